"""Leaks planted into the kernel's own decision what of an event is seen.

The rules must run interpreted (``FLIPDECK_JIT=0``), where a function can be put in the place of
another. As a program it reads logs of tables by the names of leaks and prints for each leak which
ways of telling the leak oracle objected to.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any
from unittest import mock

from flipdeck.kernel import event_text, jit, observe, visibility
from flipdeck.kernel import layout as at
from flipdeck.rules import events as ev
from flipdeck.server.storage import log_entries as log
from flipdeck.server.tables.session import TableSession
from flipdeck.server.tables.table import Table
from tests.support.leak_oracle import LeakOracle, Stream
from tests.support.leak_truth import Leak
from tests.support.table_driver import RecordingClient

BACK_OF_LIGHT = 63 << 8
Unmask = Callable[[Any, Any, int], None]
"""Writes something hidden into a masked row; it gets the true row, the masked one, the viewer."""


@dataclass(frozen=True)
class PlantedLeak:
    """What the mask is made to tell, and the event for which it does."""

    event: type[ev.Event]
    unmask: Unmask
    edition: str = "flip-classic"


def _front_of_a_drawn_card(true: Any, seen: Any, viewer: int) -> None:
    if true[at.ROW_KIND] == at.E_DREW and true[at.ROW_SEAT] != viewer:
        seen[at.ROW_WHAT] = true[at.ROW_WHAT]


def _own_back_when_drawn(true: Any, seen: Any, viewer: int) -> None:
    if true[at.ROW_KIND] == at.E_DREW and true[at.ROW_SEAT] == viewer:
        seen[at.ROW_WHAT] = true[at.ROW_WHAT]


def _back_of_a_drawn_card_to_a_bystander(true: Any, seen: Any, viewer: int) -> None:
    if true[at.ROW_KIND] == at.E_DREW and viewer < 0:
        seen[at.ROW_WHAT] &= true[at.ROW_WHAT] | ~BACK_OF_LIGHT


def _own_back_when_played(true: Any, seen: Any, viewer: int) -> None:
    if true[at.ROW_KIND] == at.E_PLAYED and true[at.ROW_SEAT] == viewer:
        seen[at.ROW_WHAT] = true[at.ROW_WHAT]


def _place_of_a_played_card_to_a_bystander(true: Any, seen: Any, viewer: int) -> None:
    if true[at.ROW_KIND] == at.E_PLAYED and viewer < 0:
        seen[at.ROW_PLACE] = true[at.ROW_PLACE]


def _front_of_a_gift_to_a_third(true: Any, seen: Any, viewer: int) -> None:
    if true[at.ROW_KIND] == at.E_GAVE and viewer not in (true[at.ROW_SEAT], true[at.ROW_OTHER]):
        seen[at.ROW_WHAT] = true[at.ROW_WHAT]


def _place_of_a_gift_to_its_receiver(true: Any, seen: Any, viewer: int) -> None:
    if true[at.ROW_KIND] == at.E_GAVE and viewer == true[at.ROW_OTHER]:
        seen[at.ROW_PLACE] = true[at.ROW_PLACE]


def _shown_hand_to_a_third(true: Any, seen: Any, viewer: int) -> None:
    if true[at.ROW_KIND] in (at.E_SHOWED, at.E_SHOWN_CARD) and viewer != true[at.ROW_OTHER]:
        seen[:] = true


def _place_of_a_returned_start_card(true: Any, seen: Any, viewer: int) -> None:
    if true[at.ROW_KIND] == at.E_RETURNED:
        seen[at.ROW_PLACE] = true[at.ROW_PLACE]


LEAKS: dict[str, PlantedLeak] = {
    leak.unmask.__name__.strip("_"): leak
    for leak in (
        PlantedLeak(ev.Drew, _front_of_a_drawn_card),
        PlantedLeak(ev.Drew, _own_back_when_drawn),
        PlantedLeak(ev.Drew, _back_of_a_drawn_card_to_a_bystander),
        PlantedLeak(ev.Played, _own_back_when_played),
        PlantedLeak(ev.Played, _place_of_a_played_card_to_a_bystander),
        PlantedLeak(ev.Gave, _front_of_a_gift_to_a_third, "beachcomber"),
        PlantedLeak(ev.Gave, _place_of_a_gift_to_its_receiver, "beachcomber"),
        PlantedLeak(ev.HandShown, _shown_hand_to_a_third),
        PlantedLeak(ev.Returned, _place_of_a_returned_start_card),
    )
}
ALIKE = "told_alike_though_a_party"
"""Besides: the mask says that nobody is a party, so that all seats are told the same."""


@contextmanager
def planted(name: str) -> Iterator[None]:
    """Put the leak of that name into the kernel; "" is none."""
    true_mask = visibility.mask_events

    def mask_events(rows: Any, start: int, count: int, to: int, viewer: int, *rest: Any) -> bool:
        party = true_mask(rows, start, count, to, viewer, *rest)
        for row in range(0, count * at.ROW_SIZE, at.ROW_SIZE):
            true = rows[start + row : start + row + at.ROW_SIZE]
            if name in LEAKS:
                LEAKS[name].unmask(true, rows[to + row : to + row + at.ROW_SIZE], viewer)
        return party and name != ALIKE

    with ExitStack() as stack:
        for module in (visibility, event_text, observe):
            stack.enter_context(mock.patch.object(module, "mask_events", mask_events))
        yield


def told(entries: list[log.AnyEntry]) -> dict[str, list[Stream]]:
    """What everyone is told of a table: in updates, in what was missed, in the round's history."""
    table = Table()
    session = TableSession(table, 0)
    everyone: list[int | None] = []
    clients: dict[int | None, RecordingClient] = {}
    for entry in entries:
        applied = table.apply(entry)
        if isinstance(entry, log.RoundDealt):
            everyone = [None, *range(len(table.seats))]
            clients = {seat: RecordingClient(seat) for seat in everyone}
            session.clients = {seat: each for seat, each in clients.items() if seat is not None}
            session.spectators = {clients[None]}
        session.tell([applied], None, None, entry.at)
    now = entries[-1].at
    return {
        "updates": [Stream(seat, clients[seat].sent) for seat in everyone],
        "missed": [Stream(seat, [session.welcome(seat, len(everyone), now)]) for seat in everyone],
        "history": [Stream(seat, [session.welcome(seat, None, now)]) for seat in everyone],
    }


def objections(entries: list[log.AnyEntry], leak: str) -> list[str]:
    """The ways of telling a table to which the leak oracle objects."""
    with planted(leak):
        streams = told(entries)
    found = []
    for way, each in streams.items():
        try:
            LeakOracle(entries, each).check_all()
        except Leak:
            found.append(way)
    return found


def main() -> None:
    assert not jit.JIT
    given: dict[str, list[str]] = json.load(sys.stdin)
    for leak, texts in given.items():
        entries = [log.decode_entry(text.encode()) for text in texts]
        print(json.dumps([leak, objections(entries, ""), objections(entries, leak)]), flush=True)


if __name__ == "__main__":
    main()
