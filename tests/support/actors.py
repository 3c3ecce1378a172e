"""Who sits at a table: a person in a browser, or a guest whose moves a test says."""

from __future__ import annotations

import json
import queue
import threading
from collections.abc import Callable
from typing import Any, Self
from urllib.parse import urlsplit

import websockets.sync.client
from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Route,
    WebSocket,
    expect,
)
from websockets.exceptions import ConnectionClosed

from tests.support.apply_view import apply_update, complete
from tests.support.prepared_table import LaidTable

Message = dict[str, Any]
PATIENCE = 30_000
"""Milliseconds for anything that should happen by itself, also on a busy machine."""
expect.set_options(timeout=PATIENCE)

KEEP = "kept => localStorage.getItem('flipdeck.settings') ?? " + (
    "localStorage.setItem('flipdeck.settings', kept)"
)
WATCH_POLICY = """addEventListener('securitypolicyviolation', event =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))"""

TO_DO = """() => {
  const has = what => document.querySelector(what) !== null
  if (has('.actions[aria-busy=true], .flight, .turning')) return ''
  if (has('.verdict')) return 'close'
  if (has('section.end')) return 'end'
  if (!has('.status.mine')) return ''
  if (has('[data-color]')) return 'color'
  if (has('[data-do=challenge]:enabled')) return 'challenge'
  if (has('.hold.can')) return 'lay'
  return has('[data-do=draw]:enabled') ? 'draw' : ''
}"""
"""What a player who plays whatever is playable would do now; nothing while cards are on their way.
For one alone with bots the table keeps a drawn card that is not playable."""
TO_DO_TOGETHER = TO_DO.replace(
    "  return has('[data-do=draw]",
    "  if (has('[data-do=keep]:enabled')) return 'keep'\n  return has('[data-do=draw]",
)
"""The same where several people play, who keep such a card themselves."""


def without_waiting(route: Route) -> None:
    """The table is the one the page asks for; only its bots do not wait before they move."""
    asked = json.loads(route.request.post_data or "{}")
    asked["settings"] |= {"bot_delay": 0, "catch_delay": 0, "pass_delay": 0}
    route.continue_(post_data=json.dumps(asked))


