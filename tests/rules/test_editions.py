"""The editions have the rulings of the printed sheets, stated here again."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec
import pytest

import flipdeck
from flipdeck.rules.cards import DECKS, known_colors
from flipdeck.rules.editions import EDITIONS, edition
from flipdeck.rules.errors import BadInput
from flipdeck.rules.rulings import NAMES

SOURCE = Path(flipdeck.__file__).parent
COLUMNS = ("flip-classic", "flip-splash", "flip-canada", "flip-nordic", "beachcomber")

# Where an edition has no such card its cell holds what flip-classic has.
TABLE: dict[str, tuple[object, object, object, object, object]] = {
    "deck": ("flip112", "flip108", "flip112", "flip112", "beach112"),
    "first_dealer": (
        "highest_number",
        "highest_number",
        "highest_number",
        "chosen",
        "highest_points",
    ),
    "start_action": ("acts", "acts", "acts", "ignored", "acts"),
    "start_wild": ("first_player", "first_player", "first_player", "ignored", "returned"),
    "start_draw_wild": ("returned", "returned", "returned", "ignored", "returned"),
    "start_flip": ("flips", "flips", "flips", "ignored", "flips"),
    "start_reverse": ("dealer",) * 5,
    "start_draw": ("misses",) * 5,
    "returned_to": ("random",) * 5,
    "direction": ("left", "left", "left", "left", "left"),
    "drawn_card": ("may_play", "may_play", "may_play", "may_play", "must_play"),
    "voluntary_draw": (True, True, True, True, False),
    "uno_window": ("begins", "begins", "played", "begins", "begins"),
    "late_call": (True,) * 5,
    "wilds_count_as_match": (False, False, False, True, False),
    "wild_after_flip": ("flipper", "by_side", "flipper", "flipper", "flipper"),
    "found_color_shown": (False, True, False, False, False),
    "beachcomber_color": ("keeps", "keeps", "keeps", "keeps", "keeps"),
    "two_player_reverse": ("skip",) * 5,
    "bluffing": ("allowed",) * 5,
    "last_card_draws": (True,) * 5,
    "uno_penalty": (2,) * 5,
    "hand_size": (7,) * 5,
    "move_limit": (5000,) * 5,
    "pairing": ("round",) * 5,
    "match": ("points", "points", "points", "single", "points"),
    "target": (500,) * 5,
    "stacking": ("off",) * 5,
    "drawing": ("one",) * 5,
    "jump_in": (False,) * 5,
    "seven_swap": (False,) * 5,
    "zero_rotate": (False,) * 5,
    "last_card": ("any",) * 5,
    "uno_call": ("called",) * 5,
    "until_limit": (0,) * 5,
}

SHEETS = {
    "flip-classic": "000",
    "flip-splash": "001",
    "flip-canada": "002",
    "beachcomber": "003",
    "flip-nordic": "004",
}


@pytest.mark.parametrize("place", range(len(COLUMNS)), ids=COLUMNS)
def test_an_edition_plays_by_its_column(place: int) -> None:
    expected = {name: row[place] for name, row in TABLE.items()}
    assert msgspec.structs.asdict(EDITIONS[COLUMNS[place]].rulings) == expected


def test_the_table_speaks_of_every_ruling() -> None:
    assert tuple(TABLE) == NAMES


def test_each_edition_names_its_sheet() -> None:
    assert {name: each.sheet for name, each in EDITIONS.items()} == SHEETS
    assert all(each.id == name and each.title for name, each in EDITIONS.items())
    assert edition("beachcomber") is EDITIONS["beachcomber"]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("flip-clasic", "unknown edition 'flip-clasic'; did you mean 'flip-classic'?"),
        (
            "chess",
            "unknown edition 'chess'; known editions are flip-classic, flip-splash, flip-canada, "
            "flip-nordic, beachcomber",
        ),
        (
            7,
            "unknown edition 7; known editions are flip-classic, flip-splash, flip-canada, "
            "flip-nordic, beachcomber",
        ),
    ],
)
def test_an_unknown_edition_is_named(name: object, message: str) -> None:
    with pytest.raises(BadInput) as wrong:
        edition(name)
    assert str(wrong.value) == message


def test_a_table_overrides_rulings_of_its_edition() -> None:
    nordic = EDITIONS["flip-nordic"]
    changed = nordic.with_rules({"start_wild": "returned", "hand_size": 5})
    assert (changed.start_wild, changed.hand_size) == ("returned", 5)
    assert changed.start_flip == "ignored"
    assert nordic.rulings.start_wild == "ignored"


def test_no_code_branches_on_an_edition_a_deck_or_a_colour() -> None:
    """What differs between editions is a ruling or a property of the deck, never a name."""
    names = {*EDITIONS, *DECKS, *known_colors(), "light", "dark"}
    for path in sorted([*SOURCE.rglob("*.py"), *SOURCE.parents[1].glob("tools/*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            compared: list[ast.expr] = []
            if isinstance(node, ast.Compare):
                compared = [node.left, *node.comparators]
            elif isinstance(node, ast.MatchValue):
                compared = [node.value]
            for each in compared:
                members = each.elts if isinstance(each, ast.Tuple | ast.List | ast.Set) else [each]
                found = {one.value for one in members if isinstance(one, ast.Constant)}
                assert not found & names, f"{path}:{each.lineno}"
