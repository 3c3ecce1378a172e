"""A Beachcomber: to whom, which cards, or no gift."""

from playwright.sync_api import expect

from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal

GIFTS = Deal(
    hands=(
        "beachcomber turquoise-3 turquoise-7 pink-4 green-5 wild",
        "orange-1 orange-2 orange-3 orange-4 orange-5 orange-6",
        "pink-1 pink-2 pink-3 pink-5 pink-6 pink-7",
    ),
    top="turquoise-5",
)


def test_a_gift_of_two_cards(session: BrowserSession) -> None:
    table = session.prepare_table(GIFTS, edition="beachcomber", humans=(0, 1, 2))
    ann = session.player().join(table, 0)
    ben = session.player().join(table, 1)
    cleo = session.player().join(table, 2)
    expect(ann.page.locator("header .side")).to_have_text("One-sided deck")

    ann.click_card("beachcomber")
    expect(ann.page.get_by_role("dialog").locator("[data-whom]")).to_have_count(2)
    ann.page.locator("[data-whom='1']").click()
    what = ann.page.locator(".asked")
    give = what.locator("[data-do=give]")
    expect(give).to_be_disabled()
    # One of each colour: the second turquoise card takes the place of the first.
    for face in ("turquoise-3", "turquoise-7", "pink-4"):
        ann.click_card(face)
    expect(ann.page.locator(".hold.chosen[data-face=turquoise-3]")).to_have_count(0)
    expect(ann.page.locator(".hold.chosen[data-face=turquoise-7]")).to_have_count(1)
    expect(ann.card("turquoise-7")).to_have_attribute("aria-selected", "true")
    expect(ann.card("turquoise-3")).to_have_attribute("aria-selected", "false")
    expect(ann.card("turquoise-7")).to_have_accessible_name("turquoise 7, chosen to give")
    expect(ann.card("green-5")).to_have_accessible_name("green 5, can be given")
    expect(ann.card("wild")).to_have_accessible_name("wild, cannot be given")
    ann.click_card("wild")
    expect(give).to_contain_text("2")
    give.click()
    ann.wait_for_answer()

    ann.expect_hand_size(3)
    assert sorted(ann.hand()) == ["green-5", "turquoise-3", "wild"]
    ann.expect_log("You give Ben turquoise 7 and pink 4.")
    ben.expect_log("Ann gives you turquoise 7 and pink 4.")
    ben.expect_hand_size(8)
    assert {"turquoise-7", "pink-4"} <= set(ben.hand())
    cleo.expect_log("Ann gives Ben 2 cards.")
    cleo.expect_count(1, 8)
    assert all(gift.get("face") is None for gift in cleo.received_events("gave"))
    # The colour stays; the number no longer counts.
    cleo.expect_color("turquoise")
    ben.expect_status("Your turn")


def test_cancelled_at_every_step_and_played_without_a_gift(session: BrowserSession) -> None:
    table = session.prepare_table(GIFTS, edition="beachcomber", bot_delay=BOTS_WAIT)
    ann = session.player().join(table)
    ann.click_card("beachcomber")
    whom = ann.page.get_by_role("dialog")
    whom.get_by_role("button", name="Cancel").click()
    expect(whom).to_have_count(0)

    ann.click_card("beachcomber")
    ann.page.locator("[data-whom='2']").click()
    ann.click_card("pink-4")
    ann.page.locator(".asked").get_by_role("button", name="Cancel").click()
    expect(ann.page.locator(".asked, .hold.chosen")).to_have_count(0)
    ann.expect_hand_size(6)
    ann.expect_top("turquoise 5")

    ann.click_card("beachcomber")
    ann.page.get_by_role("dialog").get_by_role("button").last.click()
    ann.wait_for_answer()
    ann.expect_top("Beachcomber")
    ann.expect_hand_size(5)
    ann.expect_count(1, 6)
    ann.expect_count(2, 6)
