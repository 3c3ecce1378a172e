"""Moves that can be written down, sensible or not: far more than are legal."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable, Iterator, Sequence

from flipdeck.engine.round import Round
from flipdeck.rules.cards import known_colors, known_faces
from flipdeck.rules.moves import (
    Accept,
    AnyMove,
    CallUno,
    Catch,
    Challenge,
    Draw,
    NameColor,
    Pass,
    Play,
)

FACES = sorted(known_faces())
COLORS = sorted(known_colors())
NO_CARDS = ("", "blue", "blue-7/", "mauve-12", "wild-draw2/wild-draw2/wild", "beachcomber/wild")


def enumerate_moves(played: Round, seat: int, dice: random.Random) -> Iterator[AnyMove]:
    """Yield every kind of move with right, wrong and superfluous fields."""
    yield from (Draw(), Pass(), Accept(), Challenge(), CallUno(), NameColor(None))
    yield from (NameColor(color) for color in (*COLORS, "mauve", ""))
    yield from (Catch(target) for target in (*range(-1, played.seats + 2), 14, 15, 16, 99))
    hand = played.hand(seat) if 0 <= seat < played.seats else ()
    yield from plays(played, hand, dice)
    yield from gifts(played, hand, dice)
    yield from swaps(played, hand, dice)


def fronts(played: Round, hand: Sequence[str]) -> list[str]:
    return [card.split("/")[played.side == "dark"] for card in hand]


def plays(played: Round, hand: Sequence[str], dice: random.Random) -> Iterator[Play]:
    seen = fronts(played, hand)
    backs = [card.split("/")[played.side != "dark"] for card in hand if "/" in card]
    names = [
        *_some(seen, 8, dice),
        *_some(backs, 2, dice),
        *_some(hand, 3, dice),
        *dice.sample(FACES, 3),
        f"{dice.choice(FACES)}/{dice.choice(FACES)}",
        dice.choice(NO_CARDS),
    ]
    foreign = [color for color in COLORS if color not in _colors(played)]
    for name in names:
        alike = [at for at, face in enumerate(seen) if name in (face, hand[at])]
        places = [None, *alike[:3], dice.randrange(len(hand) + 1), dice.choice([-1, 127, 128])]
        colors = [None, *_colors(played), dice.choice(foreign), dice.choice(["mauve", ""])]
        for at, color, uno in itertools.product(places, colors, (False, True)):
            yield Play(name, at=at, color=color, uno=uno)


def swaps(played: Round, hand: Sequence[str], dice: random.Random) -> Iterator[Play]:
    """Yield plays that name another seat: sevens, and some that have no use for one."""
    seen = fronts(played, hand)
    sevens = sorted({name for name in seen if name.endswith("-7")})
    seats = [*range(-1, played.seats + 1), 14, 15, 16, 99]
    for name in [*sevens, *_some(seen, 2, dice)]:
        for to, uno in itertools.product(seats, (False, True)):
            yield Play(name, to=to, uno=uno)
            if seen.count(name) > 1:
                yield Play(name, at=dice.randrange(len(hand)), to=to, uno=uno)


def gifts(played: Round, hand: Sequence[str], dice: random.Random) -> Iterator[Play]:
    seen = fronts(played, hand)
    cards = [name for name in ("beachcomber", *_some(seen, 1, dice)) if name in seen]
    seats = [None, -1, *range(played.seats + 1), 15, 16, 99]
    colors = [None, *_colors(played), dice.choice(COLORS)]
    for name, _ in itertools.product(cards, range(120)):
        wanted = dice.choice([0, 1, 1, 2, 2, 3, 4, 5])
        given = dice.sample(seen, min(wanted, len(seen)))
        if dice.random() < 0.2:
            given.insert(dice.randint(0, len(given)), dice.choice([*FACES, *hand, *NO_CARDS]))
        # Whole hands are rarely given away by chance, but several rules depend on it.
        if dice.random() < 0.2 and len(seen) <= 5:
            given = [face for face in seen if face != name]
        color = dice.choice(colors) if dice.random() < 0.5 else None
        uno = dice.random() < 0.5
        yield Play(name, color=color, uno=uno, give=tuple(given), to=dice.choice(seats))


def _colors(played: Round) -> tuple[str, ...]:
    return played.deck.prints[played.struct.side].colors


def _some(names: Iterable[str], most: int, dice: random.Random) -> list[str]:
    alone = sorted(set(names))
    return alone if len(alone) <= most else dice.sample(alone, most)
