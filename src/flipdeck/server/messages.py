"""The messages of the WebSocket; with ``http_types``, the source of OpenAPI and TypeScript types.

``chair`` is a place in the round, as moves, events and views count them; ``seat`` is a place at the
table that a player or a bot has taken. They differ only in a rotation, which re-seats its players;
``MatchInfo.seating`` has the seat of each chair. Times are milliseconds.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from flipdeck.bots.hints import HintFacts, Reason
from flipdeck.engine.view import View, ViewChanges
from flipdeck.rules import events as ev
from flipdeck.rules.moves import AnyMove
from flipdeck.rules.verdict import Facts
from flipdeck.server.errors import ErrorFacts
from flipdeck.server.http_types import (
    BotLevel,
    Id,
    Name,
    Number,
    Password,
    Reaction,
    Seat,
    Settings,
)
from flipdeck.server.table_types import Clock, Lobby, MatchInfo, Note

PROTOCOL: Final = 2
"""The version of the protocol. It changes with a name or a meaning, not with additions."""

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
    | ev.Swapped
    | ev.Rotated
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

# Messages of a client.


class Incoming(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True
):
    """A client's message. The answer has its ``id``; a command is carried out once per id."""

    id: Id | None = None


class Hello(Incoming, frozen=True, kw_only=True, tag="hello"):
    """The first message of a connection. Without a token the client is a spectator.

    ``protocol`` must be the server's. ``since`` is the last ``seq`` received, for a client that
    reconnects. ``part`` is reserved for a shuffle that players can verify. A spectator with
    ``backs`` false is sent no backs of hands, whatever the table shows to spectators: a screen in
    the players' room must not show anybody the own ones.
    """

    protocol: int = 0
    token: Annotated[str, Meta(max_length=100)] | None = None
    since: Number | None = None
    password: Password | None = None
    part: Annotated[str, Meta(max_length=100)] | None = None
    backs: bool = True


class MoveCommand(Incoming, frozen=True, kw_only=True, tag="move"):
    """Make a move. Cards are named by their active face, and by place if several are equal."""

    id: Id
    move: AnyMove


class CheckMove(Incoming, frozen=True, kw_only=True, tag="check"):
    """Ask whether a move would be legal; nothing is done."""

    id: Id
    move: AnyMove


class AskHint(Incoming, frozen=True, kw_only=True, tag="hint"):
    """Ask for a good move; only where all other seats are bots', and in no tournament."""

    id: Id


class ArmUno(Incoming, frozen=True, kw_only=True, tag="arm_uno"):
    """Call UNO with the next card played, if it leaves one."""

    armed: bool = True


class Start(Incoming, frozen=True, kw_only=True, tag="start"):
    """Start the match, or a rematch; ``fill`` seats bots on open seats."""

    fill: bool = False
    bot: BotLevel = "greedy"


class NextRound(Incoming, frozen=True, kw_only=True, tag="next_round"):
    """Deal the next round; it is dealt when every connected seat has asked, or on time-out.

    After a match it asks the host for a rematch; without the host it starts when every connected
    seat has asked.
    """


class HoldDeal(Incoming, frozen=True, kw_only=True, tag="hold_deal"):
    """Ask to wait with the next deal, or no longer to wait."""

    held: bool = True


class AddBot(Incoming, frozen=True, kw_only=True, tag="add_bot"):
    """Seat a bot on an open seat."""

    seat: Seat
    bot: BotLevel = "greedy"


class Remove(Incoming, frozen=True, kw_only=True, tag="remove"):
    """Remove a player or a bot; during a match a bot takes over a player's seat."""

    seat: Seat


class Leave(Incoming, frozen=True, kw_only=True, tag="leave"):
    """Give up the seat."""


class ChangeSeat(Incoming, frozen=True, kw_only=True, tag="change_seat"):
    """Move to a free seat, before the first match."""

    seat: Seat


class Rename(Incoming, frozen=True, kw_only=True, tag="rename"):
    """Take another name."""

    name: Name


class AutopilotOff(Incoming, frozen=True, kw_only=True, tag="autopilot_off"):
    """Take the seat back from the autopilot."""


class Lock(Incoming, frozen=True, kw_only=True, tag="lock"):
    """Lock the table against new players, or unlock it."""

    locked: bool


class SetPassword(Incoming, frozen=True, kw_only=True, tag="set_password"):
    """Set the table's password, or remove it."""

    password: Password | None


class ChangeSettings(Incoming, frozen=True, kw_only=True, tag="change_settings"):
    """Replace the settings before a match."""

    settings: Settings


class Pause(Incoming, frozen=True, kw_only=True, tag="pause"):
    """Pause the match."""


class Resume(Incoming, frozen=True, kw_only=True, tag="resume"):
    """Resume a paused match."""


class EndMatch(Incoming, frozen=True, kw_only=True, tag="end_match"):
    """End the match as it stands; ``winners`` are the seats it is awarded to, if any."""

    reason: Annotated[str, Meta(max_length=100)] = ""
    winners: list[Seat] = []


class TransferHost(Incoming, frozen=True, kw_only=True, tag="transfer_host"):
    """Make another player the host."""

    seat: Seat


class Mute(Incoming, frozen=True, kw_only=True, tag="mute"):
    """Mute a player's chat and reactions, or unmute them."""

    seat: Seat
    muted: bool


class React(Incoming, frozen=True, kw_only=True, tag="react"):
    """Show a reaction to the table."""

    reaction: Reaction


