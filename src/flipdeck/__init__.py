"""Flipdeck: an engine for two-sided shedding card games, one law for play, bots and simulation."""

from flipdeck._version import __version__

__all__ = ["__version__"]
