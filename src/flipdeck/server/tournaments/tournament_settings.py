"""Settings of a tournament: checked and resolved when chosen, then read from its log."""

from __future__ import annotations

from typing import cast

import msgspec

from flipdeck.rules.errors import BadInput
from flipdeck.rules.tournament_modes import TournamentTerms
from flipdeck.server.errors import TableError
from flipdeck.server.http_types import Settings, TableMode
from flipdeck.server.names import clean_text
from flipdeck.server.storage.log_entries import RulesInForce
from flipdeck.server.storage.tournament_entries import LoggedTournament
from flipdeck.server.tables.table_rules import log_settings, resolve
from flipdeck.server.tournament_types import TournamentSettings


def terms_of(settings: TournamentSettings) -> TournamentTerms:
    """What a tournament by these settings is played by."""
    return TournamentTerms(
        settings.mode,
        settings.players,
        settings.table_size,
        settings.target,
        settings.rounds,
        settings.cycles,
    )


def table_settings(settings: TournamentSettings, seats: int) -> Settings:
    """The settings of a table of that many seats."""
    scheme = terms_of(settings).scheme
    return Settings(
        edition=settings.edition,
        section=settings.section,
        rules=settings.rules,
        mode=cast("TableMode", scheme.table_mode),
        target=settings.target,
        rounds=scheme.stage_rounds,
        seats=seats,
        turn_time=settings.turn_time,
        spectators=settings.spectators,
        chat=False,  # nobody at the table could mute anybody
        bot_delay=settings.bot_delay,
        catch_delay=settings.catch_delay,
        pass_delay=settings.pass_delay,
        pass_window=settings.pass_window,
        forget_uno=0,
        next_round=settings.next_round,
    )


def check(settings: TournamentSettings) -> TournamentSettings:
    """Return the settings cleaned; ``TableError`` names what is impossible."""
    settings = msgspec.structs.replace(settings, title=clean_text(settings.title))
    try:
        terms = terms_of(settings)
        terms.check()
        rulings, _, _ = resolve(table_settings(settings, settings.table_size))
        terms.check_rulings(rulings)
    except BadInput as error:
        raise TableError("bad-settings", detail=str(error)) from None
    return settings


def log_tournament(settings: TournamentSettings) -> tuple[LoggedTournament, RulesInForce]:
    """Settings as the log keeps them, with the rulings they stand for."""
    _, rules = log_settings(table_settings(settings, settings.table_size))
    fields = {name: getattr(settings, name) for name in LoggedTournament.__struct_fields__}
    return LoggedTournament(**fields), rules


def read_tournament(logged: LoggedTournament) -> TournamentSettings:
    """Settings as messages show them."""
    return msgspec.convert(msgspec.structs.asdict(logged), TournamentSettings)
