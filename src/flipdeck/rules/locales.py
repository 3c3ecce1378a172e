"""The locales that ``locales/locales.json`` lists, and which of them somebody is given."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

DEFAULT_LOCALE: Final = "en"
REGISTRY: Final = "locales.json"

_ALIASES: Final = {"no": "nb", "nn": "nb"}
"""Languages whose readers are given another one."""
_MAIN: Final = {"fr": "fr-FR", "pt": "pt-PT", "es": "es-ES"}
"""What a language without a region, or with one that has no locale, is given."""
_LATIN_AMERICA: Final = "es-419"
_SPAIN: Final = frozenset({"ES", "EA", "IC", "GQ", "PH"})
"""Regions that CLDR counts to European Spanish; all others are Latin American."""
_TAG: Final = re.compile(r"([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}|\d{3}))?(?:-.*)?", re.IGNORECASE)


class Locale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A language that the texts are written in: BCP 47 tag, its own name, writing direction."""

    id: str
    name: str
    dir: Literal["ltr", "rtl"] = "ltr"


def folder() -> Path:
    """Return where the catalogues are: in an installed package, else at the repository's root."""
    package = Path(__file__).resolve().parents[1]
    packaged = package / "locales"
    return packaged if packaged.is_dir() else package.parents[1] / "locales"


@cache
def locales() -> Mapping[str, Locale]:
    """Return all locales by id, in the order in which they are offered."""
    listed = msgspec.json.decode((folder() / REGISTRY).read_bytes(), type=list[Locale])
    return {each.id: each for each in listed}


def negotiate(wanted: Iterable[str], available: Iterable[str] | None = None) -> str:
    """Return the best locale for the tags wanted, the most wanted first; English if none is near.

    A tag is one of BCP 47, as ``fr-BE``, or a POSIX locale, as ``de_AT.UTF-8``.
    """
    return find_locale(wanted, available) or DEFAULT_LOCALE


def find_locale(wanted: Iterable[str], available: Iterable[str] | None = None) -> str | None:
    """Return the best locale for the tags wanted; None where none has such a language."""
    offered = tuple(locales() if available is None else available)
    for tag in wanted:
        found = _nearest(tag, offered)
        if found is not None:
            return found
    return None


def _nearest(tag: str, offered: Sequence[str]) -> str | None:
    plain = re.split(r"[.@]", tag.strip())[0].replace("_", "-")
    by_lower = {each.lower(): each for each in offered}
    if plain.lower() in by_lower:
        return by_lower[plain.lower()]
    parts = _TAG.fullmatch(plain)
    if parts is None:
        return None
    language = parts[1].lower()
    language = _ALIASES.get(language, language)
    region = (parts[2] or "").upper()
    same = [each for each in offered if each.partition("-")[0] == language]
    best = [f"{language}-{region}", language, _MAIN.get(language, "")]
    if language == "es" and region and region not in _SPAIN:
        best.insert(1, _LATIN_AMERICA)
    return next((each for each in [*best, *same] if each in same), None)


def wanted_by(environment: Mapping[str, str]) -> list[str]:
    """Return the languages that a POSIX environment asks for, the most wanted first."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return value.split(":")
    return []
