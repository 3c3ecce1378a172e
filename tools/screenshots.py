"""Play in a real browser and take the pictures under docs/screens.

``make setup-test`` installs what it needs. The tables are prepared with chosen deals, so that each
picture shows what it is for; the server is started for this and stopped at the end.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Error, Page, sync_playwright

from flipdeck.rules.locales import locales
from tests.support.prepared_table import Deal, PreparedTable, prepare_table
from tests.support.server_process import ServerProcess
from tools import chromium

ROOT: Final = Path(__file__).resolve().parents[1]
SCREENS: Final = ROOT / "docs" / "screens"
SIZES: Final = {"phone": (360, 740), "tablet": (768, 1024), "desk": (1440, 900)}
PATIENCE: Final = 180.0
QUALITY: Final = 86
THEMES: Final = {"day": "light", "night": "dark"}

PAGE_STATE = """() => {
  const has = what => document.querySelector(what) !== null
  const open = what => has(`.actions [data-do=${what}]:not(:disabled)`)
  return {
    light: document.documentElement.dataset.light, mine: has('.status.mine'),
    playable: document.querySelectorAll('.hold.can').length,
    hand: document.querySelectorAll('.hold').length,
    log: document.querySelectorAll('.log li[class]').length,
    round: Number(document.querySelector('.round')?.textContent.match(/[0-9]+/)?.[0] ?? 0),
    color: has('[data-color]'), shown: has('.verdict'),
    over: has('section.end'), moving: has('.flight, .turning'),
    draw: open('draw'), keep: open('keep'), accept: open('accept'), challenge: open('challenge'),
  }
}"""
STORE = "settings => localStorage.setItem('flipdeck.settings', JSON.stringify(settings))"
TEXT_VIEW = "localStorage.setItem('flipdeck.access', '{\"textView\": true}')"
HELPED = "localStorage.setItem('flipdeck.helped', '1')"

State = dict[str, Any]

MINE = "blue-3/teal-4 blue-flip/pink-7 green-6/orange-2 red-8/purple-5 red-2/teal-9"
MINE += " yellow-9/pink-1 wild/wild-drawcolor"
TABLE = Deal(
    hands=(
        MINE,
        "blue-8/pink-3 green-5/teal-flip yellow-2/orange-8",
        "blue-1/purple-2 red-5/orange-draw5 green-skip/pink-9",
        "blue-reverse/teal-7 yellow-6/purple-reverse wild-draw2/wild",
    ),
    top="blue-5/teal-3",
)
# The seat before the player has no playable card but a draw-wild, and plays it.
BLUFF = Deal(
    hands=(
        "red-4/pink-2 green-8/teal-1 yellow-1/orange-5",
        "blue-8/pink-3 green-5/teal-6",
        "blue-1/purple-2 red-5/orange-9",
        "wild-draw2/wild red-6/teal-5 red-9/pink-4 yellow-7/purple-8 yellow-3/orange-1"
        " green-2/pink-8 green-4/teal-2",
    ),
    top="blue-5/teal-3",
    dealer=2,
)


class Player:
    """A player who plays the first playable card until the page shows what is wanted."""

    def __init__(self, browser: Browser, studio: Studio, size: str, settings: State) -> None:
        width, height = SIZES[size]
        context = browser.new_context(viewport={"width": width, "height": height})
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.url = studio.server.url
        self.folder = studio.folder
        self.page.goto(self.url)
        self.page.evaluate(STORE, settings)
        self.page.evaluate(HELPED)

    def join(self, table: PreparedTable) -> None:
        self.page.goto(self.url + table.link(0))
        self.page.wait_for_selector(".hand")

    def take(self, name: str) -> Path:
        time.sleep(0.8)
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"{name}.jpg"
        self.page.screenshot(path=path, type="jpeg", quality=QUALITY)
        print(path, flush=True)
        return path

    def until(self, seen: Callable[[State], bool]) -> bool:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            state = self.page.evaluate(PAGE_STATE)
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
            self.click("[data-do=next]:not(:disabled), [data-do=rematch]")
        elif state["color"]:
            self.click("[data-color] >> nth=0")
        elif state["challenge"]:
            self.click(".actions [data-do=challenge]")
        elif state["mine"] and state["playable"]:
            self.play(".hold.can >> nth=0")
        elif state["keep"] or state["draw"]:
            self.click(".actions [data-do=draw]:enabled, .actions [data-do=keep]:enabled")

    def play(self, card: str) -> None:
        self.page.click(card, timeout=2000, position={"x": 16, "y": 40})

    def click(self, what: str) -> None:
        self.page.click(what, timeout=2000)


class Studio:
    """A browser, a server, and where the pictures go."""

    def __init__(
        self,
        browser: Browser,
        server: ServerProcess,
        folder: Path,
        language: str,
        *,
        keep: bool = False,
    ) -> None:
        self.keep = keep
        """Keep the single pictures of a sheet."""
        self.browser = browser
        self.server = server
        self.folder = folder
        self.language = language

    def player(self, size: str, **settings: Any) -> Player:
        settings = {"speed": "one", "name": "Ann", "language": self.language, **settings}
        return Player(self.browser, self, size, settings)

    def table(self, deal: Deal, **settings: Any) -> PreparedTable:
        settings = {"mode": "points", "bot_delay": 500, **settings}
        return prepare_table(self.server.database, deal, **settings)

    def sheet(self, name: str, shots: dict[str, Path], columns: int, width: int) -> None:
        """Put pictures onto one sheet, each over its name; the single ones are removed."""
        figures = "".join(
            f"<figure><img width={width} src='data:image/jpeg;base64,"
            f"{base64.b64encode(path.read_bytes()).decode()}'>"
            f"<figcaption>{caption}</figcaption></figure>"
            for caption, path in shots.items()
        )
        page = self.browser.new_page(viewport={"width": columns * (width + 8) + 8, "height": 400})
        page.set_content(
            "<style>body{margin:8px;display:grid;gap:8px;font:20px sans-serif;"
            f"grid-template-columns:repeat({columns},1fr)}}figure{{margin:0}}</style>{figures}"
        )
        sheet = self.folder / f"{name}.jpg"
        page.screenshot(path=sheet, type="jpeg", quality=QUALITY, full_page=True)
        page.close()
        print(sheet, flush=True)
        if not self.keep:
            for path in shots.values():
                path.unlink()


ADDRESSES: Final = {
    "home": ("/", "[data-do=play]"),
    "make": ("/make", "form button[type=submit]"),
    "lobby": ("/make", "form button[type=submit]"),
    "guide": ("/rules", "main h1"),
    "rules": ("/rules/flip-splash#flip-wild", "#flip-wild"),
    "learn": ("/learn", ".lesson[data-moving=false]"),
    "matches": ("/matches", "[data-match]"),
    "settings": ("/settings", "[data-setting=theme]"),
    "pad": ("/pad", "main h1"),
    "tournament-new": ("/tournaments/new", "form button[type=submit]"),
}
WON: Final = Deal(hands=("blue-3", "red-8", "green-4"), top="blue-5/teal-3")


def pages(studio: Studio) -> None:
    """Every page around the table: by day on a desk a picture each, the others on sheets."""
    for size, columns, width in (("desk", 3, 720), ("phone", 5, 360)):
        for light, theme in THEMES.items():
            player = studio.player(size, speed="off", theme=theme)
            play_a_match(studio, player)
            single = size == "desk" and light == "day"
            shots = {}
            for name, (path, ready) in ADDRESSES.items():
                player.page.goto(studio.server.url + path)
                player.page.wait_for_selector(ready)
                if name == "lobby":
                    player.page.click(ready)
                    player.page.wait_for_selector(".seats")
                shots[name] = player.take(name if single else f"{name}-{size}-{light}")
            if not single:
                studio.sheet(f"pages-{size}-{light}", shots, columns, width)
            player.page.context.close()


def play_a_match(studio: Studio, player: Player) -> None:
    """Give the page of matches something to list."""
    player.join(studio.table(WON, mode="single"))
    player.page.click(".hold.can")
    player.page.wait_for_selector("section.end")


def tables(studio: Studio) -> None:
    for size in SIZES:
        for light in ("day", "night"):
            player = studio.player(size)
            player.join(studio.table(TABLE))
            if light == "night":
                player.page.wait_for_selector(".hold.can[data-face=blue-flip]")
                player.play(".hold.can[data-face=blue-flip]")
            if player.until(on_turn(light)):
                player.take(f"table-{size}-{light}")
            player.page.context.close()
    phone = studio.player("phone")
    phone.join(studio.table(TABLE, rules={"hand_size": 25}))
    if phone.until(lambda state: bool(state["mine"])):
        phone.take("table-phone-25-cards")
    phone.page.context.close()


def languages(studio: Studio) -> None:
    """The table in every language, on one sheet."""
    shots = {}
    for language in locales():
        phone = studio.player("phone", language=language)
        phone.join(studio.table(TABLE, bot_delay=10_000))
        phone.page.wait_for_selector(".hold.can")
        shots[language] = phone.take(f"table-phone-{language}")
        phone.page.context.close()
    studio.sheet("table-languages", shots, 7, 300)


def on_turn(light: str) -> Callable[[State], bool]:
    """A usual turn, with playable and unplayable cards."""
    return lambda state: bool(
        state["mine"]
        and state["light"] == light
        and 0 < state["playable"] < state["hand"]
        and 4 < state["hand"] < 9
        and (state["log"] > 4 or light == "night")
        and not state["color"]
        and not state["keep"]
    )


def moments(studio: Studio) -> None:
    desk = studio.player("desk")
    desk.join(studio.table(TABLE, bot_delay=10_000))
    desk.page.wait_for_selector(".hold.can")
    desk.page.click(".hold[data-face=red-8]", position={"x": 16, "y": 40})
    desk.page.wait_for_selector(".why")
    desk.take("why")
    desk.join(studio.table(BLUFF, bot_delay=3000))
    desk.page.wait_for_selector("[data-do=challenge]")
    desk.take("challenge")
    desk.page.click(".actions [data-do=challenge]")
    desk.page.wait_for_selector(".verdict")
    desk.take("shown-hand")
    table = studio.table(TABLE, bot_delay=10_000)
    phone = studio.player("phone")
    phone.join(table)
    desk.page.goto(f"{studio.server.url}{table.page}/screen")
    desk.page.wait_for_selector("main")
    desk.take("screen")
    phone.page.context.close()
    desk.page.evaluate(TEXT_VIEW)
    desk.page.goto(studio.server.url + table.link(0))
    desk.page.wait_for_selector("main h2")
    desk.take("text-view")
    desk.page.context.close()
    # The end of a round and a long score sheet take many moves: played without animation.
    quick = studio.player("desk", speed="off")
    quick.join(studio.table(TABLE, bot_delay=0))
    if quick.until(lambda state: bool(state["over"])):
        quick.take("round-end")
    others = ("green-4", "red-2", "yellow-7", "green-8")
    ten = Deal(hands=("blue-3 blue-9", *others, *others, "red-1"), top="blue-5/teal-3")
    quick.join(studio.table(ten, bot_delay=0, next_round=0))
    if quick.until(lambda state: state["round"] > 5 and state["mine"] and state["playable"]):
        quick.take("score-sheet")
    quick.page.context.close()


SETS: Final = {"pages": pages, "tables": tables, "moments": moments, "languages": languages}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("sets", nargs="*", choices=[*SETS, []], help="which pictures: all of them")
    parser.add_argument("--language", default="en", help="language of the pages (default en)")
    parser.add_argument("--keep", action="store_true", help="keep the single pictures of a sheet")
    parser.add_argument("--folder", type=Path, default=SCREENS, help="default: docs/screens")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        server.start()
        browser = chromium.launch(playwright)
        try:
            for name in options.sets or SETS:
                SETS[name](
                    Studio(browser, server, options.folder, options.language, keep=options.keep)
                )
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
