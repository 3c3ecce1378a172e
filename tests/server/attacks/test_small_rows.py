"""Smaller ways in: other names for the server, storms of honest clients, a stop, IPv6 networks."""

import asyncio
import json
import stat
from pathlib import Path
from typing import Any

import pytest

from flipdeck.server.http import app
from flipdeck.server.limits.addresses import client_address
from flipdeck.server.limits.rate_limit import Buckets
from flipdeck.server.origins import is_own_host
from flipdeck.server.settings import ServerSettings
from flipdeck.server.tables.registry import Registry
from tests.support.attacked_server import attack_on, default_server
from tests.support.server_fixture import RunningServer, run_async, running_server
from tests.support.server_process import ServerProcess


@run_async
async def test_a_strangers_name_for_this_machine_is_refused(attacked: ServerProcess) -> None:
    """DNS rebinding: the page and its requests have the same foreign name."""
    async with attack_on(attacked) as attack:
        evil = {"host": "evil.example.com", "origin": "http://evil.example.com"}
        for method, path in (("GET", "/"), ("GET", "/api/tables"), ("POST", "/api/tables")):
            body = {"name": "Mallory"} if method == "POST" else None
            status, answer = await attack.attacker.request(method, path, body, **evil)
            assert (status, answer["error"]) == (421, "wrong-host")
        upgrade = {
            **evil,
            "connection": "Upgrade",
            "upgrade": "websocket",
            "sec_websocket_version": "13",
            "sec_websocket_key": "dGhlIHNhbXBsZSBub25jZQ==",
        }
        path = f"/ws/{attack.seat['code']}"
        assert (await attack.attacker.request_raw("GET", path, **upgrade))[0] == 421
        assert (await attack.attacker.request_raw("GET", "/healthz", **evil))[0] == 200
        await attack.write_some()
        await attack.check("wrong-host")


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("127.0.0.1:8112", True),
        ("[::1]:8112", True),
        ("192.168.1.20", True),
        ("localhost:8112", True),
        ("NAS", True),
        ("cards.local", True),
        ("cards.home.arpa:8112", True),
        ("cards.example.org", True),
        ("", True),
        ("evil.example.com", False),
        ("localhost.evil.com", False),
        ("127.0.0.1.evil.com", False),
        ("evil.com.", False),
        ("[", False),
        (":80", False),
    ],
)
def test_names_that_a_stranger_could_have(host: str, own: bool) -> None:
    assert is_own_host(host, ("https://cards.example.org",)) is own


@run_async
async def test_a_club_comes_back_at_once(attacked: ServerProcess) -> None:
    """200 connections behind one address are no attack."""
    async with attack_on(attacked, settings={"seats": 4}) as attack:
        seen = await attack.run("reconnect_storm")
        assert (seen["connected"], seen["welcomed"]) == (200, 50)
        assert "too-fast" not in await attack.refused()


@run_async
async def test_a_server_that_is_told_to_stop_says_so(tmp_path: Path) -> None:
    with default_server(tmp_path) as process:
        server = RunningServer(process.port)
        ann = await server.join(await server.create_table())
        stopping = asyncio.get_running_loop().run_in_executor(None, process.stop)
        closing = await ann.receive_type("error")
        assert (closing["error"], closing["closing"]) == ("closing", True)
        await ann.wait_closed()
        await stopping


@run_async
async def test_a_refusal_names_the_message_it_is_about(tmp_path: Path) -> None:
    async with running_server(tmp_path, say_rate=0.001, say_burst=3.0) as server:
        ann = await server.join(await server.create_table())
        bad = {"type": "move", "id": "my-own-id-1", "move": {"do": "jump"}}
        await ann.socket.send(json.dumps(bad))
        answer = await ann.receive_type("error")
        assert (answer["error"], answer["id"]) == ("bad-message", "my-own-id-1")
        sent = [await ann.send("ping") for _ in range(6)]
        answer = await ann.receive_until(lambda each: each["type"] == "error" and each["id"])
        assert answer["error"] == "too-fast"
        assert answer["id"] in sent


def test_an_ipv6_network_counts_as_one_address() -> None:
    settings = ServerSettings(behind_proxy=True)
    buckets = Buckets(0.0, 1.0)

    def take(forwarded: str) -> bool:
        return buckets.take(client_address("127.0.0.1", [forwarded], settings))

    assert take("2001:db8:1:2:aaaa::1")
    assert not take("2001:db8:1:2:bbbb::2"), "the same network"
    assert take("2001:db8:1:3::1")
    assert take("192.0.2.1")
    assert not take("::ffff:192.0.2.1"), "the same IPv4 address"
    assert take("192.0.2.2")
    assert take("not an address")


@run_async
async def test_only_its_owner_can_read_the_database(attacked: ServerProcess) -> None:
    files = [*attacked.database.parent.glob("tables.db*")]
    assert files
    for file in files:
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file


@run_async
async def test_cleaning_up_goes_on_after_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A defect in it is logged; without it memory would fill up."""
    calls = 0
    real = Registry.unload_idle

    def fails_at_first(registry: Registry) -> None:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise ValueError("a defect")
        real(registry)

    monkeypatch.setattr(app, "CLEAN_UP_SECONDS", 0.01)
    monkeypatch.setattr(Registry, "unload_idle", fails_at_first)
    async with running_server(tmp_path, idle=0) as server:
        made = await server.create_table()
        values: dict[str, Any] = {}
        while values.get("flipdeck_tables_open") != "0":
            text = (await server.request_raw("GET", "/metrics"))[2].decode()
            values = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
        assert (await server.join(made)).last["seat"] == 0
    assert "cleaning up failed" in caplog.text


@run_async
async def test_a_pass_that_waits_is_not_made_for_the_next_player_of_the_seat(
    tmp_path: Path,
) -> None:
    """Who took the seat still has the drawn card to decide on."""
    settings = {"seats": 2, "mode": "points", "target": 100_000, "pass_delay": 5_000}
    async with running_server(tmp_path) as server:
        made = await server.create_table(settings={**settings, "bot_delay": 10_000})
        ann = await server.join(made)
        ben = await server.join(await server.take_seat(made["code"], "Ben"))
        await ann.request("start")
        while not ben.turn_moves() or ben.last["view"]["awaiting"] != "turn":
            if ann.turn_moves():
                await ann.move(**ann.turn_moves()[-1])
            await ben.receive_type("update")
        await ben.move("draw")
        assert ben.last["view"]["awaiting"] == "drawn"
        await ben.send("move", move={"do": "pass"})
        await ben.request("ping")
        await ben.request("leave")
        cleo = await server.join(await server.take_seat(made["code"], "Cleo"))
        before = cleo.last["seq"]
        answer = await cleo.move("pass")
        assert (answer["type"], answer["seq"]) == ("update", before + 1)
