"""Build rounds at a position from short texts.

Cards are named by the face in play, separated by blanks. The other face is filled in unless a card
is written in full.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from flipdeck.engine.round import Round
from flipdeck.formats.position import KEY, Position, Start, set_up, start_round
from flipdeck.rules.cards import SYMBOLS, WILD, Deck
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.rulings import Rulings, override

PILES = {
    "light": "green-9 yellow-8 red-9 green-8 yellow-6 red-8 green-6",
    "dark": "teal-9 orange-8 purple-9 teal-8 orange-6 purple-8 teal-6",
    None: "green-9 orange-8 pink-9 green-8 orange-6 pink-8 green-6",
}
TOPS = {"light": "blue-3", "dark": "pink-3", None: "turquoise-3"}


def rulings_of(edition: str = "flip-classic", rules: Mapping[str, object] | None = None) -> Rulings:
    return override(EDITIONS[edition].rulings, rules or {})


def make_round(
    *hands: str,
    edition: str = "flip-classic",
    rules: Mapping[str, object] | None = None,
    top: str | None = None,
    under: str = "",
    draw: str | None = None,
    side: str | None = "light",
    turn: int = 0,
    dealer: int = 0,
    out: Collection[int] = (),
    key: bytes = KEY,
    **more: Any,
) -> Round:
    """A round with these hands; seat 0 moves unless ``turn`` says otherwise."""
    rulings = rulings_of(edition, rules)
    if not rulings.cards.two_sided:
        side = None
    piles = [draw if draw is not None else PILES[side], f"{under} {top or TOPS[side]}"]
    cards = in_full(rulings.cards, side, [*hands, *piles])
    written: dict[str, Any] = {
        "turn": turn,
        "hands": cards[:-2],
        "draw": cards[-2],
        "discard": cards[-1],
        "side": side,
        **more,
    }
    return set_up(rulings, len(hands), dealer, Position(**written), out=out, key=key)


def dealt(
    *hands: str,
    draw: str,
    edition: str = "flip-classic",
    rules: Mapping[str, object] | None = None,
    dealer: int = 0,
    key: bytes = KEY,
) -> Round:
    """A round whose hands are dealt; the first card of ``draw`` is turned up."""
    rulings = rulings_of(edition, rules)
    side = "light" if rulings.cards.two_sided else None
    cards = in_full(rulings.cards, side, [*hands, draw])
    start = Start(hands=cards[:-1], draw=cards[-1])
    return start_round(rulings, len(hands), dealer, start, key=key)


def in_full(deck: Deck, side: str | None, texts: Iterable[str]) -> list[list[str]]:
    """Lists of cards in full, the other faces filled in by numbers that are left."""
    lists = [text.split() for text in texts]
    if not deck.two_sided:
        return lists
    active = 1 if side == "dark" else 0
    named = Counter(card.split("/")[1 - active] for cards in lists for card in cards if "/" in card)
    left = _numbers_left(deck, 1 - active, named)

    def full(card: str) -> str:
        if "/" in card:
            return card
        return f"{next(left)}/{card}" if active else f"{card}/{next(left)}"

    return [[full(card) for card in cards] for cards in lists]


def _numbers_left(deck: Deck, side: int, named: Counter[str]) -> Iterator[str]:
    names = deck.prints[side].names
    for face in deck.faces(side):
        if face < WILD and face % SYMBOLS < 10:
            if named[names[face]]:
                named[names[face]] -= 1
            else:
                yield names[face]
