"""What a typed line is taken for."""

from __future__ import annotations

import pytest

from flipdeck.cli.narration import TablePlayers
from flipdeck.cli.parser import InputParser, ParsedCommand, ParsedMove, ParseFailure
from flipdeck.engine.view import HandView, View
from flipdeck.rules.moves import (
    Accept,
    AnyMove,
    CallUno,
    Catch,
    Challenge,
    Draw,
    NameColor,
    Pass,
    Play,
)

CAST = TablePlayers(("You", "Ann", "Anton", "Bob"), 0)
LIGHT = ("wild", "blue-7", "blue-draw1", "red-reverse", "blue-7", "wild-draw2")
DARK = ("purple-3", "pink-skipall", "wild-drawcolor", "teal-9")
BEACH = ("beachcomber", "pink-4", "green-0", "turquoise-draw2", "wild-draw4", "orange-8")


def reader(
    hand: tuple[str, ...] = LIGHT,
    side: str | None = "light",
    *,
    awaiting: str = "turn",
    drawn: int | None = None,
    exposed: int | None = None,
    out: tuple[int, ...] = (),
    players: TablePlayers = CAST,
) -> InputParser:
    view = View(
        seat=0,
        dealer=1,
        out=out,
        side=side,
        direction="left",
        turn=0,
        awaiting=awaiting,
        color=None,
        top="red-1",
        hands=(HandView(len(hand), faces=hand), *(HandView(5) for _ in players.names[1:])),
        draw_count=40,
        draw_top=None,
        discard_count=1,
        drawn=drawn,
        bluffer=None,
        exposed=exposed,
        moves=1,
        winner=None,
        debt=0,
        deck="flip112" if side else "beach112",
    )
    return InputParser(view, list(range(len(hand))), players)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("2", Play("blue-7", at=1)),
        ("5", Play("blue-7", at=4)),
        ("blue-7", Play("blue-7")),
        ("Blue 7", Play("blue-7")),
        ("  BLUE   7 ", Play("blue-7")),
        ("blue7", Play("blue-7")),
        ("b7", Play("blue-7")),
        ("lay b7", Play("blue-7")),
        ("play 2", Play("blue-7", at=1)),
        ("blue draw one", Play("blue-draw1")),
        ("blue draw 1", Play("blue-draw1")),
        ("b+1", Play("blue-draw1")),
        ("red rev", Play("red-reverse")),
        ("red 1", Play("red-1")),
        ("red d1", Play("red-draw1")),
        ("y4", Play("yellow-4")),
        ("1 red", Play("wild", at=0, color="red")),
        ("1 r", Play("wild", at=0, color="red")),
        ("wild red", Play("wild", color="red")),
        ("wild as red and call uno", Play("wild", color="red", uno=True)),
        ("wild draw two green", Play("wild-draw2", color="green")),
        ("wild draw 2 g!", Play("wild-draw2", color="green", uno=True)),
        ("wd2 g", Play("wild-draw2", color="green")),
        ("1 pink", Play("wild", at=0, color="pink")),
        ("2 uno", Play("blue-7", at=1, uno=True)),
        ("2!", Play("blue-7", at=1, uno=True)),
        ("2 !", Play("blue-7", at=1, uno=True)),
        ("2 u", Play("blue-7", at=1, uno=True)),
        ("d", Draw()),
        ("DRAW", Draw()),
        ("k", Pass()),
        ("keep", Pass()),
        ("pass", Pass()),
        ("a", Accept()),
        ("accept", Accept()),
        ("c", Challenge()),
        ("challenge", Challenge()),
        ("u", CallUno()),
        ("uno", CallUno()),
        ("catch Bob", Catch(3)),
        ("catch b", Catch(3)),
        ("catch ANN", Catch(1)),
        ("catch ant", Catch(2)),
    ],
)
def test_moves(line: str, move: AnyMove) -> None:
    assert reader().parse(line) == ParsedMove(move)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("purple 3", Play("purple-3")),
        ("pu3", Play("purple-3")),
        ("pink skip everyone", Play("pink-skipall")),
        ("pink skip", Play("pink-skipall")),
        ("t9", Play("teal-9")),
        ("wild draw colour t", Play("wild-drawcolor", color="teal")),
        ("wild draw color pi", Play("wild-drawcolor", color="pink")),
    ],
)
def test_moves_on_the_dark_side(line: str, move: AnyMove) -> None:
    assert reader(DARK, "dark").parse(line) == ParsedMove(move)


