"""Plays as a sensible person would: one card at a time, remembering what it saw."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence

import msgspec

from flipdeck.bots.faces import POINTS, UNKNOWN
from flipdeck.bots.memory import Memory
from flipdeck.bots.weigh import USEFUL, Table, Temper
from flipdeck.cards import BEACHCOMBER, PRINTS, SYMBOLS, WILD
from flipdeck.events import Event
from flipdeck.moves import AnyMove, CallUno, Catch, NameColor, Play
from flipdeck.view import View

_DRAWING = -0.2
"""What drawing is worth, or keeping what was drawn."""


class Greedy:
    """``partners`` are the seats it plays together with."""

    listens = True

    def __init__(
        self,
        rng: random.Random,
        partners: Collection[int] = (),
        temper: Temper | None = None,
    ) -> None:
        self.rng = rng
        self.partners = frozenset(partners)
        self.temper = temper or Temper()
        self._memory: Memory | None = None

    def new_round(self, view: View) -> None:
        self._memory = Memory(view)

    def hear(self, events: Sequence[Event], seat: int) -> None:
        if self._memory is not None:
            self._memory.hear(events)

    def choose(self, view: View, legal: Sequence[AnyMove]) -> AnyMove | None:
        for move in legal:
            if isinstance(move, Catch) and move.target not in self.partners:
                return move
            if isinstance(move, CallUno) and view.exposed == view.seat:
                return move
        turn = [move for move in legal if not isinstance(move, CallUno | Catch)]
        if len(turn) < 2:
            return turn[0] if turn else None
        if self._memory is None:
            self._memory = Memory(view)
        else:
            self._memory.see(view)
        table = Table(view, self._memory, self.partners, self.temper)
        if view.awaiting == "answer":
            return turn[self._challenges(view, table)]
        if view.awaiting == "color":
            return max(turn, key=lambda move: table.color_worth(_named(table, move)))
        return self._lay(view, table, turn)

    def _lay(self, view: View, table: Table, legal: Sequence[AnyMove]) -> AnyMove:
        """The play worth most, or none if drawing or keeping is worth more."""
        numbers = PRINTS[table.print].numbers
        best: AnyMove | None = None
        most = 0.0
        tried = set()
        for move in legal:
            if not isinstance(move, Play):
                play, worth = move, self.temper.rest
            else:
                face = numbers[move.card]
                color = _named(table, move)
                if (face, color) in tried:
                    continue
                tried.add((face, color))
                play, worth = self._weigh(view, table, move, face, color)
            if best is None or worth > most:
                best, most = play, worth
        assert best is not None
        return best

    def _weigh(
        self, view: View, table: Table, move: Play, face: int, color: int
    ) -> tuple[Play, float]:
        gift: list[int] = []
        to = UNKNOWN
        if face == BEACHCOMBER and len(table.hand) > 1:
            gift, to = self._gift(view, table)
        left = len(table.hand) - 1 - len(gift)
        worth = table.play(face, color, len(gift), to)
        uno = left == 1 or (left == 0 and bool(gift))
        uno = uno and not view.hands[table.me].called
        if gift or uno:
            names = PRINTS[table.print].names
            give = tuple(names[card] for card in gift)
            move = msgspec.structs.replace(move, uno=uno, give=give, to=to if gift else None)
        return move, worth
