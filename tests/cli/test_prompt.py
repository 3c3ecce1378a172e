"""A person in a position: what is shown, what is refused, what is asked."""

from __future__ import annotations

from typing import Any

import pytest

from flipdeck.cli.prompt import PlayerQuit
from flipdeck.engine.round import Round
from flipdeck.formats.position import Pending, Position, set_up
from flipdeck.rules.moves import Accept, AnyMove, CallUno, Challenge, Draw, NameColor, Pass, Play
from tests.support.prompt_positions import DRAW, HAND, at, on_the_beach, person


def decided(played: Round, *lines: str) -> tuple[AnyMove, str]:
    """The move that these lines come to, and the screen; nothing may change on the way."""
    before = played.to_bytes()
    made, typist = person(played, *lines)
    move = made.decide()
    assert played.to_bytes() == before
    assert played.verdict(0, move).legal
    return move, typist.page


def test_the_table_at_ones_turn() -> None:
    _, page = decided(at(called=[2]), "d")
    assert page == (
        "\n"
        "Your turn. Light side, current colour blue, top card blue 7, play goes left to Ann.\n"
        "Ann: 2 cards. Backs: pink 6, pink 7.\n"
        "Ben: 1 card, UNO. Back: orange 2.\n"
        "Draw pile: 5 cards, back of the next one: pink 4.\n"
        "Your hand, 5 cards (* playable on blue 7):\n"
        "  1 blue 1 *, 2 blue 2 *\n"
        "  3 green 5\n"
        "  4 red 7 *\n"
        "  5 wild *\n"
        "Play 1, 2, 4 or 5, or draw (d).\n"
        "> d\n"
    )


@pytest.mark.parametrize(
    ("more", "heading"),
    [
        ({}, "Your hand, 5 cards (* playable on blue 7):"),
        (
            {"discard": ["wild/teal-1"], "color": "red", "moves": 3},
            "Your hand, 5 cards (* playable on wild in red):",
        ),
        (
            {"hands": [HAND[:1], HAND[1:2], HAND[2:3]]},
            "Your hand, 1 card, nothing playable on blue 7:",
        ),
        (
            {"hands": [HAND[:1], HAND[1:2], HAND[2:3]], "called": [0]},
            "Your hand, 1 card, UNO called, nothing playable on blue 7:",
        ),
        (
            {"hands": [HAND[1:2], HAND[:1], HAND[2:3]], "called": [0]},
            "Your hand, 1 card, UNO called (* playable on blue 7):",
        ),
    ],
)
def test_the_hand_says_what_it_is_played_on(more: dict[str, Any], heading: str) -> None:
    assert f"\n{heading}\n" in decided(at(**more), "d")[1]


def test_one_sided_cards_have_no_backs() -> None:
    _, page = decided(on_the_beach(["pink-1", "green-2"]), "1")
    assert "\nAnn: 2 cards. Ben: 1 card.\nDraw pile: 3 cards.\n" in page
    assert "Back" not in page
    assert "Play 1.\n" in page


def test_own_backs_and_others_fronts_are_nowhere() -> None:
    _, page = decided(at(), "h", "?", "why 3", "s", "d")
    for hidden in ("pink 1", "teal 4", "orange 5", "green 6", "red 9", "yellow 2", "red 1"):
        assert hidden not in page


@pytest.mark.parametrize(
    ("lines", "move"),
    [
        (["2"], Play("blue-2", at=1)),
        (["blue 2"], Play("blue-2")),
        (["5 red"], Play("wild", at=2, color="red")),
        (["5", "red"], Play("wild", at=2, color="red")),
        (["5", "foo", "q", "", "?", "pink", "g"], Play("wild", at=2, color="green")),
        (["5", "", "1"], Play("blue-1", at=3)),
        (["d"], Draw()),
    ],
)
def test_moves_in_a_turn(lines: list[str], move: AnyMove) -> None:
    assert decided(at(), *lines)[0] == move


@pytest.mark.parametrize(
    ("line", "reason", "slug"),
    [
        ("3", "That card is not playable: match blue or 7, or play a wild.", "matching"),
        ("yellow draw one", "You do not hold yellow draw one:", "own-hand"),
        ("2!", "This move does not leave you with one card:", "uno-with-move"),
        ("2 red", "A colour is named only with a wild: leave it out.", "spare-field"),
        ("5 pink", "There is no pink on the side in play: name blue, green,", "side-colors"),
        ("k", "You can keep a card only after drawing it:", "pass-after-draw"),
        ("a", "There is nothing to accept or challenge now:", "nothing-to-answer"),
        ("u", "You cannot call UNO now:", "uno-when"),
        ("catch ben", "Ben cannot be caught now:", "uno-catch"),
    ],
)
def test_a_refused_move_says_why_and_costs_nothing(line: str, reason: str, slug: str) -> None:
    move, page = decided(at(), line, "1")
    assert move == Play("blue-1", at=3)
    (said,) = [each for each in page.splitlines() if each.endswith(f"(rule {slug})")]
    assert said.startswith(reason)
    assert page.count("Play 1, 2, 4 or 5, or draw (d).") == 2


