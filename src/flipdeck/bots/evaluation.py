"""The value of a move, counted in cards: own cards played, cards that others draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from flipdeck.bots.face_codes import UNKNOWN, is_playable_on
from flipdeck.bots.memory import Memory
from flipdeck.engine.view import View
from flipdeck.rules.cards import (
    BEACHCOMBER,
    DRAW,
    DRAW_WILD,
    FACES,
    FLIP,
    REVERSE,
    SKIP,
    SYMBOLS,
    WILD,
    Deck,
    Print,
)

NO_SYMBOL: Final = SYMBOLS
"""The symbol of a wild on top: no card has it."""
OUT: Final = 1000.0
"""The value of going out, above all others."""
_UNKNOWN_PLAYABLE: Final = 0.3
"""Probability that an unknown card is playable."""
_MAX_DEPTH: Final = 5
"""How many plays in a row are searched."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of the evaluation."""

    again: float = 0.3
    """Each further card played because the turn comes back."""
    stuck: float = 0.6
    """An own turn without a playable card."""
    next_playable: float = 0.5
    """All own cards left are playable on the card played."""
    wild: float = 1.2
    """A wild left in the hand."""
    draw: float = 0.35
    """A card that another player draws."""
    points: float = 0.01
    """A point less in the hand."""
    bluff: float = 0.2
    """Probability that a bluff is challenged, for each card left: large hands look suspicious."""
    bluffer: float = 0.5
    """Probability that others bluff when they can."""
    rest: float = -0.8
    """Drawing, or keeping the drawn card."""
    flip: float = 0.4
    """Useful faces gained by a flip."""
    hand: float = 0.8
    """A card less in the hand that is got for the own one, by a seven or a zero."""
    no_number: float = 1.5
    """No number is left where the last card must be one."""
    urgent: tuple[float, ...] = (0.0, 2.5, 1.0, 0.4, 0.2)
    """The next seat has a playable card, by the number of its cards; the last value is for more."""
    near: tuple[float, ...] = (0.0, 3.0, 2.0, 1.4, 1.0)
    """Factor for cards drawn by a seat, by the number it holds; the last value is for more."""


def _useful(side: Print, face: int) -> float:
    if face >= WILD:
        return 1.0 if face != WILD else 0.8
    if face % SYMBOLS == DRAW:
        return 0.9 if side.draws > 2 else 0.4
    return 0.4 if face % SYMBOLS in (REVERSE, SKIP) else 0.0


@cache
def usefulness(side: Print) -> tuple[float, ...]:
    """Return how useful each face of a print is to its holder, by the face's number."""
    return tuple(_useful(side, face) for face in range(FACES))


@cache
def _average_usefulness(deck: Deck, side: int) -> float:
    useful = usefulness(deck.prints[side])
    return sum(useful[face] for face in deck.faces(side)) / deck.size


