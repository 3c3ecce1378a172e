"""Notes: what people say, who comes and goes, and what the next deal waits for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from flipdeck.server.tables.notes import NOTES_KEPT
from tests.support.server_fixture import (
    Message,
    RunningServer,
    TestClient,
    catch_up,
    run_async,
    running_server,
)

LONG: Message = {"mode": "points", "target": 100_000, "next_round": 300_000}


async def two(server: RunningServer, **settings: Any) -> tuple[Message, TestClient, TestClient]:
    """Ann, the host, and Ben in the lobby of a table for two."""
    made = await server.create_table(settings={"seats": 2, **LONG, **settings})
    ann = await server.join(made)
    ben = await server.join(await server.take_seat(made["code"]))
    return made, ann, ben


async def note_of(client: TestClient, kind: str) -> Message:
    """Receive until a note of that kind comes."""
    message = await client.receive_until(lambda each: (each.get("note") or {}).get("kind") == kind)
    return dict(message["note"])


def told(note: Message) -> tuple[str, int, str]:
    return note["kind"], note["seat"], note["name"]


async def end_round(clients: list[TestClient]) -> None:
    """Play until the round is over."""
    while clients[0].last["view"]["awaiting"] != "over":
        mover = next(each for each in clients if each.turn_moves())
        await mover.move(**mover.turn_moves()[0])
        await catch_up(clients)


@run_async
async def test_who_joins_and_leaves_is_told_and_who_is_host_then(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made, ann, ben = await two(server)
        assert told(await note_of(ann, "joined")) == ("joined", 1, "Ben")
        await ann.request("start")
        await ann.send("leave")
        left = await note_of(ben, "left")
        assert (*told(left), left["bot"]) == ("left", 0, "Ann", True)
        assert told(await note_of(ben, "host")) == ("host", 1, "Ben")
        watching = await server.join_as_spectator(made["code"])
        kinds = [note["kind"] for note in watching.last["notes"]]
        assert kinds == ["joined", "left", "host"]


@run_async
async def test_a_player_who_leaves_the_lobby_is_told_without_a_bot(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made, ann, ben = await two(server)
        await ben.send("leave")
        left = await note_of(ann, "left")
        assert told(left) == ("left", 1, "Ben")
        assert not left["bot"]
        await ann.request("add_bot", seat=1)
        await ann.request("remove", seat=1)
        again = await server.join(made)
        assert [note["kind"] for note in again.last["notes"]] == ["joined", "left"], "no bots"


@run_async
async def test_chat_is_there_after_a_reload_until_its_author_is_muted(tmp_path: Path) -> None:
    async with running_server(tmp_path, chat_burst=1e6) as server:
        made, ann, ben = await two(server)
        await ben.send("chat", text="hello")
        heard = await ann.receive_type("chat")
        assert (heard["text"], told(heard["note"])) == ("hello", ("chat", 1, "Ben"))
        assert heard["note"]["after"] == ann.last["seq"]
        await ben.send("react", reaction="clap")
        assert (await ann.receive_type("reaction"))["note"]["reaction"] == "clap"
        await ann.send("chat", text="hi")
        assert (await ann.receive_type("chat"))["seat"] == 0, "the sender hears it too"
        again = await server.join(made)
        spoken = [each for each in again.last["notes"] if each["kind"] != "joined"]
        assert [note.get("text") or note["reaction"] for note in spoken] == ["hello", "clap", "hi"]
        times = [note["at"] for note in again.last["notes"]]
        assert times == sorted(set(times)), "each note has a time of its own"
        await again.request("mute", seat=1, muted=True)
        once_more = await server.join(made)
        spoken = [each for each in once_more.last["notes"] if each["kind"] != "joined"]
        assert [note["text"] for note in spoken] == ["hi"]


@run_async
async def test_spectators_are_told_nothing_of_what_players_say(tmp_path: Path) -> None:
    async with running_server(tmp_path, chat_burst=1e6) as server:
        made, ann, ben = await two(server)
        watching = await server.join_as_spectator(made["code"])
        await ben.send("chat", text="between us")
        await ann.receive_type("chat")
        await ben.send("react", reaction="clap")
        await watching.receive_type("reaction")
        late = await server.join_as_spectator(made["code"])
        assert [note["kind"] for note in late.last["notes"]] == ["joined", "reaction"]
        assert "between us" not in str([*watching.received, *late.received])


@run_async
async def test_only_the_last_notes_are_kept_and_none_is_stored(tmp_path: Path) -> None:
    async with running_server(tmp_path, chat_burst=1e6) as server:
        made, ann, _ = await two(server)
        for number in range(NOTES_KEPT + 5):
            await ann.send("chat", text=f"line-{number}")
        await ann.receive_until(lambda each: each.get("text") == f"line-{NOTES_KEPT + 4}")
        again = await server.join(made)
        assert [note["text"] for note in again.last["notes"]] == [
            f"line-{number}" for number in range(5, NOTES_KEPT + 5)
        ]
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
        assert b"line-" not in stored


@run_async
async def test_a_bot_that_plays_for_somebody_and_a_return_are_told(tmp_path: Path) -> None:
    async with running_server(tmp_path, away=20) as server:
        made = await server.create_table(settings={"seats": 2, **LONG})
        seat = await server.take_seat(made["code"])
        ann, ben = await server.join(made), await server.join(seat)
        await ann.request("start")
        await ben.close()
        assert told(await note_of(ann, "away")) == ("away", 1, "Ben")
        await server.join(seat)
        assert told(await note_of(ann, "back")) == ("back", 1, "Ben")


@run_async
async def test_who_is_out_of_time_is_told(tmp_path: Path) -> None:
    async with running_server(tmp_path, clock_second=4) as server:
        _, ann, ben = await two(server, turn_time=15)
        await ann.request("start")
        await catch_up([ann, ben])
        seat = ann.last["view"]["turn"]
        assert (await note_of(ann, "late"))["seat"] == seat


@run_async
async def test_players_change_seat_and_name_in_the_lobby(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(settings={"seats": 3, **LONG})
        seat = await server.take_seat(made["code"])
        ann, ben = await server.join(made), await server.join(seat)
        assert await ben.request_error("change_seat", seat=0) == "seat-taken"
        assert await ben.request_error("change_seat", seat=9) == "unknown-seat"
        await ann.request("change_seat", seat=2)
        welcome = await ann.receive_type("welcome")
        assert (welcome["seat"], welcome["lobby"]["host"]) == (2, 2), "the host stays host"
        assert [each["name"] for each in welcome["lobby"]["seats"]] == [None, "Ben", "Ann"]
        await ben.request("rename", name="  Benno\n")
        renamed = await note_of(ben, "renamed")
        assert (*told(renamed), renamed["text"]) == ("renamed", 1, "Ben", "Benno")
        assert await ben.request_error("rename", name=" ") == "bad-message"
        again = await server.join(made)
        assert again.last["seat"] == 2, "the token opens the new seat"
        await again.send("start", fill=True)
        dealt = await again.receive_until(lambda each: each.get("view"))
        assert dealt["view"]["seat"] == 2
        assert await again.request_error("change_seat", seat=0) == "not-now"
        assert (await again.request("rename", name="Anna"))["lobby"]["seats"][2]["name"] == "Anna"


@run_async
async def test_players_who_moved_are_there_after_a_restart(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(settings={"seats": 3, **LONG})
        ann = await server.join(made)
        await ann.request("change_seat", seat=1)
        await ann.request("rename", name="Anna")
    async with running_server(tmp_path) as server:
        ann = await server.join(made)
        assert (ann.last["seat"], ann.last["lobby"]["seats"][1]["name"]) == (1, "Anna")
        assert ann.last["lobby"]["host"] == 1


@run_async
async def test_the_next_deal_tells_its_time_and_can_be_held(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        _, ann, ben = await two(server, next_round=200_000)
        assert await ann.request_error("hold_deal") == "not-now"
        await ann.request("start")
        await catch_up([ann, ben])
        assert ann.last["lobby"].get("deal", "missing") is None
        await end_round([ann, ben])
        deal = ann.last["lobby"]["deal"]
        assert (deal["total"], deal["running"], deal["held"]) == (200_000, True, [])
        assert 0 < deal["left"] <= deal["total"]
        await ben.request("hold_deal")
        held = await ann.receive_type("lobby")
        assert (held["lobby"]["deal"]["held"], held["lobby"]["deal"]["total"]) == ([1], 300_000)
        await ann.request("next_round")
        assert ann.last["lobby"]["phase"] == "between", "Ben still reads"
        answer = await ben.request("next_round")
        assert answer["lobby"]["phase"] == "playing"
        assert answer["lobby"]["deal"] is None


@run_async
async def test_guests_ask_for_a_rematch_and_keep_their_seats(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        _, ann, ben = await two(server, mode="single")
        await ann.request("start")
        await catch_up([ann, ben])
        await end_round([ann, ben])
        assert ann.last["lobby"]["phase"] == "over"
        assert (await ben.request("next_round"))["type"] == "ack"
        assert told(await note_of(ann, "rematch")) == ("rematch", 1, "Ben")
        assert (await ann.receive_type("lobby"))["lobby"]["ready"] == [1]
        await ann.request("start")
        assert (ann.last["lobby"]["phase"], ann.last["lobby"]["ready"]) == ("playing", [])
        assert [each["name"] for each in ann.last["lobby"]["seats"]] == ["Ann", "Ben"]
        # Without the host those who are there decide.
        await catch_up([ann, ben])
        await end_round([ann, ben])
        await ann.close()
        await ben.receive_until(
            lambda each: each.get("lobby") and not each["lobby"]["seats"][0]["connected"]
        )
        await ben.request("next_round")
        assert ben.last["lobby"]["phase"] == "playing"
