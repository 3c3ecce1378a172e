"""A phone held upright, 25 cards in the hand: each can be reached by a thumb."""

from playwright.sync_api import Locator, ViewportSize, expect

from tests.support.actors import Person
from tests.support.browser_fixture import House
from tests.support.prepared_table import Deal

PHONE = ViewportSize(width=360, height=740)
TAP = 44

WIDE = """() => [...document.querySelectorAll('*')]
  .filter(each => each.scrollWidth > innerWidth && !each.closest('.hand'))
  .map(each => `${each.tagName}.${each.className} ${each.scrollWidth}`)"""
REACHED = """(card) => {
  card.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' })
  const box = card.getBoundingClientRect()
  let most = 0
  for (let y = Math.ceil(box.top) + 2; y < box.bottom; y += 8) {
    let run = 0
    for (let x = Math.floor(box.left); x <= box.right; x += 1) {
      const mine = x >= 0 && x < innerWidth
        && document.elementFromPoint(x, y)?.closest('.hold') === card
      run = mine ? run + 1 : 0
      most = Math.max(most, run)
    }
  }
  return most
}"""


class Finger:
    """One finger on the glass, as the browser gets it: it may take a movement over and scroll."""

    def __init__(self, person: Person) -> None:
        self._line = person.context.new_cdp_session(person.page)

    def drag(self, card: Locator, dx: int, dy: int, steps: int = 8) -> None:
        box = card.bounding_box()
        assert box is not None
        x, y = box["x"] + 20, box["y"] + 30
        self._send("touchStart", x, y)
        for step in range(1, steps + 1):
            self._send("touchMove", x + dx * step / steps, y + dy * step / steps)
        self._send("touchEnd")

    def _send(self, what: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        self._line.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})


def holding_25(house: House) -> Person:
    table = house.lay(
        Deal(hands=("red-9 blue-1", "green-1"), top="blue-5"),
        rules={"hand_size": 25},
        bot_delay=10_000,
    )
    phone = house.person(viewport=PHONE, has_touch=True, is_mobile=True)
    return phone.sit(table)


def test_every_card_can_be_reached(house: House) -> None:
    ann = holding_25(house)
    ann.holds(25)
    widths = [card.evaluate(REACHED) for card in ann.page.locator(".hold").all()]
    assert len(widths) == 25
    assert min(widths) >= TAP, str(widths)


def test_nothing_is_wider_than_the_screen(house: House) -> None:
    ann = holding_25(house)
    assert ann.page.evaluate(WIDE) == []
    ann.page.evaluate("() => scrollTo(500, 0)")
    assert ann.page.evaluate("() => scrollX") == 0
    for button in ann.page.locator(".actions button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= TAP


def test_tapping_lays_or_says_why(house: House) -> None:
    ann = holding_25(house)
    ann.card("red-9").tap(position={"x": 20, "y": 30})
    expect(ann.page.get_by_role("alert")).to_contain_text("match blue or 5, or play a wild")
    ann.page.get_by_role("alert").get_by_role("button").tap()
    ann.card("blue-1").tap(position={"x": 20, "y": 30})
    ann.holds(24)
    ann.on_top("blue 1")


def test_a_card_drawn_up_by_a_finger_is_laid(house: House) -> None:
    ann = holding_25(house)
    finger = Finger(ann)
    # Not far enough, and it lies where it lay.
    finger.drag(ann.card("blue-1"), 10, -40)
    expect(ann.page.locator(".ghost")).to_have_count(0)
    ann.on_top("blue 5")
    ann.holds(25)
    finger.drag(ann.card("blue-1"), 30, -200)
    ann.on_top("blue 1")
    ann.holds(24)


def test_a_card_that_does_not_fit_comes_back_from_the_finger(house: House) -> None:
    ann = holding_25(house)
    Finger(ann).drag(ann.card("red-9"), 20, -200)
    expect(ann.page.get_by_role("alert")).to_contain_text("match blue or 5, or play a wild")
    ann.on_top("blue 5")
    ann.holds(25)


def test_a_finger_going_sideways_scrolls_the_hand(house: House) -> None:
    ann = holding_25(house)
    before = ann.page.locator(".hand").evaluate("hand => hand.scrollLeft")
    Finger(ann).drag(ann.page.locator(".hold").nth(5), -160, 4, steps=16)
    ann.page.wait_for_function(
        "from => document.querySelector('.hand').scrollLeft > from + 40", arg=before
    )
    ann.on_top("blue 5")
    ann.holds(25)
