"""One card left: the call made in time, late, and not at all."""

from playwright.sync_api import expect

from tests.support.actors import Person
from tests.support.browser_fixture import House
from tests.support.prepared_table import Deal

TWO_LEFT = Deal(hands=("blue-3 red-7", "green-1 green-6"), top="blue-5")
BEN_BEGINS = Deal(hands=("green-5 red-7", "red-6 red-8"), top="green-9", draw="yellow-1", dealer=0)


def two_people(house: House) -> tuple[Person, Person]:
    table = house.lay(TWO_LEFT, people=(0, 1))
    return house.person().sit(table, 0), house.person().sit(table, 1)


def test_missed_and_caught(house: House) -> None:
    ann, ben = two_people(house)
    ann.lay("blue-3")
    expect(ben.seat(0)).to_contain_text("No call!")
    catch = ben.page.get_by_role("button", name="Catch Ann")
    expect(catch).to_be_enabled()
    ben.do("catch")
    ann.holds(3)
    ann.tells("Ben catches you: one card and no UNO call.")
    ben.tells("You catch Ann: one card and no UNO call.")
    ben.count(0, 3)
    expect(ben.seat(0)).not_to_contain_text("No call!")
    # It is Ben's turn all the same, and there is nobody left to catch.
    ben.status("Your turn")
    expect(ben.page.locator("[data-do=catch]")).to_be_disabled()


def test_called_with_the_card(house: House) -> None:
    """Made ready out of turn, the call goes out with the card."""
    table = house.lay(BEN_BEGINS, people=(0, 1))
    ann, ben = house.person().sit(table, 0), house.person().sit(table, 1)
    ann.do("uno")
    expect(ann.page.locator("[data-do=uno]")).to_have_attribute("aria-pressed", "true")
    ben.do("draw")
    ann.status("Your turn")
    ann.lay("green-5")
    ann.tells("You play green 5 and call UNO.")
    ben.tells("Ann plays green 5 and calls UNO.")
    expect(ben.seat(0)).to_contain_text("UNO")
    expect(ben.page.locator("[data-do=catch]")).to_be_disabled()


def test_called_before_the_card(house: House) -> None:
    ann, ben = two_people(house)
    ann.do("uno")
    ben.tells("Ann calls UNO.")
    ann.lay("blue-3")
    ben.tells("Ann plays blue 3.")
    expect(ben.page.locator("[data-do=catch]")).to_be_disabled()


def test_called_late_but_before_anybody_caught_it(house: House) -> None:
    ann, ben = two_people(house)
    ann.lay("blue-3")
    ann.tells("You have one card and did not call UNO.")
    ann.do("uno")
    ben.tells("Ann calls UNO.")
    expect(ben.page.locator("[data-do=catch]")).to_be_disabled()
    ann.holds(1)
