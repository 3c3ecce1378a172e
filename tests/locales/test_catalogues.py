"""Every locale is complete and current, and reads the same in Python and in a browser."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from flipdeck.rules import locales as registry
from flipdeck.rules import localization
from flipdeck.rules.catalogues import CATALOGUES, Catalogues
from flipdeck.rules.locales import DEFAULT_LOCALE, folder, locales
from flipdeck.rules.sections import LANGUAGES
from tests.locales.test_negotiation import ALL
from tests.support.message_values import values
from tests.support.node import NodeFunction
from tools import translations
from tools.translations import Catalogue, digest, problems, read

NUMBERS = (0, 1, 2, 5, 21, 100, 999, 1000, 1234, 9999, 10_000, 12_345, 1_000_000, -5, -1000)
LISTS: tuple[list[str], ...] = (
    [],
    ["a"],
    ["a", "b"],
    ["a", "b", "c"],
    ["Ann", "Inga", "Ivar"],
    ["Ann", "Hilda"],
    ["Ann", "hierro"],
    ["siete", "ocho"],
    ["azul", "8"],
    ["azul", "11"],
    ["azul", "110"],
    ["rojo", "Óscar"],
    ["y", "o"],
)


NUMBER_MESSAGES = """
number = { $n }
plural =
    { $n ->
        [one] one
        [many] many
       *[other] other
    }
"""


@pytest.fixture(scope="module")
def page() -> Iterator[NodeFunction]:
    with NodeFunction("../../tests/support/fluent_format.mjs", "call") as called:
        yield called


@cache
def loaded(locale: str) -> Catalogue:
    return read(locale)


@pytest.mark.parametrize("locale", locales())
def test_files_are_those_of_english(locale: str) -> None:
    english = {file.name for file in (folder() / DEFAULT_LOCALE).glob("*.ftl")}
    assert {file.name for file in (folder() / locale).glob("*.ftl")} == english
    assert {f"{name}.ftl" for name in CATALOGUES} <= english


def test_every_folder_is_listed_with_its_own_name() -> None:
    folders = {each.name for each in folder().iterdir() if each.is_dir()}
    assert folders == {*locales()}
    for each in locales().values():
        assert each.name == LANGUAGES[each.id]


@pytest.mark.parametrize("locale", locales())
def test_translation_is_complete_and_current(locale: str) -> None:
    assert loaded(locale).mistakes == []
    assert locale == DEFAULT_LOCALE or problems(locale) == []


@pytest.mark.parametrize("locale", locales())
def test_both_runtimes_say_the_same(locale: str, page: NodeFunction) -> None:
    """Every message with every variant; neither runtime reports an error."""
    files = sorted((folder() / locale).glob("*.ftl"))
    texts = [file.read_text(encoding="utf-8") for file in files]
    assert page.call_each([["load", locale, texts]]) == [[]]
    page_alone = [file.stem for file in files if file.stem not in CATALOGUES]
    here = Catalogues(locale, [*CATALOGUES, *page_alone])
    both = (loaded(DEFAULT_LOCALE), loaded(locale))
    tried = [(name, given) for name in both[1].messages for given in values(both, name)]
    assert len(tried) > 2000
    there = page.call_each([["format", locale, name, given] for name, given in tried])
    for (name, given), (text, errors) in zip(tried, there, strict=True):
        assert errors == [], (name, given)
        assert here.has(name)
        assert here.format(name, given) == text, (name, given)


@pytest.mark.parametrize("locale", ALL)
def test_numbers_and_plurals_are_those_of_browsers(locale: str, page: NodeFunction) -> None:
    bundle = Catalogues(locale, ())
    bundle.bundle.add_resource(FluentResource(NUMBER_MESSAGES))
    numbers = page.call_each([["number", locale, number] for number in NUMBERS])
    assert [bundle.format("number", {"n": number}) for number in NUMBERS] == numbers
    plurals = page.call_each([["plural", locale, number] for number in NUMBERS])
    assert [bundle.format("plural", {"n": number}) for number in NUMBERS] == plurals


@pytest.mark.parametrize("locale", ALL)
def test_lists_are_those_of_browsers(locale: str, page: NodeFunction) -> None:
    region = "en-GB" if locale == "en" else locale
    ands = page.call_each([["list", region, "conjunction", words] for words in LISTS])
    assert [localization.together(words, locale=locale) for words in LISTS] == ands
    ors = page.call_each([["list", region, "disjunction", words] for words in LISTS])
    assert [localization.alternatives(words, locale=locale) for words in LISTS] == ors


# The checks find what is planted.


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A complete and current locale xx, whose texts are the English ones."""
    for locale in (DEFAULT_LOCALE, "xx"):
        (tmp_path / locale).mkdir()
        for name in ("cards.ftl", "log.ftl"):
            shutil.copy(folder() / DEFAULT_LOCALE / name, tmp_path / locale)
    monkeypatch.setattr(registry, "folder", lambda: tmp_path)
    monkeypatch.setattr(translations, "folder", lambda: tmp_path)
    assert translations.main(["--accept", "xx"]) == 0
    assert problems("xx") == []
    return tmp_path / "xx"


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "found"),
    [
        ("log.ftl", "log-you = you\n", "", "missing: log-you (log.ftl)"),
        ("log.ftl", "    .you = You call UNO.\n", "", "missing: log-uno.you (log.ftl)"),
        ("log.ftl", "log-you = you\n", "log-you = you\nlog-me = me\n", "unknown: log-me (log.ftl)"),
        ("log.ftl", "log-you = you\n", "log-you = you\nlog-you = you\n", "twice: log-you"),
        (
            "log.ftl",
            "log-name = { $who } chooses { $color }.",
            "log-name = { $who } chooses.",
            "variables differ: log-name: color, who in English, who here",
        ),
        (
            "log.ftl",
            "log-draw = { $who } draws { card-count }.",
            "log-draw = { $who } draws { card-counts }.",
            "unknown reference: card-counts in log-draw",
        ),
        ("log.ftl", "log-you = you", "log-you = { you", "syntax error in log.ftl: log-you = { you"),
        (
            "log.ftl",
            "log-you = you\n",
            "log-you = { $table-section ->\n    [a] you\n    [a] you\n   *[b] you\n }\n",
            "variant twice: log-you [a]",
        ),
    ],
)
def test_mistake_is_found(planted: Path, file: str, old: str, new: str, found: str) -> None:
    change(planted / file, old, new)
    assert found in problems("xx")


