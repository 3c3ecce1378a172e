"""One card left: UNO called in time, late, or not at all."""

import re

from playwright.sync_api import expect

from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import Deal

TWO_LEFT = Deal(hands=("blue-3 red-7", "green-1 green-6"), top="blue-5")
BEN_BEGINS = Deal(hands=("green-5 red-7", "red-6 red-8"), top="green-9", draw="yellow-1", dealer=0)


def two_players(session: BrowserSession) -> tuple[Player, Player]:
    table = session.prepare_table(TWO_LEFT, humans=(0, 1))
    return session.player().join(table, 0), session.player().join(table, 1)


def expect_nothing_to_catch(ben: Player) -> None:
    """The button is there, since Ann has one card, and says why it does nothing."""
    ben.page.get_by_role("button", name="Catch Ann").click()
    refused = ben.page.get_by_role("group", name="Why not?")
    expect(refused.get_by_role("link")).to_have_attribute("href", re.compile("#uno-catch$"))
    ben.expect_count(0, 1)


def expect_no_word_of_it(ben: Player) -> None:
    """Ann has one card and has not called; to notice that is Ben's part of the game."""
    ben.expect_count(0, 1)
    expect(ben.seat(0)).not_to_contain_text("UNO")
    ben.page.keyboard.press("e")
    polite = ben.page.locator("[aria-live=polite]").first
    expect(polite).to_contain_text("You have 2 cards. Ann has 1 card.")
    for part in (polite, ben.page.locator("aside .log"), ben.page.locator(".last")):
        expect(part).to_contain_text("Ann plays blue 3.")
        expect(part).not_to_contain_text("UNO")


def test_missed_and_caught(session: BrowserSession) -> None:
    ann, ben = two_players(session)
    ann.play("blue-3")
    ann.expect_log("You have one card and did not call UNO.")
    expect_no_word_of_it(ben)
    catch = ben.page.get_by_role("button", name="Catch Ann")
    expect(catch).to_be_enabled()
    ben.press("catch")
    ann.expect_hand_size(3)
    ann.expect_log("Ben catches you: one card and no UNO call.")
    ben.expect_log("You catch Ann: one card and no UNO call.")
    ben.expect_count(0, 3)
    # It is still Ben's turn, and nobody has a single card now.
    ben.expect_status("Your turn")
    expect(ben.page.locator("[data-do=catch]")).to_have_count(0)


def test_called_with_the_card(session: BrowserSession) -> None:
    """A call armed before the own turn is made with the card."""
    table = session.prepare_table(BEN_BEGINS, humans=(0, 1))
    ann, ben = session.player().join(table, 0), session.player().join(table, 1)
    ann.press("uno")
    expect(ann.page.locator("[data-do=uno]")).to_have_attribute("aria-pressed", "true")
    ben.press("draw")
    ann.expect_status("Your turn")
    ann.play("green-5")
    ann.expect_log("You play green 5 and call UNO.")
    ben.expect_log("Ann plays green 5 and calls UNO.")
    expect(ben.seat(0)).to_contain_text("UNO")
    expect_nothing_to_catch(ben)


def test_called_before_the_card(session: BrowserSession) -> None:
    ann, ben = two_players(session)
    ann.press("uno")
    ben.expect_log("Ann calls UNO.")
    ann.play("blue-3")
    ben.expect_log("Ann plays blue 3.")
    expect_nothing_to_catch(ben)


def test_called_late_but_before_a_catch(session: BrowserSession) -> None:
    ann, ben = two_players(session)
    ann.play("blue-3")
    ann.expect_log("You have one card and did not call UNO.")
    ann.press("uno")
    ben.expect_log("Ann calls UNO.")
    expect(ben.seat(0)).to_contain_text("UNO")
    expect_nothing_to_catch(ben)
    ann.expect_hand_size(1)
