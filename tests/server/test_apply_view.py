"""A client that applies updates to its view has the view that it would be given afresh."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest

from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.editions import edition as find_edition
from flipdeck.rules.rulings import MAX_SEATS, MIN_SEATS
from flipdeck.server import http_types
from flipdeck.server import messages as wire
from flipdeck.server.tables import commands
from flipdeck.server.tables.session import TableSession
from flipdeck.server.tables.table import Applied
from tests.support.apply_view import Message, apply_update
from tests.support.node import NodeFunction
from tests.support.table_driver import RecordingClient, TableDriver
from tools.soak import house_rules

MODES = ("points", "elimination", "rotation4", "lowest", "partners", "single")
MATCHES = int(os.environ.get("FLIPDECK_VIEW_MATCHES", "18"))
LONGEST = 120
"""Entries of a match; most end earlier."""


def settings(edition: str, number: int, dice: random.Random) -> http_types.Settings:
    """A table of an edition with rulings by chance."""
    mode = MODES[number % len(MODES)]
    seats = 4
    if mode not in ("rotation4", "partners"):
        seats = MIN_SEATS + number % (MAX_SEATS - MIN_SEATS + 1)
    rules = house_rules(find_edition(edition), seats, dice) if number % 3 else {}
    rules.setdefault("hand_size", dice.choice((2, 3, 7)))
    rules["pairing"] = dice.choice(("round", "match"))
    return http_types.Settings(
        edition=edition,
        seats=seats,
        mode=cast("Any", mode),
        target=40,
        spectators=cast("Any", dice.choice(("backs", "counts"))),
        rules=cast("Any", rules),
    )


def entries(driver: TableDriver) -> Iterator[Applied]:
    """A match at random: moves, deals, pauses, settings changed afterwards."""
    table, dice = driver.table, driver.dice
    for _ in range(LONGEST):
        asked: wire.ClientMessage | None = None
        if table.phase == "lobby":
            asked = wire.Start()
        elif table.paused:
            asked = wire.Resume()
        elif table.phase == "between":
            for entry in commands.deal_next(table, driver.now):
                yield driver.apply(entry)
            continue
        elif table.phase == "over":
            return
        elif dice.random() < 0.02:
            asked = wire.Pause()
        elif dice.random() < 0.005:
            asked = wire.EndMatch(reason="late")
        if asked is None:
            yield driver.apply(driver.move_entry(*driver.random_move()))
        else:
            for entry in commands.ENTRY_MAKERS[type(asked)](table, 0, asked, driver.now):
                yield driver.apply(entry)


class Viewers:
    """Everybody at a table, each with the view that the page has and the one Python has."""

    def __init__(self, driver: TableDriver) -> None:
        self.session = TableSession(driver.table, 0)
        self.clients = [RecordingClient(seat) for seat in range(len(driver.table.seats))]
        self.bystander = RecordingClient(None)
        self.session.clients = dict(enumerate(self.clients))
        self.session.spectators = {self.bystander}
        everyone = [*self.clients, self.bystander]
        self.views: list[Message | None] = [
            apply_update(None, msgspec.json.decode(self.session.welcome(client.seat, None, 0)))
            for client in everyone
        ]

    def tell(self, applied: Applied, page: NodeFunction) -> Counter[str]:
        """Tell everybody of an entry; everybody must have a fresh view then."""
        table, match = self.session.table, self.session.table.match
        self.session.tell([applied], None, None, applied.entry.at)
        everyone = [*self.clients, self.bystander]
        updates = [msgspec.json.decode(client.sent.pop()) for client in everyone]
        pairs = list(zip(self.views, updates, strict=True))
        after = page.call_each(pairs)
        assert after == [apply_update(*pair) for pair in pairs]
        self.views = after
        backs = table.settings.spectators == "backs"
        for client, update, view in zip(everyone, updates, after, strict=True):
            fresh = None
            if match is not None:
                chair = match.chair(client.seat)
                fresh = match.round.view(chair, backs=backs, match_over=match.over)
            assert view == msgspec.json.decode(msgspec.json.encode(fresh)), (client.seat, update)
            legal = msgspec.json.encode(table.legal(client.seat))
            assert update.get("legal", []) == msgspec.json.decode(legal)
        return Counter(kind for update in updates for kind in ("view", "changes") if kind in update)


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_applied_view_is_the_fresh_view_after_every_update(edition: str) -> None:
    counts: Counter[str] = Counter()
    with NodeFunction("table/apply_view.ts", "applyUpdate") as page:
        for number in range(MATCHES):
            dice = random.Random(f"views/{edition}/{number}")
            driver = TableDriver(settings(edition, number, dice), dice)
            viewers = Viewers(driver)
            for applied in entries(driver):
                counts += viewers.tell(applied, page)
                counts["entries"] += 1
                counts["ended"] += applied.match and driver.table.match is not None
    print(edition, dict(counts))
    assert counts["entries"] > MATCHES * 20
    assert counts["changes"] > counts["view"] > 0
    assert counts["ended"] > MATCHES


def test_a_seat_added_after_a_match_sees_its_end_as_a_bystander_does() -> None:
    dice = random.Random("added")
    driver = TableDriver(http_types.Settings(seats=2, mode="single"), dice)
    table = driver.table

    def do(command: wire.ClientMessage) -> list[Applied]:
        asked = commands.ENTRY_MAKERS[type(command)](table, 0, command, driver.now)
        return [driver.apply(entry) for entry in asked]

    do(wire.Start())
    do(wire.EndMatch(reason="late"))
    do(wire.ChangeSettings(settings=http_types.Settings(seats=3, mode="single")))
    sat = commands.take_seat(table, http_types.TakeSeat(name="Cid"), "secret-2", driver.now)
    applied = driver.apply(sat)
    session = TableSession(table, 0)
    client, bystander = RecordingClient(2), RecordingClient(None)
    session.clients, session.spectators = {2: client}, {bystander}
    session.tell([applied], None, None, driver.now)
    assert client.sent == bystander.sent
    for seat in (2, None):
        welcome = msgspec.json.decode(session.welcome(seat, None, driver.now))
        assert welcome["view"]["seat"] is None
        assert welcome["legal"] == []
        assert not any("faces" in hand for hand in welcome["view"]["hands"])