def test_a_draw_refused_while_a_card_fits_names_the_cards() -> None:
    _, page = decided(on_the_beach(["pink-1", "pink-draw2", "green-2"]), "d", "1")
    assert "play pink 1 or pink draw two. (rule must-lay)" in page


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("why 3", "That card is not playable: match blue or 7, or play a wild. (rule matching)"),
        ("why 1", "Blue 1 is playable: blue is the current colour."),
        ("why 4", "Red 7 is playable: 7 is on top."),
        ("why 5", "Wild is playable: a wild can be played on any card."),
        ("why d", "That is allowed now."),
        ("why k", "(rule pass-after-draw)"),
        ("why 9", "There is no card 9: your cards are 1 to 5."),
        ("why", "Say which card: why 3, or why blue 7."),
        ("why h", "Say which card: why 3, or why blue 7."),
        ("foo", "“foo” is not understood here."),
        ("s", "Scores stand here."),
        ("?", "3! or 3 uno: play it and call UNO."),
        ("r matching", "What is playable [matching]"),
        ("r name color", "[name-color]"),
        ("r", "A turn: whose-turn, round-over,"),
        ("r machting", "There is no rule “machting”. Similar: matching"),
        ("r zzzzzzzzzz", "There is no rule “zzzzzzzzzz”. r alone lists them."),
        ("r gift-whom", "This rule does not apply at this table."),
    ],
)
def test_questions(line: str, answer: str) -> None:
    _, page = decided(at(), line, "1")
    assert answer in page
    assert page.count("Play 1, 2, 4 or 5, or draw (d).") == 2


def test_hand_again_keeps_its_numbers() -> None:
    _, page = decided(at(), "h", "1")
    table = page.split("> h\n")[0]
    assert page.count(table) == 2


def test_numbers_stay_within_a_turn_and_the_drawn_card_comes_last() -> None:
    played = at(draw=["blue-9/pink-4", *DRAW[1:]])
    made, typist = person(played, "d", "h", "why 6", "6")
    played.apply(0, made.decide())
    move = made.decide()
    assert move == Play("blue-9", at=5)
    assert "Your drawn blue 9 is playable: play it (6) or keep it (k).\n" in typist.page
    assert "  1 blue 1, 2 blue 2\n  3 green 5\n  4 red 7\n  5 wild\n  6 blue 9 *\n" in typist.page


def test_after_a_draw_no_other_card_is_playable() -> None:
    played = at(draw=["blue-9/pink-4", *DRAW[1:]])
    played.apply(0, Draw())
    move, page = decided(played, "blue 1", "k")
    assert move == Pass()
    assert "play blue 9 if it is playable, or keep it. (rule drawn-card-only)" in page


def test_a_drawn_card_that_must_be_played() -> None:
    played = on_the_beach(["green-2"])
    played.apply(0, Draw())
    assert played.legal(0) == [Pass(), CallUno()]
    played = on_the_beach(["orange-2", "green-0"], match="single")
    played = set_up(
        played.rulings,
        3,
        0,
        Position(
            turn=0,
            hands=[["orange-4"], ["green-6"], ["orange-2"]],
            discard=["pink-7"],
            draw=["pink-3", "pink-5"],
        ),
    )
    played.apply(0, Draw())
    move, page = decided(played, "k", "l!")
    assert move == Play("pink-3", at=1, uno=True)
    assert "Your drawn pink 3 is playable and must be played (2)." in page
    assert (
        "The pink 3 you drew is playable, so you cannot keep it: play it. (rule must-play)" in page
    )


ANSWER = [
    "Ann played wild draw two when the current colour was blue: "
    "a bluff if Ann held any other blue card.",
    "Accept (a): you draw 2 cards and lose a turn.",
    "Challenge (c): if it was a bluff, Ann draws 2 cards and you take your turn; "
    "if not, you draw 4 cards and lose a turn.",
    "Accept (a) or challenge (c)?",
]


