"""Somebody at the keyboard: a script of lines, or a player who takes what is offered."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterable

from rich.console import Console

from flipdeck.cli.screen import Screen


class Typist:
    """Keeps what was shown, and types what ``answer`` makes of what was shown since."""

    def __init__(self, answer: Callable[[str], str]) -> None:
        self._answer = answer
        self._page = io.StringIO()
        self._read_to = 0
        self.screen = Screen(Console(file=self._page, force_terminal=False, width=80), self._read)

    def _read(self, prompt: str) -> str:
        typed = self._answer(self.unread)
        self._page.write(f"{prompt}{typed}\n")
        self._read_to = self._page.tell()
        return typed

    @property
    def page(self) -> str:
        """Everything on the screen, typed lines after their prompts."""
        return self._page.getvalue()

    @property
    def lines(self) -> list[str]:
        return self.page.splitlines()

    @property
    def unread(self) -> str:
        """What was shown since the last line typed."""
        return self.page[self._read_to :]


def scripted(*lines: str) -> Typist:
    """Types these lines; then the input ends."""
    left = iter(lines)

    def answer(_: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return Typist(answer)


class AutoPlayer:
    """Plays the first card offered; chance decides about calls, catches, challenges and gifts."""

    def __init__(self, seed: object, odd: Iterable[str] = ()) -> None:
        self.dice = random.Random(str(seed))
        self.odd = list(odd)
        self.met: set[str] = set()

    def __call__(self, shown: str) -> str:
        last = shown.strip().splitlines()[-1]
        for pattern, name in _PROMPTS:
            found = re.search(pattern, last)
            if found:
                self.met.add(name)
                if self.odd and self.dice.random() < 0.05:
                    return self.dice.choice(self.odd)
                return self._answer(name, found, shown)
        raise AssertionError(f"not a prompt: {last!r}")

    def _answer(self, name: str, found: re.Match[str], shown: str) -> str:
        if name in ("play", "drawn"):
            two_cards = "Your hand, 2 cards" in shown
            return found[1] + ("!" if two_cards and self.dice.random() < 0.7 else "")
        if name in ("color", "named", "whom"):
            return found[1]
        if name == "cards":
            return self.dice.choice(["1", "none", "2,3", ""])
        return self.dice.choice(_ANSWERS[name])


_PROMPTS = (
    (r"^Play (\d+)", "play"),
    (r"^Nothing is playable: draw \(d\)", "draw"),
    (r"^Your drawn .* \((\d+)\)", "drawn"),
    (r"^Accept \(a\) or challenge \(c\)\?", "answer"),
    (r"^Which colour: (\w+),", "color"),
    (r"name the colour(?: of the wild)?: (\w+),", "named"),
    (r"To whom: (\w+)", "whom"),
    (r"^Which cards for \w+\?", "cards"),
    (r"did not call UNO. Type catch", "catch"),
    (r"did not call UNO. Type uno", "rescue"),
    (r"^Press Enter for the next round.$", "next"),
    (r"^You are out. Press Enter", "watch"),
    (r"^Quit the game\?", "leave"),
)
_ANSWERS = {
    "draw": ["d"],
    "answer": ["a", "c"],
    "catch": ["catch", ""],
    "rescue": ["uno", ""],
    "next": [""],
    "watch": [""],
    "leave": [""],
}
