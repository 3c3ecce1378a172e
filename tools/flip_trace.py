"""Trace a flip in the browser on a slowed CPU and print its longest tasks and what they did.

A player at a table of bots plays a Flip, to the dark side and to the light one, in a real Chromium
slowed by ``--rate``. For each task of the page's main thread it prints the CPU time, which other
programs on the machine hardly change, and the wall time, which they do. Then a full trace is
analysed; tracing itself makes tasks longer.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from flipdeck.rules.moves import Play
from tests.support.prepared_table import Deal, PreparedTable, prepare_table
from tests.support.server_process import ServerProcess
from tools import chromium

SIZES: Final = {"phone": (360, 740), "tablet": (768, 1024), "desk": (1440, 900)}
SETTLED: Final = 3_000
PRESSED: Final = 80
TURNED: Final = 6_000
"""Milliseconds."""
CATEGORIES: Final = (
    "toplevel",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
    "v8",
    "cc",
    "blink",
)
KINDS: Final = {
    "script": (
        "FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "EventDispatch",
        "RunMicrotasks", "v8.run", "v8.callFunction", "v8.compile", "V8.",
    ),
    "collecting": ("MinorGC", "MajorGC", "V8.GC", "BlinkGC", "CppGC"),
    "style": ("UpdateLayoutTree", "RecalculateStyles", "Document::updateStyle", "StyleResolver"),
    "layout": ("Layout", "LocalFrameView::layout", "IntersectionObserver", "HitTest"),
    "paint": (
        "PrePaint", "Paint", "Layerize", "UpdateLayer", "CompositeLayers", "Commit",
        "PaintArtifactCompositor", "Raster",
    ),
    "pictures": ("Decode", "ImageDecode", "ImageLoader", "ImageResource", "SVGImage"),
    "parsing": ("ParseHTML", "HTMLDocumentParser", "ParseAuthorStyleSheet"),
}  # fmt: skip
ORDER: Final = ("collecting", "pictures", "style", "layout", "paint", "parsing", "script")

FOUND = """() => {
  window.seenAnimating = []
  const look = () => {
    for (const each of document.getAnimations()) {
      const target = each.effect?.target
      const card = target?.closest('[data-turns]')
      const held = target?.closest('.hand, .seat, .pile')?.className.split(' ')[0]
      const where = card ? `a card of ${held}` : `${target?.tagName}.${target?.className}`
      for (const frame of each.effect?.getKeyframes() ?? []) {
        for (const name of Object.keys(frame)) {
          if (!['offset', 'computedOffset', 'easing', 'composite'].includes(name)) {
            const line = `${name} of ${where}`
            if (!window.seenAnimating.includes(line)) window.seenAnimating.push(line)
          }
        }
      }
    }
    requestAnimationFrame(look)
  }
  look()
}"""


@dataclass
class Task:
    """One task of the page's main thread, in milliseconds since the card was played."""

    start: float
    time: float
    parts: dict[str, float] = field(default_factory=dict)
    """Own time by kind."""
    pieces: dict[str, float] = field(default_factory=dict)
    """Own time by the trace's own names, largest first."""


@dataclass
class FlipTrace:
    name: str
    longest: float
    over_50: int
    total: dict[str, float]
    tasks: list[Task]


# The table.


def prepare_flip(database: Path, *, seats: int = 4, to_light: bool = False) -> PreparedTable:
    """Prepare a table where the player's hand holds a playable Flip; the bots wait."""
    mine = "blue-flip/pink-1 blue-2/teal-flip red-3/pink-5 green-4/orange-6 yellow-8/purple-2"
    mine += " red-skip/pink-draw5 wild/wild"
    deal = Deal(hands=(mine, *([""] * (seats - 1))), top="blue-5/teal-3")
    if not to_light:
        return prepare_table(database, deal, bot_delay=10_000, mode="points")
    # The last seat has played its Flip: the player moves on the dark side.
    before = Deal(
        hands=(*deal.hands[:-1], "blue-flip/orange-2"),
        top="blue-5/teal-3",
        dealer=seats - 2,
    )
    hands = (before.hands[0].replace("blue-flip", "blue-1"), *before.hands[1:])
    return prepare_table(
        database,
        Deal(hands=hands, top=before.top, dealer=before.dealer),
        moves=[(seats - 1, Play(card="blue-flip"))],
        bot_delay=10_000,
        mode="points",
    )


