"""The match of a table: the match machine fed by the log's deals, and the score sheet."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import msgspec

from flipdeck.engine.event_codec import EventRows
from flipdeck.engine.known_deal import KnownDeal
from flipdeck.engine.match import Match
from flipdeck.engine.round import Round
from flipdeck.formats.record import ReturnedCard, state_of
from flipdeck.rules import modes
from flipdeck.rules.errors import IllegalMove
from flipdeck.rules.modes import Standing
from flipdeck.rules.moves import AnyMove
from flipdeck.rules.rulings import Rulings
from flipdeck.server.http_types import DealtRound, RoundShuffle, TableMode
from flipdeck.server.storage.log_entries import DealtShuffle, RoundDealt, SeatPart
from flipdeck.server.table_types import MatchInfo, RoundScore
from flipdeck.server.tables.shuffle_state import ShuffleState, new_seed


@dataclass(frozen=True)
class MatchTerms:
    """What the match of a table is played by."""

    rulings: Rulings
    mode: TableMode
    target: int
    seats: int
    cycles: int = 1
    rounds: int | None = None
    """After how many rounds it ends; None: the mode says."""
    pack: tuple[str, ...] | None = None
    """The cards of an earlier match at this table, which are used again."""

    def match(self, round_keys: Mapping[int, bytes] | None = None) -> Match:
        """Return a new match by these terms, not yet dealt."""
        match = Match(
            [""] * self.seats,
            self.rulings,
            mode=self.mode,
            target=self.target,
            cycles=self.cycles,
            rounds=self.rounds,
            round_keys=round_keys,
        )
        if self.pack is not None:
            match.keep_pack(self.pack)
        return match


def first_deal(
    terms: MatchTerms,
    at: int,
    dealer: int | None = None,
    shuffle: ShuffleState | None = None,
    parts: tuple[SeatPart, ...] = (),
) -> RoundDealt:
    """Draw for the first dealer, unless one is given, and deal the first round of a match.

    ``shuffle`` is the shuffle that players can verify, if there is one, with what seats gave to it.
    """
    match = terms.match(None if shuffle is None else shuffle.keys(parts))
    match.start(dealer)
    drawn = match.draws[0] if match.draws else ()
    draws = tuple({str(chair): face for chair, face in faces.items()} for faces in drawn)
    dealt = match.tables[0]
    made = _log_shuffle(shuffle, parts, dealt)
    return _log_deal(KnownDeal.of(dealt), at, first=True, draws=draws, shuffle=made)


def _log_shuffle(
    shuffle: ShuffleState | None, parts: tuple[SeatPart, ...], dealt: Round
) -> DealtShuffle | None:
    if shuffle is None:
        return None
    coming = shuffle.coming
    return DealtShuffle(
        round=coming,
        parts=parts,
        again=dealt.redeals,
        next=new_seed(shuffle.table, coming + 1),
    )


def _log_deal(
    deal: KnownDeal,
    at: int,
    *,
    first: bool = False,
    draws: tuple[dict[str, str], ...] = (),
    shuffle: DealtShuffle | None = None,
) -> RoundDealt:
    return RoundDealt(
        at=at,
        dealer=deal.dealer,
        deck=" ".join(deal.deck),
        returned=deal.returned,
        shuffled=" ".join(deal.shuffled),
        redealt=deal.redealt,
        first=first,
        draws=draws,
        shuffle=shuffle,
    )


def _read_deal(dealt: RoundDealt) -> KnownDeal:
    return KnownDeal(
        dealer=dealt.dealer,
        deck=tuple(dealt.deck.split()),
        returned=dealt.returned,
        shuffled=tuple(dealt.shuffled.split()),
        redealt=dealt.redealt,
    )


class MatchState:
    """A match at a table: the match machine, who sits where, and what the host decided."""

    def __init__(
        self, terms: MatchTerms, dealt: RoundDealt, shuffle: ShuffleState | None = None
    ) -> None:
        # The match draws a key of its own, which is in no log: where it is used, later shuffles
        # cannot be predicted.
        self.match = terms.match()
        self.kept = terms.pack is not None
        """Whether it is played with the cards of an earlier match."""
        self.reshuffles: list[str] = []
        """The draw pile after each reshuffle of the round's moves."""
        self.mode = terms.mode
        self.draws = dealt.draws
        self.sheet: list[RoundScore] = []
        self.over = False
        """Whether the match was won or ended by its host."""
        self.stopped: str | None = None
        """The reason given by a host who ended the match."""
        self.awarded: tuple[int, ...] = ()
        """The winners whom that host named."""
        self.round: Round
        self.seating: tuple[int, ...]
        """For each chair of the round the seat of the table."""
        self.deal(dealt, shuffle)

    @property
    def rulings(self) -> Rulings:
        """The rulings of the match."""
        return self.match.rulings

    @property
    def standing(self) -> Standing:
        """Scores, and who is out or has won."""
        return self.match.standing

    def deal(self, dealt: RoundDealt, shuffle: ShuffleState | None = None) -> EventRows:
        """Deal the round of an entry; ``shuffle`` knows the key of its later reshuffles."""
        self.reshuffles.clear()
        self.match.round_keys.clear()
        if shuffle is not None and dealt.shuffle is not None:
            key = shuffle.key_of(dealt.shuffle.round)
            if key is not None:
                self.match.round_keys[self.match.deal_number()] = key
        self.round = self.match.deal_known(_read_deal(dealt))
        self.seating = self.match.seating[0]
        return self.round.opening_rows

    def next_deal(
        self, at: int, shuffle: ShuffleState | None = None, parts: tuple[SeatPart, ...] = ()
    ) -> RoundDealt:
        """The entry of the next deal; ``shuffle`` as for the first one."""
        match = self.match
        match.round_keys.clear()
        if shuffle is not None:
            keys = shuffle.keys(parts)
            match.round_keys[match.deal_number()] = keys[shuffle.coming]
        dealt = match.new_round()
        made = _log_shuffle(shuffle, parts, dealt)
        return _log_deal(KnownDeal.of(dealt), at, shuffle=made)

    def apply(self, chair: int, move: AnyMove, shuffled: str) -> tuple[EventRows, str]:
        """Make a move; return the rows of its events and the reshuffle it caused."""
        played = self.round
        order = [played.deck.card(text) for text in shuffled.split()] if shuffled else None
        rows = played.apply_rows(chair, move, shuffled=order)
        if played.over:
            self._score()
        if not played.shuffled:
            return rows, ""
        made = " ".join(map(played.deck.text, played.shuffled))
        self.reshuffles.append(made)
        return rows, made

    def _score(self) -> None:
        ended = self.match.finish_round()
        self.over = self.over or self.standing.over
        # The score sheet has what is needed of a round; its cards would only take memory.
        self.match.history.clear()
        seating = self.seating
        by_seat = sorted(range(len(seating)), key=seating.__getitem__)
        teams = modes.MODES[self.mode].teams
        self.sheet.append(
            RoundScore(
                dealer=seating[ended.dealer],
                winner=None if ended.winner is None else seating[ended.winner],
                points=[ended.points[chair] for chair in by_seat],
                held=[ended.held[chair] for chair in by_seat],
                scores=list(self.standing.scores),
                partners=[list(seating[0::2]), list(seating[1::2])] if teams else None,
            )
        )

    def stop(self, reason: str, winners: tuple[int, ...]) -> None:
        """End the match as its host decided."""
        self.over = True
        self.stopped = reason
        self.awarded = winners

    def chair(self, seat: int | None) -> int | None:
        """The chair of a seat; None for a seat added after the match."""
        return self.seating.index(seat) if seat in self.seating else None

    def partners(self, chair: int) -> tuple[int, ...]:
        """The chairs that play together with a chair."""
        return ((chair + 2) % 4,) if modes.MODES[self.mode].teams else ()

    def check_legal(self, chair: int, move: AnyMove) -> None:
        """Raise ``IllegalMove`` if a rule forbids the move."""
        verdict = self.round.verdict(chair, move)
        if not verdict.legal:
            raise IllegalMove(verdict)

    def round_shuffle(self, shuffle: ShuffleState) -> RoundShuffle:
        """How the round that was just finished was shuffled."""
        text = self.round.deck.text
        number = shuffle.coming - 1
        reshuffles = [" ".join(map(text, self.round.opening_shuffle)), *self.reshuffles]
        return RoundShuffle(
            shuffle=shuffle.record(number, kept=self.kept, only=number),
            draws=list(self.draws),
            round=DealtRound(
                number=number,
                dealer=self.round.dealer,
                deck=list(map(text, self.round.deck_order)),
                returned=[ReturnedCard(text(card), at) for card, at in self.round.returned],
                reshuffles=[order.split() for order in reshuffles if order],
                seating=list(self.seating),
                out=list(self.round.out),
            ),
        )

    def digest(self) -> str:
        """Digest of the round's full position and the scores; does not depend on the kernel."""
        state = (state_of(self.round), self.standing.scores, self.standing.rounds)
        return hashlib.blake2b(msgspec.json.encode(state), digest_size=8).hexdigest()

    def facts(self) -> MatchInfo:
        """The match as messages show it."""
        standing = self.standing
        winners = standing.winners if self.stopped is None else self.awarded or None
        ended: Literal["won", "stopped"] | None = None
        if self.over:
            ended = "won" if self.stopped is None else "stopped"
        return MatchInfo(
            mode=self.mode,
            target=standing.target,
            cycles=standing.cycles,
            rounds=standing.last_round,
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
