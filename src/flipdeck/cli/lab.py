"""The commands ``scenario``, ``simulate``, ``replay`` and ``warm``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

from rich.console import Console
from rich.progress import Progress

from flipdeck import sim
from flipdeck.formats import scenario as scenarios
from flipdeck.formats import scenario_coverage
from flipdeck.formats.record import MatchRecord, read_records
from flipdeck.formats.replay import replay, replay_match
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.editions import edition as find_edition
from flipdeck.rules.errors import BadInput
from flipdeck.rules.rulebook import Rule
from flipdeck.rules.rulebook import load as load_rulebook
from flipdeck.rules.rulings import check_seats
from flipdeck.rules.rulings import parse as parse_rulings

_PROGRESS = Console(stderr=True)


def own_scenarios() -> list[Path]:
    """Return the scenario files that come with the project."""
    here = Path(__file__).resolve().parents[1]
    packaged = here / "scenarios"
    folder = packaged if packaged.is_dir() else here.parents[1] / "scenarios"
    return sorted(folder.glob("*.json"))


def scenario(files: Sequence[str], *, coverage: bool) -> int:
    """Run scenarios and print a line for each, or their coverage of the rules."""
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
        return scenarios.run_scenario(each)
    except BadInput as wrong:
        raise BadInput(f"{path}: {wrong}") from None


def _coverage(outcomes: Sequence[scenarios.Outcome]) -> int:
    shown = scenario_coverage.coverage(outcomes)
    missing = scenario_coverage.gaps(shown)
    unplayed = scenario_coverage.unplayed_values(outcomes)
    columns = [*EDITIONS, scenario_coverage.OVERRIDDEN]
    rules = load_rulebook().rules
    width = max(len(rule.slug) for rule in rules)
    print(" ".join(["rule".ljust(width), *columns]))
    for rule in rules:
        cells = [_cell(rule, column, shown, missing).rjust(len(column)) for column in columns]
        note = f"  {rule.shown_by}" if rule.shown_by else ""
        print(" ".join([rule.slug.ljust(width), *cells]) + note)
    print("A dot: the rule does not apply there. A file: the test that shows what no scenario can.")
    for slug, column in missing:
        print(f"GAP {slug}: no scenario of {column} shows it")
    for value in unplayed:
        print(f"GAP {value}: no scenario is played by it")
    failed = [outcome.scenario.id for outcome in outcomes if outcome.failure]
    for name in failed:
        print(f"FAIL {name}: a scenario that fails shows nothing")
    count = len(missing) + len(unplayed)
    print(f"{len(outcomes)} scenarios, {len(rules)} rules, {count} gaps")
    return 1 if count or failed else 0


def _cell(
    rule: Rule, column: str, shown: Counter[tuple[str, str]], missing: Sequence[tuple[str, str]]
) -> str:
    count = shown[rule.slug, column]
    if count:
        return str(count)
    return "GAP" if (rule.slug, column) in missing else "." if not rule.shown_by else "test"


def replay_files(files: Sequence[str]) -> int:
    """Replay records; ``BadInput`` names the first difference and where it is."""
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
    processes: int = 1,
) -> int:
    """Play rounds between bots, write their records if asked to, and print a summary."""
    rulings = find_edition(edition).with_rules(parse_rulings(rules))
    check_seats(rulings, seats)
    names = bots.split(",")
    if len(names) not in (1, seats):
        raise BadInput(f"{len(names)} bots for {seats} seats: name one, or one a seat")
    if rounds < 1:
        raise BadInput(f"rounds {rounds}: it must be 1 or more")
    if processes < 1:
        raise BadInput(f"processes {processes}: it must be 1 or more")
    if states and records is None:
        raise BadInput("--states goes with --records FILE")
    sim.make_bots(names, seats, seed, 0)
    with _open_records(records) as file, Progress(console=_PROGRESS, transient=True) as progress:
        task = progress.add_task("Playing", total=rounds)

        def on_chunk(chunk: sim.Chunk) -> None:
            if file:
                file.writelines(record + b"\n" for record in chunk.records)
            progress.advance(task, chunk.tally.rounds)

        tally = sim.play_many(
            rulings,
            seats,
            names,
            seed,
            rounds,
            processes=processes,
            record_as=edition if file else None,
            states=states,
            on_chunk=on_chunk,
        )
    print(_tally_text(tally, names))
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


def _tally_text(tally: sim.Tally, names: Sequence[str]) -> str:
    lines = [
        f"seat {seat} ({names[seat % len(names)]}): {wins} rounds won "
        f"({wins / tally.rounds:.1%}), {points} points"
        for seat, (wins, points) in enumerate(zip(tally.wins, tally.points, strict=True))
    ]
    moves = tally.moves / tally.rounds
    return "\n".join(
        [*lines, f"{tally.rounds} rounds, {moves:.1f} moves a round, {tally.blocked} blocked"]
    )


def warm() -> int:
    """Compile the engine unless it is compiled already."""
    from flipdeck.kernel import jit

    print(f"The engine is ready ({jit.CACHE})." if jit.JIT else "The engine runs interpreted.")
    return 0
