"""Names: on one visible line, and none that a reader may take for another player's."""

from pathlib import Path

import pytest

from flipdeck.server.errors import TableError
from flipdeck.server.names import clean_name, clean_text, look_alike
from tests.support.server_fixture import run_async, running_server

INVISIBLE = (
    "\u3164",
    "\u115f\u1160",
    "\u2800",
    "\uffa0 ",
    "\u200b\u200d\ufeff",
    "\u0301\u0302",
    "\ufe0f",
    "\U000e0101",
    "\u202e",
    " \t\n",
)


@pytest.mark.parametrize("name", INVISIBLE)
def test_a_name_of_what_nobody_sees_is_empty(name: str) -> None:
    with pytest.raises(TableError) as refused:
        clean_name(name)
    assert (refused.value.name, refused.value.facts.reason) == ("bad-message", "name-empty")


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Ann \n B. ", "Ann B."),
        ("A\u200bn\u3164n", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("Z" + "\u0301\u0302\u0303\u0304\u0305" * 3 + "oe", "Ź\u0302\u0303oe"),
        ("Đặng Thùy", "Đặng Thùy"),
        ("नमस्ते", "नमस्ते"),
        ("🦊 Fox", "🦊 Fox"),
    ],
)
def test_a_name_is_shown_as_it_was_meant(written: str, shown: str) -> None:
    assert clean_text(written) == shown
    assert clean_name(written) == shown


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "A n n"),
        ("Ann", "Änn"),
        ("Paul", "\u0420\u0430ul"),
        ("Ivo", "lvo"),
        ("Ole", "0le"),
        ("Carmen", "Carrnen"),
        ("Willi", "VVilli"),
        ("Anna", "\uff21nna"),
        ("Max_1", "Max l"),
        ("\u0391nna", "Anna"),
        ("🦊", "🦊"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anna"),
        ("Lisa", "Iisa"),
        ("Tim", "Tom"),
        ("Jan", "Jana"),
        ("Ben", "Ken"),
        ("🦊", "🐻"),
        ("Анна", "Инна"),
    ],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


@run_async
async def test_nobody_takes_the_name_of_another_player(tmp_path: Path) -> None:
    """That of a bot may be taken: a person is called so."""
    async with running_server(tmp_path) as server:
        made = await server.create_table(bots=1, settings={"seats": 4})
        ann = await server.join(made)
        bot = ann.last["lobby"]["seats"][1]["name"]
        for name in ("ANN", "\u0410nn", "Ann."):
            status, refused = await server.request(
                "POST", f"/api/tables/{made['code']}/seats", {"name": name}
            )
            assert (status, refused["error"]) == (409, "name-taken")
            assert refused["facts"] == {"player": "Ann"}
        ben = await server.join(await server.take_seat(made["code"], "Ben"))
        assert await ben.request_error("rename", name="Ann") == "name-taken"
        assert (await ben.request("rename", name="BEN"))["type"] == "update"
        assert (await server.take_seat(made["code"], bot))["seat"] == 3
