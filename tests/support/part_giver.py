"""What a client gives to the shuffles of its table, written from docs/shuffle.md."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterator
from typing import Any

Message = dict[str, Any]


class PartGiver:
    """Commits to a part of each shuffle, and opens it once the list of hashes is closed."""

    def __init__(self, *, opens: bool = True, chance: Callable[[], bytes] | None = None) -> None:
        self.opens = opens
        self.chance = chance or (lambda: secrets.token_bytes(16))
        self.seat: int | None = None
        self.parts: dict[tuple[str, int], bytes] = {}
        """Its parts, by table and round."""
        self.commitments: dict[tuple[str, int], str] = {}
        """The server's commitments as they were first seen."""
        self._opened: set[tuple[str, int]] = set()

    def answers(self, message: Message) -> Iterator[tuple[str, Message]]:
        """The messages to send after one was received."""
        if message["type"] == "welcome":
            self.seat = message["seat"]
            self._opened.clear()
        if message["type"] not in ("welcome", "update"):
            return
        shuffle = message.get("shuffle")
        if shuffle is None or self.seat is None:
            return
        table = shuffle["table"]
        for number, commitment in shuffle["commitments"].items():
            self.commitments.setdefault((table, int(number)), commitment)
        place = (table, shuffle["round"])
        named = {"table": table, "round": shuffle["round"]}
        if shuffle["open"]:
            part = self.parts.setdefault(place, self.chance())
            head = f"flipdeck-shuffle-v1 part\0{table}\0{shuffle['round']}\0{self.seat}\0"
            yield "commit_part", {**named, "hash": hashlib.sha256(head.encode() + part).hexdigest()}
        elif shuffle["hashes"] is not None and place not in self._opened:
            self._opened.add(place)
            if self.opens and str(self.seat) in shuffle["hashes"]:
                yield "open_part", {**named, "part": self.parts[place].hex()}
