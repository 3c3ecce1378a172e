"""A card that cannot be laid says why, and leads to the rule in the table's own edition."""

import re

from playwright.sync_api import expect

from tests.support.browser_fixture import House
from tests.support.prepared_table import Deal

DEAL = Deal(hands=("red-9 blue-1 green-2", "green-1 green-6 red-3"), top="blue-5")


def test_it_does_not_fit(house: House) -> None:
    table = house.lay(DEAL, edition="flip-splash", bot_delay=10_000)
    ann = house.person().sit(table)
    expect(ann.card("red-9")).to_have_attribute("aria-label", re.compile("select to see why"))
    ann.pick("red-9")
    why = ann.page.get_by_role("alert")
    expect(why).to_contain_text("match blue or 5, or play a wild")
    ann.holds(3)
    rule = why.get_by_role("link")
    with ann.context.expect_page() as opened:
        rule.click()
    rules = opened.value
    expect(rules).to_have_url(f"{house.server.url}/rules/flip-splash#matching")
    expect(rules.locator("article#matching.here")).to_be_in_viewport()
    expect(rules.get_by_role("combobox", name="Edition")).to_have_value("flip-splash")

    why.get_by_role("button", name="Close").click()
    expect(why).to_have_count(0)
    ann.lay("blue-1")
    ann.on_top("blue 1")


def test_it_is_not_your_turn(house: House) -> None:
    table = house.lay(DEAL, people=(0, 1))
    house.guest(table, 1)
    ann = house.person().sit(table)
    ann.lay("blue-1")
    ann.status("Ben\u2019s turn")
    ann.pick("red-9")
    expect(ann.page.get_by_role("alert")).to_contain_text("Ben")
    ann.holds(2)
