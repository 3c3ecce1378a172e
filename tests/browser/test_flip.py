"""A flip: to the dark side and back, backs become faces, and the background changes."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import Deal
from tools import flip_trace

BOTH_WAYS = Deal(
    hands=(
        "blue-flip/pink-1 red-3/teal-5 green-4/teal-flip",
        "red-1/pink-flip red-2/orange-2 yellow-4/teal-1",
    ),
    top="blue-5/pink-3",
    bottom="green-9/purple-9",
)


def test_to_the_dark_side_and_back_with_every_card_turning(session: BrowserSession) -> None:
    table = session.prepare_table(BOTH_WAYS, humans=(0, 1))
    ann = session.player(speed="one").join(table, 0)
    ben = session.player(speed="one").join(table, 1)
    ann.expect_side("day", "Light side")
    assert ann.hand() == ["blue-flip", "green-4", "red-3"]
    assert ben.backs(0) == ["pink 1", "teal 5", "teal flip"]

    ann.click_card("blue-flip")
    expect(ann.page.locator(".room.turning")).to_be_visible()
    for player in (ann, ben):
        player.expect_side("night", "Dark side")
        player.expect_log("Flip! Night falls: the dark side is in play.")
        player.expect_top("pink 3")
        expect(player.page.locator(".turning")).to_have_count(0)
    # What was behind is in front now, for the holder and, the other way about, for the others.
    assert sorted(ann.hand()) == ["teal-5", "teal-flip"]
    assert ben.backs(0) == ["red 3", "green 4"]
    assert sorted(ben.hand()) == ["orange-2", "pink-flip", "teal-1"]
    turned = re.compile("back of the top card: green 9")
    expect(ben.page.get_by_role("button", name=turned)).to_be_visible()

    ben.play("pink-flip")
    for player in (ann, ben):
        player.expect_side("day", "Light side")
        player.expect_log("Flip! Day breaks: the light side is in play.")
        player.expect_top("blue flip")
        expect(player.page.locator(".turning")).to_have_count(0)
    assert sorted(ann.hand()) == ["green-4", "red-3"]
    assert ann.backs(1) == ["orange 2", "teal 1"]


def test_a_wild_that_comes_to_the_top_is_given_a_colour(session: BrowserSession) -> None:
    deal = Deal(hands=("blue-flip/pink-1 red-3/teal-5", "red-1 red-2"), top="blue-5/wild")
    table = session.prepare_table(deal, humans=(0, 1))
    ann = session.player().join(table)
    ben = session.socket_client(table, 1)
    ann.press("uno")
    ann.play("blue-flip")
    ann.expect_status("Choose a colour")
    asked = ann.page.locator(".asked")
    expect(asked.locator("[data-color]")).to_have_count(4)
    asked.locator("[data-color=purple]").click()
    ann.expect_color("purple")
    ben.wait_for_turn()
    assert ben.last["view"]["color"] == "purple"


def test_only_transform_and_opacity_move(session: BrowserSession) -> None:
    for to_light in (False, True):
        table = flip_trace.prepare_flip(session.server.database, to_light=to_light)
        ann = session.player(speed="one").join(table)
        ann.page.evaluate(flip_trace.FOUND)
        flip_trace.turn_over(ann.page)
        seen = flip_trace.animated(ann.page)
        turned = {"hand", "seat", "pile"}
        assert {f"transform of a card of {place}" for place in turned} <= seen
        assert {each.split(" of ")[0] for each in seen} <= {"transform", "opacity"}, seen


def test_with_reduced_motion_cards_fade(session: BrowserSession) -> None:
    table = flip_trace.prepare_flip(session.server.database)
    ann = session.player(speed="one", reduced_motion="reduce").join(table)
    ann.page.evaluate(flip_trace.FOUND)
    flip_trace.turn_over(ann.page)
    ann.expect_side("night", "Dark side")
    seen = flip_trace.animated(ann.page)
    assert "opacity of a card of hand" in seen
    assert {each.split(" of ")[0] for each in seen} <= {"opacity"}, seen


def test_length_of_its_tasks_on_a_slow_machine(
    session: BrowserSession, record_property: Callable[[str, object], None]
) -> None:
    """Printed at the end of the run, never asserted: it depends on what else the machine does."""
    for side in ("dark", "light"):
        table = flip_trace.prepare_flip(session.server.database, to_light=side == "light")
        ann = session.player(speed="one").join(table)
        browser = ann.page.context.browser
        assert browser is not None
        longest = flip_trace.longest(browser, ann.page, rate=4)
        record_property("measured", f"a flip to the {side} side, CPU slowed 4x: {longest}")
