"""A card that is not playable says why, and links to the rule in the table's edition."""

import re

from playwright.sync_api import expect

from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal

DEAL = Deal(hands=("red-9 blue-1 green-2", "green-1 green-6 red-3"), top="blue-5")


def test_the_card_is_not_playable(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, edition="flip-splash", bot_delay=BOTS_WAIT)
    ann = session.player().join(table)
    expect(ann.card("red-9")).to_have_attribute("aria-label", re.compile("select to see why"))
    ann.click_card("red-9")
    why = ann.page.get_by_role("group", name="Why not?")
    expect(why).to_contain_text("match blue or 5, or play a wild")
    ann.expect_hand_size(3)
    rule = why.get_by_role("link")
    with ann.context.expect_page() as opened:
        rule.click()
    rules = opened.value
    expect(rules).to_have_url(f"{session.server.url}/rules/flip-splash#matching")
    expect(rules.locator("details#matching.here[open]")).to_be_in_viewport()
    expect(rules.get_by_role("combobox", name="Edition or sheet")).to_have_value("flip-splash")

    why.get_by_role("button", name="Close").click()
    expect(why).to_have_count(0)
    ann.play("blue-1")
    ann.expect_top("blue 1")


def test_it_is_not_your_turn(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, humans=(0, 1))
    session.socket_client(table, 1)
    ann = session.player().join(table)
    ann.play("blue-1")
    ann.expect_status("Ben\u2019s turn")
    ann.click_card("red-9")
    expect(ann.page.get_by_role("group", name="Why not?")).to_contain_text("Ben")
    ann.expect_hand_size(2)
