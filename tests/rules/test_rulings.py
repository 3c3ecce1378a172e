"""Rulings: their domains, overrides and how they are typed."""

from __future__ import annotations

import msgspec
import pytest

from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput
from flipdeck.rules.rulings import NAMES, Rulings, check_seats, differences, domain, override, parse

VALUES: dict[str, list[object]] = {
    "deck": ["flip112", "flip108", "beach112"],
    "first_dealer": ["highest_number", "highest_points", "chosen"],
    "start_action": ["acts", "returned", "ignored"],
    "start_wild": ["first_player", "returned", "ignored"],
    "start_draw_wild": ["returned", "ignored"],
    "start_flip": ["flips", "returned", "ignored"],
    "start_reverse": ["dealer", "neighbour"],
    "start_draw": ["misses", "plays"],
    "returned_to": ["random", "bottom"],
    "direction": ["left", "right"],
    "drawn_card": ["may_play", "must_play", "must_if_forced"],
    "voluntary_draw": [True, False],
    "uno_window": ["begins", "played"],
    "late_call": [True, False],
    "wilds_count_as_match": [True, False],
    "wild_after_flip": ["flipper", "by_side", "next"],
    "found_color_shown": [True, False],
    "beachcomber_color": ["keeps", "names"],
    "two_player_reverse": ["skip", "turn"],
    "bluffing": ["allowed", "refused", "free"],
    "last_card_draws": [True, False],
    "uno_penalty": [0, 1, 10],
    "hand_size": [1, 7, 53],
    "move_limit": [1, 5000, 10**9],
    "pairing": ["round", "match"],
    "match": [
        "single",
        "points",
        "lowest",
        "partners",
        "rotation4",
        "rotation8",
        "elimination",
    ],
    "target": [1, 500, 10**6],
    "stacking": ["off", "same", "rising"],
    "drawing": ["one", "until_fits"],
    "jump_in": [True, False],
    "seven_swap": [True, False],
    "zero_rotate": [True, False],
    "last_card": ["any", "number"],
    "uno_call": ["called", "automatic"],
    "until_limit": [0, 1, 50],
}
OTHER: list[object] = ["", "Left", "acts ", None, 3.5, [], {}, "7"]
OUTSIDE: dict[str, list[object]] = {
    "uno_penalty": [-1, 11, True],
    "hand_size": [0, -7, 10**30, True],
    "move_limit": [0, -1, 10**30, False],
    "target": [0, -500, 10**30],
    "until_limit": [-1, 51, False],
    "voluntary_draw": [0, 1, "true"],
    "start_draw_wild": ["acts"],
    "deck": ["flip", "flip-classic"],
}


def test_every_ruling_is_written_down_here() -> None:
    assert tuple(VALUES) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_ruling_takes_each_of_its_values(name: str) -> None:
    for value in VALUES[name]:
        assert getattr(override(Rulings(), {name: value}), name) == value


@pytest.mark.parametrize("name", NAMES)
def test_a_value_out_of_its_domain_is_refused_by_name(name: str) -> None:
    for value in [*OTHER, *OUTSIDE.get(name, [])]:
        with pytest.raises(BadInput) as wrong:
            override(Rulings(), {name: value})
        assert str(wrong.value) == f"ruling {name!r} cannot be {value!r}: it takes {domain(name)}"


def test_domains_in_words() -> None:
    assert domain("start_wild") == "first_player, returned, ignored"
    assert domain("voluntary_draw") == "true or false"
    assert domain("uno_penalty") == "a whole number, 0 to 10"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("hand_sise", "unknown ruling 'hand_sise'; did you mean 'hand_size'?"),
        ("wombat", "unknown ruling 'wombat'; 'flipdeck editions' lists them"),
        ("", "unknown ruling ''; 'flipdeck editions' lists them"),
    ],
)
def test_an_unknown_ruling_is_refused_by_name(name: str, message: str) -> None:
    for refusing in (lambda: override(Rulings(), {name: 1}), lambda: parse([f"{name}=1"])):
        with pytest.raises(BadInput) as wrong:
            refusing()
        assert str(wrong.value) == message


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (
            {"hand_size": 56},
            "rulings 'hand_size' 56 and 'deck' flip112 contradict each other: 2 hands and a card "
            "to start need 113 cards, the deck has 112",
        ),
        (
            {"hand_size": 54, "deck": "flip108"},
            "rulings 'hand_size' 54 and 'deck' flip108 contradict each other: 2 hands and a card "
            "to start need 109 cards, the deck has 108",
        ),
        (
            {"hand_size": 28, "match": "partners"},
            "rulings 'hand_size' 28 and 'deck' flip112 contradict each other: 4 hands and a card "
            "to start need 113 cards, the deck has 112",
        ),
        (
            {"hand_size": 28, "match": "rotation8"},
            "rulings 'hand_size' 28 and 'deck' flip112 contradict each other: 4 hands and a card "
            "to start need 113 cards, the deck has 112",
        ),
    ],
)
def test_rulings_that_contradict_each_other_are_named(
    changes: dict[str, object], message: str
) -> None:
    with pytest.raises(BadInput) as wrong:
        override(Rulings(), changes)
    assert str(wrong.value) == message
    fitting = {**changes, "hand_size": int(str(changes["hand_size"])) - 1}
    assert override(Rulings(), fitting).hand_size == fitting["hand_size"]


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        (1, "1 seats: a table has 2 to 10"),
        (0, "0 seats: a table has 2 to 10"),
        (-4, "-4 seats: a table has 2 to 10"),
        (11, "11 seats: a table has 2 to 10"),
        (True, "seats must be a whole number, not True"),
        ("4", "seats must be a whole number, not '4'"),
        (4.0, "seats must be a whole number, not 4.0"),
    ],
)
def test_a_table_seats_two_to_ten(seats: object, message: str) -> None:
    for number in range(2, 11):
        check_seats(Rulings(), number)
    with pytest.raises(BadInput) as wrong:
        check_seats(Rulings(), seats)  # type: ignore[arg-type]
    assert str(wrong.value) == message


