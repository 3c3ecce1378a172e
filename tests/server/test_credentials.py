"""Seats, lobby and host: who may sit, take over, send away, lock, pause and end."""

import json
from pathlib import Path

from tests.support.server_fixture import run_async, running_server


@run_async
async def test_a_seat_is_a_secret_stored_hashed(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        ann = await server.create_table()
        ben = await server.take_seat(ann["code"], "Ben")
        assert ben["seat"] == 1
        stranger = await server.connect(ann["code"])
        await stranger.send("hello", token="Ann")
        assert (await stranger.receive_type("error"))["error"] == "wrong-token"
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert ann["token"].encode() not in stored
    assert ben["token"].encode() not in stored


@run_async
async def test_the_same_link_takes_the_seat_over(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(bots=1, start=True, settings={"seats": 2})
        first = await server.join(made)
        second = await server.join(made)
        assert (await first.receive_type("error"))["error"] == "taken-over"
        await first.wait_closed()
        assert second.last["seat"] == 0
        assert second.last["view"]["hands"][0]["faces"]
        assert second.last["lobby"]["seats"][0]["connected"]


@run_async
async def test_friends_sit_down_and_the_host_starts(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(settings={"seats": 3})
        code = made["code"]
        ann = await server.join(made)
        ben = await server.join(
            await server.take_seat(code.lower(), "  Ben\u202e <b>x</b> ", seat=2)
        )
        assert ben.last["lobby"]["seats"][2]["name"] == "Ben <b>x</b>"
        assert await ben.request_error("start", fill=True) == "not-host"
        assert await ann.request_error("start") == "seats-open"
        status, taken = await server.request(
            "POST", f"/api/tables/{code}/seats", {"name": "C", "seat": 2}
        )
        assert (status, taken["error"]) == (409, "seat-taken")
        await ann.request("add_bot", seat=1, bot="random")
        await ann.request("remove", seat=1)
        await ann.request("lock", locked=True)
        status, locked = await server.request("POST", f"/api/tables/{code}/seats", {"name": "C"})
        assert (status, locked["error"]) == (409, "table-locked")
        await ann.request("start", fill=True)
        assert ann.last["lobby"]["phase"] == "playing"
        kinds = [seat["kind"] for seat in ann.last["lobby"]["seats"]]
        assert kinds == ["human", "bot", "human"]
        message = await ben.receive_until(
            lambda message: message["type"] == "update" and message["match"]
        )
        assert message["view"]["hands"][2]["faces"]
        assert "faces" not in message["view"]["hands"][0]


@run_async
async def test_a_friend_takes_over_a_bots_seat_and_leaves_it_to_one(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(
            bots=2, start=True, settings={"seats": 3, "bot_delay": 10_000}
        )
        ann = await server.join(made)
        before = ann.last["view"]
        seat = await server.take_seat(made["code"], seat=1)
        ben = await server.join(seat, since=0)
        view = ben.last["view"]
        assert ben.last["missed"] == []
        assert [hand["count"] for hand in view["hands"]] == [h["count"] for h in before["hands"]]
        assert view["hands"][0]["backs"]
        await ann.receive_until(
            lambda message: message.get("lobby") and not message["lobby"]["seats"][1]["bot"]
        )
        await ben.send("leave")
        assert (await ben.receive_type("error"))["error"] == "left"
        await ann.receive_until(
            lambda message: message.get("lobby") and message["lobby"]["seats"][1]["bot"]
        )
        again = await server.connect(made["code"])
        await again.send("hello", token=seat["token"])
        assert (await again.receive_type("error"))["error"] == "wrong-token"


@run_async
async def test_the_host_leaves_and_the_role_passes_on(tmp_path: Path) -> None:
    async with running_server(tmp_path, host_away=50) as server:
        made = await server.create_table(settings={"seats": 3})
        ann = await server.join(made)
        ben = await server.join(await server.take_seat(made["code"], "Ben"))
        cid = await server.join(await server.take_seat(made["code"], "Cid"))
        await ann.request("transfer_host", seat=1)
        assert ann.last["lobby"]["host"] == 1
        await ben.receive_until(
            lambda message: message.get("lobby") and message["lobby"]["host"] == 1
        )
        assert await ann.request_error("remove", seat=2) == "not-host"
        await ben.send("leave")
        await cid.receive_until(
            lambda message: message.get("lobby") and message["lobby"]["host"] == 1
        )
        message = await cid.receive_until(
            lambda message: message.get("lobby") and message["lobby"]["host"] == 0
        )
        assert message["lobby"]["seats"][1]["kind"] == "open"
        await ann.close()
        await cid.receive_until(
            lambda message: message.get("lobby") and message["lobby"]["host"] == 2
        )


@run_async
async def test_a_removed_player_is_told_and_cannot_return(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table()
        ann = await server.join(made)
        seat = await server.take_seat(made["code"], "Ben")
        ben = await server.join(seat)
        await ann.request("remove", seat=1)
        assert (await ben.receive_type("error"))["error"] == "removed"
        again = await server.connect(made["code"])
        await again.send("hello", token=seat["token"])
        assert (await again.receive_type("error"))["error"] == "wrong-token"


@run_async
async def test_passwords_pauses_and_a_stated_end(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(
            bots=1, password="sesame", settings={"seats": 2, "bot_delay": 10_000}
        )
        ann = await server.join(made)
        path = f"/api/tables/{made['code']}/seats"
        assert (await server.request("POST", path, {"name": "B"}))[1]["error"] == "wrong-password"
        seat = (await server.request("POST", path, {"name": "B", "password": "sesame"}))[1]
        ben = await server.join(seat)
        outside = await server.connect(made["code"])
        await outside.send("hello")
        assert (await outside.receive_type("error"))["error"] == "wrong-password"
        await ann.request("start")
        await ann.request("pause")
        assert ann.last["lobby"]["paused"]
        assert ann.last["legal"] == []
        assert (await ann.move("draw"))["error"] == "not-now"
        await ann.request("resume")
        await ann.request("end_match", reason="supper\n is ready", winners=[1])
        match = ann.last["match"]
        assert (match["ended"], match["winners"]) == ("stopped", [1])
        assert match["stopped_for"] == "supper is ready"
        assert await ben.request_error("start") == "not-host"
        await ann.request("start")
        assert ann.last["match"]["ended"] is None


@run_async
async def test_public_tables_are_listed_and_anybody_sits_down(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        hidden = await server.create_table()
        made = await server.create_table(settings={"public": True, "seats": 2})
        assert (await server.request("GET", "/api/tables"))[1]["tables"] == []
        assert (await server.request("POST", "/api/join", {"name": "Ben"}))[1][
            "error"
        ] == "no-table"
        await server.join(hidden)
        ann = await server.join(made)
        listed = (await server.request("GET", "/api/tables"))[1]["tables"]
        assert [table["code"] for table in listed] == [made["code"]]
        assert listed[0]["free"] == 1
        seat = (await server.request("POST", "/api/join", {"name": "Ben"}))[1]
        assert (seat["code"], seat["seat"]) == (made["code"], 1)
        await ann.send("chat", text="hello")
        assert (await ann.receive_type("error"))["error"] == "no-chat"
        assert (await server.request("POST", "/api/join", {"name": "Cid"}))[1][
            "error"
        ] == "no-table"


@run_async
async def test_settings_change_before_a_match_only(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(settings={"seats": 4})
        ann = await server.join(made)
        await ann.request(
            "change_settings", settings={"seats": 2, "edition": "beachcomber", "bot_delay": 9_000}
        )
        assert len(ann.last["lobby"]["seats"]) == 2
        assert await ann.request_error(
            "change_settings", settings={"mode": "partners", "seats": 3}
        ) == ("bad-settings")
        assert (
            await ann.request_error("change_settings", settings={"edition": "flip-klassik"})
            == "bad-settings"
        )
        assert (
            await ann.request_error("change_settings", settings={"rules": {"hand_size": 60}})
            == "bad-settings"
        )
        await ann.request("start", fill=True)
        assert await ann.request_error("change_settings", settings={}) == "not-now"


@run_async
async def test_watchers_see_counts_or_backs_or_nothing(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        for watch in ("counts", "backs"):
            made = await server.create_table(
                bots=1, start=True, settings={"seats": 2, "spectators": watch, "bot_delay": 9_000}
            )
            ann = await server.join(made)
            eve = await server.join_as_spectator(made["code"])
            view = eve.last["view"]
            assert (eve.last["seat"], view["seat"], eve.last["legal"]) == (None, None, [])
            assert all("faces" not in hand for hand in view["hands"])
            assert all(("backs" in hand) == (watch == "backs") for hand in view["hands"])
            assert await eve.request_error("start") == "not-seated"
            assert (await eve.move("draw"))["error"] == "not-seated"
            message = await ann.receive_until(lambda message: message["type"] == "lobby")
            while not message["lobby"]["spectators"]:
                message = await ann.receive_type("lobby")
        made = await server.create_table(settings={"spectators": "nobody"})
        eve = await server.connect(made["code"])
        await eve.send("hello")
        assert (await eve.receive_type("error"))["error"] == "no-spectators"


@run_async
async def test_a_screen_is_sent_no_backs_where_spectators_are(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        rules = {"start_action": "returned", "start_wild": "returned"}
        settings = {"seats": 2, "spectators": "backs", "rules": rules}
        made = await server.create_table(settings=settings)
        ann = await server.join(made)
        ben = await server.join(await server.take_seat(made["code"]))
        await ann.request("start")
        eve = await server.join_as_spectator(made["code"])
        screen = await server.connect(made["code"])
        await screen.send("hello", backs=False)
        welcome = await screen.receive_type("welcome")
        assert all("backs" not in hand for hand in welcome["view"]["hands"])
        assert "back" not in str(welcome["history"])
        await (ann, ben)[welcome["view"]["turn"]].move("draw")
        seen, unseen = await eve.receive_type("update"), await screen.receive_type("update")
        assert seen["events"][0]["event"] == "drew"
        assert "back" in seen["events"][0]
        assert "back" not in unseen["events"][0]
        assert "backs" in str(seen["changes"])
        assert "backs" not in str(unseen["changes"])
        # One who comes back is told what was missed, without backs again.
        again = await server.connect(made["code"])
        await again.send("hello", backs=False, since=welcome["seq"])
        assert "'back" not in str((await again.receive_type("welcome"))["missed"])


@run_async
async def test_reactions_and_chat_go_round_until_muted(tmp_path: Path) -> None:
    async with running_server(tmp_path, chat_burst=3.0, chat_rate=0.001) as server:
        made = await server.create_table()
        ann = await server.join(made)
        ben = await server.join(await server.take_seat(made["code"]))
        await ben.send("react", reaction="laugh")
        assert (await ann.receive_type("reaction"))["reaction"] == "laugh"
        await ben.send("chat", text="good\u0007 luck\n<script>")
        assert (await ann.receive_type("chat"))["text"] == "good luck <script>"
        await ben.send("chat", text="again")
        await ann.receive_type("chat")
        await ben.send("chat", text="and again")
        assert (await ben.receive_type("error"))["error"] == "too-fast"
        await ann.request("mute", seat=1, muted=True)
        await ben.send("chat", text="me")
        assert (await ben.receive_type("error"))["error"] == "muted"


@run_async
async def test_a_client_that_comes_back_hears_what_it_missed(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table()
        ann = await server.join(made)
        ben_seat = await server.take_seat(made["code"])
        ben = await server.join(ben_seat)
        await ann.request(
            "change_settings", settings={"seats": 2, "bot_delay": 0, "mode": "single"}
        )
        await ann.request("start")
        await ben.receive_until(lambda message: message["type"] == "update" and message["match"])
        since = ben.last["seq"]
        await ben.close()
        while not ann.turn_moves():
            ben = await server.join(ben_seat)
            await ben.move(**ben.turn_moves()[0])
            await ann.receive_type("update")
            since = ben.last["seq"]
            await ben.close()
        done = await ann.move(**ann.turn_moves()[-1])
        back = await server.join(ben_seat, since=since)
        assert [missed["seq"] for missed in back.last["missed"]] == [done["seq"]]
        assert back.last["missed"][0]["events"]
        assert (await server.join(ben_seat, since=10**6)).last["missed"] is None
        text = json.dumps(back.last["missed"])
        drew = [e for e in back.last["missed"][0]["events"] if e["event"] == "drew"]
        others = [event for event in drew if event["seat"] != back.last["view"]["seat"]]
        assert all("face" not in event for event in others), text
