"""Cards, colours and lists in words, in every locale, by the catalogues in ``locales/``.

A card or a colour has two forms: the one it is named by, and the one it has as the object of a
sentence ("Ann plays the blue 7"), which a locale writes as the attribute ``.object``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, Literal

from flipdeck.rules.catalogues import catalogue, has_message, message
from flipdeck.rules.locales import DEFAULT_LOCALE, Locale, find_locale, folder, locales, negotiate

__all__ = [
    "DEFAULT_LOCALE",
    "Locale",
    "Wording",
    "alternatives",
    "card_text",
    "color_text",
    "find_locale",
    "folder",
    "locales",
    "message",
    "negotiate",
    "split_face",
    "symbol_text",
    "together",
]

KEPT_NAMES: Final = 2048
"""Names kept in memory: all of the cards in a few locales, but not whatever clients name."""
_LIST_LOCALES: Final = {"en": "en_GB"}
"""Where lists follow another region than the texts: British English has no comma before "or"."""


@cache
def _known(name: str, variable: str) -> frozenset[str]:
    """Return the values of a variable that a message of ``cards.ftl`` has variants for."""
    from fluent.syntax import ast, visitor

    found: set[str] = set()

    class Keys(visitor.Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
            chosen = node.selector
            if isinstance(chosen, ast.VariableReference) and chosen.id.name == variable:
                keys = [variant.key for variant in node.variants]
                found.update(key.name for key in keys if isinstance(key, ast.Identifier))
            self.generic_visit(node)

    for entry in catalogue(DEFAULT_LOCALE, "cards").body:
        if isinstance(entry, ast.Message) and entry.id.name == name:
            Keys().visit(entry)
    return frozenset(found)


def _colors() -> frozenset[str]:
    return _known("color-name", "color")


def _kinds() -> frozenset[str]:
    return _known("kind-name", "kind")


def _name(
    name: str,
    variables: Mapping[str, str | int],
    locale: str,
    section: str | None,
    as_object: bool,
) -> str:
    """Return a message of ``cards.ftl``, in the form it has as an object where it has one."""
    if as_object and has_message(f"{name}.object", locale=locale):
        name = f"{name}.object"
    return message(name, variables, locale=locale, section=section)


@lru_cache(KEPT_NAMES)
def color_text(
    color: str,
    *,
    locale: str = DEFAULT_LOCALE,
    section: str | None = None,
    as_object: bool = False,
) -> str:
    """Return a colour's name; one that the catalogue does not have stays as it is."""
    if color not in _colors():
        return color
    return _name("color-name", {"color": color}, locale, section, as_object)


@lru_cache(KEPT_NAMES)
def symbol_text(
    symbol: str,
    *,
    locale: str = DEFAULT_LOCALE,
    section: str | None = None,
    as_object: bool = False,
) -> str:
    """Return the name of a number, an action or a wild kind: ``skipall`` is "skip everyone"."""
    return _name("kind-name", kind_variables(symbol), locale, section, as_object)


def kind_variables(symbol: str) -> dict[str, str | int]:
    """Return the variables of ``kind-name``; an unknown symbol is shown as it is written."""
    if re.fullmatch(r"[0-9]", symbol):
        return {"kind": "number", "number": int(symbol)}
    return {"kind": symbol, "number": symbol}


@lru_cache(KEPT_NAMES)
def card_text(
    card: str,
    *,
    locale: str = DEFAULT_LOCALE,
    section: str | None = None,
    as_object: bool = False,
) -> str:
    """Return a face's name: ``blue-draw1`` is "blue draw one".

    A two-sided card, ``LIGHT/DARK``, names both faces; anything that is no face of the
    catalogue's colours and kinds stays as it is, hyphens aside.
    """
    if "/" in card:
        faces = [face for face in card.split("/") if face]
        return "/".join(
            card_text(face, locale=locale, section=section, as_object=as_object) for face in faces
        )
    color, symbol = split_face(card)
    variables = {"color": color or "none", **kind_variables(symbol)}
    if color is None:
        known = symbol in _kinds()
        return _name("card-wild", variables, locale, section, as_object) if known else symbol
    if color not in _colors():
        kind = symbol_text(symbol, locale=locale, section=section, as_object=as_object)
        return f"{color} {kind}"
    return _name("card-colored", variables, locale, section, as_object)


