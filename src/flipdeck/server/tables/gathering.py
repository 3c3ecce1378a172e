"""The parts of a shuffle that is about to be made, as they arrive."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

HASH_WAIT: Final = 1_000
"""How long a deal that was asked for waits for hashes of parts, in milliseconds."""
PART_WAIT: Final = 2_000
"""How long it waits in all, the opening of the parts included."""


@dataclass
class Gathering:
    """The parts of the coming shuffle as they arrive; kept in memory until the round is dealt."""

    table: str = ""
    """What names the match, as in ``ShuffleState.table``."""
    round: int = 0
    since: int | None = None
    """When the deal was asked for."""
    until: int = 0
    """Until when a deal that is due by itself waits for parts."""
    hashes: dict[int, str] = field(default_factory=dict)
    parts: dict[int, str] = field(default_factory=dict)

    def forget(self, seat: int) -> None:
        """Forget what the player who had a seat has given."""
        self.hashes.pop(seat, None)
        self.parts.pop(seat, None)
