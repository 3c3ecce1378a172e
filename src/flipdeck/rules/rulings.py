"""Rulings: each point on which rule sheets differ, as a named and typed value."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import Final, Literal, get_args, get_type_hints

import msgspec

from flipdeck.rules.cards import DECKS, Deck
from flipdeck.rules.errors import BadInput

Mode = Literal["single", "points", "lowest", "partners", "rotation4", "rotation8", "elimination"]

MIN_SEATS: Final = 2
MAX_SEATS: Final = 10
FIXED_SEATS: Final[dict[str, int]] = {"partners": 4, "rotation4": 4, "rotation8": 4}
"""Seats at a table where the match mode leaves no choice (a rotation of eight has two tables)."""


class Rulings(msgspec.Struct, frozen=True, kw_only=True):
    """The rulings of a table. The defaults are those of the 2018 sheet."""

    deck: str = "flip112"
    """The name of a deck in ``cards.DECKS``."""
    first_dealer: Literal["highest_number", "highest_points", "chosen"] = "highest_number"
    start_action: Literal["acts", "returned", "ignored"] = "acts"
    start_wild: Literal["first_player", "returned", "ignored"] = "first_player"
    start_draw_wild: Literal["returned", "ignored"] = "returned"
    start_flip: Literal["flips", "returned", "ignored"] = "flips"
    start_reverse: Literal["dealer", "neighbour"] = "dealer"
    start_draw: Literal["misses", "plays"] = "misses"
    returned_to: Literal["random", "bottom"] = "random"
    direction: Literal["left", "right"] = "left"
    drawn_card: Literal["may_play", "must_play", "must_if_forced"] = "may_play"
    voluntary_draw: bool = True
    uno_window: Literal["begins", "played"] = "begins"
    late_call: bool = True
    wilds_count_as_match: bool = False
    wild_after_flip: Literal["flipper", "by_side", "next"] = "flipper"
    found_color_shown: bool = False
    beachcomber_color: Literal["keeps", "names"] = "keeps"
    two_player_reverse: Literal["skip", "turn"] = "skip"
    bluffing: Literal["allowed", "refused", "free"] = "allowed"
    last_card_draws: bool = True
    uno_penalty: int = 2
    hand_size: int = 7
    move_limit: int = 5000
    pairing: Literal["round", "match"] = "round"
    match: Mode = "points"
    target: int = 500
    # House rules: no sheet prints them.
    stacking: Literal["off", "same", "rising"] = "off"
    drawing: Literal["one", "until_fits"] = "one"
    jump_in: bool = False
    seven_swap: bool = False
    zero_rotate: bool = False
    last_card: Literal["any", "number"] = "any"
    uno_call: Literal["called", "automatic"] = "called"
    until_limit: int = 0

    @property
    def cards(self) -> Deck:
        """The deck."""
        return DECKS[self.deck]

    def conditions(self) -> dict[str, object]:
        """Return what rules' conditions refer to: each ruling, and the deck's features."""
        return {**msgspec.structs.asdict(self), "deck_has": self.cards.features}


NAMES: Final = Rulings.__struct_fields__
HOUSE_RULES: Final = NAMES[NAMES.index("stacking") :]
"""Rulings that no sheet prints; ``bluffing = free`` is one too."""

_HINTS = get_type_hints(Rulings)
_CHOICES: Final = {name: get_args(_HINTS[name]) for name in NAMES}
_RANGES: Final = {
    "uno_penalty": (0, 10),
    "hand_size": (1, 111),
    "move_limit": (1, 2_000_000_000),
    "target": (1, 1_000_000),
    "until_limit": (0, 50),
}


def domain(name: str) -> str:
    """Return the values that a ruling may have, in words."""
    if name in _RANGES:
        low, high = _RANGES[name]
        return f"a whole number, {low} to {high}"
    if _HINTS[name] is bool:
        return "true or false"
    return ", ".join(map(str, choices(name)))


def choices(name: str) -> tuple[str | bool, ...]:
    """Return the values that a ruling may have; none for a number."""
    if name in _RANGES:
        return ()
    if name == "deck":
        return tuple(DECKS)
    return (True, False) if _HINTS[name] is bool else _CHOICES[name]


def limits(name: str) -> tuple[int, int] | None:
    """Return the minimum and maximum of a ruling that is a number."""
    return _RANGES.get(name)


def parse(pairs: Iterable[str]) -> dict[str, object]:
    """Parse ``NAME=VALUE`` pairs of a command line; ``BadInput`` for unknown names."""
    found: dict[str, object] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadInput(f"ruling {pair!r}: write it as NAME=VALUE")
        name, text = name.strip(), text.strip()
        _known(name)
        if name in found:
            raise BadInput(f"ruling {name!r} is given twice")
        if _HINTS[name] is bool:
            found[name] = {"true": True, "yes": True, "false": False, "no": False}.get(text, text)
        elif name in _RANGES:
            digits = text.removeprefix("-")
            found[name] = int(text) if digits.isdecimal() and len(digits) < 12 else text
        else:
            found[name] = text
    return found


def override(base: Rulings, changes: Mapping[str, object]) -> Rulings:
    """Return ``base`` with some values changed; ``BadInput`` for unknown names and bad values."""
    for name, value in changes.items():
        _known(name)
        _check_value(name, value)
    changed = msgspec.structs.replace(base, **dict(changes))
    _check_together(changed)
    return changed


def differences(rulings: Rulings, base: Rulings) -> dict[str, object]:
    """Return the overrides that turn ``base`` into ``rulings``."""
    return {
        name: getattr(rulings, name)
        for name in NAMES
        if getattr(rulings, name) != getattr(base, name)
    }


def check_seats(rulings: Rulings, seats: int) -> None:
    """Raise ``BadInput`` if these rulings do not allow that number of seats."""
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise BadInput(f"seats must be a whole number, not {seats!r}")
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise BadInput(f"{seats} seats: a table has {MIN_SEATS} to {MAX_SEATS}")
    needed = seats * rulings.hand_size + 1
    if needed > rulings.cards.size:
        raise BadInput(
            f"hand_size {rulings.hand_size} with {seats} seats needs {needed} cards; "
            f"deck {rulings.deck} has {rulings.cards.size}"
        )


def _check_together(rulings: Rulings) -> None:
    seats = FIXED_SEATS.get(rulings.match, MIN_SEATS)
    if seats * rulings.hand_size + 1 > rulings.cards.size:
        raise BadInput(
            f"rulings 'hand_size' {rulings.hand_size} and 'deck' {rulings.deck} contradict each "
            f"other: {seats} hands and a card to start need {seats * rulings.hand_size + 1} cards, "
            f"the deck has {rulings.cards.size}"
        )


def _known(name: str) -> None:
    if name not in _HINTS:
        near = difflib.get_close_matches(name, NAMES, 1)
        hint = f"; did you mean {near[0]!r}?" if near else "; 'flipdeck editions' lists them"
        raise BadInput(f"unknown ruling {name!r}{hint}")


def _check_value(name: str, value: object) -> None:
    if name in _RANGES:
        low, high = _RANGES[name]
        fits = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
    elif _HINTS[name] is bool:
        fits = isinstance(value, bool)
    else:
        fits = value in choices(name)
    if not fits:
        raise BadInput(f"ruling {name!r} cannot be {value!r}: it takes {domain(name)}")
