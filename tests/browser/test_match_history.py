"""Matches are kept in the browser: noted once, summed up, exported and erased."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.support.axe import axe_problems
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import Deal

WINS = Deal(hands=("blue-1", "green-9"), top="blue-5", draw="blue-7")


def test_a_round_is_noted_once_exported_and_erased(session: BrowserSession, tmp_path: Path) -> None:
    table = session.prepare_table(WINS)
    ann = session.player().open("/matches")
    page = ann.page
    expect(page.get_by_text("No matches yet.")).to_be_visible()
    ann.join(table)
    ann.play("blue-1")
    page.locator("section.end").wait_for()
    # A reload shows the same end again.
    page.reload()
    page.locator("section.end").wait_for()
    ann.open("/matches")
    expect(page.locator("[data-figure=rounds] dd")).to_have_text("1")
    expect(page.locator("[data-figure=rounds-won] dd")).to_have_text("1")
    expect(page.locator("[data-figure=best] dd")).to_have_text("9")
    expect(page.locator("[data-row='flip-classic/bots']")).to_contain_text("1 of 1 won")
    listed = page.locator(f"[data-match='{table.code}']")
    expect(listed).to_contain_text("Against Ben")
    assert axe_problems(page) == []
    with page.expect_download() as download:
        page.locator("[data-do=export]").click()
    download.value.save_as(tmp_path / "matches.json")
    exported = json.loads((tmp_path / "matches.json").read_text())
    assert [match["code"] for match in exported["matches"]] == [table.code]
    assert exported["totals"]["flip-classic/bots"]["roundsWon"] == 1
    # Erasing asks first.
    page.locator("[data-do=erase]").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(listed).to_be_visible()
    page.locator("[data-do=erase]").click()
    page.get_by_role("dialog").locator("[data-do=confirm]").click()
    expect(page.get_by_text("No matches yet.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("No matches yet.")).to_be_visible()


def test_a_spectator_has_no_match(session: BrowserSession) -> None:
    table = session.prepare_table(WINS)
    eve = session.player().open(table.page)
    eve.page.locator(".watching").wait_for()
    ann = session.player().join(table)
    ann.play("blue-1")
    eve.page.locator("section.end").wait_for()
    eve.open("/matches")
    expect(eve.page.get_by_text("No matches yet.")).to_be_visible()


def test_no_score_yet_is_a_dash(session: BrowserSession) -> None:
    ann = session.player().join(session.prepare_table(WINS, mode="single"))
    ann.play("blue-1")
    ann.page.locator("section.end").wait_for()
    ann.open("/matches")
    expect(ann.page.locator("[data-figure=rounds-won] dd")).to_have_text("1")
    expect(ann.page.locator("[data-figure=best] dd")).to_have_text("\u2013")
