"""Scenarios: runnable examples of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from flipdeck.formats.io_util import read_json, read_text
from flipdeck.formats.notation import WrittenMove, move_text, read_move
from flipdeck.formats.position import Position, Start, set_up, start_round
from flipdeck.rules import modes
from flipdeck.rules.editions import edition as find_edition
from flipdeck.rules.errors import BadInput, IllegalMove
from flipdeck.rules.events import Awaited, Drew, Event, Found, Gave, HandShown
from flipdeck.rules.modes import Result, Standing
from flipdeck.rules.rulebook import load as load_rulebook


class LegalMoves(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Legal moves that a seat must or must not have."""

    seat: int
    includes: list[str] = []
    excludes: list[str] = []
    exactly: list[str] | None = None


class Sees(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a seat, or a bystander (None), must see."""

    seat: int | None
    hand_of: int | UnsetType = UNSET
    faces: list[str] | UnsetType | None = UNSET
    draw_top: str | UnsetType | None = UNSET


class Shown(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A hand or a card that the last move must have shown, and to whom."""

    to: list[int] | Literal["all"]
    hand_of: int | UnsetType = UNSET
    card: str | UnsetType = UNSET


class Assertions(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What must hold at one point of a scenario; fields that are not set are not checked."""

    turn: int | UnsetType | None = UNSET
    awaiting: str | UnsetType = UNSET
    side: str | UnsetType | None = UNSET
    direction: str | UnsetType = UNSET
    color: str | UnsetType | None = UNSET
    top: str | UnsetType = UNSET
    hand_sizes: list[int] | UnsetType = UNSET
    hands: dict[str, list[str]] | UnsetType = UNSET
    discard: list[str] | UnsetType = UNSET
    draw: list[str] | UnsetType = UNSET
    discard_size: int | UnsetType = UNSET
    draw_size: int | UnsetType = UNSET
    exposed: int | UnsetType | None = UNSET
    debt: int | UnsetType = UNSET
    legal: LegalMoves | UnsetType = UNSET
    sees: Sees | list[Sees] | UnsetType = UNSET
    shown: Shown | UnsetType = UNSET
    winner: int | UnsetType | None = UNSET
    points: list[int] | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    match_winner: list[int] | UnsetType | None = UNSET
    eliminated: list[int] | UnsetType = UNSET


class Step(WrittenMove, kw_only=True):
    """A move, whether it must be refused, and what must hold after it."""

    refused: bool | str = False
    then: Assertions = msgspec.field(default_factory=Assertions)


class MatchSetting(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The match that the scenario's round belongs to.

    ``rounds`` are those played so far; in a rotation scores and winners are by player.
    """

    mode: Literal["single", "points", "lowest", "partners", "rotation4", "elimination"]
    target: int | None = None
    scores: list[int] | None = None
    cycles: int = 1
    rounds: int = 0


class Scenario(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A position or a start, moves from there, and what must hold after them."""

    id: str
    rule: str
    edition: str
    seats: int
    covers: list[str] = []
    rules: dict[str, object] = {}
    dealer: int = 0
    given: Position | None = None
    start: Start | None = None
    match: MatchSetting | None = None
    expect: Assertions = msgspec.field(default_factory=Assertions)
    steps: list[Step] = []


class Failed(Exception):
    """A scenario failed; the text says what was expected and what was found."""


@dataclass
class Outcome:
    """How a scenario went: ``failure`` is empty if it passed; ``rules`` are those it showed."""

    scenario: Scenario
    failure: str = ""
    rules: set[str] = field(default_factory=set)


def read_scenarios(path: Path) -> list[Scenario]:
    """Return the scenarios of a file; ``BadInput`` names the file and the scenario."""
    text = read_text(path)
    try:
        raw = read_json(text)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
    if not isinstance(raw, list):
        raise BadInput(f"{path}: a scenario file must be a list")
    if not raw:
        raise BadInput(f"{path}: no scenarios in this file")
    found: list[Scenario] = []
    for number, each in enumerate(raw, 1):
        name = each.get("id", number) if isinstance(each, dict) else number
        try:
            scenario = msgspec.convert(each, Scenario)
            _check(scenario)
        except (msgspec.ValidationError, BadInput) as error:
            raise BadInput(f"{path}: scenario {name}: {error}") from None
        found.append(scenario)
    return found


def read_all(paths: Iterable[Path]) -> list[tuple[Path, Scenario]]:
    """Return the scenarios of several files, each with its file; their ids must differ."""
    seen: dict[str, Path] = {}
    found: list[tuple[Path, Scenario]] = []
    for path in paths:
        for scenario in read_scenarios(path):
            if scenario.id in seen:
                where = seen[scenario.id]
                raise BadInput(f"{path}: scenario {scenario.id} is already in {where}")
            seen[scenario.id] = path
            found.append((path, scenario))
    return found


def _check(scenario: Scenario) -> None:
    rulings = find_edition(scenario.edition).with_rules(scenario.rules)
    if scenario.match is None and modes.scheme(rulings.match).tables > 1:
        raise BadInput(f"mode {rulings.match}: a scenario has one table")
    if (scenario.given is None) == (scenario.start is None):
        raise BadInput("it needs either 'given' or 'start'")
    rulebook = load_rulebook()
    named = [*scenario.covers, *(step.refused for step in scenario.steps)]
    for slug in named:
        if isinstance(slug, str) and slug not in rulebook:
            raise BadInput(f"unknown rule {slug!r}")
    for assertions in [scenario.expect, *(step.then for step in scenario.steps)]:
        _check_not_empty(assertions)


def _check_not_empty(assertions: Assertions) -> None:
    """Refuse an assertion that asserts nothing and so would always hold."""
    legal, sees, shown = assertions.legal, assertions.sees, assertions.shown
    if legal and legal.exactly is None and not (legal.includes or legal.excludes):
        raise BadInput("legal: it needs 'includes', 'excludes' or 'exactly'")
    for each in [sees] if isinstance(sees, Sees) else sees or []:
        nothing = each.hand_of is UNSET and each.draw_top is UNSET
        if nothing or (each.hand_of is UNSET) != (each.faces is UNSET):
            raise BadInput("sees: it needs 'hand_of' with 'faces', or 'draw_top'")
    if isinstance(shown, Shown):
        if (shown.hand_of is UNSET) == (shown.card is UNSET):
            raise BadInput("shown: it needs either 'hand_of' or 'card'")
        if (shown.to == "all") != (shown.hand_of is UNSET):
            raise BadInput('shown: a card is shown to "all", a hand to a list of seats')


def run_scenario(scenario: Scenario) -> Outcome:
    """Run one scenario; ``BadInput`` if its position is impossible."""
    try:
        return _Run(scenario).play()
    except BadInput as error:
        raise BadInput(f"scenario {scenario.id}: {error}") from None


class _Run:
    """A scenario that is being run."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.outcome = Outcome(scenario)
        rulings = find_edition(scenario.edition).with_rules(scenario.rules)
        setting = scenario.match
        self.standing = Standing.begin(
            rulings.match if setting is None else setting.mode,
            scenario.seats,
            rulings.target if setting is None or setting.target is None else setting.target,
            None if setting is None else setting.scores,
            cycles=1 if setting is None else setting.cycles,
            rounds=0 if setting is None else setting.rounds,
        )
        out = self.standing.out
        if scenario.given is not None:
            self.round = set_up(rulings, scenario.seats, scenario.dealer, scenario.given, out=out)
        elif scenario.start is not None:
            self.round = start_round(
                rulings, scenario.seats, scenario.dealer, scenario.start, out=out
            )
        self.events: tuple[Event, ...] = self.round.opening

    def play(self) -> Outcome:
        """Run the scenario and return how it went."""
        scenario, outcome = self.scenario, self.outcome
        self._note(self.round.opening)
        where = "before the first step"
        try:
            self._verify(scenario.expect)
            for number, step in enumerate(scenario.steps, 1):
                where = f"step {number}"
                self._step(step)
                self._verify(step.then)
            where = "covers"
            for slug in scenario.covers:
                if slug not in outcome.rules:
                    raise Failed(f"expected the scenario to show {slug}, but it does not")
        except Failed as failed:
            outcome.failure = f"{where}: {failed}"
        except BadInput as error:
            raise BadInput(f"{where}: {error}") from None
        return outcome

    def _note(self, events: Sequence[Event]) -> None:
        self.outcome.rules.update(event.rule for event in events if not isinstance(event, Awaited))

    def _step(self, step: Step) -> None:
        before = self.round.to_bytes()
        try:
            move = read_move(step, self.round.seats)
            self.events = self.round.apply(step.seat, move)
        except IllegalMove as refused:
            rule = refused.verdict.rule
            self.outcome.rules.add(rule)
            if not step.refused:
                raise Failed(
                    f"expected a legal move, but it was refused by {rule}: {refused}"
                ) from None
            if isinstance(step.refused, str) and step.refused != rule:
                raise Failed(f"expected a refusal by {step.refused}, found {rule}") from None
            if self.round.to_bytes() != before:
                raise Failed("expected that a refused move changes nothing, but it did") from None
            return
        if step.refused:
            raise Failed("expected a refusal, but the move was legal")
        self._note(self.events)
        if self.round.over:
            self._finish()

    def _finish(self) -> None:
        self.outcome.rules.add("hand-points")
        self.outcome.rules.add(f"mode-{self.standing.mode}")
        self.standing = self.standing.after_round(
            Result(self.round.winner, self.round.hand_points())
        )

    def _verify(self, expected: Assertions) -> None:
        for name in Assertions.__struct_fields__:
            wanted = getattr(expected, name)
            if wanted is UNSET:
                continue
            checker = getattr(self, f"_check_{name}", None)
            if checker is not None:
                checker(wanted)
            else:
                _same(name, wanted, self._found(name))

    def _found(self, name: str) -> object:
        round_ = self.round
        standing = self.standing
        if name == "hand_sizes":
            return list(round_.hand_sizes())
        if name == "discard":
            return list(round_.discard_pile)
        if name == "draw":
            return list(round_.draw_pile)
        if name == "discard_size":
            return len(round_.discard_pile)
        if name == "draw_size":
            return len(round_.draw_pile)
        if name == "points":
            held = round_.hand_points()
            return list(modes.round_points(standing.mode, round_.winner, held, round_.out))
        if name == "scores":
            return list(standing.scores)
        if name == "match_winner":
            return None if standing.winners is None else list(standing.winners)
        if name == "eliminated":
            return list(standing.out)
        return getattr(round_, name)

    def _check_winner(self, wanted: int | None) -> None:
        _same("awaiting", "over", self.round.awaiting)
        _same("winner", wanted, self.round.winner)

    def _check_hands(self, wanted: dict[str, list[str]]) -> None:
        for key, faces in wanted.items():
            seat = self._seat(int(key) if key.isdecimal() else -1, f"hands {key!r}")
            _same(f"hand of seat {seat}", sorted(faces), sorted(self._active(seat)))

    def _active(self, seat: int) -> list[str]:
        return list(self.round.view(seat).hand)

    def _seat(self, seat: int, where: str) -> int:
        if not 0 <= seat < self.round.seats:
            raise BadInput(f"{where}: the seats are 0 to {self.round.seats - 1}")
        return seat

    def _check_legal(self, wanted: LegalMoves) -> None:
        moves = self.round.legal(self._seat(wanted.seat, f"legal: seat {wanted.seat}"))
        found = {move_text(move) for move in moves}
        where = f"legal moves of seat {wanted.seat}"
        if wanted.exactly is not None:
            _same(where, sorted(set(wanted.exactly)), sorted(found))
        for move in wanted.includes:
            if move not in found:
                raise Failed(f"{where}: expected {move!r} among {sorted(found)}")
        for move in wanted.excludes:
            if move in found:
                raise Failed(f"{where}: expected no {move!r} among {sorted(found)}")

    def _check_sees(self, wanted: Sees | list[Sees]) -> None:
        for each in wanted if isinstance(wanted, list) else [wanted]:
            seat = None if each.seat is None else self._seat(each.seat, f"sees: seat {each.seat}")
            view = self.round.view(seat)
            who = "a bystander" if seat is None else f"seat {seat}"
            if seat is None:
                self.outcome.rules.add("sees-bystander")
            if not isinstance(each.draw_top, UnsetType):
                self.outcome.rules.add("sees-pile")
                _same(f"draw_top as {who} sees it", each.draw_top, view.draw_top)
            if not isinstance(each.hand_of, UnsetType):
                self.outcome.rules.add("sees-end" if self.round.over else "sees-hands")
                for kind, slug in ((Drew, "sees-draw"), (Gave, "sees-gift")):
                    if any(isinstance(event, kind) for event in self.events):
                        self.outcome.rules.add(slug)
                hand = view.hands[self._seat(each.hand_of, f"sees: hand_of {each.hand_of}")]
                faces = hand.backs if hand.faces is None else hand.faces
                _same(
                    f"hand of seat {each.hand_of} as {who} sees it",
                    None if not isinstance(each.faces, list) else sorted(each.faces),
                    None if faces is None else sorted(faces),
                )

    def _check_shown(self, wanted: Shown) -> None:
        if not isinstance(wanted.card, UnsetType):
            cards = [event.face for event in self.events if isinstance(event, Found)]
            _same("card shown to all", [wanted.card], cards)
            self.outcome.rules.add("sees-found")
        if not isinstance(wanted.hand_of, UnsetType):
            to = [
                event.to
                for event in self.events
                if isinstance(event, HandShown) and event.seat == wanted.hand_of
            ]
            self._check_others_see_nothing()
            _same(f"hand of seat {wanted.hand_of} shown to", wanted.to, to)

    def _check_others_see_nothing(self) -> None:
        for seat in [None, *range(self.round.seats)]:
            for event in self.round.events_for(self.events, seat):
                if isinstance(event, HandShown) and event.faces is not None and event.to != seat:
                    raise Failed(f"seat {seat} sees the hand shown to seat {event.to}")


def _same(what: str, wanted: object, found: object) -> None:
    if wanted != found:
        raise Failed(f"{what}: expected {wanted}, found {found}")
