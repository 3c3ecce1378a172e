"""Whole matches played by bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flipdeck.bots import Bot, Greedy
from flipdeck.engine.match import Match
from flipdeck.formats.record import MatchRecorder
from flipdeck.rules.errors import BadInput
from flipdeck.rules.events import Event
from flipdeck.rules.modes import MODES
from flipdeck.rules.moves import AnyMove
from flipdeck.sim.batch import RecordedAs
from flipdeck.sim.bot_round import play_round
from flipdeck.sim.seeds import Seed, make_bots, table_rng

MOST_ROUNDS: Final = 10_000
"""Rounds after which a match is given up: with a small move limit all of them may be blocked."""


def play_match(
    match: Match,
    names: Sequence[str],
    seed: Seed,
    index: int = 0,
    record_as: RecordedAs | None = None,
) -> dict[str, object] | None:
    """Play a match that has not started to its end, and return its record if one is wanted.

    Each player keeps the same bot; where players form teams, a bot knows its partner.
    """
    bots = make_bots(names, len(match.players), seed, index)
    rng = table_rng(seed, index)
    recorder = None
    if record_as is not None:
        recorder = MatchRecorder(match, record_as.edition, section=record_as.section)
    match.start()
    while True:
        for table in match.playing:
            seated = [bots[player] for player in match.seating[table]]
            if MODES[match.mode].teams:
                _tell_partners(seated)

            def apply(seat: int, move: AnyMove, table: int = table) -> tuple[Event, ...]:
                if recorder is None:
                    return match.tables[table].apply(seat, move)
                return recorder.apply(table, seat, move)

            play_round(match.tables[table], seated, rng, apply=apply)
            match.finish_round(table)
        if match.over:
            return None if recorder is None else recorder.record()
        if len(match.history) >= MOST_ROUNDS:
            raise BadInput(f"the match is not over after {len(match.history)} rounds")
        match.next_round()


def _tell_partners(seated: Sequence[Bot]) -> None:
    for seat, bot in enumerate(seated):
        if isinstance(bot, Greedy):
            bot.partners = frozenset({(seat + 2) % 4})
