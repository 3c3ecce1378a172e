"""Events as sentences for one seat."""

from __future__ import annotations

from typing import Any

import pytest

from flipdeck.cli.narration import TablePlayers, narrate
from flipdeck.engine.event_codec import events_for
from flipdeck.engine.round import Round
from flipdeck.formats.position import Position, Start, set_up, start_round
from flipdeck.rules import events as ev
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.moves import (
    Accept,
    AnyMove,
    CallUno,
    Catch,
    Challenge,
    Draw,
    NameColor,
    Pass,
    Play,
)

NAMES = ("Ann", "Ben", "Cleo")
CLASSIC = EDITIONS["flip-classic"].rulings
SPLASH = EDITIONS["flip-splash"].rulings
BEACH = EDITIONS["beachcomber"].rulings
NORDIC = EDITIONS["flip-nordic"].rulings
PILE = ["red-1/pink-4", "red-2/pink-5", "red-3/teal-6", "green-1/teal-7", "green-2/orange-1"]


def classic(*hands: list[str], **more: Any) -> Round:
    given: dict[str, Any] = {
        "side": "light",
        "turn": 0,
        "hands": list(hands),
        "discard": ["yellow-1/pink-2", "blue-7/teal-1"],
        "draw": PILE,
        **more,
    }
    return set_up(CLASSIC, len(hands), 0, Position(**given))


def line_for(
    played: Round, seat: int, move: AnyMove, to: int | None, *, unplayable: bool = False
) -> str:
    events = played.apply(seat, move)
    players = TablePlayers(NAMES[: played.seats], to)
    return narrate(events_for(events, to), players, played.top, kept_unplayable=unplayable)


TWO = ["green-5/pink-1", "green-6/pink-3"]


def test_a_card_and_whom_it_skips() -> None:
    hands = (["blue-skip/pink-9", *TWO], TWO[:1], TWO[1:])
    assert (
        line_for(classic(*hands), 0, Play("blue-skip"), 2) == "Ann plays blue skip. Ben is skipped."
    )
    assert (
        line_for(classic(*hands), 0, Play("blue-skip"), 1)
        == "Ann plays blue skip. You are skipped."
    )
    assert (
        line_for(classic(*hands), 0, Play("blue-skip"), 0) == "You play blue skip. Ben is skipped."
    )


def test_a_draw_card_shows_its_victim_the_cards() -> None:
    hands = (["blue-draw1/pink-9", *TWO], TWO[:1], TWO[1:])
    others = "Ann plays blue draw one. Ben draws 1 card and loses a turn."
    assert line_for(classic(*hands), 0, Play("blue-draw1"), 2) == others
    mine = "Ann plays blue draw one. You draw red 1 and lose a turn."
    assert line_for(classic(*hands), 0, Play("blue-draw1"), 1) == mine


def test_flip_tells_side_and_top_and_that_an_action_does_not_act() -> None:
    hands = (["blue-flip/pink-9", *TWO], TWO[:1], TWO[1:])
    flip = "You play blue flip. Flip! Night falls: the dark side is in play."
    assert (
        line_for(classic(*hands), 0, Play("blue-flip"), 0)
        == f"{flip} Pink 2 is on top of the discard pile."
    )
    given = classic(*hands, discard=["yellow-1/pink-skipall", "blue-7/teal-1"])
    surfaced = f"{flip} The flip turned up pink skip everyone; it has no effect."
    assert line_for(given, 0, Play("blue-flip"), 0) == surfaced


def test_wild_with_colour_and_call() -> None:
    hands = (["wild/pink-9", *TWO], TWO[:1], TWO[1:])
    wild = Play("wild", color="red")
    assert line_for(classic(*hands), 0, wild, 1) == "Ann plays wild and chooses red."
    hands = (["wild/pink-9", TWO[0]], TWO[:1], TWO[1:])
    wild = Play("wild", color="red", uno=True)
    assert line_for(classic(*hands), 0, wild, 1) == "Ann plays wild, chooses red and calls UNO."
    assert line_for(classic(*hands), 0, wild, 0) == "You play wild, choose red and call UNO."
    blue = Play("blue-1", uno=True)
    hands = (["blue-1/pink-9", TWO[0]], TWO[:1], TWO[1:])
    assert line_for(classic(*hands), 0, blue, 1) == "Ann plays blue 1 and calls UNO."


def test_a_kept_card_and_an_unfit_one_read_alike_to_the_others() -> None:
    lines = set()
    for drawn in ("blue-1/pink-4", "red-1/pink-4"):
        played = classic(TWO, TWO[:1], TWO[1:], draw=[drawn, *PILE[1:]])
        events = [*played.apply(0, Draw()), *played.apply(0, Pass())]
        lines.add(narrate(events_for(events, 1), TablePlayers(NAMES, 1), played.top))
    assert lines == {"Ann draws 1 card and keeps it."}


