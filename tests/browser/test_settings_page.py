"""The settings: theme, text size, language and the rest apply at once and everywhere."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal

DEAL = Deal(hands=("red-9 green-2 blue-1", "green-1 green-6 red-3"), top="blue-5", draw="blue-7")
GROUND = "() => getComputedStyle(document.documentElement).getPropertyValue('--room').trim()"


def choose(page: Page, setting: str, value: str) -> None:
    page.locator(f"[data-setting={setting}]").select_option(value)


def test_a_theme_applies_at_once_and_stays(session: BrowserSession) -> None:
    page = session.player().open("/settings").page
    choose(page, "theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    dark = page.evaluate(GROUND)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    choose(page, "theme", "light")
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    assert page.evaluate(GROUND) != dark


def test_the_device_is_followed_where_that_is_chosen(session: BrowserSession) -> None:
    page = session.player(color_scheme="dark").open("/settings").page
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    choose(page, "theme", "system")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "day")


@pytest.mark.parametrize(("theme", "light"), [("dark", "night"), ("light", "day"), ("side", "day")])
def test_the_table_is_lit_by_the_theme(session: BrowserSession, theme: str, light: str) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    ann = session.player()
    ann.open("/settings")
    choose(ann.page, "theme", theme)
    ann.join(table)
    expect(ann.page.locator("section.mine")).to_have_attribute("data-light", light)
    # The side in play stays what it is.
    expect(ann.page.locator("html")).to_have_attribute("data-light", "day")


def test_text_grows_to_twice_its_size(session: BrowserSession) -> None:
    page = session.player(viewport={"width": 360, "height": 740}).open("/settings").page
    size = "() => parseFloat(getComputedStyle(document.querySelector('h1')).fontSize)"
    page.locator("h1").wait_for()
    before = page.evaluate(size)
    choose(page, "text-size", "200")
    page.wait_for_function(f"before => ({size})() === 2 * before", arg=before)
    for path in ("/settings", "/", "/make", "/matches", "/rules/flip-classic"):
        page.goto(session.server.url + path)
        page.locator("main h1").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_switches_reach_the_style_sheets_and_the_store(session: BrowserSession) -> None:
    page = session.player().open("/settings").page
    root = page.locator("html")
    expect(root).not_to_have_attribute("data-patterns", "on")
    page.get_by_label("Patterns on the cards").check()
    expect(root).to_have_attribute("data-patterns", "on")
    expect(root).to_have_attribute("data-motion", "full")
    choose(page, "motion", "reduce")
    expect(root).to_have_attribute("data-motion", "reduce")
    page.get_by_label("Tap twice to play a card").check()
    page.get_by_label("Single-letter shortcuts").uncheck()
    choose(page, "verbosity", "terse")
    page.get_by_label("Play sounds").check()
    page.get_by_label("A flip", exact=True).uncheck()
    page.wait_for_function(
        "() => JSON.parse(localStorage.getItem('flipdeck.settings')).sounds.flip === false"
    )
    stored = json.loads(page.evaluate("localStorage.getItem('flipdeck.settings')"))
    wanted = {
        "patterns": True,
        "motion": "reduce",
        "confirmTap": True,
        "shortcuts": False,
        "verbosity": "terse",
        "sound": True,
    }
    assert {name: stored[name] for name in wanted} == wanted
    headings = page.get_by_role("heading", level=2).all_inner_texts()
    assert headings == ["You", "Look", "Animation", "Playing", "Sounds"]