class Chat(Incoming, frozen=True, kw_only=True, tag="chat"):
    """Send a line of chat to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Attend(Incoming, frozen=True, kw_only=True, tag="attend"):
    """Show that a player is here, so that bots and clocks go on."""


class Ping(Incoming, frozen=True, kw_only=True, tag="ping"):
    """Ask for a ``pong``."""


class ProbeReply(Incoming, frozen=True, kw_only=True, tag="probe_reply"):
    """The immediate answer to ``probe``, from which the server learns the latency."""

    mark: Number


ClientMessage = (
    Hello
    | MoveCommand
    | CheckMove
    | AskHint
    | ArmUno
    | Start
    | NextRound
    | HoldDeal
    | AddBot
    | Remove
    | Leave
    | ChangeSeat
    | Rename
    | AutopilotOff
    | Lock
    | SetPassword
    | ChangeSettings
    | Pause
    | Resume
    | EndMatch
    | TransferHost
    | Mute
    | React
    | Chat
    | Attend
    | Ping
    | ProbeReply
)


# Messages of the server.


class Outgoing(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A server's message."""


class PastUpdate(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The events of an earlier update; ``autopilot`` as there."""

    seq: int
    events: list[AnyEvent]
    autopilot: bool = False


class Welcome(Outgoing, frozen=True, kw_only=True, tag="welcome"):
    """The whole table as this client may see it now. ``protocol`` is the server's.

    ``missed`` has the updates after the number in the hello's ``since``; None if there was none or
    if they are no longer in memory. Then ``history`` has the events of the current round so far;
    else it is None. ``legal`` is empty if the client has no move to make. ``notes`` are the last
    ones, whatever ``since`` is.
    """

    protocol: int = PROTOCOL
    seat: int | None
    seq: int
    lobby: Lobby
    match: MatchInfo | None
    view: View | None
    legal: list[AnyMove]
    clock: Clock | None
    armed: bool
    missed: list[PastUpdate] | None
    history: list[PastUpdate] | None
    notes: list[Note] = []


class Update(Outgoing, frozen=True, kw_only=True, omit_defaults=True, tag="update"):
    """One entry of the table's log, and what it changed for this client.

    A move has ``changes``, to be applied to the view of the update or welcome numbered one lower;
    any other entry has the whole ``view`` once a match was started. ``legal`` holds the moves that
    the client may make now; without it there are none. Without ``clock`` no turn is timed.
    ``lobby`` and ``match`` are present if they changed; ``id`` is that of the command that did
    it, for its sender alone. ``autopilot``: a bot made this move for a player who
    is away or was out of time.
    """

    seq: int
    events: list[AnyEvent]
    view: View | None = None
    changes: ViewChanges | None = None
    legal: list[AnyMove] = []
    clock: Clock | None = None
    lobby: Lobby | None = None
    match: MatchInfo | None = None
    id: str | None = None
    autopilot: bool = False


class LobbyUpdate(Outgoing, frozen=True, kw_only=True, tag="lobby"):
    """The lobby changed without an entry of the log: a client connected or disconnected."""

    seq: int
    lobby: Lobby


class Ack(Outgoing, frozen=True, kw_only=True, tag="ack"):
    """A command was carried out without a log entry, or had been before, as entry ``seq``."""

    id: str | None
    seq: int


class Refused(Outgoing, frozen=True, kw_only=True, tag="refused"):
    """A rule forbids the move: the rule, its facts, and the reason in English."""

    id: str
    rule: str
    facts: Facts
    text: str


class MoveVerdict(Outgoing, frozen=True, kw_only=True, tag="verdict"):
    """The answer to ``check``; ``rule`` is empty for a legal move."""

    id: str
    rule: str
    facts: Facts
    text: str


class HintSent(Outgoing, frozen=True, kw_only=True, tag="hint"):
    """The answer to ``hint``: a good move, or None if the player has none to make, and why."""

    id: str
    move: AnyMove | None
    reason: Reason
    facts: HintFacts


class Error(Outgoing, frozen=True, kw_only=True, tag="error"):
    """Any other error: its name, its facts, and its text in English.

    With ``closing`` the server closes the connection.
    """

    id: str | None
    error: str
    facts: ErrorFacts
    text: str
    closing: bool


class ReactionSent(Outgoing, frozen=True, kw_only=True, tag="reaction"):
    """A reaction of a seat, to the whole table."""

    seat: int
    reaction: Reaction
    note: Note | None = None
    """The note by which it is remembered."""


class ChatSent(Outgoing, frozen=True, kw_only=True, tag="chat"):
    """A chat line of a seat, to the whole table."""

    seat: int
    text: str
    note: Note | None = None
    """The note by which it is remembered."""


class NoteSent(Outgoing, frozen=True, kw_only=True, tag="note"):
    """A note other than chat and reactions, to the whole table."""

    note: Note


class Pong(Outgoing, frozen=True, kw_only=True, tag="pong"):
    """The answer to ``ping``, with the number of the last log entry."""

    id: str | None
    seq: int


class Probe(Outgoing, frozen=True, kw_only=True, tag="probe"):
    """To be answered at once by ``probe_reply`` with the same mark."""

    mark: int


ServerMessage = (
    Welcome
    | Update
    | LobbyUpdate
    | Ack
    | Refused
    | MoveVerdict
    | HintSent
    | Error
    | ReactionSent
    | ChatSent
    | NoteSent
    | Pong
    | Probe
)
