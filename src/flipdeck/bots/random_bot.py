"""A bot that plays at random, but plays a card whenever it can."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec

from flipdeck.bots.base import StatelessBot
from flipdeck.bots.face_codes import color_of, print_of
from flipdeck.engine.view import View
from flipdeck.rules.moves import AnyMove, CallUno, Catch, Play


class RandomBot(StatelessBot):
    """Plays any playable card with any colour and gift; calls and catches half of the time."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, view: View, legal: Sequence[AnyMove]) -> AnyMove | None:
        """Return a random play if there is one, else any legal move."""
        if all(isinstance(move, CallUno | Catch) for move in legal):
            return self.rng.choice(legal) if self._coin() else None
        plays = [move for move in legal if isinstance(move, Play)]
        if not plays:
            return self.rng.choice(legal)
        return self._with_gift_and_call(view, self.rng.choice(plays))

    def _coin(self) -> bool:
        return self.rng.random() < 0.5

    def _with_gift_and_call(self, view: View, play: Play) -> Play:
        assert view.seat is not None
        give: tuple[str, ...] = ()
        if play.card == print_of(view).beachcomber:
            give = self._gift(view)
        left = len(view.hand) - 1 - len(give)
        to = self.rng.choice(others(view)) if give else None
        may_call = left == 1 or (left == 0 and bool(give))
        uno = may_call and not view.hands[view.seat].called and self._coin()
        return msgspec.structs.replace(play, give=give, to=to, uno=uno) if give or uno else play

    def _gift(self, view: View) -> tuple[str, ...]:
        """Return a gift: for each colour one of its cards or none, all equally likely."""
        numbers = print_of(view).numbers
        by_color: dict[int, list[str | None]] = {}
        for face in view.hand:
            color = color_of(numbers[face])
            if color >= 0:
                by_color.setdefault(color, [None]).append(face)
        chosen = [self.rng.choice(faces) for faces in by_color.values()]
        return tuple(face for face in chosen if face is not None)


def others(view: View) -> list[int]:
    """Return the other seats in play."""
    return [seat for seat in range(len(view.hands)) if seat != view.seat and seat not in view.out]
