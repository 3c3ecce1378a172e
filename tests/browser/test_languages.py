"""Every page in every language, for every player the own one, changed at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from flipdeck import Play
from flipdeck.rules.locales import locales
from flipdeck.rules.localization import Wording, message
from tests.browser.test_axe import STATES, challenged, on_turn, round_end
from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal, PreparedTable
from tests.support.score_pad import ScorePad
from tests.support.text_layout import cut_text
from tests.support.tournament_pages import link_of, make_tournament

LANGUAGES: Final = tuple(locales())
SIZES: Final = (ViewportSize(width=360, height=740), ViewportSize(width=1440, height=900))
CHOOSE_LANGUAGE: Final = """language => {
  const stored = JSON.parse(localStorage.getItem('flipdeck.settings') ?? '{}')
  localStorage.setItem('flipdeck.settings', JSON.stringify({ ...stored, language }))
  dispatchEvent(new StorageEvent('storage', { key: 'flipdeck.settings' }))
}"""
"""What choosing a language in another tab of this browser does to this one."""

PAGES: Final = (
    *("/", "/make", "/rules", "/rules/beachcomber", "/settings", "/matches", "/learn"),
    *("/pad", "/tournaments/new", "/no-such-page"),
)

PLANTED: Final = {
    "document.querySelector('select').style.width = '60px'": "list: ",
    "document.querySelector('input').placeholder = 'much more than '.repeat(20)": "field: ",
    "document.querySelector('h1').style.paddingLeft = '99vw'": "the page is",
    """const button = document.createElement('button')
    button.textContent = 'Much too low'
    document.querySelector('main').append(button)
    button.className = 'low'
    button.style.cssText = 'height: 4px; min-height: 0; padding: 0'""": "low: ",
    "document.querySelector('legend').style.cssText = 'overflow: hidden; width: 20px'": "LEGEND",
    "const h1 = document.querySelector('h1'); h1.style.transform = 'translateX(-90vw)'": "outside",
}
"""What spoils the settings page, and how the check begins to report it."""


def show(player: Player, language: str) -> None:
    """Change the language of the page and wait until it is shown."""
    player.page.evaluate(CHOOSE_LANGUAGE, language)
    player.page.locator(f"html[lang='{language}']").wait_for()


def unreadable(player: Player) -> dict[str, list[str]]:
    """What is cut off in each language and size of the page that is open."""
    found = {}
    # Laid out, but not painted: painting it 28 times costs twice as much as all the rest.
    player.page.evaluate("document.documentElement.style.clipPath = 'inset(50%)'")
    for size in SIZES:
        player.page.set_viewport_size(size)
        for language in LANGUAGES:
            show(player, language)
            if cut := cut_text(player.page):
                found[f"{language} {size['width']}"] = cut
    player.page.evaluate("document.documentElement.style.clipPath = ''")
    return found


@pytest.mark.parametrize("path", PAGES)
def test_no_text_is_cut_off_on_a_page(session: BrowserSession, path: str) -> None:
    player = session.player().open(path)
    player.page.locator("main, .notice").first.wait_for()
    assert unreadable(player) == {}


@pytest.mark.parametrize("state", STATES)
def test_no_text_is_cut_off_at_a_table(session: BrowserSession, state: str) -> None:
    prepare, act = STATES[state]
    player = session.player().join(prepare(session))
    act(player)
    assert unreadable(player) == {}


def test_no_text_is_cut_off_in_what_is_said_of_a_seat(session: BrowserSession) -> None:
    hands = ("blue-1 red-9", "blue-2 green-6", "green-1 red-3", "yellow-4 red-4")
    table = session.prepare_table(
        Deal(hands=hands, top="blue-5", dealer=0),
        humans=(0, 1, 2, 3),
        mode="partners",
        turn_time=15,
        bot_delay=BOTS_WAIT,
    )
    for seat in (1, 2):
        session.socket_client(table, seat)
    ann = session.player().join(table)
    for seat, words in ((1, "Playing"), (2, "Partner"), (3, "Away")):
        expect(ann.seat(seat)).to_contain_text(words)
    assert unreadable(ann) == {}
    show(ann, "en")
    # Ben's time is up.
    expect(ann.seat(1)).to_contain_text("Autopilot")
    assert unreadable(ann) == {}


def test_no_text_is_cut_off_where_one_player_is_out(session: BrowserSession) -> None:
    deal = Deal(hands=("blue-3", "wild", "green-1", "yellow-7"), top="blue-5")
    table = session.prepare_table(
        deal, mode="elimination", target=20, moves=[(0, Play("blue-3"))], bot_delay=BOTS_WAIT
    )
    ann = session.player().join(table)
    ann.page.locator("[data-do=next]").click()
    expect(ann.seat(1)).to_contain_text("Out")
    assert unreadable(ann) == {}


@pytest.mark.parametrize(
    "prepare", [on_turn, challenged, round_end], ids=lambda each: each.__name__
)
def test_no_text_is_cut_off_in_the_text_view(
    session: BrowserSession, prepare: Callable[[BrowserSession], PreparedTable]
) -> None:
    player = session.player()
    player.context.add_init_script(
        "localStorage.setItem('flipdeck.access', '{\"textView\": true}')"
    )
    player.open(prepare(session).link(0))
    player.page.get_by_role("heading", name="Other players").wait_for()
    assert unreadable(player) == {}


def test_no_text_is_cut_off_in_a_lobby_and_on_the_big_screen(session: BrowserSession) -> None:
    ann = session.player().open("/make")
    ann.page.get_by_role("button", name="Make the table").click()
    ann.page.locator(".seats").wait_for()
    assert unreadable(ann) == {}
    eve = session.player().watch(on_turn(session))
    assert unreadable(eve) == {}
    for address in (f"{on_turn(session).page}/screen", f"{ann.page.url.split('#')[0]}/screen"):
        screen = session.player()
        screen.page.goto(address if address.startswith("http") else session.server.url + address)
        screen.page.locator("main").wait_for()
        assert unreadable(screen) == {}


def test_no_text_is_cut_off_at_a_tournament_and_on_a_score_pad(session: BrowserSession) -> None:
    organiser = session.player()
    make_tournament(organiser)
    assert unreadable(organiser) == {}
    for which in ("join", "screen"):
        guest = session.player()
        guest.page.goto(link_of(organiser, which))
        guest.page.locator("main").wait_for()
        assert unreadable(guest) == {}
    writer = session.player().open("/pad")
    ScorePad(writer.page).start("points", ["Ann", "Ben"])
    assert unreadable(writer) == {}


@pytest.mark.parametrize(
    ("path", "title", "language"),
    [("/", "home-title", "fi"), ("/settings", "settings-title", "pt-BR")],
)
def test_a_language_chosen_in_the_list_is_shown_at_once_and_stays(
    session: BrowserSession, path: str, title: str, language: str
) -> None:
    page = session.player().open(path).page
    choice = page.get_by_role("combobox", name="Language")
    expect(choice.get_by_role("option")).to_have_text([each.name for each in locales().values()])
    choice.select_option(label=locales()[language].name)
    text = page.get_by_text(message(title, locale=language), exact=True)
    expect(text).to_be_visible()
    page.reload()
    expect(text).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_a_language_chosen_in_the_menu_is_shown_at_once_and_to_oneself(
    session: BrowserSession,
) -> None:
    deal = Deal(hands=("blue-1 red-9", "green-1 green-6"), top="blue-5")
    table = session.prepare_table(deal, humans=(0, 1))
    ann, ben = session.player().join(table), session.player().join(table, 1)
    ann.page.locator("[data-do=menu]").click()
    ann.page.get_by_label("Language").select_option(label="Deutsch")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    ann.page.keyboard.press("Escape")
    card = Wording("de").card("blue-1", as_object=True)
    played = message("log-play.you", {"card-object": card}, locale="de")
    ann.expect_status(message("turn-yours", locale="de"))
    ann.play("blue-1")
    ann.expect_log(played)
    ben.expect_log("Ann plays blue 1.")
    ann.page.reload()
    ann.expect_log(played)


def test_the_check_finds_what_is_planted(session: BrowserSession) -> None:
    player = session.player().open("/settings")
    player.page.locator("main").wait_for()
    assert cut_text(player.page) == []
    for change, found in PLANTED.items():
        player.page.evaluate(f"() => {{ {change} }}")
        assert any(line.startswith(found) for line in cut_text(player.page)), found
        player.page.reload()
        player.page.locator("main").wait_for()
