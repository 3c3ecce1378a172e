"""The home page: a match that was left, codes that no table has, the card that turns over."""

import re

from playwright.sync_api import expect

from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal

DEAL = Deal(hands=("red-9 green-2 blue-1", "green-1 green-6 red-3"), top="blue-5", draw="blue-7")


def test_a_match_that_was_left_is_offered_again(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    ann = session.player()
    ann.open("/")
    ann.page.locator("[data-do=play]").wait_for()
    expect(ann.page.locator("[data-do=resume]")).to_have_count(0)
    ann.join(table).open("/")
    resume = ann.page.locator("[data-do=resume]")
    expect(resume).to_contain_text("Your turn, round 1 against Ben")
    resume.click()
    ann.play("blue-1")
    ann.expect_hand_size(2)
    ann.open("/")
    expect(resume).to_contain_text("Round 1 against Ben")
    expect(resume).not_to_contain_text("Your turn")


def test_a_seat_that_was_given_up_is_not_offered(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    ann = session.player().join(table)
    ann.page.evaluate(
        "code => localStorage.setItem(`flipdeck.seat.${code}`, 'x'.repeat(30))", table.code
    )
    ann.allowed_problems = ("403",)
    with ann.page.expect_response(re.compile("/seat$")) as answer:
        ann.open("/")
    assert answer.value.status == 403
    expect(ann.page.locator("[data-do=resume]")).to_have_count(0)


def test_an_unknown_code_is_corrected_in_place(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    eve = session.player().open("/")
    eve.allowed_problems = ("404",)
    code = eve.page.get_by_label("Table code")
    code.fill("zzzzzz")
    code.press("Enter")
    expect(eve.page.get_by_role("alert")).to_have_text(
        "There is no table ZZZZZZ. Check the code and try again."
    )
    expect(code).to_be_focused()
    expect(eve.page).to_have_url(session.server.url + "/")
    code.fill(table.code.lower())
    code.press("Enter")
    eve.page.locator(".watching").wait_for()
    expect(eve.page).to_have_url(session.server.url + table.page)


def test_a_link_to_no_table_offers_a_field(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    eve = session.player().open("/t/ZZZZZZ")
    expect(eve.page.get_by_role("status")).to_have_text("There is no such table.")
    code = eve.page.get_by_label("Table code")
    expect(code).to_have_value("ZZZZZZ")
    code.fill(table.code)
    eve.page.get_by_role("button", name="Join").click()
    eve.page.locator(".watching").wait_for()


def test_the_card_turns_over_and_takes_the_light_along(session: BrowserSession) -> None:
    for motion in ("no-preference", "reduce"):
        ann = session.player(reduced_motion=motion).open("/")
        card = ann.page.get_by_role("button", name="Turn the card over")
        hero = ann.page.locator(".hero")
        expect(hero).to_have_attribute("data-light", "day")
        card.click()
        expect(hero).to_have_attribute("data-light", "night")
        expect(card).to_have_attribute("aria-pressed", "true")
        turns = card.locator(".turn").evaluate("turn => getComputedStyle(turn).transform")
        assert (turns == "none") == (motion == "reduce")
        card.click()
        expect(hero).to_have_attribute("data-light", "day")


LAST_LINES = """() => {
  const range = document.createRange()
  const short = []
  for (const each of document.querySelectorAll('main :is(.lead, .soft)')) {
    range.selectNodeContents(each)
    const lines = new Map()
    for (const box of range.getClientRects()) {
      const line = lines.get(Math.round(box.top)) ?? []
      lines.set(Math.round(box.top), [...line, box])
    }
    const wide = [...lines.values()].map(line =>
      Math.max(...line.map(box => box.right)) - Math.min(...line.map(box => box.left)))
    if (wide.length > 1 && wide.at(-1) < 0.25 * Math.max(...wide)) short.push(each.textContent)
  }
  return short
}"""
"""The texts whose last line holds hardly a word."""


def test_no_text_ends_with_a_lone_word(session: BrowserSession) -> None:
    page = session.player().open("/").page
    page.locator("[data-do=play]").wait_for()
    for width in (1440, 1024, 768, 360):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(LAST_LINES) == [], width


def test_every_page_around_the_table_is_linked(session: BrowserSession) -> None:
    page = session.player().open("/").page
    ways = page.get_by_role("navigation", name="More").get_by_role("link")
    found = [link.get_attribute("href") for link in ways.all()]
    assert found == [
        "/learn",
        "/rules/flip-classic",
        "/pad",
        "/tournaments/new",
        "/matches",
        "/settings",
    ]
    expect(page.get_by_label("Language")).to_have_value("en")
    expect(page.get_by_text("An unofficial table")).to_be_visible()
