"""Many tables at once on a real server, played at random by guests who cost little.

Everything that can happen at a table happens by chance: illegal moves, chat, pauses, people who
come back with the last number they heard, take a seat over, go away until the autopilot plays,
leave their seat to a bot, take a bot's seat.
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
from tests.support.leak_oracle import Message, Stream
from tests.support.ws_client import WebSocketClient
from tools.soak import house_rules

ACTIONS = 400
"""What is done in a match before the host ends it, if it does not end by itself."""
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
    """What of a view a move changed, as far as a guest needs it."""

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


class _Glance(msgspec.Struct):
    """What a guest needs of a message to go on."""

    type: str
    seq: int = 0
    id: str | None = None
    view: _View | None = None
    changes: _Changes | None = None
    legal: list[Message] = []
    match: _Match | None = None
    lobby: _Lobby | None = None


_glance = msgspec.json.Decoder(_Glance)


class Ear(WebSocketClient):
    """One socket: reading and keeping is all it does."""

    def __init__(self, code: str, hello: Message, seat: int | None, news: asyncio.Event) -> None:
        super().__init__(f"/ws/{code}")
        self.stream = Stream(seat)
        self.n = 0
        self.last: _Glance | None = None
        self.lobby: _Lobby | None = None
        self.ended: str | None = None
        self.answers: dict[str, _Glance] = {}
        self.closed = False
        self._hello = hello
        self._news = news

    def opened(self) -> None:
        self.say(self._hello)

    def lost(self) -> None:
        self.closed = True
        self._news.set()

    def received(self, raw: bytes) -> None:
        self.stream.heard.append(raw)
        told = _glance.decode(raw)
        if told.type in ("welcome", "update"):
            self.n = told.seq
            if told.changes is not None and self.last is not None and self.last.view is not None:
                told.view = self.last.view
                told.changes.apply(told.view)
            self.last = told
        if told.match is not None:
            self.ended = told.match.ended
        if told.lobby is not None:
            self.lobby = told.lobby
        if told.id is not None:
            self.answers[told.id] = told
        self._news.set()

    def say(self, message: Message) -> str:
        id = f"crowd-{next(_ids):06}"
        if message["type"] != "hello":
            message = {"id": id, **message}
            self.stream.said[id] = message
        self.send(msgspec.json.encode(message))
        return id

    def close(self) -> None:
        self.closed = True
        self.abort()


@dataclass
class Plan:
    """What kind of table, by chance."""

    settings: Message
    bots: int
    bot: str
    spectators: int

    @classmethod
    def make(cls, edition: str, number: int, dice: random.Random) -> Plan:
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
class Company:
    """Everybody at one table."""

    port: int
    plan: Plan
    dice: random.Random
    code: str = ""
    tokens: dict[int, str] = field(default_factory=dict)
    ears: dict[int, Ear] = field(default_factory=dict)
    outside: list[Ear] = field(default_factory=list)
    everyone: list[Ear] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    done: int = 0

    @property
    def streams(self) -> list[Stream]:
        return [ear.stream for ear in self.everyone]

    @property
    def listening(self) -> list[Ear]:
        return [ear for ear in (*self.ears.values(), *self.outside) if not ear.closed]

    async def play(self) -> None:
        """A whole match, and sometimes the beginning of another."""
        try:
            await self._gather()
            await self._begin()
            while not self.over:
                self.done += 1
                if self.done > ACTIONS:
                    await self._end()
                    break
                await self._level()
                await self._something()
            await self._level()
            if self.dice.random() < 0.3:
                await self._begin()
                await self._level()
        finally:
            for ear in self.everyone:
                ear.close()

    @property
    def over(self) -> bool:
        return any(ear.ended is not None for ear in self.listening)

    async def _gather(self) -> None:
        plan = self.plan
        asked = {"name": "Ann", "settings": plan.settings, "bots": plan.bots, "bot": plan.bot}
        made = await post(self.port, "/api/tables", asked)
        self.code, self.tokens[0] = made["code"], made["token"]
        for seat in range(1 + plan.bots, plan.settings["seats"]):
            await self._sit(seat)
        for seat in self.tokens:
            await self._join(seat)
        for _ in range(plan.spectators):
            await self._watch()

    async def _sit(self, seat: int) -> None:
        path = f"/api/tables/{self.code}/seats"
        sat = await post(self.port, path, {"name": f"P{seat}", "seat": seat})
        self.tokens[seat] = sat["token"]

    async def _ear(self, hello: Message, seat: int | None) -> Ear:
        ear = Ear(self.code, {"type": "hello", "protocol": PROTOCOL, **hello}, seat, self.news)
        self.everyone.append(ear)
        await ear.connect(self.port)
        await self._until(lambda: ear.last is not None or ear.closed)
        assert not ear.closed, ear.stream.heard
        return ear

    async def _join(self, seat: int, since: int | None = None) -> None:
        hello: Message = {"token": self.tokens[seat]}
        if since is not None:
            hello["since"] = since
        self.ears[seat] = await self._ear(hello, seat)

    async def _watch(self, since: int | None = None) -> None:
        self.outside.append(await self._ear({} if since is None else {"since": since}, None))

    async def _until(self, true: Callable[[], bool]) -> None:
        while not true():
            self.news.clear()
            await self.news.wait()

    async def _level(self) -> None:
        newest = max(ear.n for ear in self.listening)
        await self._until(lambda: all(ear.n >= newest for ear in self.listening))

    async def _answer(self, ear: Ear, message: Message) -> _Glance | None:
        id = ear.say(message)
        await self._until(lambda: id in ear.answers or ear.closed)
        return ear.answers.get(id)

    @property
    def host(self) -> Ear | None:
        lobby = next(ear.lobby for ear in self.listening if ear.lobby is not None)
        return None if lobby.host is None else self.ears.get(lobby.host)

    async def _hosting(self) -> Ear:
        """The host, brought back if away."""
        while True:
            host = self.host
            if host is not None and not host.closed:
                return host
            for seat in self.tokens:
                if seat not in self.ears:
                    await self._join(seat)
            await self._level()

    async def _begin(self) -> None:
        for ear in self.everyone:
            ear.ended = None
        host = await self._hosting()
        await self._answer(host, {"type": "start"})

    async def _end(self) -> None:
        host = await self._hosting()
        if self.over:
            return
        await self._answer(host, {"type": "end_match", "reason": "late", "winners": [0]})

    # What happens.

    async def _something(self) -> None:
        chance = self.dice.random()
        if chance < 0.10:
            await self._beside()
            return
        moves = [
            (ear, move)
            for ear in self.ears.values()
            if not ear.closed and ear.last is not None
            for move in ear.last.legal
        ]
        if not moves:
            await self._wait()
            return
        plays = [each for each in moves if each[1]["do"] == "play"]
        ear, move = self.dice.choice(plays if plays and chance < 0.75 else moves)
        await self._answer(ear, {"type": "move", "move": self._vary(ear, move)})

    async def _wait(self) -> None:
        """Somebody else is to do something: a bot, the autopilot, or all for the next round."""
        if self.over:
            return
        before = {ear: ear.n for ear in self.listening}
        waiting = [e for e in self.ears.values() if e.last and e.last.view and not e.closed]
        if all(e.last and e.last.view and e.last.view.awaiting == "over" for e in waiting):
            for ear in waiting:
                ear.say({"type": "next_round"})
        await self._until(lambda: any(ear.n > n or ear.closed for ear, n in before.items()))

    def _vary(self, ear: Ear, move: Message) -> Message:
        """Calls, gifts and places, legal or not; sometimes another card altogether."""
        dice = self.dice
        if move["do"] != "play" or ear.last is None or ear.last.view is None:
            return move
        view = ear.last.view
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

    async def _beside(self) -> None:
        """Anything but a move."""
        dice = self.dice
        seat, ear = dice.choice([(seat, e) for seat, e in self.ears.items() if not e.closed])
        what = dice.choice(_BESIDE)
        if what == "come back":
            ear.close()
            await self._join(seat, dice.choice((None, 0, ear.n, max(0, ear.n - 5))))
        elif what == "take over":
            await self._join(seat, ear.n)
        elif what == "watch again" and self.outside:
            old = self.outside.pop(0)
            old.close()
            await self._watch(max(0, old.n - 3))
        elif what == "go":
            if len(self.ears) > 1:
                self.ears.pop(seat).close()
        elif what == "return":
            for gone in set(self.tokens) - set(self.ears):
                await self._join(gone, ear.n)
        elif what == "leave":
            if len(self.ears) > 1 and ear is not self.host:
                await self._leave(seat)
        elif what == "take a seat":
            await self._take_a_seat()
        elif what == "pause":
            host = self.host
            if host is not None and not host.closed:
                await self._answer(host, {"type": "pause"})
                await self._answer(host, {"type": "resume"})
        elif what == "ask":
            view = ear.last.view if ear.last is not None else None
            hand = (view.hands[view.seat or 0].faces if view is not None else None) or FACES
            card = dice.choice(dice.choice((hand, FACES)))
            await self._answer(ear, {"type": "check", "move": {"do": "play", "card": card}})
        elif what == "chat":
            ear.say({"type": "chat", "text": "good luck"})
            ear.say({"type": "react", "reaction": "wave"})
        elif what == "arm":
            await self._answer(ear, {"type": "arm_uno", "armed": dice.random() < 0.7})
        else:
            await self._answer(ear, {"type": "move", "move": {"do": "draw"}})

    async def _leave(self, seat: int) -> None:
        ear = self.ears.pop(seat)
        ear.say({"type": "leave"})
        del self.tokens[seat]
        await self._until(lambda: ear.closed)

    async def _take_a_seat(self) -> None:
        lobby = next(iter(self.listening)).lobby
        bots = [] if lobby is None else [s["seat"] for s in lobby.seats if s["kind"] == "bot"]
        free = [seat for seat in bots if seat not in self.tokens]
        if free:
            await self._sit(free[0])
            await self._join(free[0], since=0)


_BESIDE = (
    *("come back", "take over", "watch again", "go", "return", "return", "leave"),
    *("take a seat", "pause", "ask", "ask", "chat", "arm", "draw"),
)


def log_of(database: Path, code: str) -> list[AnyEntry]:
    """The truth about a table."""
    with sqlite3.connect(database) as plain:
        rows = plain.execute("SELECT entry FROM log WHERE code = ? ORDER BY number", [code])
        found = [log_entries.decode_entry(row[0]) for row in rows]
    plain.close()
    return found
