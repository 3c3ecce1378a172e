"""Hints: the move is legal, and the reason says what is true of it."""

from __future__ import annotations

import pytest

from flipdeck.bots.hints import Hint, HintFacts, hint
from flipdeck.rules.moves import Accept, AnyMove, Catch, Challenge, Draw, Pass, Play
from tests.support.builders import make_round


def hint_for(*hands: str, **position: object) -> Hint:
    played = make_round(*hands, **position)  # type: ignore[arg-type]
    found = hint(played.view(0), played.legal(0))
    if found.move is not None:
        assert played.verdict(0, found.move).legal
    return found


OTHERS = ("green-1 green-2 green-3 green-4", "yellow-1 yellow-2 yellow-3 yellow-4")


@pytest.mark.parametrize(
    ("hand", "card", "reason", "facts"),
    [
        ("blue-7", "blue-7", "out", HintFacts()),
        ("blue-7 red-9 red-8", "blue-7", "only", HintFacts()),
        ("blue-7 wild red-9 red-8", "blue-7", "keep-wild", HintFacts(color="blue", count=0)),
        ("blue-draw1 red-9 red-8", "blue-draw1", "draws", HintFacts(seat=1, count=1)),
        ("blue-skip red-9 red-8", "blue-skip", "skips", HintFacts(seat=1)),
    ],
)
def test_a_card_and_why(hand: str, card: str, reason: str, facts: HintFacts) -> None:
    found = hint_for(hand, *OTHERS)
    assert isinstance(found.move, Play)
    assert (found.move.card, found.reason, found.facts) == (card, reason, facts)


def test_a_wild_that_is_needed_names_the_colour_one_holds_most_of() -> None:
    found = hint_for("wild red-9 red-8 yellow-7", *OTHERS, top="blue-3")
    assert found.move == Play("wild", color="red")
    assert (found.reason, found.facts) == ("wild-needed", HintFacts(color="red", count=2))


def test_two_players_play_again_after_a_skip() -> None:
    found = hint_for("blue-skip red-9 red-8", OTHERS[0])
    assert (found.reason, found.facts) == ("again", HintFacts())


def test_the_last_card_but_one_is_played_with_a_call() -> None:
    found = hint_for("blue-7 red-9", *OTHERS)
    assert found.move == Play("blue-7", uno=True)


def test_nothing_playable() -> None:
    found = hint_for("red-9 red-8", *OTHERS)
    assert (found.move, found.reason) == (Draw(), "none-playable")
    played = make_round("red-9 red-8", *OTHERS, draw="green-9 green-8 green-6")
    played.apply(0, Draw())
    assert hint(played.view(0), played.legal(0)) == Hint(move=Pass(), reason="not-playable")


def test_an_uncalled_last_card_is_caught() -> None:
    played = make_round("red-1 red-2", "blue-1 blue-2", turn=1)
    played.apply(1, Play("blue-1"))
    found = hint(played.view(0), played.legal(0))
    assert found == Hint(move=Catch(1), reason="catch", facts=HintFacts(seat=1))


@pytest.mark.parametrize(
    ("cards", "move", "reason"), [(2, Accept(), "honest"), (8, Challenge(), "bluff")]
)
def test_the_more_cards_the_likelier_a_draw_wild_was_a_bluff(
    cards: int, move: AnyMove, reason: str
) -> None:
    held = ["green-1", "green-2", "green-3", "green-4", "green-5", "blue-1", "blue-2", "blue-4"]
    played = make_round("red-1 red-2", f"wild-draw2 {' '.join(held[:cards])}", turn=1)
    played.apply(1, Play("wild-draw2", color="red"))
    found = hint(played.view(0), played.legal(0))
    assert (found.move, found.reason, found.facts) == (move, reason, HintFacts(seat=1))


def test_one_whose_turn_it_is_not_waits() -> None:
    played = make_round("red-1 red-2 red-4", OTHERS[0], turn=1)
    assert hint(played.view(0), played.legal(0)) == Hint(move=None, reason="wait")
