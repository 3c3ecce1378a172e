"""The score pad's vectors are current, and are what the compiled engine and its matches say."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from flipdeck import sim
from flipdeck.engine.match import Match
from flipdeck.engine.round import Round
from flipdeck.rules.cards import DARK_SHIFT, Deck
from flipdeck.rules.editions import edition, editions
from flipdeck.rules.modes import MODES, Result, Standing
from tools import score_files

ROOT = Path(__file__).parents[1]
VECTORS: dict[str, Any] = json.loads((ROOT / score_files.VECTORS).read_text(encoding="utf-8"))
SIDES = [(each.id, side) for each in editions() for side in each.rulings.cards.side_names]


def test_the_files_are_current() -> None:
    assert score_files.main(["--check"]) == 0


def test_a_changed_file_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert score_files.main([], tmp_path) == 0
    file = tmp_path / score_files.DATA
    file.write_text(file.read_text(encoding="utf-8").replace('"points":50', '"points":40', 1))
    assert score_files.main(["--check"], tmp_path) == 1
    assert capsys.readouterr().err.startswith(f"{score_files.DATA}: not current")


def cards_of(deck: Deck, side: int, kinds: list[str]) -> list[int]:
    """Cards whose faces on one side are of these kinds, in any colours."""
    shown = deck.prints[side]
    left = Counter(deck.faces(side))
    cards = []
    behind = list(deck.faces(1 - side)) if deck.two_sided else [0] * deck.size
    for kind, back in zip(kinds, behind, strict=False):
        face = next(each for each, count in left.items() if count and shown.symbol(each) == kind)
        left[face] -= 1
        shift, other = (DARK_SHIFT, 0) if side else (0, DARK_SHIFT)
        cards.append(face << shift | back << other)
    return cards


@pytest.mark.parametrize(("name", "side"), SIDES)
def test_the_compiled_engine_counts_every_hand_alike(name: str, side: str | None) -> None:
    (row,) = [each for each in VECTORS["hands"] if (each["edition"], each["side"]) == (name, side)]
    rulings = edition(name).rulings
    deck = rulings.cards
    number = deck.side_names.index(side)
    played = Round.blank(rulings, 2, 0, key=bytes(32))
    checked = 0
    for text in row["hands"]:
        letters, _, points = text.partition(":")
        kinds = [row["kinds"][score_files.LETTERS.index(letter)] for letter in letters]
        cards = cards_of(deck, number, kinds)
        played.struct.clear(number)
        played.struct.hands[0, : len(cards)] = cards
        played.struct.held[0] = len(cards)
        assert played.hand_points()[0] == int(points), text
        checked += 1
    assert checked == score_files.HANDS


@pytest.mark.parametrize("direction", ["left", "right"])
@pytest.mark.parametrize("mode", MODES)
def test_matches_of_the_engine_pass_through_the_same_standings(mode: str, direction: str) -> None:
    """What the vectors are made by follows a match as bots play it: points, dealers, seats."""
    rulings = edition("flip-nordic").with_rules({"direction": direction})
    names = [f"player {number}" for number in range(MODES[mode].players or 3)]
    match = Match(names, rulings, mode=mode, target=120, key=bytes(32), dealer=1)
    standing = Standing.begin(mode, len(names), 120)
    dealers: tuple[int, ...] = (1,) * len(standing.played)
    sim.play_match(match, ["greedy"], "score pad")
    for finished in match.history:
        assert finished.seating == standing.seating[finished.table]
        assert finished.dealer == dealers[finished.table]
        result = Result(finished.winner, finished.held)
        standing, dealers = score_files.follow(standing, dealers, direction, finished.table, result)
    assert standing == match.standing
    assert standing.over
