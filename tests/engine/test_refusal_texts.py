"""Every refusal that random play meets reads as a sentence, in all editions."""

from __future__ import annotations

import random
import re

import pytest

from flipdeck.engine.round import Round
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.verdict import FACTS_BY_RULE, Facts, Verdict
from tests.support.move_enumeration import enumerate_moves

NAMES = ("Ann", "Ben", "Cleo")
OVERRIDES: tuple[dict[str, object], ...] = (
    {},
    {"bluffing": "refused", "drawn_card": "must_play", "voluntary_draw": False},
    {"bluffing": "refused", "wilds_count_as_match": True, "beachcomber_color": "names"},
    {"drawn_card": "must_if_forced", "late_call": False, "uno_window": "played"},
    {"stacking": "same", "last_card": "number", "seven_swap": True, "hand_size": 3},
    {"last_card": "number", "hand_size": 1, "uno_penalty": 0},
    {"stacking": "rising", "jump_in": True, "uno_call": "automatic", "drawing": "until_fits"},
)
FACE_CODE = re.compile(r"\w-\d|(\b|-)(draw[1245]|drawcolor|skipall)\b|\bwild-")
COLOR_CODE = re.compile(
    r"\b(blue|green|red|yellow|pink|teal|orange|purple|turquoise|mauve)-(?!wild)", re.IGNORECASE
)
Seen = dict[tuple[Verdict, int], None]


def refusals(edition: str) -> Seen:
    """Different refusals met in random rounds, each with the seat that is refused."""
    found: Seen = {}
    for number, rules in enumerate(OVERRIDES):
        dice = random.Random(f"refusals/{edition}/{number}")
        rulings = EDITIONS[edition].with_rules(rules)
        for out in ((), (1,)):
            played = Round.deal(rulings, 3, 0, key=dice.randbytes(32), out=out)
            while not played.over and played.moves < 150:
                called = any(hand.called for hand in played.view(None).hands)
                open_window = played.exposed is not None
                rare = played.awaiting in ("color", "answer") or called or open_window
                if rare or dice.random() < 0.2:
                    _ask(played, dice, found)
                seat = dice.choice([seat for seat in range(3) if played.legal(seat)])
                played.apply(seat, dice.choice(played.every(seat)))
            _ask(played, dice, found)
    return found


def _ask(played: Round, dice: random.Random, found: Seen) -> None:
    for seat in range(played.seats):
        moves = list(enumerate_moves(played, seat, dice))
        for move in [*moves[:25], *dice.sample(moves, min(len(moves), 40))]:
            verdict = played.verdict(seat, move)
            if not verdict.legal:
                found[verdict, seat] = None


def read(text: str) -> None:
    """Check what can be checked of a sentence without understanding it."""
    assert re.fullmatch(r"[A-Z][^{}$\n]*[^\s]\.", text), text
    assert not re.search(r"\s\s|\s[.,:;]|[.,:;]{2}|[.,:;](?! |$)", text), text
    assert not re.search(r"\b(None|none|null|True|False|seat -1)\b", text), text
    assert not FACE_CODE.search(text), text
    assert not COLOR_CODE.search(text), text
    assert len(re.findall(r"[.!?](?=\s|$)", text)) == 1, text


@pytest.fixture(scope="module")
def met() -> dict[str, Seen]:
    return {edition: refusals(edition) for edition in EDITIONS}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_refusal_of_random_play_reads_as_a_sentence(
    edition: str, met: dict[str, Seen]
) -> None:
    for verdict, seat in met[edition]:
        for names in (NAMES, ()):
            for reader in (seat, None):
                read(verdict.text(names=names, reader=reader))


def test_random_play_meets_every_rule_that_can_refuse(met: dict[str, Seen]) -> None:
    rules = {verdict.rule for seen in met.values() for verdict, _ in seen}
    assert rules == set(FACTS_BY_RULE)


def test_random_play_meets_every_fact_of_a_rule(met: dict[str, Seen]) -> None:
    given: dict[str, set[str]] = {rule: set() for rule in FACTS_BY_RULE}
    for verdict, _ in [each for seen in met.values() for each in seen]:
        given[verdict.rule] |= {
            name for name in Facts.__struct_fields__ if getattr(verdict.facts, name) is not None
        }
    assert given == {rule: set(facts) for rule, facts in FACTS_BY_RULE.items()}


@pytest.mark.parametrize(
    ("rule", "facts", "text"),
    [
        ("whose-turn", Facts(seat=1), "It is not your turn: wait for Ben."),
        (
            "color-first",
            Facts(seat=0, colors=("pink", "teal")),
            "Name the colour first: pink or teal.",
        ),
        (
            "color-first",
            Facts(seat=2, colors=("pink",)),
            "Cleo has to name the colour first: wait for it.",
        ),
        (
            "uno-catch",
            Facts(seat=10**40),
            f"Seat {10**40} cannot be caught now: only a player with one card and no UNO call "
            "can be, and only until play goes on.",
        ),
        ("answer-first", Facts(seat=0), "Answer first: accept the draw-wild or challenge it."),
        ("matching", Facts(color="mauve", wilds=False), "That card is not playable: match mauve."),
        (
            "matching",
            Facts(color="blue", symbol="8", wilds=False),
            "That card is not playable: match blue or 8.",
        ),
        (
            "matching",
            Facts(color="pink", wilds=True),
            "That card is not playable: match pink or play a wild.",
        ),
        ("side-colors", Facts(color="", colors=("pink",)), "You named no colour: name pink."),
        (
            "must-play",
            Facts(card="mauve-draw5"),
            "The mauve draw five you drew is playable, so you cannot keep it: play it.",
        ),
    ],
)
def test_a_refusal_names_players_and_speaks_to_its_reader(
    rule: str, facts: Facts, text: str
) -> None:
    assert Verdict(rule, facts).text(names=NAMES, reader=0) == text


@pytest.mark.parametrize("made_up", ["x" * 16_000, "x-" * 8_000, "a/" * 8_000, "blue-" + "9" * 99])
def test_what_a_client_makes_up_is_shortened(made_up: str) -> None:
    for text in (
        Verdict("own-hand", Facts(card=made_up)).text(),
        Verdict("side-colors", Facts(color=made_up, colors=("blue",))).text(),
    ):
        assert "…" in text
        assert len(text) < 200


@pytest.mark.parametrize("field", ["card", "at", "color", "uno", "give", "target", "unheard"])
def test_every_spare_field_is_told_in_words(field: str) -> None:
    text = Verdict("spare-field", Facts(field=field)).text()
    read(text)
    assert (text == "This move says more than it needs: leave that out.") == (field == "unheard")
