"""Log entries of format 1 (version 0.1) rewritten as entries of format 2.

This is history and is never changed: it knows nothing of today's types or editions. Entries of
format 1 embedded the messages of their time, and named rulings only by an edition and what the
host had changed of it; the editions as they were then stand below.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Fields = dict[str, Any]

_CLASSIC: Final[Fields] = {
    "deck": "flip112",
    "first_dealer": "highest_number",
    "start_action": "acts",
    "start_wild": "first_player",
    "start_draw_wild": "returned",
    "start_flip": "flips",
    "direction": "left",
    "drawn_card": "may_play",
    "voluntary_draw": True,
    "uno_window": "begins",
    "wilds_count_as_match": False,
    "wild_after_flip": "flipper",
    "found_color_shown": False,
    "beachcomber_color": "keeps",
    "two_player_reverse": "skip",
    "bluffing": "allowed",
    "last_card_draws": True,
    "uno_penalty": 2,
    "hand_size": 7,
    "move_limit": 5000,
    "pairing": "round",
    "match": "points",
    "target": 500,
}
EDITIONS: Final[dict[str, Fields]] = {
    "flip-classic": _CLASSIC,
    "flip-splash": {
        **_CLASSIC,
        "deck": "flip108",
        "wild_after_flip": "by_side",
        "found_color_shown": True,
    },
    "flip-canada": {**_CLASSIC, "uno_window": "played"},
    "flip-nordic": {
        **_CLASSIC,
        "first_dealer": "chosen",
        "start_action": "ignored",
        "start_wild": "ignored",
        "start_draw_wild": "ignored",
        "start_flip": "ignored",
        "wilds_count_as_match": True,
        "match": "single",
    },
    "beachcomber": {
        **_CLASSIC,
        "deck": "beach112",
        "first_dealer": "highest_points",
        "start_wild": "returned",
        "drawn_card": "must_play",
        "voluntary_draw": False,
    },
}
"""Every ruling of the editions of version 0.1."""

_SETTINGS: Final[Fields] = {
    "edition": "flip-classic",
    "rules": {},
    "mode": None,
    "target": None,
    "seats": 4,
    "turn_time": 0,
    "watch": "counts",
    "public": False,
    "chat": True,
    "beat": 900,
    "catch_beat": 1800,
    "keep_beat": 1500,
    "keep_window": None,
    "next_round": 20_000,
}
_RENAMED_SETTINGS: Final = {
    "beat": "bot_delay",
    "catch_beat": "catch_delay",
    "keep_beat": "keep_delay",
    "next_round": "next_round_delay",
}
_TYPES: Final = {
    "made": "table_created",
    "changed": "settings_changed",
    "sat": "seat_taken",
    "bot_sat": "bot_seated",
    "left": "seat_left",
    "host_passed": "host_transferred",
    "locked": "table_locked",
    "password_set": "password_changed",
    "muted": "seat_muted",
    "dealt": "round_dealt",
    "moved": "move_played",
    "paused": "match_paused",
    "resumed": "match_resumed",
    "ended": "match_ended",
}


def _settings(chosen: Fields, version: str) -> Fields:
    """The host's settings, and the rulings they stood for."""
    settings = {**_SETTINGS, **chosen}
    rulings = {**EDITIONS[settings["edition"]], **settings["rules"]}
    mode, target = settings["mode"], settings["target"]
    return {
        "settings": {_RENAMED_SETTINGS.get(name, name): settings[name] for name in settings},
        "rules": {
            "rulings": rulings,
            "mode": mode or rulings["match"],
            "target": rulings["target"] if target is None else target,
            "version": version,
            "rulebook": "",
        },
    }


def _made(entry: Fields) -> Fields:
    version = entry.pop("version", "")
    return {"format": 2, **entry, **_settings(entry["settings"], version)}


def _changed(entry: Fields) -> Fields:
    return {**entry, **_settings(entry["settings"], "")}


def _moved(entry: Fields) -> Fields:
    move = entry.pop("move")
    if "at" in move:
        move["place"] = move.pop("at")
    return {**entry, **move}


_FIELDS: Final[dict[str, Callable[[Fields], Fields]]] = {
    "made": _made,
    "changed": _changed,
    "moved": _moved,
}


def upgraded(entry: Fields) -> Fields:
    """An entry of format 1 in format 2; ``KeyError`` or ``TypeError`` if it is none."""
    kind = entry.pop("entry")
    fields = _FIELDS.get(kind)
    return {"type": _TYPES[kind], **(entry if fields is None else fields(entry))}
