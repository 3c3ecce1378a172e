"""Rounds played by bots."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from flipdeck.bots import Bot, JointBot
from flipdeck.engine.round import Round
from flipdeck.rules.errors import BadInput, IllegalMove
from flipdeck.rules.events import Event
from flipdeck.rules.moves import AnyMove, CallUno, Catch, Play

Apply = Callable[[int, AnyMove], tuple[Event, ...]]
OnMove = Callable[[int, AnyMove, tuple[Event, ...]], None]


class BotError(RuntimeError):
    """A bot chose an illegal move, or none in its turn."""


def play_round(
    played: Round,
    bots: Sequence[Bot],
    rng: random.Random,
    *,
    apply: Apply | None = None,
    on_move: OnMove | None = None,
) -> None:
    """Play a round to its end.

    Moves go through ``apply``, for instance that of a recorder; ``on_move`` is called after each
    move. ``rng`` decides who is asked first where several seats may call, catch or jump in.
    """
    if len(bots) != played.seats:
        raise BadInput(f"{len(bots)} bots at a table of {played.seats} seats")
    joint = [bot for bot in bots if isinstance(bot, JointBot)]
    if joint:
        if len(joint) != len(bots):
            raise BadInput(f"{_name(joint[0])} moves for all seats: it cannot play with other bots")
        play_jointly(played, joint[0], apply=apply, on_move=on_move)
        return
    _Loop(played, bots, rng, apply or played.apply, on_move).run()


class _Loop:
    """The state of a round that is being played."""

    def __init__(
        self,
        played: Round,
        bots: Sequence[Bot],
        rng: random.Random,
        apply: Apply,
        on_move: OnMove | None,
    ) -> None:
        self.round = played
        self.bots = bots
        self.rng = rng
        self.apply = apply
        self.on_move = on_move
        self.observers = [(seat, bot) for seat, bot in enumerate(bots) if bot.observes]
        self.seats = [seat for seat in range(played.seats) if seat not in played.out]
        self.jump_in = played.rulings.jump_in

    def run(self) -> None:
        played = self.round
        for seat, bot in self.observers:
            bot.new_round(played.view(seat))
        while (seat_to_move := played.turn) is not None:
            if played.exposed is not None and self._call_or_catch():
                continue
            if self.jump_in and played.awaiting == "turn" and self._jump_in(seat_to_move):
                continue
            legal = played.legal(seat_to_move)
            move = self.bots[seat_to_move].choose(played.view(seat_to_move), legal)
            self._carry_out(seat_to_move, move)

    def _call_or_catch(self) -> bool:
        """Offer calls and catches to all seats in random order; whether the window was closed."""
        played = self.round
        self.rng.shuffle(self.seats)
        for seat in self.seats:
            legal = [move for move in played.legal(seat) if isinstance(move, CallUno | Catch)]
            if legal:
                move = self.bots[seat].choose(played.view(seat), legal)
                if move is not None:
                    self._carry_out(seat, move)
                    if played.exposed is None:
                        return True
        return False

    def _jump_in(self, mover: int) -> bool:
        """Offer to jump in to all other seats in random order; whether one did."""
        played = self.round
        self.rng.shuffle(self.seats)
        for seat in self.seats:
            legal = [move for move in played.legal(seat) if isinstance(move, Play)]
            if seat != mover and legal:
                move = self.bots[seat].choose(played.view(seat), legal)
                if move is not None:
                    self._carry_out(seat, move)
                    return True
        return False

    def _carry_out(self, seat: int, move: AnyMove | None) -> None:
        if move is None:
            raise BotError(f"{_name(self.bots[seat])} at seat {seat} chose nothing in its turn")
        try:
            events = self.apply(seat, move)
        except IllegalMove as error:
            raise BotError(
                f"{_name(self.bots[seat])} at seat {seat} chose {move}: {error}"
            ) from error
        for observer, bot in self.observers:
            bot.observe(self.round.events_for(events, observer), observer)
        if self.on_move is not None:
            self.on_move(seat, move, events)


def play_jointly(
    played: Round,
    bot: JointBot,
    *,
    apply: Apply | None = None,
    on_move: OnMove | None = None,
) -> None:
    """Play a round by one bot that moves for all seats."""
    apply = apply or played.apply
    while not played.over:
        seat, code = bot.pick(joint_moves(played))
        move = played.decode(seat, code)
        events = apply(seat, move)
        if on_move is not None:
            on_move(seat, move, events)


def joint_moves(played: Round) -> list[tuple[int, int]]:
    """Return every legal move of every seat: the seat and the code of the move."""
    return [(seat, code) for seat in range(played.seats) for code in played.every_code(seat)]


def _name(bot: Bot | JointBot) -> str:
    return type(bot).__name__
