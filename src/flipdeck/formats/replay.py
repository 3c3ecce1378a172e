"""Replay records without a random generator, and name where one departs from the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from flipdeck.engine.known_deal import KnownDeal
from flipdeck.engine.match import Match
from flipdeck.engine.round import Round
from flipdeck.formats.notation import read_move
from flipdeck.formats.record import (
    FORMAT,
    MatchRecord,
    Outcome,
    Record,
    RecordedMove,
    ReturnedCard,
    rulings_of,
    state_of,
)
from flipdeck.rules import modes
from flipdeck.rules.cards import Deck
from flipdeck.rules.errors import BadInput, IllegalMove
from flipdeck.rules.modes import Standing
from flipdeck.rules.rulings import Rulings


def replay(record: Record) -> Iterator[Round]:
    """Replay a record; yield the round before the first move and after each.

    Raises ``BadInput`` where the record breaks the rules or contradicts itself.
    """
    rulings = rulings_of(record)
    deal = _read_deal(record, rulings)
    played = deal.deal(rulings, record.seats, record.out)
    _compare_deal(record, deal, played)
    yield from _replay_moves(record, played)


def _replay_moves(record: Record, played: Round) -> Iterator[Round]:
    if record.states is not None and len(record.states) != len(record.moves) + 1:
        raise BadInput(
            f"{len(record.states)} states for {len(record.moves)} moves: there must be one more"
        )
    _compare_state(record, played, 0)
    yield played
    for number, written in enumerate(record.moves, 1):
        where = f"move {number}"
        try:
            _replay_move(played, written)
        except IllegalMove as refused:
            raise BadInput(f"{where}: refused by {refused.verdict.rule}: {refused}") from None
        except BadInput as error:
            raise BadInput(f"{where}: {error}") from None
        _compare_state(record, played, number)
        yield played
    if not played.over:
        raise BadInput(f"after move {len(record.moves)} the round is not over")
    result = Outcome(played.winner, list(played.points()))
    if result != record.result:
        raise BadInput(
            f"result: the record has winner {record.result.winner}, points "
            f"{record.result.points}; replayed it is winner {result.winner}, points "
            f"{result.points}"
        )


def _read_deal(record: Record, rulings: Rulings) -> KnownDeal:
    """Return the deal of a record, checked as far as possible before it is dealt."""
    deck = rulings.cards
    try:
        deck.check_whole([deck.card(card) for card in record.deck])
    except BadInput as error:
        raise BadInput(f"deck: {error}") from None
    places = [back.at for back in record.returned]
    for number, place in enumerate(places, 1):
        if not 0 <= place < len(record.deck):
            raise BadInput(f"returned {number}: there is no place {place} in the draw pile")
    return KnownDeal(
        dealer=record.dealer,
        deck=tuple(record.deck),
        returned=tuple(places),
        shuffled=tuple(map(deck.text, _order(deck, record.shuffled))),
        out=tuple(record.out),
    )


def _compare_deal(record: Record, deal: KnownDeal, played: Round) -> None:
    deck = played.deck
    _compare_shuffle(tuple(map(deck.card, deal.shuffled)), played.opening_shuffle)
    for number, (written, made) in enumerate(zip(record.returned, played.returned, strict=True), 1):
        found = ReturnedCard(deck.text(made[0]), made[1])
        if written != found:
            raise BadInput(
                f"returned {number}: the record has {written.card} at {written.at}; "
                f"replayed it is {found.card} at {found.at}"
            )


def _replay_move(played: Round, written: RecordedMove) -> None:
    order = _order(played.deck, written.shuffled)
    played.apply(written.seat, read_move(written, played.seats), shuffled=order)
    _compare_shuffle(order, played.shuffled)


def _order(deck: Deck, shuffled: Sequence[Sequence[str]]) -> tuple[int, ...]:
    if len(shuffled) > 1:
        raise BadInput("shuffled: a move shuffles at most once")
    return tuple(deck.card(card) for card in shuffled[0]) if shuffled else ()


def _compare_shuffle(written: tuple[int, ...], made: tuple[int, ...]) -> None:
    """Compare an order with the one made; the engine ignores an order of other cards."""
    if written == made:
        return
    if not written:
        raise BadInput("the draw pile ran out, and the record has no order for the reshuffle")
    if not made:
        raise BadInput("shuffled: the draw pile did not run out")
    raise BadInput("shuffled: these are not the cards under the top of the discard pile")


def _compare_state(record: Record, played: Round, number: int) -> None:
    if record.states is None:
        return
    written, found = record.states[number], state_of(played)
    for name in sorted({*written, *found}):
        if written.get(name) != found.get(name):
            where = f"after move {number}" if number else "before the first move"
            raise BadInput(
                f"{where}: {name}: the record has {written.get(name)}; "
                f"replayed it is {found.get(name)}"
            )


def replay_match(record: MatchRecord) -> Standing:
    """Replay all rounds of a match, check the scores and return the final standing."""
    rulings = rulings_of(record)
    # The mode decides how many play, so it is checked before the players are counted.
    modes.check(
        record.mode,
        record.seats,
        record.target,
        cycles=record.cycles,
        rounds=record.last_round,
    )
    if len(record.players) != record.seats:
        raise BadInput(f"{len(record.players)} players for {record.seats} seats")
    match = Match(
        record.players,
        rulings,
        mode=record.mode,
        target=record.target,
        cycles=record.cycles,
        rounds=record.last_round,
    )
    for number, round_ in enumerate(record.rounds, 1):
        try:
            _replay_round(match, round_)
        except BadInput as error:
            raise BadInput(f"round {number}: {error}") from None
    standing = match.standing
    for name, written, found in (
        ("scores", record.scores, list(standing.scores)),
        ("winners", record.winners, None if standing.winners is None else list(standing.winners)),
    ):
        if written != found:
            raise BadInput(f"{name}: the record has {written}; replayed it is {found}")
    return standing


def _replay_round(match: Match, record: Record) -> None:
    """Replay the next round of a match; ``BadInput`` if it does not belong there."""
    if record.format != FORMAT:
        raise BadInput(f"unknown record format {record.format}; this reads format {FORMAT}")
    match.check_waiting(record.table)
    if rulings_of(record) != match.rulings:
        raise BadInput("its rulings are not those of its match")
    if record.seats != match.seats:
        raise BadInput(f"{record.seats} seats; mode {match.mode} seats {match.seats}")
    players = match.standing.seating[record.table]
    if record.players is not None and tuple(record.players) != players:
        raise BadInput(f"players {record.players}; the mode seats {list(players)}")
    deal = _read_deal(record, match.rulings)
    played = match.deal_known(deal, record.table)
    _compare_deal(record, deal, played)
    for _ in _replay_moves(record, played):
        pass
    match.finish_round(record.table)
