"""Commands for checking and studying: scenarios, records, simulation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

import msgspec
from rich.console import Console
from rich.progress import track

from flipdeck import scenario as scenarios
from flipdeck import sim
from flipdeck.editions import EDITIONS
from flipdeck.editions import edition as find_edition
from flipdeck.errors import BadInput
from flipdeck.law import Rule
from flipdeck.law import load as load_law
from flipdeck.record import MatchRecord, Recorder, read_records, replay, replay_match
from flipdeck.round import Round
from flipdeck.rulings import check_seats
from flipdeck.rulings import parse as parse_rulings

_PROGRESS = Console(stderr=True)


def own_scenarios() -> list[Path]:
    """The scenarios that come with the project."""
    here = Path(__file__).resolve().parents[1]
    packaged = here / "scenarios"
    folder = packaged if packaged.is_dir() else here.parents[1] / "scenarios"
    return sorted(folder.glob("*.json"))


def scenario(files: Sequence[str], *, coverage: bool) -> int:
    paths = [Path(file) for file in files] or own_scenarios()
    outcomes = [_outcome(path, each) for path, each in scenarios.read_all(paths)]
    if coverage:
        return _coverage(outcomes)
    for outcome in outcomes:
        name = outcome.scenario.id
        print(f"FAIL {name}: {outcome.failure}" if outcome.failure else f"ok {name}")
    failed = sum(bool(outcome.failure) for outcome in outcomes)
    print(f"{len(outcomes) - failed} passed, {failed} failed")
    return 1 if failed else 0


def _outcome(path: Path, each: scenarios.Scenario) -> scenarios.Outcome:
    try:
        return scenarios.run(each)
    except BadInput as wrong:
        raise BadInput(f"{path}: {wrong}") from None


def _coverage(outcomes: Sequence[scenarios.Outcome]) -> int:
    shown = scenarios.coverage(outcomes)
    missing = scenarios.gaps(shown)
    columns = [*EDITIONS, scenarios.OVERRIDDEN]
    rules = load_law().rules
    width = max(len(rule.slug) for rule in rules)
    print(" ".join(["rule".ljust(width), *columns]))
    for rule in rules:
        cells = [_cell(rule, column, shown, missing).rjust(len(column)) for column in columns]
        note = f"  {rule.shown_by}" if rule.shown_by else ""
        print(" ".join([rule.slug.ljust(width), *cells]) + note)
    print(
        "A dot: the rule is not in force there. A file: the test that shows what no scenario can."
    )
    for slug, column in missing:
        print(f"GAP {slug}: no scenario of {column} shows it")
    failed = [outcome.scenario.id for outcome in outcomes if outcome.failure]
    for name in failed:
        print(f"FAIL {name}: a scenario that fails shows nothing")
    print(f"{len(outcomes)} scenarios, {len(rules)} rules, {len(missing)} gaps")
    return 1 if missing or failed else 0


def _cell(
    rule: Rule, column: str, shown: Counter[tuple[str, str]], missing: Sequence[tuple[str, str]]
) -> str:
    count = shown[rule.slug, column]
    if count:
        return str(count)
    return "GAP" if (rule.slug, column) in missing else "." if not rule.shown_by else "test"


def replay_files(files: Sequence[str]) -> int:
    """Plays records again; the first that departs is named, with the place where it does."""
    rounds = moves = 0
    for file in files:
        before = rounds
        for where, record in read_records(Path(file)):
            try:
                if isinstance(record, MatchRecord):
                    replay_match(record)
                    played = record.rounds
                else:
                    for _ in replay(record):
                        pass
                    played = [record]
            except BadInput as wrong:
                raise BadInput(f"{where}: {wrong}") from None
            rounds += len(played)
            moves += sum(len(each.moves) for each in played)
        if rounds == before:
            raise BadInput(f"{file}: there is no record in it")
    print(f"{rounds} rounds, {moves} moves: all play again as recorded")
    return 0


def simulate(
    *,
    edition: str,
    seats: int,
    rounds: int,
    seed: str,
    bots: str,
    records: str | None,
    states: bool,
    rules: Sequence[str],
) -> int:
    """Lets bots play rounds; writes a record of each, if wanted, and says how it went."""
    rulings = find_edition(edition).with_rules(parse_rulings(rules))
    check_seats(rulings, seats)
    names = bots.split(",")
    if len(names) not in (1, seats):
        raise BadInput(f"{len(names)} bots for {seats} seats: name one, or one a seat")
    if rounds < 1:
        raise BadInput(f"rounds {rounds}: it must be 1 or more")
    if states and records is None:
        raise BadInput("--states goes with --records FILE")
    sim.sit_down(names, seats, seed, 0)
    tally = Tally(seats)
    with _open_records(records) as file:
        for index in track(range(rounds), "Playing", console=_PROGRESS, transient=True):
            played = sim.deal(rulings, seats, seed, index)
            recorder = Recorder(played, edition, states=states)
            chosen = sim.sit_down(names, seats, seed, index)
            dice = sim.table_dice(seed, index)
            sim.play_round(played, chosen, dice, apply=recorder.apply if file else None)
            if file:
                file.write(msgspec.json.encode(recorder.record()) + b"\n")
            tally.add(played)
    print(tally.text(names))
    if records is not None:
        print(f"Records: {records}")
    return 0


@contextmanager
def _open_records(path: str | None) -> Iterator[IO[bytes] | None]:
    if path is None:
        yield None
        return
    with ExitStack() as stack:
        try:
            file = stack.enter_context(Path(path).open("wb"))
        except OSError as wrong:
            raise BadInput(f"{path}: {wrong.strerror or wrong}") from None
        yield file


class Tally:
    """What came of many rounds."""

    def __init__(self, seats: int) -> None:
        self.wins = [0] * seats
        self.points = [0] * seats
        self.rounds = self.moves = self.blocked = 0

    def add(self, played: Round) -> None:
        self.rounds += 1
        self.moves += played.moves
        if played.winner is None:
            self.blocked += 1
            return
        self.wins[played.winner] += 1
        self.points[played.winner] += sum(played.points())

    def text(self, names: Sequence[str]) -> str:
        lines = [
            f"seat {seat} ({names[seat % len(names)]}): {wins} rounds won "
            f"({wins / self.rounds:.1%}), {points} points"
            for seat, (wins, points) in enumerate(zip(self.wins, self.points, strict=True))
        ]
        return "\n".join(
            [
                *lines,
                f"{self.rounds} rounds, {self.moves / self.rounds:.1f} moves a round, "
                f"{self.blocked} blocked",
            ]
        )


def warm() -> int:
    """Compiles the engine, or finds it compiled."""
    from flipdeck.kernel import jit

    print(f"The engine is ready ({jit.CACHE})." if jit.JIT else "The engine runs interpreted.")
    return 0