def test_my_drawn_card_is_named() -> None:
    played = classic(TWO, TWO[:1], TWO[1:])
    events = [*played.apply(0, Draw()), *played.apply(0, Pass())]
    players = TablePlayers(NAMES, 0)
    assert narrate(events_for(events, 0), players, played.top) == "You draw red 1 and keep it."
    unplayable = narrate(events_for(events, 0), players, played.top, kept_unplayable=True)
    assert unplayable == "You draw red 1, which is not playable, and keep it."
    assert narrate(events_for(events[:2], 0), players, played.top) == "You draw red 1."


def bluff() -> Round:
    hands = (["wild-draw2/pink-9", "blue-4/pink-8", TWO[0]], TWO[:1], TWO[1:])
    played = classic(*hands)
    played.apply(0, Play("wild-draw2", color="red"))
    return played


def test_a_challenge_shows_the_hand_to_the_challenger_alone() -> None:
    rest = "Guilty: {} bluffed. {}"
    to_challenger = "You challenge Ann. Ann shows you their hand: blue 4 and green 5. "
    assert line_for(bluff(), 1, Challenge(), 1) == to_challenger + rest.format(
        "Ann", "Ann draws 2 cards."
    )
    to_other = "Ben challenges Ann. Ann shows Ben their hand. "
    assert line_for(bluff(), 1, Challenge(), 2) == to_other + rest.format(
        "Ann", "Ann draws 2 cards."
    )
    to_bluffer = "Ben challenges you. You show Ben your hand. "
    assert line_for(bluff(), 1, Challenge(), 0) == to_bluffer + rest.format(
        "you", "You draw red 1 and red 2."
    )


def test_an_honest_draw_wild_costs_the_challenger_two_more() -> None:
    hands = (["wild-draw2/pink-9", *TWO], TWO[:1], TWO[1:])
    played = classic(*hands)
    played.apply(0, Play("wild-draw2", color="red"))
    line = line_for(played, 1, Challenge(), 1)
    assert "Innocent: Ann did not bluff. You draw red 1, red 2, red 3 and green 1 and lose" in line


def test_accepting() -> None:
    assert line_for(bluff(), 1, Accept(), 2) == "Ben accepts. Ben draws 2 cards and loses a turn."


def test_until_the_colour_with_the_found_card_shown() -> None:
    for rulings, shown in ((CLASSIC, False), (SPLASH, True)):
        played = set_up(
            rulings,
            3,
            0,
            Position(
                side="dark",
                turn=0,
                hands=[["red-1/wild-drawcolor", *TWO], TWO[:1], TWO[1:]],
                discard=["yellow-1/pink-2"],
                draw=PILE[1:],
            ),
        )
        played.apply(0, Play("wild-drawcolor", color="teal"))
        line = line_for(played, 1, Accept(), 2)
        found = "Ben shows the last card drawn: teal 6. Ben is skipped."
        missed = "Ben accepts. Ben draws 2 cards and loses a turn."
        assert line == (f"Ben accepts. Ben draws 2 cards. {found}" if shown else missed)


def test_catching_and_the_late_call() -> None:
    hands = (["blue-1/pink-9", TWO[0]], TWO[:1], TWO[1:])
    played = classic(*hands)
    assert line_for(played, 0, Play("blue-1"), 1) == "Ann plays blue 1."
    line = line_for(played.copy(), 2, Catch(0), 1)
    assert line == "Cleo catches Ann: one card and no UNO call. Ann draws 2 cards."
    mine = line_for(played.copy(), 2, Catch(0), 0)
    assert mine == "Cleo catches you: one card and no UNO call. You draw red 1 and red 2."
    assert line_for(played, 0, CallUno(), 1) == "Ann calls UNO."


def test_a_call_that_no_longer_counts_is_told_to_its_caller() -> None:
    hands = (["blue-draw1/pink-9", *TWO], TWO[:1], TWO[1:])
    line = line_for(classic(*hands, called=[1]), 0, Play("blue-draw1"), 1)
    assert line.endswith("You draw red 1 and lose a turn. Your UNO call no longer counts.")
    line = line_for(classic(*hands, called=[1]), 0, Play("blue-draw1"), 2)
    assert line.endswith("Ben draws 1 card and loses a turn.")


def beach(hands: list[list[str]]) -> Round:
    draw = ["green-1", "green-2", "green-3"]
    given = Position(turn=0, hands=hands, discard=["pink-7"], draw=draw)
    return set_up(BEACH, 3, 0, given)


