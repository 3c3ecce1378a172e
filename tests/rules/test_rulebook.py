"""The rulebook is complete and sound, and what is generated from it is current."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import ast

from flipdeck.kernel import rule_codes
from flipdeck.rules import rulebook, rulings
from flipdeck.rules.cards import DECKS
from flipdeck.rules.catalogues import catalogue
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput
from flipdeck.rules.refusal_texts import VARIABLES_BY_FACT
from flipdeck.rules.verdict import FACTS_BY_RULE
from tools import generate

RULES = rulebook.load().rules


@pytest.fixture
def rulebook_copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(rulebook.folder(), tmp_path / "rulebook"))


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?](?=\s|$)", text))


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.slug)
def test_rule_says_what_it_says_in_two_to_six_sentences(rule: rulebook.Rule) -> None:
    assert 2 <= sentences(rule.text) <= 6
    assert rule.title
    assert not rule.title.endswith(".")


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.slug)
def test_rule_is_conditioned_on_rulings_there_are(rule: rulebook.Rule) -> None:
    for line in rule.applies:
        for condition in line:
            for value in condition.values:
                if condition.name == "deck_has":
                    assert any(value in deck.features for deck in DECKS.values())
                    continue
                for each in value.split(".."):
                    parsed = rulings.parse([f"{condition.name}={each}"])
                    rulings.override(rulings.Rulings(), parsed)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.slug)
def test_rulings_named_in_a_text_are_rulings_there_are(rule: rulebook.Rule) -> None:
    for quoted in re.findall(r"`([^`]*)`", rule.text):
        if "=" in quoted:
            rulings.override(rulings.Rulings(), rulings.parse([quoted]))
        else:
            values = {word for name in rulings.NAMES for word in rulings.domain(name).split(", ")}
            assert quoted in {*rulings.NAMES, *values}


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.slug)
def test_condition_turns_on_a_ruling_that_the_text_names(rule: rulebook.Rule) -> None:
    """A rule that a table may switch off names the ruling that does it."""
    for line in rule.applies:
        for condition in line:
            if condition.name not in {"deck_has", "bluffing"} and rule.slug != "color-first":
                assert f"`{condition.name}" in rule.text


def variables(node: object) -> set[str]:
    """The variables that a part of a Fluent message uses."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(value) for value in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(variables(each) for each in node))
    return set()


def test_every_rule_that_refuses_has_one_message_that_uses_its_facts() -> None:
    entries = catalogue("en", "refusals").body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    messages = [entry for entry in entries if isinstance(entry, ast.Message)]
    refusals = [entry for entry in messages if entry.id.name.startswith("refusal-")]
    assert [entry.id.name.removeprefix("refusal-") for entry in refusals] == list(FACTS_BY_RULE)
    facts = {name: fact for fact, names in VARIABLES_BY_FACT.items() for name in names}
    for entry in refusals:
        rule = entry.id.name.removeprefix("refusal-")
        assert rule in rulebook.load()
        assert {facts[name] for name in variables(entry)} == set(FACTS_BY_RULE[rule]), rule


def test_alternatives_are_listed() -> None:
    assert rulebook.one_of([]) == ""
    assert rulebook.one_of(["teal"]) == "teal"
    assert rulebook.one_of(("a", True, 3)) == "a, true or 3"


def test_law_is_found_by_slug() -> None:
    book = rulebook.load()
    assert book["flip"].chapter == "flip"
    assert "flip" in book
    assert "wombat" not in book
    assert [*book] == [*book.rules]
    assert len(book) == len({rule.slug for rule in book})
    with pytest.raises(KeyError):
        book["wombat"]
    assert rulebook.load() is book


def test_chapters_stand_in_their_order_and_have_headings() -> None:
    book = rulebook.load()
    assert tuple(dict.fromkeys(rule.chapter for rule in book)) == rulebook.CHAPTERS
    assert tuple(book.chapters) == rulebook.CHAPTERS
    assert len(set(book.chapters.values())) == len(rulebook.CHAPTERS)


def in_force(edition: str, **changes: object) -> set[str]:
    values = EDITIONS[edition].with_rules(changes).conditions()
    return {rule.slug for rule in RULES if rule.applies_to(values)}


