"""A laid table: its log is written before anybody opens it, so that a test chooses the deal.

Everything goes through the server's own entries, seats and store: the table is folded here once
before it is written, and what the law forbids does not come to lie in the database.
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
from typing import Any

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
    "next_round": 300_000,
}


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
class LaidTable:
    code: str
    tokens: Mapping[int, str]
    """The secrets of the seats that people have."""

    def link(self, seat: int) -> str:
        return f"/t/{self.code}#{self.tokens[seat]}"

    @property
    def page(self) -> str:
        return f"/t/{self.code}"


def lay(
    database: Path,
    deal: Deal,
    *,
    edition: str = "flip-classic",
    people: Sequence[int] = (0,),
    moves: Iterable[tuple[int, AnyMove]] = (),
    rules: Mapping[str, RuleValue] | None = None,
    **settings: Any,
) -> LaidTable:
    """Writes a table with ``people`` on their seats and bots on the others, dealt and so far
    played by ``moves``; without ``hand_size`` in the rules the longest hand is the hand size."""
    size = max(len(hand.split()) for hand in deal.hands)
    wanted = Settings(
        edition=edition,
        seats=len(deal.hands),
        rules={"hand_size": size, **(rules or {})},
        # Alone with bots, a drawn card that is playable waits for its player.
        **{**QUICK, "pass_window": None if len(people) == 1 else 0, **settings},
    )
    code = credentials.new_code()
    tokens = {seat: credentials.new_token() for seat in people}
    written = _entries(wanted, deal, code, tokens, moves)
    table = Table()
    for entry in written:
        table.apply(entry)
    _write(database, code, written)
    return LaidTable(code, tokens)


def _entries(
    settings: Settings,
    deal: Deal,
    code: str,
    tokens: Mapping[int, str],
    moves: Iterable[tuple[int, AnyMove]],
) -> list[AnyEntry]:
    now = time.time_ns() // 1_000_000
    logged, in_force = log_settings(settings)
    made: list[AnyEntry] = [
        log.TableCreated(at=now, format=log.FORMAT, code=code, settings=logged, rules=in_force)
    ]
    for seat, name in enumerate(NAMES[: settings.seats]):
        if seat in tokens:
            made.append(
                log.SeatTaken(at=now, seat=seat, name=name, token=credentials.hashed(tokens[seat]))
            )
        else:
            made.append(log.BotSeated(at=now, seat=seat, bot="greedy", name=name))
    made.append(dealt(settings, deal, now))
    made += [log.MovePlayed.of(move, at=now, seat=seat) for seat, move in moves]
    return made


def dealt(settings: Settings, deal: Deal, now: int) -> log.RoundDealt:
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
    """Gives out the cards of one deck: those named, and quiet ones where none is named."""

    def __init__(self, deck: Deck, deal: Deal) -> None:
        self._left = [
            Counter({side.names[face]: count for face, count in most.items()})
            for side, most in zip(deck.prints, deck.most, strict=True)
        ]
        self._chance = random.Random(1)
        # What is named anywhere is not given out elsewhere.
        for text in " ".join((*deal.hands, deal.top, deal.draw, deal.bottom)).split():
            for side, face in enumerate(text.split("/")):
                self._left[side][face] -= 1
                assert self._left[side][face] >= 0, f"the deck has no further {face}"

    def cards(self, text: str) -> list[str]:
        return [self._whole(card) for card in text.split()]

    def hand(self, text: str, size: int) -> list[str]:
        return self.cards(text) + [self._quiet() for _ in range(size - len(text.split()))]

    def rest(self) -> list[str]:
        cards = [self._quiet() for _ in range(self._left[0].total())]
        self._chance.shuffle(cards)
        return cards

    def _whole(self, card: str) -> str:
        missing = self._left[card.count("/") + 1 :]
        return "/".join([card, *(self._take(faces) for faces in missing)])

    def _quiet(self) -> str:
        return "/".join(self._take(faces) for faces in self._left)

    def _take(self, faces: Counter[str]) -> str:
        left = [face for face, count in faces.items() if count]
        numbers = [face for face in left if face[-1].isdigit() and "draw" not in face]
        face = self._chance.choice(numbers or left)
        faces[face] -= 1
        return face


def _write(database: Path, code: str, written: Sequence[AnyEntry]) -> None:
    async def append() -> None:
        store = LogStorage(f"sqlite+aiosqlite:///{database}", synchronous="NORMAL")
        await store.open()
        try:
            await store.append(code, 1, written)
        finally:
            await store.close()

    # A thread of its own, since Playwright keeps a loop running in this one.
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, append()).result()
