"""What happened at the table, told to one seat in sentences: one line a move."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from flipdeck import events as ev
from flipdeck.cards import PRINTS
from flipdeck.cli import words

SKIPS = ("skip", "reverse-two", "start-skip")


@dataclass(frozen=True)
class Cast:
    """Who sits at a table, and at which seat the listener sits (None: not at this table)."""

    names: tuple[str, ...]
    me: int | None
    teams: bool = False

    def name(self, seat: int) -> str:
        """Inside a sentence; the listener is "you"."""
        return words.SELF if seat == self.me else self.names[seat]

    def tell(self, forms: tuple[str, str], seat: int, **facts: object) -> str:
        """A sentence about what a seat does, in the second person to the listener."""
        return forms[seat != self.me].format(who=self.names[seat], **facts)

    @property
    def partner(self) -> int | None:
        return (self.me + 2) % 4 if self.teams and self.me is not None else None


def in_order(faces: Sequence[str]) -> list[str]:
    """An open hand by colour and symbol."""
    numbers = next(side.numbers for side in PRINTS if set(faces) <= side.numbers.keys())
    return sorted(faces, key=numbers.__getitem__)


def tell(events: Iterable[ev.Event], cast: Cast, top: str, *, unfit: bool = False) -> str:
    """One move, or a draw and what was done with the card, as a line.

    The events are those the listener may see; ``top`` is the top face after them. ``unfit`` says
    that the listener kept a card because it could not be laid, which nobody else is told.
    """
    return " ".join(_Teller(events, cast, top, unfit).sentences)


class _Teller:
    def __init__(self, events: Iterable[ev.Event], cast: Cast, top: str, unfit: bool) -> None:
        self.cast = cast
        self.top = top
        self.unfit = unfit
        self.sentences: list[str] = []
        # A call is cleared between two cards drawn: told at the end, so that the draw is one.
        cleared = [event for event in events if isinstance(event, ev.CallCleared)]
        self._ahead = deque(event for event in events if not isinstance(event, ev.CallCleared))
        while self._ahead:
            self._take(self._ahead.popleft())
        if any(event.seat == cast.me for event in cleared):
            self._say("cleared", cleared[0].seat)

    def _say(self, key: str, seat: int, **facts: object) -> None:
        self.sentences.append(self.cast.tell(words.TOLD[key], seat, **facts))

    def _plain(self, text: str, **facts: object) -> None:
        self.sentences.append(words.capital(text.format(**facts)))

    def _take(self, event: ev.Event) -> None:
        match event:
            case ev.Played():
                self._lay(event)
            case ev.Drew():
                self._draw(event)
            case ev.Gave():
                self._give(event)
            case ev.ColorNamed() if event.color is not None:
                self._say("names", event.seat, color=event.color)
            case ev.CalledUno():
                self._say("uno", event.seat)
            case ev.FoundNothing():
                self._say("draws_nothing", event.seat)
            case ev.Kept():
                self._say("keeps", event.seat)
            case ev.Reshuffled():
                self._plain(words.RESHUFFLED, count=words.cards(event.cards))
            case ev.Flipped():
                self._plain(words.FLIPPED, side=event.side, top=words.face(self.top))
            case ev.Surfaced():
                self._plain(words.SURFACED)
            case ev.Reversed():
                self._plain(words.REVERSED, direction=event.direction)
            case ev.Skipped():
                self._say("skipped" if event.rule in SKIPS else "misses", event.seat)
            case ev.Caught():
                self._say("catches", event.seat, other=self.cast.name(event.target))
            case ev.WentOut():
                self._say("goes_out", event.seat)
            case ev.Blocked():
                self._plain(words.MOVE_LIMIT if event.rule == "move-limit" else words.BLOCKED)
            case _:
                self._take_answer(event)

    def _take_answer(self, event: ev.Event) -> None:
        """What follows a draw-wild, and the start card. What is left is whose turn it is, who can
        be caught and until when: the prompts say that."""
        match event:
            case ev.Accepted():
                self._say("accepts", event.seat)
            case ev.Challenged():
                self._say("challenges", event.seat, other=self.cast.name(event.target))
            case ev.HandShown():
                key = "shows" if event.faces is None else "shows_open"
                cards = words.faces(in_order(event.faces or ()))
                self._say(key, event.seat, other=self.cast.name(event.to), cards=cards)
            case ev.Judged():
                self._say("guilty" if event.guilty else "innocent", event.target)
            case ev.Found():
                self._say("found", event.seat, card=words.face(event.face))
            case ev.TurnedUp():
                self._say("turns_up", event.seat, card=words.face(event.face))
            case ev.Returned():
                self._plain(words.RETURNED, card=words.face(event.face))
            case ev.Ignored():
                self._plain(words.IGNORED, card=words.face(event.face))

    def _lay(self, laid: ev.Played) -> None:
        """A card, the colour named and the call made with it, in one sentence."""
        key = "lays"
        color: str | None = None
        if self._ahead and isinstance(named := self._ahead[0], ev.ColorNamed):
            self._ahead.popleft()
            if named.color is not None:
                key, color = "lays_color", named.color
        if self._ahead and isinstance(self._ahead[0], ev.CalledUno):
            self._ahead.popleft()
            key += "_uno"
        self._say(key, laid.seat, card=words.face(laid.face), color=color)
        if laid.rule == "skip-everyone" and laid.left:
            self._say("again", laid.seat)

    def _draw(self, first: ev.Drew) -> None:
        """Cards drawn in a row, and the turn missed or the card kept, in one sentence."""
        drawn = [first]
        while self._ahead and isinstance(more := self._ahead[0], ev.Drew):
            if more.seat != first.seat:
                break
            drawn.append(more)
            self._ahead.popleft()
        if first.rule == "gift-empties":
            self._say("gift_uncalled", first.seat)
        faces = [each.face for each in drawn if each.face is not None]
        self._say(
            ("draws_open" if faces else "draws") + self._after_draw(first.seat),
            first.seat,
            cards=words.faces(faces),
            count=words.drawn(len(drawn)),
        )

    def _after_draw(self, seat: int) -> str:
        """How the sentence about a draw goes on."""
        if self._ahead and isinstance(self._ahead[0], ev.Awaited):
            self._ahead.popleft()
        then = self._ahead[0] if self._ahead else None
        if isinstance(then, ev.Skipped) and then.seat == seat:
            self._ahead.popleft()
            return "_missed"
        if isinstance(then, ev.Kept) and then.seat == seat:
            self._ahead.popleft()
            return "_unfit" if self.unfit else "_keeps"
        return ""

    def _give(self, first: ev.Gave) -> None:
        given = [first]
        while self._ahead and isinstance(more := self._ahead[0], ev.Gave):
            given.append(more)
            self._ahead.popleft()
        faces = [each.face for each in given if each.face is not None]
        self._say(
            "gives_open" if faces else "gives",
            first.seat,
            other=self.cast.name(first.to),
            cards=words.faces(faces),
            count=words.cards(len(given)),
        )