def seated(browser: Browser, url: str, table: PreparedTable, size: str = "desk") -> Page:
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height})
    page.goto(url + table.link(0))
    page.locator(".status.mine").wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    return page


def turn_over(page: Page, slowed: float | None = None) -> None:
    """Play the Flip and wait until the animation has ended.

    Slowed, the page is not queried while it turns over: locating the card and polling for the end
    are tasks of the page too, and long ones.
    """
    side = page.locator("header .side").inner_text()
    flip = page.locator('.hold.can[data-face$="-flip"]').first
    if slowed is None:
        flip.click()
    else:
        page.locator("header .side").click()  # a page that was never touched opens its sound later
        flip.hover()
        where = flip.bounding_box()
        assert where is not None
        page.wait_for_timeout(SETTLED)
        with _slowed(page, slowed):
            middle = where["x"] + where["width"] / 2, where["y"] + where["height"] / 2
            page.mouse.click(*middle, delay=PRESSED)
            page.wait_for_timeout(TURNED)
    page.wait_for_function(
        """before => document.querySelector('header .side').innerText !== before
          && !document.querySelector('.turning, .flight')""",
        arg=side,
    )


# What was measured.


@contextmanager
def _slowed(page: Page, rate: float) -> Iterator[None]:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    yield
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 1})


@dataclass
class Longest:
    """The longest tasks in milliseconds: by the processor's time, and by the clock."""

    worked: list[float]
    took: list[float]

    def __str__(self) -> str:
        worked, took = (
            ", ".join(f"{time:.0f}" for time in each[:4]) for each in vars(self).values()
        )
        return f"longest tasks {worked} ms of work ({took} by the clock)"


def longest(browser: Browser, page: Page, rate: float) -> Longest:
    """Trace only the tasks themselves, which costs little: these are the times to use."""
    tasks = _tops(*_main_thread(traced(browser, page, rate, ("toplevel", "blink.user_timing"))))
    worked = sorted((task.get("tdur", 0) / 1000 for task in tasks), reverse=True)
    return Longest(worked, sorted((task["dur"] / 1000 for task in tasks), reverse=True))


def traced(
    browser: Browser, page: Page, rate: float, categories: Sequence[str] = CATEGORIES
) -> list[dict[str, Any]]:
    """Return the trace of a flip; the more categories, the longer the tasks."""
    browser.start_tracing(page=page, categories=list(categories))
    page.evaluate("() => performance.mark('flip-begins')")
    turn_over(page, rate)
    page.evaluate("() => performance.mark('flip-ends')")
    taken = json.loads(browser.stop_tracing())
    events: list[dict[str, Any]] = taken["traceEvents"]
    return events


def _main_thread(events: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], int]:
    """What the page's main thread did between the marks, in order; and when that began."""
    marks = {each["name"]: each for each in events if each["name"].startswith("flip-")}
    begin, end = marks["flip-begins"], marks["flip-ends"]
    thread = (begin["pid"], begin["tid"])
    spans = [
        each
        for each in events
        if each.get("ph") == "X"
        and (each["pid"], each["tid"]) == thread
        and each.get("dur")
        and begin["ts"] < each["ts"] + each["dur"]
        and each["ts"] < end["ts"]
    ]
    return sorted(spans, key=lambda each: (each["ts"], -each["dur"])), begin["ts"]


def _tops(spans: list[dict[str, Any]], _: int) -> list[dict[str, Any]]:
    """The spans that are not inside another."""
    tops: list[dict[str, Any]] = []
    for span in spans:
        if not tops or span["ts"] >= tops[-1]["ts"] + tops[-1]["dur"]:
            tops.append(span)
    return tops


def read_trace(name: str, events: list[dict[str, Any]]) -> FlipTrace:
    tasks = list(_tasks(*_main_thread(events)))
    total: dict[str, float] = defaultdict(float)
    for task in tasks:
        for kind, time in task.parts.items():
            total[kind] += time
    tasks.sort(key=lambda task: -task.time)
    over = sum(task.time > 50 for task in tasks)
    return FlipTrace(name, tasks[0].time if tasks else 0.0, over, dict(total), tasks)


