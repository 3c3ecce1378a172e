"""Rounds that differ only in what a seat cannot know are sent to it as the same bytes."""

from __future__ import annotations

import copy
import random
from typing import Any, cast

import msgspec
import pytest

from flipdeck.engine.round import Round
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.editions import edition as find_edition
from flipdeck.rules.events import Blocked, Drew, Flipped, Found, Kept, Rotated, Swapped, WentOut
from flipdeck.rules.moves import Challenge, Play
from flipdeck.server import http_types
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage.log_entries import AnyEntry
from flipdeck.server.tables import commands
from flipdeck.server.tables.session import TableSession
from flipdeck.server.tables.table import Applied, Table
from tests.support.table_driver import RecordingClient, TableDriver
from tools.soak import house_rules

# Two rounds that differ only in what a seat cannot know.

SOON_SEEN = 12
"""Cards of the draw pile whose backs the next move may legitimately reveal."""


def vary(
    played: Round, chair: int | None, fixed: set[tuple[int, int]], dice: random.Random
) -> None:
    """Shuffle the faces that the chair cannot see; ``fixed`` cards, by chair and place, stay."""
    r = played.struct
    dark = played.side == "dark"
    one_sided = played.side is None
    fronts: list[tuple[str, int, int]] = []
    backs: list[tuple[str, int, int]] = []
    for seat in range(played.seats):
        for place in range(int(r.held[seat])):
            if seat == chair:
                backs.append(("hand", seat, place))
            elif (seat, place) not in fixed:
                fronts.append(("hand", seat, place))
                if chair is None:
                    backs.append(("hand", seat, place))
    for place in range(r.draw_n):
        fronts.append(("draw", 0, place))
        if place < r.draw_n - SOON_SEEN:
            backs.append(("draw", 0, place))

    def get(at: tuple[str, int, int]) -> int:
        pile, seat, place = at
        return int(r.hands[seat, place] if pile == "hand" else r.draw[place])

    def put(at: tuple[str, int, int], card: int) -> None:
        pile, seat, place = at
        if pile == "hand":
            r.hands[seat, place] = card
        else:
            r.draw[place] = card

    low, high = 0x00FF, 0xFF00
    front_mask, back_mask = (high, low) if dark else (low, high)
    for places, mask in ((fronts, front_mask), ([] if one_sided else backs, back_mask)):
        faces = [get(at) & mask for at in places]
        dice.shuffle(faces)
        for at, face in zip(places, faces, strict=True):
            put(at, get(at) & ~mask | face)


def twin_of(driver: TableDriver, chair: int | None, fixed: set[tuple[int, int]]) -> Table:
    table = copy_of(driver.table)
    assert table.match is not None
    vary(table.match.round, chair, fixed, driver.dice)
    return table


def copy_of(original: Table) -> Table:
    table = copy.copy(original)
    table.times = copy.copy(table.times)
    table.recent = copy.copy(table.recent)
    table.history = copy.copy(table.history)
    table.match = copy.copy(table.match)
    assert table.match is not None
    table.match.sheet = list(table.match.sheet)
    table.match.match = table.match.match.copy()
    table.match.round = table.match.match.tables[0]
    return table


def sent_to(table: Table, entry: AnyEntry, seat: int | None, now: int) -> tuple[Applied, bytes]:
    session = TableSession(table, now)
    client = RecordingClient(seat)
    if seat is None:
        session.spectators = {client}
    else:
        session.clients = {seat: client}
    applied = table.apply(entry, grace=lambda: 1)
    session.tell([applied], None, None, now)
    return applied, client.sent[0] + session.welcome(seat, applied.n - 1, now)


def reveals_faces(applied: Applied, chair: int | None) -> bool:
    """Whether a move legitimately shows the chair new faces: its own draw, another hand, a flip,
    the end."""
    return any(
        isinstance(event, Flipped | WentOut | Blocked | Found | Rotated)
        or (isinstance(event, Swapped) and chair in (event.seat, event.to))
        or (isinstance(event, Drew) and event.seat == chair)
        for event in applied.events
    )


def same_to(
    worlds: list[Table], viewer: int | None, chair: int, entry: log.MovePlayed, driver: TableDriver
) -> Applied | None:
    """Make a move in two worlds that look the same to the viewer, who must be sent the same.

    None where the worlds legitimately differ: the move is another there, or reveals faces.
    """
    rounds = [world.match.round for world in worlds if world.match is not None]
    move = entry.move
    if viewer is not None:
        for wanted in driver.round.every(viewer)[:20]:
            first, second = (commands.check_move(world, viewer, wanted) for world in worlds)
            assert first == second
    if not all(played.verdict(chair, move).legal for played in rounds):
        return None
    if isinstance(move, Play):
        places = driver.round.places(chair, move)
        if any(played.places(chair, move) != places for played in rounds):
            return None
    (applied, one), (_, two) = (sent_to(world, entry, viewer, driver.now) for world in worlds)
    if reveals_faces(applied, viewer) or any(
        event.rule in ("until-color", "until-limit", "until-fits") for event in applied.events
    ):
        return None
    assert one == two, (applied, viewer)
    seen, seen_in_twin = (played.observation(viewer) for played in rounds)
    assert seen == seen_in_twin, (applied, viewer)
    return applied


@pytest.mark.parametrize("edition", EDITIONS)
def test_rounds_that_differ_in_hidden_cards_send_the_same_bytes(edition: str) -> None:
    compared = kept = 0
    for number in range(3):
        dice = random.Random(f"twins/{edition}/{number}")
        seats = number + 2
        rules = house_rules(find_edition(edition), seats, dice) if number else {}
        settings = http_types.Settings(
            edition=edition, seats=seats, mode="points", rules=cast("Any", rules)
        )
        driver = TableDriver(settings, dice)
        driver.start()
        for _ in range(250):
            if driver.table.phase != "playing":
                break
            chair, move = driver.random_move()
            places: list[int] = []
            if isinstance(move, Play):
                places = driver.round.places(chair, move)
                move = msgspec.structs.replace(move, at=places[0])
            entry = driver.move_entry(chair, move)
            viewer = dice.choice([None, *(seat for seat in range(seats) if seat != chair)])
            fixed = {(chair, place) for place in places}
            worlds = [twin_of(driver, viewer, fixed) for _ in range(2)]
            if not isinstance(move, Challenge):
                applied = same_to(worlds, viewer, chair, entry, driver)
                compared += applied is not None
                kept += applied is not None and isinstance(applied.events[0], Kept)
            driver.apply(entry)
    assert compared > 60
    assert kept > 0
