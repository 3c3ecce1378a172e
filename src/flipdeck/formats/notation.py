"""Moves as scenarios and records write them."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from flipdeck.engine.round import Round
from flipdeck.rules.cards import known_colors, known_faces
from flipdeck.rules.errors import BadInput, IllegalMove
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
from flipdeck.rules.verdict import Facts, Verdict

_USES: dict[str, frozenset[str]] = {
    "play": frozenset({"card", "at", "color", "uno", "give", "to"}),
    "color": frozenset({"color"}),
    "catch": frozenset({"target"}),
    "draw": frozenset(),
    "pass": frozenset(),
    "accept": frozenset(),
    "challenge": frozenset(),
    "uno": frozenset(),
}
_PLAIN: dict[str, AnyMove] = {
    "draw": Draw(),
    "pass": Pass(),
    "accept": Accept(),
    "challenge": Challenge(),
    "uno": CallUno(),
}


class WrittenMove(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A move as a file has it."""

    seat: int
    do: str
    card: str | UnsetType = UNSET
    at: int | UnsetType = UNSET
    color: str | UnsetType | None = UNSET
    uno: bool | UnsetType = UNSET
    give: tuple[str, ...] | UnsetType = UNSET
    to: int | UnsetType | None = UNSET
    target: int | UnsetType = UNSET

    def given(self) -> set[str]:
        """The fields that are set to a value; ``to`` alone does not count."""
        fields = {
            name: getattr(self, name) for name in ("card", "at", "color", "uno", "give", "target")
        }
        empty = (UNSET, None, False, ())
        return {name for name, value in fields.items() if not any(value is none for none in empty)}


def read_move(written: WrittenMove, seats: int) -> AnyMove:
    """Return the move. ``BadInput`` for unknown names; ``IllegalMove`` for a superfluous field."""
    if not 0 <= written.seat < seats:
        raise BadInput(f"unknown seat {written.seat}: the seats are 0 to {seats - 1}")
    if written.do not in _USES:
        raise BadInput(f"unknown move {written.do!r}; known moves are {', '.join(_USES)}")
    given = written.given()
    _check_names(written)
    spare = sorted(given - _USES[written.do])
    if spare:
        raise IllegalMove(Verdict("spare-field", Facts(field=spare[0])))
    if written.do == "play":
        if isinstance(written.card, UnsetType):
            raise BadInput("a play names its 'card'")
        return Play(
            written.card,
            at=written.at if isinstance(written.at, int) else None,
            color=written.color or None,
            uno=written.uno is True,
            give=written.give or (),
            to=written.to if isinstance(written.to, int) else None,
        )
    if written.do == "catch":
        if isinstance(written.target, UnsetType):
            raise BadInput("a catch names its 'target'")
        return Catch(written.target)
    if written.do == "color":
        return NameColor(written.color or None)
    return _PLAIN[written.do]


def _check_names(written: WrittenMove) -> None:
    if isinstance(written.color, str) and written.color not in known_colors():
        raise BadInput(f"unknown colour {written.color!r}")
    faces = known_faces()
    for name in [written.card, *(written.give or ())]:
        if isinstance(name, str):
            for face in name.split("/"):
                if face not in faces:
                    raise BadInput(f"unknown card {name!r}")


def write_move(before: Round, seat: int, move: AnyMove) -> dict[str, object]:
    """Return a legal move as a record has it, with cards in full; ``before`` is the round."""
    written: dict[str, object] = {"seat": seat, "do": type(move).__struct_config__.tag}
    if isinstance(move, Play):
        place, *given = before.places(seat, move)
        hand = before.hand(seat)
        written["card"] = hand[place]
        if before.places(seat, Play(hand[place]))[0] != place:
            written["at"] = place
        if move.color is not None:
            written["color"] = move.color
        if move.uno:
            written["uno"] = True
        if given:
            written["give"] = [hand[gift] for gift in given]
        if given or before.swaps(seat, move):
            written["to"] = move.to
    elif isinstance(move, NameColor):
        written["color"] = move.color
    elif isinstance(move, Catch):
        written["target"] = move.target
    return written


def move_text(move: AnyMove) -> str:
    """Return a move as lists of legal moves write it: ``play wild red``, ``play red-7 to 2``."""
    if isinstance(move, Play):
        named = f" {move.color}" if move.color else ""
        to = f" to {move.to}" if move.to is not None and not move.give else ""
        return f"play {move.card}{named}{to}"
    if isinstance(move, NameColor):
        return f"color {move.color}"
    if isinstance(move, Catch):
        return f"catch {move.target}"
    return str(type(move).__struct_config__.tag)
