"""The greedy bot plays sensibly by what its seat may see."""

from __future__ import annotations

import random
from collections.abc import Collection

from hypothesis import given, settings

from flipdeck.bots import Greedy
from flipdeck.engine.round import Round
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
from tests.support.builders import make_round
from tests.support.hidden_info_twins import deal_one_of_a_kind, random_trajectory, twin_of
from tests.support.strategies import Table, play_on, seeds, tables


class SeatedBot:
    """A greedy bot that observes a round from now on."""

    def __init__(self, played: Round, seat: int = 0, partners: Collection[int] = ()) -> None:
        self.round = played
        self.seat = seat
        self.bot = Greedy(random.Random(1), partners)
        self.bot.new_round(played.view(seat))

    def apply(self, seat: int, move: AnyMove) -> None:
        self.bot.observe(self.round.events_for(self.round.apply(seat, move), self.seat), self.seat)

    def choice(self) -> AnyMove | None:
        move = self.bot.choose(self.round.view(self.seat), self.round.legal(self.seat))
        assert move is None or self.round.verdict(self.seat, move).legal
        return move

    def plays(self) -> Play:
        move = self.choice()
        assert isinstance(move, Play)
        return move


def plays(played: Round, seat: int = 0, partners: Collection[int] = ()) -> Play:
    return SeatedBot(played, seat, partners).plays()


# What it may not see.


@settings(max_examples=80, deadline=None)
@given(tables(), seeds)
def test_hidden_cards_do_not_change_its_choices(table: Table, seed: int) -> None:
    """Two rounds equal in all that its seat sees, different in the rest."""
    dice = random.Random(seed)
    start = deal_one_of_a_kind(table)
    seat = dice.choice([seat for seat in range(table.seats) if seat not in table.out])
    # Stops before a challenge whose outcome differs: everybody learns it.
    path = random_trajectory(start, seat, dice, dice.choice([5, 20, 60]))
    one, two = start.copy(), twin_of(start, path.known, dice)
    first, second = SeatedBot(one, seat), SeatedBot(two, seat)
    for mover, code in path.steps:
        legal = one.legal(seat)
        if legal:
            assert two.legal(seat) == legal
            assert first.choice() == second.choice()
        move = one.decode(mover, code)
        if not two.verdict(mover, move).legal or one.struct.guilty != two.struct.guilty:
            return
        first.apply(mover, move)
        second.apply(mover, move)


@settings(max_examples=30, deadline=None)
@given(tables(), seeds)
def test_it_can_join_in_the_middle_and_observe_nothing(table: Table, seed: int) -> None:
    played = table.deal()
    bot = Greedy(random.Random(0))
    for _ in play_on(played, random.Random(seed), 60):
        for seat in range(played.seats):
            legal = played.legal(seat)
            if legal:
                move = bot.choose(played.view(seat), legal)
                assert move is None or played.verdict(seat, move).legal


# Calls and catches.


def test_it_calls_with_the_play() -> None:
    assert plays(make_round("blue-1 red-9", "red-1 red-2")).uno


def test_it_does_not_call_twice() -> None:
    watched = SeatedBot(make_round("blue-1 red-9", "red-1 red-2"))
    watched.apply(0, CallUno())
    assert not watched.plays().uno


def test_it_mends_its_own_lapse_and_catches_that_of_others() -> None:
    played = make_round("blue-1 red-9", "red-1 red-2", "red-3 red-4")
    played.apply(0, Play("blue-1"))
    assert SeatedBot(played, 0).choice() == CallUno()
    assert SeatedBot(played, 1).choice() == Catch(0)
    assert SeatedBot(played, 2).choice() == Catch(0)


def test_it_lets_a_partner_be() -> None:
    played = make_round("blue-1 red-9", "red-1 red-2", "red-3 red-4", "red-5 red-6")
    played.apply(0, Play("blue-1"))
    assert SeatedBot(played, 2, partners={0}).choice() is None
    assert SeatedBot(played, 3, partners={1}).choice() == Catch(0)


# Laying.


def test_it_goes_out_when_it_can() -> None:
    assert plays(make_round("wild-draw2", "red-1 red-2")).card == "wild-draw2"


def test_it_goes_out_in_a_row_of_cards() -> None:
    played = make_round("red-9 blue-skip red-skip", "green-1 green-2 green-4")
    watched = SeatedBot(played)
    for card in ("blue-skip", "red-skip", "red-9"):
        move = watched.plays()
        assert move.card == card
        watched.apply(0, move)
    assert played.winner == 0


