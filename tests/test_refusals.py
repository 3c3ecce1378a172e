"""Every rule that can refuse a move, in a case of its own: the rule, the facts, the sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from flipdeck import law
from flipdeck.errors import IllegalMove
from flipdeck.moves import Accept, AnyMove, CallUno, Catch, Challenge, Draw, NameColor, Pass, Play
from flipdeck.round import Round
from tests.given import dealt, given

BEACH = "beachcomber"


def plain() -> Round:
    return given("blue-7 red-1 wild", "green-2 red-2", "yellow-5 yellow-6")


def over() -> Round:
    played = given("blue-7", "green-2 red-2")
    played.apply(0, Play("blue-7"))
    return played


def with_an_empty_chair() -> Round:
    return given("blue-7 red-1", "", "green-2 red-2", out=[1])


def drawn(**rules: object) -> Round:
    """Seat 0 has drawn a card that fits."""
    played = given("red-7 red-1", "green-2 red-2", draw="blue-9 red-9", rules=rules)
    played.apply(0, Draw())
    return played


def awaiting_an_answer() -> Round:
    played = given("wild-draw2 red-1 red-4", "green-2 red-2", "yellow-5 yellow-6")
    played.apply(0, Play("wild-draw2", color="red"))
    return played


def awaiting_a_color() -> Round:
    return dealt("blue-7 red-1", "green-2 red-2", draw="wild green-9")


def without_bluffs() -> Round:
    return given("wild-draw2 blue-1 red-4", "green-2 red-2", rules={"bluffing": "refused"})


def exposed(*, called: bool = False) -> Round:
    played = given("blue-7 red-1", "green-2 red-2", "yellow-5 yellow-6")
    played.apply(0, Play("blue-7", uno=called))
    return played


def on_the_beach() -> Round:
    return given(
        "beachcomber green-1 green-2 pink-1 orange-1 turquoise-1 wild",
        "orange-4 orange-5",
        "",
        edition=BEACH,
        out=[2],
    )


def bound_to_lay() -> Round:
    return given("turquoise-7 pink-3 green-1 wild", "orange-4 orange-5", edition=BEACH)


def bound_to_play() -> Round:
    played = given("green-1 green-4", "orange-4 orange-5", edition=BEACH, draw="turquoise-5 pink-1")
    played.apply(0, Draw())
    return played


Case = tuple[Callable[[], Round], int, AnyMove, str, dict[str, object]]

CASES: list[Case] = [
    (plain, 1, Draw(), "whose-turn", {"turn": 0}),
    (awaiting_an_answer, 0, Play("red-1"), "whose-turn", {"turn": 1}),
    (over, 1, Draw(), "round-over", {}),
    (with_an_empty_chair, 1, Draw(), "chair-out", {}),
    (plain, 0, Play("green-2"), "own-hand", {"card": "green-2"}),
    (
        on_the_beach,
        0,
        Play("beachcomber", give=("pink-1", "pink-9"), to=1),
        "own-hand",
        {"card": "pink-9"},
    ),
    (plain, 0, Play("blue-7", color="red"), "spare-field", {"field": "color"}),
    (plain, 0, Play("blue-7", give=("red-1",), to=1), "spare-field", {"field": "give"}),
    (on_the_beach, 0, Play("beachcomber", color="pink"), "spare-field", {"field": "color"}),
    (plain, 0, Play("red-1"), "matching", {"needs": ["blue", "3", "a wild"]}),
    (
        lambda: given("blue-7 red-1", "green-2", top="wild", color="green"),
        0,
        Play("red-1"),
        "matching",
        {"needs": ["green", "a wild"]},
    ),
    (
        lambda: given("pink-7 teal-1", "teal-2", side="dark", top="orange-skipall"),
        0,
        Play("teal-1"),
        "matching",
        {"needs": ["orange", "skipall", "a wild"]},
    ),
    (bound_to_lay, 0, Draw(), "must-lay", {"fits": ["turquoise-7", "pink-3"]}),
    (bound_to_play, 0, Pass(), "must-play", {"card": "turquoise-5"}),
    (drawn, 0, Draw(), "one-draw", {}),
    (plain, 0, Pass(), "pass-after-draw", {}),
    (drawn, 0, Play("red-7"), "drawn-card-only", {"card": "blue-9"}),
    (plain, 0, Play("wild"), "name-color", {"colors": ["blue", "green", "red", "yellow"]}),
    (
        awaiting_a_color,
        1,
        NameColor(),
        "name-color",
        {"colors": ["blue", "green", "red", "yellow"]},
    ),
    (
        plain,
        0,
        Play("wild", color="pink"),
        "side-colors",
        {"color": "pink", "colors": ["blue", "green", "red", "yellow"]},
    ),
    (
        awaiting_a_color,
        1,
        NameColor("mauve"),
        "side-colors",
        {"color": "mauve", "colors": ["blue", "green", "red", "yellow"]},
    ),
    (awaiting_a_color, 1, Draw(), "color-first", {"seat": 1}),
    (plain, 0, NameColor("red"), "no-color-asked", {}),
    (without_bluffs, 0, Play("wild-draw2", color="red"), "no-bluff", {"color": "blue"}),
    (awaiting_an_answer, 1, Draw(), "answer-first", {"seat": 1}),
    (plain, 0, Challenge(), "nothing-to-answer", {}),
    (awaiting_an_answer, 2, Accept(), "who-answers", {"seat": 1}),
    (plain, 0, CallUno(), "uno-when", {}),
    (lambda: exposed(called=True), 0, CallUno(), "uno-again", {}),
    (
        lambda: given("blue-7 red-1", "green-2", called=[0]),
        0,
        Play("blue-7", uno=True),
        "uno-again",
        {},
    ),
    (plain, 0, Play("blue-7", uno=True), "uno-with-move", {}),
    (exposed, 1, Catch(2), "uno-catch", {"target": 2}),
    (exposed, 0, Catch(0), "uno-catch", {"target": 0}),
    (on_the_beach, 0, Play("beachcomber", give=("green-1", "green-2"), to=1), "gift-colors", {}),
    (on_the_beach, 0, Play("beachcomber", give=("green-1", "wild"), to=1), "gift-colors", {}),
    (on_the_beach, 0, Play("beachcomber", give=("green-1",), to=2), "gift-whom", {}),
    (on_the_beach, 0, Play("beachcomber", give=("green-1",), to=0), "gift-whom", {}),
    (on_the_beach, 0, Play("beachcomber", give=("green-1",)), "gift-whom", {}),
]

SENTENCES = {
    "whose-turn": "It is not your turn: wait for seat 0.",
    "round-over": "This round is over: wait for the next deal.",
    "chair-out": "Your chair is out of this match: the others play on without you.",
    "own-hand": "You do not hold green-2: name a card of your hand by the face turned to you.",
    "spare-field": 'This move has no use for "color": leave it out.',
    "matching": "That card does not fit: it needs blue, 3 or a wild.",
    "must-lay": (
        "You cannot draw while a coloured card fits: lay turquoise-7 or pink-3, or a wild if you "
        "hold one."
    ),
    "must-play": "The drawn turquoise-5 fits, so you cannot keep it: lay it.",
    "one-draw": "You have drawn already: lay the drawn card if it fits, or pass.",
    "pass-after-draw": "You can pass only after drawing: lay a card or draw one.",
    "drawn-card-only": (
        "You have drawn, so no other card may be laid: lay blue-9 if it fits, or pass."
    ),
    "name-color": "Name a colour with this card: blue, green, red or yellow.",
    "side-colors": "There is no pink on the side in play: name blue, green, red or yellow.",
    "color-first": "A colour has to be named first, by seat 1.",
    "no-color-asked": (
        "No colour is awaited now: a colour is named together with the wild that you lay."
    ),
    "no-bluff": (
        "This table allows no bluff, and your hand has a card that counts as blue: choose another"
        " move."
    ),
    "answer-first": "Seat 1 has to answer first: accept the draw-wild or challenge it.",
    "nothing-to-answer": (
        "There is no draw-wild to answer now: accept or challenge only when one is laid against "
        "you."
    ),
    "who-answers": "Only seat 1 may answer this draw-wild: leave it to that seat.",
    "uno-when": (
        "You have no UNO to call now: call it in your turn with two cards, or after it with one "
        "card uncalled."
    ),
    "uno-again": "You have called UNO already: that call still holds.",
    "uno-with-move": "This move does not leave you one card: make it without calling UNO.",
    "uno-catch": (
        "Seat 2 cannot be caught now: catch a seat with one card that has not called, before play"
        " goes on."
    ),
    "gift-colors": (
        "A gift has at most one card of each colour and no wild kind: choose the cards again."
    ),
    "gift-whom": "A gift goes to one other seat still in play: say which.",
}
"""What the first case of each rule is told."""


@pytest.mark.parametrize(
    ("table", "seat", "move", "rule", "facts"),
    CASES,
    ids=[f"{case[3]}-{number}" for number, case in enumerate(CASES)],
)
def test_a_move_is_refused_by_its_rule(
    table: Callable[[], Round], seat: int, move: AnyMove, rule: str, facts: dict[str, object]
) -> None:
    played = table()
    before = played.to_bytes()
    ruling = played.ruling(seat, move)
    assert (ruling.rule, ruling.facts) == (rule, facts)
    assert not ruling.legal
    with pytest.raises(IllegalMove) as refused:
        played.apply(seat, move)
    assert refused.value.ruling == ruling
    assert str(refused.value) == ruling.text()
    assert played.to_bytes() == before
    assert move not in played.every(seat)


@pytest.mark.parametrize("rule", list(SENTENCES))
def test_a_refusal_is_told_in_a_sentence(rule: str) -> None:
    table, seat, move, *_ = next(case for case in CASES if case[3] == rule)
    assert table().ruling(seat, move).text() == SENTENCES[rule]


def test_every_rule_that_can_refuse_has_a_case() -> None:
    assert {case[3] for case in CASES} == {rule.slug for rule in law.load() if rule.refusal}


def test_a_refusal_carries_exactly_the_facts_its_sentence_tells() -> None:
    for _, _, _, rule, facts in CASES:
        assert set(facts) == set(law.load()[rule].facts), rule


def test_a_legal_move_has_no_rule_against_it() -> None:
    ruling = plain().ruling(0, Play("blue-7"))
    assert ruling.legal
    assert (ruling.rule, ruling.facts, ruling.text()) == ("", {}, "Legal.")


def test_a_receiver_without_a_gift_does_no_harm() -> None:
    for to in (0, 1, 2, 99, -1):
        assert on_the_beach().ruling(0, Play("beachcomber", to=to)).legal


def test_a_bluff_drawn_where_none_is_allowed_does_not_fit() -> None:
    played = given(
        "blue-1 red-4", "green-2", draw="wild-draw2 red-9", rules={"bluffing": "refused"}
    )
    played.apply(0, Draw())
    assert played.ruling(0, Play("wild-draw2", color="red")).rule == "no-bluff"
    assert played.legal(0) == [Pass()]


def test_after_the_round_nothing_at_all_is_legal() -> None:
    played = over()
    for seat in range(2):
        assert played.every(seat) == []
        for move in (Draw(), CallUno(), Catch(0), Accept(), NameColor("red"), Play("green-2")):
            assert played.ruling(seat, move).rule == "round-over"


def test_a_chair_that_is_out_catches_nobody_and_is_passed_over() -> None:
    played = with_an_empty_chair()
    played.apply(0, Play("blue-7"))
    assert played.turn == 2
    assert played.ruling(1, Catch(0)).rule == "chair-out"
    assert played.ruling(2, Catch(0)).legal
