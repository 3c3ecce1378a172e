"""Events as sentences for one seat, one line a move."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from flipdeck.cli.texts import ENGLISH, Texts
from flipdeck.rules import events as ev
from flipdeck.rules.cards import DECKS, known_prints


@dataclass(frozen=True)
class TablePlayers:
    """The players at a table by seat, the seat of the reader (None: at another table), and the
    reader's language."""

    names: tuple[str, ...]
    own_seat: int | None
    teams: bool = False
    texts: Texts = ENGLISH

    def other(self, seat: int) -> dict[str, str]:
        """Return the variables for a player who is acted upon; the reader is "you"."""
        if seat == self.own_seat:
            return {"other": self.texts.text("log-you"), "other-id": "you"}
        return {"other": self.names[seat], "other-id": "player"}

    def sentence(self, name: str, seat: int, **variables: str | int) -> str:
        """Return a message about what a seat does, in the second person for the reader."""
        own = seat == self.own_seat
        return self.texts.about(name, own, who=self.names[seat], **variables)

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
        self.texts = players.texts
        self.top = top
        self.kept_unplayable = kept_unplayable
        self.sentences: list[str] = []
        # A call is cleared between two cards drawn: said last, to keep the draw in one sentence.
        cleared = [event for event in events if isinstance(event, ev.CallCleared)]
        self._ahead = deque(event for event in events if not isinstance(event, ev.CallCleared))
        while self._ahead:
            self._handle(self._ahead.popleft())
        if any(event.seat == players.own_seat for event in cleared):
            self._add("log-cleared", cleared[0].seat)

    def _add(self, name: str, seat: int, **variables: str | int) -> None:
        self.sentences.append(self.players.sentence(name, seat, **variables))

    def _add_plain(self, name: str, **variables: str | int) -> None:
        self.sentences.append(self.texts.line(name, **variables))

    def _handle(self, event: ev.Event) -> None:
        texts = self.texts
        match event:
            case ev.Played():
                self._play(event)
            case ev.Drew():
                self._draw(event)
            case ev.Gave():
                self._give(event)
            case ev.ColorNamed() if event.color is not None:
                self._add("log-name", event.seat, **texts.color_variables(event.color))
            case ev.CalledUno():
                self._add("log-uno", event.seat)
            case ev.FoundNothing():
                self._add("log-draw-nothing", event.seat)
            case ev.Kept():
                self._add("log-keep", event.seat)
            case ev.Reshuffled():
                self._add_plain("log-reshuffled", count=event.cards)
            case ev.Flipped():
                self._flip(event)
            case ev.Surfaced():
                self._add_plain("log-surfaced", **texts.card_variables(event.face))
            case ev.Reversed():
                self._add_plain("log-reversed", direction=event.direction)
            case ev.Skipped():
                self._add("log-skip", event.seat)
            case ev.Caught():
                self._add("log-catch", event.seat, **self.players.other(event.target))
            case ev.WentOut():
                self._add("log-out", event.seat)
            case ev.Blocked():
                limit = event.rule == "move-limit"
                self._add_plain("log-move-limit" if limit else "log-blocked")
            case _:
                self._handle_answer(event)

    def _handle_answer(self, event: ev.Event) -> None:
        """Add what follows a draw-wild, and the start card. The prompts say the rest: whose turn it
        is, and who can be caught."""
        texts = self.texts
        match event:
            case ev.Accepted():
                self._add("log-accept", event.seat)
            case ev.Challenged():
                self._add("log-challenge", event.seat, **self.players.other(event.target))
            case ev.HandShown():
                name = "log-show" if event.faces is None else "log-show-open"
                cards = texts.cards_variables(in_order(event.faces or ()))
                self._add(name, event.seat, **self.players.other(event.to), **cards)
            case ev.Judged():
                self._add("log-guilty" if event.guilty else "log-innocent", event.target)
            case ev.Found():
                self._add("log-found", event.seat, **texts.card_variables(event.face))
            case ev.TurnedUp():
                self._add("log-start", event.seat, **texts.card_variables(event.face))
            case ev.Returned():
                bottom = event.rule == "start-returned-bottom"
                name = "log-returned-bottom" if bottom else "log-returned"
                self._add_plain(name, **texts.card_variables(event.face))
            case ev.Ignored():
                self._add_plain("log-ignored", **texts.card_variables(event.face))
            case ev.Redealt():
                self._add_plain("log-redealt")
            case ev.Swapped():
                self._add("log-swap", event.seat, **self.players.other(event.to))
            case ev.Rotated():
                self._add_plain("log-rotate", direction=event.direction)

    def _flip(self, flipped: ev.Flipped) -> None:
        """Add the side and the card on top, which an action card that does not act names itself."""
        second = any(flipped.side == deck.side_names[-1] for deck in DECKS.values())
        self._add_plain("log-flipped", side=flipped.side, light="night" if second else "day")
        if not any(isinstance(event, ev.Surfaced) for event in self._ahead):
            self._add_plain("terminal-flipped", **self.texts.card_variables(self.top))

    def _play(self, played: ev.Played) -> None:
        """Add a card, the colour named and the call made with it, in one sentence."""
        if played.rule == "jump-in":
            self._add("log-jump-in", played.seat)
        name = "log-play"
        color: str | None = None
        if self._ahead and isinstance(named := self._ahead[0], ev.ColorNamed):
            self._ahead.popleft()
            if named.color is not None:
                name, color = "log-play-color", named.color
        if self._ahead and isinstance(self._ahead[0], ev.CalledUno):
            self._ahead.popleft()
            name += "-uno"
        card = self.texts.card_variables(played.face)
        self._add(name, played.seat, **card, **self.texts.color_variables(color))
        if played.rule == "skip-everyone" and played.left:
            self._add("log-again", played.seat)

    def _draw(self, first: ev.Drew) -> None:
        """Add cards drawn in a row, and the turn lost or the card kept, in one sentence."""
        drawn = [first]
        while self._ahead and isinstance(more := self._ahead[0], ev.Drew):
            if more.seat != first.seat:
                break
            drawn.append(more)
            self._ahead.popleft()
        if first.rule == "gift-empties":
            self._add("log-gift-uncalled", first.seat)
        faces = [each.face for each in drawn if each.face is not None]
        cards = self.texts.cards_variables(faces)
        then = self._after_draw(first.seat)
        if then == "-kept" and self.kept_unplayable:
            self._add_plain("terminal-draw-unplayable", **cards)
            return
        name = "log-draw-open" if faces else "log-draw"
        self._add(f"{name}{then}", first.seat, count=len(drawn), **cards)

    def _after_draw(self, seat: int) -> str:
        """Return the suffix of the message by what follows the draw."""
        if self._ahead and isinstance(self._ahead[0], ev.Awaited):
            self._ahead.popleft()
        then = self._ahead[0] if self._ahead else None
        if isinstance(then, ev.Skipped) and then.seat == seat:
            self._ahead.popleft()
            return "-skipped"
        if isinstance(then, ev.Kept) and then.seat == seat:
            self._ahead.popleft()
            return "-kept"
        return ""

    def _give(self, first: ev.Gave) -> None:
        given = [first]
        while self._ahead and isinstance(more := self._ahead[0], ev.Gave):
            given.append(more)
            self._ahead.popleft()
        faces = [each.face for each in given if each.face is not None]
        self._add(
            "log-give-open" if faces else "log-give",
            first.seat,
            **self.players.other(first.to),
            count=len(given),
            **self.texts.cards_variables(faces),
        )
