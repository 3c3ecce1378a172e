"""Positions with somebody at the keyboard in seat 0."""

from __future__ import annotations

from typing import Any

from flipdeck.cli.narration import TablePlayers
from flipdeck.cli.prompt import TerminalPlayer
from flipdeck.engine.round import Round
from flipdeck.formats.position import Position, set_up
from flipdeck.rules.editions import EDITIONS
from tests.support.typist import Typist, scripted

NAMES = ("You", "Ann", "Ben")
DRAW = ["red-1/pink-4", "red-2/pink-5", "red-3/teal-6", "green-1/teal-7", "green-2/orange-1"]
HAND = ["green-5/pink-1", "blue-2/pink-3", "wild/teal-2", "blue-1/teal-4", "red-7/orange-5"]


def at(edition: str = "flip-classic", rules: dict[str, object] | None = None, **more: Any) -> Round:
    given: dict[str, Any] = {
        "side": "light",
        "turn": 0,
        "hands": [HAND, ["green-6/pink-6", "red-9/pink-7"], ["yellow-2/orange-2"]],
        "discard": ["yellow-1/pink-2", "blue-7/teal-1"],
        "draw": DRAW,
        **more,
    }
    rulings = EDITIONS[edition].with_rules(rules or {})
    return set_up(rulings, len(given["hands"]), 0, Position(**given))


def on_the_beach(hand: list[str], **rules: object) -> Round:
    hands = [hand, ["green-6", "pink-9"], ["orange-2"]]
    given: dict[str, Any] = {"side": None, "hands": hands, "discard": ["pink-7"]}
    return at("beachcomber", rules, draw=["green-1", "green-2", "green-3"], **given)


def person(played: Round, *lines: str, teams: bool = False) -> tuple[TerminalPlayer, Typist]:
    typist = scripted(*lines)
    names = NAMES if played.seats == 3 else (*NAMES, "Cleo")
    players = TablePlayers(names, 0, teams)
    made = TerminalPlayer(typist.screen, played, players, lambda: ["Scores stand here."])
    made.color_before = "blue"
    return made, typist
