"""Tournaments through pages: a whole rotation of eight, signing in, the big screen, files."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.support.actors import LOST_CONNECTION, Player
from tests.support.browser_fixture import BrowserSession
from tests.support.server_process import ServerProcess
from tests.support.tournament_pages import (
    enter_name,
    last_state,
    link_of,
    make_tournament,
    play,
    quick,
    sign_in,
    states,
)


def stage_tables(player: Player) -> dict[int, dict[str, Any]]:
    """For each stage the table where this player sat."""
    found: dict[int, dict[str, Any]] = {}
    for state in states(player):
        for table in state["tables"]:
            if state["you"] in table["players"]:
                found[state["stage"]] = table
    return found


def partner(table: dict[str, Any], player: int) -> int:
    chair = table["players"].index(player)
    return int(table["players"][(chair + 2) % 4])


class TestARotationOfEight:
    @pytest.fixture
    def server(self, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
        server = ServerProcess(tmp_path_factory.mktemp("rotation"))
        server.start()
        yield server
        server.stop()

    def test_is_played_to_its_end_over_a_killed_server(self, session: BrowserSession) -> None:
        organiser, ann, ben = session.player(), session.player(), session.player()
        players = (ann, ben)
        for page in (organiser, *players):
            page.allowed_problems = LOST_CONNECTION
        code = make_tournament(organiser)
        join = link_of(organiser, "join")
        sign_in(ann, join, "Ann")
        sign_in(ben, join, "Ben")
        expect(organiser.page.get_by_text("2 of 8 players have signed in")).to_be_visible()
        organiser.page.locator("[data-do=start]").click()

        # The pages go to the tables by themselves, and no token stays in the address.
        for player in players:
            player.page.locator(".hand").wait_for()
            expect(player.page).to_have_url(re.compile(r"/t/[A-Z0-9]{9}$"))
        # Rounds may be over before somebody's first turn.
        line = ann.page.locator("[data-part=tournament]")
        expect(line).to_have_text(
            re.compile(r"^Rotation of eight · Table [12] · round [1-4] of 28$")
        )
        said = ann.page.locator("[data-part=announcement]")
        expect(said).to_have_text(
            re.compile(r"^Stage 1 (begins\. You play at|is over\. Next:) Table [12], with ")
        )
        ann.page.locator("[data-do=menu]").click()
        expect(ann.page.locator("[data-do=host]")).to_have_count(0)
        ann.page.keyboard.press("Escape")

        play(organiser, players, lambda state: state["stage"] == 3 and state["phase"] == "playing")
        before = last_state(organiser)["standings"]
        session.server.kill()
        for page in (organiser, *players):
            expect(page.page.locator(".lost")).to_be_visible()
        session.server.start()
        for page in (organiser, *players):
            expect(page.page.locator(".lost")).to_have_count(0)
        assert last_state(organiser)["stage"] >= 3
        assert played(last_state(organiser)["standings"]) >= played(before)

        play(organiser, players, lambda state: state["phase"] == "over")
        for player in players:
            expect(player.page.locator("[data-part=stage-next]")).to_contain_text("You finished")
            partners = {
                partner(table, last_state(player)["you"]) for table in stage_tables(player).values()
            }
            assert len(partners) == 7, "everyone partners everyone once"
            assert player.page.url.endswith(stage_tables(player)[7]["code"])
        ann.page.locator("[data-part=stage-next] [data-do=tournament]").click()
        expect(ann.page).to_have_url(f"{session.server.url}/c/{code}")
        expect(ann.page.locator(".standings tbody tr")).to_have_count(8)

        with organiser.page.expect_download() as download:
            organiser.page.locator("[data-do=json]").click()
        saved = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
        won = [result for result in saved["results"] if not result["blocked"]]
        assert len(won) == 2 * 28
        for line_ in saved["standings"]:
            mine = [result for result in won if line_["player"] in result["players"]]
            points = [each["points"][each["players"].index(line_["player"])] for each in mine]
            assert (len(mine), sum(points)) == (28, line_["total"])


def played(standings: list[dict[str, Any]]) -> int:
    """How many rounds were played by all together."""
    return sum(int(line["played"]) for line in standings)


def test_names_removal_and_a_new_link(session: BrowserSession) -> None:
    organiser, ann, ben = session.player(), session.player(), session.player()
    code = make_tournament(organiser)
    join = link_of(organiser, "join")
    sign_in(ann, join, "Ann")
    # The refused request is an error in the browser's console.
    ben.allowed_problems = ("409",)
    enter_name(ben, join, "ann")
    expect(ben.page.get_by_role("alert")).to_contain_text("This name is taken")
    expect(ben.page.get_by_label("Your name")).to_be_focused()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.locator("[data-do=sign-in]").click()
    expect(ben.page.get_by_text("You play as Ben")).to_be_visible()
    # The page knows its player after a reload, from this browser alone.
    expect(ben.page).to_have_url(f"{session.server.url}/c/{code}")
    ben.page.reload()
    expect(ben.page.get_by_text("You play as Ben")).to_be_visible()

    rows = organiser.page.locator("tr[data-player]")
    expect(rows).to_have_count(2)
    organiser.page.get_by_role("button", name="New link for Ben").click()
    organiser.page.locator("[data-do=confirm]").click()
    shown = organiser.page.get_by_role("dialog", name="New link for Ben")
    phone = session.player()
    phone.page.goto(shown.get_by_role("textbox").input_value())
    expect(phone.page.get_by_text("You play as Ben")).to_be_visible()
    expect(phone.page).to_have_url(f"{session.server.url}/c/{code}")
    expect(ben.page.get_by_text("You have a new link")).to_be_visible()
    ben.page.reload()
    expect(ben.page.get_by_text("This page opens only by its link.")).to_be_visible()
    shown.get_by_role("button", name="Close").click()

    organiser.page.get_by_role("button", name="Rename Ann").click()
    organiser.page.get_by_label("New name").fill("Anna")
    organiser.page.get_by_role("button", name="Save").click()
    expect(ann.page.get_by_text("You play as Anna")).to_be_visible()
    organiser.page.get_by_role("button", name="Remove Anna").click()
    dialog = organiser.page.get_by_role("dialog", name="Remove Anna")
    dialog.get_by_role("button", name="Cancel").click()
    expect(rows).to_have_count(2)
    organiser.page.get_by_role("button", name="Remove Anna").click()
    dialog.locator("[data-do=confirm]").click()
    expect(rows).to_have_count(1)
    expect(ann.page.get_by_text("The organiser removed you from the tournament.")).to_be_visible()
    # The name is free again, and so is the place.
    late = session.player()
    sign_in(late, join, "Anna")
    expect(rows).to_have_count(2)
    end_tournament(organiser)


def end_tournament(organiser: Player) -> None:
    """End the tournament by the organiser's button."""
    organiser.page.locator("[data-do=end]").click()
    dialog = organiser.page.get_by_role("dialog", name="End the tournament")
    dialog.get_by_label("Reason, shown to everyone").fill("The club closes.")
    dialog.locator("[data-do=confirm]").click()
    expect(organiser.page.get_by_text("The organiser ended it: The club closes.")).to_be_visible()


