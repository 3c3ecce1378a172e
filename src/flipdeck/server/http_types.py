"""What is asked and answered over HTTP, and the settings of a table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

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
Beat = Annotated[int, Meta(ge=0, le=10_000)]
Target = Annotated[int, Meta(ge=1, le=1_000_000)]
RuleValue = str | int | bool


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table plays. ``mode`` and ``target`` None: the edition's own."""

    edition: str = "flip-classic"
    section: Annotated[str, Meta(max_length=20)] | None = None
    """The printed section in whose language the sheet is, such as ``000-ES``. Its edition is
    played, whatever ``edition`` says, and ``rules`` change what the section prints."""
    rules: dict[str, RuleValue] = {}
    mode: TableMode | None = None
    target: Target | None = None
    cycles: Annotated[int, Meta(ge=1, le=10)] = 1
    """How many times a rotation is played over."""
    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    turn_time: Literal[0, 15, 30, 60] = 0
    """Seconds a turn may take; 0 is no clock."""
    spectators: Spectators = "counts"
    """Who is not seated may see nothing, the counts, or the cards' backs as well."""
    public: bool = False
    chat: bool = True
    """Reactions and chat; never at a public table."""
    bot_delay: Beat = 900
    """How long bots wait before they move."""
    catch_delay: Beat = 1800
    """How long bots wait before they catch."""
    pass_delay: Beat = 1500
    """How long bots wait after a draw, and the least time in which a player keeps the card."""
    pass_window: Annotated[int, Meta(ge=0, le=60_000)] | None = None
    """How long a player has for the card just drawn; that it is kept is told when this is over,
    whether it fitted or not. None: no hurry, nothing is kept until the player says so; only
    for one alone with bots, a card that does not fit is kept after ``pass_delay``."""
    next_round: Annotated[int, Meta(ge=0, le=300_000)] = 20_000
    """How long the end of a round is shown before the next is dealt unasked."""


# HTTP: what is asked.


class CreateTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``bots`` of level ``bot`` sit down at once; ``start`` deals once all seats are taken."""

    name: Name
    settings: Settings = msgspec.field(default_factory=Settings)
    bots: Annotated[int, Meta(ge=0, le=9)] = 0
    bot: BotLevel = "greedy"
    start: bool = False
    password: Password | None = None


class TakeSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``seat`` None: any that is free, or a bot's."""

    name: Name
    seat: Seat | None = None
    password: Password | None = None


class JoinAnyTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat at any public table."""

    name: Name
    edition: str | None = None


class QrRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The address of a page of this server as others in the house reach it."""

    path: Annotated[str, Meta(max_length=200, pattern=r"^/[A-Za-z0-9_/#.~-]*$")]


# HTTP: what is answered.


class SeatToken(msgspec.Struct, frozen=True, kw_only=True):
    """``token`` is the seat: whoever has it, plays it. It is told once."""

    code: str
    seat: int
    token: str


class Qr(msgspec.Struct, frozen=True, kw_only=True):
    url: str
    svg: str


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """What was wrong, by name and in English."""

    error: str
    text: str


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the list and a visitor see it."""

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


class TableList(msgspec.Struct, frozen=True, kw_only=True):
    tables: list[TableInfo]


class RulingInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling and what it may be: one of ``values``, or a number from ``least`` to ``most``."""

    name: str
    domain: str
    values: list[RuleValue]
    least: int | None
    most: int | None


class EditionInfo(msgspec.Struct, frozen=True, kw_only=True):
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
    editions: list[EditionInfo]
    rulings: list[RulingInfo]
    sections: list[SectionInfo]


class RuleInfo(msgspec.Struct, frozen=True, kw_only=True):
    slug: str
    chapter: str
    title: str
    text: str
    sheets: list[str]
    printed: list[str]
    """The sections that print the rule."""
    applies: dict[str, bool]
    """For each edition and each section, whether the rule is in force."""


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    title: str


class RulebookInfo(msgspec.Struct, frozen=True, kw_only=True):
    chapters: list[Chapter]
    rules: list[RuleInfo]


REQUESTS: tuple[type, ...] = (CreateTable, TakeSeat, JoinAnyTable, QrRequest)
RESPONSES: tuple[type, ...] = (SeatToken, Qr, Problem, TableInfo, TableList, Editions, RulebookInfo)
