"""The score pad by hand in a real browser: every mode without a network, corrections, files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from flipdeck.rules import modes
from flipdeck.rules.modes import MODES, Result, Standing
from tests.support.browser_fixture import BrowserSession
from tests.support.score_pad import ScorePad

NAMES = ("Ann", "Ben", "Cem", "Dee", "Eve", "Fay", "Gus", "Hal")


@pytest.fixture
def pad(session: BrowserSession) -> Iterator[ScorePad]:
    """An open score pad whose browser has lost its network; nothing may be asked of it."""
    player = session.player(offline=True)
    player.open("/pad")
    player.page.locator("[data-kept=ready]").wait_for()
    player.context.set_offline(True)
    requests: list[str] = []
    player.context.on("request", lambda request: requests.append(request.url))
    yield ScorePad(player.page)
    assert [url for url in requests if not url.startswith("blob:")] == []


class Referee:
    """Plays the rounds by the engine's own modes, and compares after each."""

    def __init__(self, pad: ScorePad, mode: str, target: int, players: int) -> None:
        self.pad = pad
        self.mode = mode
        self.names = NAMES[:players]
        self.standing = Standing.begin(mode, players, target)
        self.dealers = [0] * len(self.standing.played)

    def name_at(self, table: int, seat: int) -> str:
        return self.names[self.standing.seating[table][seat]]

    def round(self, winner: int | None, sums: tuple[int, ...], table: int = 0) -> None:
        """Enter a round by typed sums, as far as they count, and compare."""
        held = {
            self.name_at(table, seat): points
            for seat, points in enumerate(sums)
            if points and seat not in self.standing.out
        }
        name = None if winner is None else self.name_at(table, winner)
        self.pad.play(name, held, table=table)
        self.standing = self.standing.after_table(table, Result(winner, sums))
        self.dealers[table] = self._after(self.dealers[table])
        self.compare()

    def _after(self, seat: int) -> int:
        seats = modes.seats_at_table(self.mode, len(self.names))
        return modes.next_dealer(seat, seats, "left", self.standing.out)

    def compare(self) -> None:
        """Compare totals, dealers and seats with the page's."""
        scores = self.standing.scores
        if self.mode == "partners":
            self.pad.expect_totals({"Ann and Cem": scores[0], "Ben and Dee": scores[1]})
        elif self.mode != "single":
            self.pad.expect_totals(dict(zip(self.names, scores, strict=True)))
        if self.standing.over:
            return
        for table, seating in enumerate(self.standing.seating):
            if self.standing.waits(table):
                waiting = self.pad.page.locator(f"[data-table='{table}']")
                expect(waiting).to_contain_text("waits for the other table")
                continue
            dealer = self.dealers[table]
            first = self._after(dealer)
            self.pad.expect_deal(self.name_at(table, dealer), self.name_at(table, first), table)
            assert self.pad.seats(table) == [self.names[player] for player in seating]


def begin(pad: ScorePad, mode: str, target: int = 100) -> Referee:
    players = MODES[mode].players or 3
    has_target = mode != "single" and MODES[mode].rounds is None
    pad.start(mode, NAMES[:players], target=target if has_target else None)
    referee = Referee(pad, mode, target, players)
    referee.compare()
    return referee


def test_single_round(pad: ScorePad) -> None:
    match = begin(pad, "single")
    match.round(None, (0, 0, 0))
    match.round(2, (0, 0, 0))
    pad.expect_result("Cem went out and wins")


def test_points_by_taps_on_both_sides(pad: ScorePad) -> None:
    pad.start("points", ["Ann", "Ben", "Cem"], target=200, section=("flip-classic", "000-ES"))
    pad.expect_deal("Ann", "Cem")
    pad.play("Ann", {"Ben": ["7", "7", "draw1"], "Cem": ["wild-draw2", "flip"]}, side="light")
    pad.expect_totals({"Ann": 94, "Ben": 0, "Cem": 0})
    pad.expect_deal("Cem", "Ben")
    pad.play("Cem", {"Ann": ["wild-drawcolor", "skipall"], "Ben": ["draw5", "1"]}, side="dark")
    pad.expect_totals({"Ann": 94, "Ben": 0, "Cem": 111})
    pad.expect_deal("Ben", "Ann")
    pad.play("Cem", {"Ann": ["wild", "reverse"], "Ben": 29}, side="dark")
    pad.expect_result("Cem wins")
    pad.expect_totals({"Ann": 94, "Ben": 0, "Cem": 200})


