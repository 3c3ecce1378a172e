"""Two rounds on a real server that differ only in hidden cards: to a seat, the same bytes."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from flipdeck.engine.round import Round
from flipdeck.rules.cards import DARK_SHIFT
from flipdeck.rules.editions import EDITIONS
from flipdeck.server import credentials, http_types
from flipdeck.server import messages as say
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage.log_storage import LogStorage
from flipdeck.server.tables import commands
from flipdeck.server.tables.table import Table
from tests.support.leak_oracle import Message
from tests.support.random_tables import Ear
from tests.support.server_fixture import running_server

SEATS = 4
VIEWER = 0
DEEP = 25
"""So many cards at the bottom of the draw pile are not seen for long."""
LOW = (1 << DARK_SHIFT) - 1


def differ(deck: list[int], round_: Round, dice: random.Random) -> tuple[list[int], set[int]]:
    """The deck with hidden fronts changed: cards of the others' hands against some far down."""
    twin, changed = list(deck), set[int]()
    dealt = [round_.struct.hand(seat) for seat in range(SEATS)]
    for seat in range(1, SEATS):
        taken = dice.randrange(len(dealt[seat]))
        here = taken * SEATS + (seat - round_.dealer - 1) % SEATS
        assert deck[here] == dealt[seat][taken]
        far = dice.randrange(len(deck) - DEEP, len(deck))
        if twin[here] & LOW == twin[far] & LOW or far in changed:
            continue
        one, two = twin[here], twin[far]
        twin[here], twin[far] = one & ~LOW | two & LOW, two & ~LOW | one & LOW
        changed |= {here, far}
    return twin, changed


class World:
    """One of the two tables, everybody connected."""

    def __init__(self, code: str, port: int) -> None:
        self.code = code
        self.port = port
        self.news = asyncio.Event()
        self.ears: dict[int | None, Ear] = {}

    async def gather(self) -> None:
        for seat in (*range(SEATS), None):
            hello = {} if seat is None else {"token": f"secret-{seat}"}
            ear = Ear(
                self.code, {"type": "hello", "protocol": say.PROTOCOL, **hello}, seat, self.news
            )
            await ear.connect(self.port)
            self.ears[seat] = ear
            await self.until(lambda ear: ear.last is not None)

    async def until(self, true: Callable[[Ear], bool]) -> None:
        while not all(true(ear) for ear in self.ears.values()):
            self.news.clear()
            await self.news.wait()

    def legal(self, seat: int) -> list[Message]:
        last = self.ears[seat].last
        return [] if last is None else last.legal

    def hand(self, seat: int) -> list[str]:
        last = self.ears[seat].last
        assert last is not None
        assert last.view is not None
        return last.view.hands[seat].faces or []

    async def move(self, seat: int, move: Message) -> None:
        n = self.ears[seat].n
        self.ears[seat].say({"type": "move", "move": move})
        await self.until(lambda ear: ear.n > n)

    def heard(self, seat: int | None) -> list[bytes]:
        """What a seat was told, but for ids, the table's code and probes."""
        told = [raw for raw in self.ears[seat].stream.heard if b'"type":"probe"' not in raw]
        masked = [re.sub(rb'"id":"[^"]*"', b'"id":"*"', raw) for raw in told]
        return [raw.replace(self.code.encode(), b"******") for raw in masked]


def common(worlds: list[World], dice: random.Random) -> tuple[int, Message] | None:
    """A move that all worlds have alike and that brings nothing hidden to light."""
    found = []
    for seat in range(SEATS):
        there = [world.legal(seat) for world in worlds]
        hands = [world.hand(seat) for world in worlds]
        for move in there[0]:
            if any(move not in legal for legal in there) or move["do"] == "challenge":
                continue
            if move["do"] == "play":
                if move["card"].endswith("flip"):
                    continue
                places = [hand.index(move["card"]) for hand in hands]
                if len(set(places)) > 1:
                    continue
            found.append((seat, move))
    plays = [each for each in found if each[1]["do"] == "play"]
    return dice.choice(plays if plays and dice.random() < 0.6 else found) if found else None


async def write(folder: Path, edition: str, dice: random.Random) -> list[str]:
    """Two tables whose deals differ in what the viewer cannot see."""
    settings = http_types.Settings(
        edition=edition,
        seats=SEATS,
        mode="points",
        pass_window=None,
        pass_delay=0,
        next_round=60_000,
        rules={"start_action": "ignored", "start_wild": "returned", "start_flip": "returned"},
    )
    store = LogStorage(f"sqlite+aiosqlite:///{folder / 'tables.db'}")
    await store.open()
    made = commands.make(
        http_types.CreateTable(name="Ann", settings=settings), "AAAAAA", "secret-0", 1_000
    )
    table = Table()
    for entry in made:
        table.apply(entry)
    for seat in range(1, SEATS):
        sat = log.SeatTaken(
            at=1_000, seat=seat, name=f"P{seat}", token=credentials.hashed(f"secret-{seat}")
        )
        table.apply(sat)
        made.append(sat)
    (dealt,) = commands.ENTRY_MAKERS[say.Start](table, 0, say.Start(), 1_000)
    assert isinstance(dealt, log.RoundDealt)
    table.apply(dealt)
    assert table.match is not None
    card, text = table.rulings.cards.card, table.rulings.cards.text
    deck = [card(each) for each in dealt.deck.split()]
    twin, changed = differ(deck, table.match.round, dice)
    assert changed
    codes = ["AAAAAA", "BBBBBB"]
    for code, order in zip(codes, (deck, twin), strict=True):
        first = made[0]
        assert isinstance(first, log.TableCreated)
        entries = [
            msgspec.structs.replace(first, code=code),
            *made[1:],
            log.RoundDealt(
                at=1_000,
                dealer=dealt.dealer,
                deck=" ".join(map(text, order)),
                returned=dealt.returned,
                first=True,
                draws=dealt.draws,
            ),
        ]
        await store.append(code, 1, entries)
    await store.close()
    return codes


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_rounds_that_differ_in_hidden_cards_are_the_same_to_a_seat(
    tmp_path: Path, edition: str
) -> None:
    async def run() -> int:
        compared = 0
        for number in range(4):
            folder = tmp_path / str(number)
            folder.mkdir()
            dice = random.Random(f"{edition}/{number}")
            codes = await write(folder, edition, dice)
            async with running_server(folder) as inn:
                worlds = [World(code, inn.port) for code in codes]
                for world in worlds:
                    await world.gather()
                for _ in range(60):
                    chosen = common(worlds, dice)
                    last = worlds[0].ears[VIEWER].last
                    if chosen is None or last is None or last.view is None:
                        break
                    if last.view.awaiting == "over" or last.view.draw_count <= DEEP + 10:
                        break
                    for world in worlds:
                        await world.move(*chosen)
                    for seat in (VIEWER, None):
                        one, two = (world.heard(seat) for world in worlds)
                        if b'"awaiting":"over"' not in one[-1]:
                            assert one == two
                    compared += 1
                for world in worlds:
                    for ear in world.ears.values():
                        ear.close()
        return compared

    compared = asyncio.run(asyncio.wait_for(run(), 300))
    assert compared > 10
