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
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench import _alone, _peers, _report, _side_by_side
from bench._slices import MOST_REPEATS, MOST_STEAL

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


def side_by_side(args: argparse.Namespace) -> str:
    """Measure all servers in turns and return the section's text."""
    peers = find_peers()
    rows: list[list[object]] = []
    for count in (count for count in args.tables if count > 1):
        comparing = _side_by_side.compare(
            count, args.seconds, args.repeats, args.most_repeats, peers
        )
        rows += uvloop.run(comparing)
    found = _peers.versions() if peers else "The peer servers could not be installed here"
    return f"{_method(args)} {found}.\n\n{_report.table(_side_by_side.HEAD, rows)}"


def alone(args: argparse.Namespace) -> str:
    """Measure Flipdeck's server alone and return the section's text."""
    rows: list[list[object]] = []
    facts: list[list[object]] = []
    for count in args.tables:
        bench = _alone.Alone(count, args.seconds, args.repeats, args.most_repeats)
        uvloop.run(bench.run(min(args.rate, 50.0 * count), args.parts))
        rows += bench.rows
        facts += bench.facts
    tables = [_report.table(_alone.FACTS_HEAD, facts)] if facts else []
    tables += [_report.table(_alone.HEAD, rows)] if rows else []
    return "\n\n".join([_method(args), *tables])


def _method(args: argparse.Namespace) -> str:
    return (
        f"Median (min..max) of {args.repeats} slices of {args.seconds:.0f} s; a slice with more "
        f"than {MOST_STEAL:.0f} % steal was repeated, {args.most_repeats} times at most."
        + (f" {args.note}" if args.note else "")
    )


def main() -> int:
    """Measure, print, and with --write put the tables into results.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--parts", nargs="*", choices=PARTS, default=PARTS)
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 100, 1000])
    parser.add_argument("--rate", type=float, default=2000.0, help="moves a second offered")
    parser.add_argument("--seconds", type=float, default=10.0, help="length of a slice")
    parser.add_argument("--repeats", type=int, default=5, help="slices of each kind")
    parser.add_argument("--most-repeats", type=int, default=MOST_REPEATS, help="of a stolen slice")
    parser.add_argument("--note", default="", help="a sentence about the run, for results.md")
    parser.add_argument("--write", action="store_true", help="put the tables into results.md")
    args = parser.parse_args()
    # A collection in the clients would look like a slow server.
    gc.disable()
    sections = {}
    if "peers" in args.parts:
        sections["peers"] = side_by_side(args)
    if set(args.parts) - {"peers"}:
        sections["server"] = alone(args)
    for name, text in sections.items():
        text = f"{_report.origin(*PACKAGES)}\n\n{text}"
        print(f"\n{text}", flush=True)
        if args.write:
            _report.put(name, text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