def answering(edition: str = "flip-classic") -> Round:
    return at(
        edition,
        discard=["blue-7/teal-1", "wild-draw2/teal-9"],
        awaiting="answer",
        direction="right",
        color="red",
        pending=Pending(by=1, card="wild-draw2", color="red", guilty=True),
    )


def test_the_terms_of_an_answer() -> None:
    move, page = decided(answering(), "2", "a")
    assert move == Accept()
    assert "\n".join(ANSWER) in page
    assert "Answer first: accept the draw-wild or challenge it. (rule answer-first)" in page
    assert decided(answering(), "c")[0] == Challenge()
    _, page = decided(answering("flip-nordic"), "a")
    assert "a bluff if Ann held any other blue card or any other wild." in page


def test_until_the_colour_in_the_terms() -> None:
    played = at(
        side="dark",
        discard=["blue-7/teal-1", "red-8/wild-drawcolor"],
        awaiting="answer",
        direction="right",
        color="orange",
        pending=Pending(by=1, card="wild-drawcolor", color="orange", guilty=False),
    )
    _, page = decided(played, "a")
    assert "Accept (a): you draw until orange comes up and lose a turn." in page
    assert "if not, you draw until orange comes up, then 2 more, and lose a turn." in page


def test_naming_the_colour_of_a_wild_that_came_to_the_top() -> None:
    discard = ["yellow-1/pink-2", "wild/teal-1"]
    played = at(discard=discard, awaiting="color", moves=3)
    move, page = decided(played, "3", "purple", "r")
    assert move == NameColor("red")
    assert "A wild came to the top, and you name the colour: blue, green, red or yellow." in page
    assert "Name the colour first: blue, green, red or yellow. (rule color-first)" in page
    assert "There is no purple on the side in play" in page
    assert "top card wild, no colour named yet" in page
    played = at(discard=["wild/teal-1"], awaiting="color")
    assert "You play first and name the colour of the wild" in decided(played, "r")[1]


COMB = ["beachcomber", "pink-1", "orange-2", "green-9", "orange-3"]


@pytest.mark.parametrize(
    ("lines", "give", "to"),
    [
        (["5", "ann", "1,2"], ("pink-1", "green-9"), 1),
        (["5", "nobody"], (), None),
        (["5", "zoe", "b", "x", "3,4", "5", "3"], ("orange-2",), 2),
        (["5 give 1,3 to Ben"], ("pink-1", "orange-2"), 2),
        (["5 give none"], (), None),
        (["5 give 3,4 to Ben", "5", "", "5", "Ann", "", "5 give 1 to a"], ("pink-1",), 1),
    ],
)
def test_the_beachcomber_asks_whom_and_what(
    lines: list[str], give: tuple[str, ...], to: int | None
) -> None:
    move, _ = decided(on_the_beach(COMB), *lines)
    assert isinstance(move, Play)
    assert (move.card, move.give, move.to) == ("beachcomber", give, to)


def test_beachcomber_with_a_colour_and_a_call() -> None:
    played = on_the_beach(COMB, beachcomber_color="names")
    move, _ = decided(played, "5!", "green", "ann", "1,2,3")
    assert move == Play("beachcomber", 0, "green", True, ("pink-1", "green-9", "orange-2"), 1)
    move, _ = decided(on_the_beach(COMB), "5", "ann", "1,2,3!")
    assert isinstance(move, Play)
    assert move.uno
    _, page = decided(on_the_beach(COMB), "5!", "ann", "1", "", "5 give none")
    assert "(rule uno-with-move)" in page
    assert "You take the card back." in page


def test_a_beachcomber_that_is_not_playable_is_refused_before_any_question() -> None:
    played = on_the_beach(COMB)
    played = set_up(
        played.rulings,
        3,
        0,
        Position(
            turn=0,
            hands=[["beachcomber", "green-9"], ["green-6"], ["orange-2"]],
            discard=["pink-7"],
            draw=["pink-3", "pink-5"],
        ),
    )
    played.apply(0, Draw())
    _, page = decided(played, "beachcomber", "l")
    assert "(rule drawn-card-only)" in page
    assert "To whom" not in page


def test_leaving_asks_first() -> None:
    move, page = decided(at(), "q", "", "1")
    assert move == Play("blue-1", at=3)
    assert "Quit the game? Type y to quit" in page
    for yes in ("y", "yes", "Q"):
        with pytest.raises(PlayerQuit):
            person(at(), "q", yes)[0].decide()
    with pytest.raises(PlayerQuit):
        person(at(), "5", "q", "y")[0].decide()