def test_a_wrong_link_opens_nothing_and_is_not_kept(session: BrowserSession) -> None:
    organiser, eve = session.player(), session.player()
    code = make_tournament(organiser)
    for path, text in (
        (f"/c/{code}", "This page opens only by its link."),
        (f"/c/{code}/organise#made-up-secret-of-somebody", "This link does not open this page"),
        ("/c/ABCDEFGH#made-up-secret-of-somebody", "There is no such tournament."),
    ):
        eve.open(path)
        expect(eve.page.get_by_text(text)).to_be_visible()
        assert "#" not in eve.page.url
    # The players' link does not open the organiser's page.
    secret = link_of(organiser, "join").split("#")[1]
    eve.open(f"/c/{code}/organise#{secret}")
    expect(eve.page.get_by_text("This link does not open this page")).to_be_visible()
    stored = eve.page.evaluate("Object.keys(localStorage).filter(key => key.includes('tourn'))")
    assert stored == []
    # The organiser's own link opens it elsewhere, with the links for players and screens.
    eve.page.goto(link_of(organiser, "organise"))
    assert link_of(eve, "join") == link_of(organiser, "join")
    end_tournament(eve)
    expect(organiser.page.get_by_text("The tournament is over.").first).to_be_visible()


def test_the_big_screen(session: BrowserSession) -> None:
    organiser, ann = session.player(), session.player()
    screen = session.player(viewport={"width": 1920, "height": 1080})
    make_tournament(organiser)
    screen.page.goto(link_of(organiser, "screen"))
    expect(screen.page.locator(".join img")).to_be_visible()
    sign_in(ann, link_of(organiser, "join"), "Ann")
    expect(screen.page.locator(".people li")).to_have_text(["Ann"])
    organiser.page.locator("[data-do=start]").click()
    tables = screen.page.locator(".tables [data-table]")
    expect(tables).to_have_count(2)
    expect(screen.page.locator(".join")).to_have_count(0)
    expect(screen.page.locator(".tables")).to_contain_text("Ann")
    expect(screen.page.locator(".standings tbody tr")).to_have_count(8)
    # Nothing has to be scrolled, and the names are large enough for the room.
    screen.page.wait_for_function("document.documentElement.scrollHeight <= innerHeight")
    letters = screen.page.locator(".names").first.evaluate(
        "each => getComputedStyle(each).fontSize"
    )
    assert float(letters.removesuffix("px")) >= 1080 / 30
    play(
        organiser,
        [ann],
        lambda state: state["phase"] == "pause" and state["stage"] == 1,
        begin=False,
    )
    expect(screen.page.get_by_role("timer")).to_be_visible()
    expect(ann.page.get_by_role("main")).to_contain_text(re.compile("Next: Table [12]"))
    end_tournament(organiser)
    expect(screen.page.locator(".winner")).to_be_visible()


