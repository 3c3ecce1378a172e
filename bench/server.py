"""What one server process on one core costs and carries, beside boardgame.io and Colyseus.

Tables of four, each seat a WebSocket; the server on one core, the clients on the other. Flipdeck's
log is on SQLite with synchronous FULL, so a move is on the disk before it is sent to anybody;
the peers keep everything in memory. Bots, clocks and the grace period for UNO calls are off: they
only wait. A move is timed from when it was due until the last of its four deliveries, so a server
that falls behind is charged for the moves that wait.
"""

from __future__ import annotations

import argparse
import gc
import sys
from functools import partial
from math import inf
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench import _alone, _peers, _report, _side_by_side
from bench._slices import MOST_REPEATS, MOST_STEAL, OutOfTime, Plan

PARTS = ("peers", "load", "five", "steps", "memory")
PACKAGES = ("uvicorn", "uvloop", "websockets", "msgspec", "sqlalchemy")


def find_peers() -> list[str]:
    """Return the peers that can be measured, and say so if none can."""
    try:
        _peers.install()
    except _peers.PeersMissing as missing:
        print(f"The peer servers are left out: {missing}.", flush=True)
        return []
    return ["boardgame.io", "Colyseus"]


class Report:
    """The sections measured so far; with ``--write`` results.md always has them."""

    def __init__(self, args: argparse.Namespace) -> None:
        self._write: bool = args.write
        self._method = (
            f"Median (min..max) of up to {args.repeats} slices of {args.seconds:.0f} s; a slice "
            f"with more than {MOST_STEAL:.0f} % steal was repeated, {args.most_repeats} times at "
            "most while time was left, and the one with the least steal counts."
            + (f" {args.note}" if args.note else "")
        )
        self.sections: dict[str, str] = {}

    def put(self, name: str, *tables: str) -> None:
        """Take the tables of a section as they are now."""
        text = "\n\n".join([_report.origin(*PACKAGES), self._method, *tables])
        self.sections[name] = text
        if self._write:
            _report.put(name, text)


def side_by_side(args: argparse.Namespace, plan: Plan, report: Report) -> None:
    """Measure all servers in turns."""
    peers = find_peers()
    found = _peers.versions() if peers else "The peer servers could not be installed here"
    rows: dict[int, list[list[object]]] = {}

    def measured_so_far(count: int, new: list[list[object]]) -> None:
        rows[count] = new
        lines = [line for each in rows.values() for line in each]
        report.put("peers", f"{found}.", _report.table(_side_by_side.HEAD, lines))

    for count in (count for count in args.tables if count > 1):
        on_turn = partial(measured_so_far, count)
        uvloop.run(_side_by_side.compare(count, plan, args.repeats, peers, on_turn))


def alone(args: argparse.Namespace, plan: Plan, report: Report) -> None:
    """Measure Flipdeck's server alone."""
    benches: list[_alone.Alone] = []

    def measured_so_far() -> None:
        facts = [fact for bench in benches for fact in bench.facts]
        rows = [row for bench in benches for row in bench.rows]
        tables = [(_alone.FACTS_HEAD, facts), (_alone.HEAD, rows)]
        report.put("server", *(_report.table(head, lines) for head, lines in tables if lines))

    for count in args.tables:
        benches.append(_alone.Alone(count, plan, args.repeats, measured_so_far))
        uvloop.run(benches[-1].run(min(args.rate, 50.0 * count), args.parts))


def slices_planned(args: argparse.Namespace) -> int:
    """How many slices the parts take without a repetition, the starts of servers among them.

    The steps and memory are left out.
    """
    several = sum(count > 1 for count in args.tables)
    planned = 3 * args.repeats * several * ("peers" in args.parts)
    planned += 5 * several * ("five" in args.parts)
    planned += 2 * args.repeats * len(args.tables) * ("load" in args.parts)
    return int(planned + sum(args.tables) // 50)


def main() -> int:
    """Measure, print, and with --write put the tables into results.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--parts", nargs="*", choices=PARTS, default=PARTS)
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 100, 1000])
    parser.add_argument("--rate", type=float, default=2000.0, help="moves a second offered")
    parser.add_argument("--seconds", type=float, default=10.0, help="length of a slice")
    parser.add_argument("--repeats", type=int, default=5, help="slices of each kind")
    parser.add_argument("--most-repeats", type=int, default=MOST_REPEATS, help="of a stolen slice")
    parser.add_argument("--minutes", type=float, default=inf, help="time for all slices together")
    parser.add_argument("--note", default="", help="a sentence about the run, for results.md")
    parser.add_argument("--write", action="store_true", help="put the tables into results.md")
    args = parser.parse_args()
    # A collection in the clients would look like a slow server.
    gc.disable()
    plan = Plan(args.seconds, args.most_repeats, args.minutes, slices_planned(args))
    report = Report(args)
    try:
        if "peers" in args.parts:
            side_by_side(args, plan, report)
        if set(args.parts) - {"peers"}:
            alone(args, plan, report)
    except (OutOfTime, KeyboardInterrupt) as ended:
        why = "the time is over" if isinstance(ended, OutOfTime) else "interrupted"
        print(f"\nNot all was measured: {why}.", flush=True)
    for text in report.sections.values():
        print(f"\n{text}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
