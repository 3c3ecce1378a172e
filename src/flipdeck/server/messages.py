"""Everything that crosses the wire: the one source of JSON Schema, OpenAPI and TypeScript.

``chair`` is a seat of the round, as moves, events and views count them; ``seat`` is a place at the
table that a person or a bot has taken. They differ only in a rotation, which re-seats its players;
``MatchFacts.seating`` tells who sits where. Times are milliseconds.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from flipdeck import events as ev
from flipdeck.moves import AnyMove
from flipdeck.view import View

AnyEvent = (
    ev.TurnedUp
    | ev.Returned
    | ev.Redealt
    | ev.Ignored
    | ev.Played
    | ev.ColorNamed
    | ev.CalledUno
    | ev.Gave
    | ev.Drew
    | ev.FoundNothing
    | ev.Kept
    | ev.Reshuffled
    | ev.Flipped
    | ev.Surfaced
    | ev.Reversed
    | ev.Skipped
    | ev.Accepted
    | ev.Challenged
    | ev.HandShown
    | ev.Judged
    | ev.Found
    | ev.Exposed
    | ev.WindowClosed
    | ev.CallCleared
    | ev.Caught
    | ev.WentOut
    | ev.Blocked
    | ev.Awaited
)

TableMode = Literal["single", "points", "lowest", "partners", "rotation4", "elimination"]
BotLevel = Literal["greedy", "random"]
Watching = Literal["nobody", "counts", "backs"]
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
    rules: dict[str, RuleValue] = {}
    mode: TableMode | None = None
    target: Target | None = None
    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    turn_time: Literal[0, 15, 30, 60] = 0
    """Seconds a turn may take; 0 is no clock."""
    watch: Watching = "counts"
    """Who is not seated may see nothing, the counts, or the cards' backs as well."""
    public: bool = False
    chat: bool = True
    """Reactions and chat; never at a public table."""
    beat: Beat = 900
    """How long bots wait before they move."""
    catch_beat: Beat = 1800
    """How long bots wait before they catch."""
    keep_beat: Beat = 1500
    """The least time between a draw and keeping the card, whether it fitted or not."""
    next_round: Annotated[int, Meta(ge=0, le=300_000)] = 20_000
    """How long the end of a round is shown before the next is dealt unasked."""


# HTTP: what is asked.


class MakeTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
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