def test_it_keeps_a_wild_for_need() -> None:
    others = ["red-1 red-2 red-4 red-5 red-6"] * 2
    assert plays(make_round("wild blue-1 green-5 green-4", *others)).card == "blue-1"
    assert plays(make_round("wild green-1 green-5 yellow-4", *others)).card == "wild"


def test_it_names_its_longest_colour() -> None:
    move = plays(make_round("wild green-1 green-5 yellow-4", *["red-1 red-2 red-4 red-5"] * 2))
    assert move.color == "green"


def test_it_names_its_longest_colour_after_a_flip() -> None:
    played = make_round(
        "blue-flip blue-1/teal-1 blue-2/teal-2 blue-4/pink-7",
        "red-4 red-5 red-6 red-7",
        under="red-1/wild",
    )
    played.apply(0, Play("blue-flip"))
    assert SeatedBot(played).choice() == NameColor("teal")


def test_it_names_no_colour_that_the_next_seat_is_known_to_win_by() -> None:
    """After the flip it remembers the back it saw: the next seat's last card is green."""
    played = make_round(
        "pink-flip pink-1",
        "blue-1/pink-2 blue-2/pink-4",
        "wild/pink-6 green-1/pink-7 green-5/pink-8 yellow-4/pink-9",
        "green-9/teal-1",
        side="dark",
    )
    watched = SeatedBot(played, 2)
    watched.apply(0, Play("pink-flip", uno=True))
    watched.apply(1, Play("blue-1", uno=True) if played.color == "blue" else Draw())
    if played.turn == 1:
        watched.apply(1, Pass())
    move = watched.plays()
    assert move.color != "green"


def test_it_strikes_at_a_seat_that_is_nearly_out() -> None:
    others = "green-1 green-2 green-4 green-5"
    played = make_round("blue-1 blue-draw1 blue-2 blue-4", "red-1", others)
    assert plays(played).card == "blue-draw1"
    played = make_round("red-3 wild-draw2 red-2 red-4", "red-1", others)
    assert plays(played).card == "wild-draw2"


def test_it_bluffs_where_it_must_be_feared_and_is_likely_believed() -> None:
    others = "green-1 green-2 green-4 green-7"
    assert plays(make_round("wild-draw2 blue-1 red-9", "red-1", others)).card == "wild-draw2"
    assert (
        plays(make_round("wild-draw2 blue-1 red-9", "red-1 red-2 red-4", others)).card == "blue-1"
    )
    large = "wild-draw2 blue-1 red-9 red-7 yellow-1 yellow-2"
    assert plays(make_round(large, "red-1", others)).card == "blue-1"


def test_it_does_not_strike_at_its_partner() -> None:
    played = make_round(
        "blue-draw1 blue-2 red-9",
        "red-1 red-2 red-4",
        "green-1 green-2 green-4 green-5 green-7",
        "yellow-1 yellow-2 yellow-4 yellow-5 yellow-7",
    )
    assert plays(played, partners={2}).card == "blue-draw1"
    assert plays(played, partners={1}).card == "blue-2"


def test_it_turns_play_away_from_a_seat_that_is_nearly_out() -> None:
    played = make_round(
        "blue-reverse blue-2 red-9 red-7",
        "red-1",
        "green-1 green-2 green-4 green-5 green-7",
        "yellow-1 yellow-2 yellow-4 yellow-5 yellow-7",
    )
    assert plays(played).card == "blue-reverse"


def test_it_plays_what_it_drew() -> None:
    played = make_round("red-1 red-2", "red-4 red-5", draw="blue-7 green-8")
    watched = SeatedBot(played)
    assert watched.choice() == Draw()
    watched.apply(0, Draw())
    assert watched.plays().card == "blue-7"


def test_it_keeps_what_does_not_fit() -> None:
    played = make_round("red-1 red-2", "red-4 red-5", draw="green-8 green-7")
    watched = SeatedBot(played)
    watched.apply(0, Draw())
    assert watched.choice() == Pass()


# Flips.


