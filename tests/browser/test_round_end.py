"""The end of a round: who won, how far everyone is, and what comes next."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import Deal, PreparedTable

# With two players a reverse skips: Ann plays both cards.
DEAL = Deal(hands=("blue-1 blue-reverse", "wild green-6"), top="blue-5")


def end_round(ann: Player) -> None:
    ann.play("blue-reverse")
    ann.click_card("blue-1")
    ann.page.locator("section.end").wait_for()


def two_at(session: BrowserSession, **settings: object) -> tuple[PreparedTable, Player, Player]:
    table = session.prepare_table(DEAL, humans=(0, 1), **settings)
    return table, session.player().join(table, 0), session.player().join(table, 1)


def test_the_winner_the_bars_and_the_cards_left(session: BrowserSession) -> None:
    _, ann, ben = two_at(session, target=500)
    seat = ann.page.get_by_role("group", name="Ben, 2 cards")
    others = ann.page.get_by_role("heading", name="Other players")
    expect(seat).to_have_count(1)
    expect(others).to_have_count(1)
    end_round(ann)
    end = ann.expect_end("You win the round: +46")
    ben.expect_end("Ann wins the round: +46")
    bars = end.locator("[data-part=bars] .line")
    expect(bars.nth(0)).to_contain_text("46 of 500")
    expect(bars.nth(0)).to_contain_text("+46")
    expect(bars.nth(1)).to_contain_text("0 of 500")
    expect(end.locator("li").nth(1)).to_contain_text("2 cards left, 46 points")
    expect(end.get_by_role("img", name="Cards left: green 6 and wild")).to_be_visible()
    expect(end.locator("[data-part=celebration]")).to_have_count(1)
    expect(ben.page.locator("[data-part=celebration]")).to_have_count(0)
    # Nothing can be done with the cards any more, and the seats behind the panel are not read.
    expect(ann.page.locator(".actions")).to_be_hidden()
    expect(seat).to_have_count(0)
    expect(others).to_have_count(0)


def test_the_countdown_is_no_live_region_and_can_be_held(session: BrowserSession) -> None:
    _, ann, ben = two_at(session, next_round=200_000)
    end_round(ann)
    ring = ann.page.locator("[data-do=next] [data-part=ring]")
    expect(ring).to_be_visible()
    assert ring.evaluate("each => each.closest('[aria-live], [role=status], [role=alert]')") is None
    expect(ann.page.get_by_role("button", name="Next round", exact=True)).to_be_enabled()
    ben.page.locator("[data-do=hold]").click()
    expect(ben.page.locator("[data-do=hold]")).to_have_attribute("aria-pressed", "true")
    expect(ring).to_have_count(0)
    expect(ann.page.locator("section.end")).to_contain_text("Waiting for Ben")
    ann.page.locator("[data-do=next]").click()
    expect(ann.page.locator("[data-do=next]")).to_have_text("Waiting for the others")
    ben.page.locator("[data-do=next]").click()
    for player in (ann, ben):
        expect(player.page.locator("section.end")).to_have_count(0)


def test_the_next_round_is_dealt_by_itself(session: BrowserSession) -> None:
    _, ann, _ = two_at(session, next_round=1_500)
    end_round(ann)
    expect(ann.page.locator("section.end")).to_have_count(0)
    expect(ann.page.locator("aside .log .round").last).to_have_text("Round 2")


def test_a_guest_asks_for_a_rematch_and_the_seats_stay(session: BrowserSession) -> None:
    _, ann, ben = two_at(session, mode="single")
    end_round(ann)
    end = ann.expect_end("You win the match!")
    # A single round has no totals: nobody is shown a zero.
    expect(end.locator("[data-part=bars]")).to_have_count(0)
    expect(ann.page.locator("aside table")).to_have_count(0)
    ben.page.locator("[data-do=ask-rematch]").click()
    expect(ben.page.locator("[data-do=ask-rematch]")).to_be_disabled()
    expect(end).to_contain_text("Asked to play again: Ben")
    ann.page.locator("[data-do=rematch]").click()
    for player, chair, name in ((ann, 1, "Ben"), (ben, 0, "Ann")):
        expect(player.page.locator("section.end")).to_have_count(0)
        expect(player.seat(chair)).to_contain_text(name)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
def test_the_end_fits_a_phone(session: BrowserSession, width: int, height: int) -> None:
    table = session.prepare_table(DEAL, humans=(0, 1))
    session.socket_client(table, 1)
    ann = session.player(viewport=ViewportSize(width=width, height=height)).join(table, 0)
    end_round(ann)
    expect(ann.page.locator("[data-do=next]")).to_be_in_viewport()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
    assert ann.page.locator("section.end").evaluate("e => e.scrollWidth <= e.clientWidth")
