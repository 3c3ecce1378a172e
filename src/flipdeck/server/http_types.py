"""Requests and responses of the HTTP API, and the settings of a table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from flipdeck.formats.record import ReturnedCard, ShuffleRecord
from flipdeck.rules.deck_info import DeckInfo
from flipdeck.server.errors import ErrorFacts

TableMode = Literal["single", "points", "lowest", "partners", "rotation4", "elimination"]
BotLevel = Literal["greedy", "random"]
Spectators = Literal["nobody", "counts", "backs"]
Reaction = Literal["wave", "laugh", "clap", "wow", "cry", "angry", "think", "heart"]
SeatKind = Literal["open", "human", "bot"]
Phase = Literal["lobby", "playing", "between", "over"]

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=1, max_length=64)]
Id = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Number = Annotated[int, Meta(ge=0, le=1 << 53)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Delay = Annotated[int, Meta(ge=0, le=10_000)]
Target = Annotated[int, Meta(ge=1, le=1_000_000)]
RuleValue = str | int | bool


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of a table; times are milliseconds. ``mode`` and ``target`` None: the edition's."""

    edition: str = "flip-classic"
    section: Annotated[str, Meta(max_length=20)] | None = None
    """The printed section in whose language the sheet is, such as ``000-ES``. Its edition is
    played, whatever ``edition`` says, and ``rules`` change what the section prints."""
    rules: dict[str, RuleValue] = {}
    mode: TableMode | None = None
    target: Target | None = None
    cycles: Annotated[int, Meta(ge=1, le=10)] = 1
    """How many times a rotation is played over."""
    rounds: Annotated[int, Meta(ge=1, le=100)] | None = None
    """How many rounds end the match, whatever the scores are; None: the mode says."""
    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    turn_time: Literal[0, 15, 30, 60] = 0
    """Seconds a turn may take; 0 for no clock."""
    spectators: Spectators = "counts"
    """What spectators see: nothing, the card counts, or the backs of the cards as well."""
    public: bool = False
    chat: bool = True
    """Reactions and chat; never at a public table."""
    bot_delay: Delay = 900
    """How long bots wait before they move."""
    catch_delay: Delay = 1800
    """How long bots wait before they catch."""
    pass_delay: Delay = 1500
    """How long bots wait after a draw, and the minimum time before a player's pass."""
    pass_window: Annotated[int, Meta(ge=0, le=60_000)] | None = None
    """How long a player may decide on a drawn card; a pass is sent when this time is over, whether
    the card was playable or not. None: no limit, and the table never passes for a player, except
    for a single human with an unplayable card, after ``pass_delay``."""
    forget_uno: Annotated[int, Meta(ge=0, le=100)] = 12
    """How often bots forget to call UNO, of a hundred times; beginners twice as often. A bot that
    plays for a player never does."""
    next_round: Annotated[int, Meta(ge=0, le=300_000)] = 20_000
    """How long the end of a round is shown before the next one is dealt."""


# Requests.


class CreateTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Create a table with ``bots`` of level ``bot``; ``start`` deals at once if no seat is open."""

    name: Name
    settings: Settings = msgspec.field(default_factory=Settings)
    bots: Annotated[int, Meta(ge=0, le=9)] = 0
    bot: BotLevel = "greedy"
    start: bool = False
    password: Password | None = None


class TakeSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a seat; ``seat`` None: any free one, else a bot's."""

    name: Name
    seat: Seat | None = None
    password: Password | None = None


class JoinAnyTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Take a seat at any public table."""

    name: Name
    edition: str | None = None


# Responses.


class SeatToken(msgspec.Struct, frozen=True, kw_only=True):
    """A seat; whoever has the ``token`` plays it. The token is sent only once."""

    code: str
    seat: int
    token: str


class ServerInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What every page asks of the server."""

    address: str | None
    """Base URL of links on the local network, where the page's own may be this machine's alone."""


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """An error: its name, its facts, and its text in English."""

    error: str
    facts: ErrorFacts
    text: str


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the list of tables and visitors see it."""

    code: str
    edition: str
    section: str | None
    mode: str
    target: int
    seats: int
    humans: int
    bots: int
    free: int
    phase: Phase
    locked: bool
    password: bool
    public: bool
    spectators: Spectators
    host: str | None


class SeatStatus(msgspec.Struct, frozen=True, kw_only=True):
    """A table as a player who may come back to it sees it."""

    code: str
    edition: str
    section: str | None
    phase: Phase
    round: int | None
    """The number of the round; None before the first match."""
    your_turn: bool
    others: list[str]
    """The names at the other seats, in the order of play from one's own."""


class DealtRound(msgspec.Struct, frozen=True, kw_only=True):
    """The cards of a round in the order in which they were shuffled.

    ``deck`` begins with the first card dealt; ``returned`` are start cards that went back to a
    place of the draw pile; ``reshuffles`` are draw piles after a reshuffle, next card first.
    """

    number: int
    dealer: int
    deck: list[str]
    returned: list[ReturnedCard]
    reshuffles: list[list[str]]
    seating: list[int]
    """For each chair, the seat."""
    out: list[int]
    """Chairs that are out of an elimination."""


class RoundShuffle(msgspec.Struct, frozen=True, kw_only=True):
    """What is needed to verify the shuffle of the round that was just finished."""

    shuffle: ShuffleRecord
    draws: list[dict[str, str]]
    """The draws for the first dealer: the face that each chair drew, by chair."""
    round: DealtRound


class TableList(msgspec.Struct, frozen=True, kw_only=True):
    """Public tables."""

    tables: list[TableInfo]


class RulingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling and its domain: one of ``values``, or a number from ``least`` to ``most``."""

    name: str
    domain: str
    values: list[RuleValue]
    least: int | None
    most: int | None


class EditionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An edition and its rulings."""

    id: str
    sheet: str
    title: str
    rulings: dict[str, RuleValue]


class SectionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A printed section: an edition with overrides.

    ``cards``, ``colors`` and ``words`` are the names that it prints, by kind of card, colour and
    thing of the table; what it does not name is not in them.
    """

    id: str
    sheet: str
    product: str
    locale: str
    language: str
    """The language, named in that language."""
    edition: str
    overrides: dict[str, RuleValue]
    cards: dict[str, str]
    colors: dict[str, str]
    words: dict[str, str]


class Editions(msgspec.Struct, frozen=True, kw_only=True):
    """All editions, the domain of every ruling, the printed sections and the decks."""

    editions: list[EditionInfo]
    rulings: list[RulingInfo]
    sections: list[SectionInfo]
    decks: list[DeckInfo]


class RuleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A rule of the rulebook."""

    slug: str
    chapter: str
    title: str
    text: str
    sheets: list[str]
    printed: list[str]
    """The sections that print the rule."""
    applies: dict[str, bool]
    """For each edition and each section, whether the rule applies."""


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """A chapter of the rulebook."""

    name: str
    title: str


class RulebookInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The rulebook: its chapters and rules, in order."""

    chapters: list[Chapter]
    rules: list[RuleInfo]


REQUESTS: tuple[type, ...] = (CreateTable, TakeSeat, JoinAnyTable)
RESPONSES: tuple[type, ...] = (
    SeatToken,
    ServerInfo,
    Problem,
    TableInfo,
    SeatStatus,
    RoundShuffle,
    TableList,
    Editions,
    RulebookInfo,
)
