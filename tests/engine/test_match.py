"""Whole matches, played by players who play any playable card."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flipdeck.engine.match import DEAL, DRAW, PAIR, Match
from flipdeck.engine.round import Round
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput
from flipdeck.rules.modes import MODES, seating
from flipdeck.rules.moves import Play
from flipdeck.rules.rulings import Rulings, override

CLASSIC = EDITIONS["flip-classic"].rulings
BEACH = EDITIONS["beachcomber"].rulings
NORDIC = EDITIONS["flip-nordic"].rulings

keys = st.binary(min_size=32, max_size=32)


def key_of(number: int) -> bytes:
    return number.to_bytes(32, "little")


def names(number: int) -> list[str]:
    return [f"player {place}" for place in range(number)]


def play_round(played: Round, dice: random.Random) -> None:
    while played.turn is not None and not played.over:
        seat = played.turn
        moves = played.legal(seat)
        plays = [move for move in moves if isinstance(move, Play)]
        played.apply(seat, dice.choice(plays or moves))


def play_tables(match: Match, dice: random.Random) -> None:
    for table in match.playing:
        play_round(match.tables[table], dice)
        match.finish_round(table)


def play_match(match: Match, dice: random.Random, most: int = 10_000) -> Match:
    match.start()
    play_tables(match, dice)
    while not match.over and len(match.history) < most:
        match.next_round()
        play_tables(match, dice)
    return match


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match of any edition and mode, with short rounds and often with blocked ones."""
    mode = draw(st.sampled_from(list(MODES)))
    edition = draw(st.sampled_from(list(EDITIONS.values())))
    rulings = override(
        edition.rulings,
        {
            "direction": draw(st.sampled_from(["left", "right"])),
            "hand_size": draw(st.integers(1, 4)),
            "move_limit": draw(st.sampled_from([10, 60, 5000])),
            "pairing": draw(st.sampled_from(["round", "match"])),
        },
    )
    players = MODES[mode].players or draw(st.integers(2, 5))
    target = draw(st.integers(1, 120))
    cycles = 1 if MODES[mode].rounds is None else draw(st.integers(1, 3))
    key = draw(keys)
    return Match(names(players), rulings, mode=mode, target=target, cycles=cycles, key=key)


@settings(max_examples=300, deadline=None)
@given(matches(), st.integers(0, 2**32))
def test_a_match_played_out_adds_up(match: Match, seed: int) -> None:
    play_match(match, random.Random(seed), most=150)
    shown = {"left": 1, "right": -1}[match.rulings.direction]
    scores = [0] * len(match.standing.scores)
    out: set[int] = set()
    for number, finished in enumerate(match.history):
        assert (
            finished.seating
            == seating(match.mode, finished.index, len(match.players), match.cycles)[finished.table]
        )
        assert finished.round.winner == finished.winner
        assert finished.dealer == finished.round.dealer
        if match.mode == "elimination":
            assert finished.round.out == tuple(sorted(out))
        earlier = [f for f in match.history[:number] if f.table == finished.table]
        if earlier:
            passed = (earlier[-1].dealer + shown) % match.seats
            while passed in out:
                passed = (passed + shown) % match.seats
            assert finished.dealer == passed
            assert finished.index == earlier[-1].index + (earlier[-1].winner is not None)
        if finished.winner is None:
            assert not any(finished.points)
        for seat, player in enumerate(finished.seating[: len(scores)]):
            scores[player] += finished.points[seat]
        if match.mode == "elimination":
            out = {player for player, score in enumerate(scores) if score >= match.target}
    assert match.standing.scores == tuple(scores)
    won = Counter(finished.table for finished in match.history if finished.winner is not None)
    assert match.standing.played == tuple(won[table] for table in range(len(match.tables)))
    if match.over:
        assert match.standing.rounds * len(match.tables) == won.total()
    assert match.standing.out == tuple(sorted(out))
    if match.over:
        winners = match.standing.winners or ()
        assert winners
        assert set(winners).isdisjoint(out)
        assert match.history[-1].winner is not None


@pytest.mark.parametrize("edition", list(EDITIONS))
@pytest.mark.parametrize("mode", list(MODES))
def test_every_mode_of_every_edition_ends(edition: str, mode: str) -> None:
    rulings = override(EDITIONS[edition].rulings, {"hand_size": 3})
    match = Match(names(MODES[mode].players or 3), rulings, mode=mode, target=100, key=key_of(3))
    play_match(match, random.Random(edition + mode))
    assert match.over
    assert match.playing == ()
    if MODES[mode].rounds is not None:
        assert match.standing.rounds == MODES[mode].rounds


