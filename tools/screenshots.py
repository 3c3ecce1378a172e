"""Plays in a real browser and takes the pictures under docs/screens.

``make setup-test`` installs what it needs. A server of its own is started on a free port and
stopped at the end.
"""

from __future__ import annotations

import argparse
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Error, Page, sync_playwright

from tools import chromium

ROOT = Path(__file__).resolve().parents[1]
SCREENS = ROOT / "docs" / "screens"
SIZES = {"phone": (360, 740), "tablet": (768, 1024), "desk": (1440, 900)}
PATIENCE = 180.0

MAKE = """async body => {
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const answer = await fetch('/api/tables', { ...asked, body: JSON.stringify(body) })
  const seat = await answer.json()
  localStorage.setItem('flipdeck.seat.' + seat.code, seat.token)
  return seat.code
}"""
LOOK = """() => {
  const has = what => document.querySelector(what) !== null
  const open = what => has(`.actions [data-do=${what}]:not(:disabled)`)
  return {
    light: document.documentElement.dataset.light, mine: has('.status.mine'),
    fits: document.querySelectorAll('.hold.can').length,
    hand: document.querySelectorAll('.hold').length,
    color: has('[data-color]'), terms: has('.terms'), shown: has('.verdict'),
    over: has('section.end'), moving: has('.flight, .turning'),
    draw: open('draw'), keep: open('keep'), accept: open('accept'), challenge: open('challenge'),
  }
}"""

HURRY = "() => localStorage.setItem('flipdeck.settings', JSON.stringify({ speed: 'off' }))"

State = dict[str, Any]


@contextmanager
def serving() -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "flipdeck", "serve", "--port", str(port)]
        server = subprocess.Popen(
            [*command, "--database", str(Path(folder) / "tables.db")],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        url = f"http://127.0.0.1:{port}"
        try:
            _wait_for(url)
            yield url
        finally:
            server.terminate()
            server.wait()


def _wait_for(url: str) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{url}/healthz"):
                return
        except OSError:
            time.sleep(0.2)
    raise SystemExit("the server did not start")


class Player:
    """Somebody at a table who plays whatever fits, until there is something to see."""

    def __init__(self, browser: Browser, url: str, size: str) -> None:
        width, height = SIZES[size]
        context = browser.new_context(viewport={"width": width, "height": height})
        self.page: Page = context.new_page()
        self.url = url
        self.page.goto(url)

    def sit(self, **settings: object) -> None:
        body = {"name": "Robin", "bots": 3, "start": True, "settings": {"beat": 200, **settings}}
        code = self.page.evaluate(MAKE, body)
        self.page.goto(f"{self.url}/t/{code}")
        self.page.wait_for_selector(".hand")

    def take(self, name: str) -> None:
        time.sleep(0.6)
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENS / f"{name}.jpg", type="jpeg", quality=88)
        print(f"docs/screens/{name}.jpg", flush=True)

    def until(self, seen: Callable[[State], bool]) -> bool:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            state = self.page.evaluate(LOOK)
            if not state["moving"]:
                if seen(state):
                    return True
                # The table may have gone on meanwhile.
                with suppress(Error):
                    self._move(state)
            time.sleep(0.1)
        return False

    def _move(self, state: State) -> None:
        if state["shown"]:
            self.page.keyboard.press("Escape")
        elif state["over"]:
            self._click("[data-do=next]:not(:disabled), [data-do=rematch]")
        elif state["color"]:
            self._click("[data-color] >> nth=0")
        elif state["challenge"]:
            self._click(".actions [data-do=challenge]")
        elif state["mine"] and state["fits"]:
            self._lay(".hold.can >> nth=0")
        elif state["keep"] or state["draw"]:
            self._click(".actions [data-do=draw]:enabled, .actions [data-do=keep]:enabled")

    def _lay(self, card: str) -> None:
        self.page.click(card, timeout=800, position={"x": 30, "y": 40})

    def _click(self, what: str) -> None:
        self.page.click(what, timeout=800)


def on_turn(light: str) -> Callable[[State], bool]:
    return lambda state: bool(
        state["mine"]
        and state["light"] == light
        and 0 < state["fits"] < state["hand"] > 3
        and not state["color"]
    )


def pages(browser: Browser, url: str) -> None:
    desk = Player(browser, url, "desk")
    desk.page.wait_for_selector("[data-do=play]")
    desk.take("home")
    desk.page.goto(f"{url}/rules/flip-splash#flip-wild")
    desk.page.wait_for_selector("article.here")
    desk.take("rules")
    desk.page.goto(url)
    desk.page.click("[data-do=make]")
    desk.page.click("form button[type=submit]")
    desk.page.wait_for_selector(".seats")
    desk.take("lobby")


def tables(browser: Browser, url: str) -> None:
    for size in SIZES:
        for light in ("day", "night"):
            player = Player(browser, url, size)
            player.sit()
            if player.until(on_turn(light)):
                player.take(f"table-{size}-{light}")
            player.page.context.close()
    phone = Player(browser, url, "phone")
    phone.sit(seats=2, rules={"hand_size": 25})
    if phone.until(lambda state: bool(state["mine"])):
        phone.take("table-phone-25-cards")


def moments(browser: Browser, url: str) -> None:
    """What may take many moves to come about: played without animation."""
    sought: dict[str, Callable[[State], bool]] = {
        "why": on_turn("day"),
        "challenge": lambda state: bool(state["terms"]),
        "shown-hand": lambda state: bool(state["shown"]),
        "round-end": lambda state: bool(state["over"]),
    }
    for name, seen in sought.items():
        player = Player(browser, url, "desk")
        player.page.evaluate(HURRY)
        player.sit(beat=0, keep_beat=0, next_round=0)
        if player.until(seen):
            if name == "why":
                player.page.click(
                    ".hold:not(.can) >> nth=0", position={"x": 30, "y": 40}, force=True
                )
            player.take(name)
        player.page.context.close()


SETS = {"pages": pages, "tables": tables, "moments": moments}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("sets", nargs="*", choices=[*SETS, []], help="which pictures: all of them")
    wanted = parser.parse_args().sets or list(SETS)
    with serving() as url, sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for name in wanted:
            SETS[name](browser, url)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
