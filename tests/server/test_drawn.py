"""Whether a drawn card fits is its player's alone: neither words nor time tell it to others."""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any

import pytest

from flipdeck.editions import EDITIONS
from flipdeck.moves import Draw, Pass, Play
from flipdeck.server import asking, forms, pilots
from flipdeck.server import entries as log
from flipdeck.server.errors import Hold
from flipdeck.server.opened import Opened
from flipdeck.server.settings import ServerSettings
from flipdeck.server.table import Table
from tests.server.crowd import log_of
from tests.server.house import Guest, house, level, mover_of, run_async
from tests.server.test_leaks import Ear, Sitting, copy_of

WINDOW = 2_000
KEEP = Pass()


def drawn_both_ways(settings: forms.Settings) -> dict[bool, Table]:
    """A table where a card has been drawn, as it is if that card fits and if it does not."""
    for number in range(100):
        sitting = Sitting(settings, random.Random(f"drawn/{number}"))
        sitting.begin()
        played = sitting.round
        if played.turn is None or not played.ruling(played.turn, Draw()).legal:
            continue
        found: dict[bool, Table] = {}
        for place in range(2, played.cells.draw_n):
            table = copy_of(sitting.table)
            assert table.course is not None
            r = table.course.round.cells
            if r.draw_n < 4:
                continue
            # The backs of the two topmost cards are seen; only fronts change places.
            deep, top = int(r.draw[r.draw_n - 1 - place]), int(r.draw[r.draw_n - 1])
            r.draw[r.draw_n - 1] = top & 0xFF00 | deep & 0x00FF
            r.draw[r.draw_n - 1 - place] = deep & 0xFF00 | top & 0x00FF
            seat = table.course.seating[played.turn]
            table.apply(log.Moved(at=sitting.now + 10, seat=seat, move=Draw()))
            legal = table.course.round.legal(played.turn)
            fits = any(isinstance(move, Play) for move in legal)
            if fits and KEEP not in legal and settings.rules.get("drawn_card") != "must_play":
                continue
            found.setdefault(fits, table)
            if len(found) == 2:
                return found
    raise AssertionError("no such table")


def told_to_others(table: Table, seat: int, now: int) -> list[bytes]:
    """What all but one are told when the card is kept."""
    opened = Opened(table, now)
    others = [Ear(other) for other in range(len(table.seats)) if other != seat]
    opened.clients = {ear.seat: ear for ear in others if ear.seat is not None}
    outside = Ear(None)
    opened.watchers = {outside}
    told = table.apply(log.Moved(at=now, seat=seat, move=KEEP, by="table"))
    opened.tell([told], None, None, now)
    return [ear.sent[0] for ear in [*others, outside]]


@pytest.mark.parametrize("window", [WINDOW, None])
@pytest.mark.parametrize("edition", EDITIONS)
def test_to_others_a_fitting_card_and_an_unfit_one_are_the_same(
    edition: str, window: int | None
) -> None:
    settings = forms.Settings(
        edition=edition,
        seats=3,
        turn_time=30,
        keep_window=window,
        keep_beat=500,
        rules={"drawn_card": "may_play"},
    )
    tables = drawn_both_ways(settings)
    seat = tables[True].turn_seat()
    assert seat is not None
    drawn = tables[True].times.drawn
    for piloted in (False, True):
        duties = []
        for table in tables.values():
            opened = Opened(table, drawn)
            opened.clients = {each: Ear(each) for each in range(3)}
            opened.away.clear()
            if piloted:
                opened.piloted.add(seat)
            duties.append(pilots.due(opened, ServerSettings()))
        assert duties[0] == duties[1]
        duty = duties[0]
        assert duty is not None
        kind = "move" if piloted else "late" if window is None else "keep"
        assert (duty.kind, duty.seat) == (kind, seat)
        if kind == "keep":
            assert duty.at == drawn + WINDOW
    until = drawn + (500 if window is None else window)
    for table in tables.values():
        for now in (drawn, drawn + 1, until - 1):
            with pytest.raises(Hold) as held:
                asking.move(table, seat, KEEP, "player", now)
            assert held.value.until == until
        asking.move(table, seat, KEEP, "player", until)
    fitting, unfit = (told_to_others(table, seat, until) for table in tables.values())
    assert fitting == unfit


