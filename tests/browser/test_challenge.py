"""A draw-wild is challenged: only the challenger sees the hand, everyone sees the verdict."""

import pytest
from playwright.sync_api import Locator, expect

from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal


def deal_to_ann(ann: str) -> Deal:
    return Deal(hands=(ann, "green-1 green-6 yellow-3", "yellow-1 green-2 yellow-6"), top="blue-5")


def answer(player: Player, how: str) -> Locator:
    return player.page.locator(f".actions [data-do={how}]")


def challenged(session: BrowserSession, hand: str) -> tuple[Player, Player, Player]:
    """Ann played a Wild Draw Two on blue and chose red; Ben challenges her, Cleo looks on."""
    table = session.prepare_table(deal_to_ann(hand), humans=(0, 1, 2))
    ann = session.player().join(table, 0)
    ben = session.player().join(table, 1)
    cleo = session.player().join(table, 2)
    ann.play("wild-draw2", "red")
    ben.expect_status("Accept or challenge?")
    expect(ben.page.locator(".status")).to_contain_text("A bluff if Ann held blue")
    expect(answer(ben, "accept")).to_have_text("Accept Draw 2, lose your turn")
    expect(answer(ben, "challenge")).to_have_text("Challenge They draw 2, or you draw 4")
    expect(answer(cleo, "accept")).to_have_count(0)
    expect(answer(cleo, "challenge")).to_have_count(0)
    cleo.expect_status("Ben has to answer")
    ben.press("challenge")
    return ann, ben, cleo


def expect_shown_hand(ben: Player, verdict: str, cards: list[str]) -> None:
    """The hand is shown once, and not again after it is closed."""
    shown = ben.page.get_by_role("dialog", name="Ann shows you their hand")
    expect(shown.locator(".verdict")).to_have_text(verdict)
    faces = shown.locator(".cards > .card")
    assert faces.evaluate_all("all => all.map(each => each.title)") == cards
    name = f"Cards: {' and '.join(cards)}"
    expect(shown.get_by_role("img", name=name, exact=True)).to_be_visible()
    shown.get_by_role("button", name="Close").click()
    expect(shown).to_have_count(0)


def test_a_bluff_is_found_out(session: BrowserSession) -> None:
    ann, ben, cleo = challenged(session, "wild-draw2 blue-3 red-4")
    expect_shown_hand(ben, "It was a bluff", ["blue 3", "red 4"])
    ben.expect_status("Your turn")
    ben.expect_hand_size(3)
    ann.expect_hand_size(4)
    cleo.expect_count(0, 4)
    ann.expect_log("Guilty: you bluffed.")
    for player in (ben, cleo):
        player.expect_log("Guilty: Ann bluffed.")
        player.expect_color("red")
    expect_only_the_verdict(cleo)


def test_an_honest_card_costs_the_challenger_two_more(session: BrowserSession) -> None:
    ann, ben, cleo = challenged(session, "wild-draw2 green-3 red-4")
    expect_shown_hand(ben, "Not a bluff", ["green 3", "red 4"])
    ben.expect_hand_size(7)
    ann.expect_hand_size(2)
    cleo.expect_status("Your turn")
    cleo.expect_count(1, 7)
    ann.expect_log("Innocent: you did not bluff.")
    for player in (ben, cleo):
        player.expect_log("Innocent: Ann did not bluff.")
    expect_only_the_verdict(cleo)


def expect_only_the_verdict(cleo: Player) -> None:
    expect(cleo.page.get_by_role("dialog")).to_have_count(0)
    assert "Ann shows Ben their hand." in cleo.log_lines()
    assert not any("green 3" in line or "red 4" in line for line in cleo.log_lines())
    assert [event for event in cleo.received_events("hand_shown") if event.get("faces")] == []


def test_until_the_colour_comes(session: BrowserSession) -> None:
    """By night: Wild Draw Color, accepted; the pile is searched for the named colour."""
    hands = ("blue-flip/pink-1 red-1/wild-drawcolor red-2/teal-2", "blue-1/teal-1 blue-2/teal-3")
    deal = Deal(
        hands=hands,
        top="blue-5/orange-3",
        # The draw pile is turned over by the Flip: the bottom card is drawn first.
        bottom="red-6/purple-5 red-7/wild red-8/teal-8",
    )
    table = session.prepare_table(deal, humans=(0, 1), rules={"hand_size": 3})
    ann = session.player().join(table, 0)
    ben = session.socket_client(table, 1)
    ann.play("blue-flip")
    ben.wait_for_turn()
    # The card is not playable: the table passes for him.
    ben.move("draw")
    ann.expect_status("Your turn")
    ann.play("wild-drawcolor", "purple")
    ann.expect_color("purple")
    ben.move("accept")
    ann.expect_log("Ben draws 2 cards and loses a turn.")
    ann.expect_count(1, 6)


@pytest.mark.parametrize("way", ["button", "escape"])
def test_a_wild_is_taken_back(session: BrowserSession, way: str) -> None:
    table = session.prepare_table(deal_to_ann("wild red-3 red-4"), bot_delay=BOTS_WAIT)
    ann = session.player().join(table)
    ann.click_card("wild")
    asked = ann.page.get_by_role("dialog", name="wild")
    expect(asked.locator("[data-color]")).to_have_count(4)
    if way == "button":
        asked.get_by_role("button", name="Cancel").click()
    else:
        ann.page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    ann.expect_hand_size(3)
    ann.expect_top("blue 5")
    ann.play("wild", "green")
    ann.expect_hand_size(2)
    ann.expect_top("wild")
    ann.expect_color("green")
