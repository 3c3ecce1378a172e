"""What the last move did is said above the hand; what hits the player is also a banner."""

from playwright.sync_api import ViewportSize, expect

from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal, PreparedTable

PHONE = ViewportSize(width=360, height=740)
PENALTY = Deal(
    hands=("blue-1 red-9 wild", "green-1 green-6 red-3", "blue-draw1 blue-2 red-4"),
    top="blue-5",
    draw="yellow-4",
    dealer=1,
)
DRAWN = Deal(hands=("red-4 green-8", "green-5 green-3"), top="blue-5", draw="blue-9")
SEEN_BANNERS = """() => {
  window.banners = []
  const note = () => document.querySelectorAll('[data-part=banner]').forEach(each => {
    const text = each.textContent.trim()
    if (!window.banners.includes(text)) window.banners.push(text)
  })
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
}"""


SEEN_PRESSED = """() => {
  window.pressed = []
  const note = () => document.querySelectorAll('.actions .sent').forEach(each => {
    window.pressed.push([each.dataset.do, getComputedStyle(each).backgroundColor])
  })
  new MutationObserver(note).observe(document.body, { attributes: true, subtree: true })
}"""
"""Notes which buttons look pressed while their answer is awaited, and in what colour."""


def last(player: Player) -> str:
    return player.page.locator(".last").inner_text()


def join_all(session: BrowserSession) -> tuple[PreparedTable, Player, Player]:
    table = session.prepare_table(PENALTY, humans=(0, 1, 2))
    ann = session.player(viewport=PHONE).join(table, 0)
    ben = session.player().join(table, 1)
    for player in (ann, ben):
        player.page.evaluate(SEEN_BANNERS)
    return table, ann, ben


def test_a_penalty_is_a_line_for_all_and_a_banner_for_one(session: BrowserSession) -> None:
    table, ann, ben = join_all(session)
    session.socket_client(table, 2).move("play", card="blue-draw1")
    line = ann.page.locator(".last")
    expect(line).to_have_text("Cleo plays blue draw one. You draw yellow 4 and lose a turn.")
    expect(line).to_be_in_viewport(ratio=1)
    expect(ben.page.locator(".last")).to_have_text(
        "Cleo plays blue draw one. Ann draws 1 card and loses a turn."
    )
    ann.page.wait_for_function("() => window.banners.length")
    assert ann.page.evaluate("() => window.banners") == ["You draw yellow 4 and lose a turn."]
    expect(ann.page.locator("[data-part=banner]")).to_have_count(0)
    assert ben.page.evaluate("() => window.banners") == []


def test_the_line_is_there_after_a_reload(session: BrowserSession) -> None:
    table, ann, _ = join_all(session)
    session.socket_client(table, 2).move("play", card="blue-draw1")
    expect(ann.page.locator(".last")).to_contain_text("You draw yellow 4")
    said = last(ann)
    ann.page.reload()
    expect(ann.page.locator(".last")).to_have_text(said)


def test_a_drawn_card_is_marked_until_it_is_kept(session: BrowserSession) -> None:
    table = session.prepare_table(DRAWN, bot_delay=BOTS_WAIT)
    ann = session.player().join(table)
    expect(ann.page.locator("[data-do=keep]")).to_have_count(0)
    ann.press("draw")
    card = ann.card("blue-9")
    expect(card).to_have_accessible_name("blue 9, playable, just drawn")
    expect(card).to_contain_text("Drawn")
    keep = ann.page.locator("[data-do=keep]")
    expect(keep).to_have_text("Keep End your turn")
    rest = keep.evaluate("each => getComputedStyle(each).backgroundColor")
    ann.page.evaluate(SEEN_PRESSED)
    ann.press("keep")
    expect(keep).to_have_count(0)
    expect(card).not_to_contain_text("Drawn")
    # It looked pressed before the answer came.
    pressed = {tuple(each) for each in ann.page.evaluate("window.pressed")}
    assert {name for name, _ in pressed} == {"keep"}
    assert rest not in {color for _, color in pressed}


def test_backs_are_named_at_each_seat(session: BrowserSession) -> None:
    deal = Deal(hands=("blue-1 red-9", "green-1/pink-3 green-6/teal-8"), top="blue-5")
    ann = session.player().join(session.prepare_table(deal, bot_delay=BOTS_WAIT))
    name = "Ben’s card backs: pink 3 and teal 8"  # noqa: RUF001
    expect(ann.page.get_by_role("img", name=name)).to_be_visible()


def test_a_second_tap_plays_where_that_is_set(session: BrowserSession) -> None:
    table = session.prepare_table(DRAWN, bot_delay=BOTS_WAIT, rules={"hand_size": 2}, moves=())
    ann = session.player()
    ann.open("/settings").page.locator("[data-setting=confirm-tap]").check()
    ann.join(table)
    ann.press("draw")
    ann.click_card("blue-9")
    expect(ann.page.locator(".hold.chosen")).to_have_attribute("data-face", "blue-9")
    ann.expect_top("blue 5")
    ann.click_card("blue-9")
    ann.expect_top("blue 9")


def test_away_is_shown_also_on_the_turn(session: BrowserSession) -> None:
    table = session.prepare_table(PENALTY, humans=(0, 1, 2))
    ann = session.player().join(table, 0)
    expect(ann.seat(2).locator(".small")).to_have_text("Away")
    ann.expect_status("Cleo’s turn")  # noqa: RUF001


def test_no_actions_are_left_after_the_round(session: BrowserSession) -> None:
    deal = Deal(hands=("blue-1", "green-1"), top="blue-5")
    ann = session.player().join(session.prepare_table(deal, bot_delay=BOTS_WAIT))
    # Draw, UNO, and Catch, since Ben has one card.
    expect(ann.page.locator(".actions button")).to_have_count(3)
    ann.play("blue-1")
    ann.expect_end("You win the round: +1")
    expect(ann.page.locator(".actions button")).to_have_count(0)
