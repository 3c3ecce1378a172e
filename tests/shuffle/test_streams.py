"""Keys, streams and shuffles that can be verified: fixed vectors, and engine against Python."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import pytest

from flipdeck.engine import keyed_cards
from flipdeck.engine.known_deal import KnownDeal
from flipdeck.engine.round import Round
from flipdeck.kernel import layout
from flipdeck.rules.cards import DECKS
from flipdeck.rules.editions import edition
from flipdeck.rules.rulings import Rulings, override
from flipdeck.shuffle import protocol, streams

VECTORS = json.loads(
    (Path(__file__).parents[1] / "regression" / "shuffle_vectors.json").read_text()
)


def key(text: object) -> bytes:
    return hashlib.sha256(str(text).encode()).digest()


@pytest.mark.parametrize("vector", VECTORS["hashes"], ids=lambda vector: vector["table"])
def test_hashes_and_keys_are_those_of_the_vectors(vector: dict[str, object]) -> None:
    raw = {name: bytes.fromhex(str(vector[name])) for name in ("seed", "salt")}
    table, round_ = str(vector["table"]), int(str(vector["round"]))
    assert isinstance(vector["parts"], dict)
    assert isinstance(vector["rulings"], dict)
    parts = [(int(seat), bytes.fromhex(part)) for seat, part in vector["parts"].items()]
    digest = protocol.rulings_digest(vector["rulings"])
    made = {
        "commitment": protocol.commitment(table, round_, raw["seed"], raw["salt"]).hex(),
        "part_hashes": {
            str(seat): protocol.part_hash(table, round_, seat, part).hex() for seat, part in parts
        },
        "rulings_digest": digest.hex(),
        "key": protocol.round_key(raw["seed"], table, round_, digest, parts).hex(),
    }
    assert made == {name: vector[name] for name in made}


@pytest.mark.parametrize("vector", VECTORS["shuffles"], ids=lambda vector: vector["id"])
def test_shuffles_are_those_of_the_vectors(vector: dict[str, object]) -> None:
    assert isinstance(vector["cards"], list)
    stream = streams.words(
        bytes.fromhex(str(vector["key"])), int(str(vector["use"])), int(str(vector["count"]))
    )
    assert streams.shuffled(sorted(vector["cards"]), stream) == vector["order"]


def test_a_stream_is_chacha20() -> None:
    """The key stream of RFC 8439, section 2.3.2, whose block counter is 1."""
    raw = bytes(range(32))
    use, count = 0x4A000000, 0x09000000
    stream = streams.words(raw, use, count)
    second = [next(stream) for _ in range(32)][16:]
    # The nonce there is 00:00:00:09:00:00:00:4a:00:00:00:00.
    expected = (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )
    assert b"".join(word.to_bytes(4, "little") for word in second).hex() == expected


def test_numbers_below_a_bound_are_even() -> None:
    stream = streams.words(key("even"), streams.RETURN, 0)
    counts = [0] * 7
    for _ in range(7_000):
        counts[streams.below(stream, 7)] += 1
    assert min(counts) > 850
    assert max(counts) < 1150


def test_the_uses_of_a_key_are_those_of_the_kernel() -> None:
    assert streams.RESHUFFLE == layout.RESHUFFLE_STREAM
    uses = (streams.DRAW, streams.PAIR, streams.DEAL, streams.RETURN, streams.RESHUFFLE)
    assert len(set(uses)) == len(uses)


@pytest.mark.parametrize("deck", list(DECKS))
def test_cards_are_sorted_by_their_whole_names(deck: str) -> None:
    cards = DECKS[deck]
    ranks = keyed_cards.face_ranks(cards)
    pack = keyed_cards.pair_by_key(cards, key(deck))

    def rank(text: str) -> tuple[int, int]:
        card = cards.card(text)
        behind = ranks[1][card >> 8 & 63] if cards.two_sided else 0
        return ranks[0][card & 63], behind

    assert sorted(pack) == sorted(pack, key=rank)


@pytest.mark.parametrize("id", ["flip-classic", "flip-splash", "beachcomber", "flip-nordic"])
def test_a_keyed_deal_is_what_plain_python_computes(id: str) -> None:
    rulings = edition(id).rulings
    returned = 0
    for number in range(120):
        made = Round.deal(rulings, 4, number % 4, key=key((id, number)), keyed=True)
        deck = [made.deck.text(card) for card in made.deck_order]
        faces = [card.split("/") for card in deck]
        if rulings.cards.two_sided:
            pairs = streams.paired(key((id, number)), (f[0] for f in faces), (f[1] for f in faces))
            assert pairs == sorted(deck)
        assert streams.deck_order(key((id, number)), deck) == deck
        pile = len(deck) - 4 * rulings.hand_size - 1
        if id != "flip-nordic":
            for at, (_, place) in enumerate(made.returned):
                assert streams.return_place(key((id, number)), 0, at, pile) == place
                returned += 1
    assert returned or id == "flip-nordic"


def play_until_reshuffled(made: Round, most: int = 2) -> list[tuple[str, ...]]:
    """Play at random until the pile was shuffled so often, or the round is over."""
    orders: list[tuple[str, ...]] = []
    dice = random.Random(1)
    while not made.over and len(orders) < most:
        assert made.turn is not None
        made.apply(made.turn, dice.choice(made.legal(made.turn)))
        if made.shuffled:
            orders.append(tuple(map(made.deck.text, made.shuffled)))
    return orders


def long_round(id: str, seats: int) -> tuple[Round, bytes]:
    """A round whose pile is shuffled at least twice when it is played at random."""
    for number in range(100):
        made = Round.deal(edition(id).rulings, seats, 0, key=key((id, number)), keyed=True)
        if len(play_until_reshuffled(made.copy())) == 2:
            return made, key((id, number))
    raise AssertionError("no round takes so long")


@pytest.mark.parametrize("id", ["flip-classic", "beachcomber"])
def test_each_reshuffle_is_what_plain_python_computes(id: str) -> None:
    made, by = long_round(id, 10)
    orders = play_until_reshuffled(made)
    for count, order in enumerate(orders):
        assert streams.reshuffle_order(by, order, count) == list(order)


def test_a_restored_round_reshuffles_as_the_one_that_was_played() -> None:
    made, by = long_round("flip-classic", 6)
    again = KnownDeal.of(made).deal(made.rulings, 6)
    again.shuffle_by_key(by)
    assert play_until_reshuffled(again) == play_until_reshuffled(made)
    assert again.struct.reshuffles == 2


def test_a_start_card_that_empties_the_pile_counts_as_a_reshuffle() -> None:
    """Two cards are left: a wild that is ignored, and under it a Draw Two."""
    few = {"hand_size": 11, "start_wild": "ignored", "start_draw_wild": "ignored"}
    rulings = override(edition("beachcomber").rulings, few)
    found = 0
    for number in range(600):
        made = Round.deal(rulings, 10, 0, key=key(number), keyed=True)
        if not made.opening_shuffle:
            continue
        found += 1
        order = [made.deck.text(card) for card in made.opening_shuffle]
        assert streams.reshuffle_order(key(number), order, 0) == order
        again = KnownDeal.of(made).deal(rulings, 10)
        again.shuffle_by_key(key(number))
        assert again.struct.reshuffles == made.struct.reshuffles == 1
    assert found


def test_a_deal_without_a_card_that_can_start_is_dealt_again_from_the_next_stream() -> None:
    rulings = override(
        edition("beachcomber").rulings, {"hand_size": 11, "start_action": "returned"}
    )
    again = 0
    for number in range(200):
        made = Round.deal(rulings, 10, 0, key=key(number), keyed=True)
        deck = [made.deck.text(card) for card in made.deck_order]
        assert streams.deck_order(key(number), deck, made.redeals) == deck
        again += made.redeals
    assert again


def test_a_round_without_a_key_of_its_own_shuffles_as_before() -> None:
    """The flag alone decides: the deals of seeds that are given do not change."""
    made = Round.deal(Rulings(), 4, 0, key=bytes(range(32)), number=7)
    text = " ".join(made.deck.text(card) for card in made.deck_order)
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == VECTORS["plain_deal"]
