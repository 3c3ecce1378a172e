"""Every rule that can refuse a move, in a case of its own: the rule, the facts, the sentence."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from flipdeck.engine.round import Round
from flipdeck.rules.errors import IllegalMove
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
from flipdeck.rules.verdict import FACTS_BY_RULE, Facts
from tests.support.builders import dealt, make_round

BEACH = "beachcomber"


def plain() -> Round:
    return make_round("blue-7 red-1 wild", "green-2 red-2", "yellow-5 yellow-6")


def over() -> Round:
    played = make_round("blue-7", "green-2 red-2")
    played.apply(0, Play("blue-7"))
    return played


def with_an_empty_chair() -> Round:
    return make_round("blue-7 red-1", "", "green-2 red-2", out=[1])


def drawn(**rules: object) -> Round:
    """Seat 0 has drawn a playable card."""
    played = make_round("red-7 red-1", "green-2 red-2", draw="blue-9 red-9", rules=rules)
    played.apply(0, Draw())
    return played


def awaiting_an_answer() -> Round:
    played = make_round("wild-draw2 red-1 red-4", "green-2 red-2", "yellow-5 yellow-6")
    played.apply(0, Play("wild-draw2", color="red"))
    return played


def awaiting_a_color() -> Round:
    return dealt("blue-7 red-1", "green-2 red-2", draw="wild green-9")


def without_bluffs() -> Round:
    return make_round("wild-draw2 blue-1 red-4", "green-2 red-2", rules={"bluffing": "refused"})


def exposed(*, called: bool = False, **rules: object) -> Round:
    played = make_round("blue-7 red-1", "green-2 red-2", "yellow-5 yellow-6", rules=rules)
    played.apply(0, Play("blue-7", uno=called))
    return played


def on_the_beach() -> Round:
    return make_round(
        "beachcomber green-1 green-2 pink-1 orange-1 turquoise-1 wild",
        "orange-4 orange-5",
        "",
        edition=BEACH,
        out=[2],
    )


def must_not_draw() -> Round:
    return make_round("turquoise-7 pink-3 green-1 wild", "orange-4 orange-5", edition=BEACH)


def must_play_drawn() -> Round:
    played = make_round(
        "green-1 green-4", "orange-4 orange-5", edition=BEACH, draw="turquoise-5 pink-1"
    )
    played.apply(0, Draw())
    return played


def in_debt(stacking: str = "same", *, card: str = "blue-draw1") -> Round:
    """Seat 1 owes cards."""
    played = make_round(
        f"{card} red-1 red-4",
        "green-2 red-draw1 wild-draw2",
        "yellow-5 yellow-6",
        rules={"stacking": stacking},
    )
    played.apply(0, Play(card, color="red" if card.startswith("wild") else None))
    return played


def house(**rules: object) -> Round:
    return make_round("blue-7 blue-3", "green-2 red-2", "yellow-5 yellow-6", rules=rules)


Case = tuple[Callable[[], Round], int, AnyMove, str, Facts]

LIGHT = ("blue", "green", "red", "yellow")

CASES: list[Case] = [
    (plain, 1, Draw(), "whose-turn", Facts(seat=0)),
    (awaiting_an_answer, 0, Play("red-1"), "whose-turn", Facts(seat=1)),
    (over, 1, Draw(), "round-over", Facts()),
    (with_an_empty_chair, 1, Draw(), "chair-out", Facts()),
    (plain, 0, Play("green-2"), "own-hand", Facts(card="green-2")),
    (
        on_the_beach,
        0,
        Play("beachcomber", give=("pink-1", "pink-9"), to=1),
        "own-hand",
        Facts(card="pink-9"),
    ),
    (plain, 0, Play("blue-7", color="red"), "spare-field", Facts(field="color")),
    (plain, 0, Play("blue-7", give=("red-1",), to=1), "spare-field", Facts(field="give")),
    (on_the_beach, 0, Play("beachcomber", color="pink"), "spare-field", Facts(field="color")),
    (plain, 0, Play("red-1"), "matching", Facts(color="blue", symbol="3", wilds=True)),
    (
        lambda: make_round("blue-7 red-1", "green-2", top="wild", color="green"),
        0,
        Play("red-1"),
        "matching",
        Facts(color="green", wilds=True),
    ),
    (
        lambda: make_round("pink-7 teal-1", "teal-2", side="dark", top="orange-skipall"),
        0,
        Play("teal-1"),
        "matching",
        Facts(color="orange", symbol="skipall", wilds=True),
    ),
    (must_not_draw, 0, Draw(), "must-lay", Facts(playable=("turquoise-7", "pink-3", "wild"))),
    (must_play_drawn, 0, Pass(), "must-play", Facts(card="turquoise-5")),
    (
        lambda: drawn(drawn_card="must_if_forced"),
        0,
        Pass(),
        "must-play-forced",
        Facts(card="blue-9"),
    ),
    (drawn, 0, Draw(), "one-draw", Facts()),
    (plain, 0, Pass(), "pass-after-draw", Facts()),
    (drawn, 0, Play("red-7"), "drawn-card-only", Facts(card="blue-9")),
    (plain, 0, Play("wild"), "name-color", Facts(colors=LIGHT)),
    (
        awaiting_a_color,
        1,
        NameColor(),
        "name-color",
        Facts(colors=LIGHT),
    ),
    (
        plain,
        0,
        Play("wild", color="pink"),
        "side-colors",
        Facts(color="pink", colors=LIGHT),
    ),
    (
        awaiting_a_color,
        1,
        NameColor("mauve"),
        "side-colors",
        Facts(color="mauve", colors=LIGHT),
    ),
    (awaiting_a_color, 1, Draw(), "color-first", Facts(seat=1, colors=LIGHT)),
    (plain, 0, NameColor("red"), "no-color-asked", Facts()),
    (without_bluffs, 0, Play("wild-draw2", color="red"), "no-bluff", Facts(color="blue")),
    (awaiting_an_answer, 1, Draw(), "answer-first", Facts(seat=1)),
    (plain, 0, Challenge(), "nothing-to-answer", Facts()),
    (awaiting_an_answer, 2, Accept(), "who-answers", Facts(seat=1)),
    (plain, 0, CallUno(), "uno-when", Facts()),
    (lambda: exposed(late_call=False), 0, CallUno(), "uno-too-late", Facts()),
    (lambda: exposed(called=True), 0, CallUno(), "uno-again", Facts()),
    (
        lambda: make_round("blue-7 red-1", "green-2", called=[0]),
        0,
        Play("blue-7", uno=True),
        "uno-again",
        Facts(),
    ),
    (plain, 0, Play("blue-7", uno=True), "uno-with-move", Facts()),
    (exposed, 1, Catch(2), "uno-catch", Facts(seat=2)),
    (exposed, 0, Catch(0), "uno-catch", Facts(seat=0)),
    (
        on_the_beach,
        0,
        Play("beachcomber", give=("green-1", "green-2"), to=1),
        "gift-colors",
        Facts(),
    ),
    (on_the_beach, 0, Play("beachcomber", give=("green-1", "wild"), to=1), "gift-colors", Facts()),
    (on_the_beach, 0, Play("beachcomber", give=("green-1",), to=2), "gift-whom", Facts()),
    (on_the_beach, 0, Play("beachcomber", give=("green-1",), to=0), "gift-whom", Facts()),
    (on_the_beach, 0, Play("beachcomber", give=("green-1",)), "gift-whom", Facts()),
    (plain, 0, Play("blue-7", to=1), "spare-field", Facts(field="to")),
    (plain, 0, Play("wild", color="red", to=1), "spare-field", Facts(field="to")),
    (in_debt, 1, Draw(), "stacking", Facts(seat=1)),
    (in_debt, 2, Accept(), "stacking", Facts(seat=1)),
    (in_debt, 1, Play("wild-draw2", color="red"), "stack-same", Facts()),
    (lambda: in_debt("rising", card="wild-draw2"), 1, Play("red-draw1"), "stack-rising", Facts()),
    (in_debt, 1, Challenge(), "stack-challenge", Facts()),
    (lambda: house(jump_in=True), 1, Play("green-2"), "jump-in", Facts()),
    (lambda: house(seven_swap=True), 0, Play("blue-7"), "seven-whom", Facts()),
    (lambda: house(seven_swap=True), 0, Play("blue-7", to=0), "seven-whom", Facts()),
    (
        lambda: make_round("blue-skip", "green-2", rules={"last_card": "number"}),
        0,
        Play("blue-skip"),
        "last-number",
        Facts(),
    ),
    (lambda: house(uno_call="automatic"), 0, CallUno(), "uno-automatic", Facts()),
    (lambda: house(uno_call="automatic"), 0, Play("blue-7", uno=True), "uno-automatic", Facts()),
]

SENTENCES = {
    "whose-turn": "It is not your turn: wait for seat 0.",
    "round-over": "This round is over: wait for the next deal.",
    "chair-out": "You are out of this match: the others play on without you.",
    "own-hand": "You do not hold green 2: choose a card in your hand by the side you see.",
    "spare-field": "A colour is named only with a wild: leave it out.",
    "matching": "That card is not playable: match blue or 3, or play a wild.",
    "must-lay": (
        "You cannot draw while you hold a playable coloured card: play turquoise 7, pink 3 or wild."
    ),
    "must-play": "The turquoise 5 you drew is playable, so you cannot keep it: play it.",
    "must-play-forced": (
        "The blue 9 you drew is playable and nothing else in your hand was, "
        "so you cannot keep it: play it."
    ),
    "one-draw": (
        "You have already drawn this turn: play the drawn card if it is playable, or keep it."
    ),
    "pass-after-draw": "You can keep a card only after drawing it: play a card or draw one.",
    "drawn-card-only": (
        "After drawing you may play only the drawn card: play blue 9 if it is playable, or keep it."
    ),
    "name-color": "Name a colour: blue, green, red or yellow.",
    "side-colors": "There is no pink on the side in play: name blue, green, red or yellow.",
    "color-first": "Seat 1 has to name the colour first: wait for it.",
    "no-color-asked": (
        "There is no colour to name now: you name one together with the wild you play."
    ),
    "no-bluff": (
        "This table allows no bluffing, and you hold another card that counts as blue: "
        "play something else."
    ),
    "answer-first": (
        "Seat 1 has to accept the draw-wild or challenge it first: wait for the answer."
    ),
    "nothing-to-answer": (
        "There is nothing to accept or challenge now: "
        "only a draw-wild played against you is answered."
    ),
    "who-answers": "Only seat 1 may accept or challenge this draw-wild: wait for the answer.",
    "uno-when": (
        "You cannot call UNO now: call it in your turn with two cards in hand, "
        "or with the card that leaves you one."
    ),
    "uno-too-late": (
        "It is too late to call UNO: this table allows no call after the card is played."
    ),
    "uno-again": "You have already called UNO: that call still counts.",
    "uno-with-move": "This move does not leave you with one card: make it without calling UNO.",
    "uno-catch": (
        "Seat 2 cannot be caught now: only a player with one card and no UNO call can be, "
        "and only until play goes on."
    ),
    "gift-colors": (
        "You may give at most one card of each colour and no wilds: choose the cards again."
    ),
    "gift-whom": ("Cards are given to one other player who is still in the match: say to whom."),
    "stacking": ("Seat 1 has to accept the debt or stack a card on it first: wait for the answer."),
    "stack-same": (
        "Only the same draw card can be stacked on the top card: stack one or accept the debt."
    ),
    "stack-rising": (
        "Only a draw card of at least the same amount can be stacked on the top card: "
        "stack one or accept the debt."
    ),
    "stack-challenge": (
        "Only a draw-wild on top can be challenged, and only at a table that judges bluffs: "
        "stack a card or accept the debt."
    ),
    "jump-in": (
        "You cannot jump in now: it takes a card equal to the top one, colour and number or "
        "symbol, at the beginning of a turn."
    ),
    "seven-whom": ("A 7 swaps hands with another player who is still in the match: say with whom."),
    "last-number": (
        "At this table only a number card may be your last card: play another card or draw."
    ),
    "uno-automatic": ("At this table UNO is called by itself: nobody calls and nobody is caught."),
}
"""The text of the first case of each rule, without the players' names."""


