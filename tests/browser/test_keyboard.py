"""Cards played by keyboard, and by dragging with the mouse."""

from playwright.sync_api import expect

from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal

DEAL = Deal(hands=("blue-1 red-9 wild", "green-1 green-6 red-3"), top="blue-5")


def test_a_card_is_played_by_arrow_and_enter(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    ann = session.player().join(table)
    # The hand is one tab stop; arrows move between cards.
    ann.page.locator("[data-do=draw]").focus()
    for _ in range(10):
        ann.page.keyboard.press("Tab")
        if ann.page.locator(".hold:focus").count():
            break
    expect(ann.card("blue-1")).to_be_focused()
    ann.page.keyboard.press("End")
    expect(ann.card("wild")).to_be_focused()
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.card("red-9")).to_be_focused()
    ann.page.keyboard.press("ArrowLeft")
    ann.page.keyboard.press("Enter")
    ann.wait_for_answer()
    ann.expect_top("blue 1")
    ann.expect_hand_size(2)


def test_a_wild_and_its_colour_by_key(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    ann = session.player().join(table)
    ann.card("wild").focus()
    ann.page.keyboard.press("Enter")
    green = ann.page.locator("[data-color=green]")
    for _ in range(6):
        if green.evaluate("each => each === document.activeElement"):
            break
        ann.page.keyboard.press("Tab")
    expect(green).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.wait_for_answer()
    ann.expect_color("green")


def test_a_card_dragged_out_of_the_hand_is_played(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    ann = session.player().join(table)
    box = ann.card("blue-1").bounding_box()
    assert box is not None
    x, y = box["x"] + 24, box["y"] + 36
    mouse = ann.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 10, y - 30, steps=4)
    mouse.move(x + 10, y - 20)
    mouse.up()
    ann.expect_hand_size(3)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 60, y - 160, steps=6)
    mouse.up()
    ann.expect_hand_size(2)
    ann.expect_top("blue 1")