def split_face(face: str) -> tuple[str | None, str]:
    """Return a face's colour, None for a wild kind, and its symbol."""
    color, hyphen, symbol = face.partition("-")
    if not hyphen or face in _kinds():
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

    words = list(texts)
    region = _LIST_LOCALES.get(locale, locale.replace("-", "_"))
    listed = format_list(words, style=style, locale=region)
    if locale.startswith("es") and len(words) > 1:
        return _with_spanish_vowels(listed, words[-1])
    return listed


def _with_spanish_vowels(listed: str, last: str) -> str:
    """Write "e" for "y" before the sound i, and "u" for "o" before o, as browsers do."""
    before = listed.removesuffix(last)
    if re.match(r"i|hi(?![ae])", last, re.IGNORECASE):
        return re.sub(r"\by $", "e ", before) + last
    if re.match(r"(o|ho|8)|11$", last, re.IGNORECASE):
        return re.sub(r"\bo $", "u ", before) + last
    return listed


@dataclass(frozen=True)
class Wording:
    """The words of one locale at a table that is played by one printed section, or by none."""

    locale: str = DEFAULT_LOCALE
    section: str | None = None

    def message(self, name: str, variables: Mapping[str, str | int] | None = None) -> str:
        """Return a message, or an attribute as ``message.attribute``."""
        return message(name, variables, locale=self.locale, section=self.section)

    def card(self, face: str, *, as_object: bool = False) -> str:
        """Return a face's name."""
        return card_text(face, locale=self.locale, section=self.section, as_object=as_object)

    def color(self, color: str, *, as_object: bool = False) -> str:
        """Return a colour's name."""
        return color_text(color, locale=self.locale, section=self.section, as_object=as_object)

    def symbol(self, symbol: str, *, as_object: bool = False) -> str:
        """Return the name of a number, an action or a wild kind."""
        return symbol_text(symbol, locale=self.locale, section=self.section, as_object=as_object)

    def alternatives(self, texts: Iterable[str]) -> str:
        """Return a list with "or"."""
        return alternatives(texts, locale=self.locale)

    def together(self, texts: Iterable[str]) -> str:
        """Return a list with "and"."""
        return together(texts, locale=self.locale)

    def card_variables(self, face: str, name: str = "card") -> dict[str, str]:
        """Return the variables for a card."""
        return _forms(name, lambda form: self.card(face, as_object=form))

    def color_variables(self, color: str | None, name: str = "color") -> dict[str, str]:
        """Return the variables for a colour; empty while no colour is named."""
        return _forms(name, lambda form: self.color(color, as_object=form) if color else "")

    def symbol_variables(self, symbol: str | None, name: str = "symbol") -> dict[str, str]:
        """Return the variables for a symbol, empty for none."""
        return _forms(name, lambda form: self.symbol(symbol, as_object=form) if symbol else "")

    def cards_variables(self, faces: Sequence[str], name: str = "cards") -> dict[str, str]:
        """Return the variables for cards that belong together."""
        return _forms(name, lambda form: self.together(self._cards(faces, form)))

    def playable_variables(self, faces: Sequence[str], name: str = "playable") -> dict[str, str]:
        """Return the variables for cards of which one may be played."""
        return _forms(name, lambda form: self.alternatives(self._cards(faces, form)))

    def colors_variables(self, colors: Sequence[str], name: str = "colors") -> dict[str, str]:
        """Return the variables for colours of which one may be named."""

        def listed(form: bool) -> str:
            return self.alternatives(self.color(each, as_object=form) for each in colors)

        return _forms(name, listed)

    def _cards(self, faces: Sequence[str], as_object: bool) -> list[str]:
        return [self.card(face, as_object=as_object) for face in faces]


def _forms(name: str, text: Callable[[bool], str]) -> dict[str, str]:
    return {name: text(False), f"{name}-object": text(True)}
