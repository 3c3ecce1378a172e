"""The HTTP API: health, metrics, editions, rulebook, OpenAPI."""

import gzip
import json
from pathlib import Path

import pytest

from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.sections import SECTIONS
from flipdeck.server import http_types, messages
from tests.support.server_fixture import run_async, running_server


@run_async
async def test_health_readiness_and_metrics(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        assert (await server.request_raw("GET", "/healthz"))[2] == b"ok\n"
        assert (await server.request_raw("GET", "/readyz"))[0] == 200
        made = await server.create_table(
            bots=1, start=True, settings={"seats": 2, "mode": "points"}
        )
        ann = await server.join(made)
        while not ann.turn_moves():
            await ann.receive_type("update")
        await ann.move(**ann.turn_moves()[-1])
        text = (await server.request_raw("GET", "/metrics"))[2].decode()
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
    async with running_server(tmp_path, static=static) as server:
        for path in ("/", "/t/ABCDEF", "/assets/app.js", "/api/tables", "/nothing.png"):
            _, headers, _ = await server.request_raw("GET", path)
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
        assert (await server.request_raw("GET", "/t/ABCDEF"))[2] == b"<!doctype html>page"
        assert (
            "immutable" in (await server.request_raw("GET", "/assets/app.js"))[1]["cache-control"]
        )
        assert (await server.request_raw("GET", "/"))[1]["cache-control"] == "no-cache"


@run_async
async def test_the_score_pad_is_a_page_of_its_own(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html>page")
    (static / "pad.html").write_text("<!doctype html>pad")
    (static / "pad-worker.js").write_text("1")
    (static / "flipdeck-score-pad.html").write_text("<!doctype html>file")
    async with running_server(tmp_path, static=static) as server:
        for path in ("/pad", "/pad/", "/pad?from=home"):
            status, headers, body = await server.request_raw("GET", path)
            assert (status, body) == (200, b"<!doctype html>pad"), path
            assert headers["cache-control"] == "no-cache"
        assert (await server.request_raw("GET", "/pads"))[2] == b"<!doctype html>page"
        # A browser must find a new build's worker at once, and may not open the file here.
        _, headers, _ = await server.request_raw("GET", "/pad-worker.js")
        assert headers["cache-control"] == "no-cache"
        assert headers["content-type"].startswith("text/javascript")
        assert "content-disposition" not in headers
        _, headers, _ = await server.request_raw("GET", "/flipdeck-score-pad.html")
        assert headers["content-disposition"] == 'attachment; filename="flipdeck-score-pad.html"'


@run_async
async def test_files_are_served_compressed_and_revalidated(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    page = "<!doctype html>" + "page " * 1_000
    (static / "index.html").write_text(page)
    (static / "assets" / "app.js").write_text("let x = 1;" * 1_000)
    (static / "assets" / "app.js.br").write_bytes(b"brotli of the build")
    (static / "assets" / "small.js").write_text("1")
    async with running_server(tmp_path, static=static) as server:
        tags = set()
        for accepted, encoding in (
            ("gzip, br", "br"),
            ("gzip;q=1.0, br;q=0", "gzip"),
            ("gzip", "gzip"),
            ("identity", None),
        ):
            status, headers, body = await server.request_raw(
                "GET", "/assets/app.js", accept_encoding=accepted
            )
            assert (status, headers.get("content-encoding")) == (200, encoding)
            assert headers["vary"] == "Accept-Encoding"
            assert headers["content-type"].startswith("text/javascript")
            plain = {"br": b"brotli of the build", "gzip": b"let x", None: b"let x"}[encoding]
            assert (gzip.decompress(body) if encoding == "gzip" else body).startswith(plain)
            assert "immutable" in headers["cache-control"]
            tags.add(headers["etag"])
            again = await server.request_raw(
                "GET", "/assets/app.js", accept_encoding=accepted, if_none_match=headers["etag"]
            )
            assert (again[0], again[2], again[1]["etag"]) == (304, b"", headers["etag"])
        assert len(tags) == 3
        status, headers, body = await server.request_raw("GET", "/t/ABCDEF", accept_encoding="gzip")
        assert gzip.decompress(body).decode() == page
        assert headers["cache-control"] == "no-cache"
        small = await server.request_raw("GET", "/assets/small.js", accept_encoding="gzip")
        assert "content-encoding" not in small[1]
        for hidden in ("/assets/app.js.br", "/.digest", "/../tables.db"):
            assert (await server.request_raw("GET", hidden))[0] == 404
        (static / "index.html").write_text("<!doctype html>built anew")
        assert (await server.request_raw("GET", "/"))[2] == b"<!doctype html>built anew"


@run_async
async def test_long_json_is_compressed_and_short_is_not(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        for path in ("/api/editions", "/api/rulebook", "/openapi.json"):
            _, headers, body = await server.request_raw("GET", path, accept_encoding="gzip")
            _, plain_headers, plain = await server.request_raw("GET", path)
            assert headers["content-encoding"] == "gzip"
            assert "accept-encoding" in headers["vary"].lower()
            assert "content-encoding" not in plain_headers
            assert gzip.decompress(body) == plain
            assert len(body) < len(plain) / 2
        for _ in range(8):
            await server.join(await server.create_table(settings={"public": True}))
        _, headers, body = await server.request_raw("GET", "/api/tables", accept_encoding="gzip")
        assert headers["content-encoding"] == "gzip"
        assert len(json.loads(gzip.decompress(body))["tables"]) == 8
        _, headers, _ = await server.request_raw("GET", "/healthz", accept_encoding="gzip")
        assert "content-encoding" not in headers


@run_async
async def test_strange_requests_are_refused_in_one_line_of_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html>page")
    async with running_server(tmp_path, static=static) as server:
        caplog.set_level("INFO")
        seen: set[str] = set()
        for method, path, headers, status in (
            ("GET", "/%00", {}, 404),
            ("GET", "/" + "a" * 300, {}, 404),
            ("GET", "/assets/" + "a/" * 2_000, {}, 404),
            ("GET", "/api/tables/%00", {}, 404),
            ("POST", "/api/tables", {"origin": "http://["}, 403),
            ("POST", "/api/join", {"host": "h" * 3_000, "origin": "http://a"}, 403),
            ("GET", "/api/tables", {"host": "evil.example.com"}, 421),
            ("POST", "/api/qr", {}, 405),
        ):
            caplog.clear()
            sent = {"name": "A"} if method == "POST" else None
            found, answer = await server.request(method, path, sent, **headers)
            assert (found, "error" in answer) == (status, True), path
            assert "Traceback" not in caplog.text
            lines = [each for each in caplog.records if each.name.startswith("flipdeck")]
            (line,) = [each for each in lines if each.getMessage() == "request"]
            assert len(vars(line)["path"]) <= 200
            first = {"wrong-origin", "wrong-host"} & {answer["error"]} - seen
            seen |= first
            assert len(lines) == 1 + len(first), "the first of its kind is logged once more"


@run_async
async def test_editions_and_the_law(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        editions = (await server.request("GET", "/api/editions"))[1]
        assert editions["editions"][0]["id"] == "flip-classic"
        assert editions["editions"][4]["rulings"]["drawn_card"] == "must_play"
        book = (await server.request("GET", "/api/rulebook"))[1]
        rules = {rule["slug"]: rule for rule in book["rules"]}
        assert rules["beachcomber"]["applies"]["beachcomber"]
        assert not rules["beachcomber"]["applies"]["flip-classic"]


@run_async
async def test_the_sections_and_what_they_print(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        sections = (await server.request("GET", "/api/editions"))[1]["sections"]
        assert [each["id"] for each in sections] == list(SECTIONS)
        spanish = next(each for each in sections if each["id"] == "000-ES")
        assert spanish["overrides"] == {"direction": "right", "uno_window": "played"}
        assert (spanish["product"], spanish["locale"]) == ("UNO FLIP, 2018 sheet", "es-ES")
        assert spanish["cards"]["skip"] == "Pierde el turno"
        assert spanish["colors"]["teal"] == "azul turquesa"
        assert spanish["words"]["draw_pile"] == "montón"
        book = (await server.request("GET", "/api/rulebook"))[1]
        rules = {rule["slug"]: rule for rule in book["rules"]}
        assert rules["start-reverse-neighbour"]["printed"] == ["003-FRCA", "003-FR"]
        applies = rules["start-reverse-neighbour"]["applies"]
        assert applies["003-FR"]
        assert not applies["003-EN"]
        assert not applies["beachcomber"]
        assert set(applies) == {*EDITIONS, *SECTIONS}
        assert "000-PT" in rules["matching"]["printed"], "a whole sheet is all of its sections"


@run_async
async def test_a_server_says_how_others_on_the_network_reach_it(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        assert (await server.request("GET", "/api/server"))[1]["address"] is None
    async with running_server(tmp_path, address="http://192.0.2.7:8112") as server:
        assert (await server.request("GET", "/api/server"))[1]["address"] == "http://192.0.2.7:8112"


@run_async
async def test_the_description_comes_from_the_types(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        about = (await server.request("GET", "/openapi.json"))[1]
        schemas = about["components"]["schemas"]
        for kind in (*http_types.REQUESTS, *http_types.RESPONSES):
            assert kind.__name__ in schemas
        for union in (messages.ClientMessage, messages.ServerMessage):
            for kind in union.__args__:
                assert kind.__name__ in schemas
        used = json.dumps(about).split('"#/components/schemas/')[1:]
        assert {name.split('"')[0] for name in used} <= set(schemas)
        for path, methods in about["paths"].items():
            for method in methods:
                status, _, _ = await server.request_raw(
                    method.upper(), path.replace("{code}", "ZZZZZZ")
                )
                assert status in (200, 403, 404, 415), path


@pytest.mark.parametrize("path", ["/api/tables/ZZZZZZ/seats", "/api/tables"])
def test_a_get_or_a_post_that_is_not_there(tmp_path: Path, path: str) -> None:
    @run_async
    async def run() -> None:
        async with running_server(tmp_path) as server:
            status, problem = await server.request("DELETE", path)
            assert (status, problem["error"]) == (405, "wrong-method")

    run()


@run_async
async def test_a_seat_says_how_its_match_stands(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(name="Ann", settings={"seats": 3, "bot_delay": 10_000})
        path = f"/api/tables/{made['code']}/seat"
        bearer = {"authorization": f"Bearer {made['token']}"}
        status, before = await server.request("GET", path, **bearer)
        assert (status, before["phase"], before["round"]) == (200, "lobby", None)
        assert (before["your_turn"], before["others"]) == (False, [])
        ann = await server.join(made)
        await ann.request("start", fill=True)
        while not ann.last.get("view"):
            await ann.receive_type("update")
        _, playing = await server.request("GET", path, **bearer)
        assert (playing["phase"], playing["round"]) == ("playing", 1)
        assert len(playing["others"]) == 2
        assert playing["your_turn"] == bool(ann.turn_moves())
        status, refused = await server.request("GET", path, authorization="Bearer nonsense")
        assert (status, refused["error"]) == (403, "wrong-token")
        assert (await server.request("GET", path))[1]["error"] == "wrong-token"
        unknown = "/api/tables/ZZZZZZ/seat"
        assert (await server.request("GET", unknown, **bearer))[1]["error"] == "unknown-table"


@run_async
async def test_a_link_is_shown_with_a_picture_at_the_public_address(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    tag = '<meta property="og:image" content="{}/share.jpg" />'
    (static / "index.html").write_text(tag.format("") + " " * 2_000)
    (static / "index.html.br").write_bytes(b"compressed before")
    address = "https://cards.example"
    async with running_server(tmp_path, static=static, address=address) as server:
        body = (await server.request_raw("GET", "/t/ABCDEF", accept_encoding="br"))[2]
        assert body.decode().strip() == tag.format(address)
    async with running_server(tmp_path, static=static) as server:
        body = (await server.request_raw("GET", "/t/ABCDEF", accept_encoding="br"))[2]
        assert body == b"compressed before"
