"""What can go wrong, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flipdeck.ruling import Ruling


class BadInput(ValueError):
    """What was given cannot be: one line that names the thing and where it stands."""


class IllegalMove(Exception):
    """The referee refuses a move; ``ruling`` says by which rule."""

    def __init__(self, ruling: Ruling) -> None:
        super().__init__(ruling.text())
        self.ruling = ruling
