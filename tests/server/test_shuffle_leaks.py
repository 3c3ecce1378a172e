"""Nothing of a shuffle is sent before its time: the leak oracle watches matches with parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
import uvloop

from flipdeck.rules.editions import EDITIONS
from flipdeck.server.storage.log_entries import AnyEntry, PartsClosed, RoundDealt, ShuffleCommitted
from flipdeck.shuffle import protocol
from tests.server.test_leak_oracle import play_and_check, random_plan
from tests.support.leak_oracle import LeakOracle, Stream
from tests.support.leak_truth import Leak, Message
from tests.support.mutations import Recording

MATCHES = 2
"""Matches of each edition."""


def play(folder: Path, editions: list[str], kept: list[Recording] | None = None) -> int:
    """Play matches whose players take part in the shuffles; return how many messages were seen."""
    plans = [random_plan(edition, number) for edition in editions for number in range(MATCHES)]
    for each, _ in plans:
        each.gives = True
    counts = uvloop.run(play_and_check(folder, plans, kept, verifiable_shuffle=True))
    return counts["messages"]


@pytest.fixture(scope="module")
def recordings(tmp_path_factory: pytest.TempPathFactory) -> list[Recording]:
    kept: list[Recording] = []
    assert play(tmp_path_factory.mktemp("matches"), list(EDITIONS), kept)
    return kept


def test_everything_sent_of_a_shuffle_is_what_may_be_known(recordings: list[Recording]) -> None:
    """The oracle has checked every message; here it is shown that there was something to check."""
    assert len(recordings) == MATCHES * len(EDITIONS)
    kinds = [type(entry) for entries, _ in recordings for entry in entries]
    assert kinds.count(ShuffleCommitted) >= len(recordings)
    assert kinds.count(PartsClosed) > len(recordings)
    dealt = [
        entry.shuffle
        for entries, _ in recordings
        for entry in entries
        if isinstance(entry, RoundDealt)
    ]
    assert all(dealt)
    assert any(part.part for shuffle in dealt if shuffle for part in shuffle.parts)


Secret = Callable[[list[AnyEntry]], str]


def a_seed(entries: list[AnyEntry]) -> str:
    return next(each for each in entries if isinstance(each, ShuffleCommitted)).seeds[1].seed


def a_salt(entries: list[AnyEntry]) -> str:
    return next(each for each in entries if isinstance(each, ShuffleCommitted)).seeds[0].salt


def a_coming_seed(entries: list[AnyEntry]) -> str:
    dealt = next(each for each in entries if isinstance(each, RoundDealt))
    assert dealt.shuffle is not None
    assert dealt.shuffle.next is not None
    return dealt.shuffle.next.seed


def a_part(entries: list[AnyEntry]) -> str:
    dealt = [each.shuffle for each in entries if isinstance(each, RoundDealt)]
    return next(part.part for each in dealt if each for part in each.parts if part.part)


def a_key(entries: list[AnyEntry]) -> str:
    """What is computed from a seed is as secret as the seed."""
    committed = next(each for each in entries if isinstance(each, ShuffleCommitted))
    seed = bytes.fromhex(committed.seeds[1].seed)
    return protocol.round_key(seed, committed.table, 1, bytes(32), []).hex()


def in_hashes(message: Message, secret: str) -> bool:
    shuffle = message.get("shuffle")
    if shuffle is None or shuffle["hashes"] is None:
        return False
    shuffle["hashes"]["9"] = secret
    return True


def in_commitments(message: Message, secret: str) -> bool:
    shuffle = message.get("shuffle")
    if shuffle is None:
        return False
    shuffle["commitments"]["0"] = secret
    return True


def in_a_note(message: Message, secret: str) -> bool:
    if message["type"] != "welcome" or not message["notes"]:
        return False
    message["notes"][0]["text"] = f"it is {secret}"
    message["notes"][0]["kind"] = "chat"
    return True


def in_the_table(message: Message, secret: str) -> bool:
    shuffle = message.get("shuffle")
    if shuffle is None:
        return False
    shuffle["table"] += secret
    return True


def changed(
    streams: list[Stream], change: Callable[[Message, str], bool], secret: str
) -> Iterator[list[Stream]]:
    """The streams with the first message changed that can be."""
    for number, stream in enumerate(streams):
        for at, raw in enumerate(stream.received):
            message = msgspec.json.decode(raw)
            if not change(message, secret):
                continue
            received = list(stream.received)
            received[at] = msgspec.json.encode(message)
            other = Stream(stream.seat, received, stream.sent, stream.backs)
            yield [*streams[:number], other, *streams[number + 1 :]]
            return


@pytest.mark.parametrize("secret", [a_seed, a_salt, a_coming_seed, a_part, a_key])
@pytest.mark.parametrize("change", [in_hashes, in_commitments, in_a_note, in_the_table])
def test_the_oracle_finds_every_planted_secret(
    recordings: list[Recording], secret: Secret, change: Callable[[Message, str], bool]
) -> None:
    tried = 0
    for entries, streams in recordings:
        try:
            planted = secret(entries)
        except StopIteration:
            continue
        for each in changed(streams, change, planted):
            tried += 1
            with pytest.raises((Leak, msgspec.ValidationError)):
                LeakOracle(entries, each).check_all()
        if tried:
            break
    assert tried