def test_a_rotation_lets_everyone_deal_once_with_each_partner() -> None:
    rulings = override(BEACH, {"hand_size": 2})
    for mode, players in (("rotation4", 4), ("rotation8", 8)):
        match = play_match(
            Match(names(players), rulings, mode=mode, key=key_of(5)), random.Random(5)
        )
        assert all(finished.winner is not None for finished in match.history)
        dealt: Counter[tuple[int, int]] = Counter()
        for finished in match.history:
            dealt[finished.seating[finished.dealer], finished.index // 4] += 1
        stages = (MODES[mode].rounds or 0) // 4
        assert dealt == {(player, stage): 1 for player in range(players) for stage in range(stages)}


def test_the_key_decides_everything() -> None:
    def outcome(number: int) -> list[object]:
        rulings = override(CLASSIC, {"hand_size": 3})
        match = Match(names(3), rulings, target=60, key=key_of(number))
        play_match(match, random.Random(9))
        return [match.draws, [(f.dealer, f.winner, f.round.deck_order) for f in match.history]]

    assert outcome(1) == outcome(1)
    assert outcome(1) != outcome(2)


def test_without_a_key_it_is_drawn_from_the_operating_system() -> None:
    one, other = Match(names(2), CLASSIC), Match(names(2), CLASSIC)
    assert len(one.key) == len(other.key) == 32
    assert one.key != other.key


def test_no_stream_of_chance_is_used_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[bytes, int]] = []
    chance = Match.chance

    def listening(self: Match, use: int, table: int, count: int) -> tuple[bytes, int]:
        asked.append(chance(self, use, table, count))
        return asked[-1]

    monkeypatch.setattr(Match, "chance", listening)
    rulings = override(CLASSIC, {"hand_size": 1, "pairing": "match"})
    match = Match(names(8), rulings, mode="rotation8", key=key_of(4))
    play_match(match, random.Random(4))
    assert len(set(asked)) == len(asked)
    assert {number >> 40 for _, number in asked} == {DEAL, DRAW, PAIR}
    orders = [finished.round.deck_order for finished in match.history]
    assert len(set(orders)) == len(orders)


@pytest.mark.parametrize("edition", ["flip-classic", "flip-splash", "beachcomber"])
def test_the_highest_draw_deals_and_those_tied_draw_again(edition: str) -> None:
    rulings = EDITIONS[edition].rulings
    worth = {"draw1": 10, "draw2": 20, "reverse": 20, "skip": 20, "flip": 20}

    def value(face: str) -> int:
        symbol = face.rpartition("-")[2]
        if symbol.isdigit() and not face.startswith("wild"):
            return int(symbol)
        if rulings.first_dealer == "highest_number":
            return 0
        return 50 if face.startswith(("wild", "beachcomber")) else worth[symbol]

    again = 0
    for number in range(60):
        match = Match(names(5), rulings, key=key_of(number))
        match.start()
        (draws,) = match.draws
        tied = list(range(5))
        for drawn in draws:
            assert list(drawn) == tied
            best = max(map(value, drawn.values()))
            tied = [seat for seat in tied if value(drawn[seat]) == best]
            assert (len(tied) == 1) == (drawn is draws[-1])
        assert match.dealers == tied
        assert match.tables[0].dealer == tied[0]
        again += len(draws) > 1
    assert 0 < again < 60


def test_the_draw_is_the_same_for_every_seat() -> None:
    dealers: Counter[int] = Counter()
    for number in range(900):
        match = Match(names(3), override(BEACH, {"hand_size": 1}), key=key_of(number))
        match.start()
        dealers.update(match.dealers)
    # Keys are fixed; five standard deviations of 300 are 71.
    assert all(abs(dealers[seat] - 300) < 71 for seat in range(3))


def test_the_draw_shows_one_face_of_cards_that_the_deck_has() -> None:
    match = Match(names(10), CLASSIC, key=key_of(6))
    match.start()
    for drawn in match.draws[0]:
        for face, times in Counter(drawn.values()).items():
            deck = CLASSIC.cards
            names_of = Counter(deck.text(light | 56 << 8).split("/")[0] for light in deck.faces(0))
            assert times <= names_of[face]


def test_each_table_of_eight_draws_for_itself() -> None:
    match = Match(names(8), CLASSIC, mode="rotation8", key=key_of(7))
    match.start()
    first, second = match.draws
    assert first[0] != second[0]
    assert set(first[0]) == set(second[0]) == {0, 1, 2, 3}
    assert [played.dealer for played in match.tables] == match.dealers


def test_a_chosen_dealer_is_seat_zero_unless_told() -> None:
    for chosen, dealer in ((None, 0), (2, 2)):
        match = Match(names(3), NORDIC, dealer=chosen)
        match.start()
        assert match.dealers == [dealer]
        assert match.draws == ((),)


def pairs_of(match: Match) -> list[frozenset[tuple[int, int]]]:
    return [
        frozenset(Counter(finished.round.deck_order).items())
        for finished in sorted(match.history, key=lambda finished: finished.table)
    ]