class SitAnywhere(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat at any public table."""

    name: Name
    edition: str | None = None


class AskQr(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The address of a page of this server as others in the house reach it."""

    path: Annotated[str, Meta(max_length=200, pattern=r"^/[A-Za-z0-9_/#.~-]*$")]


# HTTP: what is answered.


class Seated(msgspec.Struct, frozen=True, kw_only=True):
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


class TableFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the list and a visitor see it."""

    code: str
    edition: str
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
    watch: Watching
    host: str | None


class TableList(msgspec.Struct, frozen=True, kw_only=True):
    tables: list[TableFacts]


class RulingFacts(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    domain: str


class EditionFacts(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    sheet: str
    title: str
    rulings: dict[str, RuleValue]


class Editions(msgspec.Struct, frozen=True, kw_only=True):
    editions: list[EditionFacts]
    rulings: list[RulingFacts]


class RuleFacts(msgspec.Struct, frozen=True, kw_only=True):
    slug: str
    chapter: str
    title: str
    text: str
    refusal: str
    sheets: list[str]
    applies: dict[str, bool]
    """For each edition, whether the rule is in force."""


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    title: str


class LawBook(msgspec.Struct, frozen=True, kw_only=True):
    chapters: list[Chapter]
    rules: list[RuleFacts]


# The table, as everyone may know it.


class SeatFacts(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    kind: SeatKind
    name: str | None
    bot: BotLevel | None
    connected: bool
    piloted: bool
    """A bot plays for the player, who is away or was out of time."""
    muted: bool


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    code: str
    settings: Settings
    mode: TableMode
    target: int
    phase: Phase
    paused: bool
    locked: bool
    password: bool
    host: int | None
    seats: list[SeatFacts]
    watchers: int
    ready: list[int]
    """Seats that asked for the next round."""


class RoundScore(msgspec.Struct, frozen=True, kw_only=True):
    """A round that is over, by seat (not chair); ``scores`` are the totals after it."""

    dealer: int
    winner: int | None
    points: list[int]
    held: list[int]
    """What each hand was worth on the side in play."""
    scores: list[int]
    partners: list[list[int]] | None
    """Who played together."""


class MatchFacts(msgspec.Struct, frozen=True, kw_only=True):
    mode: TableMode
    target: int
    round: int
    """Which round is being played, from 1; a blocked one is played again under its number."""
    seating: list[int]
    """For each chair of the round, the seat."""
    draws: list[dict[str, str]]
    """The draws for the first dealer: the face each chair drew, by chair."""
    scores: list[int]
    """By seat; with partners by team, 0+2 and 1+3."""
    out: list[int]
    winners: list[int] | None
    """Seats that have won; None while the match goes on or when it was ended without a winner."""
    ended: Literal["won", "stopped"] | None
    stopped_for: str | None
    """What the host said in ending it."""
    sheet: list[RoundScore]


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """Time left for the turn; ``running`` is false while the table pauses."""

    chair: int
    left: int
    total: int
    running: bool


# The socket: what a client says.


class Say(msgspec.Struct, frozen=True, kw_only=True, tag_field="say", forbid_unknown_fields=True):
    """``id`` comes back with the answer; a logged command with an id is done once only."""

    id: Id | None = None


class Hello(Say, frozen=True, kw_only=True, tag="hello"):
    """The first thing said. Without a token one watches. ``since`` is the last number heard.

    ``part`` is kept for a shuffle that players can verify.
    """

    token: Annotated[str, Meta(max_length=100)] | None = None
    since: Number | None = None
    password: Password | None = None
    part: Annotated[str, Meta(max_length=100)] | None = None


class MoveSay(Say, frozen=True, kw_only=True, tag="move"):
    """Cards by their active face, and by place where several are alike."""

    id: Id
    move: AnyMove


class Ask(Say, frozen=True, kw_only=True, tag="ask"):
    """Would this move be legal? Nothing is done."""

    id: Id
    move: AnyMove


class ArmUno(Say, frozen=True, kw_only=True, tag="arm_uno"):
    """Call UNO with the next card laid, if it leaves one."""

    armed: bool = True


class Start(Say, frozen=True, kw_only=True, tag="start"):
    """Begin the match, or a rematch; ``fill`` seats bots where nobody sits."""

    fill: bool = False
    bot: BotLevel = "greedy"


class NextRound(Say, frozen=True, kw_only=True, tag="next"):
    """Deal the next round; it is dealt when everybody here asked, or the time is up."""


class SitBot(Say, frozen=True, kw_only=True, tag="sit_bot"):
    seat: Seat
    bot: BotLevel = "greedy"


class Remove(Say, frozen=True, kw_only=True, tag="remove"):
    """Send a player or a bot away; in a match a bot takes the seat over."""

    seat: Seat


class Leave(Say, frozen=True, kw_only=True, tag="leave"):
    pass


class Back(Say, frozen=True, kw_only=True, tag="back"):
    """Take the seat back from the autopilot."""


class Lock(Say, frozen=True, kw_only=True, tag="lock"):
    locked: bool


class SetPassword(Say, frozen=True, kw_only=True, tag="password"):
    password: Password | None


class Change(Say, frozen=True, kw_only=True, tag="settings"):
    """Other settings, before the match."""

    settings: Settings


class Pause(Say, frozen=True, kw_only=True, tag="pause"):
    pass


class Resume(Say, frozen=True, kw_only=True, tag="resume"):
    pass


class End(Say, frozen=True, kw_only=True, tag="end"):
    """End the match as it stands; ``winners`` are the seats it is given to, if any."""

    reason: Annotated[str, Meta(max_length=100)] = ""
    winners: list[Seat] = []


class PassHost(Say, frozen=True, kw_only=True, tag="pass_host"):
    seat: Seat


class Mute(Say, frozen=True, kw_only=True, tag="mute"):
    seat: Seat
    muted: bool


class React(Say, frozen=True, kw_only=True, tag="react"):
    reaction: Reaction


class Chat(Say, frozen=True, kw_only=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Ping(Say, frozen=True, kw_only=True, tag="ping"):
    pass


class Probed(Say, frozen=True, kw_only=True, tag="probed"):
    """The answer to ``probe``, at once: so the server knows how far away a client is."""

    mark: Number


AnySay = (
    Hello
    | MoveSay
    | Ask
    | ArmUno
    | Start
    | NextRound
    | SitBot
    | Remove
    | Leave
    | Back
    | Lock
    | SetPassword
    | Change
    | Pause
    | Resume
    | End
    | PassHost
    | Mute
    | React
    | Chat
    | Ping
    | Probed
)


# The socket: what the server tells.


class Tell(msgspec.Struct, frozen=True, kw_only=True, tag_field="tell"):
    pass


class Missed(msgspec.Struct, frozen=True, kw_only=True):
    n: int
    events: list[AnyEvent]


class Welcome(Tell, frozen=True, kw_only=True, tag="welcome"):
    """The whole table as this client may see it now.

    ``missed`` has what happened since the number the client named; None if that is too long ago.
    """

    seat: int | None
    n: int
    lobby: Lobby
    match: MatchFacts | None
    view: View | None
    legal: list[AnyMove]
    clock: Clock | None
    armed: bool
    missed: list[Missed] | None


class Happened(Tell, frozen=True, kw_only=True, tag="happened"):
    """One entry of the table's log; ``lobby`` and ``match`` come along when they changed.

    ``id`` is that of the command that did it, for its sender alone.
    """

    n: int
    events: list[AnyEvent]
    view: View | None
    legal: list[AnyMove]
    clock: Clock | None
    lobby: Lobby | None
    match: MatchFacts | None
    id: str | None


class LobbyTold(Tell, frozen=True, kw_only=True, tag="lobby"):
    """Something about the people changed that is no entry of the log: one came or went."""

    n: int
    lobby: Lobby


class Done(Tell, frozen=True, kw_only=True, tag="done"):
    """A command was done that changes nothing in the log, or was done before: as number ``n``."""

    id: str | None
    n: int


class Refused(Tell, frozen=True, kw_only=True, tag="refused"):
    """The law forbids a move: the rule, its facts, and the reason in English."""

    id: str
    rule: str
    facts: dict[str, Any]
    text: str


class Ruled(Tell, frozen=True, kw_only=True, tag="ruled"):
    """The answer to ``ask``; ``rule`` is empty for a legal move."""

    id: str
    rule: str
    facts: dict[str, Any]
    text: str


class Error(Tell, frozen=True, kw_only=True, tag="error"):
    """Anything else that was wrong, by name; ``closing``: this connection ends."""

    id: str | None
    error: str
    text: str
    closing: bool


class Reacted(Tell, frozen=True, kw_only=True, tag="reacted"):
    seat: int
    reaction: Reaction


class Chatted(Tell, frozen=True, kw_only=True, tag="chatted"):
    seat: int
    text: str


class Pong(Tell, frozen=True, kw_only=True, tag="pong"):
    id: str | None
    n: int


class Probe(Tell, frozen=True, kw_only=True, tag="probe"):
    """To be answered at once by ``probed`` with the same mark."""

    mark: int


AnyTell = (
    Welcome
    | Happened
    | LobbyTold
    | Done
    | Refused
    | Ruled
    | Error
    | Reacted
    | Chatted
    | Pong
    | Probe
)

ASKED: tuple[type, ...] = (MakeTable, TakeSeat, SitAnywhere, AskQr)
ANSWERED: tuple[type, ...] = (Seated, Qr, Problem, TableFacts, TableList, Editions, LawBook)
