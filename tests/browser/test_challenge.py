"""A draw-wild is doubted: the challenger alone sees the hand, everyone hears what it showed."""

import pytest
from playwright.sync_api import expect

from tests.support.actors import Person
from tests.support.browser_fixture import House
from tests.support.prepared_table import Deal


def deal(ann: str) -> Deal:
    return Deal(hands=(ann, "green-1 green-6 yellow-3", "yellow-1 green-2 yellow-6"), top="blue-5")


def doubted(house: House, hand: str) -> tuple[Person, Person, Person]:
    """Ann laid a Wild Draw Two on blue and named red; Ben has challenged her, Cleo views_for on."""
    table = house.lay(deal(hand), people=(0, 1, 2))
    ann = house.person().sit(table, 0)
    ben = house.person().sit(table, 1)
    cleo = house.person().sit(table, 2)
    ann.lay("wild-draw2", "red")
    terms = ben.page.get_by_role("group", name="Accept or challenge?")
    expect(terms).to_contain_text("It is a bluff if Ann was holding blue.")
    expect(terms).to_contain_text("you draw 4")
    expect(cleo.page.locator(".terms")).to_have_count(0)
    cleo.status("Ben has to answer")
    ben.do("challenge")
    return ann, ben, cleo


def sees(ben: Person, verdict: str, cards: list[str]) -> None:
    """The shown hand, once, and not after it is closed."""
    shown = ben.page.get_by_role("dialog", name="Ann shows you their hand")
    expect(shown.locator(".verdict")).to_have_text(verdict)
    faces = shown.locator(".cards > .card")
    assert faces.evaluate_all("all => all.map(each => each.title)") == cards
    shown.get_by_role("button", name="Close").click()
    expect(shown).to_have_count(0)


def test_a_bluff_is_found_out(house: House) -> None:
    ann, ben, cleo = doubted(house, "wild-draw2 blue-3 red-4")
    sees(ben, "It was a bluff", ["blue 3", "red 4"])
    ben.status("Your turn")
    ben.holds(3)
    ann.holds(4)
    cleo.count(0, 4)
    ann.tells("Guilty: you bluffed.")
    for person in (ben, cleo):
        person.tells("Guilty: Ann bluffed.")
        person.color("red")
    hears_only_the_verdict(cleo)


def test_an_honest_card_costs_the_challenger_two_more(house: House) -> None:
    ann, ben, cleo = doubted(house, "wild-draw2 green-3 red-4")
    sees(ben, "Not a bluff", ["green 3", "red 4"])
    ben.holds(7)
    ann.holds(2)
    cleo.status("Your turn")
    cleo.count(1, 7)
    ann.tells("Innocent: you did not bluff.")
    for person in (ben, cleo):
        person.tells("Innocent: Ann did not bluff.")
    hears_only_the_verdict(cleo)


def hears_only_the_verdict(cleo: Person) -> None:
    expect(cleo.page.get_by_role("dialog")).to_have_count(0)
    assert "Ann shows Ben their hand." in cleo.story()
    assert not any("green 3" in line or "red 4" in line for line in cleo.story())
    assert [event for event in cleo.heard("hand_shown") if event.get("faces")] == []


def test_until_the_colour_comes(house: House) -> None:
    """By night: Wild Draw Color, accepted; the pile is searched for the named colour."""
    hands = ("blue-flip/pink-1 red-1/wild-drawcolor red-2/teal-2", "blue-1/teal-1 blue-2/teal-3")
    laid = Deal(
        hands=hands,
        top="blue-5/orange-3",
        # The draw pile is turned over by the Flip: what lay at the bottom is drawn first.
        bottom="red-6/purple-5 red-7/wild red-8/teal-8",
    )
    table = house.lay(laid, people=(0, 1), rules={"hand_size": 3})
    ann = house.person().sit(table, 0)
    ben = house.guest(table, 1)
    ann.lay("blue-flip")
    ben.on_turn()
    # The card does not fit: the table itself keeps it for him.
    ben.move("draw")
    ann.status("Your turn")
    ann.lay("wild-drawcolor", "purple")
    ann.color("purple")
    ben.move("accept")
    ann.tells("Ben draws 2 cards and loses a turn.")
    ann.count(1, 6)


@pytest.mark.parametrize("way", ["button", "escape"])
def test_a_wild_is_taken_back(house: House, way: str) -> None:
    table = house.lay(deal("wild red-3 red-4"), bot_delay=10_000)
    ann = house.person().sit(table)
    ann.pick("wild")
    asked = ann.page.get_by_role("dialog", name="wild")
    expect(asked.locator("[data-color]")).to_have_count(4)
    if way == "button":
        asked.get_by_role("button", name="Cancel").click()
    else:
        ann.page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    ann.holds(3)
    ann.on_top("blue 5")
    ann.lay("wild", "green")
    ann.holds(2)
    ann.on_top("wild")
    ann.color("green")
