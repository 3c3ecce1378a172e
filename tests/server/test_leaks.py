"""Rounds that differ only in what a seat cannot know are told to it in the same bytes."""

from __future__ import annotations

import copy
import random
from typing import Any, cast

import msgspec
import pytest

from flipdeck.editions import EDITIONS
from flipdeck.editions import edition as find_edition
from flipdeck.events import Blocked, Drew, Flipped, Found, Kept, WentOut
from flipdeck.moves import AnyMove, Challenge, Play
from flipdeck.round import Round
from flipdeck.server import asking, forms
from flipdeck.server import entries as log
from flipdeck.server import messages as say
from flipdeck.server.entries import AnyEntry
from flipdeck.server.errors import TableError
from flipdeck.server.opened import Opened
from flipdeck.server.table import Table, Told
from tools.soak import house_rules


class Ear:
    """A client that keeps what it was sent, in place of a socket."""

    latency = 0

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def drop(self, reason: TableError) -> None:
        raise AssertionError(reason)


class Sitting:
    """A table where everybody is a person, moved at random."""

    def __init__(self, settings: forms.Settings, dice: random.Random) -> None:
        self.dice = dice
        self.now = 1_000
        self.table = Table()
        asked = forms.MakeTable(name="Ann", settings=settings)
        for entry in asking.make(asked, "ABCDEF", "secret-0", self.now):
            self.table.apply(entry)
        for seat in range(1, settings.seats):
            sat = asking.sit(
                self.table, forms.TakeSeat(name=f"P{seat}"), f"secret-{seat}", self.now
            )
            self.table.apply(sat)

    @property
    def round(self) -> Round:
        assert self.table.course is not None
        return self.table.course.round

    def happen(self, entry: AnyEntry) -> Told:
        return self.table.apply(entry, grace=1)

    def begin(self) -> None:
        for entry in asking.ask(self.table, 0, say.Start(), "player", self.now):
            self.happen(entry)

    def pick(self) -> tuple[int, AnyMove]:
        """Any legal move of any seat: bluffs, gifts, calls, catches and needless draws too."""
        played = self.round
        chairs = [chair for chair in range(played.seats) if chair not in played.out]
        moves = [(chair, move) for chair in chairs for move in played.legal(chair)]
        chair, move = self.dice.choice(moves)
        if isinstance(move, Play) and self.dice.random() < 0.5:
            alike = [
                each
                for each in played.every(chair)
                if isinstance(each, Play) and each.card == move.card
            ]
            move = self.dice.choice(alike)
        return chair, move

    def entry(self, chair: int, move: AnyMove) -> log.Moved:
        assert self.table.course is not None
        self.now += 10_000
        return log.Moved(at=self.now, seat=self.table.course.seating[chair], move=move)


# Two rounds that differ only in what a seat cannot know.

SOON_SEEN = 12
"""Cards of the draw pile whose backs the next move may bring to light, as it may."""


def vary(
    played: Round, chair: int | None, fixed: set[tuple[int, int]], dice: random.Random
) -> None:
    """Shuffles the faces that the chair cannot see; ``fixed`` cards, by chair and place, stay."""
    r = played.cells
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


def twin_of(sitting: Sitting, chair: int | None, fixed: set[tuple[int, int]]) -> Table:
    table = copy_of(sitting.table)
    assert table.course is not None
    vary(table.course.round, chair, fixed, sitting.dice)
    return table


def copy_of(original: Table) -> Table:
    table = copy.copy(original)
    table.times = copy.copy(table.times)
    table.recent = copy.copy(table.recent)
    table.course = copy.copy(table.course)
    assert table.course is not None
    table.course.sheet = list(table.course.sheet)
    table.course.round = table.course.round.copy()
    return table


def heard_in(table: Table, entry: AnyEntry, seat: int | None, now: int) -> tuple[Told, bytes]:
    opened = Opened(table, now)
    ear = Ear(seat)
    if seat is None:
        opened.watchers = {ear}
    else:
        opened.clients = {seat: ear}
    told = table.apply(entry, grace=1)
    opened.tell([told], None, None, now)
    return told, ear.sent[0] + opened.welcome(seat, told.n - 1, now)


def says_more(told: Told, chair: int | None) -> bool:
    """What legitimately shows the chair new faces: its own draws, a flip, an open end."""
    return any(
        isinstance(event, Flipped | WentOut | Blocked | Found)
        or (isinstance(event, Drew) and event.seat == chair)
        for event in told.events
    )


def same_to(
    worlds: list[Table], viewer: int | None, chair: int, entry: log.Moved, sitting: Sitting
) -> Told | None:
    """Carries out a move in two worlds that are one to the viewer, who must hear the same.

    None where the worlds legitimately part: the move is another there, or shows new faces.
    """
    rounds = [world.course.round for world in worlds if world.course is not None]
    move = entry.move
    if viewer is not None:
        for wanted in sitting.round.every(viewer)[:20]:
            first, second = (asking.ruling(world, viewer, wanted) for world in worlds)
            assert first == second
    if not all(played.ruling(chair, move).legal for played in rounds):
        return None
    if isinstance(move, Play):
        places = sitting.round.places(chair, move)
        if any(played.places(chair, move) != places for played in rounds):
            return None
    (told, one), (_, two) = (heard_in(world, entry, viewer, sitting.now) for world in worlds)
    if says_more(told, viewer) or any(event.rule == "until-color" for event in told.events):
        return None
    assert one == two, (told, viewer)
    return told


@pytest.mark.parametrize("edition", EDITIONS)
def test_rounds_that_differ_in_hidden_cards_send_the_same_bytes(edition: str) -> None:
    compared = kept = 0
    for number in range(3):
        dice = random.Random(f"twins/{edition}/{number}")
        seats = number + 2
        rules = house_rules(find_edition(edition), seats, dice) if number else {}
        settings = forms.Settings(
            edition=edition, seats=seats, mode="points", rules=cast("Any", rules)
        )
        sitting = Sitting(settings, dice)
        sitting.begin()
        for _ in range(250):
            if sitting.table.phase != "playing":
                break
            chair, move = sitting.pick()
            places: list[int] = []
            if isinstance(move, Play):
                places = sitting.round.places(chair, move)
                move = msgspec.structs.replace(move, at=places[0])
            entry = sitting.entry(chair, move)
            viewer = dice.choice([None, *(seat for seat in range(seats) if seat != chair)])
            fixed = {(chair, place) for place in places}
            worlds = [twin_of(sitting, viewer, fixed) for _ in range(2)]
            if not isinstance(move, Challenge):
                told = same_to(worlds, viewer, chair, entry, sitting)
                compared += told is not None
                kept += told is not None and isinstance(told.events[0], Kept)
            sitting.happen(entry)
    assert compared > 60
    assert kept > 0
