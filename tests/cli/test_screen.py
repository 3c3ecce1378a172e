"""Lines on the screen: unbroken names, colour as an addition only."""

from __future__ import annotations

import io
import re
from typing import Literal

import pytest
from rich.console import Console

from flipdeck.cli.screen import STYLES, Screen
from flipdeck.cli.texts import ENGLISH
from flipdeck.rules.cards import known_faces

LONG = "Ann: 4 cards. Backs: " + ", ".join(["teal skip everyone", "wild draw color"] * 8) + "."


def shown(text: str, *, terminal: bool, width: int = 80, indent: int = 0) -> str:
    page = io.StringIO()
    colors: Literal["256", "auto"] = "256" if terminal else "auto"
    console = Console(
        file=page, force_terminal=terminal, width=width, color_system=colors, no_color=False
    )
    Screen(console, input).write(text, indent=indent)
    return page.getvalue()


def plain(text: str) -> str:
    return re.sub(r"\x1b\[[\d;]*m", "", text)


@pytest.mark.parametrize("width", [30, 40, 80, 120])
def test_a_terminal_breaks_lines_between_cards(width: int) -> None:
    page = plain(shown(LONG, terminal=True, width=width))
    lines = page.splitlines()
    assert " ".join(line.strip() for line in lines) == LONG
    assert max(map(len, lines)) < min(width, 101)
    assert not any(re.search(r"(skip|teal|draw|wild)$", line) for line in lines)
    assert all(line.startswith("  ") for line in lines[1:])


def test_a_number_stays_with_its_card() -> None:
    text = ", ".join(f"{number} blue draw one *" for number in range(1, 20))
    for line in plain(shown(text, terminal=True, width=41, indent=2)).splitlines():
        assert re.fullmatch(r"( {2}| {4})(\d+ blue draw one \*(, |,|$))+", line)


def test_a_command_to_copy_stays_whole() -> None:
    page = io.StringIO()
    screen = Screen(Console(file=page, force_terminal=True, width=20, color_system=None), input)
    screen.write("flipdeck play --edition flip-classic", whole=True)
    assert page.getvalue() == "flipdeck play --edition flip-classic\n"


def test_in_a_pipe_a_line_stays_a_line_without_colour() -> None:
    assert shown(LONG, terminal=False) == LONG + "\n"


@pytest.mark.parametrize("face", sorted(known_faces()))
def test_colour_is_always_also_a_word(face: str) -> None:
    text = f"Ann plays {ENGLISH.card(face)}."
    page = shown(text, terminal=True)
    assert plain(page) == text + "\n"
    assert ("\x1b[" in page) == (face.split("-")[0] in STYLES)


def test_what_was_typed_comes_without_spaces_around_it() -> None:
    screen = Screen(Console(file=io.StringIO()), lambda prompt: f"  {prompt.strip()} blue 7 \n")
    assert screen.read_line() == "> blue 7"
