"""The terminal game in other languages: what is said, and what may be typed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from flipdeck.cli import main
from flipdeck.cli.narration import TablePlayers, narrate
from flipdeck.cli.parser import InputParser, ParsedCommand, ParsedMove
from flipdeck.cli.play import PlayOptions, run
from flipdeck.cli.texts import COMMANDS, ENGLISH, MOVES, TYPED, Texts, compact, own_words
from flipdeck.cli.vocabulary import vocabulary
from flipdeck.rules import events as ev
from flipdeck.rules import locales as registry
from flipdeck.rules.cards import known_prints
from flipdeck.rules.locales import locales
from flipdeck.rules.moves import AnyMove, Catch, Challenge, Draw, Pass, Play
from flipdeck.rules.sections import SECTIONS
from tests.cli.test_parser import reader
from tests.support import esperanto
from tests.support.typist import scripted

NAMES = ("Vi", "Ann", "Ben", "Cleo")


@pytest.fixture(scope="module")
def esperanto_locale(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Texts]:
    folder = Path(tmp_path_factory.mktemp("locales"))
    esperanto.install(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "folder", lambda: folder)
        patch.setattr("flipdeck.rules.catalogues.folder", lambda: folder)
        esperanto.use(folder)
        yield Texts("eo")
    registry.locales.cache_clear()


def parser(texts: Texts, *hand: str, awaiting: str = "turn") -> InputParser:
    players = TablePlayers(NAMES, 0, texts=texts)
    return reader(hand or ("wild", "blue-7", "red-skip"), awaiting=awaiting, players=players)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("t", Draw()),
        ("TIRU", Draw()),
        ("draw", Draw()),
        ("d", Challenge()),
        ("k", Pass()),
        ("kaptu ben", Catch(2)),
        ("catch ben", Catch(2)),
        ("7 blua", Play("blue-7")),
        ("la 7 bluan", Play("blue-7")),
        ("blua 7", Play("blue-7")),
        ("b7", Play("blue-7")),
        ("blue 7", Play("blue-7")),
        ("saltu ruĝa", Play("red-skip")),
        ("saltu ruga", Play("red-skip")),
        ("ludu la 7 blua kaj uno", Play("blue-7", uno=True)),
        ("2", Play("blue-7", at=1)),
        ("2!", Play("blue-7", at=1, uno=True)),
        ("1 ruĝa", Play("wild", at=0, color="red")),
        ("1 ruĝan uno", Play("wild", at=0, color="red", uno=True)),
        ("sovaĝa verda", Play("wild", color="green")),
        ("sovaga verdan", Play("wild", color="green")),
        ("wild green", Play("wild", color="green")),
    ],
)
def test_own_words_and_english_ones_are_understood(
    esperanto_locale: Texts, line: str, move: AnyMove
) -> None:
    assert parser(esperanto_locale).parse(line) == ParsedMove(move)


def test_gift_is_understood(esperanto_locale: Texts) -> None:
    players = TablePlayers(NAMES, 0, texts=esperanto_locale)
    hand = ("beachcomber", "pink-4", "green-0")
    given = reader(hand, None, players=players).parse("1 donu 2 kaj 3 al ben")
    gift = Play("beachcomber", at=0, give=("pink-4", "green-0"), to=2)
    assert given == ParsedMove(gift, gift_given=True)


def test_commands_have_own_words(esperanto_locale: Texts) -> None:
    assert parser(esperanto_locale).parse("kial 2") == ParsedCommand("why", "2")
    assert parser(esperanto_locale).parse("why 2") == ParsedCommand("why", "2")
    assert parser(esperanto_locale).parse("?") == ParsedCommand("help")


def test_section_names_its_cards(esperanto_locale: Texts) -> None:
    by_section = Texts("eo", "000-FR")
    assert by_section.card("red-skip") == "Pasu ruĝa"
    assert esperanto_locale.card("red-skip") == "Saltu ruĝa"
    for typed in ("pasu ruĝa", "saltu ruĝa", "red skip"):
        assert parser(by_section).parse(typed) == ParsedMove(Play("red-skip"))


def test_round_is_told_in_the_readers_language(esperanto_locale: Texts) -> None:
    played = [ev.Played("matching", 1, "blue-7", 5, None)]
    players = TablePlayers(NAMES, 0, texts=esperanto_locale)
    assert narrate(played, players, "blue-7") == "Ann ludas la 7 bluan."
    own = TablePlayers(NAMES, 1, texts=esperanto_locale)
    assert narrate(played, own, "blue-7") == "Vi ludas la 7 bluan."
    challenged = [ev.Challenged("challenge", 1, 2)]
    assert narrate(challenged, players, "wild") == "Ann defias Ben."
    reader_challenged = TablePlayers(NAMES, 2, texts=esperanto_locale)
    assert narrate(challenged, reader_challenged, "wild") == "Ann defias vin."


def test_game_is_in_the_language_of_the_option(esperanto_locale: Texts) -> None:
    typist = scripted("r matching", "q", "jes")
    assert run(PlayOptions(seed="abc", language="eo"), typist.screen) == 0
    page = typist.page
    assert "Going left round the table: vi, Ann, Ben kaj Cleo.\n" in page
    assert "Kio ludeblas [matching]\nKarto ludeblas laŭ koloro.\n" in page
    assert page.endswith(" --language eo --seed abc\nĜis revido.\n")


def test_language_comes_from_the_option_or_the_environment(
    esperanto_locale: Texts, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    english, own = "What is playable [matching]\n", "Kio ludeblas [matching]\n"
    monkeypatch.setenv("COLUMNS", "100")
    assert main(["rules", "--edition", "flip-classic", "--language", "eo-XX"]) == 0
    assert own in capsys.readouterr().out
    monkeypatch.setenv("LANGUAGE", "eo_EO.UTF-8")
    assert main(["rules", "--edition", "flip-classic"]) == 0
    assert own in capsys.readouterr().out
    assert main(["rules", "--edition", "flip-classic", "--language", "en"]) == 0
    assert english in capsys.readouterr().out
    assert main(["rules", "--language", "tlh"]) == 2
    offered = ", ".join(locales())
    assert offered.endswith(", eo")
    assert capsys.readouterr().err == (
        f"flipdeck: --language: there is no 'tlh'; there are {offered}\n"
    )


# In every language.


@pytest.mark.parametrize("locale", locales())
def test_words_to_type_are_single_and_clear(locale: str) -> None:
    commands = {kind: own_words(kind, locale) for kind in TYPED if kind != "filler"}
    for kind, words in commands.items():
        assert words, kind
        assert len(set(words)) == len(words), kind
        for word in words:
            assert word
            assert " " not in word, word
            assert word == word.lower(), word
    # Words that begin a line are told apart.
    whole = [word for kind in (*COMMANDS, *MOVES, "play") for word in commands[kind]]
    assert len(set(whole)) == len(whole)


@pytest.mark.parametrize("locale", locales())
def test_every_word_to_type_is_understood(locale: str) -> None:
    texts = Texts(locale)
    moves: dict[str, AnyMove] = {"draw": Draw(), "keep": Pass(), "challenge": Challenge()}
    for kind, move in moves.items():
        for word in own_words(kind, locale):
            assert parser(texts).parse(word) == ParsedMove(move), word
    for kind in COMMANDS:
        for word in own_words(kind, locale):
            assert parser(texts).parse(word) == ParsedCommand(kind), word
    for word in own_words("catch", locale):
        assert parser(texts).parse(f"{word} ann") == ParsedMove(Catch(1)), word
    for word in own_words("draw", "en"):
        taken = {each for kind in TYPED for each in own_words(kind, locale)}
        if word not in taken:
            assert parser(texts).parse(word) == ParsedMove(Draw())


@pytest.mark.parametrize("locale", locales())
def test_every_card_and_colour_can_be_typed_by_its_name(locale: str) -> None:
    sections = [None, *(each.id for each in SECTIONS.values() if each.locale == locale)]
    for section in sections:
        texts = Texts(locale, section)
        known = vocabulary(texts)
        for side in known_prints():
            spelled = known.spelled(side)
            for face in side.names.values():
                for as_object in (False, True):
                    name = texts.card(face, as_object=as_object)
                    assert spelled.get(compact(name)) == face, name
                assert spelled.get(compact(ENGLISH.card(face))) is not None, face
            for color in side.colors:
                for as_object in (False, True):
                    name = texts.color(color, as_object=as_object)
                    assert known.find_color(side, name) == color, name


@pytest.mark.parametrize("locale", locales())
def test_lines_of_a_game_have_no_holes(locale: str) -> None:
    """A screen reader reads a line at a time: each stands alone, and no code is left in it."""
    typist = scripted("?", "h", "s", "r", "why 1", "foo", "d", "q", *own_words("yes", locale)[:1])
    assert run(PlayOptions(seed="lines", language=locale), typist.screen) == 0
    for line in typist.lines:
        assert not any(mark in line for mark in "{}`\x1b"), line
        assert line == line.rstrip(" "), line
