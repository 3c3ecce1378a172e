"""The five editions: each printed sheet played as ruled."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from flipdeck.errors import BadInput
from flipdeck.rulings import Rulings, override


@dataclass(frozen=True)
class Edition:
    """A sheet: where it stands, what it is called, what it plays by."""

    id: str
    sheet: str
    title: str
    rulings: Rulings = field(default_factory=Rulings)

    def with_rules(self, changes: Mapping[str, object]) -> Rulings:
        return override(self.rulings, changes)


EDITIONS: Final = {
    edition.id: edition
    for edition in (
        Edition("flip-classic", "000", "two-sided, the long sheet of 2018"),
        Edition(
            "flip-splash",
            "001",
            "two-sided, the waterproof deck of 108",
            Rulings(deck="flip108", wild_after_flip="by_side", found_color_shown=True),
        ),
        Edition(
            "flip-canada",
            "002",
            "two-sided, the Canadian sheet",
            Rulings(uno_window="played"),
        ),
        Edition(
            "flip-nordic",
            "004",
            "two-sided, the newer short sheet",
            Rulings(
                first_dealer="chosen",
                start_action="ignored",
                start_wild="ignored",
                start_draw_wild="ignored",
                start_flip="ignored",
                wilds_count_as_match=True,
                match="single",
            ),
        ),
        Edition(
            "beachcomber",
            "003",
            "one-sided, with the Beachcomber",
            Rulings(
                deck="beach112",
                first_dealer="highest_points",
                start_wild="returned",
                drawn_card="must_play",
                voluntary_draw=False,
            ),
        ),
    )
}


def edition(name: object) -> Edition:
    """The edition of that id; ``BadInput`` names the ones there are."""
    found = EDITIONS.get(name) if isinstance(name, str) else None
    if found is None:
        near = difflib.get_close_matches(str(name), EDITIONS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(EDITIONS)}"
        raise BadInput(f"unknown edition {name!r}; {hint}")
    return found
