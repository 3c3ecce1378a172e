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
from flipdeck.server import messages as say
from flipdeck.server.errors import TEXTS
from tests.support.random_tables import log_of
from tests.support.server_fixture import Message, RunningServer, TestClient, running_server

TOLD = {kind.__struct_config__.tag for kind in say.ServerMessage.__args__}
KINDS = [kind for kind in say.ClientMessage.__args__ if kind is not say.Leave]
"""Leaving is the one thing that anybody may do at any time."""
SAID = [str(kind.__struct_config__.tag) for kind in KINDS]
FIELDS = sorted({name for kind in say.ClientMessage.__args__ for name in kind.__struct_fields__})
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
    {"type": st.sampled_from(SAID)},
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
    | st.integers(1, 2000).map(lambda depth: b'{"say":' * depth)
)


class SteppedServer:
    """A server whose loop runs only while something is asked of it."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self._running = running_server(folder, patience=10**9, chat_rate=1e9, chat_burst=1e9)

    def __enter__(self) -> tuple[RunningServer, Callable[[Coroutine[Any, Any, Any]], Any]]:
        return self.loop.run_until_complete(self._running.__aenter__()), self._do

    def __exit__(self, *wrong: object) -> None:
        self.loop.run_until_complete(self._running.__aexit__(None, None, None))
        self.loop.close()

    def _do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(work, 60))


async def tell(client: TestClient, raw: bytes) -> list[Message]:
    """Says it, and all that is answered until the server has answered a ping after it."""
    try:
        text: str | bytes = raw.decode()
    except UnicodeDecodeError:
        text = raw
    await client.socket.send(text)
    before = len(client.received)
    await client.request("ping")
    return client.received[before:]


def check(heard: list[Message], number: int) -> None:
    for told in heard:
        assert told["type"] in TOLD
        assert told.get("error", "bad-message") in TEXTS
        assert told.get("error") != "server-error"
        assert "Traceback" not in str(told)
        assert told["type"] != "update"
        assert told.get("n", number) == number, told


def test_nothing_said_by_a_seat_or_a_bystander_changes_a_paused_table(tmp_path: Path) -> None:
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
                check(do(tell(client, raw)), before)

        fuzz()
        again = do(server.join(seat))
        assert again.last["view"] == view
        assert len(log_of(tmp_path / "tables.db", made["code"])) == before
        do(ann.request("resume"))
        assert ann.last["seq"] == before + 1


def test_a_first_word_opens_a_seat_only_with_its_token(tmp_path: Path) -> None:
    async def greet(server: RunningServer, code: str, raw: bytes) -> None:
        client = await server.connect(code)
        try:
            await client.socket.send(raw)
            told = await client.receive()
            if told["type"] == "welcome":
                assert told["seat"] is None
            else:
                assert told["type"] == "error"
                assert told["closing"]
                assert told["error"] in TEXTS
                assert told["error"] != "server-error"
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
    paths = ("/api/tables", "/api/tables/{}/seats", "/api/join", "/api/qr")
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
            "path": anything,
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
            assert status < 300 or answer["error"] in TEXTS

        fuzz()
        assert do(server.request_raw("GET", "/healthz"))[0] == 200