def test_hands_and_a_start_card_must_be_in_the_deck() -> None:
    check_seats(Rulings(hand_size=11), 10)
    check_seats(Rulings(hand_size=37), 3)  # all 112 cards
    with pytest.raises(BadInput) as wrong:
        check_seats(Rulings(hand_size=12), 10)
    assert str(wrong.value) == "hand_size 12 with 10 seats needs 121 cards; deck flip112 has 112"
    check_seats(Rulings(deck="flip108", hand_size=53), 2)
    with pytest.raises(BadInput, match="needs 109 cards; deck flip108 has 108"):
        check_seats(Rulings(deck="flip108", hand_size=54), 2)


def test_typed_rulings_get_their_types() -> None:
    assert parse(
        ["start_wild=returned", "voluntary_draw=no", "last_card_draws=true", "uno_penalty=4"]
    ) == {
        "start_wild": "returned",
        "voluntary_draw": False,
        "last_card_draws": True,
        "uno_penalty": 4,
    }
    assert parse([" hand_size = 5 ", "found_color_shown=yes", "wilds_count_as_match=false"]) == {
        "hand_size": 5,
        "found_color_shown": True,
        "wilds_count_as_match": False,
    }
    assert parse([]) == {}


@pytest.mark.parametrize("name", NAMES)
def test_every_value_can_be_typed(name: str) -> None:
    for value in VALUES[name]:
        text = str(value).lower() if isinstance(value, bool) else str(value)
        assert parse([f"{name}={text}"]) == {name: value}


@pytest.mark.parametrize(
    ("pairs", "message"),
    [
        (["hand_size"], "ruling 'hand_size': write it as NAME=VALUE"),
        (["hand_size 7"], "ruling 'hand_size 7': write it as NAME=VALUE"),
        (["hand_size=7", "hand_size=7"], "ruling 'hand_size' is given twice"),
        (["=7"], "unknown ruling ''; 'flipdeck editions' lists them"),
    ],
)
def test_what_is_typed_badly_is_named(pairs: list[str], message: str) -> None:
    with pytest.raises(BadInput) as wrong:
        parse(pairs)
    assert str(wrong.value) == message


@pytest.mark.parametrize(
    "pair",
    [
        "hand_size=",
        "hand_size=seven",
        "hand_size=--7",
        "hand_size=-7",
        "hand_size=" + "9" * 5000,
        "uno_penalty=2.0",
        "voluntary_draw=maybe",
        "voluntary_draw=1",
        "direction=up",
        "direction=left=right",
    ],
)
def test_a_value_typed_out_of_its_domain_is_refused_where_it_is_used(pair: str) -> None:
    name = pair.partition("=")[0]
    with pytest.raises(BadInput, match=f"^ruling '{name}' cannot be .*: it takes "):
        override(Rulings(), parse([pair]))


def test_differences_are_the_overrides_that_lead_from_one_to_the_other() -> None:
    classic = EDITIONS["flip-classic"].rulings
    assert differences(classic, classic) == {}
    for each in EDITIONS.values():
        changes = differences(each.rulings, classic)
        assert override(classic, changes) == each.rulings
        assert all(getattr(classic, name) != value for name, value in changes.items())
    assert differences(EDITIONS["flip-canada"].rulings, classic) == {"uno_window": "played"}


def test_rulings_cannot_be_changed_in_place() -> None:
    rulings = Rulings()
    with pytest.raises(AttributeError):
        rulings.hand_size = 5  # type: ignore[misc]
    assert msgspec.json.decode(msgspec.json.encode(rulings), type=Rulings) == rulings
