"""A table on the smallest phones: 320 px upright, and the same held sideways."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from flipdeck import Play
from tests.browser.test_layout import APART, BLUFF, DEAL, ONE_LEFT, PILE, TABLE, TEN, covered
from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, PreparedTable

SMALL = (ViewportSize(width=320, height=568), ViewportSize(width=568, height=320))

SCROLLS = """() => {
  const room = document.querySelector('.room')
  return room.scrollHeight - room.clientHeight
}"""
"""By how many pixels the table can be scrolled."""


def on_turn(session: BrowserSession) -> PreparedTable:
    return session.prepare_table(DEAL, bot_delay=BOTS_WAIT, rules={"hand_size": 7})


def challenged(session: BrowserSession) -> PreparedTable:
    moves = [(3, Play("wild-draw2", color="green"))]
    return session.prepare_table(BLUFF, moves=moves, bot_delay=BOTS_WAIT)


def ten_seats(session: BrowserSession) -> PreparedTable:
    return session.prepare_table(TEN, bot_delay=BOTS_WAIT)


def to_catch(session: BrowserSession) -> PreparedTable:
    moves = [(1, Play("blue-8"))]
    return session.prepare_table(ONE_LEFT, humans=(0, 1), rules={"hand_size": 2}, moves=moves)


def joined(session: BrowserSession, table: PreparedTable, size: ViewportSize) -> Player:
    return session.player(viewport=size, has_touch=True).join(table)


@pytest.mark.parametrize("size", SMALL, ids=["upright", "sideways"])
@pytest.mark.parametrize(
    "prepare", [on_turn, challenged, ten_seats, to_catch], ids=lambda each: each.__name__
)
def test_nothing_overlaps_or_is_cut_off(
    session: BrowserSession, prepare: Callable[[BrowserSession], PreparedTable], size: ViewportSize
) -> None:
    ann = joined(session, prepare(session), size)
    expect(ann.page.locator(".last")).not_to_be_empty()
    found = ann.page.evaluate(APART)
    if prepare is ten_seats and size is SMALL[0]:
        # Nine others and a hand are too much for it: one scrolls to the foot of the cards.
        assert found == [".hand is cut off"]
        ann.page.locator(".hand").scroll_into_view_if_needed()
        found = ann.page.evaluate(f"() => ({APART})().filter(each => !each.startsWith('header'))")
    else:
        assert ann.page.evaluate(SCROLLS) <= 1
    assert found == []


@pytest.mark.parametrize("size", SMALL, ids=["upright", "sideways"])
def test_what_opens_covers_nothing_needed(session: BrowserSession, size: ViewportSize) -> None:
    ann = joined(session, on_turn(session), size)
    ann.seat(2).locator(".chip").click()
    assert covered(ann, ".open .backs", *TABLE) == []
    ann.page.keyboard.press("Escape")
    ann.click_card("red-8")
    assert covered(ann, ".why", ".hand", *PILE) == []
    ann.page.locator(".why").get_by_role("button").click()
    ann.click_card("wild")
    assert covered(ann, "[role=dialog]", ".hand", *PILE) == []
    ann.page.locator("[data-color=green]").click()
    ann.expect_color("green")
