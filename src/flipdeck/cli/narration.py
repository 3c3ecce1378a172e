"""Events as sentences for one seat, one line a move."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from flipdeck.cli import texts
from flipdeck.rules import events as ev
from flipdeck.rules.cards import known_prints

SKIPS = ("skip", "reverse-two", "start-skip")
"""Rules by which a seat is said to be skipped; by others it loses a turn."""


@dataclass(frozen=True)
class TablePlayers:
    """The players at a table by seat, and the seat of the reader (None: at another table)."""

    names: tuple[str, ...]
    own_seat: int | None
    teams: bool = False

    def name(self, seat: int) -> str:
        """Return a player's name for use inside a sentence; the reader is "you"."""
        return texts.SELF if seat == self.own_seat else self.names[seat]

    def sentence(self, forms: tuple[str, str], seat: int, **facts: object) -> str:
        """Return a sentence about what a seat does, in the second person for the reader."""
        return forms[seat != self.own_seat].format(who=self.names[seat], **facts)

    @property
    def partner(self) -> int | None:
        """The seat of the reader's partner, where teams play."""
        return (self.own_seat + 2) % 4 if self.teams and self.own_seat is not None else None


def in_order(faces: Sequence[str]) -> list[str]:
    """Sort the faces of a hand by colour and symbol."""
    numbers = next(side.numbers for side in known_prints() if set(faces) <= side.numbers.keys())
    return sorted(faces, key=numbers.__getitem__)


def narrate(
    events: Iterable[ev.Event], players: TablePlayers, top: str, *, kept_unplayable: bool = False
) -> str:
    """Return one move, or a draw and what was done with the card, as a line.

    The events are those the reader may see; ``top`` is the top face after them.
    ``kept_unplayable``: the reader kept the drawn card because it was not playable, which only
    that player may know.
    """
    return " ".join(_Narrator(events, players, top, kept_unplayable).sentences)


class _Narrator:
    def __init__(
        self, events: Iterable[ev.Event], players: TablePlayers, top: str, kept_unplayable: bool
    ) -> None:
        self.players = players
        self.top = top
        self.kept_unplayable = kept_unplayable
        self.sentences: list[str] = []
        # A call is cleared between two cards drawn: said last, to keep the draw in one sentence.
        cleared = [event for event in events if isinstance(event, ev.CallCleared)]
        self._ahead = deque(event for event in events if not isinstance(event, ev.CallCleared))
        while self._ahead:
            self._handle(self._ahead.popleft())
        if any(event.seat == players.own_seat for event in cleared):
            self._add("cleared", cleared[0].seat)

    def _add(self, key: str, seat: int, **facts: object) -> None:
        self.sentences.append(self.players.sentence(texts.EVENTS[key], seat, **facts))

    def _add_plain(self, text: str, **facts: object) -> None:
        self.sentences.append(texts.capital(text.format(**facts)))

    def _handle(self, event: ev.Event) -> None:
        match event:
            case ev.Played():
                self._play(event)
            case ev.Drew():
                self._draw(event)
            case ev.Gave():
                self._give(event)
            case ev.ColorNamed() if event.color is not None:
                self._add("names", event.seat, color=texts.color(event.color))
            case ev.CalledUno():
                self._add("uno", event.seat)
            case ev.FoundNothing():
                self._add("draws_nothing", event.seat)
            case ev.Kept():
                self._add("keeps", event.seat)
            case ev.Reshuffled():
                self._add_plain(texts.RESHUFFLED, count=texts.cards(event.cards))
            case ev.Flipped():
                self._add_plain(texts.FLIPPED, side=event.side, top=texts.face(self.top))
            case ev.Surfaced():
                self._add_plain(texts.SURFACED)
            case ev.Reversed():
                self._add_plain(texts.REVERSED, direction=event.direction)
            case ev.Skipped():
                self._add("skipped" if event.rule in SKIPS else "loses_turn", event.seat)
            case ev.Caught():
                self._add("catches", event.seat, other=self.players.name(event.target))
            case ev.WentOut():
                self._add("goes_out", event.seat)
            case ev.Blocked():
                self._add_plain(texts.MOVE_LIMIT if event.rule == "move-limit" else texts.BLOCKED)
            case _:
                self._handle_answer(event)

    def _handle_answer(self, event: ev.Event) -> None:
        """Add what follows a draw-wild, and the start card. The prompts say the rest: whose turn it
        is, and who can be caught."""
        match event:
            case ev.Accepted():
                self._add("accepts", event.seat)
            case ev.Challenged():
                self._add("challenges", event.seat, other=self.players.name(event.target))
            case ev.HandShown():
                key = "shows" if event.faces is None else "shows_open"
                cards = texts.faces(in_order(event.faces or ()))
                self._add(key, event.seat, other=self.players.name(event.to), cards=cards)
            case ev.Judged():
                self._add("guilty" if event.guilty else "innocent", event.target)
            case ev.Found():
                self._add("found", event.seat, card=texts.face(event.face))
            case ev.TurnedUp():
                self._add("turns_up", event.seat, card=texts.face(event.face))
            case ev.Returned():
                bottom = event.rule == "start-returned-bottom"
                text = texts.RETURNED_BOTTOM if bottom else texts.RETURNED
                self._add_plain(text, card=texts.face(event.face))
            case ev.Ignored():
                self._add_plain(texts.IGNORED, card=texts.face(event.face))

    def _play(self, played: ev.Played) -> None:
        """Add a card, the colour named and the call made with it, in one sentence."""
        key = "plays"
        color: str | None = None
        if self._ahead and isinstance(named := self._ahead[0], ev.ColorNamed):
            self._ahead.popleft()
            if named.color is not None:
                key, color = "plays_color", texts.color(named.color)
        if self._ahead and isinstance(self._ahead[0], ev.CalledUno):
            self._ahead.popleft()
            key += "_uno"
        self._add(key, played.seat, card=texts.face(played.face), color=color)
        if played.rule == "skip-everyone" and played.left:
            self._add("again", played.seat)

    def _draw(self, first: ev.Drew) -> None:
        """Add cards drawn in a row, and the turn lost or the card kept, in one sentence."""
        drawn = [first]
        while self._ahead and isinstance(more := self._ahead[0], ev.Drew):
            if more.seat != first.seat:
                break
            drawn.append(more)
            self._ahead.popleft()
        if first.rule == "gift-empties":
            self._add("gift_uncalled", first.seat)
        faces = [each.face for each in drawn if each.face is not None]
        self._add(
            ("draws_open" if faces else "draws") + self._after_draw(first.seat),
            first.seat,
            cards=texts.faces(faces),
            count=texts.drawn(len(drawn)),
        )

    def _after_draw(self, seat: int) -> str:
        """Return the suffix of the key by what follows the draw."""
        if self._ahead and isinstance(self._ahead[0], ev.Awaited):
            self._ahead.popleft()
        then = self._ahead[0] if self._ahead else None
        if isinstance(then, ev.Skipped) and then.seat == seat:
            self._ahead.popleft()
            return "_loses_turn"
        if isinstance(then, ev.Kept) and then.seat == seat:
            self._ahead.popleft()
            return "_unplayable" if self.kept_unplayable else "_keeps"
        return ""

    def _give(self, first: ev.Gave) -> None:
        given = [first]
        while self._ahead and isinstance(more := self._ahead[0], ev.Gave):
            given.append(more)
            self._ahead.popleft()
        faces = [each.face for each in given if each.face is not None]
        self._add(
            "gives_open" if faces else "gives",
            first.seat,
            other=self.players.name(first.to),
            cards=texts.faces(faces),
            count=texts.cards(len(given)),
        )
