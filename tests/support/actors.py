"""Players of the browser tests: one with a real browser, one on a bare socket."""

from __future__ import annotations

import json
import os
import queue
import threading
import time
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
from tests.support.prepared_table import PreparedTable

Message = dict[str, Any]
TIMEOUT = int(os.environ.get("FLIPDECK_BROWSER_TIMEOUT", "180000"))
"""Milliseconds to wait for anything, also on a busy machine; less finds a failure sooner."""
expect.set_options(timeout=TIMEOUT)

STORE_SETTINGS = (
    "settings => origin === 'null' || localStorage.getItem('flipdeck.settings') || "
    + ("localStorage.setItem('flipdeck.settings', settings)")
)
HELPED = "origin === 'null' || localStorage.setItem('flipdeck.helped', '1')"
"""Hides the help that a browser's first table shows."""
REPORT_VIOLATIONS = """addEventListener('securitypolicyviolation', event =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))"""

NEXT_ACTION = """() => {
  const has = what => document.querySelector(what) !== null
  if (has('.actions[aria-busy=true], .flight, .turning')) return ''
  if (has('.verdict')) return 'close'
  if (has('section.end')) return 'end'
  if (!has('.status.mine')) return ''
  if (has('[data-color]')) return 'color'
  if (has('[data-do=challenge]:enabled')) return 'challenge'
  if (has('.hold.can')) return 'play'
  return has('[data-do=draw]:enabled') ? 'draw' : ''
}"""
"""The next action of a player who plays the first playable card; empty while cards are moving.
For one human with bots the table passes by itself after an unplayable draw."""
NEXT_ACTION_MULTIPLAYER = NEXT_ACTION.replace(
    "  return has('[data-do=draw]",
    "  if (has('[data-do=keep]:enabled')) return 'keep'\n  return has('[data-do=draw]",
)
"""The same with several humans, who pass themselves."""

TRANSITIONS = """() => Promise.all(document.getAnimations()
  .filter(each => each instanceof CSSTransition).map(each => each.finished.catch(() => null)))"""
"""Waits until nothing fades or glides any more."""


def without_delays(route: Route) -> None:
    """Create the table that the page asks for, with bots that do not wait before they move."""
    if route.request.method != "POST":
        route.continue_()
        return
    request = json.loads(route.request.post_data or "{}")
    request["settings"] |= {"bot_delay": 0, "catch_delay": 0, "pass_delay": 0, "forget_uno": 0}
    route.continue_(post_data=json.dumps(request))


def open_more_options(player: Player) -> None:
    """Open what the form of a new table keeps out of the way."""
    player.page.locator("[data-do=more] > summary").click()


LOST_CONNECTION = (
    *("WebSocket connection to", "ERR_CONNECTION_REFUSED"),
    *("ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE"),
)
"""Parts of what a browser reports while its server is killed."""


