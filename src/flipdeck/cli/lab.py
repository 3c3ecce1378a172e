"""The commands ``scenario``, ``simulate``, ``replay`` and ``warm``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

import msgspec
from rich.console import Console
from rich.progress import Progress

from flipdeck import sim
from flipdeck.engine.match import Match
from flipdeck.formats import scenario as scenarios
from flipdeck.formats import scenario_coverage
from flipdeck.formats.record import MatchRecord, read_records
from flipdeck.formats.replay import replay, replay_match
from flipdeck.formats.verify import verify
from flipdeck.rules import modes
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput
from flipdeck.rules.rulebook import Rule
from flipdeck.rules.rulebook import load as load_rulebook
from flipdeck.rules.rulings import Rulings, check_seats
from flipdeck.rules.rulings import parse as parse_rulings
from flipdeck.rules.sections import choose

_PROGRESS = Console(stderr=True)
SEATS: Final = 4


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
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None


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
            except BadInput as error:
                raise BadInput(f"{where}: {error}") from None
            rounds += len(played)
            moves += sum(len(each.moves) for each in played)
        if rounds == before:
            raise BadInput(f"{file}: no records in this file")
    print(f"{rounds} rounds, {moves} moves: all play again as recorded")
    return 0


def verify_files(files: Sequence[str]) -> int:
    """Verify the shuffles of matches and print a line for each; return 1 if one is not as it was
    promised, or cannot be verified."""
    verified = failed = 0
    for file in files:
        before = verified + failed
        for where, record in read_records(Path(file)):
            try:
                result = verify(record)
            except BadInput as error:
                failed += 1
                print(f"{where}: NOT VERIFIED: {error}")
                continue
            verified += 1
            took_part = ", ".join(map(str, result.took_part)) or "none"
            print(
                f"{where}: {result.rounds} rounds verified; players who took part in each: "
                f"{took_part}"
            )
            for note in result.notes:
                print(f"  {note}")
        if verified + failed == before:
            raise BadInput(f"{file}: no records in this file")
    if failed:
        print(f"{verified} verified, {failed} not")
        return 1
    print("All verified. What that shows and what it cannot: docs/shuffle.md")
    return 0


@dataclass(frozen=True)
class SimulateOptions:
    """Options of the command line; None for the default."""

    edition: str | None = None
    section: str | None = None
    seats: int | None = None
    rounds: int = 100
    seed: str = "0"
    bots: str = "random"
    records: str | None = None
    states: bool = False
    processes: int = 1
    rules: Sequence[str] = ()
    matches: int | None = None
    mode: str | None = None
    target: int | None = None
    cycles: int | None = None


def simulate(options: SimulateOptions) -> int:
    """Play rounds or matches between bots, write records if asked to, and print a summary."""
    edition, section = choose(options.edition, options.section)
    rulings = (section or edition).with_rules(parse_rulings(options.rules))
    if options.processes < 1:
        raise BadInput(f"processes {options.processes}: it must be 1 or more")
    if options.states and options.records is None:
        raise BadInput("--states goes with --records FILE")
    named = sim.RecordedAs(edition.id, None if section is None else section.id)
    if options.matches is None:
        for name in ("mode", "target", "cycles"):
            if getattr(options, name) is not None:
                raise BadInput(f"--{name} goes with --matches K: a round has none")
        _simulate_rounds(options, rulings, named)
    else:
        _simulate_matches(options, options.matches, rulings, named)
    if options.records is not None:
        print(f"Records: {options.records}")
    return 0


def _simulate_rounds(options: SimulateOptions, rulings: Rulings, named: sim.RecordedAs) -> None:
    seats = SEATS if options.seats is None else options.seats
    check_seats(rulings, seats)
    names = _bot_names(options, seats)
    if options.rounds < 1:
        raise BadInput(f"rounds {options.rounds}: it must be 1 or more")
    with (
        _open_records(options.records) as file,
        Progress(console=_PROGRESS, transient=True) as progress,
    ):
        task = progress.add_task("Playing", total=options.rounds)

        def on_chunk(chunk: sim.Chunk) -> None:
            if file:
                file.writelines(record + b"\n" for record in chunk.records)
            progress.advance(task, chunk.tally.rounds)

        tally = sim.play_many(
            rulings,
            seats,
            names,
            options.seed,
            options.rounds,
            processes=options.processes,
            record_as=named if file else None,
            states=options.states,
            on_chunk=on_chunk,
        )
    print(_tally_text(tally, names))


def _simulate_matches(
    options: SimulateOptions, matches: int, rulings: Rulings, named: sim.RecordedAs
) -> None:
    mode = rulings.match if options.mode is None else options.mode
    players = modes.scheme(mode).players or SEATS if options.seats is None else options.seats
    target = rulings.target if options.target is None else options.target
    cycles = 1 if options.cycles is None else options.cycles
    modes.check(mode, players, target, cycles=cycles)
    check_seats(rulings, modes.seats_at_table(mode, players))
    names = _bot_names(options, players)
    if matches < 1:
        raise BadInput(f"matches {matches}: it must be 1 or more")
    if options.states or options.processes > 1:
        raise BadInput("--states and --processes go with rounds, not with --matches")
    won, rounds = [0] * players, 0
    with (
        _open_records(options.records) as file,
        Progress(console=_PROGRESS, transient=True) as progress,
    ):
        task = progress.add_task("Playing", total=matches)
        for index in range(matches):
            match = Match(
                [f"{names[player % len(names)]} {player}" for player in range(players)],
                rulings,
                mode=mode,
                target=target,
                cycles=cycles,
                key=sim.key_of(f"{options.seed}/{index}"),
            )
            record = sim.play_match(match, names, options.seed, index, named if file else None)
            if file and record is not None:
                file.write(msgspec.json.encode(record) + b"\n")
            for player in match.standing.winners or ():
                won[player] += 1
            rounds += len(match.history)
            progress.advance(task)
    for player, count in enumerate(won):
        print(f"player {player} ({names[player % len(names)]}): {count} matches won")
    print(f"{matches} matches, {rounds} rounds")


def _bot_names(options: SimulateOptions, seats: int) -> list[str]:
    names = options.bots.split(",")
    if len(names) not in (1, seats):
        raise BadInput(f"{len(names)} bots for {seats} seats: name one, or one for each seat")
    sim.make_bots(names, seats, options.seed, 0)
    return names


@contextmanager
def _open_records(path: str | None) -> Iterator[IO[bytes] | None]:
    if path is None:
        yield None
        return
    with ExitStack() as stack:
        try:
            file = stack.enter_context(Path(path).open("wb"))
        except OSError as error:
            raise BadInput(f"{path}: {error.strerror or error}") from None
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
