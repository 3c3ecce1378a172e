"""Texts from the Fluent catalogues under ``locales/``: cards, colours and refusals.

The catalogues are read on first use, since the Fluent library takes 0.2 s to import.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

DEFAULT_LOCALE: Final = "en"
CATALOGUES: Final = ("cards.ftl", "refusals.ftl")
LONGEST_NAME: Final = 60
"""Characters shown of a card, colour or seat that a client made up; Fluent allows 2500."""
KEPT_NAMES: Final = 512
"""Names kept in memory: all of the cards, but not whatever clients name as cards."""
_LIST_LOCALES: Final = {"en": "en_GB"}
"""Where lists follow another region than the texts: British English has no comma before "or"."""

VARIABLES_BY_FACT: Final[Mapping[str, tuple[str, ...]]] = {
    "seat": ("who", "name", "seat"),
    "card": ("card", "card-color", "card-kind"),
    "color": ("color", "color-id"),
    "symbol": ("symbol", "symbol-id"),
    "wilds": ("wilds",),
    "colors": ("colors",),
    "playable": ("playable", "playable-count"),
    "field": ("field",),
}
"""The variables of a refusal's message that each fact of the refusal sets."""


def folder() -> Path:
    """Return where the catalogues are: in an installed package, else at the repository's root."""
    package = Path(__file__).resolve().parents[1]
    packaged = package / "locales"
    return packaged if packaged.is_dir() else package.parents[1] / "locales"


@cache
def resources(locale: str) -> tuple[Resource, ...]:
    """Return the parsed catalogues of a locale."""
    from fluent.runtime import FluentResource

    files = [folder() / locale / name for name in CATALOGUES]
    return tuple(FluentResource(file.read_text(encoding="utf-8")) for file in files)


@cache
def _bundle(locale: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([locale], use_isolating=False)
    for resource in resources(locale):
        bundle.add_resource(resource)
    return bundle


def message(
    name: str, variables: Mapping[str, str | int] | None = None, *, locale: str = DEFAULT_LOCALE
) -> str:
    """Return a message of the catalogues with its variables filled in.

    Raises ``ValueError`` where the message does not exist or wants a variable that is not given.
    """
    bundle = _bundle(locale)
    if not bundle.has_message(name):
        raise ValueError(f"locale {locale}: there is no message {name}")
    pattern = bundle.get_message(name).value
    if pattern is None:
        raise ValueError(f"locale {locale}: message {name} has no value")
    text, errors = bundle.format_pattern(pattern, dict(variables or {}))
    if errors:
        raise ValueError(f"locale {locale}: message {name}: {errors[0]}")
    return str(text)


@cache
def _variants(name: str, locale: str) -> frozenset[str]:
    """Return the keys that a message consisting of one selector distinguishes."""
    from fluent.syntax import ast

    found: set[str] = set()
    for resource in resources(locale):
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.id.name == name and entry.value:
                for part in entry.value.elements:
                    chosen = part.expression if isinstance(part, ast.Placeable) else None
                    if isinstance(chosen, ast.SelectExpression):
                        keys = [variant.key for variant in chosen.variants]
                        found |= {key.name for key in keys if isinstance(key, ast.Identifier)}
    return frozenset(found)


@lru_cache(KEPT_NAMES)
def color_text(color: str, *, locale: str = DEFAULT_LOCALE) -> str:
    """Return a colour's name; one that the catalogue does not have stays as it is."""
    if color not in _variants("color-name", locale):
        return color
    return message("color-name", {"color": color}, locale=locale)


@lru_cache(KEPT_NAMES)
def symbol_text(symbol: str, *, locale: str = DEFAULT_LOCALE) -> str:
    """Return the name of a number, an action or a wild kind: ``skipall`` is "skip everyone"."""
    return message("kind-name", _kind(symbol), locale=locale)


def _kind(symbol: str) -> dict[str, str | int]:
    """Return the variables of ``kind-name``; an unknown symbol is shown as it is written."""
    return {"kind": "number" if symbol.isdigit() else symbol, "number": symbol}


@lru_cache(KEPT_NAMES)
def card_text(card: str, *, locale: str = DEFAULT_LOCALE) -> str:
    """Return a face's name: ``blue-draw1`` is "blue draw one".

    A two-sided card, ``LIGHT/DARK``, names both faces; anything that is no face of the
    catalogue's colours and kinds stays as it is, hyphens aside.
    """
    if "/" in card:
        return "/".join(card_text(face, locale=locale) for face in card.split("/") if face)
    color, symbol = split_face(card, locale=locale)
    if color is None:
        known = symbol in _variants("kind-name", locale)
        return message("card-wild", _kind(symbol), locale=locale) if known else symbol
    if color not in _variants("color-name", locale):
        return f"{color} {symbol_text(symbol, locale=locale)}"
    return message("card-colored", {"color": color, **_kind(symbol)}, locale=locale)


def split_face(face: str, *, locale: str = DEFAULT_LOCALE) -> tuple[str | None, str]:
    """Return a face's colour, None for a wild kind, and its symbol."""
    color, hyphen, symbol = face.partition("-")
    if not hyphen or face in _variants("kind-name", locale):
        return None, face
    return color, symbol


def alternatives(texts: Iterable[str], *, locale: str = DEFAULT_LOCALE) -> str:
    """Return a list of alternatives, as "blue, green or red"."""
    return _listed(texts, "or", locale)


def together(texts: Iterable[str], *, locale: str = DEFAULT_LOCALE) -> str:
    """Return a list of things that belong together, as "blue, green and red"."""
    return _listed(texts, "standard", locale)


def _listed(texts: Iterable[str], style: Literal["or", "standard"], locale: str) -> str:
    from babel.lists import format_list

    region = _LIST_LOCALES.get(locale, locale.replace("-", "_"))
    return format_list(list(texts), style=style, locale=region)


def refusal_text(
    rule: str,
    facts: Mapping[str, object],
    *,
    names: Sequence[str] = (),
    reader: int | None = None,
    locale: str = DEFAULT_LOCALE,
) -> str:
    """Return the message of a rule that refuses a move, filled in with the facts of the refusal."""
    variables = refusal_variables(facts, names=names, reader=reader, locale=locale)
    return message(f"refusal-{rule}", variables, locale=locale)


def refusal_variables(
    facts: Mapping[str, object],
    *,
    names: Sequence[str] = (),
    reader: int | None = None,
    locale: str = DEFAULT_LOCALE,
) -> dict[str, str | int]:
    """Return the variables of a refusal's message: names in words, and ids to select by."""
    found: dict[str, str | int] = {}
    for fact, value in facts.items():
        match fact:
            case "seat":
                found |= _seat(value, names, reader)
            case "card":
                card = _shortened(value)
                color, symbol = split_face(card, locale=locale)
                kind = "number" if symbol.isdigit() else symbol
                found |= {"card-color": color or "none", "card-kind": kind or "none"}
                found["card"] = card_text(card, locale=locale)
            case "color":
                found["color-id"] = _shortened(value) or "none"
                found["color"] = color_text(_shortened(value), locale=locale)
            case "symbol" if value is None:
                found |= {"symbol": "", "symbol-id": "none"}
            case "symbol":
                found |= {"symbol": symbol_text(str(value), locale=locale), "symbol-id": str(value)}
            case "colors":
                colors = [color_text(color, locale=locale) for color in _strings(value)]
                found["colors"] = alternatives(colors, locale=locale)
            case "playable":
                cards = [card_text(card, locale=locale) for card in _strings(value)]
                found["playable"] = alternatives(cards, locale=locale)
                found["playable-count"] = len(cards)
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