@pytest.mark.parametrize("line", ["p3", "3p", "blue 7", "pink", "bleu 7", "", " ", "7 8 9 x"])
def test_no_guess_about_a_card(line: str) -> None:
    assert not isinstance(reader(DARK, "dark").parse(line), ParsedMove)


@pytest.mark.parametrize(
    ("line", "give", "to"),
    [
        ("1 give 2,3 to Ann", ("pink-4", "green-0"), 1),
        ("1 give 2 3 to bob", ("pink-4", "green-0"), 3),
        ("beachcomber give 2, 3 and 6 to bob", ("pink-4", "green-0", "orange-8"), 3),
        ("1 give pink 4, turquoise draw two to bob", ("pink-4", "turquoise-draw2"), 3),
        ("1 give p4 to bob", ("pink-4",), 3),
        ("1 give nobody", (), None),
        ("1 give none", (), None),
        ("1 give 2", ("pink-4",), None),
    ],
)
def test_gifts(line: str, give: tuple[str, ...], to: int | None) -> None:
    for call in ("", "!", " uno"):
        said = reader(BEACH, None).parse(line + call)
        assert isinstance(said, ParsedMove)
        assert said.gift_given
        assert isinstance(said.move, Play)
        assert (said.move.card, said.move.give, said.move.to) == ("beachcomber", give, to)
        assert said.move.uno == bool(call)


def test_with_one_other_player_a_gift_needs_no_name() -> None:
    said = reader(BEACH, None, players=TablePlayers(("You", "Ann"), 0)).parse("1 give 2")
    assert isinstance(said, ParsedMove)
    assert said.move == Play("beachcomber", at=0, give=("pink-4",), to=1)


@pytest.mark.parametrize(
    ("line", "topic", "rest"),
    [
        ("", "nothing", ""),
        ("?", "help", ""),
        ("h", "hand", ""),
        ("s", "scores", ""),
        ("q", "quit", ""),
        ("r", "rule", ""),
        ("r Draw-Wild", "rule", "draw-wild"),
        ("rules matching", "rule", "matching"),
        ("why 3", "why", "3"),
        ("why blue 7", "why", "blue 7"),
    ],
)
def test_questions(line: str, topic: str, rest: str) -> None:
    assert reader().parse(line) == ParsedCommand(topic, rest)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("0", "your cards are 1 to 6"),
        ("7", "There is no card 7"),
        ("99999999999999999999999", "There is no card 999"),
        ("1 purpel", "“purpel” is not a colour of this side: type blue, green, red or yellow."),
        ("catch an", "There is no “an” here: type Ann, Anton or Bob."),
        ("catch you", "There is no “you” here"),
        ("1 give x to Ann", "“x” is not a card"),
        ("1 give 2,,3 to Ann", "is not a card"),
        ("1 give 2 to Zoe", "There is no “zoe” here"),
        ("catch", "Nobody can be caught now."),
        ("foo", ""),
        ("\u00b2", ""),
        ("lay", ""),
    ],
)
def test_unclear(line: str, words: str) -> None:
    said = reader().parse(line)
    assert isinstance(said, ParseFailure)
    assert words in said.message
    assert bool(words) == bool(said.message)


def test_catch_alone_means_who_can_be_caught() -> None:
    assert reader(exposed=2).parse("catch") == ParsedMove(Catch(2))
    assert isinstance(reader(exposed=0).parse("catch"), ParseFailure)


def test_lay_alone_means_the_drawn_card() -> None:
    for line in ("l", "lay", "lay it"):
        assert reader(awaiting="drawn", drawn=3).parse(line) == ParsedMove(
            Play("red-reverse", at=3)
        )
    assert reader(awaiting="drawn", drawn=0).parse("l green") == ParsedMove(
        Play("wild", at=0, color="green")
    )


def test_where_a_colour_is_awaited_r_is_red() -> None:
    assert reader(awaiting="color").parse("r") == ParsedMove(NameColor("red"))
    assert reader(awaiting="color").parse("Green") == ParsedMove(NameColor("green"))
    assert reader(awaiting="color").parse("pink") == ParsedMove(NameColor("pink"))
    assert reader(awaiting="color").parse("?") == ParsedCommand("help")


def test_who_is_out_is_not_offered() -> None:
    said = reader(out=(1,)).parse("catch zoe")
    assert isinstance(said, ParseFailure)
    assert said.message.endswith("type Anton or Bob.")
