"""A round: dealing, what each seat may see, and moves, from one deal to its end."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import Self

import msgspec
import numpy as np
import numpy.typing as npt

from flipdeck.engine.event_codec import EventRows
from flipdeck.engine.keyed_cards import face_ranks, pair_by_key
from flipdeck.engine.move_codec import decode, decode_all, encode, hand_faces, variants
from flipdeck.engine.observation import RoundState, observe, read_observation
from flipdeck.engine.refusal_facts import facts
from flipdeck.engine.round_base import RoundBase
from flipdeck.engine.round_struct import RoundStruct
from flipdeck.engine.step import buffers, call_step
from flipdeck.engine.view import PRINTED, View, view_of
from flipdeck.kernel import entry_points, layout, rule_codes
from flipdeck.kernel.deal import AGAIN, HOPELESS
from flipdeck.rules.cards import DECKS, Deck
from flipdeck.rules.errors import BadInput, IllegalMove
from flipdeck.rules.events import Event
from flipdeck.rules.moves import AnyMove, Play
from flipdeck.rules.rulings import Rulings, check_seats, override
from flipdeck.rules.verdict import LEGAL, Verdict
from flipdeck.shuffle import streams


class Returned(tuple[int, int]):
    """A start card that went back: the card and its place in the draw pile, 0 the next card."""

    __slots__ = ()


@cache
def _faces(deck: Deck) -> npt.NDArray[np.int16]:
    faces = np.zeros((2, layout.MOST_CARDS), np.int16)
    for side in range(len(deck.prints)):
        faces[side, : deck.size] = list(deck.faces(side))
    return faces


def pair_deck(deck: str, key: bytes, number: int = 0) -> tuple[str, ...]:
    """Pair the faces of a deck at random and shuffle it; return full cards, first dealt first."""
    paired = Round.blank(override(Rulings(), {"deck": deck}), 2, 0, key=key, number=number)
    entry_points.pair(paired._r.raw, _faces(DECKS[deck]))
    entry_points.shuffle_draw(paired._r.raw)
    return tuple(DECKS[deck].text(card) for card in paired._draw_pile())


class Round(RoundBase):
    """One deal. The state is one flat record; the rules are the kernel's."""

    __slots__ = (
        "_moved",
        "_watched",
        "deck_order",
        "opening_rows",
        "opening_shuffle",
        "redeals",
        "returned",
        "shuffled",
    )

    def __init__(self, rulings: Rulings, struct: RoundStruct) -> None:
        super().__init__(rulings, struct)
        self.deck_order: tuple[int, ...] = ()
        self.returned: tuple[Returned, ...] = ()
        self.shuffled: tuple[int, ...] = ()
        """The draw pile as the last move shuffled it, next card first; empty if it did not."""
        self.opening_rows = EventRows(b"", 0, self.deck)
        """What happened when the start card was turned up."""
        self.opening_shuffle: tuple[int, ...] = ()
        """The same for the opening, where a start card that draws may run the pile dry."""
        self.redeals = 0
        """How many deals were discarded because no card of them could start."""
        self._watched = False
        self._moved: tuple[RoundState, EventRows] | None = None

    @classmethod
    def blank(
        cls,
        rulings: Rulings,
        seats: int,
        dealer: int,
        *,
        key: bytes,
        number: int = 0,
        out: Collection[int] = (),
    ) -> Self:
        """Return a round without any cards yet."""
        check_seats(rulings, seats)
        if not 0 <= dealer < seats or dealer in out:
            raise BadInput(f"dealer {dealer}: no seat in play of {seats} seats")
        if not 0 <= number < 1 << 64:
            raise BadInput(f"number {number}: a stream has a number of 64 bits")
        if len(key) != 32:
            raise BadInput(f"a key has 32 bytes, not {len(key)}")
        if len(set(out)) > seats - 2 or any(not 0 <= seat < seats for seat in out):
            raise BadInput(f"seats out {sorted(out)}: two seats of {seats} must stay in play")
        r = RoundStruct()
        r.seats = seats
        r.in_play = seats - len(set(out))
        r.out = sum(1 << seat for seat in set(out))
        r.dealer = dealer
        r.set_rulings(rulings)
        r.seed(key, number)
        return cls(rulings, r)

    @classmethod
    def deal(
        cls,
        rulings: Rulings,
        seats: int,
        dealer: int,
        *,
        key: bytes,
        number: int = 0,
        out: Collection[int] = (),
        cards: Sequence[str] | None = None,
        keyed: bool = False,
    ) -> Self:
        """Shuffle, deal and turn up the start card; ``cards`` is a deck already paired.

        A ``keyed`` round shuffles so that others can check it by the key (``flipdeck.shuffle``).
        """
        made = cls.blank(rulings, seats, dealer, key=key, number=number, out=out)
        r = made._r
        if keyed:
            made.shuffle_by_key(key)
            cards = cards or pair_by_key(rulings.cards, key)
        if cards is None:
            entry_points.pair(r.raw, _faces(rulings.cards))
        else:
            paired = [rulings.cards.card(card) for card in cards]
            rulings.cards.check_whole(paired)
            made._set_draw_pile(paired)
        made._shuffle_and_deal()
        if not made.turn_up():
            made.deal_again()
        return made

    @classmethod
    def dealt(
        cls,
        rulings: Rulings,
        seats: int,
        dealer: int,
        deck: Sequence[int],
        returned: Sequence[int],
        *,
        out: Collection[int] = (),
        shuffled: Sequence[int] = (),
    ) -> Self:
        """Deal from a known deck order; refused start cards go back to known places."""
        made = cls.blank(rulings, seats, dealer, key=bytes(32), out=out)
        made.deck_order = tuple(deck)
        made._set_draw_pile(made.deck_order[::-1])
        entry_points.deal(made._r.raw)
        if not made.turn_up(returned, shuffled):
            raise BadInput("no card of this deck could be turned up to start")
        if len(made.returned) != len(returned):
            raise BadInput(
                f"'returned' names {len(returned)} start cards; {len(made.returned)} went back"
            )
        return made

    def deal_again(self) -> None:
        """Shuffle and deal all cards again with the same dealer, since no card could start."""
        r = self._r
        piles = [r.draw[: r.draw_n], r.discard[: r.discard_n]]
        hands = [r.hands[seat, : r.held[seat]] for seat in range(self.seats)]
        cards = np.concatenate([*piles, *hands]).tolist()
        if len(cards) < r.in_play * r.hand_size + 1:
            raise BadInput(f"no card can start, and {len(cards)} cards are too few to deal again")
        self._set_draw_pile(cards)
        if not entry_points.can_start(r.raw):
            raise BadInput("no card of this deck can start")
        while True:
            self.redeals += 1
            self._set_draw_pile(cards)
            self._shuffle_and_deal()
            if self.turn_up():
                self.opening_rows = self.opening_rows.after_redeal(self.dealer)
                return

    def turn_up(self, places: Sequence[int] = (), shuffled: Sequence[int] = ()) -> bool:
        """Turn up cards until one can start; return False if none of the draw pile can."""
        events = buffers.events
        side = self._r.side
        opening = b""
        back: list[Returned] = []
        while True:
            place = places[len(back)] if len(back) < len(places) else -1
            events.prepare(place, self._order(shuffled, self._r.discard_n))
            if self._r.keyed:
                count = streams.return_count(self.redeals, len(back))
                self._r.begin_stream(streams.RETURN, count)
            state = entry_points.turn_up(self._r.raw, events.raw)
            if state == HOPELESS:
                return False
            rows = EventRows(events.written(), side, self.deck)
            back += [
                Returned((row[layout.ROW_WHAT], row[layout.ROW_PLACE]))
                for row in rows.numbers()
                if row[layout.ROW_KIND] == layout.E_RETURNED
            ]
            opening += rows.rows
            if state != AGAIN:
                self.returned = tuple(back)
                self.opening_rows = EventRows(opening, side, self.deck)
                self.opening_shuffle = events.made()
                return True

    def _order(self, shuffled: Sequence[int] | None, under: int) -> Sequence[int] | None:
        """An order given for a reshuffle, if it is one of the cards that would be shuffled."""
        if not shuffled or sorted(shuffled) != sorted(self._r.discard[:under].tolist()):
            return None
        return shuffled[::-1]

    def _shuffle_and_deal(self) -> None:
        if self._r.keyed:
            self._set_draw_pile(sorted(self._draw_pile(), key=self.deck.text))
            self._r.begin_stream(streams.DEAL, self.redeals)
        entry_points.shuffle_draw(self._r.raw)
        self.deck_order = self._draw_pile()
        entry_points.deal(self._r.raw)

    def _set_draw_pile(self, cards: Iterable[int]) -> None:
        pile = list(cards)
        self._r.draw[: len(pile)] = pile
        self._r.draw_n = len(pile)

    def _draw_pile(self) -> tuple[int, ...]:
        return tuple(self._r.draw[: self._r.draw_n][::-1].tolist())

    @property
    def opening(self) -> tuple[Event, ...]:
        """What happened when the start card was turned up, as the referee sees it."""
        return self.opening_rows.decode()

    def view(self, seat: int | None, *, backs: bool = False, match_over: bool = False) -> View:
        """What a seat may see; None is a bystander, to whom a table may open the backs."""
        seen = self.observation(seat, backs=backs, match_over=match_over)
        return view_of(read_observation(seen), self.deck, self.house_rules)

    def observation(
        self, seat: int | None, *, backs: bool = False, match_over: bool = False
    ) -> bytes:
        """The same as the kernel's record (``layout.OBSERVATION``)."""
        if seat is not None and not 0 <= seat < self.seats:
            raise BadInput(f"unknown seat {seat}: the seats are 0 to {self.seats - 1}")
        return observe(self._r.raw, seat, backs=backs, pairs=self.opens_pairs(match_over))

    def views(
        self, seats: Sequence[int | None], *, backs: bool = False, match_over: bool = False
    ) -> list[View]:
        """What each of several seats may see."""
        return [self.view(seat, backs=backs, match_over=match_over) for seat in seats]

    def watch(self) -> None:
        """Keep from now on what everyone sees of each move, for ``take_state``."""
        self._watched = True

    def take_state(self, *, match_over: bool = False) -> RoundState:
        """What everyone sees and may do now.

        The first call after a move of a watched round also gives what the move changed.
        """
        if self._moved is None:
            return self.state(match_over=match_over)
        moved, rows = self._moved
        self._moved = None
        opened = match_over and not self.opens_pairs(False)
        if opened and self.over and self.deck.two_sided:
            # Both faces of every card are opened by the end of the match: every hand changes.
            numbers = buffers.seen.numbers
            everyone = (1 << self.seats) - 1
            numbers[: layout.STEP_LISTED] = np.frombuffer(moved.changes, np.int64)
            numbers[layout.STEP_HANDS : layout.STEP_LISTED] = everyone
            numbers[layout.STEP_SIDE] = rows.side
            buffers.events.load(rows.rows)
            return self._observe_all(True, moved=True)
        return moved

    def state(self, *, match_over: bool = False) -> RoundState:
        """What everyone sees and may do now."""
        return self._observe_all(self.opens_pairs(match_over), moved=False)

    def _observe_all(self, pairs: bool, *, moved: bool) -> RoundState:
        call_step(
            self._r, self.deck, -1, layout.NO_MOVE, watched=True, pairs=pairs, whole=not moved
        )
        house = b""
        if self.house_rules is not PRINTED:
            house = b',"house":' + msgspec.json.encode(self.house_rules)
        return RoundState(buffers.seen, self.seats, moved=moved, house=house)

    # Moves.

    def encode(self, seat: int, move: AnyMove) -> int:
        """Return the kernel's code of a move; an impossible move has a code that is refused."""
        return encode(self._r, self.deck, seat, move)

    def places(self, seat: int, move: Play) -> list[int]:
        """Where in the hand the cards of a play are: the card played, then the gifts."""
        code = self.encode(seat, move)
        gifts = code >> layout.GIFTS_SHIFT & 7
        shifts = [layout.GIFT_SHIFT + layout.GIFT_BITS * number for number in range(gifts)]
        return [code >> layout.AT_SHIFT & 127, *(code >> shift & 127 for shift in shifts)]

    def swaps(self, seat: int, move: Play) -> bool:
        """Whether a legal play swaps hands with another seat."""
        return bool(self.encode(seat, move) >> layout.SWAP_SHIFT) and self._r.held[seat] > 1

    def verdict(self, seat: int, move: AnyMove) -> Verdict:
        """Legal, or the rule that forbids the move and the facts. Never raises."""
        if not 0 <= seat < self.seats:
            return Verdict(rule_codes.SLUGS[rule_codes.CHAIR_OUT])
        return self._verdict(seat, move, self.encode(seat, move))

    def _verdict(self, seat: int, move: AnyMove, code: int) -> Verdict:
        broken = entry_points.verdict(self._r.raw, seat, code)
        if broken == rule_codes.LEGAL:
            return LEGAL
        return Verdict(
            rule_codes.SLUGS[broken], facts(self._r, self.deck, broken, seat, move, code)
        )

    def legal(self, seat: int) -> list[AnyMove]:
        """The legal moves of a seat. A call made with a play, gifts and needless colours are
        variants that ``every`` lists."""
        return decode_all(self._r, self.deck, seat, self._legal_codes(seat))

    def _legal_codes(self, seat: int) -> list[int]:
        if not 0 <= seat < self._r.seats:
            return []
        moves = buffers.moves
        n = entry_points.list_legal(self._r.raw, seat, moves)
        listed: list[int] = moves[:n].tolist() if n else []
        return listed

    def every(self, seat: int) -> list[AnyMove]:
        """Every legal move of a seat, with all variants."""
        return decode_all(self._r, self.deck, seat, self.every_code(seat))

    def every_code(self, seat: int) -> list[int]:
        """Every legal move of a seat with all variants, as the kernel's codes."""
        written = (
            variant
            for code in self._legal_codes(seat)
            for variant in variants(code, hand_faces(self._r, seat), self.seats)
        )
        return [code for code in written if not entry_points.verdict(self._r.raw, seat, code)]

    def decode(self, seat: int, code: int) -> AnyMove:
        """Return the move of a seat that the kernel's code stands for."""
        return decode(self._r, self.deck, seat, code)

    def apply(
        self, seat: int, move: AnyMove, *, shuffled: Sequence[int] | None = None
    ) -> tuple[Event, ...]:
        """Make a move and return its events as the referee sees them.

        ``shuffled`` is the order that a reshuffle takes, next card first, when a record is
        replayed. Raises ``IllegalMove`` and changes nothing if the move is refused.
        """
        return self.apply_rows(seat, move, shuffled=shuffled).decode()

    def apply_rows(
        self, seat: int, move: AnyMove, *, shuffled: Sequence[int] | None = None
    ) -> EventRows:
        """Like ``apply``, with events that are decoded only when needed."""
        if not 0 <= seat < self._r.seats:
            raise IllegalMove(self.verdict(seat, move))
        code = encode(self._r, self.deck, seat, move)
        rows = self._step(seat, code, shuffled)
        if rows is None:
            raise IllegalMove(self._verdict(seat, move, code))
        return rows

    def apply_code(self, seat: int, code: int) -> tuple[Event, ...]:
        """Like ``apply``, for a move already encoded."""
        rows = self._step(seat, code, None)
        if rows is None:
            raise IllegalMove(self._verdict(seat, self.decode(seat, code), code))
        return rows.decode()

    def _step(self, seat: int, code: int, shuffled: Sequence[int] | None) -> EventRows | None:
        """Judge a move and carry it out in one call; None if it is refused."""
        events, seen = buffers.events, buffers.seen
        r, watched = self._r, self._watched
        order = None
        if shuffled:
            played = code & 15 == layout.PLAY
            order = self._order(shuffled, r.discard_n - (not played))
        events.prepare(order=order)
        side = r.side
        pairs = self.opens_pairs(False)
        broken = call_step(r, self.deck, seat, code, watched=watched, pairs=pairs, whole=False)
        if broken != rule_codes.LEGAL:
            return None
        self.shuffled = events.made()
        rows = EventRows(events.written(), side, self.deck)
        if watched:
            self._moved = (RoundState(seen, r.seats, moved=True), rows)
        return rows

    def set_key(self, key: bytes, number: int = 0) -> None:
        """Take all later shuffles from the start of another random stream."""
        self._r.seed(key, number)

    def shuffle_by_key(self, key: bytes) -> None:
        """Take all later shuffles from streams of this key, each from cards sorted by name."""
        r = self._r
        r.seed(key, 0)
        r.keyed = 1
        r.reshuffles = int(bool(self.opening_shuffle))
        r.set_ranks(*face_ranks(self.deck))

    # Copies.

    def copy(self) -> Self:
        """An independent copy, generator included."""
        twin = type(self)(self.rulings, RoundStruct(self._r.raw.copy()))
        twin.deck_order, twin.returned = self.deck_order, self.returned
        twin.opening_rows = self.opening_rows
        twin.shuffled, twin.opening_shuffle = self.shuffled, self.opening_shuffle
        twin.redeals = self.redeals
        twin._watched = self._watched
        return twin
