"""A hand played without a mouse, and with one that drags."""

from playwright.sync_api import expect

from tests.support.browser_fixture import House
from tests.support.prepared_table import Deal

DEAL = Deal(hands=("blue-1 red-9 wild", "green-1 green-6 red-3"), top="blue-5")


def test_a_card_is_laid_by_arrow_and_enter(house: House) -> None:
    table = house.lay(DEAL, bot_delay=10_000)
    ann = house.person().sit(table)
    # One stop of the Tab key leads into the hand; arrows go from card to card.
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
    ann.answered()
    ann.on_top("blue 1")
    ann.holds(2)


def test_a_wild_and_its_colour_by_key(house: House) -> None:
    table = house.lay(DEAL, bot_delay=10_000)
    ann = house.person().sit(table)
    ann.card("wild").focus()
    ann.page.keyboard.press("Enter")
    green = ann.page.locator("[data-color=green]")
    for _ in range(6):
        if green.evaluate("each => each === document.activeElement"):
            break
        ann.page.keyboard.press("Tab")
    expect(green).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.answered()
    ann.color("green")


def test_a_card_dragged_out_of_the_hand_is_laid(house: House) -> None:
    table = house.lay(DEAL, bot_delay=10_000)
    ann = house.person().sit(table)
    box = ann.card("blue-1").bounding_box()
    assert box is not None
    x, y = box["x"] + 24, box["y"] + 36
    mouse = ann.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 10, y - 30, steps=4)
    mouse.move(x + 10, y - 20)
    mouse.up()
    ann.holds(3)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 60, y - 160, steps=6)
    mouse.up()
    ann.holds(2)
    ann.on_top("blue 1")
