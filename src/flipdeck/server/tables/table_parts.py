"""A seat at a table, and the times from which its delays are counted."""

from __future__ import annotations

from dataclasses import dataclass

from flipdeck.server.http_types import BotLevel


@dataclass(slots=True)
class Seat:
    """A seat at the table: open, a player's, or a bot's."""

    name: str | None = None
    token: str | None = None
    bot: BotLevel | None = None
    muted: bool = False
    since: int = 0
    """The number of the entry by which it was taken."""

    @property
    def human(self) -> bool:
        """Whether a player has the seat."""
        return self.token is not None

    @property
    def free(self) -> bool:
        """Whether nobody has the seat."""
        return self.name is None

    def clear(self) -> None:
        """Make the seat free."""
        self.name = self.token = self.bot = None
        self.muted = False


@dataclass
class Times:
    """Times from which delays and clocks are counted, in milliseconds since 1970."""

    last: int = 0
    turn: int = 0
    drawn: int = 0
    exposed: int = 0
    grace: int = 0
    over: int = 0
    paused: int | None = None

    def clamp(self, now: int) -> None:
        """Set times in the future to now: they come from a wrong clock, and bots would wait."""
        self.last = min(self.last, now)
        self.turn = min(self.turn, now)
        self.drawn = min(self.drawn, now)
        self.exposed = min(self.exposed, now)
        self.over = min(self.over, now)
        if self.paused is not None:
            self.paused = min(self.paused, now)

    def shift(self, by: int) -> None:
        """Move all times by the length of a pause."""
        self.last += by
        self.turn += by
        self.drawn += by
        self.exposed += by
        self.over += by
