"""What `flipdeck rules` and `flipdeck editions` print."""

from __future__ import annotations

import pytest

from flipdeck.cli.rules import print_editions, print_rules, print_sections
from flipdeck.rules import rulebook, rulings
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput
from flipdeck.rules.sections import SECTIONS

SLUGS = {rule.slug for rule in rulebook.load()}


@pytest.fixture(params=[20, 60, 80, 98, 99, 140])
def columns(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setenv("COLUMNS", str(request.param))
    return int(request.param)


def printed(text: str) -> set[str]:
    return {slug for slug in SLUGS if f"[{slug}]\n" in text}


def widest(text: str) -> int:
    return max(map(len, text.splitlines()))


def test_all_rules_stand_in_the_order_of_the_law() -> None:
    text = print_rules(None)
    places = [text.index(f"[{rule.slug}]\n") for rule in rulebook.load()]
    assert places == sorted(places)
    for heading in rulebook.load().chapters.values():
        assert f"\n\n{heading}\n{'=' * len(heading)}\n\n" in text
    assert "`" not in text


@pytest.mark.parametrize("edition", EDITIONS)
def test_edition_prints_only_the_rules_in_force(edition: str) -> None:
    values = EDITIONS[edition].rulings.conditions()
    expected = {rule.slug for rule in rulebook.load() if rule.applies_to(values)}
    text = print_rules(edition)
    assert printed(text) == expected
    assert expected < SLUGS
    assert text.startswith(f"The rules of {edition}")
    assert "Only with " not in text


def test_a_table_that_overrides_rulings_has_its_own_law() -> None:
    usual, changed = print_rules("flip-classic"), ["voluntary_draw=false", "drawn_card=must_play"]
    table = print_rules("flip-classic", changed)
    assert printed(table) - printed(usual) == {"must-lay", "must-play"}
    assert "The rules of flip-classic with voluntary_draw=false," in table
    with pytest.raises(BadInput, match="--edition"):
        print_rules(None, changed)
    with pytest.raises(BadInput, match="voluntary"):
        print_rules("flip-classic", ["voluntary=1"])


@pytest.mark.parametrize("section", SECTIONS)
def test_section_prints_its_rules_and_cites_itself(
    section: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    printed_section = SECTIONS[section]
    text = print_rules(None, section=section)
    values = printed_section.rulings.conditions()
    rules = [rule for rule in rulebook.load() if rule.applies_to(values)]
    assert printed(text) == {rule.slug for rule in rules}
    assert text.startswith(f"The rules of section {section} ({printed_section.product}")
    cited = [rule for rule in rules if rule.printed_in(section)]
    assert text.count(f"  Printed in {section}\n") == len(cited)
    elsewhere = [rule for rule in rules if rule.sheets and rule not in cited]
    assert text.count(f"Not printed in {section}; printed in ") == len(elsewhere)
    for name in printed_section.names.cards.values():
        assert f": {name}\n" in text


def test_sections_that_differ_cite_different_rules() -> None:
    french, english = (print_rules(None, section=name) for name in ("003-FR", "003-EN"))
    assert printed(french) - printed(english) == {"start-reverse-neighbour", "uno-too-late"}
    assert printed(english) - printed(french) == {"start-reverse", "uno-late"}
    with pytest.raises(BadInput, match="not of flip-classic"):
        print_rules("flip-classic", section="003-FR")


def test_chapter_without_a_rule_in_force_is_left_out() -> None:
    assert "\nFlipping\n" in print_rules("flip-classic")
    assert "\nFlipping\n" not in print_rules("beachcomber")


def test_rule_says_its_sheets_and_without_an_edition_its_condition(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    text = print_rules(None)
    assert "Only with voluntary_draw = false.\n  Printed in 003\n" in text
    assert "Only with start_flip = flips and a deck with Flip cards.\n" in text
    assert "Only with start_wild = first_player or a deck with Flip cards.\n" in text
    assert "  Printed in 000, 001, 002 and 003\n" in text
    assert "  Printed on no sheet; our own ruling\n" in text


def test_unknown_edition_is_named() -> None:
    with pytest.raises(BadInput, match="flip-clasic"):
        print_rules("flip-clasic")


def test_text_keeps_to_the_width(columns: int) -> None:
    limit = min(max(columns, 40), 100)
    assert widest(print_rules(None)) <= limit
    assert widest(print_rules("flip-nordic")) <= limit
    assert widest(print_editions()) <= limit
    assert widest(print_sections()) <= limit
    assert widest(print_rules(None, section="003-FRCA")) <= limit


def test_wide_terminal_has_a_table_with_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    table = print_editions().split("\n\n")[1]
    assert _row(table, "ruling") == " ".join(EDITIONS)
    assert [line.split()[0] for line in table.splitlines()[-len(rulings.NAMES) :]] == [
        *rulings.NAMES
    ]
    assert "\ndeck                  flip112         flip108 *       flip112 " in table
    assert _row(table, "deck") == "flip112 flip108 * flip112 flip112 beach112 *"
    assert _row(table, "uno_window") == "begins begins played * begins begins"
    assert _row(table, "direction") == "left left left left left"
    assert _row(table, "wild_after_flip") == "flipper by_side * flipper flipper -"
    assert _row(table, "beachcomber_color") == "- - - - keeps"
    assert _row(table, "voluntary_draw") == "true true true true false *"


def _row(table: str, name: str) -> str:
    row = next(line for line in table.splitlines() if line.startswith(f"{name} "))
    return " ".join(row.split()[1:])


def test_narrow_terminal_has_a_list_of_departures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = print_editions().splitlines()
    assert "deck: flip112; flip-splash flip108; beachcomber beach112" in lines
    assert "voluntary_draw: true; beachcomber false" in lines
    assert "direction: left" in lines
    assert not [line for line in lines if line.endswith("*")]


def test_editions_name_sheets_and_what_can_be_set(columns: int) -> None:
    text = " ".join(print_editions().split())
    for edition in EDITIONS.values():
        assert f"{edition.id}: {edition.title} (sheet {edition.sheet})" in text
    for name in rulings.NAMES:
        assert f"{name}: {rulings.domain(name)}" in text
