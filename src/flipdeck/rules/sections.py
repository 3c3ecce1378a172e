"""The printed sections: each language of each sheet, as an edition with overrides."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from flipdeck.rules.editions import EDITIONS, Edition, edition
from flipdeck.rules.errors import BadInput
from flipdeck.rules.rulings import Rulings, override
from flipdeck.rules.section_names import PRINTED_NAMES, PrintedNames

PRODUCTS: Final[Mapping[str, str]] = {
    "000": "UNO FLIP, 2018 sheet",
    "001": "UNO FLIP SPLASH",
    "002": "UNO FLIP!, Canadian sheet",
    "003": "Barbie UNO",
    "004": "UNO FLIP, newer short sheet",
}
"""What each sheet comes with."""

LANGUAGES: Final[Mapping[str, str]] = {
    "en": "English",
    "fr-CA": "Français (Canada)",
    "pt-PT": "Português (Portugal)",
    "es-ES": "Español (España)",
    "de": "Deutsch",
    "es-419": "Español (Latinoamérica)",
    "pt-BR": "Português (Brasil)",
    "nl": "Nederlands",
    "fr-FR": "Français (France)",
    "it": "Italiano",
    "sv": "Svenska",
    "da": "Dansk",
    "fi": "Suomi",
    "nb": "Norsk bokmål",
}
"""The locales of the sections, each named in its own language."""


@dataclass(frozen=True)
class Section:
    """One language of a printed sheet: the edition it is played as, and where it departs from it.

    ``names`` holds what the section calls cards, colours and things of the table.
    """

    id: str
    edition: str
    locale: str
    overrides: Mapping[str, object] = field(default_factory=dict)

    @property
    def sheet(self) -> str:
        """The number of the sheet it is printed in."""
        return self.id.partition("-")[0]

    @property
    def product(self) -> str:
        """The box that the sheet comes with."""
        return PRODUCTS[self.sheet]

    @property
    def language(self) -> str:
        """Its language, named in that language."""
        return LANGUAGES[self.locale]

    @property
    def names(self) -> PrintedNames:
        """What it calls cards, colours and things of the table."""
        return PRINTED_NAMES[self.id]

    @property
    def rulings(self) -> Rulings:
        """What is played by it: the edition's rulings with its overrides."""
        return EDITIONS[self.edition].with_rules(self.overrides)

    def with_rules(self, changes: Mapping[str, object]) -> Rulings:
        """Its rulings with some of them changed."""
        return override(self.rulings, changes)


_RETURNED: Final = dict.fromkeys(
    ("start_action", "start_wild", "start_draw_wild", "start_flip"), "returned"
)
_DEALT_BY_NUMBER: Final = {"first_dealer": "highest_number"}
_MAY_KEEP: Final = {"drawn_card": "may_play"}

_sections: Final = (
    Section("000-EN", "flip-classic", "en"),
    Section("000-FR", "flip-classic", "fr-CA", {"uno_window": "played"}),
    Section("000-PT", "flip-classic", "pt-PT"),
    Section("000-ES", "flip-classic", "es-ES", {"direction": "right", "uno_window": "played"}),
    Section("000-DE", "flip-classic", "de"),
    Section("001-EN", "flip-splash", "en"),
    Section("001-ES", "flip-splash", "es-419", {"drawn_card": "must_if_forced"}),
    Section("002-FR", "flip-canada", "fr-CA"),
    Section("003-EN", "beachcomber", "en"),
    Section("003-ES", "beachcomber", "es-419"),
    Section("003-FRCA", "beachcomber", "fr-CA", {**_MAY_KEEP, "start_reverse": "neighbour"}),
    Section("003-PTBR", "beachcomber", "pt-BR"),
    Section("003-NL", "beachcomber", "nl", _MAY_KEEP),
    Section(
        "003-FR",
        "beachcomber",
        "fr-FR",
        {**_DEALT_BY_NUMBER, "start_reverse": "neighbour", "late_call": False},
    ),
    Section(
        "003-DE", "beachcomber", "de", {**_DEALT_BY_NUMBER, **_MAY_KEEP, "returned_to": "bottom"}
    ),
    Section("003-IT", "beachcomber", "it"),
    Section("004-EN", "flip-nordic", "en"),
    Section("004-SV", "flip-nordic", "sv"),
    Section("004-DA", "flip-nordic", "da"),
    Section("004-FI", "flip-nordic", "fi", _RETURNED),
    Section("004-NO", "flip-nordic", "nb"),
)
SECTIONS: Final[Mapping[str, Section]] = MappingProxyType({each.id: each for each in _sections})
"""All printed sections by id, in the order of the sheets."""


def section(name: object) -> Section:
    """The printed section of that id, such as ``000-ES``; ``BadInput`` names the nearest one."""
    found = SECTIONS.get(name) if isinstance(name, str) else None
    if found is None:
        near = difflib.get_close_matches(str(name).upper(), SECTIONS, 1)
        sheet = str(name).partition("-")[0]
        alike = [each.id for each in _sections if each.sheet == sheet]
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(SECTIONS)}"
        listed = f" Sheet {sheet} has {', '.join(alike)}" if near and alike else ""
        raise BadInput(f"unknown section {name!r}; {hint}{listed}")
    return found


def sections() -> tuple[Section, ...]:
    """All printed sections, in the order of the sheets."""
    return _sections


def choose(
    edition_id: str | None, section_id: str | None, default: str = "flip-classic"
) -> tuple[Edition, Section | None]:
    """Return the edition and the section for the ids given; either id is enough.

    ``BadInput`` if the section is of another edition.
    """
    if section_id is None:
        return edition(default if edition_id is None else edition_id), None
    found = section(section_id)
    if edition_id is not None and edition(edition_id).id != found.edition:
        raise BadInput(
            f"section {found.id} is of {found.edition}, not of {edition_id}: name one of the two"
        )
    return edition(found.edition), found
