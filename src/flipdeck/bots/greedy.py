"""A bot that takes the best move by a simple evaluation and remembers what it saw."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence

import msgspec

from flipdeck.bots.evaluation import Table, Weights, usefulness
from flipdeck.bots.face_codes import UNKNOWN
from flipdeck.bots.memory import Memory
from flipdeck.engine.view import View
from flipdeck.rules.cards import BEACHCOMBER, SYMBOLS, WILD, is_number
from flipdeck.rules.events import Event
from flipdeck.rules.moves import Accept, AnyMove, CallUno, Catch, Challenge, NameColor, Play


class Greedy:
    """Chooses the move with the highest value. ``partners`` are the seats of its team."""

    observes = True

    def __init__(
        self,
        rng: random.Random,
        partners: Collection[int] = (),
        weights: Weights | None = None,
    ) -> None:
        self.rng = rng
        self.partners = frozenset(partners)
        self.weights = weights or Weights()
        self._memory: Memory | None = None

    def new_round(self, view: View) -> None:
        """Start a new memory."""
        self._memory = Memory(view)

    def observe(self, events: Sequence[Event], seat: int) -> None:
        """Remember what happened."""
        if self._memory is not None:
            self._memory.observe(events)

    def choose(self, view: View, legal: Sequence[AnyMove]) -> AnyMove | None:
        """Return the move with the highest value."""
        if self._memory is None:
            self._memory = Memory(view)
        else:
            self._memory.update(view)
        for move in legal:
            if isinstance(move, Catch) and move.target not in self.partners:
                return move
            if isinstance(move, CallUno) and view.exposed == view.seat:
                return move
        turn = [move for move in legal if not isinstance(move, CallUno | Catch)]
        if not turn:
            return None
        if len(turn) == 1 and not isinstance(turn[0], Play):
            return turn[0]
        table = Table(view, self._memory, self.partners, self.weights)
        if view.awaiting == "answer":
            return self._answer(view, table, turn)
        if view.awaiting == "color":
            return max(turn, key=lambda move: table.color_worth(_named(table, move)))
        return self._best_play(view, table, turn)

    def _answer(self, view: View, table: Table, legal: Sequence[AnyMove]) -> AnyMove:
        """Stack if possible; else challenge if the hand probably held the colour before."""
        assert view.bluffer is not None
        stacked = [move for move in legal if isinstance(move, Play)]
        if stacked:
            return self._best_play(view, table, stacked)
        if Challenge() not in legal:
            return Accept()
        memory, weights = table.memory, self.weights
        before = memory.color_before
        if before == UNKNOWN:
            held = 1.0 - 0.77 ** table.counts[view.bluffer]
        else:
            held = table.color_chance(view.bluffer, before)
        guilty = memory.guilty.get(view.bluffer, 0)
        innocent = memory.innocent.get(view.bluffer, 0)
        bluffs = (weights.bluffer * 4 + guilty) / (4 + guilty + innocent)
        odds = held * bluffs / (held * bluffs + 1.0 - held)
        won = 2.0 * table.amount + 1.5
        return Challenge() if odds * won > (1.0 - odds) * 2.0 else Accept()

    def _best_play(self, view: View, table: Table, legal: Sequence[AnyMove]) -> AnyMove:
        """Return the best play, unless drawing or passing has a higher value."""
        numbers = table.print.numbers
        best, most = legal[-1], float("-inf")
        tried = set()
        for move in legal:
            play, worth = move, self.weights.rest
            if isinstance(move, Play):
                face, color = numbers[move.card], _named(table, move)
                if (face, color, move.to) in tried:
                    continue
                tried.add((face, color, move.to))
                play, worth = self._evaluate(view, table, move, face, color)
            if worth > most:
                best, most = play, worth
        return best

    def _evaluate(
        self, view: View, table: Table, move: Play, face: int, color: int
    ) -> tuple[AnyMove, float]:
        """Return the play with its gift and its call, and its value."""
        gift, to = self._gift(view, table) if face == BEACHCOMBER else ([], UNKNOWN)
        worth = table.play(face, color, gift, to) + self._house_rules(view, table, move, face)
        if gift:
            names = table.print.names
            give = tuple(names[card] for card in gift)
            move = msgspec.structs.replace(move, give=give, to=to)
        if view.may_call_with(move):
            move = msgspec.structs.replace(move, uno=True)
        return move, worth

    def _house_rules(self, view: View, table: Table, move: Play, face: int) -> float:
        """Return what house rules add to the value of a play."""
        worth = 0.0
        left = len(table.hand) - 1
        giver = view.received_by(move)
        if giver is not None:
            worth += self.weights.hand * (left - table.counts[giver])
        elif left and view.house.last_card == "number":
            rest = table.hand.copy()
            rest.remove(face)
            if not any(map(is_number, rest)):
                worth -= self.weights.no_number
        return worth

    def _gift(self, view: View, table: Table) -> tuple[list[int], int]:
        """Return a gift of one card of each colour, and the opponent with the fewest cards.

        Of each colour the card with the most points is given, less a discount for usefulness.
        """
        rivals = [
            seat
            for seat in range(len(table.counts))
            if seat != table.me and seat not in view.out and seat not in self.partners
        ]
        if not rivals:
            return [], UNKNOWN
        keeps_one = view.house.last_card == "number"
        points, useful = table.print.value, usefulness(table.print)
        gifts: dict[int, int] = {}
        for face in table.hand:
            if face < WILD:
                color = face // SYMBOLS
                other = gifts.get(color)
                if other is None or points(face) - 20 * useful[face] > (
                    points(other) - 20 * useful[other]
                ):
                    gifts[color] = face
        given = list(gifts.values())
        if keeps_one and len(given) == len(table.hand) - 1:
            given = given[1:]
        return given, min(rivals, key=lambda seat: table.counts[seat])


def _named(table: Table, move: AnyMove) -> int:
    color = move.color if isinstance(move, Play | NameColor) else None
    return UNKNOWN if color is None else table.print.colors.index(color)
