"""The player at the terminal: prints the table, reads moves, answers questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

import msgspec

from flipdeck.cli import texts
from flipdeck.cli.narration import TablePlayers
from flipdeck.cli.parser import (
    COMMANDS,
    InputParser,
    Parsed,
    ParsedCommand,
    ParsedMove,
    ParseFailure,
    find_color,
    print_of,
)
from flipdeck.cli.rule_help import RuleHelp
from flipdeck.cli.screen import Screen
from flipdeck.engine.round import Round
from flipdeck.engine.view import View
from flipdeck.rules.cards import WILD
from flipdeck.rules.moves import AnyMove, CallUno, Catch, Draw, Pass, Play


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
        offer = texts.OFFER_CALL if own else texts.OFFER_CATCH
        offer = offer.format(who=self.players.names[exposed])
        yes = texts.YES_OFFER if own else texts.YES_CATCH
        self.screen.write(offer)
        while True:
            line = self.screen.read_line()
            parsed = self._parser(view).parse(line)
            if parsed == ParsedMove(wanted) or line.lower() in yes:
                return wanted
            if isinstance(parsed, ParsedCommand) and parsed.topic == "nothing":
                return None
            if isinstance(parsed, ParsedCommand):
                self._answer(view, parsed)
                self.screen.write(offer)
            else:
                self.screen.write(texts.NOT_NOW.format(offer=offer))

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
        legal = self.round.legal(self.seat)
        if view.awaiting == "answer":
            return texts.ANSWER
        if view.awaiting == "color":
            text = texts.NAME_COLOR_START if view.moves == 0 else texts.NAME_COLOR
            return text.format(colors=texts.colors(print_of(view).colors))
        if view.awaiting == "drawn" and view.drawn is not None:
            text = texts.PLAY_OR_KEEP if Pass() in legal else texts.PLAY_DRAWN
            return text.format(
                card=texts.face(view.hand[view.drawn]), number=self._places.index(view.drawn) + 1
            )
        playable = [str(number) for number in self._playable_numbers(view)]
        if not playable:
            return texts.DRAW
        text = texts.PLAY_OR_DRAW if Draw() in legal else texts.PLAY
        return text.format(playable=texts.one_of(playable))

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
        text = (texts.YOUR_TURN if view.color else texts.YOUR_COLOR)[view.side is not None]
        side = texts.capital(view.side or "")
        following = self.players.names[self._following(view)]
        top, color = texts.face(view.top), texts.color(view.color)
        self.screen.write(
            text.format(side=side, color=color, top=top, way=view.direction, next=following),
            style="bold",
        )
        self._show_others(view)
        if view.draw_top is None:
            self.screen.write(texts.DRAW_PILE.format(count=texts.cards(view.draw_count)))
        else:
            back = texts.face(view.draw_top)
            self.screen.write(
                texts.DRAW_PILE_BACK.format(count=texts.cards(view.draw_count), back=back),
            )
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
        lines = []
        for seat in self._parser(view).others():
            hand = view.hands[seat]
            who = self.players.names[seat]
            if seat == self.players.partner:
                who = texts.PARTNER.format(who=who)
            holds = (texts.HOLDS_UNO if hand.called and hand.count == 1 else texts.HOLDS).format(
                who=who, count=texts.cards(hand.count)
            )
            if hand.backs is not None:
                backs = ", ".join(texts.face(back) for back in hand.backs)
                text = texts.BACK if hand.count == 1 else texts.BACKS
                holds = text.format(holds=holds, backs=backs)
            lines.append(holds)
        lines += [texts.SEAT_OUT.format(who=self.players.names[seat]) for seat in view.out]
        two_sided = view.side is not None
        for line in lines if two_sided else [" ".join(lines)]:
            self.screen.write(line)

    def _hand_heading(self, view: View, playable: bool) -> str:
        """Return the line above the hand. It repeats the top card, which may have scrolled away."""
        called = view.hands[self.seat].called
        if view.awaiting not in ("turn", "drawn"):
            text = texts.HAND_PLAIN
        elif playable:
            text = texts.HAND_CALLED if called else texts.HAND
        else:
            text = texts.HAND_UNPLAYABLE_CALLED if called else texts.HAND_UNPLAYABLE
        top = texts.face(view.top)
        if print_of(view).numbers[view.top] >= WILD:
            top = texts.TOP_WILD.format(top=top, color=texts.color(view.color))
        return text.format(count=texts.cards(len(view.hand)), top=top)

    def _show_hand(self, view: View) -> None:
        playable = set(self._playable_numbers(view))
        self.screen.write(self._hand_heading(view, bool(playable)))
        numbers = print_of(view).numbers

        def color(numbered: tuple[int, str]) -> int:
            return min(numbers[numbered[1]], WILD) // 14

        listed = [(number, view.hand[place]) for number, place in enumerate(self._places, 1)]
        for _, group in groupby(listed, key=color):
            cards = [
                f"{number} {texts.face(face)}"
                + (f" {texts.PLAYABLE_MARK}" if number in playable else "")
                for number, face in group
            ]
            self.screen.write(", ".join(cards), indent=2)

    def _terms(self, view: View) -> list[str]:
        """Return what accepting and challenging a draw-wild cost."""
        assert view.bluffer is not None
        number = print_of(view).wild_draws
        if number:
            cost = texts.COST.format(number=number)
            more = texts.COST.format(number=number + 2)
        else:
            cost = texts.COST_COLOR.format(color=texts.color(view.color))
            more = texts.COST_COLOR_MORE.format(color=texts.color(view.color))
        bluff, *prices = texts.ANSWER_TERMS
        if self.round.rulings.wilds_count_as_match:
            bluff = texts.BLUFF_BY_WILDS
        who, card = self.players.names[view.bluffer], texts.face(view.top)
        return [
            text.format(
                who=who, card=card, before=texts.color(self.color_before), cost=cost, more=more
            )
            for text in (bluff, *prices)
        ]

    # Parsing.

    def _move(self, view: View, parsed: Parsed, line: str) -> AnyMove | None:
        if isinstance(parsed, ParsedCommand):
            self._answer(view, parsed)
            return None
        if isinstance(parsed, ParseFailure):
            self.screen.write(parsed.message or texts.UNKNOWN.format(line=line))
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
        return play

    def _ask(self, view: View, question: str) -> str:
        """Ask a question about a move; an empty answer takes the card back."""
        while True:
            self.screen.write(question)
            line = self.screen.read_line().lower()
            topic = COMMANDS.get(line, "nothing")
            if topic == "nothing":
                if not line:
                    self.screen.write(texts.TAKEN_BACK)
                return line
            self._answer(view, ParsedCommand(topic))

    def _ask_color(self, view: View) -> str | None:
        side = print_of(view)
        colors = texts.colors(side.colors)
        while word := self._ask(view, texts.WHICH_COLOR.format(colors=colors)):
            color = find_color(side, word)
            if color in side.colors:
                return color
            self.screen.write(texts.NO_SUCH_COLOR.format(word=word, colors=colors))
        return None

    def _ask_gift(self, view: View, play: Play) -> Play | None:
        parser = self._parser(view)
        others = parser.others()
        names = ", ".join(self.players.names[seat] for seat in others)
        while word := self._ask(view, texts.GIVE_WHOM.format(names=names)):
            if word in texts.NOBODY:
                return play
            to = parser.seat(word)
            if to in others:
                return self._ask_cards(view, play, to)
            self.screen.write(parser.no_such_player(word).message)
        return None

    def _ask_cards(self, view: View, play: Play, to: int) -> Play | None:
        parser = self._parser(view)
        question = texts.GIVE_WHAT.format(who=self.players.names[to])
        while word := self._ask(view, question):
            cards = word.removesuffix("!").removesuffix("uno").strip()
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
        color, other = print_of(view).colors[::2]
        who = self.players.names[self._parser(view).others()[0]]
        more = texts.HELP_ONE_SIDED if view.side is None else texts.HELP_TWO_SIDED
        for line in (*texts.HELP, more):
            self.screen.write(
                line.format(color=texts.color(color), other=texts.color(other), who=who)
            )

    def _answer(self, view: View, command: ParsedCommand) -> None:
        if command.topic == "quit":
            self.screen.write(texts.SURE)
            if self.screen.read_line().lower() in texts.YES:
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
