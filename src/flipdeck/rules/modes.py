"""Match modes: scoring of rounds, winners of matches, and seating.

This is arithmetic on seats and points, without cards or moves. A mode is a row of `MODES`;
functions take its name.
"""

from __future__ import annotations

import difflib
from collections.abc import Collection, Sequence

import msgspec

from flipdeck.rules.errors import BadInput
from flipdeck.rules.rulings import MAX_SEATS, MIN_SEATS

STAGE_ROUNDS = 4  # rounds that a rotation plays before it re-seats its players
MOST_CYCLES = 10
MOST_ROUNDS = 100


class Scheme(msgspec.Struct, frozen=True):
    """How a match is scored and how long it lasts."""

    players: int | None = None  # exactly so many; None: 2 to 10
    adds: bool = False  # each seat adds what it holds, instead of the winner scoring it
    teams: bool = False  # seats 0+2 play against 1+3
    rounds: int | None = None  # a fixed number of rounds a cycle; None: see the target
    tables: int = 1


MODES = {
    "single": Scheme(),
    "points": Scheme(),
    "lowest": Scheme(adds=True),
    "partners": Scheme(players=4, teams=True),
    "rotation4": Scheme(players=4, teams=True, rounds=3 * STAGE_ROUNDS),
    "rotation8": Scheme(players=8, teams=True, rounds=7 * STAGE_ROUNDS, tables=2),
    "elimination": Scheme(adds=True),
}


