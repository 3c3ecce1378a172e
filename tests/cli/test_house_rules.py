"""House rules in the terminal game: debts, swapped hands, jumping in."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from flipdeck.bots.base import StatelessBot
from flipdeck.cli.bot_table import BotTable
from flipdeck.engine.round import Round
from flipdeck.engine.view import View
from flipdeck.rules.moves import Accept, AnyMove, Challenge, Draw, Pass, Play
from tests.support.prompt_positions import at, person

SEVENS = [
    ["blue-7/pink-1", "red-2/pink-3", "red-4/teal-2"],
    ["green-6/pink-6", "red-9/pink-7"],
    ["yellow-2/orange-2"],
]


def in_debt(*hand: str, stacking: str = "same", card: str = "blue-draw1/pink-1") -> Round:
    """Seat 2 plays a draw card on seat 0."""
    played = at(
        rules={"stacking": stacking},
        turn=2,
        hands=[list(hand), ["green-6/pink-6", "red-9/pink-7"], [card, "red-2/pink-2"]],
    )
    face = card.split("/")[0]
    played.apply(2, Play(face, color="red" if face.startswith("wild") else None))
    return played


@pytest.mark.parametrize(
    ("played", "line", "move", "choices"),
    [
        (
            in_debt("red-draw1/teal-4", "red-5/teal-5"),
            "2",
            Play("red-draw1", at=0),
            "Stack 2, or accept (a).",
        ),
        (in_debt("red-4/teal-4", "red-5/teal-5"), "a", Accept(), "Nothing to stack: accept (a)."),
        (
            in_debt("wild-draw2/teal-4", "red-5/teal-5", card="wild-draw2/pink-1"),
            "c",
            Challenge(),
            "Stack 2, accept (a) or challenge (c).",
        ),
    ],
)
def test_a_debt_is_answered(played: Round, line: str, move: AnyMove, choices: str) -> None:
    made, typist = person(played, line)
    assert made.decide() == move
    assert f"\n{choices}\n" in typist.page
    owed = played.debt
    cards = f"{owed} card" if owed == 1 else f"{owed} cards"
    assert f"Accept (a): you draw {cards} and lose a turn.\n" in typist.page
    assert ("a bluff if" in typist.page) == isinstance(move, Challenge)


@pytest.mark.parametrize(
    ("lines", "to"), [(("1 to Ann",), 1), (("1", "Ben"), 2), (("1", "Cleo", "Ben"), 2)]
)
def test_a_seven_says_or_asks_with_whom_to_swap(lines: tuple[str, ...], to: int) -> None:
    played = at(rules={"seven_swap": True}, hands=SEVENS, discard=["blue-2/teal-1"])
    made, typist = person(played, *lines)
    assert made.decide() == Play("blue-7", at=0, to=to)
    asked = "With whom do you swap hands: Ann, Ben? (Enter takes the card back)\n"
    assert typist.page.count(asked) == len(lines) - 1


class Drawer(StatelessBot):
    """Draws and passes; never jumps in."""

    def choose(self, view: View, legal: Sequence[AnyMove]) -> AnyMove | None:
        if view.turn != view.seat:
            return None
        return Pass() if view.awaiting == "drawn" else Draw()


@pytest.mark.parametrize(("line", "told"), [("1", True), ("", False)])
def test_the_player_is_offered_to_jump_in(line: str, told: bool) -> None:
    played = at(
        rules={"jump_in": True},
        turn=1,
        hands=[
            ["blue-7/pink-1", "red-2/pink-3", "red-4/teal-2"],
            ["green-6/pink-6", "red-9/pink-7"],
            ["yellow-2/orange-2", "yellow-3/orange-3"],
        ],
    )
    made, typist = person(played, line)
    with pytest.raises(EOFError):
        BotTable(played, {1: Drawer(), 2: Drawer()}, random.Random(1), made).play()
    assert "You can jump in: play 1, or press Enter to go on.\n" in typist.page
    assert ("You jump in. You play blue 7." in typist.page) == told
