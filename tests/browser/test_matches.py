"""Whole matches of every mode in the page, with their scores and winners."""

import re

from playwright.sync_api import Locator, expect

from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import Deal

# Ann goes out at her second turn: nobody else has a card playable on blue or 3.
FIRST = Deal(
    hands=("blue-3 blue-4", "red-9 red-8", "green-1 green-2", "yellow-7 yellow-6"),
    top="blue-5",
    draw="red-7 green-6 yellow-8",
)


def first_round(ann: Player) -> None:
    ann.press("uno")
    ann.play("blue-3")
    ann.expect_status("Your turn")
    ann.play("blue-4")
    ann.page.locator("section.end").wait_for()


def play_match(ann: Player) -> Locator:
    """Play rounds until the match is over, and return the panel that names the winner."""
    while True:
        ann.play_out()
        over = ann.page.locator("section.end").filter(
            has=ann.page.locator("[data-do=rematch], [data-do=next]:enabled")
        )
        over.wait_for()
        if over.locator("[data-do=rematch]").count():
            return over
        deal_next(ann)


def deal_next(ann: Player) -> None:
    """Ask for the next round; bots may have finished it before the page is read."""
    rounds = int(ann.page.locator("aside table").get_attribute("data-rounds") or 0)
    ann.page.locator("[data-do=next]").click()
    ann.page.wait_for_function(
        """rounds => !document.querySelector('section.end')
          || Number(document.querySelector('aside table').dataset.rounds) > rounds""",
        arg=rounds,
    )


def totals(ann: Player) -> dict[str, int]:
    sheet = ann.page.locator("aside table")
    names = [name.strip() for name in sheet.locator("tbody th").all_inner_texts()]
    points = sheet.locator("td.total").all_inner_texts()
    named = ["Ann" if name == "You" else name for name in names]
    return {name: int(held) for name, held in zip(named, points, strict=True)}


OWN_TEAM = "Your team (you and Cleo)"


def test_partners(session: BrowserSession) -> None:
    table = session.prepare_table(FIRST, mode="partners", target=60)
    ann = session.player().join(table)
    expect(ann.page.locator("aside")).to_contain_text("First team to 60 points wins.")
    expect(ann.seat(2)).to_contain_text("Partner")
    first_round(ann)
    # 9, 8 and 7 of Ben's, 7, 6 and 8 of Dan's; Cleo's cards are no opponent's.
    ann.expect_end("Your team wins the round: +45")
    assert totals(ann) == {OWN_TEAM: 45, "Ben and Dan": 0}
    deal_next(ann)
    play_match(ann)
    teams = totals(ann)
    winners = max(teams, key=lambda team: teams[team])
    assert teams[winners] >= 60
    own = winners == OWN_TEAM
    ann.expect_end("Your team wins the match!" if own else f"{winners} win the match")


def test_elimination(session: BrowserSession) -> None:
    deal = Deal(hands=FIRST.hands[:3], top=FIRST.top, draw="red-7 green-6")
    table = session.prepare_table(deal, mode="elimination", target=20)
    ann = session.player().join(table)
    expect(ann.page.locator("aside")).to_contain_text("Reach 20 and you are out")
    first_round(ann)
    assert totals(ann) == {"Ann": 0, "Ben": 24, "Cleo": 9}
    out = ann.page.locator("aside tbody th.out")
    expect(out).to_have_text("Ben")
    ann.page.locator("[data-do=next]").click()
    expect(ann.seat(1)).to_contain_text("Out")
    ann.expect_count(1, 0)
    play_match(ann)
    points = totals(ann)
    assert points["Ben"] == 24
    (last,) = [name for name, held in points.items() if held < 20]
    ann.expect_end("You win the match!" if last == "Ann" else f"{last} wins the match")


def test_lowest(session: BrowserSession) -> None:
    deal = Deal(hands=FIRST.hands[:3], top=FIRST.top, draw="red-7 green-6")
    table = session.prepare_table(deal, mode="lowest", target=20)
    ann = session.player().join(table)
    expect(ann.page.locator("aside")).to_contain_text(
        "The lowest total wins once somebody reaches 20."
    )
    first_round(ann)
    assert totals(ann) == {"Ann": 0, "Ben": 24, "Cleo": 9}
    ann.expect_end("You win the match!")


def test_rotation_of_four(session: BrowserSession) -> None:
    deal = Deal(hands=("blue-3", "red-9", "green-1", "yellow-7"), top="blue-5")
    table = session.prepare_table(deal, mode="rotation4", rules={"hand_size": 1})
    ann = session.player().join(table)
    expect(ann.page.locator("aside")).to_contain_text("12 rounds, four with each partner")
    expect(ann.page.locator(".seat", has_text="Partner")).to_contain_text("Ben")
    play_match(ann)
    expect(ann.page.locator("aside table")).to_have_attribute("data-rounds", "12")
    points = totals(ann)
    best = [name for name, total in points.items() if total == max(points.values())]
    if best == ["Ann"]:
        ann.expect_end("You win the match!")
    else:
        expect(ann.page.locator("section.end h1")).to_have_text(re.compile(re.escape(best[0])))
