"""Seats, lobby and host: who may sit, take over, send away, lock, pause and end."""

import json
from pathlib import Path

from tests.server.house import house, run_async


@run_async
async def test_a_seat_is_a_secret_stored_hashed(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        ann = await inn.make()
        ben = await inn.sit(ann["code"], "Ann")
        assert ben["seat"] == 1
        stranger = await inn.connect(ann["code"])
        await stranger.say("hello", token="Ann")
        assert (await stranger.told("error"))["error"] == "wrong-token"
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert ann["token"].encode() not in stored
    assert ben["token"].encode() not in stored


@run_async
async def test_the_same_link_takes_the_seat_over(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make(bots=1, start=True, settings={"seats": 2})
        first = await inn.join(made)
        second = await inn.join(made)
        assert (await first.told("error"))["error"] == "taken-over"
        await first.closed()
        assert second.last["seat"] == 0
        assert second.last["view"]["hands"][0]["faces"]
        assert second.last["lobby"]["seats"][0]["connected"]


@run_async
async def test_friends_sit_down_and_the_host_starts(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make(settings={"seats": 3})
        code = made["code"]
        ann = await inn.join(made)
        ben = await inn.join(await inn.sit(code.lower(), "  Ben\u202e <b>x</b> ", seat=2))
        assert ben.last["lobby"]["seats"][2]["name"] == "Ben <b>x</b>"
        assert await ben.error("start", fill=True) == "not-host"
        assert await ann.error("start") == "seats-open"
        status, taken = await inn.ask("POST", f"/api/tables/{code}/seats", {"name": "C", "seat": 2})
        assert (status, taken["error"]) == (409, "seat-taken")
        await ann.ask("sit_bot", seat=1, bot="random")
        await ann.ask("remove", seat=1)
        await ann.ask("lock", locked=True)
        status, locked = await inn.ask("POST", f"/api/tables/{code}/seats", {"name": "C"})
        assert (status, locked["error"]) == (409, "table-locked")
        await ann.ask("start", fill=True)
        assert ann.last["lobby"]["phase"] == "playing"
        kinds = [seat["kind"] for seat in ann.last["lobby"]["seats"]]
        assert kinds == ["human", "bot", "human"]
        told = await ben.until(lambda said: said["tell"] == "happened" and said["match"])
        assert told["view"]["hands"][2]["faces"]
        assert "faces" not in told["view"]["hands"][0]


@run_async
async def test_a_friend_takes_over_a_bots_seat_and_leaves_it_to_one(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make(bots=2, start=True, settings={"seats": 3, "beat": 10_000})
        ann = await inn.join(made)
        before = ann.last["view"]
        seat = await inn.sit(made["code"], seat=1)
        ben = await inn.join(seat, since=0)
        view = ben.last["view"]
        assert ben.last["missed"] == []
        assert [hand["count"] for hand in view["hands"]] == [h["count"] for h in before["hands"]]
        assert view["hands"][0]["backs"]
        await ann.until(lambda said: said.get("lobby") and not said["lobby"]["seats"][1]["bot"])
        await ben.say("leave")
        assert (await ben.told("error"))["error"] == "left"
        await ann.until(lambda said: said.get("lobby") and said["lobby"]["seats"][1]["bot"])
        again = await inn.connect(made["code"])
        await again.say("hello", token=seat["token"])
        assert (await again.told("error"))["error"] == "wrong-token"


@run_async
async def test_the_host_leaves_and_the_role_passes_on(tmp_path: Path) -> None:
    async with house(tmp_path, host_away=50) as inn:
        made = await inn.make(settings={"seats": 3})
        ann = await inn.join(made)
        ben = await inn.join(await inn.sit(made["code"], "Ben"))
        cid = await inn.join(await inn.sit(made["code"], "Cid"))
        await ann.ask("pass_host", seat=1)
        assert ann.last["lobby"]["host"] == 1
        await ben.until(lambda said: said.get("lobby") and said["lobby"]["host"] == 1)
        assert await ann.error("remove", seat=2) == "not-host"
        await ben.say("leave")
        await cid.until(lambda said: said.get("lobby") and said["lobby"]["host"] == 1)
        told = await cid.until(lambda said: said.get("lobby") and said["lobby"]["host"] == 0)
        assert told["lobby"]["seats"][1]["kind"] == "open"
        await ann.close()
        await cid.until(lambda said: said.get("lobby") and said["lobby"]["host"] == 2)


@run_async
async def test_a_removed_player_is_told_and_cannot_return(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make()
        ann = await inn.join(made)
        seat = await inn.sit(made["code"], "Ben")
        ben = await inn.join(seat)
        await ann.ask("remove", seat=1)
        assert (await ben.told("error"))["error"] == "removed"
        again = await inn.connect(made["code"])
        await again.say("hello", token=seat["token"])
        assert (await again.told("error"))["error"] == "wrong-token"


@run_async
async def test_passwords_pauses_and_a_stated_end(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make(bots=1, password="sesame", settings={"seats": 2, "beat": 10_000})
        ann = await inn.join(made)
        path = f"/api/tables/{made['code']}/seats"
        assert (await inn.ask("POST", path, {"name": "B"}))[1]["error"] == "wrong-password"
        seat = (await inn.ask("POST", path, {"name": "B", "password": "sesame"}))[1]
        ben = await inn.join(seat)
        outside = await inn.connect(made["code"])
        await outside.say("hello")
        assert (await outside.told("error"))["error"] == "wrong-password"
        await ann.ask("start")
        await ann.ask("pause")
        assert ann.last["lobby"]["paused"]
        assert ann.last["legal"] == []
        assert (await ann.move("draw"))["error"] == "not-now"
        await ann.ask("resume")
        await ann.ask("end", reason="supper\n is ready", winners=[1])
        match = ann.last["match"]
        assert (match["ended"], match["winners"]) == ("stopped", [1])
        assert match["stopped_for"] == "supper is ready"
        assert await ben.error("start") == "not-host"
        await ann.ask("start")
        assert ann.last["match"]["ended"] is None


@run_async
async def test_public_tables_are_listed_and_anybody_sits_down(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        hidden = await inn.make()
        made = await inn.make(settings={"public": True, "seats": 2})
        assert (await inn.ask("GET", "/api/tables"))[1]["tables"] == []
        assert (await inn.ask("POST", "/api/sit", {"name": "Ben"}))[1]["error"] == "no-table"
        await inn.join(hidden)
        ann = await inn.join(made)
        listed = (await inn.ask("GET", "/api/tables"))[1]["tables"]
        assert [table["code"] for table in listed] == [made["code"]]
        assert listed[0]["free"] == 1
        seat = (await inn.ask("POST", "/api/sit", {"name": "Ben"}))[1]
        assert (seat["code"], seat["seat"]) == (made["code"], 1)
        await ann.say("chat", text="hello")
        assert (await ann.told("error"))["error"] == "no-chat"
        assert (await inn.ask("POST", "/api/sit", {"name": "Cid"}))[1]["error"] == "no-table"


@run_async
async def test_settings_change_before_a_match_only(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make(settings={"seats": 4})
        ann = await inn.join(made)
        await ann.ask("settings", settings={"seats": 2, "edition": "beachcomber", "beat": 9_000})
        assert len(ann.last["lobby"]["seats"]) == 2
        assert await ann.error("settings", settings={"mode": "partners", "seats": 3}) == (
            "bad-settings"
        )
        assert await ann.error("settings", settings={"edition": "flip-klassik"}) == "bad-settings"
        assert await ann.error("settings", settings={"rules": {"hand_size": 60}}) == "bad-settings"
        await ann.ask("start", fill=True)
        assert await ann.error("settings", settings={}) == "not-now"


@run_async
async def test_watchers_see_counts_or_backs_or_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        for watch in ("counts", "backs"):
            made = await inn.make(
                bots=1, start=True, settings={"seats": 2, "watch": watch, "beat": 9_000}
            )
            ann = await inn.join(made)
            eve = await inn.watch(made["code"])
            view = eve.last["view"]
            assert (eve.last["seat"], view["seat"], eve.last["legal"]) == (None, None, [])
            assert all("faces" not in hand for hand in view["hands"])
            assert all(("backs" in hand) == (watch == "backs") for hand in view["hands"])
            assert await eve.error("start") == "not-seated"
            assert (await eve.move("draw"))["error"] == "not-seated"
            told = await ann.until(lambda said: said["tell"] == "lobby")
            while not told["lobby"]["watchers"]:
                told = await ann.told("lobby")
        made = await inn.make(settings={"watch": "nobody"})
        eve = await inn.connect(made["code"])
        await eve.say("hello")
        assert (await eve.told("error"))["error"] == "no-watching"


@run_async
async def test_reactions_and_chat_go_round_until_muted(tmp_path: Path) -> None:
    async with house(tmp_path, chat_burst=3.0, chat_rate=0.001) as inn:
        made = await inn.make()
        ann = await inn.join(made)
        ben = await inn.join(await inn.sit(made["code"]))
        await ben.say("react", reaction="laugh")
        assert (await ann.told("reacted"))["reaction"] == "laugh"
        await ben.say("chat", text="good\u0007 luck\n<script>")
        assert (await ann.told("chatted"))["text"] == "good luck <script>"
        await ben.say("chat", text="again")
        await ann.told("chatted")
        await ben.say("chat", text="and again")
        assert (await ben.told("error"))["error"] == "too-fast"
        await ann.ask("mute", seat=1, muted=True)
        await ben.say("chat", text="me")
        assert (await ben.told("error"))["error"] == "muted"


@run_async
async def test_a_client_that_comes_back_hears_what_it_missed(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make()
        ann = await inn.join(made)
        ben_seat = await inn.sit(made["code"])
        ben = await inn.join(ben_seat)
        await ann.ask("settings", settings={"seats": 2, "beat": 0, "mode": "single"})
        await ann.ask("start")
        await ben.until(lambda said: said["tell"] == "happened" and said["match"])
        since = ben.last["n"]
        await ben.close()
        while not ann.turn_moves():
            ben = await inn.join(ben_seat)
            await ben.move(**ben.turn_moves()[0])
            await ann.told("happened")
            since = ben.last["n"]
            await ben.close()
        done = await ann.move(**ann.turn_moves()[-1])
        back = await inn.join(ben_seat, since=since)
        assert [missed["n"] for missed in back.last["missed"]] == [done["n"]]
        assert back.last["missed"][0]["events"]
        assert (await inn.join(ben_seat, since=10**6)).last["missed"] is None
        text = json.dumps(back.last["missed"])
        drew = [e for e in back.last["missed"][0]["events"] if e["event"] == "drew"]
        others = [event for event in drew if event["seat"] != back.last["view"]["seat"]]
        assert all("face" not in event for event in others), text
