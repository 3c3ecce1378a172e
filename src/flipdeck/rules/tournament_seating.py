"""Who sits where in each stage of a tournament. Chance comes in as a seeded generator."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

import msgspec

from flipdeck.rules import modes

Tables = tuple[tuple[int, ...], ...]
"""The players of each table, by chair."""
Meetings = Mapping[tuple[int, int], int]
"""How often two players, the lower number first, have sat at one table."""

STEPS: Final = 2_000
WORK: Final = 1_200_000
"""Swaps tried for fewer repeated meetings: STEPS, or fewer where each takes long to count."""
SWEEPS: Final = 10
"""How often all pairs are tried for more equal tables."""
MEMORY: Final = 8
"""Steps for which a swapped pair is not swapped again: the search would go in circles."""


class Drawn(msgspec.Struct, frozen=True):
    """The seating of a stage, and the first dealer of each table where a lot decides."""

    tables: Tables
    dealers: tuple[int, ...] | None


def rotation8(stage: int, players: Sequence[int], cycles: int) -> Drawn:
    """Seat eight players so that over seven stages everyone partners everyone once.

    Each table's own deal decides who deals: it passes from chair to chair across stages.
    """
    first = (stage - 1) * modes.STAGE_ROUNDS
    seats = modes.seating("rotation8", first, len(players), cycles)
    return Drawn(tuple(tuple(players[place] for place in table) for table in seats), None)


def elimination(players: Sequence[int], most: int, chance: random.Random) -> Drawn:
    """Draw all who are in to as few tables as possible, whose sizes differ by at most one."""
    drawn = list(players)
    chance.shuffle(drawn)
    number = -(-len(drawn) // most)
    tables = []
    start = 0
    for table in range(number):
        size = (len(drawn) + number - 1 - table) // number
        tables.append(tuple(drawn[start : start + size]))
        start += size
    return Drawn(tuple(tables), _dealers(tables, chance))


def points(
    ranked: Sequence[int],
    size: int,
    meetings: Meetings,
    ranks: Mapping[int, int],
    chance: random.Random,
) -> Drawn:
    """Seat players, the best first, for the fewest repeated meetings, then for equal standing.

    ``ranks`` are numbers that are close for players of nearly equal standing.
    """
    search = _Search(ranked, size, meetings, ranks, chance)
    search.avoid_meetings()
    search.level()
    tables = [list(table) for table in search.tables]
    for table in tables:
        chance.shuffle(table)
    return Drawn(tuple(map(tuple, tables)), _dealers(tables, chance))


def meetings_of(seatings: Iterable[Tables]) -> Counter[tuple[int, int]]:
    """Count how often every two players have sat at one table."""
    met: Counter[tuple[int, int]] = Counter()
    for tables in seatings:
        for table in tables:
            met.update(combinations(sorted(table), 2))
    return met


def _dealers(tables: Sequence[Sequence[int]], chance: random.Random) -> tuple[int, ...]:
    return tuple(chance.randrange(len(table)) for table in tables)


class _Search:
    """Tabu search: swap two players of different tables, again and again, for fewer meetings."""

    def __init__(
        self,
        ranked: Sequence[int],
        size: int,
        meetings: Meetings,
        ranks: Mapping[int, int],
        chance: random.Random,
    ) -> None:
        self.players = list(ranked)
        self.ranks = ranks
        self.chance = chance
        self.met = {player: dict.fromkeys(self.players, 0) for player in self.players}
        for (one, other), count in meetings.items():
            if one in self.met and other in self.met:
                # A third meeting is worse than two second ones.
                self.met[one][other] = self.met[other][one] = count * count
        self.tables = [
            self.players[start : start + size] for start in range(0, len(self.players), size)
        ]
        self.at = {player: number for number, table in enumerate(self.tables) for player in table}

    def repeats(self) -> int:
        """How bad the repeated meetings are; 0: nobody meets anybody twice."""
        return sum(self.met[a][b] for table in self.tables for a, b in combinations(table, 2))

    def avoid_meetings(self) -> None:
        """Look for the fewest repeated meetings; keep the best seating found."""
        cost = self.repeats()
        best, kept = cost, [list(table) for table in self.tables]
        blocked: dict[tuple[int, int], int] = {}
        steps = min(STEPS, WORK // (2 * len(self.players) * len(self.tables[0])))
        for step in range(steps):
            if best == 0:
                break
            swap = self._best_swap(step, blocked, cost, best)
            if swap is None:
                continue
            delta, one, other = swap
            self._swap(one, other)
            blocked[min(one, other), max(one, other)] = step + MEMORY + self.chance.randrange(5)
            cost += delta
            if cost < best:
                best, kept = cost, [list(table) for table in self.tables]
        self.tables = kept
        self.at = {player: number for number, table in enumerate(kept) for player in table}

    def _best_swap(
        self, step: int, blocked: Mapping[tuple[int, int], int], cost: int, best: int
    ) -> tuple[int, int, int] | None:
        """The best swap of one who meets somebody again; of equal ones one by chance."""
        unhappy = [
            player
            for table in self.tables
            for player in table
            if any(self.met[player][other] for other in table)
        ]
        one = self.chance.choice(unhappy)
        found: list[tuple[int, int, int]] = []
        lowest = 1 << 30
        for other in self.players:
            if self.at[other] == self.at[one]:
                continue
            delta = self._delta(one, other)
            until = blocked.get((min(one, other), max(one, other)), 0)
            if until > step and cost + delta >= best:
                continue
            if delta < lowest:
                lowest, found = delta, []
            if delta == lowest:
                found.append((delta, one, other))
        return self.chance.choice(found) if found else None

    def _delta(self, one: int, other: int) -> int:
        """What a swap adds to the repeated meetings."""
        met_one, met_other = self.met[one], self.met[other]
        delta = -2 * met_one[other]
        for player in self.tables[self.at[one]]:
            delta += met_other[player] - met_one[player]
        for player in self.tables[self.at[other]]:
            delta += met_one[player] - met_other[player]
        return delta

    def _swap(self, one: int, other: int) -> None:
        here, there = self.at[one], self.at[other]
        table, beside = self.tables[here], self.tables[there]
        table[table.index(one)], beside[beside.index(other)] = other, one
        self.at[one], self.at[other] = there, here

    def level(self) -> None:
        """Swap players for more equal tables while that repeats no further meeting."""
        for _ in range(SWEEPS):
            better = False
            for one, other in combinations(self.players, 2):
                if self.at[one] == self.at[other]:
                    continue
                if self._delta(one, other) <= 0 and self._levels(one, other):
                    self._swap(one, other)
                    better = True
            if not better:
                break

    def _levels(self, one: int, other: int) -> bool:
        """Whether a swap brings closer those who sit together, and repeats no more meetings."""
        mine, theirs = self.ranks[one], self.ranks[other]
        change = 0
        for player in self.tables[self.at[one]]:
            if player != one:
                change += abs(self.ranks[player] - theirs) - abs(self.ranks[player] - mine)
        for player in self.tables[self.at[other]]:
            if player != other:
                change += abs(self.ranks[player] - mine) - abs(self.ranks[player] - theirs)
        return change < 0