class Table:
    """The table as one seat evaluates it for one move: faces as numbers, neighbours, odds."""

    __slots__ = (
        "_chances",
        "amount",
        "color",
        "counts",
        "draws",
        "hand",
        "heads_up",
        "me",
        "memory",
        "next",
        "odds",
        "partners",
        "past_next",
        "previous",
        "print",
        "weights",
    )

    def __init__(
        self, view: View, memory: Memory, partners: frozenset[int], weights: Weights
    ) -> None:
        assert view.seat is not None
        self.me = me = view.seat
        self.memory = memory
        self.partners = partners
        self.weights = weights
        self.print = memory.print
        self.color = memory.color
        self.hand = [card.up for card in memory.hands[me]]
        self.counts = [hand.count for hand in view.hands]
        seats, out = len(self.counts), view.out
        step = 1 if view.direction == "left" else -1
        self.next = self._beyond(me, step, seats, out)
        self.past_next = self._beyond(self.next, step, seats, out)
        self.previous = self._beyond(me, -step, seats, out)
        self.heads_up = self.past_next == me
        self.odds = memory.unseen()
        self.draws = float(self.print.draws)
        self.amount = float(self.print.wild_draws) or 4.0
        self._chances: dict[tuple[int, int, int], float] = {}

    @staticmethod
    def _beyond(seat: int, step: int, seats: int, out: tuple[int, ...]) -> int:
        seat = (seat + step) % seats
        while seat in out:
            seat = (seat + step) % seats
        return seat

    def playable_chance(self, seat: int, color: int, symbol: int) -> float:
        """Return the probability that a seat has a card playable on this colour and symbol."""
        key = (seat, color, symbol)
        found = self._chances.get(key)
        if found is None:
            found = self._chances[key] = self._playable_chance(*key)
        return found

    def _playable_chance(self, seat: int, color: int, symbol: int) -> float:
        wild = self.odds[4] + (0.05 if symbol != NO_SYMBOL else 0.0)
        likely = 1.0 - wild - self.odds[color]
        unlikely = 1.0 - wild - 0.2 * self.odds[color]
        none = 1.0
        for card in self.memory.hands[seat]:
            if card.up != UNKNOWN:
                if is_playable_on(card.up, color, symbol):
                    return 1.0
            else:
                none *= unlikely if card.not_up >> color & 1 else likely
        return 1.0 - none

    def color_chance(self, seat: int, color: int) -> float:
        """Return the probability that a seat holds a card of this colour."""
        none = 1.0
        for card in self.memory.hands[seat]:
            if card.up != UNKNOWN:
                if card.up < WILD and card.up // SYMBOLS == color:
                    return 1.0
            else:
                none *= 1.0 - self.odds[color] * (0.2 if card.not_up >> color & 1 else 1.0)
        return 1.0 - none

    # Evaluation.

    def play(self, face: int, named: int, gift: Sequence[int] = (), to: int = UNKNOWN) -> float:
        """Return the value of playing a face; ``named`` is the colour chosen with it."""
        weights = self.weights
        rest = self.hand.copy()
        rest.remove(face)
        for given in gift:
            rest.remove(given)
        if not rest:
            return OUT
        worth = 1.0 + weights.points * self.print.value(face)
        color, symbol = face // SYMBOLS, face % SYMBOLS
        if face >= WILD:
            symbol = NO_SYMBOL
            color = named if named != UNKNOWN else self.color
            worth -= weights.wild
        elif symbol == FLIP:
            return worth + self._flip(rest)
        if face == BEACHCOMBER:
            worth += len(gift) + (self._draws(to, len(gift)) if gift else 0.0)
        elif face == DRAW_WILD:
            worth += self._draw_wild(rest)
        elif symbol == DRAW:
            worth += self._draws(self.next, self.draws)
        following = self._player_after(face, symbol)
        if following == self.me:
            worth += self._again(rest, color, symbol)
        else:
            chance = self.playable_chance(following, color, symbol)
            worth -= self._threat(following, chance)
        return worth + weights.next_playable * self._share(rest, color, symbol)

    def color_worth(self, color: int) -> float:
        """Return the value of this colour being current when the next seat plays."""
        share = self._share(self.hand, color, NO_SYMBOL)
        threat = self._threat(self.next, self.playable_chance(self.next, color, NO_SYMBOL))
        return self.weights.next_playable * share - threat

    def is_bluff(self, rest: list[int]) -> bool:
        """Whether a draw-wild that leaves these cards is a bluff."""
        return any(face < WILD and face // SYMBOLS == self.color for face in rest)

    def _player_after(self, face: int, symbol: int) -> int:
        """Return the seat that plays after this card."""
        if face == DRAW_WILD or symbol == DRAW:
            return self.past_next
        if symbol == SKIP:
            return self.me if self.print.skips_everyone else self.past_next
        if symbol == REVERSE:
            return self.me if self.heads_up else self.previous
        return self.next

    def _threat(self, seat: int, chance: float) -> float:
        urgent = self.weights.urgent
        weight = urgent[min(self.counts[seat], len(urgent) - 1)] * chance
        return -weight if seat in self.partners else weight

    def _draws(self, seat: int, cards: float) -> float:
        near = self.weights.near
        gain = self.weights.draw * cards * near[min(self.counts[seat], len(near) - 1)]
        return -gain if seat in self.partners else gain

    def _draw_wild(self, rest: list[int]) -> float:
        gain = self._draws(self.next, self.amount)
        if self.is_bluff(rest):
            caught = min(0.9, self.weights.bluff * len(rest))
            return gain * (1.0 - caught) - caught * self.amount
        return gain

    @staticmethod
    def _share(rest: list[int], color: int, symbol: int) -> float:
        """Return the share of these cards that would be playable."""
        return sum(is_playable_on(face, color, symbol) for face in rest) / len(rest)

    def _again(self, rest: list[int], color: int, symbol: int) -> float:
        """Return the value of the turn coming back, by the cards that could be played then."""
        more = self._chain(rest, color, symbol, _MAX_DEPTH)
        if more == len(rest):
            return OUT / 2
        return self.weights.again * more if more else -self.weights.stuck

    def _chain(self, rest: list[int], color: int, symbol: int, deep: int) -> int:
        best = 0
        tried = set()
        for place, face in enumerate(rest):
            if face in tried or not is_playable_on(face, color, symbol):
                continue
            tried.add(face)
            best = best or 1
            if face < WILD and deep and self._comes_back(face % SYMBOLS):
                others = rest[:place] + rest[place + 1 :]
                length = 1 + self._chain(others, face // SYMBOLS, face % SYMBOLS, deep - 1)
                best = max(best, length)
        return best

    def _comes_back(self, symbol: int) -> bool:
        if symbol == SKIP and self.print.skips_everyone:
            return True
        return self.heads_up and DRAW <= symbol <= SKIP

    def _flip(self, rest: list[int]) -> float:
        """Return the value of a flip, from the others' backs and what is remembered."""
        side, deck = self.memory.side, self.memory.deck
        useful = usefulness(self.print)
        now = sum(useful[face] for face in rest) / len(rest)
        gain = self._average(self.me) - now
        gain -= self._average(self.next) - _average_usefulness(deck, side)
        backs = [card.down for card in self.memory.hands[self.next]]
        mine = [card.down for card in self.memory.hands[self.me] if card.down != UNKNOWN]
        top = self.memory.pile[0].down
        if UNKNOWN < top < WILD:
            color, symbol = top // SYMBOLS, top % SYMBOLS
            chance = float(
                any(back != UNKNOWN and is_playable_on(back, color, symbol) for back in backs)
            )
            share = self._share(mine, color, symbol) if mine else _UNKNOWN_PLAYABLE
        else:
            chance = 1.0 - (1.0 - _UNKNOWN_PLAYABLE) ** len(backs)
            share = _UNKNOWN_PLAYABLE
        gain += self.weights.next_playable * share
        return self.weights.flip * gain * len(rest) - self._threat(self.next, chance)

    def _average(self, seat: int) -> float:
        """Return the average usefulness of a hand's other side."""
        deck, other = self.memory.deck, 1 - self.memory.side
        useful = usefulness(deck.prints[other])
        hand = self.memory.hands[seat]
        known = [useful[card.down] for card in hand if card.down != UNKNOWN]
        unknown = len(hand) - len(known)
        return (sum(known) + unknown * _average_usefulness(deck, other)) / len(hand)
