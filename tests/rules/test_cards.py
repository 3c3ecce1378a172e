"""The decks, card by card, and what each face costs."""

from __future__ import annotations

from collections import Counter

import pytest

from flipdeck.rules.cards import DECKS, Deck, known_colors, known_faces, known_prints
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput

LIGHT = ("blue", "green", "red", "yellow")
DARK = ("pink", "teal", "orange", "purple")
BEACH = ("turquoise", "pink", "green", "orange")

LIGHT_ACTIONS = ("draw1", "reverse", "skip", "flip")
DARK_ACTIONS = ("draw5", "reverse", "skipall", "flip")
BEACH_ACTIONS = ("draw2", "reverse", "skip")

LIGHT_WILDS = ("wild", "wild-draw2")
DARK_WILDS = ("wild", "wild-drawcolor")
BEACH_WILDS = ("wild", "wild-draw4", "beachcomber")


def counted(deck: Deck, side: int) -> Counter[str]:
    names = deck.prints[side].names
    return Counter(names[face] for face in deck.faces(side))


def printed(
    colors: tuple[str, ...], twice: tuple[str, ...], wilds: tuple[str, ...], each: int
) -> Counter[str]:
    numbers = tuple(str(number) for number in range(1, 10))
    faces = {f"{color}-{symbol}": 2 for color in colors for symbol in (*numbers, *twice)}
    return Counter({**faces, **dict.fromkeys(wilds, each)})


@pytest.mark.parametrize(
    ("edition", "size", "wilds"),
    [
        ("flip-classic", 112, 4),
        ("flip-canada", 112, 4),
        ("flip-nordic", 112, 4),
        ("flip-splash", 108, 2),
    ],
)
def test_a_two_sided_deck_has_two_of_everything_and_its_wilds(
    edition: str, size: int, wilds: int
) -> None:
    deck = EDITIONS[edition].rulings.cards
    assert deck.two_sided
    assert deck.size == size
    assert counted(deck, 0) == printed(LIGHT, LIGHT_ACTIONS, LIGHT_WILDS, wilds)
    assert counted(deck, 1) == printed(DARK, DARK_ACTIONS, DARK_WILDS, wilds)
    assert counted(deck, 0).total() == counted(deck, 1).total() == size


def test_the_one_sided_deck_has_one_zero_a_colour_and_three_wild_kinds() -> None:
    deck = EDITIONS["beachcomber"].rulings.cards
    expected = printed(BEACH, BEACH_ACTIONS, BEACH_WILDS, 4)
    expected.update({f"{color}-0": 1 for color in BEACH})
    assert not deck.two_sided
    assert counted(deck, 0) == expected
    assert deck.size == expected.total() == 112


@pytest.mark.parametrize("name", list(DECKS))
def test_a_deck_knows_how_often_it_has_a_face(name: str) -> None:
    deck = DECKS[name]
    for side, most in enumerate(deck.most):
        names = deck.prints[side].names
        assert {names[face]: count for face, count in most.items()} == counted(deck, side)


POINTS: dict[str, dict[str, int]] = {
    "light": {"draw1": 10, "reverse": 20, "skip": 20, "flip": 20, "wild": 40, "wild-draw2": 50},
    "dark": {
        "draw5": 20,
        "reverse": 20,
        "skipall": 30,
        "flip": 20,
        "wild": 40,
        "wild-drawcolor": 60,
    },
    "beach": {
        "draw2": 20,
        "reverse": 20,
        "skip": 20,
        "wild": 50,
        "wild-draw4": 50,
        "beachcomber": 50,
    },
}


@pytest.mark.parametrize("side", known_prints(), ids=lambda side: side.name)
def test_every_face_has_its_points(side: object) -> None:
    (printing,) = [each for each in known_prints() if each is side]
    expected = POINTS[printing.name]
    met = set()
    for face, name in printing.names.items():
        symbol = name if name in expected else name.rpartition("-")[2]
        met.add(symbol)
        assert printing.value(face) == (int(symbol) if symbol.isdigit() else expected[symbol]), name
    assert met - {str(number) for number in range(10)} == set(expected)


def test_the_words_of_all_prints() -> None:
    assert {*LIGHT, *DARK, *BEACH} == known_colors()
    assert {face for deck in DECKS.values() for side in deck.most for face in side} <= set(
        range(59)
    )
    assert {"green-0", "green-draw1", "wild-drawcolor", "beachcomber"} <= known_faces()
    assert (
        not {"blue-0", "pink-draw1", "turquoise-flip", "teal-skip", "blue-skipall"} & known_faces()
    )


@pytest.mark.parametrize("name", list(DECKS))
def test_a_card_reads_as_it_is_written(name: str) -> None:
    deck = DECKS[name]
    fronts = deck.prints[0].numbers
    backs = deck.prints[1].numbers if deck.two_sided else {"": 0}
    numbers = set()
    for front in fronts:
        for back in backs:
            text = f"{front}/{back}" if deck.two_sided else front
            number = deck.card(text)
            numbers.add(number)
            assert deck.text(number) == text
    assert len(numbers) == len(fronts) * len(backs)


@pytest.mark.parametrize(
    ("deck", "text", "message"),
    [
        ("flip112", "blue-7", "card 'blue-7': deck flip112 writes a card as LIGHT/DARK"),
        (
            "flip112",
            "blue-7/pink-3/",
            "card 'blue-7/pink-3/': deck flip112 writes a card as LIGHT/DARK",
        ),
        ("flip112", "pink-3/blue-7", "card 'pink-3/blue-7': 'pink-3' is no light face"),
        ("flip112", "blue-7/blue-7", "card 'blue-7/blue-7': 'blue-7' is no dark face"),
        ("flip108", "blue-0/pink-3", "card 'blue-0/pink-3': 'blue-0' is no light face"),
        ("flip108", "", "card '': deck flip108 writes a card as LIGHT/DARK"),
        (
            "beach112",
            "green-4/pink-3",
            "card 'green-4/pink-3': deck beach112 writes a card as a single face",
        ),
        ("beach112", "blue-7", "card 'blue-7': 'blue-7' is no beach face"),
        ("beach112", "Green-4", "card 'Green-4': 'Green-4' is no beach face"),
        ("beach112", 7, "a card must be text, not 7"),
        ("beach112", None, "a card must be text, not None"),
    ],
)
def test_what_is_no_card_is_named(deck: str, text: object, message: str) -> None:
    with pytest.raises(BadInput) as wrong:
        DECKS[deck].card(text)
    assert str(wrong.value) == message