def test_standings_are_saved_and_printed(session: BrowserSession) -> None:
    organiser = session.player()
    organiser.context.add_init_script("print = () => document.body.dataset.printed = 'yes'")
    code = make_tournament(organiser, "points", players=4, rounds=2)
    # A points tournament of bots alone ranks nobody: one person is away, and a bot plays.
    ann = session.player()
    sign_in(ann, link_of(organiser, "join"), "Ann")
    organiser.page.locator("[data-do=start]").click()
    play(organiser, [ann], lambda state: state["phase"] == "over")
    page = organiser.page
    expect(page.locator(".standings tbody tr")).to_have_count(1)
    for button, name in (("csv", "standings.csv"), ("records", "records.jsonl")):
        with page.expect_download() as download:
            page.locator(f"[data-do={button}]").click()
        assert download.value.suggested_filename == f"{code}-{name}"
        lines = Path(download.value.path()).read_text(encoding="utf-8").splitlines()
        assert len(lines) == 2, "a heading and one player; one record a stage"
    page.locator("[data-do=print]").click()
    assert page.evaluate("document.body.dataset.printed") == "yes"
    page.emulate_media(media="print")
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator(".standings")).to_be_visible()
    for button in ("csv", "print"):
        expect(page.locator(f"[data-do={button}]")).to_be_hidden()
    expect(page.locator("[data-link=join]")).to_be_hidden()


def test_a_rotation_with_bots_by_one_click(session: BrowserSession) -> None:
    ann = session.player()
    ann.page.route("**/api/tournaments", quick, times=1)
    ann.open("/make")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.locator("[data-do=rotation]").click()
    ann.page.locator(".hand").wait_for()
    table = ann.page.url
    # Back on the tournament's page one stays there, until one asks for the table.
    ann.page.get_by_role("link", name="To the tournament").click()
    expect(ann.page.locator("[data-part=seat]")).to_have_text(re.compile("^Table [12], with "))
    expect(ann.page.locator("[data-part=next]")).to_have_text(
        re.compile("^Next: Table [12], with ")
    )
    ann.page.locator("[data-do=go]").click()
    expect(ann.page).to_have_url(table)
    ann.page.locator(".hand").wait_for()
    # The maker organises it too.
    ann.page.get_by_role("link", name="To the tournament").click()
    ann.page.get_by_role("link", name="Organise").click()
    number = stage_tables(ann)[1]["number"]
    ann.page.get_by_role("button", name=f"End table {number}").click()
    ann.page.get_by_role("dialog").locator("[data-do=confirm]").click()
    expect(ann.page.get_by_text("Stage 1 is over. Next stage in")).to_be_visible()
    assert {"stage": 1, "table": number, "by": "organiser"} in last_state(ann)["stopped"]
    end_tournament(ann)
