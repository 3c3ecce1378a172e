"""A prepared table: its log is written before anybody opens it, so that a test chooses the deal.

The entries are the server's own and are applied to a table once before they are stored, so that
nothing illegal gets into the database.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from flipdeck.rules import modes
from flipdeck.rules.cards import Deck
from flipdeck.rules.moves import AnyMove
from flipdeck.server import credentials
from flipdeck.server.http_types import RuleValue, Settings
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage.log_entries import AnyEntry
from flipdeck.server.storage.log_storage import LogStorage
from flipdeck.server.tables.table import Table
from flipdeck.server.tables.table_rules import log_settings, resolve

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana", "Ida", "Joel")
QUICK: dict[str, int] = {
    "bot_delay": 0,
    "catch_delay": 0,
    "pass_delay": 0,
    "forget_uno": 0,
    "next_round": 300_000,
}
BOTS_WAIT: Final = 3_600_000
"""Milliseconds that no test lasts: bots with this delay never move."""


@dataclass(frozen=True)
class Deal:
    """What matters of a round's cards; the rest of the deck is filled in.

    Cards are written as in records, ``blue-7/pink-3``; where only the first face is named, the
    other is one of those left over, numbers first. Hands shorter than the hand size are filled up
    with numbers. ``draw`` comes off the draw pile first, ``bottom`` last.
    """

    hands: tuple[str, ...]
    top: str
    draw: str = ""
    bottom: str = ""
    dealer: int | None = None
    """None: the seat before seat 0, so that seat 0 begins."""


@dataclass(frozen=True)
class PreparedTable:
    """The code and the seats' tokens of a table in the database."""

    code: str
    tokens: Mapping[int, str]
    """The tokens of the seats that humans have."""

    def link(self, seat: int) -> str:
        """The path that opens a seat."""
        return f"/t/{self.code}#{self.tokens[seat]}"

    @property
    def page(self) -> str:
        """The path of the table."""
        return f"/t/{self.code}"


def prepare_table(
    database: Path,
    deal: Deal,
    *,
    edition: str = "flip-classic",
    humans: Sequence[int] = (0,),
    moves: Iterable[tuple[int, AnyMove]] = (),
    rules: Mapping[str, RuleValue] | None = None,
    **settings: Any,
) -> PreparedTable:
    """Write a table to the database and return it.

    ``humans`` are the seats of humans, the others are bots'. ``moves`` are made after the deal.
    Without ``hand_size`` in the rules, the longest hand of the deal is the hand size.
    """
    size = max(len(hand.split()) for hand in deal.hands)
    wanted = Settings(
        edition=edition,
        seats=len(deal.hands),
        rules={"hand_size": size, **(rules or {})},
        # With one human, a playable drawn card waits for its player.
        **{**QUICK, "pass_window": None if len(humans) == 1 else 0, **settings},
    )
    code = credentials.new_code()
    tokens = {seat: credentials.new_token() for seat in humans}
    entries = _entries(wanted, deal, code, tokens, moves)
    table = Table()
    for entry in entries:
        table.apply(entry)
    _append(database, code, entries)
    return PreparedTable(code, tokens)


def _entries(
    settings: Settings,
    deal: Deal,
    code: str,
    tokens: Mapping[int, str],
    moves: Iterable[tuple[int, AnyMove]],
) -> list[AnyEntry]:
    now = time.time_ns() // 1_000_000
    logged, in_force = log_settings(settings)
    entries: list[AnyEntry] = [
        log.TableCreated(at=now, format=log.FORMAT, code=code, settings=logged, rules=in_force)
    ]
    for seat, name in enumerate(NAMES[: settings.seats]):
        if seat in tokens:
            entries.append(
                log.SeatTaken(
                    at=now, seat=seat, name=name, token=credentials.hash_token(tokens[seat])
                )
            )
        else:
            entries.append(log.BotSeated(at=now, seat=seat, bot="greedy", name=name))
    entries.append(round_dealt(settings, deal, now))
    entries += [log.MovePlayed.of(move, at=now, seat=seat) for seat, move in moves]
    return entries


def round_dealt(settings: Settings, deal: Deal, now: int) -> log.RoundDealt:
    """The entry of a match's first round."""
    rulings, mode, _ = resolve(settings)
    chairs = modes.seats_at_table(mode, settings.seats)
    step = 1 if rulings.direction == "left" else -1
    dealer = -step % chairs if deal.dealer is None else deal.dealer
    deck = _Filler(rulings.cards, deal)
    hands = [deck.hand(text, rulings.hand_size) for text in deal.hands]
    order = [(dealer + step * (turn + 1)) % chairs for turn in range(chairs)]
    cards = [hands[chair][place] for place in range(rulings.hand_size) for chair in order]
    cards += deck.cards(deal.top) + deck.cards(deal.draw)
    bottom = deck.cards(deal.bottom)
    cards += deck.rest() + bottom
    rulings.cards.check_whole([rulings.cards.card(card) for card in cards])
    return log.RoundDealt(at=now, dealer=dealer, deck=" ".join(cards), first=True)


class _Filler:
    """Hands out the cards of one deck: those named, and number cards where none is named."""

    def __init__(self, deck: Deck, deal: Deal) -> None:
        self._left = [
            Counter({side.names[face]: count for face, count in most.items()})
            for side, most in zip(deck.prints, deck.most, strict=True)
        ]
        self._rng = random.Random(1)
        # Cards named anywhere are not used to fill up.
        for text in " ".join((*deal.hands, deal.top, deal.draw, deal.bottom)).split():
            for side, face in enumerate(text.split("/")):
                self._left[side][face] -= 1
                assert self._left[side][face] >= 0, f"the deck has no more {face}"

    def cards(self, text: str) -> list[str]:
        return [self._whole(card) for card in text.split()]

    def hand(self, text: str, size: int) -> list[str]:
        return self.cards(text) + [self._number_card() for _ in range(size - len(text.split()))]

    def rest(self) -> list[str]:
        cards = [self._number_card() for _ in range(self._left[0].total())]
        self._rng.shuffle(cards)
        return cards

    def _whole(self, card: str) -> str:
        missing = self._left[card.count("/") + 1 :]
        return "/".join([card, *(self._take(faces) for faces in missing)])

    def _number_card(self) -> str:
        return "/".join(self._take(faces) for faces in self._left)

    def _take(self, faces: Counter[str]) -> str:
        left = [face for face, count in faces.items() if count]
        numbers = [face for face in left if face[-1].isdigit() and "draw" not in face]
        face = self._rng.choice(numbers or left)
        faces[face] -= 1
        return face


def _append(database: Path, code: str, entries: Sequence[AnyEntry]) -> None:
    async def append() -> None:
        store = LogStorage(f"sqlite+aiosqlite:///{database}", synchronous="NORMAL")
        await store.open()
        try:
            await store.append(code, 1, entries)
        finally:
            await store.close()

    # A thread of its own, since Playwright keeps a loop running in this one.
    with ThreadPoolExecutor(1) as executor:
        executor.submit(asyncio.run, append()).result()
