"""Measure how soon the page is there and can be played on a slowed CPU, and what it loads.

Each run has a browser context of its own with an empty cache, against a server of this repository
on the same machine; the median of RUNS is printed, with the steal of the host. FCP is the browser's
first contentful paint; "playable" is when a card of the hand can be pressed.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from bench._steal import Machine
from tests.support.prepared_table import Deal, prepare_table
from tests.support.server_process import ServerProcess
from tools import chromium

RUNS: Final = 5
SLOWED: Final = 4
SIZES: Final = {
    "phone": ViewportSize(width=360, height=740),
    "desk": ViewportSize(width=1440, height=900),
}
WAIT: Final = 600_000
"""Milliseconds until a bot moves: the player has the turn while the page loads."""
DEAL: Final = Deal(hands=("blue-1 red-9 green-6", "green-1"), top="blue-5")

FCP: Final = """() => new Promise(done => new PerformanceObserver(list => {
  const found = list.getEntries().find(each => each.name === 'first-contentful-paint')
  if (found) done(found.startTime)
}).observe({ type: 'paint', buffered: true }))"""
PLAYABLE: Final = """() => new Promise(done => {
  const look = () => document.querySelector('.hold.can')
    ? done(performance.now()) : requestAnimationFrame(look)
  look()
})"""
LOADED: Final = """() => {
  const sum = kind => performance.getEntriesByType('resource')
    .filter(each => kind(each)).reduce((total, each) => total + each.encodedBodySize, 0)
  return [sum(each => each.name.split('?')[0].endsWith('.js')), sum(() => true)]
}"""


def load(browser: Browser, size: str, url: str, *, table: bool) -> dict[str, float]:
    """Open an address once with an empty cache; milliseconds and bytes."""
    context = browser.new_context(viewport=SIZES[size])
    try:
        page: Page = context.new_page()
        devtools = context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        page.goto(url, wait_until="commit")
        found: dict[str, float] = {"first paint": page.evaluate(FCP)}
        if table:
            found["playable"] = page.evaluate(PLAYABLE)
        page.wait_for_load_state("networkidle")
        found["JavaScript"], found["all"] = page.evaluate(LOADED)
        return found
    finally:
        context.close()


def main() -> None:
    """Print a row for each page and size."""
    before = Machine.now()
    rows: list[tuple[str, str, dict[str, Any]]] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        server.start()
        browser = chromium.launch(playwright)
        try:
            for size in SIZES:
                for name in ("home", "table"):
                    runs = []
                    for _ in range(RUNS):
                        url = server.url
                        if name == "table":
                            url += prepare_table(server.database, DEAL, bot_delay=WAIT).link(0)
                        runs.append(load(browser, size, url, table=name == "table"))
                    rows.append(
                        (name, size, {key: median(r[key] for r in runs) for key in runs[0]})
                    )
        finally:
            browser.close()
            server.stop()
    steal = Machine.now().steal_since(before)
    print(f"CPU slowed {SLOWED} times, median of {RUNS}; steal {steal:.1f} %")
    print("| page | screen | first paint, ms | playable, ms | JavaScript, KB | all, KB |")
    print("|---|---|---|---|---|---|")
    for name, size, found in rows:
        playable = f"{found['playable']:.0f}" if "playable" in found else ""
        print(
            f"| {name} | {size} | {found['first paint']:.0f} | {playable} "
            f"| {found['JavaScript'] / 1000:.0f} | {found['all'] / 1000:.0f} |"
        )


if __name__ == "__main__":
    main()
