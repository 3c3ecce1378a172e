"""Totals and places of a tournament calculated anew from the records of its matches."""

from __future__ import annotations

import json
from collections import defaultdict

from flipdeck.formats.record import MatchRecord, read_record
from flipdeck.formats.replay import replay_match
from tests.support.server_fixture import Message


def replayed(records: bytes) -> list[MatchRecord]:
    """Read records and play every one again, which checks its scores."""
    found = []
    for line in records.splitlines():
        record = read_record(line)
        assert isinstance(record, MatchRecord)
        if "stopped" not in json.loads(line):
            replay_match(record)
        found.append(record)
    return found


def totals_by_name(records: list[MatchRecord]) -> dict[str, int]:
    """Add up the scores of all matches; partners get the score of their team."""
    totals: defaultdict[str, int] = defaultdict(int)
    for record in records:
        for seat, name in enumerate(record.players):
            totals[name] += record.scores[seat % len(record.scores)]
    return dict(totals)


def shown_totals(state: Message) -> dict[str, int]:
    """The totals that a tournament shows, by name."""
    names = {player["player"]: player["name"] for player in state["players"]}
    return {names[line["player"]]: line["total"] for line in state["standings"]}
