"""What a seat remembers of a round: every face it has seen, and what draws revealed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from flipdeck.bots.face_codes import UNKNOWN, WILD_KIND, color_of
from flipdeck.engine.view import View
from flipdeck.rules import events as ev
from flipdeck.rules.cards import DECKS, DRAW_WILD, WILD, Deck, Print


@cache
def _classes(deck: Deck, side: int) -> tuple[int, ...]:
    """How many cards of each colour, and last how many wilds, one side of a deck has."""
    counts = [0] * 5
    for face in deck.faces(side):
        counts[color_of(face)] += 1
    return tuple(counts)


assert WILD_KIND == -1  # the last entry of a list


class Card:
    """What is known of a card: its faces, and colours that its holder seemed to lack."""

    __slots__ = ("down", "not_down", "not_up", "up")

    def __init__(self, up: int = UNKNOWN, down: int = UNKNOWN) -> None:
        self.up = up
        self.down = down
        self.not_up = 0
        self.not_down = 0

    def turn(self) -> None:
        """Swap the two faces."""
        self.up, self.down = self.down, self.up
        self.not_up, self.not_down = self.not_down, self.not_up


class Memory:
    """Hands and discards, card by card in the order drawn or played.

    It knows only what its seat may see. If it missed events (a bot that joined during a round), the
    next view corrects it.
    """

    def __init__(self, view: View) -> None:
        self.seat = UNKNOWN
        self.deck = DECKS[view.deck]
        self.side = 0
        self.color = UNKNOWN
        self.color_before = UNKNOWN
        """The current colour before the last draw-wild."""
        self.hands: list[list[Card]] = []
        self.pile: list[Card] = []
        self.guilty: dict[int, int] = {}
        self.innocent: dict[int, int] = {}
        self.out: tuple[int, ...] = ()
        self.draws_on = False
        """Whether a seat draws until a card is playable: a card kept then is one that is."""
        self._coming = UNKNOWN
        """The back of the draw pile's top card when last seen."""
        self.update(view)

    @property
    def print(self) -> Print:
        """The print of the side in play."""
        return self.deck.prints[self.side]

    @property
    def _behind(self) -> dict[str, int]:
        """The numbers of the faces on the other side; none on a blank back."""
        return self.deck.prints[1 - self.side].numbers if self.deck.two_sided else {}

    def update(self, view: View) -> None:
        """Update the memory from a view."""
        assert view.seat is not None
        self.seat = view.seat
        self.out = view.out
        self.draws_on = view.house.drawing == "until_fits"
        self.side = self.deck.side_names.index(view.side)
        front, behind = self.print.numbers, self._behind
        if len(self.hands) != len(view.hands):
            self.hands = [[] for _ in view.hands]
        for seat, hand in enumerate(view.hands):
            cards = self.hands[seat]
            if len(cards) != hand.count:
                cards = self.hands[seat] = [Card() for _ in range(hand.count)]
            if hand.faces is not None:
                for place, face in enumerate(hand.faces):
                    number = front[face]
                    if cards[place].up == UNKNOWN:
                        cards[place].up = number
                    elif cards[place].up != number:
                        cards[place] = Card(up=number)
            if hand.backs is not None:
                for place, back in enumerate(hand.backs):
                    number = behind[back]
                    if cards[place].down == UNKNOWN:
                        cards[place].down = number
                    elif cards[place].down != number:
                        cards[place] = Card(down=number)
        if len(self.pile) != view.discard_count:
            self.pile = [Card() for _ in range(view.discard_count)]
        top = front[view.top]
        if self.pile[-1].up == UNKNOWN:
            self.pile[-1].up = top
        elif self.pile[-1].up != top:
            self.pile[-1] = Card(up=top)
        self.color = UNKNOWN if view.color is None else self.print.colors.index(view.color)
        self._coming = UNKNOWN if view.draw_top is None else behind[view.draw_top]

    def observe(self, events: Sequence[ev.Event]) -> None:
        """Update the memory from events as its seat may see them."""
        for event in events:
            handler = _HANDLERS.get(type(event))
            if handler is not None:
                handler(self, event)

    def _played(self, event: ev.Played) -> None:
        face = self.print.numbers[event.face]
        back = UNKNOWN if event.back is None else self._behind[event.back]
        card = self._take(event.seat, event.at, face)
        card.up = face
        if card.down == UNKNOWN:
            card.down = back
        self.pile.append(card)
        if face == DRAW_WILD:
            self.color_before = self.color
        if face < WILD:
            self.color = color_of(face)

    def _take(self, seat: int, at: int | None, face: int) -> Card:
        """Remove and return the card that left a hand. With blank backs its place is unknown: take
        a card known to be this one, else one that could be."""
        hand = self.hands[seat]
        if at is None:
            bit = 1 << color_of(face) if UNKNOWN < face < WILD else 0
            ranks = [
                0 if card.up == face else 3 if card.up != UNKNOWN else 2 if card.not_up & bit else 1
                for card in hand
            ]
            at = ranks.index(min(ranks)) if ranks else 0
        return hand.pop(at) if at < len(hand) else Card()

    def _named(self, event: ev.ColorNamed) -> None:
        if event.color is not None:
            self.color = self.print.colors.index(event.color)

    def _drew(self, event: ev.Drew) -> None:
        card = Card()
        if event.face is not None:
            card.up = self.print.numbers[event.face]
            card.down = self._coming
        if event.back is not None:
            card.down = self._behind[event.back]
        self._coming = UNKNOWN
        if event.rule in ("draw", "until-fits"):
            self._lacks(event.seat, self.color)
        self.hands[event.seat].append(card)

    def _kept_drawn(self, event: ev.Kept) -> None:
        if not self.draws_on:
            self._lacks(event.seat, self.color)

    def _lacks(self, seat: int, color: int) -> None:
        if color != UNKNOWN:
            for card in self.hands[seat]:
                card.not_up |= 1 << color

    def _gave(self, event: ev.Gave) -> None:
        if event.face is not None:
            face = self.print.numbers[event.face]
            card = self._take(event.seat, event.at, face)
            card.up = face
        else:
            # Which card was given is hidden: any card but a wild, so the others are unknown now.
            hand = self.hands[event.seat]
            hand[:] = [card if card.up >= WILD else Card() for card in hand]
            card = self._take(event.seat, None, UNKNOWN)
        self.hands[event.to].append(card)

    def _swapped(self, event: ev.Swapped) -> None:
        hands = self.hands
        hands[event.seat], hands[event.to] = hands[event.to], hands[event.seat]

    def _rotated(self, event: ev.Rotated) -> None:
        owners = [seat for seat in range(len(self.hands)) if seat not in self.out]
        step = 1 if event.direction == "left" else -1
        hands = [self.hands[seat] for seat in owners]
        for place, hand in enumerate(hands):
            self.hands[owners[(place + step) % len(owners)]] = hand

    def _flipped(self, event: ev.Flipped) -> None:
        self.side = 1 - self.side
        for hand in self.hands:
            for card in hand:
                card.turn()
        for card in self.pile:
            card.turn()
        self.pile.reverse()
        self._coming = UNKNOWN
        top = self.pile[-1].up
        self.color = color_of(top) if top != UNKNOWN else UNKNOWN

    def _reshuffled(self, event: ev.Reshuffled) -> None:
        del self.pile[:-1]
        self._coming = UNKNOWN

    def _shown(self, event: ev.HandShown) -> None:
        hand = self.hands[event.seat]
        if event.faces is not None and len(event.faces) == len(hand):
            for card, face in zip(hand, event.faces, strict=True):
                card.up = self.print.numbers[face]

    def _judged(self, event: ev.Judged) -> None:
        tally = self.guilty if event.guilty else self.innocent
        tally[event.target] = tally.get(event.target, 0) + 1
        if not event.guilty:
            self._lacks(event.target, self.color_before)

    def _found(self, event: ev.Found) -> None:
        if self.hands[event.seat]:
            self.hands[event.seat][-1].up = self.print.numbers[event.face]

    # Probabilities.

    def unseen(self) -> list[float]:
        """Return the probability of each colour for an unseen card, and last that of a wild."""
        left = list(_classes(self.deck, self.side))
        for cards in (*self.hands, self.pile):
            for card in cards:
                if card.up >= 0:
                    left[color_of(card.up)] -= 1  # a wild kind is "colour" -1, the last entry
        total = 0
        for kind in range(5):
            left[kind] = max(left[kind], 0)
            total += left[kind]
        return [kind / total for kind in left] if total else [0.2] * 5


_HANDLERS: Final[dict[type[ev.Event], Callable[[Memory, Any], None]]] = {
    ev.Played: Memory._played,
    ev.ColorNamed: Memory._named,
    ev.Drew: Memory._drew,
    ev.Kept: Memory._kept_drawn,
    ev.Gave: Memory._gave,
    ev.Swapped: Memory._swapped,
    ev.Rotated: Memory._rotated,
    ev.Flipped: Memory._flipped,
    ev.Reshuffled: Memory._reshuffled,
    ev.HandShown: Memory._shown,
    ev.Judged: Memory._judged,
    ev.Found: Memory._found,
}
