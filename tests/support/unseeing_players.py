"""Players who do not look: they use roles, accessible names, live regions and keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import ElementHandle, Locator, Page

from flipdeck.rules.localization import color_text, message
from tests.support.actors import Player

COLORS: Final = ("blue", "green", "red", "yellow", "pink", "teal", "orange", "purple")
HAS_FOCUS: Final = "() => document.activeElement !== document.body"


class Words:
    """What the page calls things in a locale."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self.colors = [color_text(color, locale=locale) for color in COLORS]
        self.playable = self._around("card-playable", "card")
        """Found in the name of a card that is playable, not in that of another."""
        self.draw = self.text("do-draw")
        self.keep = self.text("do-keep")
        self.accept = self.text("do-accept")
        self.next_round = self.text("end-next")
        self.rematch = self.text("end-rematch")
        self.your_turn = self.text("turn-yours")
        self.text_view = self.text("text-view-open")
        self.hand = self.text("hand-title")

    def text(self, name: str, **variables: str | int) -> str:
        return message(name, variables, locale=self.locale)

    def _around(self, name: str, variable: str) -> re.Pattern[str]:
        before, after = self.text(name, **{variable: "\0"}).split("\0")
        return re.compile(f"{re.escape(before)}.+{re.escape(after)}")


class UnseeingPlayer:
    """Plays with buttons and list options found by their names; told by live regions when to."""

    def __init__(self, player: Player, locale: str = "en") -> None:
        self.page: Page = player.page
        self.wait_until: Callable[[Callable[[], object], str], None] = player.wait_until
        self.words = Words(locale)
        self.heard: list[str] = []
        """Everything that was spoken at once."""

    # Listening.

    def urgent(self) -> Locator:
        """What cannot wait: the turn, a question, an error, the end."""
        return self.page.locator("[aria-live=assertive] > *")

    def happened(self) -> str:
        """What was said last about what happened."""
        return self.page.locator("[aria-live=polite] > *").last.inner_text()

    def listen(self) -> ElementHandle:
        """Wait until something is spoken that cannot wait, and return its element."""
        self.urgent().wait_for(state="attached")
        spoken = self.urgent().element_handle()
        self.heard.append(spoken.inner_text())
        return spoken

    # Finding by role and name.

    def button(self, name: str) -> Locator:
        """A button that can be pressed, by the beginning of its name."""
        begins = re.compile(rf"^{re.escape(name)}\b", re.IGNORECASE)
        return self.page.get_by_role("button", name=begins, disabled=False)

    def playable(self) -> Locator:
        return self.page.get_by_role("option", name=self.words.playable)

    def color(self) -> Locator | None:
        """The first colour, where one is asked for."""
        for name in self.words.colors:
            found = self.page.get_by_role("button", name=name, exact=True)
            if found.count():
                return found
        return None

    # Acting.

    def press(self, button: Locator) -> None:
        button.first.click()

    def play(self) -> bool:
        """Play the first playable card; false where there is none."""
        if not self.playable().count():
            return False
        # In a large hand a card lies under its neighbour, which only who points has to mind.
        self.playable().first.press("Enter")
        return True

    def take_turn(self) -> bool:
        """Do the first thing that is possible; whether a colour was chosen."""
        words = self.words
        color = self.color()
        if color is not None:
            self.press(color)
            return True
        if self.button(words.accept).count():
            self.press(self.button(words.accept))
        elif not self.play():
            if self.button(words.keep).count():
                self.keep()
            else:
                self.press(self.button(words.draw))
        return False

    def keep(self) -> None:
        """Keep the drawn card; alone with bots one that does not fit may be kept by itself."""
        self.button(self.words.keep).evaluate_all("buttons => buttons[0]?.click()")

    def play_match(self) -> None:
        """Play rounds until the match is over."""
        while True:
            spoken = self.listen()
            if self.button(self.words.rematch).count():
                return
            if self.button(self.words.next_round).count():
                self.press(self.button(self.words.next_round))
                self._answered(spoken, chosen=True)
            else:
                self._answered(spoken, chosen=self.take_turn())

    def _answered(self, spoken: ElementHandle, *, chosen: bool) -> None:
        """Wait until what was said no longer is; choose a colour that is asked for meanwhile.

        It is chosen once: its buttons stay until the server has answered.
        """

        def gone() -> bool:
            nonlocal chosen
            if not spoken.evaluate("each => each.isConnected"):
                return True
            color = None if chosen else self.color()
            if color is not None:
                chosen = True
                self.press(color)
            return False

        self.wait_until(gone, f"it goes on after: {self.heard[-1]}")


class TextViewPlayer(UnseeingPlayer):
    """Plays in the text view, where the hand is a list of buttons."""

    def playable(self) -> Locator:
        return self.page.get_by_role("button", name=self.words.playable)


class KeyboardPlayer(UnseeingPlayer):
    """Plays with the keyboard alone; focus is never lost."""

    def focused(self) -> Locator:
        return self.page.locator(":focus")

    def key(self, key: str) -> None:
        """Press a key while focus is on the page."""
        self.page.wait_for_function(HAS_FOCUS)
        self.page.keyboard.press(key)

    def play(self) -> bool:
        self.page.wait_for_function("() => document.activeElement?.role === 'option'")
        self.key("Home")
        for _ in range(self.page.get_by_role("option").count()):
            if self.words.playable.search(self.focused().get_attribute("aria-label") or ""):
                self.key("Enter")
                return True
            self.key("ArrowRight")
        return False

    def keep(self) -> None:
        self.key("p")

    def press(self, button: Locator) -> None:
        keys = {self.words.accept: "a", self.words.draw: "d"}
        name = button.first.inner_text().strip()
        key = next((key for word, key in keys.items() if name.startswith(word)), None)
        if name.lower() in self.words.colors:
            self.key("1")
        elif key is not None:
            self.key(key)
        else:
            self._tab_to(button)
            self.key("Enter")

    def _tab_to(self, button: Locator) -> None:
        for _ in range(60):
            if button.first.evaluate("each => each === document.activeElement"):
                return
            self.key("Tab")
        raise AssertionError("Tab does not lead to the button")