def test_lines_of_a_condition_are_or_and_commas_are_and() -> None:
    two_lines = rulebook.Rule(
        slug="x",
        chapter="turn",
        title="X",
        sheets=(),
        applies=(
            (rulebook.Condition("a", ("1", "2")), rulebook.Condition("b", ("true",))),
            (rulebook.Condition("c", ("yes",)),),
        ),
        text="X.",
    )
    assert two_lines.applies_to({"a": 2, "b": True, "c": "no"})
    assert not two_lines.applies_to({"a": 2, "b": False, "c": "no"})
    assert not two_lines.applies_to({"a": 3, "b": True, "c": "no"})
    assert two_lines.applies_to({"a": 3, "b": False, "c": "yes"})


@pytest.mark.parametrize(
    ("edition", "there", "not_there"),
    [
        ("flip-classic", "flip start-flip start-returned color-first", "must-lay start-ignored"),
        ("flip-splash", "found-color sees-found", "gift-whom"),
        ("flip-canada", "until-color", "found-color"),
        ("flip-nordic", "start-ignored", "start-draw start-wild start-flip start-returned"),
        (
            "beachcomber",
            "must-lay must-play start-draw start-returned gift-whom sees-gift",
            "flip flip-wild skip-everyone until-color start-flip start-wild color-first pairing "
            "beachcomber-color",
        ),
    ],
)
def test_rules_of_an_edition(edition: str, there: str, not_there: str) -> None:
    found = in_force(edition)
    assert set(there.split()) <= found
    assert not set(not_there.split()) & found


def test_rulings_switch_rules() -> None:
    assert in_force("flip-classic", bluffing="refused") ^ in_force("flip-classic") == {
        "no-bluff",
        "answer-first",
        "who-answers",
        "accept",
        "guilty",
        "innocent",
        "sees-shown-hand",
    }
    switched: dict[str, dict[str, object]] = {
        "start-flip": {"start_flip": "returned"},
        "must-play": {"drawn_card": "must_play"},
        "must-lay": {"voluntary_draw": False},
        "reverse-two": {"two_player_reverse": "turn"},
        "last-card-draws": {"last_card_draws": False},
    }
    for slug, changes in switched.items():
        assert in_force("flip-classic", **changes) ^ in_force("flip-classic") == {slug}
    named = in_force("beachcomber", beachcomber_color="names")
    assert named - in_force("beachcomber") == {"beachcomber-color"}


def test_every_rule_is_in_force_under_some_edition_or_override() -> None:
    found = set().union(*(in_force(edition) for edition in EDITIONS))
    found |= in_force("flip-classic", bluffing="refused")
    found |= in_force("beachcomber", beachcomber_color="names")
    found |= in_force(
        "flip-classic",
        start_draw="plays",
        start_reverse="neighbour",
        returned_to="bottom",
        drawn_card="must_if_forced",
        late_call=False,
        wild_after_flip="next",
    )
    for stacking in ("same", "rising"):
        found |= in_force(
            "flip-classic",
            stacking=stacking,
            drawing="until_fits",
            jump_in=True,
            seven_swap=True,
            zero_rotate=True,
            last_card="number",
            uno_call="automatic",
            bluffing="free",
            until_limit=1,
        )
    assert found == {rule.slug for rule in RULES}


def test_codes_follow_the_rulebook() -> None:
    assert list(rule_codes.SLUGS) == ["", *(rule.slug for rule in RULES)]
    assert rule_codes.LEGAL == 0
    for code, slug in enumerate(rule_codes.SLUGS[1:], 1):
        assert getattr(rule_codes, slug.upper().replace("-", "_")) == code


def test_generated_files_are_current() -> None:
    assert generate.main(["--check"]) == 0


