"""House rules at the table: a swap, a jump-in, a debt."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal

SEVENS = Deal(
    hands=("blue-7 red-1 red-2", "green-1 green-2 green-3", "yellow-1 yellow-2 yellow-3"),
    top="blue-3",
)
EQUALS = Deal(
    hands=("blue-5 red-1 red-2", "blue-9 green-2 green-3", "blue-5 yellow-2 yellow-3"),
    top="blue-3",
)
DEBTS = Deal(
    hands=("blue-draw1 red-1 red-2", "red-draw1 green-2 green-3", "yellow-1 yellow-2 yellow-3"),
    top="blue-3",
)


def test_a_seven_asks_with_whom_to_swap_hands(session: BrowserSession) -> None:
    table = session.prepare_table(SEVENS, humans=(0, 1, 2), rules={"seven_swap": True})
    ann = session.player().join(table, 0)
    cleo = session.player().join(table, 2)
    ann.click_card("blue-7")
    expect(ann.page.get_by_role("dialog").locator("[data-whom]")).to_have_count(2)
    ann.page.locator("[data-whom='2']").click()
    ann.wait_for_answer()
    ann.expect_log("You swap hands with Cleo.")
    cleo.expect_log("Ann swaps hands with you.")
    assert sorted(ann.hand()) == ["yellow-1", "yellow-2", "yellow-3"]
    assert sorted(cleo.hand()) == ["red-1", "red-2"]


def test_a_jump_in_and_one_that_comes_too_late(session: BrowserSession) -> None:
    table = session.prepare_table(
        EQUALS, humans=(0, 1, 2), bot_delay=BOTS_WAIT, rules={"jump_in": True}
    )
    ann = session.player().join(table, 0)
    ben = session.player().join(table, 1)
    cleo = session.player().join(table, 2)
    ann.click_card("blue-5")
    ann.wait_for_answer()
    cleo.expect_log("Ann plays blue 5.")
    cleo.click_card("blue-5")
    cleo.wait_for_answer()
    ann.expect_log("Cleo jumps in.")
    ann.expect_status("Your turn")
    cleo.expect_hand_size(2)
    # Ben's turn is over before it began: his card is refused by name, and nothing is lost.
    ben.click_card("blue-9")
    expect(ben.page.get_by_role("group", name="Why not?")).to_contain_text("cannot jump in")
    ben.expect_hand_size(3)


def test_a_debt_is_stacked_and_paid(session: BrowserSession) -> None:
    table = session.prepare_table(DEBTS, humans=(0, 1, 2), rules={"stacking": "same"})
    ann = session.player().join(table, 0)
    ben = session.player().join(table, 1)
    cleo = session.player().join(table, 2)
    ann.click_card("blue-draw1")
    ben.expect_status("Stack a card or accept?")
    ben.click_card("red-draw1")
    cleo.expect_status("Stack a card or accept?")
    accept = cleo.page.locator("[data-do=accept]")
    expect(accept).to_contain_text("Draw 2")
    accept.click()
    cleo.expect_hand_size(5)
    ann.expect_status("Your turn")
