"""Parses typed lines into moves and commands; accepts abbreviations, never guesses a card."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from flipdeck.cli.narration import TablePlayers
from flipdeck.cli.texts import Texts, compact
from flipdeck.cli.vocabulary import Vocabulary, vocabulary
from flipdeck.engine.view import View
from flipdeck.rules.cards import DECKS, WILD, Print
from flipdeck.rules.moves import AnyMove, Catch, NameColor, Play


@dataclass(frozen=True)
class ParsedMove:
    """A move. ``gift_given``: the line said which cards to give, or that none are given."""

    move: AnyMove
    gift_given: bool = False


@dataclass(frozen=True)
class ParsedCommand:
    """A command that is not a move: help, hand, scores, rule, why, quit; nothing for Enter."""

    topic: str
    rest: str = ""


@dataclass(frozen=True)
class ParseFailure:
    """A line that was not understood; ``message`` says why, and is empty for an unknown word."""

    message: str


Parsed = ParsedMove | ParsedCommand | ParseFailure


def print_of(view: View) -> Print:
    """Return the print of the side in play."""
    return DECKS[view.deck].print_of(view.side)


@dataclass(frozen=True)
class InputParser:
    """Parses lines in one position: the view, the hand as numbered, and the players."""

    view: View
    places: Sequence[int]
    """For each number, from 1, the place of that card in the hand."""
    players: TablePlayers

    @property
    def side(self) -> Print:
        """The print of the side in play."""
        return print_of(self.view)

    @property
    def texts(self) -> Texts:
        """The texts in the player's language."""
        return self.players.texts

    @property
    def vocabulary(self) -> Vocabulary:
        """What typed words mean in the player's language."""
        return vocabulary(self.texts)

    def parse(self, line: str) -> Parsed:
        """Parse a line into a move or a command."""
        text = " ".join(line.lower().split())
        known = self.vocabulary
        if self.view.awaiting == "color" and (color := known.find_color(self.side, text)):
            return ParsedMove(NameColor(color))
        if text in known.commands:
            return ParsedCommand(known.commands[text])
        if text in known.moves:
            return ParsedMove(known.moves[text])
        first, _, rest = text.partition(" ")
        if first in known.with_argument:
            return ParsedCommand(known.with_argument[first], rest)
        if known.means("catch", first):
            return self._catch(rest)
        return self._play(text) or ParseFailure("")

    def _catch(self, name: str) -> Parsed:
        if name:
            seat = self.seat(name)
            return ParsedMove(Catch(seat)) if seat is not None else self.no_such_player(name)
        exposed = self.view.exposed
        if exposed is None or exposed == self.players.own_seat:
            return ParseFailure(self.texts.line("terminal-nobody-to-catch"))
        return ParsedMove(Catch(exposed))

    def _play(self, text: str) -> Parsed | None:
        tokens = text.replace("!", " ! ").split()
        if tokens and self.vocabulary.means("play", tokens[0]):
            del tokens[0]
            while len(tokens) > 1 and self.vocabulary.means("filler", tokens[0]):
                del tokens[0]
            drawn = self.view.drawn
            if not tokens or not self._card(tokens):
                if drawn is None or self.view.turn != self.view.seat:
                    return None
                tokens.insert(0, str(self.places.index(drawn) + 1))
        found = self._card(tokens)
        if found is None or isinstance(found, ParseFailure):
            return found
        card, at, rest = found
        return self._finish(Play(card, at=at), rest)

    def _card(
        self, tokens: Sequence[str]
    ) -> tuple[str, int | None, list[str]] | ParseFailure | None:
        """Return the card that the first words name, its place if numbered, and the other words."""
        named = self._named(tokens)
        if not tokens or not tokens[0].isdecimal():
            return named
        number = int(tokens[0]) if len(tokens[0]) < 4 else 0
        place = self.places[number - 1] if 1 <= number <= len(self.places) else None
        # "7 azul" names a card where languages put the number first, but "5 azul" may also be the
        # wild numbered 5 and the colour named with it.
        if named is not None and (place is None or not self._is_wild(place)):
            return named
        if place is None:
            last = len(self.places)
            text = self.texts.line("terminal-no-number", number=tokens[0], last=last)
            return ParseFailure(text)
        return self.view.hand[place], place, list(tokens[1:])

    def _named(self, tokens: Sequence[str]) -> tuple[str, int | None, list[str]] | None:
        """Return the card that the first words name, and the other words."""
        spelled = self.vocabulary.spelled(self.side)
        for n in range(len(tokens), 0, -1):
            face = spelled.get(compact("".join(tokens[:n])))
            if face is not None:
                return face, None, list(tokens[n:])
        return None

    def _is_wild(self, place: int) -> bool:
        return self.side.numbers[self.view.hand[place]] >= WILD

    def _finish(self, play: Play, rest: list[str]) -> Parsed:
        known = self.vocabulary
        color, uno = play.color, False
        give: tuple[str, ...] | None = None
        to: int | None = None
        while rest:
            word = rest.pop(0)
            if word in known.uno:
                uno = True
            elif known.means("give", word):
                whom = [at for at, each in enumerate(rest) if known.means("to", each)]
                end = whom[0] if whom else len(rest)
                ends_with_call = end == len(rest) and rest[-1:] != [] and rest[-1] in known.uno
                gift = self.gift(" ".join(rest[: end - ends_with_call]))
                if isinstance(gift, ParseFailure):
                    return gift
                give, rest = gift, rest[end - ends_with_call :]
            elif known.means("to", word) and rest:
                name = rest.pop(0)
                to = self.seat(name)
                if to is None:
                    return self.no_such_player(name)
            elif not known.means("filler", word):
                named = known.take_color(self.side, [word, *rest])
                if named is None:
                    return self.no_such_color(word)
                color, used = named
                rest = rest[used - 1 :]
        others = self.others()
        if give and to is None and len(others) == 1:
            to = others[0]
        return ParsedMove(
            Play(play.card, play.at, color, uno, give or (), to), gift_given=give is not None
        )

    def gift(self, text: str) -> tuple[str, ...] | ParseFailure:
        """Parse cards to give, by number or by name: "1,3", "1 3" or "pink 4, green 2"."""
        if text in self.vocabulary.nobody:
            return ()
        ands = "|".join(re.escape(word) for word in self.texts.words("and"))
        listed = re.sub(rf" (?:{ands}) ", ",", text)
        parts = listed.split(",") if re.search(r"[^\d\s]", text) else None
        faces = []
        for part in parts if parts is not None else text.split():
            found = self._card(part.split())
            if isinstance(found, ParseFailure):
                return found
            if found is None or found[2]:
                return ParseFailure(self.texts.line("terminal-no-card", word=part.strip()))
            faces.append(found[0])
        return tuple(faces)

    def seat(self, name: str) -> int | None:
        """Return the seat of a player by the name or a prefix of it."""
        begun = [
            seat
            for seat, each in enumerate(self.players.names)
            if seat != self.players.own_seat and each.lower().startswith(name.lower())
        ]
        return begun[0] if len(begun) == 1 else None

    def others(self) -> list[int]:
        """Return the other seats still in play, going left from the reader."""
        seats = len(self.view.hands)
        around = [((self.players.own_seat or 0) + step) % seats for step in range(1, seats)]
        return [seat for seat in around if seat not in self.view.out]

    def no_such_player(self, name: str) -> ParseFailure:
        """Return the failure for an unknown player."""
        names = self.texts.alternatives(self.players.names[seat] for seat in self.others())
        return ParseFailure(self.texts.line("terminal-no-player", name=name, names=names))

    def no_such_color(self, word: str) -> ParseFailure:
        """Return the failure for an unknown colour."""
        colors = self.texts.colors_variables(self.side.colors)
        return ParseFailure(self.texts.line("terminal-no-color", word=word, **colors))