def flip_wanted(mine: str, theirs: str) -> bool:
    """Seat 0 saw its dark faces before the flip, and sees those of the others after it."""
    my_dark, their_dark = mine.split(), theirs.split()
    my_light = ["blue-flip", "blue-1", "blue-2", "blue-4"]
    their_light = ["red-1", "red-2", "red-4", "red-5"]
    pairs = zip([*my_light, *their_light], [*my_dark, *their_dark], strict=True)
    cards = [f"{light}/{dark}" for light, dark in pairs]
    played = make_round(
        " ".join(cards[:4]),
        " ".join(cards[4:]),
        "yellow-1/pink-flip yellow-2/pink-1 yellow-4/pink-2",
        side="dark",
        under="blue-3/teal-1",
        turn=2,
    )
    watched = SeatedBot(played)
    watched.apply(2, Play("pink-flip"))
    assert (played.turn, played.side, played.top) == (0, "light", "blue-3")
    return watched.plays().card == "blue-flip"


def test_it_flips_where_the_other_side_is_better_for_it() -> None:
    wilds, numbers = "wild wild wild-drawcolor wild-drawcolor", "teal-4 teal-5 orange-6 orange-7"
    assert flip_wanted(mine=wilds, theirs=numbers)
    assert not flip_wanted(mine=numbers, theirs=wilds)


# Draw-wilds.


def answer(hand: str, drawn: bool = False) -> AnyMove | None:
    """What seat 1 answers to a draw-wild from this hand, after these moves."""
    played = make_round(
        hand, "red-4 red-5 red-6 red-7 red-8", "green-1 green-2", draw="wild-draw2 red-9"
    )
    watched = SeatedBot(played, 1)
    if drawn:
        watched.apply(0, Draw())
    watched.apply(0, Play("wild-draw2", color="green", uno=len(hand.split()) == 2 - drawn))
    return watched.choice()


def test_it_challenges_a_large_hand_and_believes_a_small_one() -> None:
    assert answer("wild-draw2 green-4 green-5 green-6 yellow-4 yellow-5 yellow-6") == Challenge()
    assert answer("wild-draw2 green-4") == Accept()


def test_it_believes_one_who_had_to_draw() -> None:
    assert answer("green-4 green-5 green-6 yellow-4 yellow-5 yellow-6", drawn=True) == Accept()


def test_it_knows_a_bluff_by_the_backs_it_saw_before_a_flip() -> None:
    def answer_to(hand: str) -> AnyMove | None:
        played = make_round(
            "blue-8/orange-8 yellow-7/orange-9 yellow-7/orange-9",
            hand,
            "red-4/pink-4 red-5/pink-5 red-6/pink-6",
            "yellow-1/pink-flip yellow-2/pink-1 yellow-4/pink-2",
            side="dark",
            under="blue-3/teal-1",
            turn=3,
        )
        watched = SeatedBot(played, 2)
        watched.apply(3, Play("pink-flip"))
        watched.apply(0, Play("blue-8"))
        watched.apply(1, Play("wild-draw2", color="green"))
        return watched.choice()

    assert answer_to("wild-draw2/teal-4 blue-1/teal-5 green-4/teal-6") == Challenge()
    large = "green-5/orange-1 green-7/orange-2 red-9/orange-3 red-7/orange-4"
    assert answer_to(f"wild-draw2/teal-4 red-1/teal-5 {large}") == Accept()


# Gifts.


def beach(*hands: str, partners: Collection[int] = ()) -> Play:
    return plays(make_round(*hands, edition="beachcomber"), partners=partners)


def test_it_gives_its_hand_away_and_calls() -> None:
    move = beach("beachcomber green-1 pink-5", "pink-1 pink-2", "pink-4 pink-6")
    assert move.card == "beachcomber"
    assert sorted(move.give) == ["green-1", "pink-5"]
    assert move.uno


def test_a_gift_goes_to_the_opponent_who_is_nearly_out() -> None:
    hand = "beachcomber green-1 green-9 pink-5 pink-7 orange-4 wild"
    hands = [hand, "pink-1 pink-2 pink-4", "pink-6 pink-8", "orange-1 orange-2 orange-5"]
    move = beach(*hands)
    assert move.card == "beachcomber"
    assert move.to == 2
    assert beach(*hands, partners={2}).to in (1, 3)


def test_it_gives_the_costly_card_of_a_colour() -> None:
    move = beach("beachcomber green-1 green-9 pink-5 pink-7 wild", "pink-1 pink-2", "pink-6 pink-8")
    assert sorted(move.give) == ["green-9", "pink-7"]


def test_as_its_last_card_a_beachcomber_just_goes_out() -> None:
    assert beach("beachcomber", "pink-1 pink-2") == Play("beachcomber")
