"""Records of rounds: they play again, and one that was changed does not pass unnoticed."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flipdeck.engine.round import Round
from flipdeck.formats.record import Record, Recorder, read_record, read_records
from flipdeck.formats.replay import replay
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput, IllegalMove
from flipdeck.rules.moves import Play
from flipdeck.rules.rulings import override
from tests.support.strategies import Table, all_cards, any_move, seeds, tables

KEY = bytes(range(32))

Json = dict[str, Any]


def record_of(
    edition: str, seed: int, *, states: bool = False, out: tuple[int, ...] = (), **rules: Any
) -> tuple[Json, Round]:
    """A round played to its end by anything that is legal, and its record as it reads."""
    dice = random.Random(seed)
    seats = rules.pop("seats", None) or dice.randint(max(2, len(out) + 2), 5)
    assert isinstance(seats, int)
    rulings = override(EDITIONS[edition].rulings, rules)
    dealer = next(seat for seat in range(seats) if seat not in out)
    played = Round.deal(rulings, seats, dealer, key=dice.randbytes(32), out=out)
    recorder = Recorder(played, edition, states=states)
    while not played.over:
        recorder.apply(*any_move(played, dice))
    return msgspec.json.decode(msgspec.json.encode(recorder.record())), played


def play(record: Json) -> Round:
    read = read_record(msgspec.json.encode(record))
    assert isinstance(read, Record)
    *_, last = replay(read)
    return last


def refused(record: Json) -> str:
    with pytest.raises(BadInput) as wrong:
        play(record)
    return str(wrong.value)


@pytest.mark.parametrize("edition", list(EDITIONS))
@pytest.mark.parametrize("seed", range(4))
def test_a_record_plays_again_to_the_same_state(edition: str, seed: int) -> None:
    record, played = record_of(edition, seed, states=True, move_limit=300)
    assert play(record).state_bytes() == played.state_bytes()
    assert record["result"] == {"winner": played.winner, "points": list(played.points())}
    assert len(record["states"]) == len(record["moves"]) + 1


@settings(max_examples=40, deadline=None)
@given(tables(longest=100), seeds)
def test_a_round_of_any_rulings_plays_again(table: Table, seed: int) -> None:
    played = table.deal()
    recorder = Recorder(played, "flip-nordic", states=True)
    dice = random.Random(seed)
    states = [played.state_bytes()]
    while not played.over:
        recorder.apply(*any_move(played, dice))
        states.append(played.state_bytes())
    read = read_record(msgspec.json.encode(recorder.record()))
    assert isinstance(read, Record)
    assert [again.state_bytes() for again in replay(read)] == states
    assert tuple(read.out) == table.out


def test_a_record_has_the_shape_of_its_format() -> None:
    record, played = record_of("flip-classic", 5, seats=3, hand_size=2)
    assert list(record) == [
        "format",
        "edition",
        "rules",
        "seats",
        "dealer",
        "deck",
        "returned",
        "moves",
        "result",
    ]
    assert (record["format"], record["edition"], record["seats"]) == (1, "flip-classic", 3)
    assert record["rules"] == {"hand_size": 2}
    assert sorted(record["deck"]) == sorted(map(played.deck.text, played.deck_order))
    first = record["moves"][0]
    assert set(first) >= {"seat", "do"}
    assert all("/" in move["card"] for move in record["moves"] if move["do"] == "play")


def test_states_are_full_positions_before_and_after_each_move() -> None:
    record, _ = record_of("beachcomber", 3, states=True, move_limit=40)
    for state in record["states"]:
        assert list(state) == [
            "turn",
            "awaiting",
            "side",
            "direction",
            "color",
            "hands",
            "draw",
            "discard",
            "exposed",
        ]
        held = [card for hand in state["hands"] for card in hand]
        assert sorted([*held, *state["draw"], *state["discard"]]) == sorted(record["deck"])


def test_chairs_that_are_out_and_shuffles_are_recorded() -> None:
    record = first_where(shuffles, "flip-classic", out=(1,), seats=3, hand_size=37, move_limit=400)
    assert record["out"] == [1]
    assert all(len(record["moves"][at]["shuffled"]) == 1 for at in shuffles(record))
    assert play(record).out == (1,)


def test_a_recorder_writes_no_refused_move() -> None:
    played = Round.deal(EDITIONS["flip-classic"].rulings, 3, 0, key=KEY)
    recorder = Recorder(played, "flip-classic", states=True)
    with pytest.raises(IllegalMove):
        recorder.apply(2, Play("no-such-card"))
    assert recorder.moves == []
    assert recorder.states is not None
    assert len(recorder.states) == 1
    with pytest.raises(BadInput, match="the round is not over: a record holds a whole round"):
        recorder.record()


# Records that were changed.


def first_where(matches: Callable[[Json], object], edition: str, **settings: Any) -> Json:
    records = (record_of(edition, seed, **settings)[0] for seed in range(200))
    return next(record for record in records if matches(record))


def shuffles(record: Json) -> list[int]:
    return [at for at, move in enumerate(record["moves"]) if "shuffled" in move]


LONG = first_where(
    lambda record: len(shuffles(record)) > 1,
    "flip-splash",
    states=True,
    seats=2,
    hand_size=40,
    move_limit=150,
)
SHUFFLES = shuffles(LONG)
RETURNED = first_where(lambda record: record["returned"], "flip-classic", seats=2)


def changed() -> Json:
    record = copy.deepcopy(LONG)
    del record["states"]
    return record


def test_the_record_to_be_changed_is_sound() -> None:
    assert play(LONG).over
    assert play(RETURNED).over


def check(record: Json) -> None:
    """A changed record is refused with the place where it departs, or is as legal as another."""
    try:
        last = play(record)
    except BadInput as wrong:
        message = str(wrong)
        where = ("move ", "after move ", "before the first move", "result: ", "deck: ", "returned")
        assert message.startswith(where), message
        if message.startswith(("move ", "after move ")):
            number = int(message.split("move ", 1)[1].split(":")[0].split()[0])
            assert 1 <= number <= len(record["moves"])
    else:
        deck = [last.deck.card(card) for card in record["deck"]]
        assert sorted(all_cards(last).elements()) == sorted(deck)
        assert record["result"]["points"] == list(last.points())


places = st.integers(0, len(LONG["moves"]) - 1)


@settings(max_examples=60, deadline=None)
@given(places, places, st.sampled_from(["drop", "double", "swap", "seat", "do"]))
def test_a_changed_move_is_refused_or_plays_on_legally(at: int, other: int, how: str) -> None:
    record = changed()
    moves = record["moves"]
    if how == "drop":
        del moves[at]
    elif how == "double":
        moves.insert(at, copy.deepcopy(moves[at]))
    elif how == "swap":
        moves[at], moves[other] = moves[other], moves[at]
    elif how == "seat":
        moves[at]["seat"] = 1 - moves[at]["seat"]
    else:
        moves[at] = {"seat": moves[at]["seat"], "do": moves[other]["do"]}
        if moves[at]["do"] in ("play", "catch"):
            moves[at].update(card=LONG["deck"][0], target=1 - moves[at]["seat"])
    check(record)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 107), st.integers(0, 107))
def test_a_deck_in_another_order_is_refused_or_plays_on_legally(one: int, other: int) -> None:
    record = changed()
    deck = record["deck"]
    deck[one], deck[other] = deck[other], deck[one]
    check(record)


@settings(max_examples=60, deadline=None)
@given(places, st.integers(0, 107))
def test_a_changed_card_is_refused_or_plays_on_legally(at: int, card: int) -> None:
    record = changed()
    if record["moves"][at]["do"] == "play":
        record["moves"][at]["card"] = LONG["deck"][card]
    check(record)


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(SHUFFLES), st.data())
def test_a_changed_shuffle_is_refused_or_plays_on_legally(at: int, data: st.DataObject) -> None:
    record = changed()
    (order,) = record["moves"][at]["shuffled"]
    one, other = (data.draw(st.integers(0, len(order) - 1)) for _ in range(2))
    order[one], order[other] = order[other], order[one]
    check(record)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, len(LONG["moves"])), st.data())
def test_a_changed_state_is_refused_with_its_move(at: int, data: st.DataObject) -> None:
    record = copy.deepcopy(LONG)
    state = record["states"][at]
    name = data.draw(st.sampled_from(sorted(state)))
    state[name] = data.draw(st.sampled_from([9, "mauve", ["x"]]))
    where = f"after move {at}" if at else "before the first move"
    assert refused(record).startswith(f"{where}: {name}: the record has ")


@pytest.mark.parametrize("at", SHUFFLES[:2])
def test_a_shuffle_of_other_cards_is_refused(at: int) -> None:
    (order,) = LONG["moves"][at]["shuffled"]
    top = LONG["states"][at]["discard"][-1]
    lists = [order[1:], [*order, order[0]], [LONG["deck"][0], *order[1:]], [order[1], *order[1:]]]
    if LONG["moves"][at]["do"] != "play":
        lists.append([top, *order[1:]])
    for cards in lists:
        record = changed()
        record["moves"][at]["shuffled"] = [cards]
        assert refused(record) == (
            f"move {at + 1}: shuffled: these are not the cards under the top of the discard pile"
        )


def test_a_shuffle_left_out_or_too_much_is_refused() -> None:
    at = SHUFFLES[0]
    record = changed()
    order = record["moves"][at].pop("shuffled")
    assert refused(record) == (
        f"move {at + 1}: the draw pile ran out, and the record has no order for the reshuffle"
    )
    record["moves"][at]["shuffled"] = order * 2
    assert refused(record) == f"move {at + 1}: shuffled: a move shuffles at most once"
    record = changed()
    record["moves"][at - 1]["shuffled"] = order
    assert refused(record) == f"move {at}: shuffled: the draw pile did not run out"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"result": {"winner": 0, "points": [1, 0]}}, "result: the record has winner 0, "),
        ({"result": {"winner": 1, "points": [0, 1]}}, "result: the record has winner 1, "),
        ({"deck": LONG["deck"][1:]}, "deck: these 107 cards are not the deck flip108"),
        (
            {"deck": [LONG["deck"][1], *LONG["deck"][1:]]},
            "deck: these 108 cards are not the deck flip108",
        ),
        ({"deck": ["mauve-1", *LONG["deck"][1:]]}, "deck: card 'mauve-1': deck flip108 writes"),
        ({"edition": "chess"}, "unknown edition 'chess'"),
        ({"rules": {"hand_sise": 3}}, "unknown ruling 'hand_sise'"),
        ({"rules": {"hand_size": 0}}, "ruling 'hand_size' cannot be 0"),
        ({"seats": 11}, "11 seats: a table has 2 to 10"),
        ({"dealer": 2}, "dealer 2: no seat in play of 2 seats"),
        ({"out": [1]}, "seats out [1]: two seats of 2 must stay in play"),
        (
            {"returned": [{"card": LONG["deck"][80], "at": 3}]},
            "'returned' names 1 start cards; 0 went back",
        ),
        ({"moves": LONG["moves"][:-1]}, f"after move {len(LONG['moves']) - 1} the round is not"),
        (
            {"moves": [*LONG["moves"], {"seat": 0, "do": "draw"}]},
            f"move {len(LONG['moves']) + 1}: refused by round-over: This round is over",
        ),
        ({"states": LONG["states"][1:]}, f"{len(LONG['moves'])} states for {len(LONG['moves'])} "),
        ({"moves": [{"seat": 5, "do": "draw"}]}, "move 1: unknown seat 5: the seats are 0 to 1"),
        ({"moves": [{"seat": 0, "do": "jump"}]}, "move 1: unknown move 'jump'"),
        ({"moves": [{"seat": 0, "do": "draw", "card": "wild"}]}, "move 1: refused by spare-field"),
        ({"shuffled": [LONG["deck"]]}, "shuffled: the draw pile did not run out"),
    ],
)
def test_a_changed_record_is_refused_by_name(change: Json, message: str) -> None:
    assert refused({**changed(), **change}).startswith(message)


@pytest.mark.parametrize("place", [-1, 999, 40000, 10**30])
def test_a_start_card_cannot_go_back_outside_the_pile(place: int) -> None:
    record = copy.deepcopy(RETURNED)
    record["returned"][0]["at"] = place
    assert refused(record) == f"returned 1: there is no place {place} in the draw pile"


def test_a_start_card_that_went_back_is_compared() -> None:
    record = copy.deepcopy(RETURNED)
    card = record["returned"][0]["card"]
    record["returned"][0]["card"] = record["deck"][0]
    assert refused(record).startswith(f"returned 1: the record has {record['deck'][0]} at ")
    record["returned"] = [{"card": card, "at": RETURNED["returned"][0]["at"]}] * 5
    assert "'returned' names 5 start cards" in refused(record)


# Reading.


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "malformed JSON: "),
        ("{", "malformed JSON: "),
        ("[" * 100_000, "malformed JSON: nested too deeply"),
        ("[]", "a record is a JSON object"),
        ("7", "a record is a JSON object"),
        ("{}", "unknown record format None; this reads format 1"),
        ('{"format": 2}', "unknown record format 2; this reads format 1"),
        ('{"format": "1"}', "unknown record format '1'; this reads format 1"),
        ('{"format": true}', "unknown record format True; this reads format 1"),
        (
            '{"format": 1, "kind": "event"}',
            "unknown kind of record 'event'; known kinds are round and",
        ),
        ('{"format": 1}', "Object missing required field `edition`"),
        ('{"format": 1, "edition": 7}', "Expected `str`, got `int` - at `$.edition`"),
    ],
)
def test_what_is_no_record_is_named(text: str, message: str) -> None:
    with pytest.raises(BadInput) as wrong:
        read_record(text)
    assert str(wrong.value).startswith(message)


def test_unknown_fields_of_a_move_are_refused() -> None:
    record = changed()
    record["moves"][2]["why"] = "because"
    with pytest.raises(BadInput, match=r"unknown field `why` - at `\$.moves\[2\]`"):
        play(record)


def test_records_stand_one_a_line_and_are_named_by_it(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    lines = [msgspec.json.encode(LONG).decode(), "", msgspec.json.encode(RETURNED).decode()]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert [where for where, _ in read_records(file)] == [f"{file}: line 1", f"{file}: line 3"]
    file.write_text("\n".join([*lines, "{"]), encoding="utf-8")
    with pytest.raises(BadInput, match=r"some\.jsonl: line 4: malformed JSON"):
        list(read_records(file))


def test_only_a_line_feed_ends_a_record(tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    record = {**LONG, "place": "a\u2028b\u0085c\x1dd"}
    file.write_bytes(msgspec.json.encode(record) + b"\n")
    assert len(list(read_records(file))) == 1


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="nowhere: No such file"):
        list(read_records(tmp_path / "nowhere"))
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="binary: not UTF-8 text"):
        list(read_records(binary))
