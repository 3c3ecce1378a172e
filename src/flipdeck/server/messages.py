"""What crosses the socket; with the forms, the one source of JSON Schema, OpenAPI and TypeScript.

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
from flipdeck.server.forms import (
    BotLevel,
    Id,
    Number,
    Password,
    Phase,
    Reaction,
    Seat,
    SeatKind,
    Settings,
    TableMode,
)
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