def _tasks(spans: list[dict[str, Any]], zero: int) -> Iterator[Task]:
    """Top-level spans, with the own time of the spans inside each."""
    at = 0
    while at < len(spans):
        top = spans[at]
        until = top["ts"] + top["dur"]
        inside = []
        while at < len(spans) and spans[at]["ts"] < until:
            inside.append(spans[at])
            at += 1
        parts: dict[str, float] = defaultdict(float)
        pieces: dict[str, float] = defaultdict(float)
        for span, kind, own in _own(inside):
            parts[kind] += own / 1000
            pieces[_label(span)] += own / 1000
        ranked = dict(sorted(pieces.items(), key=lambda piece: -piece[1]))
        yield Task((top["ts"] - zero) / 1000, top["dur"] / 1000, dict(parts), ranked)


def _own(inside: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], str, float]]:
    """Each span with its kind, or its parent's, and the time in none of its children."""
    own = [float(span["dur"]) for span in inside]
    kinds: list[str] = []
    open_: list[int] = []
    for at, span in enumerate(inside):
        while open_ and inside[open_[-1]]["ts"] + inside[open_[-1]]["dur"] <= span["ts"]:
            open_.pop()
        if open_:
            own[open_[-1]] -= span["dur"]
        kinds.append(_kind(span["name"]) or (kinds[open_[-1]] if open_ else "other"))
        open_.append(at)
    for span, kind, time in zip(inside, kinds, own, strict=True):
        yield span, kind, max(time, 0.0)


def _kind(name: str) -> str | None:
    for kind in ORDER:
        if any(name.startswith(start) for start in KINDS[kind]):
            return kind
    return None


def _label(span: dict[str, Any]) -> str:
    data = span.get("args", {}).get("data") or {}
    more = data.get("functionName") or data.get("type") or data.get("imageType") or ""
    count = span.get("args", {}).get("elementCount")
    return str(span["name"]) + (f" ({more})" if more else "") + (f" [{count}]" if count else "")


def animated(page: Page) -> set[str]:
    """What was animated since ``page.evaluate(FOUND)``, as ``transform of span.flight``."""
    return set(page.evaluate("() => window.seenAnimating"))


def describe(trace: FlipTrace, most: int) -> str:
    """Return a trace's longest tasks as text."""
    lines = [f"{trace.name}, traced: longest {trace.longest:.0f} ms, {trace.over_50} over 50 ms"]
    sums = sorted(trace.total.items(), key=lambda part: -part[1])
    lines.append("  in all: " + ", ".join(f"{kind} {time:.0f}" for kind, time in sums))
    for task in trace.tasks[:most]:
        parts = sorted(task.parts.items(), key=lambda part: -part[1])
        summary = ", ".join(f"{kind} {time:.0f}" for kind, time in parts if time >= 0.5)
        lines.append(f"  {task.time:6.0f} ms at {task.start:5.0f}: {summary}")
        pieces = [f"{name} {time:.0f}" for name, time in task.pieces.items() if time >= 1]
        lines.append("            " + "; ".join(pieces[:8]))
    return "\n".join(lines)


@contextmanager
def served() -> Iterator[ServerProcess]:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rate", type=float, default=4, help="how many times slower")
    parser.add_argument("--size", choices=SIZES, default="desk")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--runs", type=int, default=2)
    parser.add_argument("--tasks", type=int, default=4, help="how many tasks are shown")
    parser.add_argument("--raw", type=Path, help="a folder for the traces, for a trace viewer")
    asked = parser.parse_args()
    with served() as server, sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for run in range(asked.runs):
            for to_light in (False, True):
                name = f"run {run + 1}, to the {'light' if to_light else 'dark'} side"
                table = prepare_flip(server.database, seats=asked.seats, to_light=to_light)
                page = seated(browser, server.url, table, asked.size)
                print(f"{name}: {longest(browser, page, asked.rate)}", flush=True)
                page.context.close()
                table = prepare_flip(server.database, seats=asked.seats, to_light=to_light)
                page = seated(browser, server.url, table, asked.size)
                events = traced(browser, page, asked.rate)
                page.context.close()
                if asked.raw:
                    asked.raw.mkdir(parents=True, exist_ok=True)
                    file = asked.raw / f"flip-{run + 1}-{'light' if to_light else 'dark'}.json"
                    file.write_text(json.dumps({"traceEvents": events}), encoding="utf-8")
                print(describe(read_trace(name, events), asked.tasks), flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