def test_lowest_total_is_shared(pad: ScorePad) -> None:
    match = begin(pad, "lowest")
    match.round(0, (0, 30, 40))
    match.round(1, (25, 0, 45))
    match.round(None, (0, 0, 0))
    match.round(1, (5, 0, 20))
    pad.expect_result("Ann and Ben share the win")


def test_partners(pad: ScorePad) -> None:
    match = begin(pad, "partners")
    match.round(1, (30, 0, 12, 0))
    match.round(2, (0, 30, 0, 21))
    match.round(3, (33, 0, 26, 0))
    pad.expect_result("Ben and Dee win")


def test_rotation_of_four(pad: ScorePad) -> None:
    match = begin(pad, "rotation4")
    for number in range(12):
        if number == 5:
            match.round(None, (0, 0, 0, 0))
        winner = number % 4
        match.round(winner, tuple(0 if (seat - winner) % 2 == 0 else 7 for seat in range(4)))
        if number == 3:
            expect(pad.page.get_by_text("New partners: please change seats.")).to_be_visible()
    pad.expect_result("Ann, Ben, Cem and Dee share the win")


def test_rotation_of_eight(pad: ScorePad, tmp_path: Path) -> None:
    match = begin(pad, "rotation8")
    for table in (0, 1):
        for number in range(4):
            points = number + 10 * table + 1
            match.round(number % 2, (0, points, 0, 5) if number % 2 == 0 else (5, 0, 4, 0), table)
    # The blocks between are entered by a file; the last round of each table by hand again.
    saved = tmp_path / "rotation.json"
    pad.do("more").locator("summary").click()
    with pad.page.expect_download() as download:
        pad.do("export").click()
    download.value.save_as(saved)
    saved.write_text(json.dumps(with_rounds(json.loads(saved.read_text()), match)))
    pad.page.get_by_role("link", name="All score pads").click()
    pad.page.locator("[data-field=import]").set_input_files(saved)
    expect(pad.page.locator("[data-pad]")).to_have_count(2)
    pad.page.locator("[data-pad]").first.click()
    match.compare()
    match.round(0, (0, 50, 0, 1), 0)
    match.round(3, (8, 0, 9, 0), 1)
    assert match.standing.winners is not None
    winners = [NAMES[player] for player in match.standing.winners]
    assert len(winners) == 1
    pad.expect_result(f"{winners[0]} wins")


def with_rounds(file: Any, match: Referee) -> Any:
    """Add rounds to an exported rotation until each table has one left to play."""
    rounds = modes.rounds_of(match.mode)
    assert rounds is not None
    while match.standing.rounds < rounds - 1:
        for table, seating in enumerate(match.standing.seating):
            file["pad"]["rounds"].append(
                {
                    "table": table,
                    "seating": list(seating),
                    "winner": 0,
                    "side": 0,
                    "hands": [None, {"sum": 1}, None, {"cards": ["2", "skip"]}],
                }
            )
            match.dealers[table] = match._after(match.dealers[table])
        won = Result(0, (0, 1, 0, 22))
        match.standing = match.standing.after_round(won, won)
    return file


def test_elimination(pad: ScorePad) -> None:
    match = begin(pad, "elimination")
    match.round(0, (0, 100, 30))
    expect(pad.page.locator("[data-score=Ben]")).to_contain_text("out")
    match.round(None, (0, 0, 0))
    pad.choose_winner("Ann")
    # Whoever is out can neither go out nor hold cards.
    expect(pad.page.locator("[data-out=Ben]")).to_have_count(0)
    expect(pad.page.locator("[data-hand]")).to_have_count(1)
    pad.do("cancel").click()
    match.round(2, (40, 0, 0))
    match.round(0, (0, 0, 70))
    pad.expect_result("Ann wins")


