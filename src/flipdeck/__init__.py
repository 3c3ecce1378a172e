"""Flipdeck: an engine for two-sided shedding card games.

Everything a program needs is imported from here (``from flipdeck import Round, edition``); what
lies below is free to move. A name is loaded when it is first used, so that ``import flipdeck``
needs neither NumPy nor Numba. docs/API.md shows every name in use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from flipdeck._version import __version__

if TYPE_CHECKING:
    from flipdeck.bots import Bot, StatelessBot, make_bot
    from flipdeck.engine.match import Finished, Match
    from flipdeck.engine.round import Round
    from flipdeck.engine.view import HandView, View
    from flipdeck.formats.position import Position, position_of, set_up
    from flipdeck.formats.record import (
        MatchRecord,
        MatchRecorder,
        Record,
        Recorder,
        read_records,
    )
    from flipdeck.formats.replay import replay, replay_match
    from flipdeck.formats.scenario import Scenario, read_scenarios, run_scenario
    from flipdeck.rules import events
    from flipdeck.rules.cards import Deck, Print
    from flipdeck.rules.editions import (
        Edition,
        edition,
        editions,
        register,
        registered,
        unregister,
    )
    from flipdeck.rules.errors import BadInput, IllegalMove
    from flipdeck.rules.events import Event
    from flipdeck.rules.modes import Standing
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
    from flipdeck.rules.rulings import Rulings
    from flipdeck.rules.section_names import PrintedNames
    from flipdeck.rules.sections import Section, section, sections
    from flipdeck.rules.verdict import Verdict
    from flipdeck.sim import BotError, Tally, play_many, play_round

__all__ = [
    "Accept",
    "AnyMove",
    "BadInput",
    "Bot",
    "BotError",
    "CallUno",
    "Catch",
    "Challenge",
    "Deck",
    "Draw",
    "Edition",
    "Event",
    "Finished",
    "HandView",
    "IllegalMove",
    "Match",
    "MatchRecord",
    "MatchRecorder",
    "NameColor",
    "Pass",
    "Play",
    "Position",
    "Print",
    "PrintedNames",
    "Record",
    "Recorder",
    "Round",
    "Rulings",
    "Scenario",
    "Section",
    "Standing",
    "StatelessBot",
    "Tally",
    "Verdict",
    "View",
    "__version__",
    "edition",
    "editions",
    "events",
    "make_bot",
    "play_many",
    "play_round",
    "position_of",
    "read_records",
    "read_scenarios",
    "register",
    "registered",
    "replay",
    "replay_match",
    "run_scenario",
    "section",
    "sections",
    "set_up",
    "unregister",
]

_MODULES: Final = {
    "flipdeck.bots": ("Bot", "StatelessBot", "make_bot"),
    "flipdeck.engine.match": ("Finished", "Match"),
    "flipdeck.engine.round": ("Round",),
    "flipdeck.engine.view": ("HandView", "View"),
    "flipdeck.formats.position": ("Position", "position_of", "set_up"),
    "flipdeck.formats.record": (
        "MatchRecord",
        "MatchRecorder",
        "Record",
        "Recorder",
        "read_records",
    ),
    "flipdeck.formats.replay": ("replay", "replay_match"),
    "flipdeck.formats.scenario": ("Scenario", "read_scenarios", "run_scenario"),
    "flipdeck.rules.cards": ("Deck", "Print"),
    "flipdeck.rules.editions": (
        "Edition",
        "edition",
        "editions",
        "register",
        "registered",
        "unregister",
    ),
    "flipdeck.rules.errors": ("BadInput", "IllegalMove"),
    "flipdeck.rules.events": ("Event",),
    "flipdeck.rules.modes": ("Standing",),
    "flipdeck.rules.moves": (
        "Accept",
        "AnyMove",
        "CallUno",
        "Catch",
        "Challenge",
        "Draw",
        "NameColor",
        "Pass",
        "Play",
    ),
    "flipdeck.rules.rulings": ("Rulings",),
    "flipdeck.rules.section_names": ("PrintedNames",),
    "flipdeck.rules.sections": ("Section", "section", "sections"),
    "flipdeck.rules.verdict": ("Verdict",),
    "flipdeck.sim": ("BotError", "Tally", "play_many", "play_round"),
}
_HOMES: Final = {name: module for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> object:
    if name == "events":
        value: object = import_module("flipdeck.rules.events")
    elif name in _HOMES:
        value = getattr(import_module(_HOMES[name]), name)
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