class Player:
    """A player with a browser context; collects every problem that occurs in its pages."""

    def __init__(
        self, context: BrowserContext, url: str, *, newcomer: bool = False, **settings: object
    ) -> None:
        self.url = url
        self.context = context
        self.problems: list[str] = []
        self._received: list[Message] = []
        self.allowed_problems: tuple[str, ...] = ()
        """Parts of the texts of problems that a test provokes."""
        context.set_default_timeout(TIMEOUT)
        context.add_init_script(f"({STORE_SETTINGS})({json.dumps(json.dumps(settings))})")
        context.add_init_script(REPORT_VIOLATIONS)
        if not newcomer:
            context.add_init_script(HELPED)
        self.page = context.new_page()
        self._watch(self.page)
        context.on("page", self._watch)

    def _watch(self, page: Page) -> None:
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("request", lambda request: self._check_host(request.url))
        page.on("websocket", self._on_websocket)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(message.text)

    def _on_websocket(self, socket: WebSocket) -> None:
        self._check_host(socket.url)
        socket.on("framereceived", lambda frame: self._received.append(json.loads(frame)))

    def _check_host(self, url: str) -> None:
        target = urlsplit(url)
        if target.scheme not in ("data", "blob") and target.netloc != urlsplit(self.url).netloc:
            self.problems.append(f"request to another host: {url}")

    def unexpected_problems(self) -> list[str]:
        """The problems that the test does not allow."""
        allowed = self.allowed_problems
        return [line for line in self.problems if not any(part in line for part in allowed)]

    def wait_until(self, condition: Callable[[], object], what: str) -> None:
        """Wait until a condition is met by what the browser reports; ``what`` names it."""
        end = time.monotonic() + TIMEOUT / 1000
        while not condition():
            assert time.monotonic() < end, what
            self.page.wait_for_timeout(20)

    # What the server sent, shown on the page or not.

    def received(self) -> list[Message]:
        """Every message that the server sent."""
        return list(self._received)

    def received_events(self, kind: str) -> list[Message]:
        """Every event of a kind that the server sent."""
        events = [event for message in self._received for event in message.get("events", ())]
        return [event for event in events if event["event"] == kind]

    def views(self) -> list[Message]:
        """The view after each welcome and update that the server sent."""
        views: list[Message] = []
        view: Message | None = None
        for message in self._received:
            view = apply_update(view, message)
            if view is not None and message["type"] in ("welcome", "update"):
                views.append(view)
        return views

    def last_seq(self) -> int:
        """The highest number of a log entry that the server sent."""
        return max(int(message["seq"]) for message in self._received if "seq" in message)

    # Joining.

    def open(self, path: str = "/") -> Self:
        """Open a page of the server."""
        self.page.goto(self.url + path)
        return self

    def join(self, table: PreparedTable, seat: int = 0) -> Self:
        """Open the link of a seat and wait for the hand."""
        self.open(table.link(seat))
        self.page.locator(".hand").wait_for()
        return self

    def watch(self, table: PreparedTable) -> Self:
        """Open a table as a spectator."""
        self.open(table.page)
        self.page.locator(".watching").wait_for()
        return self

    # Reading the page; the expect_ methods wait until it is so.

    def hand(self) -> list[str]:
        """The own cards by face, in the order they are shown."""
        return list(
            self.page.locator(".hold").evaluate_all("all => all.map(each => each.dataset.face)")
        )

    def log_lines(self) -> list[str]:
        """The lines of the log."""
        return self.page.locator("aside .log li:not(.round)").all_inner_texts()

    def expect_log(self, line: str) -> None:
        """Wait until the log contains a line."""
        expect(self.page.locator("aside .log")).to_contain_text(line)

    def expect_status(self, text: str) -> None:
        expect(self.page.locator(".status strong")).to_have_text(text)

    def expect_top(self, card: str) -> None:
        expect(self.page.get_by_role("img", name=f"on top: {card}")).to_be_visible()

    def expect_color(self, color: str) -> None:
        expect(self.page.locator(".force .word")).to_have_text(color)

    def expect_side(self, light: str, name: str) -> None:
        """Wait for day or night in the background and the side's name in the top bar."""
        night = self.page.locator(".room > .night")
        expect(night).to_have_css("opacity", "1" if light == "night" else "0")
        expect(self.page.locator("header .side")).to_have_text(name)

    def seat(self, chair: int) -> Locator:
        return self.page.locator(f".seat[data-chair='{chair}']")

    def backs(self, chair: int) -> list[str]:
        """The backs of another player's cards, in words."""
        backs = self.seat(chair).locator(".backs > .back")
        return list(backs.evaluate_all("all => all.map(each => each.title)"))

    def expect_count(self, chair: int, cards: int) -> None:
        expect(self.seat(chair).locator(".count")).to_have_text(str(cards))

    def expect_hand_size(self, cards: int) -> None:
        expect(self.page.locator(".hold")).to_have_count(cards)

    def expect_end(self, title: str) -> Locator:
        """Wait for the end of a round or match with this title, and return its panel."""
        end = self.page.locator("section.end")
        expect(end.locator("h1")).to_have_text(title)
        return end

    # Acting.

    def card(self, face: str) -> Locator:
        """The first card of the hand with this face."""
        return self.page.locator(f'.hold[data-face="{face}"]').first

    def click_card(self, face: str) -> None:
        """Click a card near its left edge: its right neighbour covers most of it."""
        self.card(face).click(position={"x": 24, "y": 36})

    def play(self, face: str, color: str | None = None) -> None:
        """Play a card, choose its colour if one is given, and wait for the answer."""
        self.click_card(face)
        if color:
            self.page.locator(f"[data-color={color}]").click()
        self.wait_for_answer()

    def press(self, action: str) -> None:
        """Press a button of the action bar and wait for the answer."""
        self.page.locator(f".actions [data-do={action}]").click()
        self.wait_for_answer()

    def wait_for_answer(self) -> None:
        """Wait until the server has answered the move that was sent."""
        # The actions are hidden once the round is over.
        self.page.locator(".actions[aria-busy=false]").wait_for(state="attached")

    def next_action(self) -> str:
        """Wait until the player can act, and return how: a move, ``close`` or ``end``."""
        return str(self.page.wait_for_function(NEXT_ACTION).json_value())

    def act(self, action: str) -> None:
        """Do what ``next_action`` returned and wait for the answer."""
        self.click_action(action)
        self.wait_for_answer()

    def click_action(self, action: str) -> None:
        """Do what ``next_action`` returned, with the first card and colour that can be chosen."""
        if action == "close":
            self.page.keyboard.press("Escape")
        elif action == "color":
            self.page.locator("[data-color]").first.click()
        elif action == "play":
            self.page.locator(".hold.can").first.click(position={"x": 24, "y": 36})
            if self.page.locator(".sheet [data-color]").count():
                self.page.locator("[data-color]").first.click()
            elif self.page.locator("[data-whom]").count():
                self.page.locator(".people button").last.click()
        elif action != "end":
            self.page.locator(f".actions [data-do={action}]").click()

    def play_out(self) -> None:
        """Play until the round is over."""
        while (action := self.next_action()) != "end":
            self.act(action)