def test_correct_undo_and_redo(pad: ScorePad) -> None:
    pad.start("points", ["Ann", "Ben", "Cem"], target=100)
    pad.play("Ann", {"Ben": 10, "Cem": ["9"]})
    pad.play("Ben", {"Ann": 5, "Cem": 6})
    pad.page.get_by_role("button", name="Correct round 1: Ann went out").click()
    expect(pad.page.locator("[data-hand=Cem] strong")).to_have_text("9")
    pad.page.locator("[data-out=Cem]").click()
    pad.hold({"Ann": ["flip"]})
    pad.save()
    pad.expect_totals({"Ann": 0, "Ben": 11, "Cem": 30})
    pad.do("undo").click()
    pad.expect_totals({"Ann": 19, "Ben": 11, "Cem": 0})
    pad.do("undo").click()
    pad.expect_totals({"Ann": 19, "Ben": 0, "Cem": 0})
    pad.do("redo").click()
    pad.do("redo").click()
    pad.expect_totals({"Ann": 0, "Ben": 11, "Cem": 30})
    # A correction that cannot be is refused, and nothing changes.
    pad.page.get_by_role("button", name="Correct round 1: Cem went out").click()
    pad.page.locator("[data-hand=Ben]").click()
    pad.page.locator("[data-field=sum]").fill("90")
    pad.do("save").click()
    expect(pad.page.get_by_role("alert")).to_contain_text("over before round 2")
    pad.do("cancel").click()
    pad.expect_totals({"Ann": 0, "Ben": 11, "Cem": 30})


def test_the_deck_has_no_more_cards_than_it_has(pad: ScorePad) -> None:
    pad.start("points", ["Ann", "Ben", "Cem"], section=("flip-splash", "001-EN"))
    pad.choose_winner("Ann")
    pad.hold({"Ben": ["wild"], "Cem": ["wild"]})
    expect(pad.page.locator("[data-kind=wild]")).to_have_attribute("aria-disabled", "true")
    pad.page.locator("[data-kind=wild]").click(force=True)
    expect(pad.page.locator("[data-hand=Cem] strong")).to_have_text("40")
    pad.do("untap").click()
    expect(pad.page.locator("[data-kind=wild]")).to_have_attribute("aria-disabled", "false")
    pad.hold({"Cem": 2000})
    expect(pad.page.locator("[data-part=preview]")).to_contain_text("more points than the deck")
    expect(pad.do("save")).to_be_disabled()


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [
        ("text.json", "not JSON", "it is not JSON"),
        ("other.json", '{"format": "something"}', "This file is not a score pad"),
        ("newer.json", '{"format": "flipdeck-score-pad", "version": 99}', "newer version"),
        ("bad.json", '{"format": "flipdeck-score-pad", "version": 1, "pad": {}}', "damaged at"),
    ],
)
def test_a_bad_import_is_refused_by_name(
    pad: ScorePad, tmp_path: Path, name: str, content: str, reason: str
) -> None:
    pad.start("points", ["Ann", "Ben"])
    pad.play("Ann", {"Ben": 12})
    pad.page.get_by_role("link", name="All score pads").click()
    file = tmp_path / name
    file.write_text(content)
    pad.page.locator("[data-field=import]").set_input_files(file)
    expect(pad.page.get_by_role("alert")).to_contain_text(reason)
    expect(pad.page.locator("[data-pad]")).to_have_count(1)
    pad.page.locator("[data-pad]").click()
    pad.expect_totals({"Ann": 12, "Ben": 0})


