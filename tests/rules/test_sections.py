"""The printed sections: what each departs in from its edition, and the names it prints."""

from __future__ import annotations

import pytest

from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput
from flipdeck.rules.rulings import differences
from flipdeck.rules.section_names import FLIP_WORDS, PRINTED_NAMES
from flipdeck.rules.sections import LANGUAGES, PRODUCTS, SECTIONS, choose, section, sections

MAY_KEEP: dict[str, object] = {"drawn_card": "may_play"}
TABLE: dict[str, tuple[str, str, dict[str, object]]] = {
    "000-EN": ("flip-classic", "en", {}),
    "000-FR": ("flip-classic", "fr-CA", {"uno_window": "played"}),
    "000-PT": ("flip-classic", "pt-PT", {}),
    "000-ES": ("flip-classic", "es-ES", {"direction": "right", "uno_window": "played"}),
    "000-DE": ("flip-classic", "de", {}),
    "001-EN": ("flip-splash", "en", {}),
    "001-ES": ("flip-splash", "es-419", {"drawn_card": "must_if_forced"}),
    "002-FR": ("flip-canada", "fr-CA", {}),
    "003-EN": ("beachcomber", "en", {}),
    "003-ES": ("beachcomber", "es-419", {}),
    "003-FRCA": ("beachcomber", "fr-CA", {**MAY_KEEP, "start_reverse": "neighbour"}),
    "003-PTBR": ("beachcomber", "pt-BR", {}),
    "003-NL": ("beachcomber", "nl", MAY_KEEP),
    "003-FR": (
        "beachcomber",
        "fr-FR",
        {"first_dealer": "highest_number", "start_reverse": "neighbour", "late_call": False},
    ),
    "003-DE": (
        "beachcomber",
        "de",
        {"first_dealer": "highest_number", **MAY_KEEP, "returned_to": "bottom"},
    ),
    "003-IT": ("beachcomber", "it", {}),
    "004-EN": ("flip-nordic", "en", {}),
    "004-SV": ("flip-nordic", "sv", {}),
    "004-DA": ("flip-nordic", "da", {}),
    "004-FI": (
        "flip-nordic",
        "fi",
        {
            "start_action": "returned",
            "start_wild": "returned",
            "start_draw_wild": "returned",
            "start_flip": "returned",
        },
    ),
    "004-NO": ("flip-nordic", "nb", {}),
}


def test_there_are_twenty_one_sections_in_the_order_of_the_sheets() -> None:
    assert [each.id for each in sections()] == list(TABLE)
    assert list(SECTIONS) == list(TABLE)
    assert len(TABLE) == 21


@pytest.mark.parametrize("name", TABLE)
def test_a_section_is_its_edition_with_overrides(name: str) -> None:
    edition, locale, overrides = TABLE[name]
    found = section(name)
    assert (found.edition, found.locale) == (edition, locale)
    assert differences(found.rulings, EDITIONS[edition].rulings) == overrides
    assert dict(found.overrides) == overrides, "no override repeats what the edition has"
    assert found.sheet == EDITIONS[edition].sheet
    assert found.product == PRODUCTS[found.sheet]
    assert found.language == LANGUAGES[locale]
    changed = found.with_rules({"hand_size": 5, "direction": "left"})
    assert differences(changed, found.rulings).keys() <= {"hand_size", "direction"}
    assert changed.hand_size == 5


@pytest.mark.parametrize("name", TABLE)
def test_names_are_of_cards_and_colours_that_the_deck_has(name: str) -> None:
    printed, deck = section(name).names, section(name).rulings.cards
    kinds, colors = set[str](), set[str]()
    for side in deck.prints:
        colors |= set(side.colors)
        kinds |= {text for text in (*side.symbols, *side.wilds) if text and not text.isdigit()}
    assert set(printed.cards) == kinds, "every section names every kind of its cards"
    # The wild kinds of the one-sided deck have a colour that is no suit.
    assert set(printed.colors) <= colors | ({"purple"} if not deck.two_sided else set())
    assert ("light_side" in printed.words) == deck.two_sided
    assert set(printed.words) <= {*FLIP_WORDS, "challenge_uno"}
    for text in (*printed.cards.values(), *printed.colors.values(), *printed.words.values()):
        assert text == text.strip()
        assert text


def test_names_that_a_section_does_not_print_are_absent() -> None:
    assert "teal" not in section("000-PT").names.colors, "printed with the word for blue"
    assert "dealer" not in section("003-PTBR").names.words
    assert "challenge" not in section("003-NL").names.words
    assert all(not each.names.colors for each in sections() if each.sheet == "004")
    assert set(PRINTED_NAMES) == set(SECTIONS)


def test_sections_of_one_language_may_mean_different_things_by_one_word() -> None:
    assert section("000-FR").names.words["discard_pile"] == "talon"
    assert section("003-FRCA").names.words["draw_pile"] == "talon"
    assert section("001-ES").names.cards["wild"] != section("003-ES").names.cards["wild"]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "000-es",
            "unknown section '000-es'; did you mean '000-ES'? "
            "Sheet 000 has 000-EN, 000-FR, 000-PT, 000-ES, 000-DE",
        ),
        ("0000-EN", "unknown section '0000-EN'; did you mean '000-EN'?"),
        (7, "unknown section 7; there are 000-EN, 000-FR,"),
        ("wombat", "unknown section 'wombat'; there are 000-EN, 000-FR,"),
    ],
)
def test_an_unknown_section_is_refused_by_name(name: object, message: str) -> None:
    with pytest.raises(BadInput) as wrong:
        section(name)
    assert str(wrong.value).startswith(message)
    assert "\n" not in str(wrong.value)


def test_either_an_edition_or_a_section_is_enough() -> None:
    assert choose(None, None) == (EDITIONS["flip-classic"], None)
    assert choose("beachcomber", None) == (EDITIONS["beachcomber"], None)
    assert choose(None, "003-DE") == (EDITIONS["beachcomber"], section("003-DE"))
    assert choose("beachcomber", "003-DE") == choose(None, "003-DE")
    with pytest.raises(BadInput, match="section 003-DE is of beachcomber, not of flip-classic"):
        choose("flip-classic", "003-DE")
    with pytest.raises(BadInput, match="unknown edition"):
        choose("flip", "003-DE")
