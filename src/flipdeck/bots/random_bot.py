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
        if view.turn != view.seat and self._coin():
            return None
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
        if give:
            play = msgspec.structs.replace(play, give=give, to=self.rng.choice(others(view)))
        uno = view.may_call_with(play) and self._coin()
        return msgspec.structs.replace(play, uno=True) if uno else play

    def _gift(self, view: View) -> tuple[str, ...]:
        """Return a gift: for each colour one of its cards or none, all equally likely."""
        numbers = print_of(view).numbers
        by_color: dict[int, list[str | None]] = {}
        for face in view.hand:
            color = color_of(numbers[face])
            if color >= 0:
                by_color.setdefault(color, [None]).append(face)
        chosen = [self.rng.choice(faces) for faces in by_color.values()]
        give = tuple(face for face in chosen if face is not None)
        keeps_one = view.house.last_card == "number" and len(give) == len(view.hand) - 1
        return give[1:] if keeps_one else give


def others(view: View) -> list[int]:
    """Return the other seats in play."""
    return [seat for seat in range(len(view.hands)) if seat != view.seat and seat not in view.out]