class SocketClient:
    """A seat played over a bare socket; the test makes each move."""

    def __init__(self, url: str, table: PreparedTable, seat: int) -> None:
        address = f"{url.replace('http', 'ws', 1)}/ws/{table.code}"
        self._connection = websockets.sync.client.connect(address, proxy=None)
        self._socket = self._connection.__enter__()
        self._messages: queue.Queue[Message] = queue.Queue()
        self._seat = seat
        self._moves = 0
        self.last: Message = {}
        self._socket.send(json.dumps({"type": "hello", "protocol": 2, "token": table.tokens[seat]}))
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.receive_until(lambda message: message["type"] == "welcome")

    def _read(self) -> None:
        try:
            for raw in self._socket:
                message = json.loads(raw)
                if message["type"] == "probe":
                    answer = {"type": "probe_reply", "mark": message["mark"]}
                    self._socket.send(json.dumps(answer))
                else:
                    self._messages.put(message)
        except ConnectionClosed:
            pass

    def receive_until(self, wanted: Callable[[Message], object]) -> Message:
        """Receive until a message satisfies a condition, and return it."""
        while True:
            message = self._messages.get(timeout=TIMEOUT / 1000)
            if message["type"] == "update":
                message = complete(self.last, message)
            if message["type"] in ("welcome", "update"):
                self.last = message
            if wanted(message):
                return message

    def wait_for_turn(self) -> None:
        """Wait until it is this seat's turn."""

        def is_own_turn(message: Message) -> bool:
            view = message.get("view")
            return bool(view and view["turn"] == view["seat"] and view["awaiting"] != "over")

        if not is_own_turn(self.last):
            self.receive_until(is_own_turn)

    def move(self, do: str, **fields: Any) -> None:
        """Make a move and wait until it is done."""
        self._moves += 1
        id = f"seat-{self._seat}-move-{self._moves}"
        move = {"do": do, **fields}
        self._socket.send(json.dumps({"type": "move", "id": id, "move": move}))
        answer = self.receive_until(lambda message: message.get("id") == id)
        assert answer["type"] == "update", answer

    def leave(self) -> None:
        """Give up the seat."""
        self._socket.send(json.dumps({"type": "leave"}))

    def close(self) -> None:
        """Close the connection."""
        self._connection.__exit__(None, None, None)
        self._reader.join()