def test_gifts_are_open_to_giver_and_receiver() -> None:
    hands = [["beachcomber", "pink-1", "orange-2", "green-9"], ["green-5"], ["green-6"]]
    gift = Play("beachcomber", give=("pink-1", "orange-2"), to=1)
    to_giver = "You play Beachcomber. You give Ben pink 1 and orange 2."
    assert line_for(beach(hands), 0, gift, 0) == to_giver
    to_receiver = "Ann plays Beachcomber. Ann gives you pink 1 and orange 2."
    assert line_for(beach(hands), 0, gift, 1) == to_receiver
    assert line_for(beach(hands), 0, gift, 2) == "Ann plays Beachcomber. Ann gives Ben 2 cards."


def test_a_gift_that_empties_the_hand_uncalled() -> None:
    hands = [["beachcomber", "pink-1"], ["green-5"], ["green-6"]]
    line = line_for(beach(hands), 0, Play("beachcomber", give=("pink-1",), to=1), 2)
    assert line == (
        "Ann plays Beachcomber. Ann gives Ben 1 card. "
        "Ann gave the last card away without calling UNO. Ann draws 2 cards."
    )


def test_skip_everyone_and_reverse() -> None:
    hands = (["red-1/pink-skipall", "red-2/pink-reverse", *TWO], TWO[:1], TWO[1:])
    given: dict[str, Any] = {"side": "dark", "discard": ["yellow-1/pink-2"], "draw": PILE[2:]}
    line = line_for(classic(*hands, **given), 0, Play("pink-skipall"), 1)
    assert line == "Ann plays pink skip everyone. Everyone else is skipped: Ann plays again."
    line = line_for(classic(*hands, **given), 0, Play("pink-reverse"), 1)
    assert line == "Ann plays pink reverse. Play reverses: now counterclockwise."
    line = line_for(classic(*hands[:2], **given), 0, Play("pink-reverse"), 1)
    assert line.endswith("Play reverses: now counterclockwise. You are skipped.")


def test_reshuffle_and_nothing_to_draw() -> None:
    played = classic(TWO, TWO[:1], draw=[])
    line = line_for(played, 0, Draw(), 1)
    new_pile = "The draw pile is empty: 1 card from the discard pile becomes the new one."
    assert line == f"{new_pile} Ann draws 1 card."
    played = classic(TWO, TWO[:1], discard=["blue-7/teal-1"], draw=[])
    assert line_for(played, 0, Draw(), 1) == "Ann cannot draw: no cards are left."
    blocked = "You cannot draw: no cards are left. The round is blocked: "
    assert line_for(played, 1, Draw(), 1).startswith(blocked)


def test_going_out() -> None:
    played = classic(["blue-draw1/pink-9"], TWO[:1], TWO[1:])
    line = line_for(played, 0, Play("blue-draw1"), 0)
    assert line == "You play blue draw one. Ben draws 1 card. You go out!"


@pytest.mark.parametrize(
    ("first", "line"),
    [
        ("red-1/pink-4", "Ann turns up red 1."),
        ("red-skip/pink-4", "Ann turns up red skip. You are skipped."),
        (
            "red-draw1/pink-4",
            "Ann turns up red draw one. You draw green 2 and lose a turn.",
        ),
        (
            "wild-draw2/pink-4",
            "Wild draw two is turned up and goes back into the draw pile. Ann turns up",
        ),
        ("wild/pink-4", "Ann turns up wild."),
    ],
)
def test_the_start_card(first: str, line: str) -> None:
    rest = ["green-2/teal-2", "green-3/teal-3", "green-4/teal-4", "green-7/teal-5"]
    start = Start(hands=[TWO[:1], TWO[1:], ["red-9/teal-8"]], draw=[first, *rest])
    played = start_round(CLASSIC, 3, 0, start)
    text = narrate(events_for(played.opening, 1), TablePlayers(NAMES, 1), played.top)
    assert text.startswith(line)
    if first.startswith("wild/"):
        events = played.apply(1, NameColor("red"))
        assert narrate(events, TablePlayers(NAMES, 1), played.top) == "You choose red."


def test_an_ignored_start_card() -> None:
    hands = [TWO[:1], TWO[1:], ["red-9/teal-8"]]
    start = Start(hands=hands, draw=["red-skip/pink-4", "green-2/teal-2", "green-3/teal-3"])
    played = start_round(NORDIC, 3, 0, start)
    ignored = "Red skip is turned up and passed over; the next card is turned up."
    line = narrate(events_for(played.opening, 1), TablePlayers(NAMES, 1), played.top)
    assert line == f"{ignored} Ann turns up green 2."


def test_events_that_prompts_tell_are_not_told_twice() -> None:
    silent = [ev.Awaited("whose-turn", 1, "turn"), ev.Exposed("uno-exposed", 0)]
    silent += [ev.WindowClosed("uno-window", 0), ev.ColorNamed("last-wild", 0, None)]
    assert narrate(silent, TablePlayers(NAMES, 0), "red-1") == ""
