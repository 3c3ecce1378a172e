"""A phone held upright with 25 cards in hand: each card can be tapped and dragged."""

from playwright.sync_api import Locator, ViewportSize, expect

from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal

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
    """Touch events of one finger; the browser may take a drag over and scroll."""

    def __init__(self, player: Player) -> None:
        self._devtools = player.context.new_cdp_session(player.page)

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
        self._devtools.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})


def join_with_25_cards(session: BrowserSession) -> Player:
    table = session.prepare_table(
        Deal(hands=("red-9 blue-1", "green-1"), top="blue-5"),
        rules={"hand_size": 25},
        bot_delay=BOTS_WAIT,
    )
    phone = session.player(viewport=PHONE, has_touch=True, is_mobile=True)
    return phone.join(table)


def test_every_card_can_be_reached(session: BrowserSession) -> None:
    ann = join_with_25_cards(session)
    ann.expect_hand_size(25)
    widths = [card.evaluate(REACHED) for card in ann.page.locator(".hold").all()]
    assert len(widths) == 25
    assert min(widths) >= TAP, str(widths)


def test_nothing_is_wider_than_the_screen(session: BrowserSession) -> None:
    ann = join_with_25_cards(session)
    assert ann.page.evaluate(WIDE) == []
    ann.page.evaluate("() => scrollTo(500, 0)")
    assert ann.page.evaluate("() => scrollX") == 0
    for button in ann.page.locator(".actions button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= TAP


def test_tapping_plays_a_card_or_says_why_not(session: BrowserSession) -> None:
    ann = join_with_25_cards(session)
    ann.card("red-9").tap(position={"x": 20, "y": 30})
    expect(ann.page.get_by_role("group", name="Why not?")).to_contain_text(
        "match blue or 5, or play a wild"
    )
    ann.page.get_by_role("group", name="Why not?").get_by_role("button").tap()
    ann.card("blue-1").tap(position={"x": 20, "y": 30})
    ann.expect_hand_size(24)
    ann.expect_top("blue 1")


def test_a_card_dragged_up_is_played(session: BrowserSession) -> None:
    ann = join_with_25_cards(session)
    finger = Finger(ann)
    # Not far enough: it returns to its place.
    finger.drag(ann.card("blue-1"), 10, -40)
    expect(ann.page.locator(".ghost")).to_have_count(0)
    ann.expect_top("blue 5")
    ann.expect_hand_size(25)
    finger.drag(ann.card("blue-1"), 30, -200)
    ann.expect_top("blue 1")
    ann.expect_hand_size(24)


def test_an_unplayable_card_returns_to_the_hand(session: BrowserSession) -> None:
    ann = join_with_25_cards(session)
    Finger(ann).drag(ann.card("red-9"), 20, -200)
    expect(ann.page.get_by_role("group", name="Why not?")).to_contain_text(
        "match blue or 5, or play a wild"
    )
    ann.expect_top("blue 5")
    ann.expect_hand_size(25)


def test_dragging_sideways_scrolls_the_hand(session: BrowserSession) -> None:
    ann = join_with_25_cards(session)
    before = ann.page.locator(".hand").evaluate("hand => hand.scrollLeft")
    Finger(ann).drag(ann.page.locator(".hold").nth(5), -160, 4, steps=16)
    ann.page.wait_for_function(
        "from => document.querySelector('.hand').scrollLeft > from + 40", arg=before
    )
    ann.expect_top("blue 5")
    ann.expect_hand_size(25)
