"""Plays one round between bots, with or without a player at the terminal."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import msgspec

from flipdeck.bots import Bot
from flipdeck.cli.narration import narrate
from flipdeck.cli.prompt import TerminalPlayer
from flipdeck.engine.round import Round
from flipdeck.engine.view import View
from flipdeck.rules.events import Event
from flipdeck.rules.moves import AnyMove, CallUno, Catch, Pass, Play
from flipdeck.sim import BotError

FORGET_CALL = 0.15
"""Probability that a bot plays without the UNO call it meant to make."""
OVERLOOK = 0.25
"""Probability that a bot misses a chance to catch a player or to call late."""


class ForgetfulBot:
    """Wraps a bot so that it sometimes forgets an UNO call or overlooks that another seat did."""

    def __init__(self, bot: Bot, rng: random.Random) -> None:
        self.bot = bot
        self.rng = rng
        self.observes = bot.observes

    def new_round(self, view: View) -> None:
        """Pass the new round on to the bot."""
        self.bot.new_round(view)

    def observe(self, events: Sequence[Event], seat: int) -> None:
        """Pass the events on to the bot."""
        self.bot.observe(events, seat)

    def choose(self, view: View, legal: Sequence[AnyMove]) -> AnyMove | None:
        """Return the bot's move, at times without its call; None where a call was overlooked."""
        only_calls = all(isinstance(move, CallUno | Catch) for move in legal)
        if only_calls and self.rng.random() < OVERLOOK:
            return None
        move = self.bot.choose(view, legal)
        # Giving the last cards away wins only with the call: that one is never forgotten.
        if isinstance(move, Play) and move.uno and not move.give:
            return msgspec.structs.replace(move, uno=self.rng.random() >= FORGET_CALL)
        return move


class BotTable:
    """Plays one round to its end and prints it to the player at the terminal, if there is one."""

    def __init__(
        self,
        played: Round,
        bots: Mapping[int, Bot],
        rng: random.Random,
        player: TerminalPlayer | None = None,
    ) -> None:
        self.round = played
        self.bots = {seat: bot for seat, bot in bots.items() if seat not in played.out}
        self.rng = rng
        self.player = player
        self._pending: list[Event] = []
        """Events not printed yet: a draw is printed together with what is done with the card."""
        self._kept_unplayable = False

    def play(self) -> None:
        """Play until the round is over."""
        for seat, bot in self.bots.items():
            bot.new_round(self.round.view(seat))
        self._add_events(self.round.opening)
        self._print_events()
        while (turn := self.round.turn) is not None:
            if self.round.rulings.jump_in and self.round.awaiting == "turn" and self._jump_in(turn):
                continue
            self._carry_out(turn, self._choose(turn))

    def _carry_out(self, seat: int, move: AnyMove) -> None:
        """Make a move, offer calls and catches, and print what happened."""
        self._apply(seat, move)
        if self.round.exposed is not None:
            self._offer_calls(self.round.exposed)
        if self.round.awaiting != "drawn":
            self._print_events()

    def _choose(self, seat: int) -> AnyMove:
        legal = self.round.legal(seat)
        if self.player is not None and seat == self.player.seat:
            drawn = self.round.awaiting == "drawn"
            if drawn and not any(isinstance(move, Play) for move in legal):
                self._kept_unplayable = True
                return Pass()
            self._print_events()
            return self.player.decide()
        # Late calls and catches were offered before this turn.
        late = (Catch, CallUno) if self.round.exposed == seat else Catch
        legal = [move for move in legal if not isinstance(move, late)]
        move = self.bots[seat].choose(self.round.view(seat), legal)
        if move is None:
            raise BotError(f"the bot at seat {seat} chose nothing in its turn")
        return move

    def _apply(self, seat: int, move: AnyMove) -> None:
        if self.player is not None and isinstance(move, Play):
            self.player.color_before = self.round.color
        events = self.round.apply(seat, move)
        for listener, bot in self.bots.items():
            if bot.observes:
                bot.observe(self.round.events_for(events, listener), listener)
        self._add_events(events)

    def _jump_in(self, mover: int) -> bool:
        """Offer to jump in to the player at the terminal, then to the bots; whether one did."""
        player = self.player
        if player is not None and player.seat != mover and self._jump_ins(player.seat):
            self._print_events()
            move = player.offer_jump_in()
            if move is not None:
                self._carry_out(player.seat, move)
                return True
        seats = [seat for seat in self.bots if seat != mover]
        self.rng.shuffle(seats)
        for seat in seats:
            legal = self._jump_ins(seat)
            move = self.bots[seat].choose(self.round.view(seat), legal) if legal else None
            if move is not None:
                self._carry_out(seat, move)
                return True
        return False

    def _jump_ins(self, seat: int) -> list[AnyMove]:
        return [move for move in self.round.legal(seat) if isinstance(move, Play)]

    def _offer_calls(self, exposed: int) -> None:
        """Let the players call UNO late or catch the exposed seat.

        The player at the terminal goes before the bots, which would always be faster than
        typing. Where that player is the one exposed, each order has probability one half.
        """
        player = self.player
        own = player is not None and exposed == player.seat
        if own and self.rng.random() < 0.5:
            self._offer_bots()
        if player is not None and self.round.exposed is not None:
            self._print_events()
            move = None
            if own and not self.round.rulings.late_call:
                player.screen.write(player.texts.line("terminal-too-late"))
            elif exposed != player.players.partner:
                move = player.offer(exposed)
            if move is not None:
                self._apply(player.seat, move)
                self._print_events()
                return
        self._offer_bots()

    def _offer_bots(self) -> None:
        """Let the bots call late or catch, in random order."""
        seats = list(self.bots)
        self.rng.shuffle(seats)
        for seat in seats:
            if self.round.exposed is None:
                return
            legal = [move for move in self.round.legal(seat) if isinstance(move, CallUno | Catch)]
            move = self.bots[seat].choose(self.round.view(seat), legal) if legal else None
            if move is not None:
                self._print_events()
                self._apply(seat, move)
                self._print_events()

    def _add_events(self, events: Sequence[Event]) -> None:
        if self.player is not None:
            self._pending += self.round.events_for(events, self.player.seat)

    def _print_events(self) -> None:
        if self.player is not None:
            text = narrate(
                self._pending,
                self.player.players,
                self.round.top,
                kept_unplayable=self._kept_unplayable,
            )
            if text:
                self.player.screen.write(text)
        self._pending.clear()
        self._kept_unplayable = False
