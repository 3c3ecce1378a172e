"""Refusals in words: the facts of a refusal as variables of its rule's message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from flipdeck.rules.localization import DEFAULT_LOCALE, Wording, kind_variables, split_face

LONGEST_NAME: Final = 60
"""Characters shown of a card, colour or seat that a client made up; Fluent allows 2500."""

VARIABLES_BY_FACT: Final[Mapping[str, tuple[str, ...]]] = {
    "seat": ("who", "name", "seat"),
    "card": ("card", "card-object", "card-color", "card-kind"),
    "color": ("color", "color-object", "color-id"),
    "symbol": ("symbol", "symbol-object", "symbol-id"),
    "wilds": ("wilds",),
    "colors": ("colors", "colors-object"),
    "playable": ("playable", "playable-object", "playable-count"),
    "field": ("field",),
}
"""The variables of a refusal's message that each fact of the refusal sets."""


def refusal_text(
    rule: str,
    facts: Mapping[str, object],
    *,
    names: Sequence[str] = (),
    reader: int | None = None,
    locale: str = DEFAULT_LOCALE,
    section: str | None = None,
) -> str:
    """Return the message of a rule that refuses a move, filled in with the facts of the refusal."""
    wording = Wording(locale, section)
    variables = refusal_variables(facts, wording, names=names, reader=reader)
    return wording.message(f"refusal-{rule}", variables)


def refusal_variables(
    facts: Mapping[str, object],
    wording: Wording,
    *,
    names: Sequence[str] = (),
    reader: int | None = None,
) -> dict[str, str | int]:
    """Return the variables of a refusal's message: names in words, and ids to select by."""
    found: dict[str, str | int] = {}
    for fact, value in facts.items():
        match fact:
            case "seat":
                found |= _seat(value, names, reader)
            case "card":
                card = _shortened(value)
                color, symbol = split_face(card)
                found["card-color"] = color or "none"
                found["card-kind"] = kind_variables(symbol)["kind"] or "none"
                found |= wording.card_variables(card)
            case "color":
                found["color-id"] = _shortened(value) or "none"
                found |= wording.color_variables(_shortened(value))
            case "symbol":
                found["symbol-id"] = "none" if value is None else str(value)
                found |= wording.symbol_variables(None if value is None else str(value))
            case "colors":
                found |= wording.colors_variables(_strings(value))
            case "playable":
                found |= wording.playable_variables(_strings(value))
                found["playable-count"] = len(_strings(value))
            case "wilds":
                found["wilds"] = "yes" if value else "no"
            case _:
                found[fact] = str(value)
    return found


def _seat(seat: object, names: Sequence[str], reader: int | None) -> dict[str, str]:
    """Return the variables of a seat. Its number is text: a client may name any number, and
    formatting one of more than 28 digits as a number raises an error."""
    number = _shortened(seat)
    if seat == reader:
        return {"who": "you", "name": "", "seat": number}
    if isinstance(seat, int) and 0 <= seat < len(names):
        return {"who": "player", "name": names[seat], "seat": number}
    return {"who": "seat", "name": "", "seat": number}


def _shortened(value: object) -> str:
    text = str(value)
    return text if len(text) <= LONGEST_NAME else f"{text[: LONGEST_NAME - 1]}…"


def _strings(value: object) -> list[str]:
    return [str(each) for each in value] if isinstance(value, list | tuple) else []
