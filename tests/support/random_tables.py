"""Many tables at once on a real server, played at random by cheap clients.

Everything that can happen at a table happens at random: illegal moves, chat, pauses, and clients
that reconnect with the last number they received, take a seat over, disconnect until the autopilot
plays, leave their seat to a bot, or take a bot's seat.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from flipdeck.rules.cards import known_faces
from flipdeck.rules.editions import edition as find_edition
from flipdeck.rules.rulings import MAX_SEATS, MIN_SEATS
from flipdeck.server.messages import PROTOCOL
from flipdeck.server.storage import log_entries
from flipdeck.server.storage.log_entries import AnyEntry
from flipdeck.shuffle.protocol import VERSION
from tests.support.leak_oracle import Stream
from tests.support.leak_truth import Message
from tests.support.part_giver import PartGiver
from tests.support.ws_client import WebSocketClient
from tools.soak import house_rules

ACTIONS = 400
"""Actions in a match after which the host ends it."""
MODES = ("points", "elimination", "rotation4", "single", "partners", "lowest")
FACES = sorted(known_faces())
_ids = itertools.count()


class _Hand(msgspec.Struct):
    faces: list[str] | None = None


class _View(msgspec.Struct):
    turn: int | None
    seat: int | None
    awaiting: str
    hands: list[_Hand]
    draw_count: int = 0


class _Match(msgspec.Struct):
    ended: str | None


class _Lobby(msgspec.Struct):
    phase: str
    paused: bool
    host: int | None
    seats: list[dict[str, Any]]


class _Changes(msgspec.Struct, omit_defaults=True):
    """The changes of a view that a client needs."""

    turn: int | msgspec.UnsetType | None = msgspec.UNSET
    awaiting: str | msgspec.UnsetType = msgspec.UNSET
    hands: dict[int, _Hand] = {}
    draw_count: int | msgspec.UnsetType = msgspec.UNSET

    def apply(self, view: _View) -> None:
        """Make the view the one after the move."""
        for name in ("turn", "awaiting", "draw_count"):
            value = getattr(self, name)
            if value is not msgspec.UNSET:
                setattr(view, name, value)
        for chair, hand in self.hands.items():
            view.hands[chair] = hand


class _Message(msgspec.Struct):
    """The part of a message that a client needs."""

    type: str
    seq: int = 0
    id: str | None = None
    view: _View | None = None
    changes: _Changes | None = None
    legal: list[Message] = []
    match: _Match | None = None
    lobby: _Lobby | None = None


_decoder = msgspec.json.Decoder(_Message)


class RandomClient(WebSocketClient):
    """One socket that records everything it receives."""

    def __init__(
        self,
        code: str,
        hello: Message,
        seat: int | None,
        changed: asyncio.Event,
        giver: PartGiver | None = None,
    ) -> None:
        super().__init__(f"/ws/{code}")
        self._giver = giver
        self.stream = Stream(seat)
        self.seq = 0
        self.last: _Message | None = None
        self.lobby: _Lobby | None = None
        self.ended: str | None = None
        self.answers: dict[str, _Message] = {}
        self.closed = False
        self._hello = hello
        self._changed = changed

    def opened(self) -> None:
        self.send_message(self._hello)

    def lost(self) -> None:
        self.closed = True
        self._changed.set()

    def received(self, raw: bytes) -> None:
        self.stream.received.append(raw)
        if self._giver is not None:
            for kind, fields in self._giver.answers(msgspec.json.decode(raw)):
                self.send_message({"type": kind, **fields})
        message = _decoder.decode(raw)
        if message.type in ("welcome", "update"):
            self.seq = message.seq
            last = self.last
            if message.changes is not None and last is not None and last.view is not None:
                message.view = last.view
                message.changes.apply(message.view)
            self.last = message
        if message.match is not None:
            self.ended = message.match.ended
        if message.lobby is not None:
            self.lobby = message.lobby
        if message.id is not None:
            self.answers[message.id] = message
        self._changed.set()

    def send_message(self, message: Message) -> str:
        """Send a message with a new id and return the id."""
        id = f"random-{next(_ids):06}"
        if message["type"] != "hello":
            message = {"id": id, **message}
            self.stream.sent[id] = message
        self.send(msgspec.json.encode(message))
        return id

    def close(self) -> None:
        self.closed = True
        self.abort()


@dataclass
class TablePlan:
    """The random settings of a table."""

    settings: Message
    bots: int
    bot: str
    spectators: int
    gives: bool = False
    """Whether players take part in shuffles that can be verified."""

    @classmethod
    def at_random(cls, edition: str, number: int, dice: random.Random) -> TablePlan:
        mode = MODES[number % len(MODES)]
        seats = 4
        if mode not in ("rotation4", "partners"):
            seats = MIN_SEATS + number // 2 % (MAX_SEATS - MIN_SEATS + 1)
        rules: Message = {}
        if dice.random() < 0.6:
            rules = house_rules(find_edition(edition), seats, dice)
        rules.setdefault("hand_size", dice.choice((2, 3, 4, 7)))
        rules["pairing"] = dice.choice(("round", "match"))
        settings = {
            "edition": edition,
            "rules": rules,
            "mode": mode,
            "target": dice.choice((20, 60, 120)),
            "seats": seats,
            "spectators": dice.choice(("counts", "backs", "counts", "nobody")),
            "turn_time": dice.choice((0, 0, 15, 60)),
            "bot_delay": 0,
            "catch_delay": dice.choice((0, 3)),
            "pass_delay": 0,
            "pass_window": dice.choice((None, None, 3, 15)),
            "next_round": dice.choice((0, 0, 60_000)),
        }
        bots = dice.choice((0, 0, 1, 2))
        spectators = 0 if settings["spectators"] == "nobody" else dice.choice((1, 2))
        return cls(settings, min(bots, seats - 1), dice.choice(("greedy", "random")), spectators)


async def post(port: int, path: str, body: Message) -> Message:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    text = msgspec.json.encode(body)
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n".encode()
        + text
    )
    answer = await reader.read()
    writer.close()
    head, _, found = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 201"), answer
    return dict(msgspec.json.decode(found))


@dataclass
class RandomTable:
    """A table and all its clients, which act at random."""

    port: int
    plan: TablePlan
    dice: random.Random
    code: str = ""
    tokens: dict[int, str] = field(default_factory=dict)
    clients: dict[int, RandomClient] = field(default_factory=dict)
    spectators: list[RandomClient] = field(default_factory=list)
    all_clients: list[RandomClient] = field(default_factory=list)
    """Every client that ever connected, also those that are closed."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    givers: dict[int, PartGiver] = field(default_factory=dict)
    """What each seat gives to shuffles."""
    actions: int = 0

    @property
    def streams(self) -> list[Stream]:
        return [client.stream for client in self.all_clients]

    @property
    def connected(self) -> list[RandomClient]:
        everyone = (*self.clients.values(), *self.spectators)
        return [client for client in everyone if not client.closed]

    async def play(self) -> None:
        """Play a whole match, and sometimes start another."""
        try:
            await self._set_up()
            await self._start_match()
            while not self.over:
                self.actions += 1
                if self.actions > ACTIONS:
                    await self._end_match()
                    break
                await self._catch_up()
                await self._act()
            await self._catch_up()
            if self.dice.random() < 0.3:
                await self._start_match()
                await self._catch_up()
        finally:
            for client in self.all_clients:
                client.close()

    @property
    def over(self) -> bool:
        return any(client.ended is not None for client in self.connected)

    async def _set_up(self) -> None:
        plan = self.plan
        asked = {"name": "Ann", "settings": plan.settings, "bots": plan.bots, "bot": plan.bot}
        made = await post(self.port, "/api/tables", asked)
        self.code, self.tokens[0] = made["code"], made["token"]
        for seat in range(1 + plan.bots, plan.settings["seats"]):
            await self._take_seat(seat)
        for seat in self.tokens:
            await self._join(seat)
        # The second one is a screen in the players' room.
        for number in range(plan.spectators):
            await self._join_as_spectator(backs=number == 0)

    async def _take_seat(self, seat: int) -> None:
        path = f"/api/tables/{self.code}/seats"
        sat = await post(self.port, path, {"name": f"P{seat}", "seat": seat})
        self.tokens[seat] = sat["token"]

    async def _connect(self, hello: Message, seat: int | None) -> RandomClient:
        giver = None
        if self.plan.gives and seat is not None:
            giver = self.givers.setdefault(seat, PartGiver())
            hello = {**hello, "part": VERSION}
        client = RandomClient(
            self.code, {"type": "hello", "protocol": PROTOCOL, **hello}, seat, self.changed, giver
        )
        self.all_clients.append(client)
        await client.connect(self.port)
        await self._wait_for(lambda: client.last is not None or client.closed)
        assert not client.closed, client.stream.received
        return client

    async def _join(self, seat: int, since: int | None = None) -> None:
        hello: Message = {"token": self.tokens[seat]}
        if since is not None:
            hello["since"] = since
        self.clients[seat] = await self._connect(hello, seat)

    async def _join_as_spectator(self, since: int | None = None, *, backs: bool = True) -> None:
        hello: Message = {} if since is None else {"since": since}
        if not backs:
            hello["backs"] = False
        joined = await self._connect(hello, None)
        joined.stream.backs = backs
        self.spectators.append(joined)

    async def _wait_for(self, condition: Callable[[], bool]) -> None:
        while not condition():
            self.changed.clear()
            await self.changed.wait()

    async def _catch_up(self) -> None:
        newest = max(client.seq for client in self.connected)
        await self._wait_for(lambda: all(client.seq >= newest for client in self.connected))

    async def _request(self, client: RandomClient, message: Message) -> _Message | None:
        id = client.send_message(message)
        await self._wait_for(lambda: id in client.answers or client.closed)
        return client.answers.get(id)

    @property
    def host(self) -> RandomClient | None:
        lobby = next(client.lobby for client in self.connected if client.lobby is not None)
        return None if lobby.host is None else self.clients.get(lobby.host)

    async def _connected_host(self) -> RandomClient:
        """Return the host, reconnected if it was away."""
        while True:
            host = self.host
            if host is not None and not host.closed:
                return host
            for seat in self.tokens:
                if seat not in self.clients:
                    await self._join(seat)
            await self._catch_up()

    async def _start_match(self) -> None:
        for client in self.all_clients:
            client.ended = None
        host = await self._connected_host()
        await self._request(host, {"type": "start"})

    async def _end_match(self) -> None:
        host = await self._connected_host()
        if self.over:
            return
        await self._request(host, {"type": "end_match", "reason": "late", "winners": [0]})

    # Actions.

    async def _act(self) -> None:
        chance = self.dice.random()
        if chance < 0.10:
            await self._act_besides_moving()
            return
        moves = [
            (client, move)
            for client in self.clients.values()
            if not client.closed and client.last is not None
            for move in client.last.legal
        ]
        if not moves:
            await self._wait()
            return
        plays = [each for each in moves if each[1]["do"] == "play"]
        client, move = self.dice.choice(plays if plays and chance < 0.75 else moves)
        await self._request(client, {"type": "move", "move": self._vary(client, move)})

    async def _wait(self) -> None:
        """Wait for a bot, the autopilot or the next round."""
        if self.over:
            return
        before = {client: client.seq for client in self.connected}
        waiting = [e for e in self.clients.values() if e.last and e.last.view and not e.closed]
        if all(e.last and e.last.view and e.last.view.awaiting == "over" for e in waiting):
            for client in waiting:
                client.send_message({"type": "next_round"})
        await self._wait_for(
            lambda: any(each.seq > seq or each.closed for each, seq in before.items())
        )

    def _vary(self, client: RandomClient, move: Message) -> Message:
        """Add a call, a gift or a place, legal or not; sometimes play another card."""
        dice = self.dice
        if move["do"] != "play" or client.last is None or client.last.view is None:
            return move
        view = client.last.view
        hand = view.hands[view.seat or 0].faces or []
        if dice.random() < 0.04:
            return {"do": "play", "card": dice.choice([*hand * 20, *FACES, "blue-7/pink-3"])}
        if len(hand) == 2 and dice.random() < 0.5:
            move = {**move, "uno": True}
        if move["card"] == "beachcomber" and dice.random() < 0.8:
            gifts: dict[str, str] = {}
            for face in dice.sample(hand, len(hand)):
                if face != "beachcomber" and "-" in face:
                    gifts.setdefault(face.split("-")[0], face)
            give = list(gifts.values())[: dice.randint(0, 4)]
            if give:
                others = [seat for seat in range(len(view.hands)) if seat != view.seat]
                move = {**move, "give": give, "to": dice.choice(others)}
                if len(give) + 1 >= len(hand) - 1:
                    move["uno"] = dice.random() < 0.7
        alike = [place for place, face in enumerate(hand) if face == move["card"]]
        if len(alike) > 1 and dice.random() < 0.5:
            move = {**move, "at": dice.choice(alike)}
        return move

    async def _act_besides_moving(self) -> None:
        """Do anything but a move."""
        dice = self.dice
        seat, client = dice.choice([(seat, e) for seat, e in self.clients.items() if not e.closed])
        what = dice.choice(_OTHER_ACTIONS)
        if what == "come back":
            client.close()
            await self._join(seat, dice.choice((None, 0, client.seq, max(0, client.seq - 5))))
        elif what == "take over":
            await self._join(seat, client.seq)
        elif what == "watch again" and self.spectators:
            old = self.spectators.pop(0)
            old.close()
            await self._join_as_spectator(max(0, old.seq - 3), backs=old.stream.backs)
        elif what == "go":
            if len(self.clients) > 1:
                self.clients.pop(seat).close()
        elif what == "return":
            for gone in set(self.tokens) - set(self.clients):
                await self._join(gone, client.seq)
        elif what == "leave":
            if len(self.clients) > 1 and client is not self.host:
                await self._leave(seat)
        elif what == "take a seat":
            await self._take_bots_seat()
        elif what == "pause":
            host = self.host
            if host is not None and not host.closed:
                await self._request(host, {"type": "pause"})
                await self._request(host, {"type": "resume"})
        elif what == "ask":
            view = client.last.view if client.last is not None else None
            hand = (view.hands[view.seat or 0].faces if view is not None else None) or FACES
            card = dice.choice(dice.choice((hand, FACES)))
            await self._request(client, {"type": "check", "move": {"do": "play", "card": card}})
        elif what == "chat":
            client.send_message({"type": "chat", "text": "good luck"})
            client.send_message({"type": "react", "reaction": "wave"})
        elif what == "arm":
            await self._request(client, {"type": "arm_uno", "armed": dice.random() < 0.7})
        else:
            await self._request(client, {"type": "move", "move": {"do": "draw"}})

    async def _leave(self, seat: int) -> None:
        client = self.clients.pop(seat)
        client.send_message({"type": "leave"})
        del self.tokens[seat]
        await self._wait_for(lambda: client.closed)

    async def _take_bots_seat(self) -> None:
        lobby = next(iter(self.connected)).lobby
        bots = [] if lobby is None else [s["seat"] for s in lobby.seats if s["kind"] == "bot"]
        free = [seat for seat in bots if seat not in self.tokens]
        if free:
            await self._take_seat(free[0])
            await self._join(free[0], since=0)


_OTHER_ACTIONS = (
    *("come back", "take over", "watch again", "go", "return", "return", "leave"),
    *("take a seat", "pause", "ask", "ask", "chat", "arm", "draw"),
)


def log_of(database: Path, code: str) -> list[AnyEntry]:
    """Read the log of a table."""
    with sqlite3.connect(database) as plain:
        rows = plain.execute("SELECT entry FROM log WHERE code = ? ORDER BY number", [code])
        found = [log_entries.decode_entry(row[0]) for row in rows]
    plain.close()
    return found
