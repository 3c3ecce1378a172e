"""A table of bots: who is caught, what is printed, what is done for the player."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from flipdeck.bots.base import StatelessBot
from flipdeck.cli.bot_table import BotTable, ForgetfulBot
from flipdeck.engine.round import Round
from flipdeck.engine.view import View
from flipdeck.rules.moves import AnyMove, CallUno, Catch, Draw, Pass, Play
from tests.support.prompt_positions import HAND, at, person


class Puppet(StatelessBot):
    """Makes scripted moves; calls or catches out of turn if it ``calls``."""

    def __init__(self, *moves: AnyMove, calls: bool = False) -> None:
        self.moves = list(moves)
        self.calls = calls

    def choose(self, view: View, legal: Sequence[AnyMove]) -> AnyMove | None:
        if all(isinstance(move, CallUno | Catch) for move in legal):
            return legal[0] if self.calls else None
        return self.moves.pop(0)


class Coin(random.Random):
    """Always falls on one side."""

    def __init__(self, value: float) -> None:
        super().__init__(0)
        self.value = value

    def random(self) -> float:
        return self.value


def play(
    played: Round,
    bots: dict[int, Puppet],
    *lines: str,
    coin: float = 0.9,
    teams: bool = False,
) -> str:
    """Play until the script or the puppets run out of moves."""
    made, typist = person(played, *lines, teams=teams)
    with pytest.raises((EOFError, IndexError)):
        BotTable(played, bots, Coin(coin), made).play()
    return typist.page


LAPSE = [["green-4/pink-1", "red-5/pink-3"], ["blue-9/pink-6", "red-9/pink-7"]]
OFFER = "Ann has one card and did not call UNO. Type catch, or press Enter to go on.\n"


@pytest.mark.parametrize("line", ["catch", "catch Ann", "c", "y"])
def test_a_lapse_can_be_caught_before_play_goes_on(line: str) -> None:
    played = at(turn=1, hands=[*LAPSE, HAND[:1]])
    page = play(played, {1: Puppet(Play("blue-9")), 2: Puppet(calls=True)}, line)
    caught = "You catch Ann: one card and no UNO call. Ann draws 2 cards.\n"
    assert f"Ann plays blue 9.\n{OFFER}> {line}\n{caught}" in page
    assert played.hand_sizes()[1] == 3


def test_if_the_person_goes_on_the_bots_may_catch() -> None:
    played = at(turn=1, hands=[*LAPSE, HAND[:1]])
    page = play(played, {1: Puppet(Play("blue-9")), 2: Puppet(calls=True)}, "")
    assert f"{OFFER}> \nBen catches Ann: one card and no UNO call. Ann draws 2 cards.\n" in page


def test_questions_and_other_moves_at_an_offer() -> None:
    played = at(turn=1, hands=[*LAPSE, HAND[:1]])
    bots = {1: Puppet(Play("blue-9")), 2: Puppet()}
    page = play(played, bots, "s", "3", "foo", "uno", "catch ben", "")
    assert f"Scores stand here.\n{OFFER}" in page
    assert page.count(f"That has to wait. {OFFER}") == 4
    assert played.hand_sizes()[1] == 1


def test_a_late_call_of_a_bot_is_told() -> None:
    played = at(turn=1, hands=[*LAPSE, HAND[:1]])
    page = play(played, {1: Puppet(Play("blue-9"), calls=True), 2: Puppet()}, "")
    assert f"{OFFER}> \nAnn calls UNO.\n" in page


MINE = [["blue-1/pink-1", "red-5/pink-3"], ["red-9/pink-7", "blue-9/pink-6"], HAND[:1]]
RESCUE = "You have one card and did not call UNO. Type uno, or press Enter to go on.\n"


def test_the_persons_own_lapse_is_settled_by_a_coin() -> None:
    played = at(hands=MINE)
    bots = {1: Puppet(calls=True), 2: Puppet(calls=True)}
    page = play(played, bots, "1", coin=0.1)
    assert "catches you: one card and no UNO call. You draw red 1 and red 2.\n" in page
    assert RESCUE not in page
    played = at(hands=MINE)
    page = play(played, bots, "1", "uno", coin=0.9)
    assert f"You play blue 1.\n{RESCUE}> uno\nYou call UNO.\n" in page
    assert played.hand_sizes()[0] == 1
    played = at(hands=MINE)
    page = play(played, bots, "1", "", coin=0.9)
    assert f"{RESCUE}> \n" in page
    assert "catches you" in page


def test_the_persons_own_lapse_where_no_late_call_is_allowed() -> None:
    too_late = "You have one card and did not call UNO, and it is too late to call it now.\n"
    for calls in (True, False):
        played = at(hands=MINE, rules={"late_call": False})
        page = play(played, {1: Puppet(), 2: Puppet(calls=calls)}, "1", coin=0.9)
        assert f"You play blue 1.\n{too_late}" in page
        assert RESCUE not in page
        assert ("catches you" in page) == calls


def test_a_called_card_brings_no_offer() -> None:
    page = play(at(hands=MINE), {1: Puppet(), 2: Puppet()}, "1!")
    assert "You play blue 1 and call UNO." in page
    assert RESCUE not in page
    page = play(at(hands=MINE), {1: Puppet(), 2: Puppet()}, "u", "1")
    assert "> u\nYou call UNO.\nPlay 1, or draw (d).\n> 1\nYou play blue 1.\n" in page
    assert RESCUE not in page


def test_a_partner_is_not_offered_for_a_catch() -> None:
    hands = [HAND, ["green-4/pink-9"], LAPSE[1], ["green-3/pink-8"]]
    played = at(turn=2, hands=hands)
    bots = {1: Puppet(), 2: Puppet(Play("blue-9")), 3: Puppet(Draw(), Pass())}
    page = play(played, bots, "h", teams=True)
    assert "did not call" not in page
    assert "Ben, your partner: 1 card." in page


def test_the_window_of_the_canadian_sheet_is_open_after_a_draw() -> None:
    played = at("flip-canada", turn=1, hands=[*LAPSE, HAND[:1]])
    bots = {1: Puppet(Play("blue-9")), 2: Puppet(Draw(), Pass())}
    page = play(played, bots, "", "catch")
    second = f"Ben draws 1 card.\n{OFFER}> catch\nYou catch Ann"
    assert f"{OFFER}> \n{second}" in page
    assert "Ben keeps the drawn card.\n" in page


def test_an_unfit_card_is_kept_for_the_person() -> None:
    page = play(at(hands=[HAND[:1], *LAPSE]), {1: Puppet(), 2: Puppet()}, "d")
    assert "> d\nYou draw red 1, which is not playable, and keep it.\n" in page


def test_a_challenger_sees_the_hand() -> None:
    played = at(
        turn=1, hands=[HAND, ["wild-draw2/pink-6", "blue-9/pink-7", "red-8/pink-8"], LAPSE[0]],
        direction="right",
    )  # fmt: skip
    bots = {1: Puppet(Play("wild-draw2", color="red")), 2: Puppet()}
    page = play(played, bots, "c")
    assert "Ann played wild draw two when the current colour was blue" in page
    shown = "You challenge Ann. Ann shows you their hand: blue 9 and red 8. Guilty: Ann bluffed. "
    assert f"> c\n{shown}Ann draws 2 cards.\n" in page


def test_a_bot_forgets_and_overlooks_as_chance_has_it() -> None:
    played = at(turn=1, hands=[*LAPSE, HAND[:1]])
    legal = played.legal(1)
    call = Play("blue-9", uno=True)
    assert ForgetfulBot(Puppet(call), Coin(0.1)).choose(played.view(1), legal) == Play("blue-9")
    assert ForgetfulBot(Puppet(call), Coin(0.2)).choose(played.view(1), legal) == call
    catch = [Catch(1)]
    assert ForgetfulBot(Puppet(calls=True), Coin(0.2)).choose(played.view(2), catch) is None
    assert ForgetfulBot(Puppet(calls=True), Coin(0.3)).choose(played.view(2), catch) == catch[0]