def test_pairing_is_made_once_a_match_and_table_or_once_a_round() -> None:
    rules: dict[str, object] = {"hand_size": 2, "pairing": "match"}
    eight = Match(names(8), override(CLASSIC, rules), mode="rotation8", key=key_of(8))
    packs = pairs_of(play_match(eight, random.Random(8)))
    assert len(packs) >= 56
    assert len(set(packs)) == 2
    orders = [finished.round.deck_order for finished in eight.history]
    assert len(set(orders)) == len(orders)
    rules["pairing"] = "round"
    four = Match(names(4), override(CLASSIC, rules), mode="rotation4", key=key_of(8))
    packs = pairs_of(play_match(four, random.Random(8)))
    assert len(set(packs)) == len(packs) >= 12


@pytest.mark.parametrize("mode", ["single", "points", "rotation4", "elimination"])
def test_a_blocked_round_is_dealt_again_by_the_next_dealer(mode: str) -> None:
    match = Match(names(4), override(NORDIC, {"move_limit": 1}), mode=mode, key=key_of(1))
    before = match.standing
    match.start()
    for number in range(5):
        play_round(match.tables[0], random.Random(number))
        finished = match.finish_round()
        assert (finished.winner, finished.points) == (None, (0, 0, 0, 0))
        assert (finished.dealer, finished.index) == (number % 4, 0)
        assert match.standing == before
        match.next_round()


def test_rounds_are_finished_and_dealt_in_turn() -> None:
    match = Match(names(2), NORDIC, key=key_of(2))
    for too_early in (match.finish_round, match.next_round):
        with pytest.raises(RuntimeError):
            too_early()
    match.start()
    with pytest.raises(RuntimeError, match="has started"):
        match.start()
    with pytest.raises(RuntimeError, match="table 0 is not over"):
        match.finish_round()
    with pytest.raises(RuntimeError, match="no table waits"):
        match.next_round()
    assert match.playing == (0,)
    play_tables(match, random.Random(2))
    assert match.over
    with pytest.raises(RuntimeError, match="finished already"):
        match.finish_round()
    with pytest.raises(RuntimeError, match="the match is over"):
        match.next_round()


@pytest.mark.parametrize(
    ("players", "rulings", "options", "message"),
    [
        (3, CLASSIC, {"mode": "partners"}, "3 seats: mode partners needs exactly 4"),
        (3, CLASSIC, {"mode": "solo"}, "unknown match mode 'solo'"),
        (3, CLASSIC, {"target": 0}, "target 0: it must be 1 or more"),
        (3, CLASSIC, {"key": b"short"}, "a key has 32 bytes, not 5"),
        (3, CLASSIC, {"dealer": 1}, "dealer 1: ruling 'first_dealer' is 'highest_number'"),
        (3, NORDIC, {"dealer": 3}, "dealer 3: the seats are 0 to 2"),
        (3, NORDIC, {"dealer": -1}, "dealer -1: the seats are 0 to 2"),
        (8, NORDIC, {"dealer": 4, "mode": "rotation8"}, "dealer 4: the seats are 0 to 3"),
        (10, override(CLASSIC, {"hand_size": 12}), {}, "hand_size 12 with 10 seats"),
    ],
)
def test_what_cannot_be_played_is_refused_by_name(
    players: int, rulings: Rulings, options: dict[str, object], message: str
) -> None:
    with pytest.raises(BadInput) as refusal:
        Match(names(players), rulings, **options)  # type: ignore[arg-type]
    assert message in str(refusal.value)


def test_mode_and_target_are_the_rulings_unless_told() -> None:
    match = Match(names(3), override(NORDIC, {"target": 70}))
    assert (match.mode, match.target) == ("single", 70)
    match = Match(names(3), NORDIC, mode="lowest", target=200, header={"commitment": "ab"})
    assert (match.mode, match.target, match.standing.mode) == ("lowest", 200, "lowest")
    assert match.header == {"commitment": "ab"}


def test_every_round_starts_light_in_the_starting_direction() -> None:
    rulings = override(NORDIC, {"direction": "right", "hand_size": 2})
    match = Match(names(3), rulings, mode="lowest", target=1500, key=key_of(11))
    match.start()
    dice = random.Random(11)
    ended = set()
    while not match.over:
        current = match.tables[0]
        assert (current.side, current.direction) == ("light", "right")
        assert current.turn == (current.dealer - 1) % 3
        play_tables(match, dice)
        ended.add((current.side, current.direction))
        if not match.over:
            match.next_round()
    assert {"dark", "left"} <= {word for pair in ended for word in pair if word}
    dealers = [finished.dealer for finished in match.history]
    assert all(later == (earlier - 1) % 3 for earlier, later in pairwise(dealers))
