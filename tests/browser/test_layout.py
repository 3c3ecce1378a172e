"""Layout on phone, tablet and desktop: panels cover nothing needed, labels are visible."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import ViewportSize, expect

from flipdeck.rules.moves import Play
from tests.support.actors import TRANSITIONS, Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal

PHONE = ViewportSize(width=360, height=740)
SIZES = {
    "phone": PHONE,
    "tablet": ViewportSize(width=768, height=1024),
    "desk": ViewportSize(width=1440, height=900),
    "low": ViewportSize(width=1366, height=657),
    "large": ViewportSize(width=1920, height=1080),
    "sideways": ViewportSize(width=740, height=360),
    "zoomed": ViewportSize(width=720, height=450),
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
    ann.press("challenge")
    expect(ann.page.locator(".verdict")).to_have_text("It was a bluff")
    expect(ann.page.locator(".verdict ~ .cards > .card")).to_have_count(9)
    talk = ("aside form",) if size in ("desk", "large", "low") else ()
    assert covered(ann, "[role=dialog]", *TABLE, *talk) == []
    expect(ann.page.locator("[role=dialog]")).to_be_in_viewport(ratio=1)
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


POINTED_AT = """() => {
  const middle = what => {
    const box = document.querySelector(what).getBoundingClientRect()
    return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  }
  const [piles, tip] = [middle('.laid'), middle('.pointer')]
  const angle = at => Math.atan2(at.y - piles.y, at.x - piles.x)
  const off = seat => {
    const turn = angle(middle(`.seat[data-chair='${seat}'] .chip`)) - angle(tip)
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
  }
  const seats = [...document.querySelectorAll('.seat')].map(each => Number(each.dataset.chair))
  return seats.toSorted((one, two) => off(one) - off(two))[0]
}"""
"""The seat that the pointer of the turn shows to."""


@pytest.mark.parametrize(("direction", "turn"), [("left", 1), ("right", 2)])
@pytest.mark.parametrize("size", SIZES)
def test_arrows_and_pointer_do_not_cover_seats_and_piles(
    session: BrowserSession, size: str, direction: str, turn: int
) -> None:
    table = session.prepare_table(
        replace(DEAL, dealer=turn - 1 if direction == "left" else turn + 1),
        bot_delay=BOTS_WAIT,
        rules={"direction": direction, "hand_size": 7},
    )
    ann = session.player(viewport=SIZES[size]).join(table)
    parts = [".chip"] if size == "phone" else [".chip", ".backs"]
    others = [f".seat[data-chair='{chair}'] {part}" for chair in (1, 2, 3) for part in parts]
    for arrow in ("first", "last"):
        shape = "flat" if ann.page.locator(".ring .flat").first.is_visible() else "bow"
        head = f".ring g:{arrow}-child .head.{shape}"
        assert covered(ann, head, ".line", *PILE, *others) == []
    # Where the seats stand in rows, their chip alone says whose turn it is.
    pointer = ann.page.locator(".pointer")
    if size in ("phone", "sideways", "zoomed"):
        expect(pointer).to_be_hidden()
    else:
        ann.page.evaluate(TRANSITIONS)
        assert covered(ann, ".pointer", ".line", *PILE, *others) == []
        assert ann.page.evaluate(POINTED_AT) == turn


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
    # On a desk the backs are in view, and the label is no button.
    ann.page.set_viewport_size(SIZES["desk"])
    expect(backs).to_be_visible()
    expect(ann.page.get_by_role("group", name="Ben, 6 cards", exact=True)).to_be_visible()
    expect(ann.seat(1).get_by_role("button")).to_have_count(0)


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
    expect(more).to_have_text(re.compile(r"^\d+ more, \d+ playable \u203a$"))
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


APART = """() => {
  const whole = (name, box) =>
    ({ name, left: box.left, top: box.top, right: box.right, bottom: box.bottom })
  const boxes = []
  const add = (what, name = what) => {
    const found = [...document.querySelectorAll(what)].filter(each => each.checkVisibility())
    for (const each of found) boxes.push(whole(name, each.getBoundingClientRect()))
  }
  for (const what of ['header', '.status', '.last', '.own', '.hand', '.chip', '.eye', '.force'])
    add(what)
  for (const what of ['.actions button', '[data-spot=draw]', '[data-spot=discard]', '.pointer'])
    add(what)
  const inside = box => box.left >= -1 && box.top >= -1
    && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
  const problems = boxes.filter(box => !inside(box)).map(box => `${box.name} is cut off`)
  const pairs = [['.chip', '.eye']].map(String)
  boxes.forEach((one, at) => boxes.slice(at + 1).forEach(two => {
    const over = one.left < two.right - 1 && two.left < one.right - 1
      && one.top < two.bottom - 1 && two.top < one.bottom - 1
    if (over && !pairs.includes(String([one.name, two.name])))
      problems.push(`${one.name} lies over ${two.name}`)
  }))
  for (const text of document.querySelectorAll('.status, .last, .actions button, .count, .force'))
    if (text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1)
      problems.push(`text cut in ${text.className}: ${text.textContent.trim()}`)
  const page = document.scrollingElement
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) problems.push('it scrolls')
  return [...new Set(problems)]
}"""


def problems(player: Player) -> list[str]:
    """What overlaps or is cut off once nothing moves any more."""
    player.page.evaluate(TRANSITIONS)
    return list(player.page.evaluate(APART))


TEN = Deal(
    hands=(
        "blue-3 wild red-5 green-1 yellow-4 red-2 blue-9",
        *(
            "green-4",
            "red-6",
            "yellow-7",
            "green-8",
            "green-6",
            "red-1",
            "yellow-2",
            "red-8",
            "red-9",
        ),
    ),
    top="blue-5",
)
ONE_LEFT = Deal(hands=("blue-3 red-7", "blue-8 red-6"), top="blue-5", dealer=0)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_or_is_cut_off(session: BrowserSession, size: str) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT, rules={"hand_size": 7})
    ann = session.player(viewport=SIZES[size]).join(table)
    expect(ann.page.locator(".last")).to_have_text("Dan turns up blue 5.")
    assert problems(ann) == []


@pytest.mark.parametrize("size", SIZES)
def test_answers_overlap_nothing_and_do_not_move_the_hand(
    session: BrowserSession, size: str
) -> None:
    table = session.prepare_table(BLUFF, humans=(0, 3))
    ann = session.player(viewport=SIZES[size]).join(table)
    dan = session.socket_client(table, 3)
    hand = ann.page.locator(".hand")
    before = hand.bounding_box()
    expect(ann.page.locator("[data-do=accept], [data-do=challenge]")).to_have_count(0)
    dan.move("play", card="wild-draw2", color="green")
    expect(ann.page.locator("[data-do=accept], [data-do=challenge]")).to_have_count(2)
    ann.expect_status("Accept or challenge?")
    expect(ann.page.locator(".last")).to_have_text("Dan plays wild draw two and chooses green.")
    assert hand.bounding_box() == before
    assert problems(ann) == []


@pytest.mark.parametrize("size", SIZES)
def test_ten_seats_fit(session: BrowserSession, size: str) -> None:
    table = session.prepare_table(TEN, bot_delay=BOTS_WAIT)
    ann = session.player(viewport=SIZES[size]).join(table)
    expect(ann.page.locator(".chip")).to_have_count(9)
    assert problems(ann) == []


@pytest.mark.parametrize("size", ["phone", "sideways", "desk"])
def test_a_catch_has_its_own_place(session: BrowserSession, size: str) -> None:
    table = session.prepare_table(ONE_LEFT, humans=(0, 1), rules={"hand_size": 2})
    ann = session.player(viewport=SIZES[size]).join(table)
    hand = ann.page.locator(".hand")
    before = hand.bounding_box()
    session.socket_client(table, 1).move("play", card="blue-8")
    ann.expect_status("Your turn")
    expect(ann.page.get_by_role("button", name="Catch Ben")).to_be_visible()
    assert hand.bounding_box() == before
    assert problems(ann) == []


@pytest.mark.parametrize("size", ["phone", "sideways", "zoomed"])
def test_opened_backs_cover_neither_the_discard_pile_nor_the_hand(
    session: BrowserSession, size: str
) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT, rules={"hand_size": 7})
    ann = session.player(viewport=SIZES[size]).join(table)
    ann.seat(2).locator(".chip").click()
    assert covered(ann, ".open .backs", *TABLE) == []


NOTCH = {"top": 40, "left": 44, "bottom": 34, "right": 44}
OUTSIDE_SAFE_AREA = """([parts, notch]) => parts.filter(part => {
  const box = document.querySelector(part).getBoundingClientRect()
  return box.top < notch.top || box.left < notch.left
    || box.bottom > innerHeight - notch.bottom || box.right > innerWidth - notch.right
})"""


@pytest.mark.parametrize("size", ["phone", "sideways"])
def test_nothing_lies_under_a_notch(session: BrowserSession, size: str) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    # A sideways screen of the usual length, of which the notch leaves 740x360.
    view = ViewportSize(width=828, height=434) if size == "sideways" else PHONE
    notch = NOTCH if size == "sideways" else {**NOTCH, "left": 0, "right": 0}
    ann = session.player(viewport=view)
    devtools = ann.context.new_cdp_session(ann.page)
    devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": notch})
    ann.join(table)

    def outside(*parts: str) -> list[str]:
        ann.page.locator(parts[0]).first.wait_for()
        return list(ann.page.evaluate(OUTSIDE_SAFE_AREA, [list(parts), notch]))

    assert outside("header", ".chip", ".actions", ".cards .hold", *PILE) == []
    ann.seat(1).locator(".chip").click()
    assert outside(".open .backs") == []
    ann.click_card("red-8")
    assert outside(".why") == []
    ann.page.locator(".why").get_by_role("button").click()
    ann.page.locator("[data-do=menu]").click()
    assert outside("[role=dialog] h2") == []
    ann.open("/settings")
    assert outside("main h1") == []


def test_hand_cards_grow_with_the_screen(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT, rules={"hand_size": 7})
    widths = []
    for size in ("low", "desk", "large"):
        ann = session.player(viewport=SIZES[size]).join(table)
        widths.append(ann.page.locator(".hold").first.evaluate("each => each.offsetWidth"))
    assert widths == sorted(set(widths))
    assert widths[-1] > 140
