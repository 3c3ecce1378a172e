"""Settings and rulings of a table: resolved once when chosen, then read from the log."""

from __future__ import annotations

from typing import Final, Literal, cast

import msgspec

from flipdeck._version import __version__
from flipdeck.rules import modes, rulebook
from flipdeck.rules.editions import EDITIONS, Edition, edition
from flipdeck.rules.errors import BadInput
from flipdeck.rules.rulings import NAMES, Rulings, check_seats, differences
from flipdeck.rules.sections import SECTIONS, Section, section
from flipdeck.server.errors import TableError
from flipdeck.server.http_types import RuleValue, Settings, Spectators, TableMode
from flipdeck.server.storage.log_entries import LoggedSettings, RulesInForce

ADDED_RULINGS: Final[dict[str, RuleValue]] = {
    "start_reverse": "dealer",
    "start_draw": "misses",
    "returned_to": "random",
    "late_call": True,
    "stacking": "off",
    "drawing": "one",
    "jump_in": False,
    "seven_swap": False,
    "zero_rotate": False,
    "last_card": "any",
    "uno_call": "called",
    "until_limit": 0,
}
"""Rulings added after the first logs of this format, with the value by which those logs play."""


def resolve(settings: Settings) -> tuple[Rulings, TableMode, int]:
    """The rulings, mode and target of settings; ``TableError`` names what is impossible."""
    try:
        rulings = _printed_rules(settings).with_rules(settings.rules)
        mode = settings.mode or rulings.match
        if mode == "rotation8":
            raise BadInput("mode rotation8 needs two tables; this server has rotation4")
        target = rulings.target if settings.target is None else settings.target
        check_seats(rulings, settings.seats)
        modes.check(mode, settings.seats, target, cycles=settings.cycles, rounds=settings.rounds)
    except BadInput as error:
        raise TableError("bad-settings", detail=str(error)) from None
    return rulings, mode, target


def _printed_rules(settings: Settings) -> Edition | Section:
    """What the settings' rules change: a printed section, else an edition."""
    return edition(settings.edition) if settings.section is None else section(settings.section)


def log_settings(settings: Settings) -> tuple[LoggedSettings, RulesInForce]:
    """Settings as the log keeps them, with the rulings they stand for."""
    rulings, mode, target = resolve(settings)
    printed = _printed_rules(settings)
    logged = LoggedSettings(
        edition=printed.edition if isinstance(printed, Section) else printed.id,
        section=settings.section,
        seats=settings.seats,
        rules=dict(settings.rules),
        mode=settings.mode,
        target=settings.target,
        cycles=settings.cycles,
        rounds=settings.rounds,
        turn_time=settings.turn_time,
        watch=settings.spectators,
        public=settings.public,
        chat=settings.chat,
        bot_delay=settings.bot_delay,
        catch_delay=settings.catch_delay,
        keep_delay=settings.pass_delay,
        keep_window=settings.pass_window,
        forget_uno=settings.forget_uno,
        next_round_delay=settings.next_round,
    )
    in_force = RulesInForce(
        rulings=msgspec.structs.asdict(rulings),
        mode=mode,
        target=target,
        version=__version__,
        rulebook=rulebook.digest(),
    )
    return logged, in_force


def read_rulings(logged: RulesInForce) -> Rulings:
    """The rulings that a log names; ``ValueError`` if this program does not know them all."""
    values = ADDED_RULINGS | logged.rulings
    if set(values) != set(NAMES):
        unknown = sorted(set(values) ^ set(NAMES))
        raise ValueError(f"rulings {', '.join(unknown)} are not those of this version")
    return msgspec.convert(values, Rulings)


def read_settings(logged: LoggedSettings, rulings: Rulings) -> Settings:
    """Settings as messages show them.

    If the section or edition has changed since, so that the host's choices no longer give the
    logged rulings, the differences from what it is today are shown as the choices.
    """
    return Settings(
        edition=logged.edition,
        section=logged.section if logged.section in SECTIONS else None,
        rules=_shown_rules(logged, rulings),
        mode=cast("TableMode | None", logged.mode),
        target=logged.target,
        cycles=logged.cycles,
        rounds=logged.rounds,
        seats=logged.seats,
        turn_time=cast("Literal[0, 15, 30, 60]", logged.turn_time),
        spectators=cast("Spectators", logged.watch),
        public=logged.public,
        chat=logged.chat,
        bot_delay=logged.bot_delay,
        catch_delay=logged.catch_delay,
        pass_delay=logged.keep_delay,
        pass_window=logged.keep_window,
        forget_uno=logged.forget_uno,
        next_round=logged.next_round_delay,
    )


def _shown_rules(logged: LoggedSettings, rulings: Rulings) -> dict[str, RuleValue]:
    known = SECTIONS.get(logged.section or "") or EDITIONS.get(logged.edition)
    if known is None:
        return msgspec.structs.asdict(rulings)
    try:
        if known.with_rules(logged.rules) == rulings:
            return logged.rules
    except BadInput:
        pass
    return cast("dict[str, RuleValue]", differences(rulings, known.rulings))