def test_names_target_summary_csv_and_deleting(pad: ScorePad, tmp_path: Path) -> None:
    pad.start("points", ["Ann", "Ben"], target=100)
    pad.play("Ann", {"Ben": ["9", "skip"]})
    pad.do("more").locator("summary").click()
    pad.page.locator("[data-player='1']").fill("Bea")
    pad.page.locator("[data-field=title]").fill("Friday")
    pad.page.locator("[data-field=target]").fill("29")
    pad.do("rename").click()
    pad.expect_result("Ann wins")
    expect(pad.page.locator("[data-part=summary]")).to_have_text(
        "Friday (Points)\n1 round\nAnn: 29\nBea: 0\nAnn wins"
    )
    with pad.page.expect_download() as download:
        pad.do("csv").click()
    download.value.save_as(tmp_path / "friday.csv")
    assert download.value.suggested_filename == "Friday.csv"
    assert (tmp_path / "friday.csv").read_text(encoding="utf-8-sig").splitlines()[1] == (
        '1,1,"Ann","Ann","",29,29,0,29,0'
    )
    pad.do("undo").click()
    pad.expect_deal("Ben", "Ann")
    pad.do("delete").click()
    pad.do("delete-yes").click()
    expect(pad.page.get_by_text("No score pads yet.")).to_be_visible()


def test_a_round_by_keyboard_alone(pad: ScorePad) -> None:
    pad.start("points", ["Ann", "Ben", "Cem"])
    keys = pad.page.keyboard
    pad.do("enter").focus()
    keys.press("Enter")
    expect(pad.page.get_by_role("heading", name="Round 1")).to_be_focused()
    keys.press("Tab")
    keys.press("Enter")
    expect(pad.page.locator("[data-out=Ann]")).to_have_attribute("aria-pressed", "true")
    pad.page.locator("[data-hand=Ben]").focus()
    keys.press("Enter")
    expect(pad.page.locator("[data-kind='1']")).to_be_focused()
    for key in ("7", "9", "Backspace", "8"):
        keys.press(key)
    expect(pad.page.locator("[data-hand=Ben] strong")).to_have_text("15")
    expect(pad.page.get_by_role("status").first).to_contain_text("15 points, 2 cards")
    pad.do("next-hand").focus()
    keys.press("Enter")
    keys.press("3")
    pad.do("save").focus()
    keys.press("Enter")
    pad.expect_totals({"Ann": 18, "Ben": 0, "Cem": 0})
    expect(pad.page.get_by_role("heading", level=1)).to_be_focused()


WIDE = "document.documentElement.scrollWidth - innerWidth"
SMALL = """() => [...document.querySelectorAll('main button, main a, main input, main select')]
  .map(each => ({ each, box: (each.closest('label.button') ?? each).getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
  .map(({ each, box }) => `${each.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`)"""


def test_narrow_phones_have_room_and_large_targets(session: BrowserSession) -> None:
    player = session.player(viewport={"width": 320, "height": 568})
    player.open("/pad")
    pad = ScorePad(player.page)
    pages = []

    def check_page() -> None:
        assert pad.page.evaluate(WIDE) <= 0
        assert pad.page.evaluate(SMALL) == []
        pages.append(pad.page.url)

    check_page()
    pad.do("new").click()
    pad.do("start").wait_for()
    check_page()
    pad.page.get_by_role("link", name="Cancel").click()
    pad.start("rotation8", ["A name of twenty-four lt", *NAMES[1:]])
    check_page()
    pad.choose_winner("Cem")
    check_page()
    pad.hold({"A name of twenty-four lt": ["7", "wild"], "Ben": 12})
    check_page()
    pad.save()
    pad.do("more").locator("summary").click()
    check_page()
    assert len(set(pages)) == 4


def test_the_light_of_the_other_pages_is_followed(session: BrowserSession) -> None:
    page = session.player().open("/settings").page
    page.locator("[data-setting=theme]").select_option("dark")
    page.goto(page.url.replace("/settings", "/pad"))
    body = page.locator("body")
    expect(body).to_have_attribute("data-light", "night")
    # The pad's own choice comes first.
    page.locator("[data-do=theme]").click()
    expect(body).to_have_attribute("data-light", "day")
