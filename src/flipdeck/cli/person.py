"""The person at the terminal: shows the table, reads moves, answers questions about the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

import msgspec

from flipdeck.cards import WILD
from flipdeck.cli import words
from flipdeck.cli.counsel import Counsel
from flipdeck.cli.reading import ASKED, Asked, Meant, Reader, Said, Unclear, find_color, print_of
from flipdeck.cli.screen import Screen
from flipdeck.cli.story import Cast
from flipdeck.moves import AnyMove, CallUno, Catch, Draw, Pass, Play
from flipdeck.round import Round
from flipdeck.view import View


class Left(Exception):
    """The person has left the game."""


class Person:
    """One seat of one round, played by somebody who reads and types."""

    def __init__(
        self, screen: Screen, played: Round, cast: Cast, scores: Callable[[], Sequence[str]]
    ) -> None:
        assert cast.me is not None
        self.screen = screen
        self.round = played
        self.cast = cast
        self.seat = cast.me
        self.counsel = Counsel(screen, played, cast)
        self._scores = scores
        self.before: str | None = None
        """The colour in force before the last card was laid: what a draw-wild is judged by."""
        self._places: list[int] = []
        self._listed_at = -1

    # A turn.

    def decide(self) -> AnyMove:
        """A legal move of this seat, which is to move."""
        view = self.round.view(self.seat)
        if self._number(view):
            self.show(view)
        while True:
            self.screen.say(self._todo(view))
            line = self.screen.ask()
            move = self._move(view, self._reader(view).read(line), line)
            if move is not None:
                return move

    def offer(self, exposed: int) -> AnyMove | None:
        """Lets the person catch who did not call, or call late; None goes on."""
        view = self.round.view(self.seat)
        self._number(view)
        mine = exposed == self.seat
        wanted: AnyMove = CallUno() if mine else Catch(exposed)
        offer = words.OFFER_RESCUE if mine else words.OFFER_CATCH
        offer = offer.format(who=self.cast.names[exposed])
        yes = words.YES_OFFER if mine else words.YES_CATCH
        self.screen.say(offer)
        while True:
            line = self.screen.ask()
            said = self._reader(view).read(line)
            if said == Meant(wanted) or line.lower() in yes:
                return wanted
            if isinstance(said, Asked) and said.topic == "nothing":
                return None
            if isinstance(said, Asked):
                self._answer(view, said)
                self.screen.say(offer)
            else:
                self.screen.say(words.NOT_NOW.format(offer=offer))

    def pause(self, text: str) -> None:
        """Waits for Enter between two rounds."""
        view = self.round.view(self.seat)
        self._number(view)
        self.screen.say(text)
        while True:
            said = self._reader(view).read(self.screen.ask())
            if isinstance(said, Asked) and said.topic == "nothing":
                return
            if isinstance(said, Asked) and said.topic not in ("hand", "why"):
                self._answer(view, said)
            self.screen.say(text)

    def _reader(self, view: View) -> Reader:
        return Reader(view, self._places, self.cast)

    def _number(self, view: View) -> bool:
        """Numbers the hand by colour and symbol, anew in each turn: within one, numbers stay and a
        card taken gets the next. Tells whether the numbers are new."""
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

    def _todo(self, view: View) -> str:
        """What can be done now, in a line."""
        legal = self.round.legal(self.seat)
        if view.awaiting == "answer":
            return words.ANSWER
        if view.awaiting == "color":
            text = words.NAME_COLOR_START if view.moves == 0 else words.NAME_COLOR
            return text.format(colors=words.one_of(print_of(view).colors))
        if view.awaiting == "drawn" and view.drawn is not None:
            text = words.LAY_OR_KEEP if Pass() in legal else words.LAY_DRAWN
            return text.format(
                card=words.face(view.hand[view.drawn]), number=self._places.index(view.drawn) + 1
            )
        fits = [str(number) for number in self._fitting(view)]
        if not fits:
            return words.DRAW
        text = words.LAY_OR_DRAW if Draw() in legal else words.LAY
        return text.format(fits=words.one_of(fits))

    def _fitting(self, view: View) -> list[int]:
        """The numbers of the cards that can be laid now."""
        faces = {move.card for move in self.round.legal(self.seat) if isinstance(move, Play)}
        only = view.drawn if view.awaiting == "drawn" else None
        return [
            number
            for number, place in enumerate(self._places, 1)
            if view.hand[place] in faces and only in (None, place)
        ]

    # Showing.

    def show(self, view: View) -> None:
        """The table: the piles, the others, the own hand."""
        self.screen.gap()
        text = (words.YOUR_TURN if view.color else words.YOUR_COLOR)[view.side]
        following = self.cast.names[self._following(view)]
        top = words.face(view.top)
        self.screen.say(
            text.format(color=view.color, top=top, way=view.direction, next=following),
            style="bold",
        )
        self._show_others(view)
        if view.draw_top is None:
            self.screen.say(words.PILE.format(count=words.cards(view.draw_count)))
        else:
            back = words.face(view.draw_top)
            self.screen.say(
                words.PILE_BACK.format(count=words.cards(view.draw_count), back=back),
            )
        self._show_hand(view)
        if view.awaiting == "answer":
            for line in self._terms(view):
                self.screen.say(line)

    def _following(self, view: View) -> int:
        step = 1 if view.direction == "left" else -1
        seat = (self.seat + step) % len(view.hands)
        while seat in view.out:
            seat = (seat + step) % len(view.hands)
        return seat

    def _show_others(self, view: View) -> None:
        lines = []
        for seat in self._reader(view).others():
            hand = view.hands[seat]
            who = self.cast.names[seat]
            if seat == self.cast.partner:
                who = words.PARTNER.format(who=who)
            holds = (words.HOLDS_UNO if hand.called and hand.count == 1 else words.HOLDS).format(
                who=who, count=words.cards(hand.count)
            )
            if hand.backs is not None:
                backs = ", ".join(words.face(back) for back in hand.backs)
                text = words.BACK if hand.count == 1 else words.BACKS
                holds = text.format(holds=holds, backs=backs)
            lines.append(holds)
        lines += [words.CHAIR_OUT.format(who=self.cast.names[seat]) for seat in view.out]
        two_sided = view.side is not None
        for line in lines if two_sided else [" ".join(lines)]:
            self.screen.say(line)

    def _hand_heading(self, view: View, fits: bool) -> str:
        """The hand and the card it is laid on, which a small screen no longer shows."""
        called = view.hands[self.seat].called
        if view.awaiting not in ("turn", "drawn"):
            text = words.HAND_PLAIN
        elif fits:
            text = words.HAND_CALLED if called else words.HAND
        else:
            text = words.HAND_UNFIT_CALLED if called else words.HAND_UNFIT
        top = words.face(view.top)
        if print_of(view).numbers[view.top] >= WILD:
            top = words.TOP_WILD.format(top=top, color=view.color)
        return text.format(count=words.cards(len(view.hand)), top=top)

    def _show_hand(self, view: View) -> None:
        fits = set(self._fitting(view))
        self.screen.say(self._hand_heading(view, bool(fits)))
        numbers = print_of(view).numbers

        def color(numbered: tuple[int, str]) -> int:
            return min(numbers[numbered[1]], WILD) // 14

        listed = [(number, view.hand[place]) for number, place in enumerate(self._places, 1)]
        for _, group in groupby(listed, key=color):
            cards = [
                f"{number} {words.face(face)}" + (f" {words.FITS}" if number in fits else "")
                for number, face in group
            ]
            self.screen.say(", ".join(cards), indent=2)

    def _terms(self, view: View) -> list[str]:
        """What a draw-wild costs, accepted or challenged."""
        assert view.bluffer is not None
        number = print_of(view).wild_draws
        if number:
            cost = words.COST.format(number=number)
            more = words.COST.format(number=number + 2)
        else:
            cost = words.COST_COLOR.format(color=view.color)
            more = words.COST_COLOR_MORE.format(color=view.color)
        bluff, *prices = words.ANSWER_TERMS
        if self.round.rulings.wilds_count_as_match:
            bluff = words.BLUFF_BY_WILDS
        who, card = self.cast.names[view.bluffer], words.face(view.top)
        return [
            text.format(who=who, card=card, before=self.before, cost=cost, more=more)
            for text in (bluff, *prices)
        ]

    # Understanding.

    def _move(self, view: View, said: Said, line: str) -> AnyMove | None:
        if isinstance(said, Asked):
            self._answer(view, said)
            return None
        if isinstance(said, Unclear):
            self.screen.say(said.message or words.UNKNOWN.format(line=line))
            return None
        move = self._completed(view, said)
        if move is None:
            return None
        ruling = self.round.ruling(self.seat, move)
        if ruling.legal:
            return move
        self.screen.say(self.counsel.refusal(ruling))
        return None

    def _completed(self, view: View, meant: Meant) -> AnyMove | None:
        """The move with its colour and its gift, asked for where they are missing."""
        play = meant.move
        if not isinstance(play, Play):
            return play
        bare = msgspec.structs.replace(play, uno=False)
        if self.round.ruling(self.seat, bare).rule == "name-color":
            color = self._ask_color(view)
            if color is None:
                return None
            play = msgspec.structs.replace(play, color=color)
            bare = msgspec.structs.replace(bare, color=color)
        if play.card == "beachcomber" and not meant.gift_said and len(view.hand) > 1:
            if not self.round.ruling(self.seat, bare).legal:
                return bare
            return self._ask_gift(view, play)
        return play

    def _inquire(self, view: View, question: str) -> str:
        """The answer to a question inside a move; empty takes the card back."""
        while True:
            self.screen.say(question)
            line = self.screen.ask().lower()
            topic = ASKED.get(line, "nothing")
            if topic == "nothing":
                if not line:
                    self.screen.say(words.TAKEN_BACK)
                return line
            self._answer(view, Asked(topic))

    def _ask_color(self, view: View) -> str | None:
        side = print_of(view)
        colors = words.one_of(side.colors)
        while word := self._inquire(view, words.WHICH_COLOR.format(colors=colors)):
            color = find_color(side, word)
            if color in side.colors:
                return color
            self.screen.say(words.NO_SUCH_COLOR.format(word=word, colors=colors))
        return None

    def _ask_gift(self, view: View, play: Play) -> Play | None:
        reader = self._reader(view)
        others = reader.others()
        names = ", ".join(self.cast.names[seat] for seat in others)
        while word := self._inquire(view, words.GIVE_WHOM.format(names=names)):
            if word in words.NOBODY:
                return play
            to = reader.seat(word)
            if to in others:
                return self._ask_cards(view, play, to)
            self.screen.say(reader.no_such_player(word).message)
        return None

    def _ask_cards(self, view: View, play: Play, to: int) -> Play | None:
        reader = self._reader(view)
        question = words.GIVE_WHAT.format(who=self.cast.names[to])
        while word := self._inquire(view, question):
            cards = word.removesuffix("!").removesuffix("uno").strip()
            gift = reader.gift(cards)
            if isinstance(gift, Unclear):
                self.screen.say(gift.message)
                continue
            uno = play.uno or cards != word
            given = msgspec.structs.replace(play, give=gift, to=to, uno=uno)
            ruling = self.round.ruling(self.seat, given)
            if ruling.legal:
                return given
            self.screen.say(self.counsel.refusal(ruling))
        return None

    # Answering.

    def _help(self, view: View) -> None:
        color, other = print_of(view).colors[::2]
        who = self.cast.names[self._reader(view).others()[0]]
        more = words.HELP_ONE_SIDED if view.side is None else words.HELP_TWO_SIDED
        for line in (*words.HELP, more):
            self.screen.say(line.format(color=color, other=other, who=who))

    def _answer(self, view: View, asked: Asked) -> None:
        if asked.topic == "leave":
            self.screen.say(words.SURE)
            if self.screen.ask().lower() in words.YES:
                raise Left
        elif asked.topic == "help":
            self._help(view)
        elif asked.topic == "hand":
            self.show(view)
        elif asked.topic == "scores":
            for line in self._scores():
                self.screen.say(line)
        elif asked.topic == "rule":
            self.counsel.tell_rule(asked.rest)
        elif asked.topic == "why":
            self.counsel.tell_why(view, self._reader(view), asked.rest)
