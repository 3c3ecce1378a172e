"""The course of a match as the log tells it: rounds laid from their deals, and the score sheet."""

from __future__ import annotations

import secrets
from typing import Literal

from flipdeck import modes
from flipdeck.errors import IllegalMove
from flipdeck.events import Event, Redealt
from flipdeck.match import Match
from flipdeck.modes import Result, Standing
from flipdeck.moves import AnyMove
from flipdeck.round import Round
from flipdeck.rulings import Rulings
from flipdeck.server.entries import Dealt
from flipdeck.server.forms import TableMode
from flipdeck.server.messages import MatchFacts, RoundScore


def first_deal(rulings: Rulings, mode: str, target: int, seats: int, at: int) -> Dealt:
    """Draws for the first dealer and deals the first round of a match."""
    match = Match([""] * seats, rulings, mode=mode, target=target)
    match.start()
    draws = tuple({str(chair): face for chair, face in drawn.items()} for drawn in match.draws[0])
    return _written(match.tables[0], at, first=True, draws=draws)


def _written(
    played: Round, at: int, *, first: bool = False, draws: tuple[dict[str, str], ...] = ()
) -> Dealt:
    text = played.deck.text
    return Dealt(
        at=at,
        dealer=played.dealer,
        deck=" ".join(map(text, played.deck_order)),
        returned=tuple(place for _, place in played.returned),
        shuffled=" ".join(map(text, played.opening_shuffle)),
        redealt=any(isinstance(event, Redealt) for event in played.opening),
        first=first,
        draws=draws,
    )


class Course:
    """One match: the round in play, who sits where in it, and how the match stands."""

    def __init__(self, rulings: Rulings, mode: TableMode, target: int, dealt: Dealt, seats: int):
        self.rulings = rulings
        self.mode = mode
        self.standing = Standing.begin(mode, seats, target)
        self.draws = dealt.draws
        self.sheet: list[RoundScore] = []
        self.stopped: str | None = None
        """What the host said who ended it."""
        self.given: tuple[int, ...] = ()
        """Whom the host gave it to."""
        self.seating: tuple[int, ...] = ()
        self.round: Round
        self._pack = dealt.deck.split() if rulings.pairing == "match" else None
        self.opening = self.lay(dealt)

    def lay(self, dealt: Dealt) -> tuple[Event, ...]:
        """Deals the round of an entry and tells how it opened."""
        self.seating = modes.seating(self.mode, self.standing.rounds, self.standing.players)[0]
        card = self.rulings.cards.card
        self.round = Round.dealt(
            self.rulings,
            self.standing.players,
            dealt.dealer,
            [card(text) for text in dealt.deck.split()],
            dealt.returned,
            out=self.standing.out,
            shuffled=[card(text) for text in dealt.shuffled.split()],
        )
        # A round laid from a log has no key of its own: later shuffles must not be foreseeable.
        self.round.cells.seed(secrets.token_bytes(32), 0)
        self.opening = self.round.opening
        if dealt.redealt:
            self.opening = (Redealt("start-redeal", dealt.dealer), *self.opening)
        return self.opening

    def next_deal(self, at: int) -> Dealt:
        dealer = modes.next_dealer(
            self.round.dealer,
            self.standing.players,
            self.rulings.direction,
            self.standing.out,
        )
        dealt = Round.deal(
            self.rulings,
            self.standing.players,
            dealer,
            key=secrets.token_bytes(32),
            out=self.standing.out,
            cards=self._pack,
        )
        return _written(dealt, at)

    def apply(self, chair: int, move: AnyMove, shuffled: str) -> tuple[tuple[Event, ...], str]:
        """Carries out a move and tells what happened, and the reshuffle it caused."""
        played = self.round
        order = [played.deck.card(text) for text in shuffled.split()] if shuffled else None
        events = played.apply(chair, move, shuffled=order)
        if played.over:
            self._score()
        made = played.shuffled
        return events, " ".join(map(played.deck.text, made)) if made else ""

    def _score(self) -> None:
        played = self.round
        held = played.hand_points()
        points = modes.round_points(self.mode, played.winner, held, played.out)
        self.standing = self.standing.after_round(Result(played.winner, held))
        by_seat = sorted(range(len(self.seating)), key=self.seating.__getitem__)
        teams = modes.MODES[self.mode].teams
        self.sheet.append(
            RoundScore(
                dealer=self.seating[played.dealer],
                winner=None if played.winner is None else self.seating[played.winner],
                points=[points[chair] for chair in by_seat],
                held=[held[chair] for chair in by_seat],
                scores=list(self.standing.scores),
                partners=[list(self.seating[0::2]), list(self.seating[1::2])] if teams else None,
            )
        )

    def stop(self, reason: str, winners: tuple[int, ...]) -> None:
        self.stopped = reason
        self.given = winners

    @property
    def over(self) -> bool:
        return self.standing.over or self.stopped is not None

    def chair(self, seat: int | None) -> int | None:
        """Where a seat of the table sits in the round."""
        return None if seat is None else self.seating.index(seat)

    def partners(self, chair: int) -> tuple[int, ...]:
        return ((chair + 2) % 4,) if modes.MODES[self.mode].teams else ()

    def refuse(self, chair: int, move: AnyMove) -> None:
        """``IllegalMove`` if the law forbids it."""
        ruling = self.round.ruling(chair, move)
        if not ruling.legal:
            raise IllegalMove(ruling)

    def facts(self) -> MatchFacts:
        standing = self.standing
        winners = standing.winners if self.stopped is None else self.given or None
        ended: Literal["won", "stopped"] | None = None
        if self.over:
            ended = "won" if self.stopped is None else "stopped"
        return MatchFacts(
            mode=self.mode,
            target=standing.target,
            round=standing.rounds + (not self.round.over),
            seating=list(self.seating),
            draws=list(self.draws),
            scores=list(standing.scores),
            out=list(standing.out),
            winners=None if winners is None else list(winners),
            ended=ended,
            stopped_for=self.stopped,
            sheet=list(self.sheet),
        )
