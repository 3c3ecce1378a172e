"""Cards and colours have the names that the printed sections give them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from flipdeck.rules.cards import known_colors, known_prints
from flipdeck.rules.locales import locales
from flipdeck.rules.localization import Wording
from flipdeck.rules.sections import SECTIONS

EXCEPTIONS: dict[tuple[str, str], str] = {
    ("003-EN", "draw2"): "numbers of cards are words in English, as on the other English sheets",
    ("003-EN", "wild-draw4"): "numbers of cards are words in English, as on the other sheets",
    (
        "003-FR",
        "purple",
    ): "printed in the feminine, for a card; a colour alone is masculine",
    ("003-FRCA", "purple"): "printed in the feminine, as above",
}
"""Names that a locale does not take from a section, each with the reason."""

QUOTES = "[\N{LEFT SINGLE QUOTATION MARK}\N{RIGHT SINGLE QUOTATION MARK}«»„“”\"']"

LISTED = [section for section in SECTIONS.values() if section.locale in locales()]


def plain(name: str) -> str:
    """A name without quotation marks, in lower case."""
    return " ".join(re.sub(QUOTES, "", name.casefold()).split())


def readings(name: str) -> set[str]:
    """A printed name with its gloss, without it, or with it alone.

    "Farbenwahl (Joker)" is a Farbenwahl; "Carte blanche «Draw 4» (prendre 4)" may be a "Carte
    blanche prendre 4".
    """
    gloss = re.sub(r"«[^»]*» \(([^)]*)\)", r"\1", name)
    return {plain(name), plain(re.sub(r"\s*\([^)]*\)", "", name)), plain(gloss)}


def printed_and_ours(locale: str, section: str) -> Iterator[tuple[str, str, str]]:
    names, ours = SECTIONS[section].names, Wording(locale, section)
    yield from ((kind, text, ours.symbol(kind)) for kind, text in names.cards.items())
    yield from ((color, text, ours.color(color)) for color, text in names.colors.items())


@pytest.mark.parametrize("section", [each.id for each in LISTED])
def test_names_are_those_of_the_section(section: str) -> None:
    locale = SECTIONS[section].locale
    differ = {
        key: (printed, ours)
        for key, printed, ours in printed_and_ours(locale, section)
        if plain(ours) not in readings(printed)
    }
    excepted = {key for named, key in EXCEPTIONS if named == section}
    assert differ.keys() == excepted, differ


@pytest.mark.parametrize("locale", locales())
def test_every_face_and_colour_has_a_name(locale: str) -> None:
    ours = Wording(locale)
    for side in known_prints():
        names = [ours.card(face) for face in side.names.values()]
        assert len(set(names)) == len(names), "two faces of one side have the same name"
        objects = [ours.card(face, as_object=True) for face in side.names.values()]
        assert len(set(objects)) == len(objects)
        assert len({ours.color(color) for color in side.colors}) == len(side.colors)
    for color in known_colors():
        for as_object in (False, True):
            assert ours.color(color, as_object=as_object)


def test_english_names() -> None:
    ours = Wording()
    assert ours.card("blue-draw1") == "blue draw one"
    assert ours.card("wild-drawcolor") == "wild draw color"
    assert ours.card("pink-skipall") == "pink skip everyone"
    assert ours.card("wild") == "wild"
    assert ours.card("blue-7/wild") == "blue 7/wild"
    assert ours.card("mauve-7") == "mauve 7"
    assert ours.card("12345") == "12345"
