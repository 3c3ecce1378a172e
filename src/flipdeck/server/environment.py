"""Server settings from environment variables, for those who run a server as a service."""

from __future__ import annotations

import difflib
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from flipdeck.rules.errors import BadInput
from flipdeck.rules.rulebook import one_of
from flipdeck.server.settings import ServerSettings

PREFIX: Final = "FLIPDECK_SERVE_"
_DERIVED: Final = ("address", "clock_second")
"""Settings that the server works out itself, or that only tests change."""
_FIELDS: Final = {
    PREFIX + field.name.upper(): field
    for field in msgspec.structs.fields(ServerSettings)
    if field.name not in _DERIVED
}


def variable(setting: str) -> str | None:
    """Return the variable of a setting, or None if it has none."""
    name = PREFIX + setting.upper()
    return name if name in _FIELDS else None


def settings_from(environment: Mapping[str, str]) -> dict[str, Any]:
    """Return the settings that the environment gives; ``BadInput`` names a variable it cannot use.

    A list is written with commas. An empty variable counts as not set.
    """
    found: dict[str, Any] = {}
    for name, text in environment.items():
        if name.startswith(PREFIX) and text:
            found.update([_read(name, text)])
    return found


def _read(name: str, text: str) -> tuple[str, Any]:
    field = _FIELDS.get(name)
    if field is None:
        near = difflib.get_close_matches(name, _FIELDS, 1)
        hint = f"did you mean {near[0]}?" if near else "the reference of settings lists all"
        raise BadInput(f"unknown environment variable {name}; {hint}")
    written: object = text
    if isinstance(field.default, tuple):
        written = [part.strip() for part in text.split(",") if part.strip()]
    try:
        value = msgspec.convert(written, field.type, strict=False, dec_hook=_convert_path)
    except (msgspec.ValidationError, ValueError):
        raise BadInput(f"{name}={text!r}: it must be {_expected(field.type)}") from None
    if isinstance(value, int | float) and not (value >= 0 and math.isfinite(value)):
        raise BadInput(f"{name}={text!r}: it must be 0 or more")
    return field.name, value.expanduser() if isinstance(value, Path) else value


def _convert_path(kind: type, value: object) -> object:
    return kind(value)


def _expected(kind: object) -> str:
    """Return in words what a value of a type looks like."""
    if get_origin(kind) is Literal:
        return one_of(get_args(kind))
    words: dict[object, str] = {int: "a whole number", float: "a number", bool: "true or false"}
    return words.get(kind, "text")
