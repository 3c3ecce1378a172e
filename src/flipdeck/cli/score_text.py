"""The end of a round and the scores of the match as lines for one player."""

from __future__ import annotations

from collections.abc import Sequence

from flipdeck.cli.narration import TablePlayers, in_order
from flipdeck.cli.texts import ENGLISH, Texts
from flipdeck.engine.match import Finished, Match
from flipdeck.rules.modes import MODES, STAGE_ROUNDS, rounds_of, seating

MANY_ROUNDS = 12
"""After more rounds than this, the scores printed between rounds show only the last ones."""


class MatchReport:
    """Describes a match for one of its players."""

    def __init__(self, match: Match, player: int, texts: Texts = ENGLISH) -> None:
        self.match = match
        self.texts = texts
        self.player = player
        self.scheme = MODES[match.mode]
        self.rounds = rounds_of(match.mode, match.cycles)

    def players_at(self, table: int) -> TablePlayers:
        """Return the players at a table now."""
        seats = self.match.seating[table]
        me = seats.index(self.player) if self.player in seats else None
        names = tuple(self.match.players[player] for player in seats)
        return TablePlayers(names, me, self.scheme.teams, self.texts)

    @property
    def table(self) -> int:
        """The table at which the player sits now."""
        return next(t for t, seats in enumerate(self.match.seating) if self.player in seats)

    @property
    def _played(self) -> int:
        """The rounds played to a winner at the player's table."""
        return self.match.standing.played[self.table]

    def _names(self, players: Sequence[int]) -> str:
        """Return players' names for use in a sentence, the reader first."""
        first = sorted(players, key=lambda player: player != self.player)
        mine, names = self.player, self.match.players
        myself = self.texts.myself
        return self.texts.together(myself if each == mine else names[each] for each in first)

    def _team(self, seats: Sequence[int], number: int) -> str:
        return self._names([seats[number], seats[number + 2]])

    # Before a round.

    def drawing(self) -> list[str]:
        """Return the draw for the first dealer at the player's table."""
        players = self.players_at(self.table)
        lines = []
        by = "points" if self.match.rulings.first_dealer == "highest_points" else "number"
        for drawn in self.match.draws[self.table]:
            said = [
                self.texts.text(
                    "terminal-drew.you" if seat == players.own_seat else "terminal-drew",
                    who=players.names[seat],
                    **self.texts.card_variables(face),
                )
                for seat, face in drawn.items()
            ]
            lines.append(self.texts.line("terminal-drawing", by=by, drawn=", ".join(said)))
            by = "tie"
        return lines

    def heading(self) -> str:
        """Return which round this is, and in a rotation who plays with whom."""
        number = self._played + 1
        if self.rounds is None:
            return self.texts.line("terminal-round", number=number)
        here, *elsewhere = sorted(self.match.seating, key=lambda seats: self.player not in seats)
        mine = here.index(self.player) % 2
        heading = self.texts.line(
            "terminal-round-of",
            number=number,
            rounds=self.rounds,
            team=self._team(here, mine),
            others=self._team(here, 1 - mine),
        )
        if not elsewhere:
            return heading
        first, second = self._team(elsewhere[0], 0), self._team(elsewhere[0], 1)
        there = self.texts.line("terminal-other-tables", first=first, second=second)
        return f"{heading} {there}"

    # After a round.

    def hands(self, ended: Finished) -> list[str]:
        """Return all hands with their points."""
        players = self.players_at(ended.table)
        view = ended.round.view(players.own_seat)
        held = ended.round.hand_points()
        plain = self.match.mode == "single"
        lines = [self.texts.line("terminal-hands-open")]
        for step in range(len(view.hands)):
            seat = ((players.own_seat or 0) + step) % len(view.hands)
            faces = view.hands[seat].faces
            if faces:
                name = "terminal-held-plain" if plain else "terminal-held"
                cards = self.texts.cards_variables(in_order(faces))
                lines.append(players.sentence(name, seat, count=held[seat], **cards))
        return lines

    def result(self, ended: Finished) -> str | None:
        """Return who scored how much, in modes where the winner of a round scores."""
        if ended.winner is None or self.scheme.adds or self.match.mode == "single":
            return None
        players = self.players_at(ended.table)
        scored = ended.points[ended.winner]
        if self.scheme.teams:
            team = self._team(ended.seating, ended.winner % 2)
            return self.texts.line("terminal-scored-team", team=team, count=scored)
        return players.sentence("terminal-scored", ended.winner, count=scored)

    def elsewhere(self, ended: Finished) -> str:
        """Return the result at the other table in one line."""
        if ended.winner is None:
            return self.texts.line("terminal-other-table.blocked")
        team = ended.winner % 2
        return self.texts.line(
            "terminal-other-table",
            team=self._team(ended.seating, team),
            others=self._team(ended.seating, 1 - team),
            count=ended.points[ended.winner],
        )

    def watched(self, ended: Finished) -> str:
        """Return the result of a round in which the player, being out, did not play."""
        if ended.winner is None:
            return self.texts.line("log-blocked")
        who = self.players_at(ended.table).names[ended.winner]
        return self.texts.line("terminal-watched", who=who)

    def newly_out(self, before: Sequence[int]) -> list[str]:
        """Return a line for each player who is out now and was not before."""
        return [
            self._about("terminal-out", player)
            for player in self.match.standing.out
            if player not in before
        ]

    # The scores.

    def scores(self, *, full: bool = True) -> list[str]:
        """Return the totals, best first, with the points of each round or of the last ones."""
        standing = self.match.standing
        played = max(standing.played)
        heading = self.texts.line(
            "terminal-scores" if played else "terminal-scores.none", number=played
        )
        lines = [f"{heading} {self._goal()}"]
        if played and self.match.mode != "single":
            up = 1 if self.scheme.adds else -1
            places = range(len(standing.scores))
            ranked = sorted(places, key=lambda place: up * standing.scores[place])
            lines += [self._row(place, full) for place in ranked]
        if self.scheme.rounds is not None:
            lines.append(self._schedule())
        return lines

    def _goal(self) -> str:
        """Return what the match is played to."""
        mode = "rotation4" if self.scheme.rounds is not None else self.match.mode
        return self.texts.line(
            "goal",
            mode=mode,
            target=self.match.target,
            cycles=self.match.cycles,
            rounds=self.rounds or 0,
        )

    def _row(self, place: int, full: bool) -> str:
        standing = self.match.standing
        partners = self.match.mode == "partners"
        who = self._names([place, place + 2]) if partners else self._names([place])
        rounds = [str(points) for points in self._scored(place)]
        name = "terminal-row.rounds" if len(rounds) > 1 else "terminal-row"
        if place in standing.out:
            name = "terminal-row.out"
        elif len(rounds) > MANY_ROUNDS and not full:
            name, rounds = "terminal-row.last", rounds[-STAGE_ROUNDS:]
        total = standing.scores[place]
        return self.texts.line(name, who=who, total=total, rounds=", ".join(rounds))

    def _scored(self, player: int) -> list[int]:
        return [
            ended.points[ended.seating.index(player)]
            for ended in self.match.history
            if ended.winner is not None and player in ended.seating
        ]

    def _schedule(self) -> str:
        """Return the player's partners in the cycle that is being played."""
        assert self.scheme.rounds is not None
        stages = []
        standing = self.match.standing
        cycle = min(standing.rounds // self.scheme.rounds, standing.cycles - 1)
        first = cycle * self.scheme.rounds
        for start in range(first, first + self.scheme.rounds, STAGE_ROUNDS):
            tables = seating(self.match.mode, start, standing.players, standing.cycles)
            seats = next(seats for seats in tables if self.player in seats)
            partner = seats[(seats.index(self.player) + 2) % 4]
            name = self.match.players[partner]
            last = start + STAGE_ROUNDS
            stages.append(self.texts.text("terminal-stage", who=name, first=start + 1, last=last))
        return self.texts.line("terminal-schedule", stages=", ".join(stages))

    # The end.

    def outcome(self) -> str:
        """Return who has won the match."""
        standing = self.match.standing
        winners = standing.winners or ()
        if self.match.mode == "single":
            return self._about("terminal-won-round", winners[0])
        if self.match.mode == "elimination":
            return self._about("terminal-last-in", winners[0])
        scored = standing.scores[winners[0] % len(standing.scores)]
        if len(winners) == 1:
            return self._about("terminal-won", winners[0], count=scored)
        name = "terminal-won-team" if self.match.mode == "partners" else "terminal-won-shared"
        return self.texts.line(name, team=self._names(winners), count=scored)

    def _about(self, name: str, player: int, **variables: str | int) -> str:
        who = self.match.players[player]
        return self.texts.about(name, player == self.player, who=who, **variables)
