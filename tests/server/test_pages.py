"""What is asked over HTTP: health, metrics, editions, the law, addresses, the description."""

import json
from pathlib import Path

import pytest

from flipdeck.server import forms, messages
from tests.server.house import house, run_async


@run_async
async def test_health_readiness_and_metrics(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        assert (await inn.raw("GET", "/healthz"))[2] == b"ok\n"
        assert (await inn.raw("GET", "/readyz"))[0] == 200
        made = await inn.make(bots=1, start=True, settings={"seats": 2, "mode": "points"})
        ann = await inn.join(made)
        while not ann.turn_moves():
            await ann.told("happened")
        await ann.move(**ann.turn_moves()[-1])
        text = (await inn.raw("GET", "/metrics"))[2].decode()
        values = dict(line.split(" ") for line in text.splitlines() if line[0] != "#")
        assert values["flipdeck_tables_open"] == "1"
        assert values["flipdeck_players_connected"] == "1"
        assert int(values["flipdeck_moves_total"]) >= 1
        assert int(values["flipdeck_log_entries_total"]) >= 4


@run_async
async def test_every_answer_carries_the_security_headers(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>page")
    (static / "assets" / "app.js").write_text("1")
    async with house(tmp_path, static=static) as inn:
        for path in ("/", "/t/ABCDEF", "/assets/app.js", "/api/tables", "/nothing.png"):
            _, headers, _ = await inn.raw("GET", path)
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
        assert (await inn.raw("GET", "/t/ABCDEF"))[2] == b"<!doctype html>page"
        assert "immutable" in (await inn.raw("GET", "/assets/app.js"))[1]["cache-control"]
        assert (await inn.raw("GET", "/"))[1]["cache-control"] == "no-cache"


@run_async
async def test_editions_and_the_law(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        editions = (await inn.ask("GET", "/api/editions"))[1]
        assert editions["editions"][0]["id"] == "flip-classic"
        assert editions["editions"][4]["rulings"]["drawn_card"] == "must_play"
        book = (await inn.ask("GET", "/api/law"))[1]
        rules = {rule["slug"]: rule for rule in book["rules"]}
        assert rules["beachcomber"]["applies"]["beachcomber"]
        assert not rules["beachcomber"]["applies"]["flip-classic"]
        assert rules["matching"]["refusal"]


@run_async
async def test_an_address_as_a_picture(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        qr = (await inn.ask("POST", "/api/qr", {"path": "/t/ABCDEF#secret-token"}))[1]
        assert qr["url"] == f"http://127.0.0.1:{inn.port}/t/ABCDEF#secret-token"
        assert qr["svg"].startswith("<svg")
        assert "script" not in qr["svg"]
        bad = (await inn.ask("POST", "/api/qr", {"path": "https://elsewhere.example"}))[1]
        assert bad["error"] == "bad-message"
    async with house(tmp_path, address="http://192.0.2.7:8112") as inn:
        qr = (await inn.ask("POST", "/api/qr", {"path": "/"}))[1]
        assert qr["url"] == "http://192.0.2.7:8112/"


@run_async
async def test_the_description_comes_from_the_types(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        about = (await inn.ask("GET", "/openapi.json"))[1]
        schemas = about["components"]["schemas"]
        for kind in (*forms.ASKED, *forms.ANSWERED):
            assert kind.__name__ in schemas
        for union in (messages.AnySay, messages.AnyTell):
            for kind in union.__args__:
                assert kind.__name__ in schemas
        used = json.dumps(about).split('"#/components/schemas/')[1:]
        assert {name.split('"')[0] for name in used} <= set(schemas)
        for path, methods in about["paths"].items():
            for method in methods:
                status, _, _ = await inn.raw(method.upper(), path.replace("{code}", "ZZZZZZ"))
                assert status in (200, 403, 404, 415), path


@pytest.mark.parametrize("path", ["/api/tables/ZZZZZZ/seats", "/api/tables"])
def test_a_get_or_a_post_that_is_not_there(tmp_path: Path, path: str) -> None:
    @run_async
    async def run() -> None:
        async with house(tmp_path) as inn:
            status, problem = await inn.ask("DELETE", path)
            assert (status, problem["error"]) == (405, "wrong-method")

    run()
