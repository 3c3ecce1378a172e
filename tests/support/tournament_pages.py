"""Tournaments made and played through pages, for browser tests."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from playwright.sync_api import Route, expect

from tests.support.actors import TIMEOUT, Player

QUICK: Final = {
    "bot_delay": 0,
    "catch_delay": 0,
    "pass_delay": 0,
    "pass_window": 0,
    "next_round": 0,
    "pause": 600,
}
"""Nobody waits before a move or after a round; the organiser begins each stage."""

STEP: Final = """() => {
  const first = what => document.querySelector(what)
  if (first('.actions[aria-busy=true], .flight, .turning, section.end')) return false
  if (first('.verdict')) {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    return true
  }
  // Who is caught draws, and rounds take longer.
  const uno = first('.actions [data-do=uno]:enabled:not([aria-pressed=true])')
  if (uno && document.querySelectorAll('.hold').length < 3) uno.click()
  const next = first('.status.mine') && (first('[data-color]') ?? first('.hold.can')
    ?? first('.actions [data-do=challenge]:enabled') ?? first('.actions [data-do=keep]:enabled')
    ?? first('.actions [data-do=draw]:enabled'))
  next?.click()
  return Boolean(next)
}"""
"""One action of the player at the table, if there is one to do. Seen and done at once: the server
passes for a player who is alone with bots, and a button seen may be gone when it is pressed."""
START: Final = f"() => {{ window.acting = setInterval({STEP}, 20) }}"
"""Lets a page act by itself: asked from here for each action, two players need minutes."""
STOP: Final = "() => clearInterval(window.acting)"
BEGIN: Final = "() => document.querySelector('[data-do=begin]:enabled')?.click()"


def quick(route: Route) -> None:
    """Create the tournament that the page asks for, without delays."""
    request = json.loads(route.request.post_data or "{}")
    request["settings"] |= QUICK
    route.continue_(post_data=json.dumps(request))


def make_tournament(organiser: Player, mode: str = "rotation8", **fields: int) -> str:
    """Make a tournament with two cards dealt to each; return its code.

    With two, no stage is over before a person's page has come to the table. The organiser's page
    is open then. ``fields`` are those of the form, by name.
    """
    page = organiser.page
    page.route("**/api/tournaments", quick, times=1)
    organiser.open("/tournaments/new")
    page.locator(f"label:has([data-mode={mode}])").click()
    for name, value in fields.items():
        page.locator(f"[data-field={name}]").fill(str(value))
    page.locator("[data-do=more] > summary").click()
    page.locator("[data-field=turn_time]").select_option("0")
    page.locator("[data-do=rulings] summary").click()
    page.locator("[data-ruling=hand_size]").fill("2")
    page.locator("[data-ruling=hand_size]").blur()
    page.locator("[data-do=make]").click()
    expect(page).to_have_url(re.compile(r"/c/[A-Z0-9]{8}/organise$"))
    return page.url.split("/")[-2]


def link_of(organiser: Player, name: str) -> str:
    """One of the three links on the organiser's page: ``join``, ``screen`` or ``organise``."""
    box = organiser.page.locator(f"[data-link={name}]")
    summary = box.locator("summary")
    if summary.count() and box.get_attribute("open") is None:
        summary.click()
    return box.locator("input").input_value()


def enter_name(player: Player, join: str, name: str) -> None:
    """Open the players' link and ask for a place under a name."""
    player.page.goto(join)
    player.page.get_by_label("Your name").fill(name)
    player.page.locator("[data-do=sign-in]").click()


def sign_in(player: Player, join: str, name: str) -> None:
    """Sign in by the players' link and wait for the own page."""
    enter_name(player, join, name)
    expect(player.page.get_by_text(f"You play as {name}")).to_be_visible()


def play(
    organiser: Player,
    players: Sequence[Player],
    until: Callable[[dict[str, Any]], bool],
    *,
    begin: bool = True,
) -> None:
    """Play through the pages until the organiser's state is as wanted; ``begin`` skips pauses."""
    seq, end = -1, 0.0
    for player in players:
        player.page.evaluate(START)
    while not until(state := last_state(organiser)):
        if state["seq"] != seq:
            seq, end = state["seq"], time.monotonic() + TIMEOUT / 1000
        assert time.monotonic() < end, f"it does not go on: {state}"
        if begin:
            organiser.page.evaluate(BEGIN)
        organiser.page.wait_for_timeout(20)
    for player in players:
        player.page.evaluate(STOP)


def states(player: Player) -> list[dict[str, Any]]:
    """Every state of the tournament that the server sent to a page."""
    return [each for each in player.received() if each["type"] == "tournament"]


def last_state(player: Player) -> dict[str, Any]:
    """The last of them."""
    return states(player)[-1]
