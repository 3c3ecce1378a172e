"""Whatever is sent, the server answers by a name, lives on, and the table stands as it was."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from flipdeck.rules.cards import known_colors, known_faces
from flipdeck.rules.moves import AnyMove
from flipdeck.server import messages as wire
from flipdeck.server.errors import STATUSES
from tests.support.random_tables import log_of
from tests.support.server_fixture import Message, RunningServer, TestClient, running_server
from tests.support.waiting import HANG_SECONDS

SERVER_TYPES = {kind.__struct_config__.tag for kind in wire.ServerMessage.__args__}
KINDS = [kind for kind in wire.ClientMessage.__args__ if kind is not wire.Leave]
"""Leaving is the one thing that anybody may do at any time."""
CLIENT_TYPES = [str(kind.__struct_config__.tag) for kind in KINDS]
FIELDS = sorted({name for kind in wire.ClientMessage.__args__ for name in kind.__struct_fields__})
MOVES = [str(kind.__struct_config__.tag) for kind in AnyMove.__args__]
EXAMPLES = settings(
    max_examples=120,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)

scalars = (
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.text(max_size=30)
    | st.sampled_from(["12345678", "play", "wave", "greedy", "flip-classic", "\x00", "/", "\ud800"])
)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)
moves = st.fixed_dictionaries(
    {
        "do": st.sampled_from(
            ["play", "draw", "pass", "accept", "challenge", "color", "uno", "catch"]
        )
    },
    optional={
        "card": st.sampled_from(sorted(known_faces())) | anything,
        "color": st.sampled_from(sorted(known_colors())) | anything,
        "at": st.integers(-3, 200) | anything,
        "uno": st.booleans() | anything,
        "give": st.lists(st.sampled_from(sorted(known_faces())), max_size=6) | anything,
        "to": st.integers(-2, 12) | anything,
        "target": st.integers(-2, 12) | anything,
    },
)
near = st.fixed_dictionaries(
    {"type": st.sampled_from(CLIENT_TYPES)},
    optional={
        name: moves | anything
        if name == "move"
        else st.sampled_from(["fuzz-id-1", "fuzz-id-2"]) | anything
        if name == "id"
        else anything
        for name in FIELDS
    },
)
written = (
    (near | anything).map(lambda value: json.dumps(value).encode("utf-8", "surrogatepass"))
    | st.text().map(lambda text: text.encode("utf-8", "surrogatepass"))
    | st.binary(max_size=200)
    | st.integers(1, 8000).map(lambda depth: b"[" * depth)
    | st.integers(1, 2000).map(lambda depth: b'{"type":' * depth)
)


class SteppedServer:
    """A server whose event loop runs only during a call."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self._running = running_server(folder, patience=10**9, chat_rate=1e9, chat_burst=1e9)

    def __enter__(self) -> tuple[RunningServer, Callable[[Coroutine[Any, Any, Any]], Any]]:
        return self.loop.run_until_complete(self._running.__aenter__()), self._do

    def __exit__(self, *wrong: object) -> None:
        self.loop.run_until_complete(self._running.__aexit__(None, None, None))
        self.loop.close()

    def _do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(work, HANG_SECONDS))


async def send_raw(client: TestClient, raw: bytes) -> list[Message]:
    """Send a frame and a ping; return everything received until the pong."""
    try:
        text: str | bytes = raw.decode()
    except UnicodeDecodeError:
        text = raw
    await client.socket.send(text)
    before = len(client.received)
    await client.request("ping")
    return client.received[before:]


def check(messages: list[Message], number: int) -> None:
    for message in messages:
        assert message["type"] in SERVER_TYPES
        assert message.get("error", "bad-message") in STATUSES
        assert message.get("error") != "server-error"
        assert "Traceback" not in str(message)
        assert message["type"] != "update"
        assert message.get("seq", number) == number, message


def test_no_frame_of_a_seat_or_a_spectator_changes_a_paused_table(tmp_path: Path) -> None:
    with SteppedServer(tmp_path) as (server, do):
        made = do(server.create_table(settings={"seats": 2, "mode": "points"}))
        ann = do(server.join(made))
        seat = do(server.take_seat(made["code"]))
        do(ann.request("start"))
        do(ann.request("pause"))
        before = len(log_of(tmp_path / "tables.db", made["code"]))
        clients = [do(server.join(seat)), do(server.join_as_spectator(made["code"]))]
        view = clients[0].last["view"]

        @EXAMPLES
        @given(written)
        def fuzz(raw: bytes) -> None:
            for client in clients:
                check(do(send_raw(client, raw)), before)

        fuzz()
        again = do(server.join(seat))
        assert again.last["view"] == view
        assert len(log_of(tmp_path / "tables.db", made["code"])) == before
        do(ann.request("resume"))
        assert ann.last["seq"] == before + 1


def test_a_first_message_opens_a_seat_only_with_its_token(tmp_path: Path) -> None:
    async def greet(server: RunningServer, code: str, raw: bytes) -> None:
        client = await server.connect(code)
        try:
            await client.socket.send(raw)
            message = await client.receive()
            if message["type"] == "welcome":
                assert message["seat"] is None
            else:
                assert message["type"] == "error"
                assert message["closing"]
                assert message["error"] in STATUSES
                assert message["error"] != "server-error"
        except websockets.ConnectionClosed:
            pass
        await client.close()
        server.clients.clear()

    hello = st.fixed_dictionaries(
        {"type": st.just("hello"), "protocol": st.just(2) | anything},
        optional=dict.fromkeys(("token", "since", "password", "part", "id"), anything),
    ).map(lambda value: json.dumps(value).encode("utf-8", "surrogatepass"))
    with SteppedServer(tmp_path) as (server, do):
        made = do(server.create_table(settings={"seats": 2}))

        @EXAMPLES
        @given(hello | written)
        def fuzz(raw: bytes) -> None:
            do(greet(server, made["code"], raw))

        fuzz()
        assert do(server.join(made)).last["seat"] == 0


def test_no_body_makes_the_server_stumble(tmp_path: Path) -> None:
    paths = ("/api/tables", "/api/tables/{}/seats", "/api/join")
    body = st.fixed_dictionaries(
        {},
        optional={
            "name": st.text(max_size=30) | anything,
            "settings": st.dictionaries(
                st.sampled_from(
                    ["edition", "rules", "mode", "seats", "target", "turn_time", "spectators"]
                ),
                anything,
            ),
            "bots": st.integers(-1, 12) | anything,
            "start": st.booleans(),
            "seat": anything,
            "password": anything,
            "edition": anything,
        },
    ).map(lambda value: json.dumps(value).encode("utf-8", "surrogatepass"))
    with SteppedServer(tmp_path) as (server, do):
        made = do(server.create_table(settings={"seats": 2}))

        @EXAMPLES
        @given(st.sampled_from(paths), body | written)
        def fuzz(path: str, raw: bytes) -> None:
            status, answer = do(server.request("POST", path.format(made["code"]), raw))
            assert status < 500
            assert status < 300 or answer["error"] in STATUSES

        fuzz()
        assert do(server.request_raw("GET", "/healthz"))[0] == 200