@pytest.mark.parametrize(
    "new",
    [
        "log-name = { $who } chooses { $color-object }.",
        "log-name = { $table-section ->\n    [section-003-FR] { $who } names { $color }.\n"
        "   *[other] { $who } chooses { $color }.\n }",
    ],
)
def test_forms_and_sections_are_free(planted: Path, new: str) -> None:
    change(planted / "log.ftl", "log-name = { $who } chooses { $color }.", new)
    wild = "card-wild = { kind-name }"
    change(planted / "cards.ftl", wild, f"{wild}\n    .object = a {{ kind-name }}")
    assert problems("xx") == []


def test_translation_is_stale_when_english_changes(
    planted: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(
        planted.parent / DEFAULT_LOCALE / "log.ftl", "{ $who } calls UNO.", "{ $who } shouts UNO."
    )
    assert problems("xx") == ["stale: log-uno"]
    assert translations.main(["--status", "xx"]) == 1
    assert capsys.readouterr().out == "xx: stale: log-uno\n"
    assert translations.main(["--accept", "xx", "log-uno"]) == 0
    assert translations.main(["--status", "xx"]) == 0


def test_only_what_is_named_is_accepted(planted: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (planted / translations.SOURCES).write_text("{}", encoding="utf-8")
    assert translations.main(["--accept", "xx", "log-uno", "nothing"]) == 1
    assert "no translation of nothing" in capsys.readouterr().err
    recorded = json.loads((planted / translations.SOURCES).read_text(encoding="utf-8"))
    assert {*recorded} == {"log-uno", "log-uno.you"}
    assert "not accepted: log-you" in problems("xx")


def test_digest_is_of_the_text_alone(planted: Path) -> None:
    before = digest(read("xx").messages["log-you"])
    change(planted / "log.ftl", "log-you = you\n", "# A comment.\nlog-you =\n        you\n")
    assert digest(read("xx").messages["log-you"]) == before
    change(planted / "log.ftl", "        you\n", "        thou\n")
    assert digest(read("xx").messages["log-you"]) != before


def test_unknown_locale_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert translations.main(["--status", "tlh"]) == 2
    assert translations.main(["--accept", DEFAULT_LOCALE]) == 2
    assert "no translation: tlh" in capsys.readouterr().err