def scheme(name: str) -> Scheme:
    """Return the scheme of a mode; ``BadInput`` lists the known modes."""
    if name not in MODES:
        near = difflib.get_close_matches(str(name), MODES, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"known modes are {', '.join(MODES)}"
        raise BadInput(f"unknown match mode {name!r}; {hint}")
    return MODES[name]


def rounds_of(mode: str, cycles: int = 1) -> int | None:
    """Return the number of rounds of a rotation; None where a target ends the match."""
    rounds = scheme(mode).rounds
    return None if rounds is None else rounds * cycles


def check(
    mode: str,
    players: int,
    target: int,
    scores: Sequence[int] | None = None,
    cycles: int = 1,
    rounds: int | None = None,
) -> None:
    """Raise ``BadInput`` if a match cannot be played with these values.

    ``rounds`` ends the match after so many rounds, whatever the scores are.
    """
    needed = scheme(mode).players
    if needed is not None and players != needed:
        raise BadInput(f"{players} seats: mode {mode} needs exactly {needed}")
    if not MIN_SEATS <= players <= MAX_SEATS:
        raise BadInput(f"{players} seats: a table has {MIN_SEATS} to {MAX_SEATS}")
    if target < 1:
        raise BadInput(f"target {target}: it must be 1 or more")
    if isinstance(cycles, bool) or not 1 <= cycles <= MOST_CYCLES:
        raise BadInput(f"cycles {cycles}: it must be 1 to {MOST_CYCLES}")
    if cycles > 1 and scheme(mode).rounds is None:
        raise BadInput(f"cycles {cycles}: mode {mode} is no rotation, which alone has cycles")
    if rounds is not None and (isinstance(rounds, bool) or not 1 <= rounds <= MOST_ROUNDS):
        raise BadInput(f"rounds {rounds}: it must be 1 to {MOST_ROUNDS}")
    if rounds is not None and (scheme(mode).rounds is not None or mode == "single"):
        raise BadInput(f"rounds {rounds}: mode {mode} has a number of rounds of its own")
    if scores is None:
        return
    length, whose = (2, "team") if mode == "partners" else (players, "player")
    if len(scores) != length:
        raise BadInput(f"{len(scores)} scores: mode {mode} keeps {length}, one for each {whose}")
    if min(scores) < 0:
        raise BadInput(f"score {min(scores)}: it must be 0 or more")
    if mode == "elimination" and min(scores) >= target:
        raise BadInput(f"scores {list(scores)}: all are at {target} or more, so nobody is left")


def seats_at_table(mode: str, players: int) -> int:
    """Return the number of seats at one table."""
    return players // scheme(mode).tables


def next_dealer(dealer: int, seats: int, direction: str, out: Collection[int] = ()) -> int:
    """Return the next dealer: the next seat in the starting direction that is not out."""
    step = 1 if direction == "left" else -1
    for distance in range(1, seats + 1):
        seat = (dealer + step * distance) % seats
        if seat not in out:
            return seat
    raise ValueError("every seat is out")


def seating(
    mode: str, round_index: int, players: int, cycles: int = 1
) -> tuple[tuple[int, ...], ...]:
    """Return the seating of a round: the players of each table, by seat.

    A rotation re-seats its players every four rounds; each cycle repeats the first.
    """
    check(mode, players, target=1, cycles=cycles)
    rounds = rounds_of(mode)
    if rounds is None:
        return (tuple(range(players)),)
    if not 0 <= round_index < rounds * cycles:
        raise BadInput(f"round {round_index}: mode {mode} has rounds 0 to {rounds * cycles - 1}")
    shift = 1 + round_index % rounds // STAGE_ROUNDS
    table = {0, 1, 2, 3} if players == 4 else _plane(shift)
    tables = [table] if players == 4 else [table, set(range(8)) - table]
    return tuple(_opposite(at, shift) for at in tables)


def _plane(shift: int) -> set[int]:
    """The first table of a stage of eight, in which `shift` is the partner of player 0.

    Players are numbers of three bits and partners differ by `shift`, so over the seven stages
    everyone partners everyone. Who sits at one table differs by `shift`, `other` or both. As
    `other` is `shift` doubled in the field of eight elements, the seven tables so made are the
    seven planes through 0, each once. The difference of two players lies in three of them: in one
    of these stages it is `shift` and they are partners, in the other two they are opponents.
    """
    other = shift << 1
    if other & 8:
        other ^= 0b1011
    return {0, shift, other, shift ^ other}


def _opposite(table: set[int], shift: int) -> tuple[int, ...]:
    first = min(table)
    left, right = sorted(table - {first, first ^ shift})
    return (first, left, first ^ shift, right)


def round_points(
    mode: str, winner: int | None, hand_points: Sequence[int], out: Collection[int] = ()
) -> tuple[int, ...]:
    """Return the points of each seat in a round; ``winner`` is None for a blocked round."""
    scoring = scheme(mode)
    held = [0 if seat in out else points for seat, points in enumerate(hand_points)]
    nothing = (0,) * len(held)
    if winner is None or mode == "single":
        return nothing
    if scoring.adds:
        return tuple(held)
    sides = 2 if scoring.teams else len(held)
    scored = sum(held[seat] for seat in range(len(held)) if (seat - winner) % sides)
    return tuple(0 if (seat - winner) % sides else scored for seat in range(len(held)))


class Result(msgspec.Struct, frozen=True):
    """The result of a round at one table, by seat."""

    winner: int | None
    hand_points: tuple[int, ...]


class Standing(msgspec.Struct, frozen=True):
    """The state of a match between two rounds: scores, seats out and winners."""

    mode: str
    target: int
    players: int
    scores: tuple[int, ...]  # by player; partners: by team
    out: tuple[int, ...] = ()
    winners: tuple[int, ...] | None = None  # players; None while the match goes on
    played: tuple[int, ...] = (0,)  # for each table its rounds played to a winner
    cycles: int = 1
    last_round: int | None = None  # after so many rounds the match is over; None: the mode says

    @classmethod
    def begin(
        cls,
        mode: str,
        players: int,
        target: int = 500,
        scores: Sequence[int] | None = None,
        *,
        cycles: int = 1,
        rounds: int = 0,
        last_round: int | None = None,
    ) -> Standing:
        """Return the standing after ``rounds`` that led to ``scores``; by default none."""
        check(mode, players, target, scores, cycles, last_round)
        most = rounds_of(mode, cycles) or last_round
        if rounds < 0 or (most is not None and rounds > most):
            limit = "or more" if most is None else f"to {most}"
            raise BadInput(f"rounds {rounds}: mode {mode} has 0 {limit}")
        if scores is None:
            scores = (0,) * (2 if mode == "partners" else players)
        played = (rounds,) * scheme(mode).tables
        begun = cls(
            mode,
            target,
            players,
            tuple(scores),
            played=played,
            cycles=cycles,
            last_round=last_round,
        )
        return begun._settled(None)

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.winners is not None

    @property
    def rounds(self) -> int:
        """How many rounds have been played to a winner at every table."""
        return min(self.played)

    @property
    def seating(self) -> tuple[tuple[int, ...], ...]:
        """Who sits where in the round that is to be played, for each table."""
        return seating(self.mode, self.rounds, self.players, self.cycles)

    def waits(self, table: int) -> bool:
        """Whether a table that is ahead has to wait: partners and tables change together."""
        return self.played[table] // STAGE_ROUNDS > self.rounds // STAGE_ROUNDS

    def after_round(self, *results: Result) -> Standing:
        """Return the standing after a round at every table, given the result of each."""
        if len(results) != len(self.played):
            raise ValueError(f"{len(results)} results for {len(self.played)} tables")
        if len(results) > 1 and any(result.winner is None for result in results):
            raise ValueError("a blocked table plays again before the round is scored")
        standing = self
        for table, result in enumerate(results):
            standing = standing.after_table(table, result)
        return standing

    def after_table(self, table: int, result: Result) -> Standing:
        """Return the standing after a round at one table; another may be ahead or behind.

        A blocked round changes nothing: the next dealer deals it again. It does not count as one of
        the rounds of a rotation either: each partnership plays four rounds that somebody wins.
        """
        players = self.seating[table]
        if self.waits(table):
            raise ValueError(f"table {table} waits for the others")
        if len(result.hand_points) != len(players):
            raise BadInput(f"{len(result.hand_points)} hands at a table of {len(players)}")
        if result.winner is None:
            return self
        points = round_points(self.mode, result.winner, result.hand_points, self.out)
        scores = list(self.scores)
        for seat, player in enumerate(players[: len(scores)]):
            scores[player] += points[seat]
        played = [n + (at == table) for at, n in enumerate(self.played)]
        moved = msgspec.structs.replace(self, scores=tuple(scores), played=tuple(played))
        return moved._settled(result.winner)

    def _settled(self, round_winner: int | None) -> Standing:
        out: tuple[int, ...] = ()
        if self.mode == "elimination":
            out = tuple(p for p, score in enumerate(self.scores) if score >= self.target)
        winners = self._winners(round_winner, out)
        return msgspec.structs.replace(self, out=out, winners=winners)

    def _winners(self, round_winner: int | None, out: tuple[int, ...]) -> tuple[int, ...] | None:
        if self.mode == "single":
            return None if round_winner is None else (round_winner,)
        if self.mode == "elimination":
            left = tuple(p for p in range(self.players) if p not in out)
            if len(left) == 1:
                return left
        if not self._all_played():
            return None
        best = min(self.scores) if scheme(self.mode).adds else max(self.scores)
        leaders = tuple(p for p, score in enumerate(self.scores) if score == best)
        if self.mode == "partners":
            return tuple(seat for seat in range(4) if seat % 2 in leaders)
        return leaders

    def _all_played(self) -> bool:
        """Whether the last round was played or, where no number of rounds is set, the target met.

        In an elimination the target ends the match for a player, not for all.
        """
        last = rounds_of(self.mode, self.cycles) or self.last_round
        if last is not None:
            return self.rounds >= last
        return self.mode != "elimination" and max(self.scores) >= self.target
