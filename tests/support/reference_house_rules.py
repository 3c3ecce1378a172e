"""House rules in the reference model: debts, and hands that change owners."""

from __future__ import annotations

from flipdeck.rules.rulings import Rulings

COLORS = {
    "light": ("blue", "green", "red", "yellow"),
    "dark": ("pink", "teal", "orange", "purple"),
    None: ("turquoise", "pink", "green", "orange"),
}
DRAWN_BY = {"draw1": 1, "draw2": 2, "draw5": 5}
DRAW_WILDS = {"wild-draw2": 2, "wild-draw4": 4, "wild-drawcolor": None}


def color_of(face: str) -> str | None:
    """The colour of a face; a wild has none."""
    return None if face.startswith("wild") or face == "beachcomber" else face.split("-")[0]


def symbol_of(face: str) -> str:
    """The number or symbol of a coloured face."""
    return face.split("-", 1)[1]


class ReferenceHouseRules:
    """The part of a reference round that only house rules need."""

    rulings: Rulings
    seats: int
    out: frozenset[int]
    hands: list[list[str]]
    called: set[int]
    debt: int

    @property
    def top(self) -> str:
        raise NotImplementedError

    def next(self, seat: int) -> int:
        raise NotImplementedError

    def owed_for(self, face: str) -> int:
        """How many cards a face adds to a debt."""
        if self.rulings.stacking == "off":
            return 0
        if color_of(face) is None:
            return DRAW_WILDS.get(face) or 0
        return DRAWN_BY.get(symbol_of(face), 0)

    def stacks(self, face: str) -> bool:
        """Whether a face may be played on the debt there is."""
        if self.debt == 0 or self.owed_for(face) == 0:
            return False
        if self.rulings.stacking == "rising":
            return self.owed_for(face) >= self.owed_for(self.top)
        if color_of(face) is None or color_of(self.top) is None:
            return face == self.top
        return symbol_of(face) == symbol_of(self.top)

    def passes_hands(self, face: str) -> str:
        """The symbol of a face by which hands change owners; empty for all others."""
        if color_of(face) is not None:
            if symbol_of(face) == "7" and self.rulings.seven_swap:
                return "7"
            if symbol_of(face) == "0" and self.rulings.zero_rotate:
                return "0"
        return ""

    def before(self, seat: int) -> int:
        """The seat in play that comes before one."""
        return next(other for other in range(self.seats) if self._is_before(other, seat))

    def _is_before(self, other: int, seat: int) -> bool:
        return other not in self.out and self.next(other) == seat

    def pass_hands(self, seat: int, face: str, to: int | None) -> None:
        """Swap two hands for a 7, or pass all hands on for a 0."""
        if self.passes_hands(face) == "7":
            assert to is not None
            self.hands[seat], self.hands[to] = self.hands[to], self.hands[seat]
            self.called -= {seat, to}
            return
        owners = [owner for owner in range(self.seats) if owner not in self.out]
        received = {self.next(owner): self.hands[owner] for owner in owners}
        for owner, hand in received.items():
            self.hands[owner] = hand
        self.called.clear()
