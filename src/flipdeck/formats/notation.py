"""How moves are written in scenarios and records."""

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


class Said(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A move as it stands in a file."""

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
        """The fields that say something; ``to`` alone never does."""
        fields = {
            name: getattr(self, name) for name in ("card", "at", "color", "uno", "give", "target")
        }
        silent = (UNSET, None, False, ())
        return {name for name, value in fields.items() if not any(value is none for none in silent)}


def read_move(said: Said, seats: int) -> AnyMove:
    """The move that is meant. ``BadInput`` for words that mean nothing anywhere; ``IllegalMove``
    for a field the move has no use for."""
    if not 0 <= said.seat < seats:
        raise BadInput(f"unknown seat {said.seat}: the seats are 0 to {seats - 1}")
    if said.do not in _USES:
        raise BadInput(f"unknown move {said.do!r}; there are {', '.join(_USES)}")
    given = said.given()
    _check_words(said)
    spare = sorted(given - _USES[said.do])
    if spare:
        raise IllegalMove(Verdict("spare-field", Facts(field=spare[0])))
    if said.do == "play":
        if isinstance(said.card, UnsetType):
            raise BadInput("a play names its 'card'")
        return Play(
            said.card,
            at=said.at if isinstance(said.at, int) else None,
            color=said.color or None,
            uno=said.uno is True,
            give=said.give or (),
            to=said.to if isinstance(said.to, int) else None,
        )
    if said.do == "catch":
        if isinstance(said.target, UnsetType):
            raise BadInput("a catch names its 'target'")
        return Catch(said.target)
    if said.do == "color":
        return NameColor(said.color or None)
    return _PLAIN[said.do]


def _check_words(said: Said) -> None:
    if isinstance(said.color, str) and said.color not in known_colors():
        raise BadInput(f"unknown colour {said.color!r}")
    faces = known_faces()
    for name in [said.card, *(said.give or ())]:
        if isinstance(name, str):
            for face in name.split("/"):
                if face not in faces:
                    raise BadInput(f"unknown card {name!r}")


def write_move(before: Round, seat: int, move: AnyMove) -> dict[str, object]:
    """A legal move as a record holds it, its cards in full; ``before`` is where it is made."""
    said: dict[str, object] = {"seat": seat, "do": type(move).__struct_config__.tag}
    if isinstance(move, Play):
        laid, *given = before.places(seat, move)
        hand = before.hand(seat)
        said["card"] = hand[laid]
        if before.places(seat, Play(hand[laid]))[0] != laid:
            said["at"] = laid
        if move.color is not None:
            said["color"] = move.color
        if move.uno:
            said["uno"] = True
        if given:
            said["give"] = [hand[place] for place in given]
            said["to"] = move.to
    elif isinstance(move, NameColor):
        said["color"] = move.color
    elif isinstance(move, Catch):
        said["target"] = move.target
    return said


def say(move: AnyMove) -> str:
    """A move as a list of legal moves writes it: ``play wild red``, ``catch 2``."""
    if isinstance(move, Play):
        return f"play {move.card} {move.color}" if move.color else f"play {move.card}"
    if isinstance(move, NameColor):
        return f"color {move.color}"
    if isinstance(move, Catch):
        return f"catch {move.target}"
    return str(type(move).__struct_config__.tag)
