"""A Beachcomber: whom to give, then what, or after all not."""

from playwright.sync_api import expect

from tests.support.browser_fixture import House
from tests.support.prepared_table import Deal

GIFTS = Deal(
    hands=(
        "beachcomber turquoise-3 turquoise-7 pink-4 green-5 wild",
        "orange-1 orange-2 orange-3 orange-4 orange-5 orange-6",
        "pink-1 pink-2 pink-3 pink-5 pink-6 pink-7",
    ),
    top="turquoise-5",
)


def test_a_gift_of_two_cards(house: House) -> None:
    table = house.lay(GIFTS, edition="beachcomber", people=(0, 1, 2))
    ann = house.person().sit(table, 0)
    ben = house.person().sit(table, 1)
    cleo = house.person().sit(table, 2)
    expect(ann.page.locator("header .side")).to_have_text("One-sided deck")

    ann.pick("beachcomber")
    expect(ann.page.get_by_role("dialog").locator("[data-whom]")).to_have_count(2)
    ann.page.locator("[data-whom='1']").click()
    what = ann.page.locator(".asked")
    give = what.locator("[data-do=give]")
    expect(give).to_be_disabled()
    # One of each colour: the second turquoise card takes the place of the first.
    for face in ("turquoise-3", "turquoise-7", "pink-4"):
        ann.pick(face)
    expect(ann.page.locator(".hold.chosen[data-face=turquoise-3]")).to_have_count(0)
    expect(ann.page.locator(".hold.chosen[data-face=turquoise-7]")).to_have_count(1)
    ann.pick("wild")
    expect(give).to_contain_text("2")
    give.click()
    ann.answered()

    ann.holds(3)
    assert sorted(ann.hand()) == ["green-5", "turquoise-3", "wild"]
    ann.tells("You give Ben turquoise 7 and pink 4.")
    ben.tells("Ann gives you turquoise 7 and pink 4.")
    ben.holds(8)
    assert {"turquoise-7", "pink-4"} <= set(ben.hand())
    cleo.tells("Ann gives Ben 2 cards.")
    cleo.count(1, 8)
    assert all(gift.get("face") is None for gift in cleo.heard("gave"))
    # The colour stays; the number no longer counts.
    cleo.color("turquoise")
    ben.status("Your turn")


def test_taken_back_at_every_step_and_laid_without_a_gift(house: House) -> None:
    table = house.lay(GIFTS, edition="beachcomber", bot_delay=10_000)
    ann = house.person().sit(table)
    ann.pick("beachcomber")
    whom = ann.page.get_by_role("dialog")
    whom.get_by_role("button", name="Cancel").click()
    expect(whom).to_have_count(0)

    ann.pick("beachcomber")
    ann.page.locator("[data-whom='2']").click()
    ann.pick("pink-4")
    ann.page.locator(".asked").get_by_role("button", name="Cancel").click()
    expect(ann.page.locator(".asked, .hold.chosen")).to_have_count(0)
    ann.holds(6)
    ann.on_top("turquoise 5")

    ann.pick("beachcomber")
    ann.page.get_by_role("dialog").get_by_role("button").last.click()
    ann.answered()
    ann.on_top("Beachcomber")
    ann.holds(5)
    ann.count(1, 6)
    ann.count(2, 6)
