"""Parses typed lines into moves and commands; accepts abbreviations, never guesses a card."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from flipdeck.cli import texts
from flipdeck.cli.narration import TablePlayers
from flipdeck.engine.view import View
from flipdeck.rules.cards import DECKS, WILD, Print, known_colors
from flipdeck.rules.moves import (
    Accept,
    AnyMove,
    CallUno,
    Catch,
    Challenge,
    Draw,
    NameColor,
    Pass,
    Play,
)


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

COMMANDS: Final = {
    "": "nothing",
    "?": "help",
    "help": "help",
    "h": "hand",
    "hand": "hand",
    "table": "hand",
    "s": "scores",
    "score": "scores",
    "scores": "scores",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
    "leave": "quit",
}
_COMMANDS_WITH_ARGUMENT: Final = {"r": "rule", "rule": "rule", "rules": "rule", "why": "why"}
_MOVES: Final[dict[str, AnyMove]] = {
    "d": Draw(),
    "draw": Draw(),
    "k": Pass(),
    "keep": Pass(),
    "p": Pass(),
    "pass": Pass(),
    "a": Accept(),
    "accept": Accept(),
    "c": Challenge(),
    "challenge": Challenge(),
    "u": CallUno(),
    "uno": CallUno(),
    "!": CallUno(),
}
_FILLER: Final = {"and", "as", "call", "color", "colour", "in", "it", "name", "the", "with"}
_PLAY: Final = {"l", "lay", "play"}

_SPELLINGS: Final = {
    "draw1": ("drawone", "d1", "+1"),
    "draw2": ("drawtwo", "d2", "+2"),
    "draw5": ("drawfive", "d5", "+5"),
    "reverse": ("rev",),
    "skipall": ("skipeveryone", "skip"),
    "wild": ("w",),
    "wild-draw2": ("wilddrawtwo", "wd2"),
    "wild-draw4": ("wilddrawfour", "wd4"),
    "wild-drawcolor": ("wilddrawcolour", "wdc"),
    "beachcomber": ("beach",),
}


def print_of(view: View) -> Print:
    """Return the print of the side in play."""
    return DECKS[view.deck].print_of(view.side)


def find_color(side: Print, word: str) -> str | None:
    """Return a colour of the side by its name or a prefix, or another side's by its full name."""
    begun = [color for color in side.colors if word and color.startswith(word)]
    if len(begun) == 1:
        return begun[0]
    return word if word in known_colors() else None


@cache
def _spelled(side: Print) -> dict[str, str]:
    """Return every accepted spelling of the faces of a side, without spaces and hyphens."""
    found: dict[str, str] = {}
    for number, full in side.names.items():
        symbol = side.symbol(number)
        symbols = [_compact(symbol), *_SPELLINGS.get(symbol, ())]
        if number >= WILD:
            found.update(dict.fromkeys(symbols, full))
            continue
        color = full.split("-")[0]
        begun = [color[:n] for n in range(1, len(color) + 1)]
        for begin in begun:
            if find_color(side, begin) == color:
                found.update({begin + each: full for each in symbols})
    return found


def _compact(text: str) -> str:
    return re.sub(r"[-_\s]", "", text)


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

    def parse(self, line: str) -> Parsed:
        """Parse a line into a move or a command."""
        text = " ".join(line.lower().split())
        if self.view.awaiting == "color" and (color := find_color(self.side, text)):
            return ParsedMove(NameColor(color))
        if text in COMMANDS:
            return ParsedCommand(COMMANDS[text])
        if text in _MOVES:
            return ParsedMove(_MOVES[text])
        first, _, rest = text.partition(" ")
        if first in _COMMANDS_WITH_ARGUMENT:
            return ParsedCommand(_COMMANDS_WITH_ARGUMENT[first], rest)
        if first == "catch":
            return self._catch(rest)
        return self._play(text) or ParseFailure("")

    def _catch(self, name: str) -> Parsed:
        if name:
            seat = self.seat(name)
            return ParsedMove(Catch(seat)) if seat is not None else self.no_such_player(name)
        exposed = self.view.exposed
        if exposed is None or exposed == self.players.own_seat:
            return ParseFailure(texts.NOBODY_TO_CATCH)
        return ParsedMove(Catch(exposed))

    def _play(self, text: str) -> Parsed | None:
        tokens = text.replace("!", " ! ").split()
        if tokens and tokens[0] in _PLAY:
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
        if tokens and tokens[0].isdecimal():
            number = int(tokens[0]) if len(tokens[0]) < 4 else 0
            if not 1 <= number <= len(self.places):
                last = len(self.places)
                return ParseFailure(texts.NO_SUCH_NUMBER.format(number=tokens[0], last=last))
            place = self.places[number - 1]
            return self.view.hand[place], place, list(tokens[1:])
        spelled = _spelled(self.side)
        for n in range(len(tokens), 0, -1):
            face = spelled.get(_compact("".join(tokens[:n])))
            if face is not None:
                return face, None, list(tokens[n:])
        return None

    def _finish(self, play: Play, rest: list[str]) -> Parsed:
        color, uno = play.color, False
        give: tuple[str, ...] | None = None
        to: int | None = None
        while rest:
            word = rest.pop(0)
            if word in ("uno", "!", "u"):
                uno = True
            elif word == "give":
                end = rest.index("to") if "to" in rest else len(rest)
                ends_with_call = end == len(rest) and rest[-1:] in (["!"], ["uno"])
                gift = self.gift(" ".join(rest[: end - ends_with_call]))
                if isinstance(gift, ParseFailure):
                    return gift
                give, rest = gift, rest[end - ends_with_call :]
            elif word == "to" and rest:
                name = rest.pop(0)
                to = self.seat(name)
                if to is None:
                    return self.no_such_player(name)
            elif word not in _FILLER:
                color = find_color(self.side, word)
                if color is None:
                    return self.no_such_color(word)
        others = self.others()
        if give and to is None and len(others) == 1:
            to = others[0]
        return ParsedMove(
            Play(play.card, play.at, color, uno, give or (), to), gift_given=give is not None
        )

    def gift(self, text: str) -> tuple[str, ...] | ParseFailure:
        """Parse cards to give, by number or by name: "1,3", "1 3" or "pink 4, green 2"."""
        if text in texts.NOBODY:
            return ()
        parts = text.replace(" and ", ",").split(",") if re.search(r"[^\d\s]", text) else None
        faces = []
        for part in parts if parts is not None else text.split():
            found = self._card(part.split())
            if isinstance(found, ParseFailure):
                return found
            if found is None or found[2]:
                return ParseFailure(texts.NOT_A_CARD.format(word=part.strip()))
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
        names = texts.one_of([self.players.names[seat] for seat in self.others()])
        return ParseFailure(texts.NO_SUCH_PLAYER.format(name=name, names=names))

    def no_such_color(self, word: str) -> ParseFailure:
        """Return the failure for an unknown colour."""
        colors = texts.colors(self.side.colors)
        return ParseFailure(texts.NO_SUCH_COLOR.format(word=word, colors=colors))
