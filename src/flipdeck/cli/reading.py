"""What was typed, understood: short and forgiving, and never a guess about a card."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from flipdeck.cards import ALL_COLORS, PRINTS, WILD, Print
from flipdeck.cli import words
from flipdeck.cli.story import Cast
from flipdeck.moves import (
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
from flipdeck.view import View


@dataclass(frozen=True)
class Meant:
    """A move. ``gift_said`` tells a Beachcomber that gives nothing from one not finished."""

    move: AnyMove
    gift_said: bool = False


@dataclass(frozen=True)
class Asked:
    """A question to the table: help, hand, scores, rule, why, leave; or nothing at all."""

    topic: str
    rest: str = ""


@dataclass(frozen=True)
class Unclear:
    message: str


Said = Meant | Asked | Unclear

ASKED: Final = {
    "": "nothing",
    "?": "help",
    "help": "help",
    "h": "hand",
    "hand": "hand",
    "table": "hand",
    "s": "scores",
    "score": "scores",
    "scores": "scores",
    "q": "leave",
    "quit": "leave",
    "exit": "leave",
    "leave": "leave",
}
_ASKED_OF: Final = {"r": "rule", "rule": "rule", "rules": "rule", "why": "why"}
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
_LAY: Final = {"l", "lay", "play"}

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
    return next(each for each in PRINTS if each.name == (view.side or "beach"))


def find_color(side: Print, word: str) -> str | None:
    """A colour of the side by its name or the beginning of it; other sides' by the full name."""
    begun = [color for color in side.colors if word and color.startswith(word)]
    if len(begun) == 1:
        return begun[0]
    return word if word in ALL_COLORS else None


@cache
def _spelled(name: str) -> dict[str, str]:
    """Every way to write a face of a side, without spaces and hyphens."""
    side = next(each for each in PRINTS if each.name == name)
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
class Reader:
    """Reads lines at one moment: with the view, the hand as numbered, and who sits there."""

    view: View
    places: Sequence[int]
    """For each number, from 1, the place of that card in the hand."""
    cast: Cast

    @property
    def side(self) -> Print:
        return print_of(self.view)

    def read(self, line: str) -> Said:
        text = " ".join(line.lower().split())
        if self.view.awaiting == "color" and (color := find_color(self.side, text)):
            return Meant(NameColor(color))
        if text in ASKED:
            return Asked(ASKED[text])
        if text in _MOVES:
            return Meant(_MOVES[text])
        first, _, rest = text.partition(" ")
        if first in _ASKED_OF:
            return Asked(_ASKED_OF[first], rest)
        if first == "catch":
            return self._catch(rest)
        return self._lay(text) or Unclear("")

    def _catch(self, name: str) -> Said:
        if name:
            seat = self.seat(name)
            return Meant(Catch(seat)) if seat is not None else self.no_such_player(name)
        exposed = self.view.exposed
        if exposed is None or exposed == self.cast.me:
            return Unclear(words.NOBODY_TO_CATCH)
        return Meant(Catch(exposed))

    def _lay(self, text: str) -> Said | None:
        tokens = text.replace("!", " ! ").split()
        if tokens and tokens[0] in _LAY:
            del tokens[0]
            drawn = self.view.drawn
            if not tokens or not self._card(tokens):
                if drawn is None or self.view.turn != self.view.seat:
                    return None
                tokens.insert(0, str(self.places.index(drawn) + 1))
        found = self._card(tokens)
        if found is None or isinstance(found, Unclear):
            return found
        card, at, rest = found
        return self._finish(Play(card, at=at), rest)

    def _card(self, tokens: Sequence[str]) -> tuple[str, int | None, list[str]] | Unclear | None:
        """The card that the first words name, its place if it was numbered, and the other words."""
        if tokens and tokens[0].isdecimal():
            number = int(tokens[0]) if len(tokens[0]) < 4 else 0
            if not 1 <= number <= len(self.places):
                last = len(self.places)
                return Unclear(words.NO_SUCH_NUMBER.format(number=tokens[0], last=last))
            place = self.places[number - 1]
            return self.view.hand[place], place, list(tokens[1:])
        spelled = _spelled(self.side.name)
        for n in range(len(tokens), 0, -1):
            face = spelled.get(_compact("".join(tokens[:n])))
            if face is not None:
                return face, None, list(tokens[n:])
        return None

    def _finish(self, play: Play, rest: list[str]) -> Said:
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
                if isinstance(gift, Unclear):
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
        return Meant(
            Play(play.card, play.at, color, uno, give or (), to), gift_said=give is not None
        )

    def gift(self, text: str) -> tuple[str, ...] | Unclear:
        """Cards to give, by number or by name: "1,3", "1 3" or "pink 4, green 2"."""
        if text in words.NOBODY:
            return ()
        parts = text.replace(" and ", ",").split(",") if re.search(r"[^\d\s]", text) else None
        faces = []
        for part in parts if parts is not None else text.split():
            found = self._card(part.split())
            if isinstance(found, Unclear):
                return found
            if found is None or found[2]:
                return Unclear(words.NOT_A_CARD.format(word=part.strip()))
            faces.append(found[0])
        return tuple(faces)

    def seat(self, name: str) -> int | None:
        """The seat of a player, by the name or the beginning of it."""
        begun = [
            seat
            for seat, each in enumerate(self.cast.names)
            if seat != self.cast.me and each.lower().startswith(name.lower())
        ]
        return begun[0] if len(begun) == 1 else None

    def others(self) -> list[int]:
        """The others still in play, going left from the listener."""
        seats = len(self.view.hands)
        around = [((self.cast.me or 0) + step) % seats for step in range(1, seats)]
        return [seat for seat in around if seat not in self.view.out]

    def no_such_player(self, name: str) -> Unclear:
        names = words.one_of([self.cast.names[seat] for seat in self.others()])
        return Unclear(words.NO_SUCH_PLAYER.format(name=name, names=names))

    def no_such_color(self, word: str) -> Unclear:
        colors = words.one_of(self.side.colors)
        return Unclear(words.NO_SUCH_COLOR.format(word=word, colors=colors))