@pytest.mark.parametrize(
    ("table", "seat", "move", "rule", "facts"),
    CASES,
    ids=[f"{case[3]}-{number}" for number, case in enumerate(CASES)],
)
def test_a_move_is_refused_by_its_rule(
    table: Callable[[], Round], seat: int, move: AnyMove, rule: str, facts: Facts
) -> None:
    played = table()
    before = played.to_bytes()
    ruling = played.verdict(seat, move)
    assert (ruling.rule, ruling.facts) == (rule, facts)
    assert not ruling.legal
    with pytest.raises(IllegalMove) as refused:
        played.apply(seat, move)
    assert refused.value.verdict == ruling
    assert str(refused.value) == ruling.text()
    assert played.to_bytes() == before
    assert move not in played.every(seat)


@pytest.mark.parametrize("rule", list(SENTENCES))
def test_a_refusal_is_told_in_a_sentence(rule: str) -> None:
    table, seat, move, *_ = next(case for case in CASES if case[3] == rule)
    assert table().verdict(seat, move).text() == SENTENCES[rule]


def test_every_rule_that_can_refuse_has_a_case() -> None:
    assert {case[3] for case in CASES} == set(FACTS_BY_RULE)


def test_a_refusal_carries_exactly_the_facts_of_its_rule() -> None:
    optional = {("matching", "symbol")}  # there is none while a wild is on top
    for _, _, _, rule, facts in CASES:
        given = set(msgspec.to_builtins(facts))
        expected = set(FACTS_BY_RULE[rule])
        assert given <= expected, rule
        assert {(rule, fact) for fact in expected - given} <= optional


