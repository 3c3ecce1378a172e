"""Tables of every kind, and players who do anything that is legal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hypothesis import strategies as st

from flipdeck.engine.round import Round
from flipdeck.rules.cards import BEACHCOMBER, DARK_SHIFT, DECKS, SYMBOLS, WILD
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.events import Event
from flipdeck.rules.moves import AnyMove, CallUno, Catch, Play
from flipdeck.rules.rulings import (
    HOUSE_RULES,
    MAX_SEATS,
    MIN_SEATS,
    NAMES,
    Rulings,
    choices,
    override,
)

CHOICES: dict[str, tuple[object, ...]] = {name: choices(name) for name in NAMES if choices(name)}
"""Every ruling that is not a number, with its values."""
for name in set(HOUSE_RULES) & set(CHOICES):
    # Off as often as on, so that what is printed is played often enough too.
    off = getattr(Rulings(), name)
    CHOICES[name] = (*[off] * (len(CHOICES[name]) - 2), *CHOICES[name])

GIFTS_WORTH_LISTING = 9
"""Cards in a hand up to which all gifts are listed; beyond it they are too many."""

keys = st.integers(0, 2**64 - 1).map(lambda number: random.Random(number).randbytes(32))
seeds = st.integers(0, 2**32 - 1)


def is_number(face: int) -> bool:
    return face < WILD and face % SYMBOLS < 10


def lateness(face: int) -> float:
    """How deep a face tends to be in a stacked deck: the rarer, the higher up."""
    if face >= WILD:
        return 0.04 if face == BEACHCOMBER else 0.2
    return 1 if is_number(face) else 0.3


@dataclass(frozen=True)
class Table:
    """All that a deal needs."""

    rulings: Rulings
    seats: int
    dealer: int
    out: tuple[int, ...]
    key: bytes
    number: int
    stacked: bool = False
    """Whether the hands are full of wild kinds and actions, where most rules apply."""

    def deal(self, cards: Sequence[str] | None = None) -> Round:
        if self.stacked and cards is None:
            return self._deal_stacked()
        return Round.deal(
            self.rulings,
            self.seats,
            self.dealer,
            key=self.key,
            number=self.number,
            out=self.out,
            cards=cards,
        )

    def _deal_stacked(self) -> Round:
        dice = random.Random(self.key)
        sides = [self._rare_first(side, dice) for side in range(len(self.rulings.cards.prints))]
        if len(sides) == 2 and dice.random() < 0.5:
            dice.shuffle(sides[1])
        shifted = [
            [face << DARK_SHIFT * side for face in sides[side]] for side in range(len(sides))
        ]
        deck = [sum(faces) for faces in zip(*shifted, strict=True)]
        # A number is turned up: a start card that goes back would need a known place.
        start = self.rulings.hand_size * (self.seats - len(self.out))
        number = next(place for place, card in enumerate(deck) if is_number(card & 63))
        deck[start], deck[number] = deck[number], deck[start]
        made = Round.dealt(self.rulings, self.seats, self.dealer, deck, (), out=self.out)
        made.struct.seed(self.key, self.number)
        return made

    def _rare_first(self, side: int, dice: random.Random) -> list[int]:
        faces = list(self.rulings.cards.faces(side))
        dice.shuffle(faces)
        return sorted(faces, key=lambda face: dice.random() * lateness(face))


def hand_sizes(deck: str, seats: int, stacked: bool) -> st.SearchStrategy[int]:
    """Hands near their end if stacked, else also so many cards that the draw pile runs dry."""
    most = (DECKS[deck].size - 1) // seats
    small = st.integers(1, min(4, most))
    if stacked:
        return small
    return st.one_of(small, st.just(min(7, most)), st.integers(1, most), st.just(most))


@st.composite
def tables(
    draw: st.DrawFn,
    /,
    *,
    decks: tuple[str, ...] = tuple(DECKS),
    longest: int = 400,
    most_seats: int = MAX_SEATS,
    **fixed: object,
) -> Table:
    """Any table: all rulings, seats, chairs that are out. ``fixed`` rulings stay as they are."""
    seats = draw(st.integers(MIN_SEATS, most_seats))
    chosen = {name: draw(st.sampled_from(values)) for name, values in CHOICES.items()}
    chosen["deck"] = deck = draw(st.sampled_from(decks))
    # Modes that fix the number of seats concern matches, not rounds.
    chosen["match"] = "points"
    stacked = draw(st.booleans())
    chosen["hand_size"] = draw(hand_sizes(deck, seats, stacked))
    chosen["uno_penalty"] = draw(st.one_of(st.integers(0, 2), st.integers(0, 10)))
    chosen["move_limit"] = draw(st.one_of(st.integers(1, 40), st.just(longest)))
    chosen["target"] = draw(st.integers(1, 1000))
    chosen["until_limit"] = draw(st.one_of(st.just(0), st.integers(1, 50)))
    dealer = draw(st.integers(0, seats - 1))
    others = [seat for seat in range(seats) if seat != dealer]
    out = draw(st.one_of(st.just([]), st.lists(st.sampled_from(others), max_size=seats - 2)))
    return Table(
        rulings=override(EDITIONS["flip-classic"].rulings, {**chosen, **fixed}),
        seats=seats,
        dealer=dealer,
        out=tuple(sorted(set(out))),
        key=draw(keys),
        number=draw(st.integers(0, 2**64 - 1)),
        stacked=stacked,
    )


def some_table(dice: random.Random, *, longest: int = 400) -> Table:
    """Any table, by a plain generator: for runs that must be the same in two processes."""
    seats = dice.randint(MIN_SEATS, MAX_SEATS)
    chosen = {name: dice.choice(values) for name, values in CHOICES.items()}
    size = DECKS[str(chosen["deck"])].size
    most = (size - 1) // seats
    chosen["match"] = "points"
    stacked = dice.random() < 0.5
    small = dice.randint(1, min(4, most))
    chosen["hand_size"] = small if stacked else dice.choice([small, min(7, most), most])
    chosen["uno_penalty"] = dice.choice([0, 1, 2, dice.randint(0, 10)])
    chosen["move_limit"] = longest
    chosen["until_limit"] = dice.choice([0, 0, dice.randint(1, 50)])
    dealer = dice.randrange(seats)
    others = [seat for seat in range(seats) if seat != dealer]
    return Table(
        rulings=override(EDITIONS["flip-classic"].rulings, chosen),
        seats=seats,
        dealer=dealer,
        out=tuple(sorted(dice.sample(others, dice.choice([0, 0, dice.randint(0, seats - 2)])))),
        key=dice.randbytes(32),
        number=dice.getrandbits(64),
        stacked=stacked,
    )


def moves_of(played: Round, seat: int) -> list[AnyMove]:
    """All legal moves of a seat, unless a large hand makes more gifts than one can list."""
    if played.hand_sizes()[seat] <= GIFTS_WORTH_LISTING or not _has_beachcomber(played, seat):
        return played.every(seat)
    return played.legal(seat)


def _has_beachcomber(played: Round, seat: int) -> bool:
    return played.deck.prints[played.struct.side].beachcomber in played.view(seat).hand


def any_move(played: Round, dice: random.Random, bold: float = 0.8) -> tuple[int, AnyMove]:
    """A legal move of some seat, also calls, catches and jump-ins; rare kinds are as likely as
    common ones with many variants. ``bold`` says how often a card is played if one can be."""
    assert played.turn is not None
    if dice.random() < 0.3:
        aside = [
            (seat, move)
            for seat in range(played.seats)
            for move in played.legal(seat)
            if isinstance(move, CallUno | Catch) or seat != played.turn
        ]
        if aside:
            return dice.choice(aside)
    seat = played.turn
    choices = [move for move in moves_of(played, seat) if not isinstance(move, CallUno | Catch)]
    kinds: dict[object, list[AnyMove]] = {}
    for move in choices:
        kinds.setdefault(move.card if isinstance(move, Play) else type(move), []).append(move)
    plays = [kind for kind in kinds if isinstance(kind, str)]
    others = [kind for kind in kinds if not isinstance(kind, str)]
    play = not others or (plays and dice.random() < bold)
    return seat, dice.choice(kinds[dice.choice(plays if play else others)])


def play_on(
    played: Round, dice: random.Random, most: int = 10**9
) -> Iterator[tuple[int, AnyMove, tuple[Event, ...]]]:
    """Plays up to ``most`` moves and yields each after it is made."""
    bold = dice.choice([0.1, 0.8, 0.8, 0.95])
    for _ in range(most):
        if played.over:
            return
        seat, move = any_move(played, dice, bold)
        yield seat, move, played.apply(seat, move)


@st.composite
def rounds(
    draw: st.DrawFn, /, *, most: int = 120, at: st.SearchStrategy[Table] | None = None
) -> Round:
    """A round after some moves, or at its end."""
    played = draw(tables() if at is None else at).deal()
    dice = random.Random(draw(seeds))
    for _ in play_on(played, dice, draw(st.integers(0, most))):
        pass
    return played


def all_cards(played: Round) -> Counter[int]:
    """Count every card of piles and hands."""
    r = played.struct
    found = Counter(r.draw[: r.draw_n].tolist())
    found.update(r.discard[: r.discard_n].tolist())
    for seat in range(played.seats):
        found.update(r.hand(seat))
    return found
