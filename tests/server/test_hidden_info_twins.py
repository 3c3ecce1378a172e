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
from flipdeck.server import messages as wire
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage.log_storage import LogStorage
from flipdeck.server.tables import commands
from flipdeck.server.tables.table import Table
from tests.support.leak_truth import Message
from tests.support.random_tables import RandomClient
from tests.support.server_fixture import running_server
from tests.support.waiting import HANG_SECONDS

SEATS = 4
VIEWER = 0
DEEP = 25
"""How many cards at the bottom of the draw pile are swapped; they are not seen for long."""
LOW = (1 << DARK_SHIFT) - 1


def swap_hidden_fronts(
    deck: list[int], round_: Round, dice: random.Random
) -> tuple[list[int], set[int]]:
    """Swap fronts of the others' hands with fronts near the bottom of the draw pile."""
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
        self.changed = asyncio.Event()
        self.clients: dict[int | None, RandomClient] = {}

    async def connect(self) -> None:
        """Connect every seat and a spectator."""
        for seat in (*range(SEATS), None):
            hello = {} if seat is None else {"token": f"secret-{seat}"}
            greeting = {"type": "hello", "protocol": wire.PROTOCOL, **hello}
            client = RandomClient(self.code, greeting, seat, self.changed)
            await client.connect(self.port)
            self.clients[seat] = client
            await self.wait_for(lambda client: client.last is not None)

    async def wait_for(self, condition: Callable[[RandomClient], bool]) -> None:
        """Wait until every client meets a condition."""
        while not all(map(condition, self.clients.values())):
            self.changed.clear()
            await self.changed.wait()

    def legal(self, seat: int) -> list[Message]:
        last = self.clients[seat].last
        return [] if last is None else last.legal

    def hand(self, seat: int) -> list[str]:
        last = self.clients[seat].last
        assert last is not None
        assert last.view is not None
        return last.view.hands[seat].faces or []

    async def move(self, seat: int, move: Message) -> None:
        seq = self.clients[seat].seq
        self.clients[seat].send_message({"type": "move", "move": move})
        await self.wait_for(lambda client: client.seq > seq)

    def received(self, seat: int | None) -> list[bytes]:
        """What a seat received, without ids, the table's code and probes."""
        received = self.clients[seat].stream.received
        kept = [raw for raw in received if b'"type":"probe"' not in raw]
        masked = [re.sub(rb'"id":"[^"]*"', b'"id":"*"', raw) for raw in kept]
        return [raw.replace(self.code.encode(), b"******") for raw in masked]


def common_move(worlds: list[World], dice: random.Random) -> tuple[int, Message] | None:
    """A move that is legal in all worlds and reveals nothing hidden."""
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


async def write_tables(folder: Path, edition: str, dice: random.Random) -> list[str]:
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
    made = commands.create_table(
        http_types.CreateTable(name="Ann", settings=settings), "AAAAAA", "secret-0", 1_000
    )
    table = Table()
    for entry in made:
        table.apply(entry)
    for seat in range(1, SEATS):
        sat = log.SeatTaken(
            at=1_000, seat=seat, name=f"P{seat}", token=credentials.hash_token(f"secret-{seat}")
        )
        table.apply(sat)
        made.append(sat)
    (dealt,) = commands.ENTRY_MAKERS[wire.Start](table, 0, wire.Start(), 1_000)
    assert isinstance(dealt, log.RoundDealt)
    table.apply(dealt)
    assert table.match is not None
    card, text = table.rulings.cards.card, table.rulings.cards.text
    deck = [card(each) for each in dealt.deck.split()]
    twin, changed = swap_hidden_fronts(deck, table.match.round, dice)
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
            codes = await write_tables(folder, edition, dice)
            async with running_server(folder) as server:
                worlds = [World(code, server.port) for code in codes]
                for world in worlds:
                    await world.connect()
                for _ in range(60):
                    chosen = common_move(worlds, dice)
                    last = worlds[0].clients[VIEWER].last
                    if chosen is None or last is None or last.view is None:
                        break
                    if last.view.awaiting == "over" or last.view.draw_count <= DEEP + 10:
                        break
                    for world in worlds:
                        await world.move(*chosen)
                    for seat in (VIEWER, None):
                        one, two = (world.received(seat) for world in worlds)
                        if b'"awaiting":"over"' not in one[-1]:
                            assert one == two
                    compared += 1
                for world in worlds:
                    for client in world.clients.values():
                        client.close()
        return compared

    compared = asyncio.run(asyncio.wait_for(run(), HANG_SECONDS))
    assert compared > 10