def test_a_legal_move_has_no_rule_against_it() -> None:
    ruling = plain().verdict(0, Play("blue-7"))
    assert ruling.legal
    assert (ruling.rule, ruling.facts, ruling.text()) == ("", Facts(), "")


def test_a_receiver_without_a_gift_does_no_harm() -> None:
    for to in (0, 1, 2, 99, -1):
        assert on_the_beach().verdict(0, Play("beachcomber", to=to)).legal


def test_a_bluff_drawn_where_none_is_allowed_does_not_fit() -> None:
    played = make_round(
        "blue-1 red-4", "green-2", draw="wild-draw2 red-9", rules={"bluffing": "refused"}
    )
    played.apply(0, Draw())
    assert played.verdict(0, Play("wild-draw2", color="red")).rule == "no-bluff"
    assert played.legal(0) == [Pass()]


def test_after_the_round_nothing_at_all_is_legal() -> None:
    played = over()
    for seat in range(2):
        assert played.every(seat) == []
        for move in (Draw(), CallUno(), Catch(0), Accept(), NameColor("red"), Play("green-2")):
            assert played.verdict(seat, move).rule == "round-over"


def test_a_chair_that_is_out_catches_nobody_and_is_passed_over() -> None:
    played = with_an_empty_chair()
    played.apply(0, Play("blue-7"))
    assert played.turn == 2
    assert played.verdict(1, Catch(0)).rule == "chair-out"
    assert played.verdict(2, Catch(0)).legal
