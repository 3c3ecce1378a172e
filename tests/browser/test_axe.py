"""axe-core finds nothing on any page, in any state of a table, by day and by night."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from flipdeck import AnyMove, Play
from tests.support.actors import Player
from tests.support.axe import axe_problems
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal, PreparedTable
from tests.support.score_pad import ScorePad
from tests.support.tournament_pages import link_of, make_tournament, sign_in

PHONE = {"width": 360, "height": 740}
DESK = {"width": 1440, "height": 900}

HANDS = (
    "blue-1 red-9 wild blue-flip",
    "green-1 green-6 red-3 yellow-2",
    "red-1 red-2 green-3 red-4",
)
TURN = Deal(hands=HANDS, top="blue-5")
CHALLENGED = Deal(
    hands=("blue-1 red-9 wild", "red-1 red-2 green-3", "wild-draw2 red-3 green-1"),
    top="blue-5",
    dealer=1,
)
GIFTS = Deal(
    hands=("beachcomber turquoise-3 pink-4 wild", "orange-1 orange-2 orange-3 orange-4"),
    top="turquoise-5",
)
LAST = Deal(hands=("blue-3", "red-9"), top="blue-5")
PLAYED: tuple[tuple[int, AnyMove], ...] = ((2, Play(card="wild-draw2", color="red")),)


def on_turn(session: BrowserSession) -> PreparedTable:
    return session.prepare_table(TURN, bot_delay=BOTS_WAIT)


def flipped(session: BrowserSession) -> PreparedTable:
    deal = Deal(hands=HANDS, top="blue-5", bottom="blue-6/pink-7")
    return session.prepare_table(deal, moves=[(0, Play(card="blue-flip"))], bot_delay=BOTS_WAIT)


def challenged(session: BrowserSession) -> PreparedTable:
    return session.prepare_table(CHALLENGED, moves=PLAYED, bot_delay=BOTS_WAIT)


def gifts(session: BrowserSession) -> PreparedTable:
    return session.prepare_table(GIFTS, edition="beachcomber", bot_delay=BOTS_WAIT)


def round_end(session: BrowserSession) -> PreparedTable:
    return session.prepare_table(LAST, moves=[(0, Play(card="blue-3"))], bot_delay=BOTS_WAIT)


def match_end(session: BrowserSession) -> PreparedTable:
    return session.prepare_table(
        LAST, moves=[(0, Play(card="blue-3"))], mode="single", bot_delay=BOTS_WAIT
    )


def ask_color(ann: Player) -> None:
    ann.page.get_by_role("option", name="wild, playable").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("button", name="green", exact=True)).to_be_visible()


def ask_whom(ann: Player) -> None:
    ann.page.get_by_role("option", name="Beachcomber").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("button", name="Nobody")).to_be_visible()


def ask_gift(ann: Player) -> None:
    ask_whom(ann)
    ann.page.get_by_role("dialog").get_by_role("button", name="Ben").click()
    ann.page.get_by_role("option", name="pink 4").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("button", name="Give 1 card")).to_be_enabled()


def refuse(ann: Player) -> None:
    ann.page.get_by_role("option", name="red 9").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("group", name="Why not?")).to_be_visible()


def open_keys(ann: Player) -> None:
    ann.page.get_by_role("button", name="Keys").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("dialog", name="Keys")).to_be_visible()


def open_menu(ann: Player) -> None:
    ann.page.get_by_role("button", name="Menu").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()


def from_menu(what: str) -> Callable[[Player], None]:
    """Open one of the sheets that the menu leads to."""

    def act(ann: Player) -> None:
        open_menu(ann)
        ann.page.locator(f"[data-do={what}]").click()
        expect(ann.page.locator(f"[role=dialog] [data-do={what}]")).to_have_count(0)
        expect(ann.page.get_by_role("dialog").get_by_role("button").first).to_be_visible()

    return act


def open_log(ann: Player) -> None:
    # On a desk the log is beside the table from the beginning.
    if ann.page.get_by_role("log").count() == 0:
        ann.page.locator("[data-do=log]").click()
    expect(ann.page.get_by_role("log")).to_be_visible()


def challenge(ann: Player) -> None:
    ann.page.locator("[data-do=challenge]").click()
    expect(ann.page.locator(".verdict")).to_be_visible()
    # "+4" fades away.
    expect(ann.page.locator(".grown")).to_have_count(0)


def with_clock(session: BrowserSession) -> PreparedTable:
    return session.prepare_table(TURN, bot_delay=BOTS_WAIT, turn_time=60)


def nothing(ann: Player) -> None:
    """The state is what the table is opened in."""


STATES: dict[str, tuple[Callable[[BrowserSession], PreparedTable], Callable[[Player], None]]] = {
    "light side": (on_turn, nothing),
    "dark side": (flipped, nothing),
    "colour asked": (on_turn, ask_color),
    "refused": (on_turn, refuse),
    "keys": (on_turn, open_keys),
    "menu": (on_turn, open_menu),
    "challenge asked": (challenged, nothing),
    "gift to whom": (gifts, ask_whom),
    "gift of what": (gifts, ask_gift),
    "hand shown": (challenged, challenge),
    "settings": (on_turn, from_menu("settings")),
    "host": (on_turn, from_menu("host")),
    "leave": (on_turn, from_menu("leave")),
    "log": (on_turn, open_log),
    "clock": (with_clock, nothing),
    "round end": (round_end, nothing),
    "match end": (match_end, nothing),
}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("state", STATES)
def test_a_table(session: BrowserSession, state: str, size: dict[str, int]) -> None:
    prepare, act = STATES[state]
    ann = session.player(viewport=size).open(prepare(session).link(0))
    expect(ann.page.get_by_role("heading", level=1).first).to_be_attached()
    act(ann)
    # By night only what is not the same on a desk: colours do not depend on the width.
    assert axe_problems(ann.page, by_night=size is DESK or state == "log") == []


@pytest.mark.parametrize(
    "state", ["light side", "dark side", "challenge asked", "round end", "match end"]
)
def test_the_text_view(session: BrowserSession, state: str) -> None:
    ann = session.player()
    ann.context.add_init_script("localStorage.setItem('flipdeck.access', '{\"textView\": true}')")
    ann.open(STATES[state][0](session).link(0))
    expect(ann.page.get_by_role("heading", name="Other players")).to_be_visible()
    assert axe_problems(ann.page) == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(
    "path",
    [
        *("/", "/make", "/rules/flip-classic", "/settings", "/matches", "/learn"),
        *("/pad", "/tournaments/new", "/nowhere"),
    ],
)
def test_a_page(session: BrowserSession, path: str, size: dict[str, int]) -> None:
    ann = session.player(viewport=size).open(path)
    expect(ann.page.get_by_role("main")).to_be_visible()
    assert axe_problems(ann.page) == []


def test_a_lobby_and_a_spectator(session: BrowserSession) -> None:
    ann = session.player().open("/make")
    ann.page.get_by_role("button", name="Make the table").click()
    ann.page.locator(".seats").wait_for()
    assert axe_problems(ann.page) == []
    eve = session.player().open(on_turn(session).page)
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    assert axe_problems(eve.page) == []


def test_the_big_screen(session: BrowserSession) -> None:
    screen = session.player().open(f"{on_turn(session).page}/screen")
    expect(screen.page.get_by_role("status").first).to_have_text("Ann\u2019s turn")
    assert axe_problems(screen.page) == []


def test_a_score_pad(session: BrowserSession) -> None:
    ann = session.player().open("/pad")
    pad = ScorePad(ann.page)
    pad.start("points", ["Ann", "Ben"])
    assert axe_problems(ann.page) == []
    ann.page.get_by_role("link", name="Round 1").or_(pad.do("enter")).first.click()
    expect(ann.page.get_by_role("heading", name="Round 1")).to_be_visible()
    assert axe_problems(ann.page) == []


def test_a_tournament(session: BrowserSession) -> None:
    organiser, ann, screen = session.player(), session.player(), session.player()
    make_tournament(organiser)
    assert axe_problems(organiser.page) == []
    join = link_of(organiser, "join")
    ann.page.goto(join)
    expect(ann.page.get_by_label("Your name")).to_be_visible()
    assert axe_problems(ann.page) == []
    sign_in(ann, join, "Ann")
    assert axe_problems(ann.page) == []
    screen.page.goto(link_of(organiser, "screen"))
    expect(screen.page.get_by_role("main")).to_be_visible()
    assert axe_problems(screen.page) == []


def test_the_check_finds_what_is_planted(session: BrowserSession) -> None:
    ann = session.player().open("/")
    expect(ann.page.get_by_role("main")).to_be_visible()
    ann.page.evaluate(
        "() => document.querySelector('main').append(document.createElement('button'))"
    )
    assert any(line.startswith("button-name") for line in axe_problems(ann.page))