def test_generate_names_a_stale_file_and_writes_it(
    rulebook_copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = rulebook_copy.parent
    written = root / generate.CODES
    assert generate.main(["--check"], root) == 1
    assert "src/flipdeck/kernel/rule_codes.py: not current" in capsys.readouterr().err
    assert not written.exists()

    assert generate.main([], root) == 0
    assert written.read_text() == (generate.ROOT / generate.CODES).read_text()
    assert generate.main(["--check"], root) == 0

    chapter = rulebook_copy / "house.md"
    chapter.write_text(chapter.read_text() + "\n## sees-all\n\nTitle: All\nSheets: 000\n\nAll.\n")
    assert generate.main(["--check"], root) == 1
    assert generate.main([], root) == 0
    assert f"SEES_ALL = {len(RULES) + 1}\n" in written.read_text()

    chapter.write_text("no heading\n")
    assert generate.main([], root) == 2
    assert "house.md:1: a chapter must begin with its heading" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ("# A turn\n", "A turn\n", 1, "a chapter must begin with its heading"),
        ("# A turn\n", "# A turn\nOnce upon a time\n", 2, "text before the first rule"),
        ("## whose-turn\n", "## Whose turn\n", 3, "'Whose turn' is not a slug"),
        ("## round-over\n", "## whose-turn\n", 12, "rule whose-turn is already defined at"),
        ("Title: One seat at a time\n", "", 3, "rule whose-turn has no Title"),
        ("Title: One seat at a time\n", "Title:\n", 5, "rule whose-turn: Title is empty"),
        ("Title: One seat at a time\n", "Titel: One\n", 5, "expected a field (Title, Sheets"),
        ("Title: One seat at a time\n", "Title: One\nTitle: Two\n", 6, "a second Title"),
        ("Sheets: 000 001 002 003 004\n", "Sheets: 005\n", 6, "unknown sheet 005"),
        ("Sheets: 000 001 002 003 004\n", "Sheets: 000-FI\n", 6, "unknown sheet 000-FI"),
        ("Sheets: 000 001 002 003 004\n", "Sheets: 000 000\n", 6, "a sheet is named twice"),
        (
            "Sheets: 000 001 002 003 004\n",
            "Sheets: 000\nApplies: deck\n",
            7,
            "'deck' is not a cond",
        ),
        (
            "Sheets: 000 001 002 003 004\n",
            "Sheets: 000\nApplies: a=b|\n",
            7,
            "'a=b|' is not a cond",
        ),
        ("Sheets: 000 001 002 003 004\n", "Sheets: 000\nRefusal: No.\n", 7, "expected a field"),
    ],
)
def test_mistake_is_named_by_file_and_line(
    rulebook_copy: Path, old: str, new: str, line: int, said: str
) -> None:
    file = rulebook_copy / "turn.md"
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))
    with pytest.raises(BadInput, match=re.escape(said)) as caught:
        rulebook.read(rulebook_copy)
    assert str(caught.value).startswith(f"{file}:{line}: ")
    assert "\n" not in str(caught.value)


def test_rule_without_text_is_named(rulebook_copy: Path) -> None:
    file = rulebook_copy / "flip.md"
    file.write_text("# Flipping\n\n## flip\n\nTitle: Flip\nSheets: 000\n\n")
    with pytest.raises(BadInput, match=r"flip\.md:3: rule flip has no text"):
        rulebook.read(rulebook_copy)
    file.write_text("# Flipping\n")
    with pytest.raises(BadInput, match=r"flip\.md:1: a chapter without a rule"):
        rulebook.read(rulebook_copy)


def test_missing_surplus_and_unreadable_files_are_named(rulebook_copy: Path) -> None:
    with pytest.raises(BadInput, match="nowhere: no rulebook in this folder"):
        rulebook.read(rulebook_copy / "nowhere")
    surplus = rulebook_copy / "wombat.md"
    surplus.write_text("# House\n")
    with pytest.raises(BadInput, match=r"wombat\.md: not a chapter of the rulebook"):
        rulebook.read(rulebook_copy)
    surplus.unlink()
    (rulebook_copy / "uno.md").write_bytes(b"# UNO \xff\n")
    with pytest.raises(BadInput, match=r"uno\.md: not UTF-8 text at byte 6"):
        rulebook.read(rulebook_copy)
    (rulebook_copy / "uno.md").unlink()
    with pytest.raises(BadInput, match=r"uno\.md: this chapter is missing"):
        rulebook.read(rulebook_copy)


def test_reading_the_law_does_not_load_the_engine() -> None:
    ask = "import sys, flipdeck.rules.rulebook as r; r.load();"
    ask += " print({'numba', 'numpy'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
