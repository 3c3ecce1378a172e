"""The page gives its part to the shuffle, and checks it after a round and after a match."""

from __future__ import annotations

import json
import re
import sqlite3
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from flipdeck.formats.record import read_record
from flipdeck.formats.verify import verify
from flipdeck.server.storage import log_entries as log
from tests.browser.test_matches import play_match
from tests.support.actors import Player
from tests.support.axe import axe_problems
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import QUICK
from tests.support.server_process import ServerProcess

NO_SUBTLE = "Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })"
"""What a page of plain http finds."""


@pytest.fixture(scope="module")
def verifiable_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    on = {"FLIPDECK_SERVE_VERIFIABLE_SHUFFLE": "true"}
    server = ServerProcess(tmp_path_factory.mktemp("verifiable"), environment=on)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def server(verifiable_server: ServerProcess) -> ServerProcess:
    """The server of every test here."""
    return verifiable_server


def create_table(server: ServerProcess, **asked: Any) -> dict[str, str]:
    settings = {**QUICK, "seats": 2, "rules": {"hand_size": 2}, **asked.pop("settings", {})}
    body = {"name": "Ann", "settings": settings, **asked}
    request = urllib.request.Request(
        f"{server.url}/api/tables",
        json.dumps(body).encode(),
        {"content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        return dict(json.loads(answer.read()))


def open_seat(session: BrowserSession, made: dict[str, str], *, init: str = "") -> Player:
    player = session.player()
    if init:
        player.page.context.add_init_script(init)
    return player.open(f"/t/{made['code']}#{made['token']}")


def entries(server: ServerProcess, code: str) -> list[log.AnyEntry]:
    with sqlite3.connect(server.database) as plain:
        rows = plain.execute("SELECT entry FROM log WHERE code = ? ORDER BY number", (code,))
        found = [log.decode_entry(row[0]) for row in rows]
    plain.close()
    return found


def record_of(server: ServerProcess, made: dict[str, str]) -> dict[str, Any]:
    request = urllib.request.Request(
        f"{server.url}/api/tables/{made['code']}/record",
        headers={"authorization": f"Bearer {made['token']}"},
    )
    with urllib.request.urlopen(request) as answer:
        return dict(json.loads(answer.read()))


def outcome(page: Page) -> Locator:
    return page.locator("[data-shuffle]:not([data-shuffle=checking])")


def start(player: Player) -> None:
    player.page.locator("[data-do=start]").click()
    player.page.locator(".hand").first.wait_for()


@pytest.mark.parametrize("init", ["", NO_SUBTLE], ids=["secure", "plain-http"])
def test_the_page_checks_the_shuffle_of_a_match(
    session: BrowserSession, server: ServerProcess, init: str
) -> None:
    made = create_table(server, bots=1, settings={"target": 30})
    ann = open_seat(session, made, init=init)
    start(ann)
    play_match(ann)
    check = outcome(ann.page)
    expect(check).to_have_attribute("data-shuffle", "fair")
    expect(check.locator("summary")).to_have_text("The shuffle was checked: it is as promised.")
    check.locator("summary").click()
    lines = check.locator("li")
    expect(lines.nth(0)).to_contain_text("the one it committed to before the deal")
    expect(lines.nth(1)).to_have_text("One player took part in the shuffle.")
    expect(lines.nth(2)).to_have_text(re.compile("^Your browser.s random part was used.$"))
    expect(lines.nth(3)).to_have_text(
        "All 112 cards were in the order that follows from these parts."
    )
    expect(lines.nth(4)).to_have_text("The cards you were dealt come from this order.")
    assert axe_problems(ann.page) == []
    check.locator("[data-do=check-match]").click()
    expect(check).to_have_attribute("data-whole", "true")
    expect(check).to_have_attribute("data-shuffle", "fair")
    record = record_of(server, made)
    result = verify(read_record(json.dumps(record)))
    assert result.took_part == (1,) * len(record["rounds"])
    count = len(record["rounds"])
    only = "The shuffle of the only round was checked"
    expect(check.locator("summary")).to_contain_text(
        only if count == 1 else f"The shuffles of all {count} rounds were checked"
    )


def test_two_players_give_their_parts_to_each_round(
    session: BrowserSession, server: ServerProcess
) -> None:
    made = create_table(server, settings={"mode": "single"})
    ann = open_seat(session, made)
    ben = session.player().open(f"/t/{made['code']}")
    ben.page.locator("[data-do=sit], [data-sit]").first.click()
    ann.page.locator("[data-do=start]:enabled").click()
    for player in (ann, ben):
        player.page.locator(".hand").first.wait_for()
    dealt = [each for each in entries(server, made["code"]) if isinstance(each, log.RoundDealt)]
    assert dealt[0].shuffle is not None
    parts = dealt[0].shuffle.parts
    assert [part.seat for part in parts] == [0, 1]
    assert all(len(part.part) == 32 for part in parts)
    assert parts[0].part != parts[1].part


def swap_two_cards(body: dict[str, Any]) -> None:
    deck = body["round"]["deck"]
    other = next(at for at, card in enumerate(deck) if card != deck[0])
    deck[0], deck[other] = deck[other], deck[0]


def open_another_seed(body: dict[str, Any]) -> None:
    body["shuffle"]["rounds"][1]["seed"] = "00" * 32


def leave_the_own_part_out(body: dict[str, Any]) -> None:
    body["shuffle"]["rounds"][1]["parts"] = [{"seat": 0}]


@pytest.mark.parametrize(
    ("cheat", "text"),
    [
        (swap_two_cards, "The shuffle is not as promised: the cards were in another order."),
        (open_another_seed, "The shuffle is not as promised: the server changed its seed."),
        (leave_the_own_part_out, "The shuffle is not as promised: "),
    ],
)
def test_the_page_catches_a_server_that_opens_something_else(
    session: BrowserSession, server: ServerProcess, cheat: Any, text: str
) -> None:
    """The server's answer is changed on its way to the page."""

    def change(route: Route) -> None:
        body = route.fetch().json()
        cheat(body)
        route.fulfill(json=body)

    made = create_table(server, bots=1, settings={"mode": "single"})
    ann = open_seat(session, made)
    ann.page.route("**/api/tables/*/shuffle", change)
    start(ann)
    ann.play_out()
    check = outcome(ann.page)
    expect(check).to_have_attribute("data-shuffle", "wrong")
    expect(check.locator("summary")).to_contain_text(text)


def test_a_game_against_bots_begins_with_the_players_part(
    session: BrowserSession, server: ServerProcess
) -> None:
    ann = session.player().open("/")
    ann.page.locator("[data-do=play]").click()
    ann.page.wait_for_url("**/t/*")
    ann.page.locator(".hand").first.wait_for()
    code = ann.page.url.rpartition("/t/")[2].partition("#")[0]
    kinds = [type(each).__name__ for each in entries(server, code)]
    assert kinds[-3:] == ["ShuffleCommitted", "PartsClosed", "RoundDealt"] or "MovePlayed" in kinds
    dealt = [each for each in entries(server, code) if isinstance(each, log.RoundDealt)]
    assert dealt[0].shuffle is not None
    (part,) = dealt[0].shuffle.parts
    assert (part.seat, len(part.part)) == (0, 32)
