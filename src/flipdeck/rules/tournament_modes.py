"""Tournaments over several tables: how many stages there are, and how players are ranked.

This is arithmetic on players and points, without cards, tables or a server.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from flipdeck.rules import modes
from flipdeck.rules.errors import BadInput
from flipdeck.rules.rulings import Rulings, check_seats

LEAST_PLAYERS = 4
MOST_PLAYERS = 80


class TournamentScheme(msgspec.Struct, frozen=True):
    """How the tables of a tournament play, and how its players are ranked."""

    table_mode: str  # the mode of the match at each table in each stage
    stage_rounds: int = 1  # rounds at each table in each stage
    players: int | None = None  # exactly so many; None: 4 to 80
    lowest: bool = False  # the lower total is better
    bots_ranked: bool = True
    table_sizes: tuple[int, int] = (3, 10)


TOURNAMENT_MODES = {
    "rotation8": TournamentScheme(
        table_mode="partners", stage_rounds=modes.STAGE_ROUNDS, players=8, table_sizes=(4, 4)
    ),
    "elimination": TournamentScheme(table_mode="lowest", lowest=True),
    "points": TournamentScheme(table_mode="points", bots_ranked=False),
}


def tournament_scheme(mode: str) -> TournamentScheme:
    """Return the scheme of a tournament's mode; ``BadInput`` lists the known modes."""
    if mode not in TOURNAMENT_MODES:
        known = ", ".join(TOURNAMENT_MODES)
        raise BadInput(f"unknown tournament mode {mode!r}; known modes are {known}")
    return TOURNAMENT_MODES[mode]


class TournamentTerms(msgspec.Struct, frozen=True):
    """What a tournament is played by."""

    mode: str
    places: int
    table_size: int = 4
    target: int = 500
    rounds: int = 5
    cycles: int = 1

    @property
    def scheme(self) -> TournamentScheme:
        """The scheme of its mode."""
        return tournament_scheme(self.mode)

    @property
    def stages(self) -> int | None:
        """How many stages there are; None where the scores decide."""
        if self.mode == "elimination":
            return None
        if self.mode == "points":
            return self.rounds
        return (modes.rounds_of(self.mode, self.cycles) or 0) // self.scheme.stage_rounds

    def check(self) -> None:
        """Raise ``BadInput`` if a tournament cannot be played with these values."""
        scheme = self.scheme
        if scheme.players is not None and self.places != scheme.players:
            raise BadInput(f"{self.places} players: mode {self.mode} needs {scheme.players}")
        if not LEAST_PLAYERS <= self.places <= MOST_PLAYERS:
            raise BadInput(f"{self.places} players: there are {LEAST_PLAYERS} to {MOST_PLAYERS}")
        least, most = scheme.table_sizes
        if not least <= self.table_size <= most:
            allowed = f"{least}" if least == most else f"{least} to {most}"
            raise BadInput(f"tables of {self.table_size}: mode {self.mode} has tables of {allowed}")
        modes.check(scheme.table_mode, self.table_size, self.target, rounds=scheme.stage_rounds)
        if not 1 <= self.cycles <= modes.MOST_CYCLES:
            raise BadInput(f"cycles {self.cycles}: it must be 1 to {modes.MOST_CYCLES}")
        if self.rounds < 1:
            raise BadInput(f"rounds {self.rounds}: it must be 1 or more")

    def check_rulings(self, rulings: Rulings) -> None:
        """Raise ``BadInput`` if a tournament cannot be played by these rulings."""
        if self.mode != "rotation8" and rulings.pairing == "match":
            raise BadInput(
                f"pairing = match: mode {self.mode} draws its players to tables anew each round, "
                "so that no cards stay together; choose pairing = round"
            )
        check_seats(rulings, self.table_size)


class RoundResult(msgspec.Struct, frozen=True, kw_only=True):
    """A finished round at one table; players and points are by chair."""

    stage: int
    table: int
    players: tuple[int, ...]
    winner: int | None
    """The chair that went out; None for a blocked round, which is dealt again."""
    points: tuple[int, ...]
    held: tuple[int, ...] = ()


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A player's place in the standings."""

    place: int
    player: int
    total: int
    played: int
    won: int
    out_stage: int | None
    shared: bool


def totals(
    players: Iterable[int], results: Iterable[RoundResult], since: Mapping[int, int]
) -> dict[int, int]:
    """Return the points of each player; of those who came later, from the stage in ``since`` on."""
    points = dict.fromkeys(players, 0)
    for result in results:
        for player, scored in zip(result.players, result.points, strict=True):
            if player in points and result.stage >= since.get(player, 1):
                points[player] += scored
    return points


def went_out(players: Iterable[int], results: Iterable[RoundResult], target: int) -> dict[int, int]:
    """Return for each player who is out of an elimination the stage in which that was."""
    points = dict.fromkeys(players, 0)
    out: dict[int, int] = {}
    for result in sorted(results, key=lambda each: each.stage):
        for player, scored in zip(result.players, result.points, strict=True):
            points[player] += scored
            if points[player] >= target:
                out.setdefault(player, result.stage)
    return out


def standings(
    terms: TournamentTerms,
    players: Sequence[int],
    results: Sequence[RoundResult],
    since: Mapping[int, int] | None = None,
) -> list[Line]:
    """Return all players by their place, best first; equal ones share it.

    In an elimination who goes out later is better, then who has the lower total.
    """
    since = since or {}
    points = totals(players, results, since)
    out: dict[int, int] = {}
    if terms.mode == "elimination":
        out = went_out(players, results, terms.target)
    counted = [each for each in results if each.winner is not None]
    played, won = dict.fromkeys(players, 0), dict.fromkeys(players, 0)
    for result in counted:
        for chair, player in enumerate(result.players):
            if player in played and result.stage >= since.get(player, 1):
                played[player] += 1
                won[player] += chair == result.winner
    sign = 1 if terms.scheme.lowest else -1
    in_last = float("inf")

    def rank(player: int) -> tuple[float, int]:
        return (-out.get(player, in_last), sign * points[player])

    return [
        Line(
            place=place,
            player=player,
            total=points[player],
            played=played[player],
            won=won[player],
            out_stage=out.get(player),
            shared=shared,
        )
        for place, player, shared in shared_places(players, rank)
    ]


def shared_places(
    players: Sequence[int], rank: Callable[[int], tuple[float, int]]
) -> list[tuple[int, int, bool]]:
    """Return place, player and whether the place is shared; the lowest rank is first.

    After two who share place 1 comes place 3.
    """
    ordered = sorted(players, key=lambda player: (rank(player), player))
    ranks = [rank(player) for player in ordered]
    return [
        (ranks.index(each) + 1, player, ranks.count(each) > 1)
        for player, each in zip(ordered, ranks, strict=True)
    ]
