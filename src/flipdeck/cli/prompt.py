"""The player at the terminal: prints the table, reads moves, answers questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

import msgspec

from flipdeck.cli.narration import TablePlayers
from flipdeck.cli.parser import (
    InputParser,
    Parsed,
    ParsedCommand,
    ParsedMove,
    ParseFailure,
    print_of,
)
from flipdeck.cli.rule_help import RuleHelp
from flipdeck.cli.screen import Screen
from flipdeck.cli.texts import PLAYABLE_MARK
from flipdeck.cli.vocabulary import vocabulary
from flipdeck.engine.round import Round
from flipdeck.engine.view import View
from flipdeck.rules.cards import WILD
from flipdeck.rules.moves import AnyMove, CallUno, Catch, Challenge, Draw, Pass, Play

_HELP: Final = (
    "terminal-help",
    "terminal-help-play",
    "terminal-help-uno",
    "terminal-help-moves",
    "terminal-help-catch",
    "terminal-help-table",
    "terminal-help-rules",
    "terminal-help-forget",
)


class PlayerQuit(Exception):
    """The player has quit the game."""


class TerminalPlayer:
    """One seat of one round, played from the keyboard."""

    def __init__(
        self,
        screen: Screen,
        played: Round,
        players: TablePlayers,
        scores: Callable[[], Sequence[str]],
    ) -> None:
        assert players.own_seat is not None
        self.screen = screen
        self.round = played
        self.players = players
        self.texts = players.texts
        self.vocabulary = vocabulary(players.texts)
        self.seat = players.own_seat
        self.rule_help = RuleHelp(screen, played, players)
        self._scores = scores
        self.color_before: str | None = None
        """The colour before the last card was played, which decides whether a draw-wild bluffs."""
        self._places: list[int] = []
        self._listed_at = -1

    # A turn.

    def decide(self) -> AnyMove:
        """Ask for a move until a legal one is typed."""
        view = self.round.view(self.seat)
        if self._number(view):
            self.show(view)
        while True:
            self.screen.write(self._choices(view))
            line = self.screen.read_line()
            move = self._move(view, self._parser(view).parse(line), line)
            if move is not None:
                return move

    def offer(self, exposed: int) -> AnyMove | None:
        """Ask whether to catch the exposed seat or to call late; None to go on."""
        view = self.round.view(self.seat)
        self._number(view)
        own = exposed == self.seat
        wanted: AnyMove = CallUno() if own else Catch(exposed)
        exposed_text = self.players.sentence("log-exposed", exposed)
        choice = self.texts.line("terminal-offer-call" if own else "terminal-offer-catch")
        offer = f"{exposed_text} {choice}"
        asked = self.texts.words("uno" if own else "catch")
        self.screen.write(offer)
        while True:
            line = self.screen.read_line()
            parsed = self._parser(view).parse(line)
            begun = line and any(word.startswith(line.lower()) for word in asked)
            if parsed == ParsedMove(wanted) or begun or self._is_yes(line):
                return wanted
            if isinstance(parsed, ParsedCommand) and parsed.topic == "nothing":
                return None
            if isinstance(parsed, ParsedCommand):
                self._answer(view, parsed)
                self.screen.write(offer)
            else:
                self.screen.write(f"{self.texts.line('terminal-not-now')} {offer}")

    def offer_jump_in(self) -> AnyMove | None:
        """Ask whether to jump in; None to go on."""
        view = self.round.view(self.seat)
        self._number(view)
        numbers = self.texts.alternatives(str(each) for each in self._playable_numbers(view))
        offer = self.texts.line("terminal-offer-jump-in", numbers=numbers)
        while True:
            self.screen.write(offer)
            line = self.screen.read_line()
            parsed = self._parser(view).parse(line)
            if isinstance(parsed, ParsedCommand) and parsed.topic == "nothing":
                return None
            move = self._move(view, parsed, line)
            if move is not None:
                return move

    def pause(self, text: str) -> None:
        """Wait for Enter between two rounds."""
        view = self.round.view(self.seat)
        self._number(view)
        self.screen.write(text)
        while True:
            parsed = self._parser(view).parse(self.screen.read_line())
            if isinstance(parsed, ParsedCommand) and parsed.topic == "nothing":
                return
            if isinstance(parsed, ParsedCommand) and parsed.topic not in ("hand", "why"):
                self._answer(view, parsed)
            self.screen.write(text)

    def _is_yes(self, line: str) -> bool:
        return line.lower() in self.texts.words("yes")

    def _parser(self, view: View) -> InputParser:
        return InputParser(view, self._places, self.players)

    def _number(self, view: View) -> bool:
        """Number the hand by colour and symbol and return whether the numbers are new.

        Within a turn numbers stay, and a card drawn gets the next one.
        """
        if view.awaiting == "drawn" or view.moves == self._listed_at:
            known = set(self._places)
            if known <= set(range(len(view.hand))):
                taken = [place for place in range(len(view.hand)) if place not in known]
                self._places += taken
                self._listed_at = view.moves
                return view.awaiting != "drawn" and bool(taken)
        numbers = print_of(view).numbers
        self._places = sorted(range(len(view.hand)), key=lambda at: numbers[view.hand[at]])
        self._listed_at = view.moves
        return True

    def _choices(self, view: View) -> str:
        """Return what can be done now, in a line."""
        texts = self.texts
        legal = self.round.legal(self.seat)
        if view.awaiting == "answer":
            return self._answer_choices(view, legal)
        if view.awaiting == "color":
            name = "terminal-name-color.start" if view.moves == 0 else "terminal-name-color"
            return texts.line(name, **texts.colors_variables(print_of(view).colors))
        if view.awaiting == "drawn" and view.drawn is not None:
            name = "terminal-drawn-may" if Pass() in legal else "terminal-drawn-must"
            number = self._places.index(view.drawn) + 1
            return texts.line(name, number=number, **texts.card_variables(view.hand[view.drawn]))
        playable = [str(number) for number in self._playable_numbers(view)]
        if not playable:
            return texts.line("terminal-draw")
        name = "terminal-play.draw" if Draw() in legal else "terminal-play"
        return texts.line(name, numbers=texts.alternatives(playable))

    def _answer_choices(self, view: View, legal: Sequence[AnyMove]) -> str:
        """Return the ways to answer a draw-wild or a debt."""
        texts = self.texts
        stacked = [str(number) for number in self._playable_numbers(view)]
        challenge = Challenge() in legal
        if stacked:
            name = "terminal-stack.challenge" if challenge else "terminal-stack"
            return texts.line(name, numbers=texts.alternatives(stacked))
        return texts.line("terminal-answer" if challenge else "terminal-stack-nothing")

    def _playable_numbers(self, view: View) -> list[int]:
        """Return the numbers of the cards that are playable now."""
        faces = {move.card for move in self.round.legal(self.seat) if isinstance(move, Play)}
        only = view.drawn if view.awaiting == "drawn" else None
        return [
            number
            for number, place in enumerate(self._places, 1)
            if view.hand[place] in faces and only in (None, place)
        ]

    # Printing the table.

    def show(self, view: View) -> None:
        """Print the table: the piles, the other hands, the own hand."""
        self.screen.write_blank()
        texts = self.texts
        self.screen.write(
            texts.line(
                "terminal-turn" if view.color else "terminal-turn-no-color",
                side=view.side or "none",
                direction=view.direction,
                who=self.players.names[self._following(view)],
                **texts.color_variables(view.color),
                **texts.card_variables(view.top),
            ),
            style="bold",
        )
        self._show_others(view)
        name, back = "terminal-draw-pile", {}
        if view.draw_top is not None:
            name, back = "terminal-draw-pile.back", texts.card_variables(view.draw_top)
        self.screen.write(texts.line(name, count=view.draw_count, **back))
        self._show_hand(view)
        if view.awaiting == "answer":
            for line in self._terms(view):
                self.screen.write(line)

    def _following(self, view: View) -> int:
        step = 1 if view.direction == "left" else -1
        seat = (self.seat + step) % len(view.hands)
        while seat in view.out:
            seat = (seat + step) % len(view.hands)
        return seat

    def _show_others(self, view: View) -> None:
        texts = self.texts
        lines = []
        for seat in self._parser(view).others():
            hand = view.hands[seat]
            uno = hand.called and hand.count == 1
            holds = texts.line(
                "terminal-holds.uno" if uno else "terminal-holds",
                who=self.players.names[seat],
                relation="partner" if seat == self.players.partner else "other",
                count=hand.count,
            )
            if hand.backs is not None:
                backs = texts.line(
                    "terminal-backs", count=hand.count, cards=texts.listed(hand.backs)
                )
                holds = f"{holds} {backs}"
            lines.append(holds)
        out = [self.players.names[seat] for seat in view.out]
        lines += [texts.line("terminal-seat-out", who=who) for who in out]
        two_sided = view.side is not None
        for line in lines if two_sided else [" ".join(lines)]:
            self.screen.write(line)

    def _hand_heading(self, view: View, playable: bool) -> str:
        """Return the line above the hand. It repeats the top card, which may have scrolled away."""
        texts = self.texts
        top = texts.card(view.top)
        if print_of(view).numbers[view.top] >= WILD:
            card, color = texts.card_variables(view.top), texts.color_variables(view.color)
            top = texts.text("terminal-top-wild", **card, **color)
        name = "terminal-hand"
        if view.awaiting not in ("turn", "drawn"):
            name = "terminal-hand.plain"
        elif not playable:
            name = "terminal-hand.unplayable"
        called = "yes" if view.hands[self.seat].called else "no"
        return texts.line(name, count=len(view.hand), called=called, top=top)

    def _show_hand(self, view: View) -> None:
        playable = set(self._playable_numbers(view))
        self.screen.write(self._hand_heading(view, bool(playable)))
        numbers = print_of(view).numbers

        def color(numbered: tuple[int, str]) -> int:
            return min(numbers[numbered[1]], WILD) // 14

        listed = [(number, view.hand[place]) for number, place in enumerate(self._places, 1)]
        for _, group in groupby(listed, key=color):
            cards = [
                f"{number} {self.texts.card(face)}"
                + (f" {PLAYABLE_MARK}" if number in playable else "")
                for number, face in group
            ]
            self.screen.write(", ".join(cards), indent=2)

    def _terms(self, view: View) -> list[str]:
        """Return what accepting and challenging a draw-wild cost."""
        assert view.bluffer is not None
        texts = self.texts
        number = view.debt or print_of(view).wild_draws
        form = "" if number else ".color"
        who = self.players.names[view.bluffer]
        bluff = texts.line(
            "terminal-bluff",
            who=who,
            wilds="yes" if self.round.rulings.wilds_count_as_match else "no",
            **texts.card_variables(view.top),
            **texts.color_variables(self.color_before),
        )
        color = texts.color_variables(view.color)
        costs = [
            texts.line(f"{name}{form}", who=who, count=number, more=number + 2, **color)
            for name in ("terminal-accept", "terminal-challenge")
        ]
        return [bluff, *costs] if Challenge() in self.round.legal(self.seat) else costs[:1]

    # Parsing.

    def _move(self, view: View, parsed: Parsed, line: str) -> AnyMove | None:
        if isinstance(parsed, ParsedCommand):
            self._answer(view, parsed)
            return None
        if isinstance(parsed, ParseFailure):
            self.screen.write(parsed.message or self.texts.line("terminal-unknown", line=line))
            return None
        move = self._completed(view, parsed)
        if move is None:
            return None
        verdict = self.round.verdict(self.seat, move)
        if verdict.legal:
            return move
        self.screen.write(self.rule_help.refusal(verdict))
        return None

    def _completed(self, view: View, parsed: ParsedMove) -> AnyMove | None:
        """Return the move with its colour and its gift, asking for what is missing."""
        play = parsed.move
        if not isinstance(play, Play):
            return play
        bare = msgspec.structs.replace(play, uno=False)
        if self.round.verdict(self.seat, bare).rule == "name-color":
            color = self._ask_color(view)
            if color is None:
                return None
            play = msgspec.structs.replace(play, color=color)
            bare = msgspec.structs.replace(bare, color=color)
        if play.card == print_of(view).beachcomber and not parsed.gift_given and len(view.hand) > 1:
            if not self.round.verdict(self.seat, bare).legal:
                return bare
            return self._ask_gift(view, play)
        if play.to is None and self.round.verdict(self.seat, bare).rule == "seven-whom":
            return self._ask_swap(view, play)
        return play

    def _ask(self, view: View, question: str) -> str:
        """Ask a question about a move; an empty answer takes the card back."""
        while True:
            self.screen.write(question)
            line = self.screen.read_line().lower()
            topic = self.vocabulary.commands.get(line, "nothing")
            if topic == "nothing":
                if not line:
                    self.screen.write(self.texts.line("terminal-taken-back"))
                return line
            self._answer(view, ParsedCommand(topic))

    def _ask_color(self, view: View) -> str | None:
        side = print_of(view)
        colors = self.texts.colors_variables(side.colors)
        question = self.texts.line("terminal-which-color", **colors)
        while word := self._ask(view, question):
            color = self.vocabulary.find_color(side, word)
            if color in side.colors:
                return color
            self.screen.write(self._parser(view).no_such_color(word).message)
        return None

    def _ask_gift(self, view: View, play: Play) -> Play | None:
        parser = self._parser(view)
        others = parser.others()
        names = ", ".join(self.players.names[seat] for seat in others)
        question = self.texts.line("terminal-give-whom", names=names)
        while word := self._ask(view, question):
            if word in self.vocabulary.nobody:
                return play
            to = parser.seat(word)
            if to in others:
                return self._ask_cards(view, play, to)
            self.screen.write(parser.no_such_player(word).message)
        return None

    def _ask_swap(self, view: View, play: Play) -> Play | None:
        """Ask with whom a seven swaps hands."""
        parser = self._parser(view)
        others = parser.others()
        if len(others) == 1:
            return msgspec.structs.replace(play, to=others[0])
        names = ", ".join(self.players.names[seat] for seat in others)
        question = self.texts.line("terminal-swap-whom", names=names)
        while word := self._ask(view, question):
            to = parser.seat(word)
            if to in others:
                return msgspec.structs.replace(play, to=to)
            self.screen.write(parser.no_such_player(word).message)
        return None

    def _ask_cards(self, view: View, play: Play, to: int) -> Play | None:
        parser = self._parser(view)
        question = self.texts.line("terminal-give-what", who=self.players.names[to])
        while word := self._ask(view, question):
            cards = self._without_call(word)
            gift = parser.gift(cards)
            if isinstance(gift, ParseFailure):
                self.screen.write(gift.message)
                continue
            uno = play.uno or cards != word
            given = msgspec.structs.replace(play, give=gift, to=to, uno=uno)
            verdict = self.round.verdict(self.seat, given)
            if verdict.legal:
                return given
            self.screen.write(self.rule_help.refusal(verdict))
        return None

    # Answering commands.

    def _help(self, view: View) -> None:
        texts = self.texts
        color, other = print_of(view).colors[::2]
        variables = {
            "who": self.players.names[self._parser(view).others()[0]],
            **texts.card_variables(f"{color}-7"),
            **texts.color_variables(other),
        }
        more = "terminal-help-gift" if view.side is None else "terminal-help-backs"
        swap = ("terminal-help-swap",) if self.round.rulings.seven_swap else ()
        for name in (*_HELP, *swap, more):
            self.screen.write(texts.text(name, **variables))

    def _without_call(self, text: str) -> str:
        """Return a text without a call of UNO at its end."""
        text = text.removesuffix("!").strip()
        first, _, last = text.rpartition(" ")
        return first if last in self.vocabulary.uno else text

    def _answer(self, view: View, command: ParsedCommand) -> None:
        if command.topic == "quit":
            self.screen.write(self.texts.line("terminal-sure"))
            line = self.screen.read_line()
            if self._is_yes(line) or line.lower() in self.texts.words("quit"):
                raise PlayerQuit
        elif command.topic == "help":
            self._help(view)
        elif command.topic == "hand":
            self.show(view)
        elif command.topic == "scores":
            for line in self._scores():
                self.screen.write(line)
        elif command.topic == "rule":
            self.rule_help.print_rule(command.rest)
        elif command.topic == "why":
            self.rule_help.print_reason(view, self._parser(view), command.rest)
