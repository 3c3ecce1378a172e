"""Whatever can be tapped on a phone is 44 px wide and high, in every state and on every page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from flipdeck import Play
from tests.browser.test_axe import STATES, on_turn
from tests.browser.test_languages import PAGES
from tests.browser.test_layout import ONE_LEFT
from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal

PHONES: Final[dict[str, dict[str, Any]]] = {
    "small": {"viewport": {"width": 320, "height": 568}, "has_touch": True},
    "upright": {"viewport": {"width": 360, "height": 740}, "has_touch": True},
    "sideways": {"viewport": {"width": 740, "height": 360}, "has_touch": True},
}
SMALL_TARGETS: Final = """() => {
  const LEAST = 43.5
  const small = []
  // Cards lie over one another: test_phone.py taps each. Beside the draw pile there is a button.
  const targets = 'button:not(.hold, .pile), a.button, a.home, select, summary, label.tick, '
    + 'input:not([type=checkbox], [type=radio])'
  for (const each of document.querySelectorAll(targets)) {
    if (each.closest('.unseen, .skip')) continue
    if (!each.checkVisibility({ visibilityProperty: true })) continue
    each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = each.getBoundingClientRect()
    const x = (box.left + box.right) / 2
    const y = (box.top + box.bottom) / 2
    const hits = (x, y) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (each.contains(hit) || hit.closest('label')?.contains(each))
    }
    // What lies behind a sheet, or in part behind an open panel, waits until it is closed.
    const covered = (x, y) => {
      const panel = document.elementFromPoint(x, y)?.closest('[role=dialog], .why, .panel')
      return panel && !panel.contains(each)
    }
    if (!hits(x, y) || covered(x, box.top + 2) || covered(x, box.bottom - 2)) continue
    const run = (dx, dy) => {
      let far = 0
      while (far < 50 && hits(x + dx * (far + 0.5), y + dy * (far + 0.5))) far += 0.5
      return far
    }
    const size = [run(-1, 0) + run(1, 0), run(0, -1) + run(0, 1)]
    if (Math.min(...size) < LEAST) {
      const name = each.ariaLabel ?? each.textContent.trim()
      small.push(`${size.join(' x ')}: ${each.className} ${name.slice(0, 40)}`)
    }
  }
  return small
}"""
MANY: Final = Deal(hands=("blue-1 wild", "green-1"), top="blue-5")


def small_targets(player: Player) -> list[str]:
    return list(player.page.evaluate(SMALL_TARGETS))


def full_hand(session: BrowserSession, phone: dict[str, Any]) -> Player:
    table = session.prepare_table(MANY, rules={"hand_size": 25}, bot_delay=BOTS_WAIT)
    return session.player(**phone).join(table)


def reactions(session: BrowserSession, phone: dict[str, Any]) -> Player:
    ann = session.player(**phone).join(on_turn(session))
    ann.page.get_by_role("button", name="React").click()
    ann.page.get_by_role("button", name="Laugh").wait_for()
    return ann


def catch(session: BrowserSession, phone: dict[str, Any]) -> Player:
    table = session.prepare_table(
        ONE_LEFT, humans=(0, 1), rules={"hand_size": 2}, moves=[(1, Play("blue-8"))]
    )
    return session.player(**phone).join(table)


def lobby(session: BrowserSession, phone: dict[str, Any]) -> Player:
    ann = session.player(**phone).open("/make")
    ann.page.get_by_role("button", name="Make the table").click()
    ann.page.locator(".seats").wait_for()
    return ann


@pytest.mark.parametrize("phone", PHONES)
@pytest.mark.parametrize("state", STATES)
def test_at_a_table(session: BrowserSession, state: str, phone: str) -> None:
    prepare, act = STATES[state]
    ann = session.player(**PHONES[phone]).open(prepare(session).link(0))
    ann.page.locator("main h1").first.wait_for(state="attached")
    act(ann)
    assert small_targets(ann) == []


@pytest.mark.parametrize("phone", PHONES)
@pytest.mark.parametrize(
    "prepare", [full_hand, reactions, catch, lobby], ids=lambda each: each.__name__
)
def test_more_of_a_table(
    session: BrowserSession,
    prepare: Callable[[BrowserSession, dict[str, Any]], Player],
    phone: str,
) -> None:
    assert small_targets(prepare(session, PHONES[phone])) == []


@pytest.mark.parametrize("path", PAGES)
def test_on_a_page(session: BrowserSession, path: str) -> None:
    ann = session.player(**PHONES["small"]).open(path)
    ann.page.locator("main, .notice").first.wait_for()
    assert small_targets(ann) == []


def test_the_check_finds_what_is_small(session: BrowserSession) -> None:
    ann = session.player(**PHONES["upright"]).open("/matches")
    ann.page.locator("main a.button").last.wait_for()
    assert small_targets(ann) == []
    ann.page.locator("main a.button").last.evaluate(
        "each => { each.style.cssText = 'min-height: 0; height: 30px; padding-block: 0' }"
    )
    (line,) = small_targets(ann)
    assert "x 30:" in line
