"""A locale is one folder and one line: a made-up one, every text twice and right to left."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal
from tests.support.pseudo_locale import PSEUDO_LOCALE, copy_with_pseudo_locale
from tests.support.server_process import ServerProcess
from tests.support.text_layout import cut_text

ROOT: Final = Path(__file__).resolve().parents[2]
SIZES: Final = (ViewportSize(width=360, height=740), ViewportSize(width=1440, height=900))
DEAL: Final = Deal(
    hands=("red-8 wild blue-1 wild-draw2 red-3", "green-1 green-6 yellow-3"), top="blue-5"
)
PAGES: Final = ("/", "/make", "/rules", "/settings", "/tournaments/new")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose client was built with one locale more."""
    copy = tmp_path_factory.mktemp("copy")
    copy_with_pseudo_locale(ROOT, copy)
    subprocess.run([sys.executable, "hatch_build.py"], cwd=copy, check=True)
    static = {"FLIPDECK_SERVE_STATIC": str(copy / "src" / "flipdeck" / "server" / "static")}
    started = ServerProcess(tmp_path_factory.mktemp("served"), environment=static)
    started.start()
    yield started
    started.stop()


@pytest.mark.parametrize("path", PAGES)
def test_doubled_texts_are_not_cut_off(session: BrowserSession, path: str) -> None:
    player = session.player(language=PSEUDO_LOCALE).open(path)
    player.page.locator("main").wait_for()
    expect(player.page.locator("html")).to_have_attribute("dir", "rtl")
    for size in SIZES:
        player.page.set_viewport_size(size)
        assert cut_text(player.page, fields=False) == []


def test_a_table_with_doubled_texts(session: BrowserSession) -> None:
    deal = Deal(
        hands=("red-8 wild blue-1 wild-draw2 red-3", "green-1 green-6 yellow-3"), top="blue-5"
    )
    table = session.prepare_table(deal, bot_delay=BOTS_WAIT)
    player = session.player(language=PSEUDO_LOCALE).join(table)
    for size in SIZES:
        player.page.set_viewport_size(size)
        assert cut_text(player.page, fields=False) == []
    player.play("blue-1")
    expect(player.page.get_by_text("You play You play blue").first).to_be_visible()


BEYOND = """() => {
  const edge = document.querySelector('.hand').getBoundingClientRect()
  const middles = [...document.querySelectorAll('.hold')].map(each => {
    const box = each.getBoundingClientRect()
    return box.right - 22
  })
  return [middles.filter(x => x < edge.left).length, middles.filter(x => x > edge.right).length]
}"""
"""How many cards cannot be tapped beyond the left and beyond the right edge."""


def test_a_hand_counts_what_lies_beyond_each_edge(session: BrowserSession) -> None:
    table = session.prepare_table(
        Deal(hands=("blue-1 wild", "green-1"), top="blue-5"),
        rules={"hand_size": 40},
        bot_delay=BOTS_WAIT,
    )
    player = session.player(language=PSEUDO_LOCALE, viewport=SIZES[0], reduced_motion="reduce")
    player.join(table)
    more = player.page.locator(".more")

    def counted() -> list[int]:
        texts = more.all_inner_texts()
        return [int(found.group()) for text in texts if (found := re.search(r"\d+", text))]

    # The first card is at the right edge, and the hand goes on beyond the left one.
    expect(more).to_have_count(1)
    left, right = player.page.evaluate(BEYOND)
    assert (counted(), right) == ([left], 0)
    assert left > 0
    more.click()
    expect(more).to_have_count(2)
    left, right = player.page.evaluate(BEYOND)
    # In the order of reading: first the button at the right edge.
    assert counted() == [right, left]
    first, second = more.first.bounding_box(), more.last.bounding_box()
    assert first is not None
    assert second is not None
    assert first["x"] > second["x"]
