"""Commands for checking and studying: scenarios, records, simulation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from flipdeck import scenario as scenarios
from flipdeck.editions import EDITIONS
from flipdeck.errors import BadInput
from flipdeck.law import Rule
from flipdeck.law import load as load_law
from flipdeck.record import MatchRecord, read_records, replay, replay_match

_PROGRESS = Console(stderr=True)


def own_scenarios() -> list[Path]:
    """The scenarios that come with the project."""
    here = Path(__file__).resolve().parents[1]
    packaged = here / "scenarios"
    folder = packaged if packaged.is_dir() else here.parents[1] / "scenarios"
    return sorted(folder.glob("*.json"))


def scenario(files: Sequence[str], *, coverage: bool) -> int:
    paths = [Path(file) for file in files] or own_scenarios()
    outcomes = [scenarios.run(each) for each in scenarios.read_all(paths)]
    if coverage:
        return _coverage(outcomes)
    for outcome in outcomes:
        name = outcome.scenario.id
        print(f"FAIL {name}: {outcome.failure}" if outcome.failure else f"ok {name}")
    failed = sum(bool(outcome.failure) for outcome in outcomes)
    print(f"{len(outcomes) - failed} passed, {failed} failed")
    return 1 if failed else 0


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
    print(f"{rounds} rounds, {moves} moves: all play again as recorded")
    return 0


def warm() -> int:
    """Compiles the engine, or finds it compiled."""
    from flipdeck.kernel import jit

    print(f"The engine is ready ({jit.CACHE})." if jit.JIT else "The engine runs interpreted.")
    return 0