class Person:
    """Somebody with a browser of their own; what goes wrong in the page is written down."""

    def __init__(self, context: BrowserContext, url: str, **settings: object) -> None:
        self.url = url
        self.context = context
        self.wrong: list[str] = []
        self._told: list[Message] = []
        self.forgiven: tuple[str, ...] = ()
        """What may go wrong in a test that means it to, by a part of its text."""
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"({KEEP})({json.dumps(json.dumps(settings))})")
        context.add_init_script(WATCH_POLICY)
        self.page = context.new_page()
        self._watch(self.page)
        context.on("page", self._watch)

    def _watch(self, page: Page) -> None:
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        page.on("request", lambda request: self._ours(request.url))
        page.on("websocket", self._ours_socket)

    def _said(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.wrong.append(said.text)

    def _ours_socket(self, socket: WebSocket) -> None:
        self._ours(socket.url)
        socket.on("framereceived", lambda said: self._told.append(json.loads(said)))

    def heard(self, event: str) -> list[Message]:
        """Every event of a kind that the server told this browser, looked at or not."""
        events = [each for told in self._told for each in told.get("events", ())]
        return [each for each in events if each["event"] == event]

    def _ours(self, url: str) -> None:
        asked = urlsplit(url)
        if asked.scheme not in ("data", "blob") and asked.netloc != urlsplit(self.url).netloc:
            self.wrong.append(f"asked another host: {url}")

    def views(self) -> list[Message]:
        """Every view of the table that this browser had by what the server told it."""
        views: list[Message] = []
        view: Message | None = None
        for told in self._told:
            view = apply_update(view, told)
            if view is not None and told["type"] in ("welcome", "update"):
                views.append(view)
        return views

    def number(self) -> int:
        """The number of the last entry of the table's log that this browser was told."""
        return max(int(told["seq"]) for told in self._told if "seq" in told)

    def blamed(self) -> list[str]:
        return [line for line in self.wrong if not any(part in line for part in self.forgiven)]

    # Coming and going.

    def open(self, path: str = "/") -> Self:
        self.page.goto(self.url + path)
        return self

    def sit(self, table: LaidTable, seat: int = 0) -> Self:
        self.open(table.link(seat))
        self.page.locator(".hand").wait_for()
        return self

    def watch(self, table: LaidTable) -> Self:
        self.open(table.page)
        self.page.locator(".watching").wait_for()
        return self

    # Looking.

    def hand(self) -> list[str]:
        """The own cards by name, in the order they are shown."""
        return list(
            self.page.locator(".hold").evaluate_all("all => all.map(each => each.dataset.face)")
        )

    def story(self) -> list[str]:
        return self.page.locator("aside .log li").all_inner_texts()

    def tells(self, line: str) -> None:
        """Waits until the log says so."""
        expect(self.page.locator("aside .log")).to_contain_text(line)

    def status(self, text: str) -> None:
        expect(self.page.locator(".status strong")).to_have_text(text)

    def on_top(self, card: str) -> None:
        expect(self.page.get_by_role("img", name=f"on top: {card}")).to_be_visible()

    def color(self, color: str) -> None:
        expect(self.page.locator(".force .word")).to_have_text(color)

    def side(self, light: str, name: str) -> None:
        """Which light the room is in, and what the bar says."""
        night = self.page.locator(".room > .night")
        expect(night).to_have_css("opacity", "1" if light == "night" else "0")
        expect(self.page.locator("header .side")).to_have_text(name)

    def seat(self, chair: int) -> Locator:
        return self.page.locator(f".seat[data-chair='{chair}']")

    def backs(self, chair: int) -> list[str]:
        """The backs of another's cards, in words."""
        backs = self.seat(chair).locator(".backs > .back")
        return list(backs.evaluate_all("all => all.map(each => each.title)"))

    def count(self, chair: int, cards: int) -> None:
        expect(self.seat(chair).locator(".count")).to_have_text(str(cards))

    def holds(self, cards: int) -> None:
        expect(self.page.locator(".hold")).to_have_count(cards)

    def ending(self, title: str) -> Locator:
        end = self.page.locator("section.end")
        expect(end.locator("h1")).to_have_text(title)
        return end

    # Doing.

    def card(self, face: str) -> Locator:
        return self.page.locator(f'.hold[data-face="{face}"]').first

    def pick(self, face: str) -> None:
        """A click on a card of the hand; what lies on its right covers most of it."""
        self.card(face).click(position={"x": 24, "y": 36})

    def lay(self, face: str, color: str | None = None) -> None:
        self.pick(face)
        if color:
            self.page.locator(f"[data-color={color}]").click()
        self.answered()

    def do(self, what: str) -> None:
        self.page.locator(f".actions [data-do={what}]").click()
        self.answered()

    def answered(self) -> None:
        """Waits until the server has answered the move that is on its way."""
        self.page.locator(".actions[aria-busy=false]").wait_for()

    def to_do(self) -> str:
        """Waits until there is something to do and says what: a move, or ``end``."""
        return str(self.page.wait_for_function(TO_DO).json_value())

    def act(self, what: str) -> None:
        """Does what ``to_do`` said, and waits for what comes of it."""
        self.click(what)
        self.answered()

    def click(self, what: str) -> None:
        """Does what ``to_do`` said, as somebody would who takes the first thing that fits."""
        if what == "close":
            self.page.keyboard.press("Escape")
        elif what == "color":
            self.page.locator("[data-color]").first.click()
        elif what == "lay":
            self.page.locator(".hold.can").first.click(position={"x": 24, "y": 36})
            if self.page.locator(".sheet [data-color]").count():
                self.page.locator("[data-color]").first.click()
            elif self.page.locator("[data-whom]").count():
                self.page.locator(".people button").last.click()
        elif what != "end":
            self.page.locator(f".actions [data-do={what}]").click()

    def play_out(self) -> None:
        """Plays until the round is over."""
        while (what := self.to_do()) != "end":
            self.act(what)


class Guest:
    """A seat played over a bare socket, where a test says each move."""

    def __init__(self, url: str, table: LaidTable, seat: int) -> None:
        address = f"{url.replace('http', 'ws', 1)}/ws/{table.code}"
        self._line = websockets.sync.client.connect(address, proxy=None)
        self._socket = self._line.__enter__()
        self._told: queue.Queue[Message] = queue.Queue()
        self._seat = seat
        self._made = 0
        self.last: Message = {}
        self._socket.send(json.dumps({"type": "hello", "protocol": 2, "token": table.tokens[seat]}))
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.until(lambda told: told["type"] == "welcome")

    def _read(self) -> None:
        try:
            for raw in self._socket:
                told = json.loads(raw)
                if told["type"] == "probe":
                    answer = {"type": "probe_reply", "mark": told["mark"]}
                    self._socket.send(json.dumps(answer))
                else:
                    self._told.put(told)
        except ConnectionClosed:
            pass

    def until(self, wanted: Callable[[Message], object]) -> Message:
        while True:
            told = self._told.get(timeout=PATIENCE / 1000)
            if told["type"] == "update":
                told = complete(self.last, told)
            if told["type"] in ("welcome", "update"):
                self.last = told
            if wanted(told):
                return told

    def on_turn(self) -> None:
        """Waits for the own turn."""

        def mine(told: Message) -> bool:
            view = told.get("view")
            return bool(view and view["turn"] == view["seat"] and view["awaiting"] != "over")

        if not mine(self.last):
            self.until(mine)

    def move(self, do: str, **fields: Any) -> None:
        """Makes a move and waits until it is done."""
        self._made += 1
        id = f"guest-{self._seat}-move-{self._made}"
        move = {"do": do, **fields}
        self._socket.send(json.dumps({"type": "move", "id": id, "move": move}))
        told = self.until(lambda told: told.get("id") == id)
        assert told["type"] == "update", told

    def close(self) -> None:
        self._line.__exit__(None, None, None)
        self._reader.join()
