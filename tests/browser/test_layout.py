"""Layout on phone, tablet and desktop: panels cover nothing needed, labels are visible."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from flipdeck.rules.moves import Play
from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal

PHONE = ViewportSize(width=360, height=740)
SIZES = {
    "phone": PHONE,
    "tablet": ViewportSize(width=768, height=1024),
    "desk": ViewportSize(width=1440, height=900),
    "low": ViewportSize(width=1366, height=768),
}
TABLE = (".status", ".actions", ".hand", "[data-spot=discard]", ".force")
PILE = ("[data-spot=discard]", ".force")

COVERED = """([panel, parts]) => {
  const box = what => document.querySelector(what).getBoundingClientRect()
  const over = box(panel)
  return parts.filter(part => {
    const under = box(part)
    return over.left < under.right && under.left < over.right
      && over.top < under.bottom && under.top < over.bottom
  })
}"""

DEAL = Deal(
    hands=(
        "red-8 wild blue-1 blue-2 red-3 green-4",
        "green-1 green-6 yellow-3",
        "yellow-1 green-2 yellow-6",
        "yellow-2 green-8 yellow-9",
    ),
    top="blue-5",
)
BLUFF = Deal(
    hands=(
        "red-4 green-8 yellow-1",
        "green-5 green-3",
        "red-5 green-9",
        "wild-draw2 blue-6 red-9 yellow-7 yellow-3 green-2 green-4 red-1 red-2 red-3",
    ),
    top="blue-5",
    dealer=2,
)
GIFT = Deal(
    hands=("beachcomber pink-4 green-6 orange-2", "pink-1 green-2", "green-1 pink-2"),
    top="turquoise-5",
)


def covered(player: Player, panel: str, *parts: str) -> list[str]:
    player.page.locator(panel).wait_for()
    return list(player.page.evaluate(COVERED, [panel, list(parts)]))


@pytest.mark.parametrize("size", SIZES)
def test_a_shown_hand_does_not_cover_the_controls(session: BrowserSession, size: str) -> None:
    table = session.prepare_table(
        BLUFF, moves=[(3, Play("wild-draw2", color="green"))], bot_delay=BOTS_WAIT
    )
    ann = session.player(viewport=SIZES[size]).join(table)
    assert covered(ann, ".terms", ".status", ".actions", *PILE) == []
    ann.press("challenge")
    expect(ann.page.locator(".verdict")).to_have_text("It was a bluff")
    expect(ann.page.locator(".verdict ~ .cards > .card")).to_have_count(9)
    assert covered(ann, "[role=dialog]", *TABLE) == []
    # Play goes on while the hand is still shown.
    ann.play("green-8")
    ann.expect_top("green 8")
    expect(ann.page.locator(".verdict")).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "tablet", "desk"])
def test_refusal_and_colour_picker_do_not_cover_the_pile(
    session: BrowserSession, size: str
) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    ann = session.player(viewport=SIZES[size]).join(table)
    ann.click_card("red-8")
    assert covered(ann, ".why", *TABLE) == []
    ann.page.locator(".why").get_by_role("button").click()
    ann.click_card("wild")
    assert covered(ann, "[role=dialog]", ".hand", "[data-do=uno]", *PILE) == []
    ann.page.locator("[data-color=green]").click()
    ann.expect_color("green")


def test_gift_picker_does_not_cover_pile_and_hand_on_a_phone(session: BrowserSession) -> None:
    table = session.prepare_table(GIFT, edition="beachcomber", bot_delay=BOTS_WAIT)
    ann = session.player(viewport=PHONE).join(table)
    ann.click_card("beachcomber")
    assert covered(ann, "[role=dialog]", *PILE) == []
    ann.page.locator("[data-whom='1']").click()
    assert covered(ann, ".asked", ".hand", *PILE) == []
    ann.click_card("pink-4")
    ann.page.locator("[data-do=give]").click()
    ann.expect_count(1, 5)


@pytest.mark.parametrize("direction", ["left", "right"])
@pytest.mark.parametrize("size", SIZES)
def test_direction_arrows_do_not_cover_seats_and_piles(
    session: BrowserSession, size: str, direction: str
) -> None:
    table = session.prepare_table(
        DEAL, bot_delay=BOTS_WAIT, rules={"direction": direction, "hand_size": 7}
    )
    ann = session.player(viewport=SIZES[size]).join(table)
    parts = [".chip"] if size == "phone" else [".chip", ".backs"]
    others = [f".seat[data-chair='{chair}'] {part}" for chair in (1, 2, 3) for part in parts]
    for arrow in ("first", "last"):
        head = f".ring g:{arrow}-child path:last-child"
        assert covered(ann, head, ".line", *PILE, *others) == []


@pytest.mark.parametrize("size", SIZES)
def test_round_and_goal_are_shown(session: BrowserSession, size: str) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT, mode="points", target=300)
    ann = session.player(viewport=SIZES[size]).join(table)
    shown = ann.page.locator("header .round")
    expect(shown).to_have_text("Round 1 \u00b7 to 300")
    expect(shown).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", SIZES)
def test_the_fewest_cards_are_marked_unless_most_players_have_as_few(
    session: BrowserSession, size: str
) -> None:
    table = session.prepare_table(DEAL, humans=(0, 1, 2, 3))
    ann = session.player(viewport=SIZES[size]).join(table)
    others = [session.socket_client(table, seat) for seat in (1, 2, 3)]
    marked = ann.page.locator(".least")
    expect(marked).to_have_count(0)
    ann.play("blue-1")
    expect(marked).to_have_text(["5 cards"])
    for other in others:
        other.wait_for_turn()
        other.move("draw")
    ann.expect_status("Your turn")
    expect(marked).to_have_text(["5 cards"])
    ann.press("draw")
    ann.expect_count(1, 7)


def test_a_seat_label_opens_the_backs(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    ann = session.player(viewport=PHONE, has_touch=True).join(table)
    chip = ann.page.get_by_role("button", name="Ben, 6 cards; show their backs")
    expect(chip.locator(".eye")).to_be_visible()
    backs = ann.seat(1).locator(".backs")
    expect(backs).to_be_hidden()
    chip.tap()
    expect(backs).to_be_visible()
    ann.page.get_by_role("button", name="Ben, 6 cards; hide their backs").tap()
    expect(backs).to_be_hidden()


def test_buttons_at_the_edges_count_hidden_and_playable_cards(session: BrowserSession) -> None:
    table = session.prepare_table(
        Deal(hands=("blue-1 wild", "green-1"), top="blue-5"),
        rules={"hand_size": 25},
        bot_delay=BOTS_WAIT,
    )
    # Without smooth scrolling the buttons' texts are final at once.
    ann = session.player(viewport=PHONE, reduced_motion="reduce").join(table)
    more = ann.page.locator(".more")
    # Sorted by colour the wild is last: beyond the right edge, and it is playable.
    expect(more).to_have_text(re.compile(r"^\+\d+, \d+ playable \u203a$"))
    counts = [int(number) for number in re.findall(r"\d+", more.inner_text())]
    hidden = ann.page.locator(".hold").evaluate_all(
        """all => all.filter(each => {
          const box = each.getBoundingClientRect()
          return box.left + 22 > innerWidth
        }).map(each => each.classList.contains('can'))"""
    )
    assert counts == [len(hidden), sum(hidden)]
    more.click()
    expect(more.first).to_have_text(re.compile("^\u2039 "))
    right = more.filter(has_text="\u203a")
    if right.count():
        right.click()
    expect(right).to_have_count(0)
    expect(ann.card("wild")).to_be_in_viewport()
