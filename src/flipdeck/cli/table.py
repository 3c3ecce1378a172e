"""A round at a table of bots, with or without a person among them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import msgspec

from flipdeck.bots import Bot
from flipdeck.cli.person import Person
from flipdeck.cli.story import tell
from flipdeck.events import Event
from flipdeck.moves import AnyMove, CallUno, Catch, Pass, Play
from flipdeck.round import Round
from flipdeck.sim import BotError
from flipdeck.view import View

FORGETS_CALL = 0.15
OVERLOOKS = 0.25


class Forgetful:
    """A bot that errs like a person: it forgets a call now and then, and overlooks a lapse."""

    def __init__(self, bot: Bot, dice: random.Random) -> None:
        self.bot = bot
        self.dice = dice
        self.listens = bot.listens

    def new_round(self, view: View) -> None:
        self.bot.new_round(view)

    def hear(self, events: Sequence[Event], seat: int) -> None:
        self.bot.hear(events, seat)

    def choose(self, view: View, legal: Sequence[AnyMove]) -> AnyMove | None:
        only_calls = all(isinstance(move, CallUno | Catch) for move in legal)
        if only_calls and self.dice.random() < OVERLOOKS:
            return None
        move = self.bot.choose(view, legal)
        # A gift that empties the hand is thought over, and so is its call.
        if isinstance(move, Play) and move.uno and not move.give:
            return msgspec.structs.replace(move, uno=self.dice.random() >= FORGETS_CALL)
        return move


class Table:
    """One round, played to its end. Without a person it is played in silence."""

    def __init__(
        self,
        played: Round,
        bots: Mapping[int, Bot],
        dice: random.Random,
        person: Person | None = None,
    ) -> None:
        self.round = played
        self.bots = {seat: bot for seat, bot in bots.items() if seat not in played.out}
        self.dice = dice
        self.person = person
        self._untold: list[Event] = []
        """A draw is told together with what is done with the card."""
        self._unfit = False

    def play(self) -> None:
        for seat, bot in self.bots.items():
            bot.new_round(self.round.view(seat))
        self._hold(self.round.opening)
        self._tell()
        while (turn := self.round.turn) is not None:
            self._carry_out(turn, self._chosen(turn))
            if self.round.exposed is not None:
                self._race(self.round.exposed)
            if self.round.awaiting != "drawn":
                self._tell()

    def _chosen(self, seat: int) -> AnyMove:
        legal = self.round.legal(seat)
        if self.person is not None and seat == self.person.seat:
            drawn = self.round.awaiting == "drawn"
            if drawn and not any(isinstance(move, Play) for move in legal):
                self._unfit = True
                return Pass()
            self._tell()
            return self.person.decide()
        # Late calls and catches had their moment before this turn.
        late = (Catch, CallUno) if self.round.exposed == seat else Catch
        legal = [move for move in legal if not isinstance(move, late)]
        move = self.bots[seat].choose(self.round.view(seat), legal)
        if move is None:
            raise BotError(f"the bot at seat {seat} chose nothing in its turn")
        return move

    def _carry_out(self, seat: int, move: AnyMove) -> None:
        if self.person is not None and isinstance(move, Play):
            self.person.before = self.round.color
        events = self.round.apply(seat, move)
        for listener, bot in self.bots.items():
            if bot.listens:
                bot.hear(self.round.seen(events, listener), listener)
        self._hold(events)

    def _race(self, exposed: int) -> None:
        """Somebody has one card and did not call: who speaks first?

        The person is asked before the bots about their lapses, since a line cannot be typed in
        time; about the person's own a coin decides.
        """
        person = self.person
        mine = person is not None and exposed == person.seat
        if mine and self.dice.random() < 0.5:
            self._bots_speak()
        if person is not None and self.round.exposed is not None:
            partner = exposed == person.cast.partner
            self._tell()
            move = None if partner else person.offer(exposed)
            if move is not None:
                self._carry_out(person.seat, move)
                self._tell()
                return
        self._bots_speak()

    def _bots_speak(self) -> None:
        """Late calls and catches, in an order that favours nobody."""
        seats = list(self.bots)
        self.dice.shuffle(seats)
        for seat in seats:
            if self.round.exposed is None:
                return
            legal = [move for move in self.round.legal(seat) if isinstance(move, CallUno | Catch)]
            move = self.bots[seat].choose(self.round.view(seat), legal) if legal else None
            if move is not None:
                self._tell()
                self._carry_out(seat, move)
                self._tell()

    def _hold(self, events: Sequence[Event]) -> None:
        if self.person is not None:
            self._untold += self.round.seen(events, self.person.seat)

    def _tell(self) -> None:
        if self.person is not None:
            text = tell(self._untold, self.person.cast, self.round.top, unfit=self._unfit)
            if text:
                self.person.screen.say(text)
        self._untold.clear()
        self._unfit = False
