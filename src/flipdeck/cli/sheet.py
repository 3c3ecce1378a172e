"""How a round ended and how the match stands, in lines, for the player they are told to."""

from __future__ import annotations

from collections.abc import Sequence

from flipdeck.cli import words
from flipdeck.cli.story import Cast, in_order
from flipdeck.match import Finished, Match
from flipdeck.modes import MODES, STAGE_ROUNDS, seating

MANY_ROUNDS = 12
"""Beyond so many, a sheet after a round tells only the last of them."""


class Sheet:
    """Tells a match to one of its players."""

    def __init__(self, match: Match, player: int) -> None:
        self.match = match
        self.player = player
        self.scheme = MODES[match.mode]

    def cast(self, table: int) -> Cast:
        """Who sits at a table now."""
        seats = self.match.seating[table]
        me = seats.index(self.player) if self.player in seats else None
        return Cast(tuple(self.match.players[p] for p in seats), me, self.scheme.teams)

    @property
    def table(self) -> int:
        """Where the player sits now."""
        return next(t for t, seats in enumerate(self.match.seating) if self.player in seats)

    def _names(self, players: Sequence[int]) -> str:
        """Players in a sentence, the listener first."""
        first = sorted(players, key=lambda player: player != self.player)
        mine, names = self.player, self.match.players
        return words.all_of([words.SELF if each == mine else names[each] for each in first])

    def _team(self, seats: Sequence[int], number: int) -> str:
        return self._names([seats[number], seats[number + 2]])

    # Before a round.

    def drawing(self) -> list[str]:
        """The draw for the first dealer at the player's table."""
        cast = self.cast(self.table)
        lines = []
        by_points = self.match.rulings.first_dealer == "highest_points"
        text = words.DRAWING_POINTS if by_points else words.DRAWING
        for drawn in self.match.draws[self.table]:
            said = [
                cast.tell(words.DREW, seat, card=words.face(face)) for seat, face in drawn.items()
            ]
            lines.append(text.format(drawn=", ".join(said)))
            text = words.DRAWING_AGAIN
        return lines

    def heading(self) -> str:
        """Which round this is, and in a rotation who plays with whom."""
        number = self.match.standing.rounds + 1
        rounds = self.scheme.rounds
        if rounds is None:
            return words.ROUND.format(number=number)
        here, *elsewhere = sorted(self.match.seating, key=lambda seats: self.player not in seats)
        mine = here.index(self.player) % 2
        facts = {
            "number": number,
            "rounds": rounds,
            "team": self._team(here, mine),
            "others": self._team(here, 1 - mine),
        }
        if not elsewhere:
            return words.ROUND_OF.format(**facts)
        first, second = self._team(elsewhere[0], 0), self._team(elsewhere[0], 1)
        return words.ROUND_OF_TWO_TABLES.format(first=first, second=second, **facts)

    # After a round.

    def hands(self, ended: Finished) -> list[str]:
        """All hands laid open, with what they cost."""
        cast = self.cast(ended.table)
        view = ended.round.view(cast.me)
        held = ended.round.hand_points()
        plain = self.match.mode == "single"
        lines = [words.HANDS_OPEN]
        for step in range(len(view.hands)):
            seat = ((cast.me or 0) + step) % len(view.hands)
            faces = view.hands[seat].faces
            if faces:
                forms = words.HELD_PLAIN if plain else words.HELD
                cost = words.points(held[seat])
                lines.append(
                    cast.tell(forms, seat, cards=words.faces(in_order(faces)), points=cost)
                )
        return lines

    def result(self, ended: Finished) -> str | None:
        """Who scored how much, where a round gives its points to the winner."""
        if ended.winner is None or self.scheme.adds or self.match.mode == "single":
            return None
        cast = self.cast(ended.table)
        scored = words.points(ended.points[ended.winner])
        if self.scheme.teams:
            team = self._team(ended.seating, ended.winner % 2)
            return words.capital(words.TEAM_SCORES.format(team=team, points=scored))
        return cast.tell(words.SCORES, ended.winner, points=scored)

    def elsewhere(self, ended: Finished) -> str:
        """A round at the other table in one line."""
        if ended.winner is None:
            return words.OTHER_TABLE_BLOCKED
        team = ended.winner % 2
        return words.OTHER_TABLE.format(
            team=self._team(ended.seating, team),
            others=self._team(ended.seating, 1 - team),
            points=words.points(ended.points[ended.winner]),
        )

    def watched(self, ended: Finished) -> str:
        """A round that the player, being out, did not play in."""
        if ended.winner is None:
            return words.BLOCKED
        return words.WATCHED.format(who=self.cast(ended.table).names[ended.winner])

    def newly_out(self, before: Sequence[int]) -> list[str]:
        return [
            self._forms(words.IS_OUT, player)
            for player in self.match.standing.out
            if player not in before
        ]

    # The score sheet.

    def scores(self, *, full: bool = True) -> list[str]:
        """Who stands where, best first, with the points of each round, or of the last ones."""
        standing = self.match.standing
        goal = words.GOALS[self.match.mode].format(target=self.match.target)
        lines = []
        if standing.rounds == 0:
            lines.append(words.SHEET_EMPTY.format(goal=goal))
        else:
            lines.append(words.SHEET.format(number=standing.rounds, goal=goal))
        if standing.rounds and self.match.mode != "single":
            up = 1 if self.scheme.adds else -1
            places = range(len(standing.scores))
            ranked = sorted(places, key=lambda place: up * standing.scores[place])
            lines += [self._row(place, full) for place in ranked]
        if self.scheme.rounds is not None:
            lines.append(self._schedule())
        return lines

    def _row(self, place: int, full: bool) -> str:
        standing = self.match.standing
        partners = self.match.mode == "partners"
        who = self._names([place, place + 2]) if partners else self._names([place])
        rounds = [str(self._scored(place, index)) for index in range(standing.rounds)]
        text = words.ROW if len(rounds) > 1 else words.ROW_FIRST
        if place in standing.out:
            text = words.ROW_OUT
        elif len(rounds) > MANY_ROUNDS and not full:
            text, rounds = words.ROW_LONG, rounds[-STAGE_ROUNDS:]
        total = standing.scores[place]
        return words.capital(text.format(who=who, total=total, rounds=", ".join(rounds)))

    def _scored(self, player: int, index: int) -> int:
        return next(
            ended.points[ended.seating.index(player)]
            for ended in self.match.history
            if ended.index == index and ended.winner is not None and player in ended.seating
        )

    def _schedule(self) -> str:
        assert self.scheme.rounds is not None
        stages = []
        for start in range(0, self.scheme.rounds, STAGE_ROUNDS):
            tables = seating(self.match.mode, start, len(self.match.players))
            seats = next(seats for seats in tables if self.player in seats)
            partner = seats[(seats.index(self.player) + 2) % 4]
            name = self.match.players[partner]
            last = start + STAGE_ROUNDS
            stages.append(words.STAGE.format(who=name, first=start + 1, last=last))
        return words.SCHEDULE.format(stages=", ".join(stages))

    # The end.

    def outcome(self) -> str:
        """Who has won the match."""
        standing = self.match.standing
        winners = standing.winners or ()
        if self.match.mode == "single":
            return self._forms(words.WINS_ROUND, winners[0])
        if self.match.mode == "elimination":
            return self._forms(words.LAST_IN, winners[0])
        cost = words.points(standing.scores[winners[0] % len(standing.scores)])
        if len(winners) == 1:
            return self._forms(words.WINS, winners[0], points=cost)
        text = words.TEAM_WINS if self.match.mode == "partners" else words.SHARED
        return words.capital(text.format(team=self._names(winners), points=cost))

    def _forms(self, forms: tuple[str, str], player: int, **facts: object) -> str:
        return forms[player != self.player].format(who=self.match.players[player], **facts)
