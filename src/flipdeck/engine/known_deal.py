"""A recorded deal: every random choice in it, so that the same round can be dealt again."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Self

from flipdeck.engine.round import Round
from flipdeck.rules.events import Redealt
from flipdeck.rules.rulings import Rulings


@dataclass(frozen=True)
class KnownDeal:
    """The cards of a deal in full, first dealt first, and what became of its start cards."""

    dealer: int
    deck: tuple[str, ...]
    returned: tuple[int, ...] = ()
    """For each start card that went back, its place in the draw pile; 0 is the next card."""
    shuffled: tuple[str, ...] = ()
    """The draw pile after a reshuffle that the start card caused, next card first."""
    redealt: bool = False
    """Whether an earlier deal was discarded because no card of it could start."""
    out: tuple[int, ...] | None = None
    """Seats that are out of an elimination; None: those whom the match's scores put out."""

    @classmethod
    def of(cls, played: Round) -> Self:
        """The deal of a round."""
        text = played.deck.text
        return cls(
            dealer=played.dealer,
            deck=tuple(map(text, played.deck_order)),
            returned=tuple(place for _, place in played.returned),
            shuffled=tuple(map(text, played.opening_shuffle)),
            redealt=any(isinstance(event, Redealt) for event in played.opening),
            out=played.out,
        )

    def deal(self, rulings: Rulings, seats: int, out: Collection[int] = ()) -> Round:
        """Deal the round again. Its later reshuffles are predictable until it gets a new key."""
        card = rulings.cards.card
        played = Round.dealt(
            rulings,
            seats,
            self.dealer,
            [card(text) for text in self.deck],
            self.returned,
            out=out,
            shuffled=[card(text) for text in self.shuffled],
        )
        if self.redealt:
            played.opening_rows = played.opening_rows.after_redeal(self.dealer)
        return played