@pytest.mark.parametrize("watched", [False, True])
def test_only_one_alone_need_not_say_that_an_unfit_card_is_kept(watched: bool) -> None:
    settings = forms.Settings(seats=3, keep_beat=500, rules={"drawn_card": "may_play"})
    for fits, table in drawn_both_ways(settings).items():
        mover = table.turn_seat()
        assert mover is not None
        for seat in table.seats:
            if seat is not table.seats[mover]:
                seat.token, seat.bot = None, "greedy"
        opened = Opened(table, table.times.drawn)
        opened.clients = {mover: Ear(mover)}
        opened.away.clear()
        if watched:
            opened.watchers = {Ear(None)}
        duty = pilots.due(opened, ServerSettings())
        if fits or watched:
            assert duty is None
        else:
            assert duty == pilots.Duty(table.times.drawn + 500, "keep", mover)
            assert pilots.keep(opened, mover) == KEEP


def test_a_fitting_card_that_must_be_laid_is_laid_when_the_time_is_over() -> None:
    settings = forms.Settings(edition="beachcomber", seats=3, keep_window=WINDOW)
    tables = drawn_both_ways(
        forms.Settings(**{**_fields(settings), "rules": {"drawn_card": "must_play"}})
    )
    for fits, table in tables.items():
        seat = table.turn_seat()
        assert seat is not None
        move = pilots.keep(Opened(table, 0), seat)
        legal = table.legal(seat)
        assert isinstance(move, Pass) == (KEEP in legal)
        assert fits or move == KEEP


def _fields(settings: forms.Settings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in settings.__struct_fields__}


async def draw(guests: list[Guest]) -> tuple[Guest, bool]:
    """Plays on until somebody has drawn a card that waits; whether it fits."""
    while True:
        await level(guests)
        mover = mover_of(guests)
        moves = mover.turn_moves()
        draws = [move for move in moves if move["do"] == "draw"]
        await mover.move(**(draws or moves)[0])
        await level(guests)
        view = mover.last["view"]
        if view["awaiting"] == "drawn" and view["turn"] == view["seat"]:
            return mover, any(move["do"] == "play" for move in mover.last["legal"])


@run_async
async def test_a_keep_is_told_when_the_window_is_over(tmp_path: Path) -> None:
    """Said or not, fitting or not."""
    async with house(tmp_path) as inn:
        made = await inn.make(settings={"seats": 2, "mode": "points", "keep_window": 120})
        ann = await inn.join(made)
        ben = await inn.join(await inn.sit(made["code"]))
        await ann.ask("start")
        await ben.until(lambda said: said["tell"] == "happened" and said["match"])
        seen: set[tuple[bool, bool]] = set()
        while len(seen) < 4:
            mover, fits = await draw([ann, ben])
            says = (fits, True) not in seen
            if says:
                await mover.say("move", move={"do": "pass"})
            other = ben if mover is ann else ann
            told = await other.told("happened")
            assert told["events"][0]["event"] == "kept"
            seen.add((fits, says))
    moved = [
        entry
        for entry in log_of(tmp_path / "tables.db", made["code"])
        if isinstance(entry, log.Moved)
    ]
    for drew, kept in itertools.pairwise(moved):
        if isinstance(kept.move, Pass):
            assert kept.at - drew.at >= 120


@run_async
async def test_within_the_window_a_fitting_card_is_laid_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make(settings={"seats": 2, "mode": "points", "keep_window": 60_000})
        ann = await inn.join(made)
        ben = await inn.join(await inn.sit(made["code"]))
        await ann.ask("start")
        await ben.until(lambda said: said["tell"] == "happened" and said["match"])
        for _ in range(40):
            mover, fits = await draw([ann, ben])
            if fits:
                play = next(move for move in mover.last["legal"] if move["do"] == "play")
                assert (await mover.move(**play))["events"][0]["event"] == "played"
                return
            await ann.ask("end")
            await ann.ask("start")
            await ben.until(
                lambda said: (
                    said["tell"] == "happened" and said["match"] and not said["match"]["ended"]
                )
            )
        raise AssertionError("no drawn card ever fitted")


@run_async
async def test_an_unhurried_table_keeps_nothing_by_itself(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make(settings={"seats": 2, "mode": "points", "keep_window": None})
        ann = await inn.join(made)
        ben = await inn.join(await inn.sit(made["code"]))
        await ann.ask("start")
        await ben.until(lambda said: said["tell"] == "happened" and said["match"])
        seen: set[bool] = set()
        while len(seen) < 2:
            mover, fits = await draw([ann, ben])
            seen.add(fits)
            assert (await mover.ask("ping"))["n"] == mover.last["n"]
            kept = await mover.move("pass")
            assert kept["events"][0]["event"] == "kept"
