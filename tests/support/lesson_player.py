"""A learner who takes the lesson with the keyboard alone and finds everything by role and name."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from flipdeck.rules.catalogues import CATALOGUES, Catalogues
from flipdeck.rules.localization import card_text, color_text
from flipdeck.rules.moves import CallUno, Catch, Challenge, Draw, Play
from tests.support.actors import Player
from tools.lesson_files import BEN, NAMES, Step

MOST_KEYS: Final = 40
UNKNOWN: Final = "\0"
"""Stands in a text for what only the table knows, such as the card on top."""
KNOWN_BY_THE_TABLE: Final = ("top", "symbol", "before", "seen", "current")
TEXTS: Final = {"skip": "lesson-skip-card", "again": "lesson-skipped"}
"""The steps whose message is not named after the step."""
HAS_FOCUS: Final = "each => each === document.activeElement"


class KeyboardLearner:
    """Knows the catalogues of one locale, and nothing of the page's markup."""

    def __init__(self, player: Player, locale: str) -> None:
        self.page: Page = player.page
        self.locale = locale
        self._catalogues = Catalogues(locale, (*CATALOGUES, "lesson"))
        self.panel = self.page.get_by_role("region", name=self.text("lesson-title"), exact=True)
        self.spoken = self.panel.get_by_role("status")
        """What a screen reader is told; nothing while cards are moving."""
        self.hand = self.page.get_by_role("listbox")

    # Words.

    def text(self, name: str, **variables: str | int) -> str:
        """Return a message of the locale."""
        assert self._catalogues.has(name), f"{self.locale}: {name}"
        return self._catalogues.format(name, {"table-section": "none", **variables})

    def _step_text(self, name: str, move: object, **variables: str | int) -> re.Pattern[str]:
        """Return what the text of a step looks like, whatever lies on the table."""
        known: dict[str, str | int] = {"who": NAMES[BEN], **variables}
        for each in KNOWN_BY_THE_TABLE:
            known |= {each: UNKNOWN, f"{each}-object": UNKNOWN}
        if isinstance(move, Play):
            for form, as_object in (("", False), ("-object", True)):
                card = card_text(move.card, locale=self.locale, as_object=as_object)
                color = color_text(move.color or "", locale=self.locale, as_object=as_object)
                known |= {f"card{form}": card, f"color{form}": color}
        text = self.text(name, **known)
        return re.compile(f"^{re.escape(text).replace(re.escape(UNKNOWN), '.+')}$")

    # What is asked.

    def expect_asked(self, step: Step) -> None:
        """Wait until a step's text is spoken, and shown."""
        self._expect_said(self._step_text(TEXTS.get(step.id, f"lesson-{step.id}"), step.asks))

    def expect_end(self, points: int, target: int) -> None:
        """Wait until the end is spoken and shown, with the points of the round."""
        self._expect_said(self._step_text("lesson-end", None, points=points, target=target))

    def _expect_said(self, text: re.Pattern[str]) -> None:
        expect(self.spoken).to_have_text(text)
        expect(self.panel.get_by_text(self.spoken.inner_text(), exact=True)).to_have_count(2)

    def expect_focus(self, step: Step) -> None:
        """Focus is in the hand, or on the answers where a question is asked."""
        if self.shown_hand().count():
            return
        answers = self.page.get_by_role("group", name=self.text("actions-label"), exact=True)
        where = answers if isinstance(step.asks, Challenge) else self.hand
        expect(where.locator(":focus")).to_have_count(1)

    # Finding.

    def button(self, name: str) -> Locator:
        """A button that can be pressed."""
        return self.page.get_by_role("button", name=name, exact=True, disabled=False)

    def challenge(self) -> Locator:
        """The button whose name goes on with what a challenge costs."""
        begins = re.compile(rf"^{re.escape(self.text('do-challenge'))}\b")
        return self.page.get_by_role("button", name=begins, disabled=False)

    def card(self, face: str) -> Locator:
        """A playable card of the hand; one that was just drawn is said to be so, too."""
        playable = self.text("card-playable", card=card_text(face, locale=self.locale))
        return self.hand.get_by_role("option", name=playable)

    def shown_hand(self) -> Locator:
        """The hand that a challenged player shows."""
        return self.page.get_by_role("dialog")

    def _action(self, step: Step) -> Locator:
        """The button for what a step asks for, except a card."""
        match step.asks:
            case Draw():
                return self.button(self.text("do-draw"))
            case Catch():
                return self.button(self.text("do-catch-who", who=NAMES[BEN]))
            case Challenge():
                return self.challenge()
            case CallUno():
                return self.button(self.text("uno-says", state="now"))
        return self.button(card_text(step.answers[0], locale=self.locale))

    # Doing.

    def do(self, step: Step) -> None:
        """Do what the step asks for; focus begins where the page has put it."""
        if self.shown_hand().count():
            self.page.keyboard.press("Escape")
            expect(self.shown_hand()).to_have_count(0)
        if not isinstance(step.asks, Play):
            self._activate(self._action(step))
            return
        if not self.hand.locator(":focus").count():
            # One card of a hand can be reached by Tab, and from there the others by arrow keys.
            self._press_until("Tab", self.hand.locator("[tabindex='0']"))
        self.page.keyboard.press("Home")
        self._press_until("ArrowRight", self.card(step.asks.card))
        self.page.keyboard.press("Enter")
        if step.asks.color:
            self._activate(self.button(color_text(step.asks.color, locale=self.locale)))

    def _activate(self, target: Locator) -> None:
        self._press_until("Tab", target)
        self.page.keyboard.press("Enter")

    def _press_until(self, key: str, target: Locator) -> None:
        """Press a key until an element has focus."""
        expect(target).to_be_visible()
        for _ in range(MOST_KEYS):
            if target.evaluate(HAS_FOCUS):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} never leads to {target}")
