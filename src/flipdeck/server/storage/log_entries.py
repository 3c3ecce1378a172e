"""The entries of a table's log; a table is the fold of them.

The types here are a storage format: they share nothing with the messages on the wire, and a change
of them needs a new `FORMAT` and a migration. Cards are written in full and in order, so that a log
plays again without a generator; rulings are written resolved, so that a later edition of the rules
does not change a table that is being played.
"""

from __future__ import annotations

from typing import Final, Literal, Self

import msgspec

from flipdeck.rules.moves import (
    Accept,
    AnyMove,
    CallUno,
    Catch,
    Challenge,
    Draw,
    NameColor,
    Pass,
    Play,
)

FORMAT: Final = 2
"""Version of this format; the entries of version 1 are rewritten by migration 0003."""

By = Literal["player", "bot", "pilot", "table"]
Value = str | int | bool
Do = Literal["play", "draw", "pass", "accept", "challenge", "color", "uno", "catch"]

_FIELDLESS: Final[dict[str, AnyMove]] = {
    "draw": Draw(),
    "pass": Pass(),
    "accept": Accept(),
    "challenge": Challenge(),
    "uno": CallUno(),
}
_DO: Final[dict[type, Do]] = {
    Play: "play",
    Draw: "draw",
    Pass: "pass",
    Accept: "accept",
    Challenge: "challenge",
    NameColor: "color",
    CallUno: "uno",
    Catch: "catch",
}


class LoggedSettings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table's settings as the host chose them; times are milliseconds but for ``turn_time``.

    ``section``, ``cycles``, ``rounds`` and ``forget_uno`` were added after the first logs of this
    format, which have none of them.
    """

    edition: str
    section: str | None = None
    seats: int
    rules: dict[str, Value] = {}
    mode: str | None = None
    target: int | None = None
    cycles: int = 1
    rounds: int | None = None
    turn_time: int = 0
    watch: str = "counts"
    public: bool = False
    chat: bool = True
    bot_delay: int
    catch_delay: int
    keep_delay: int
    keep_window: int | None = None
    forget_uno: int = 0
    next_round_delay: int


class RulesInForce(msgspec.Struct, frozen=True, kw_only=True):
    """What a table plays by: every ruling by name, and which version of the rules resolved it."""

    rulings: dict[str, Value]
    mode: str
    target: int
    version: str
    """Version of the program."""
    rulebook: str
    """Digest of the rulebook; empty where the program did not write one."""


class Entry(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True, gc=False
):
    """Base of all entries; ``at`` is in milliseconds since 1970."""

    at: int


class TableCreated(Entry, frozen=True, kw_only=True, tag="table_created"):
    """The first entry of every log; ``password`` is a hash."""

    format: int
    code: str
    settings: LoggedSettings
    rules: RulesInForce
    password: str | None = None


class SettingsChanged(Entry, frozen=True, kw_only=True, tag="settings_changed"):
    """The host changed the settings between two matches."""

    settings: LoggedSettings
    rules: RulesInForce


class SeatTaken(Entry, frozen=True, kw_only=True, tag="seat_taken"):
    """A person took a seat; ``token`` is a hash."""

    seat: int
    name: str
    token: str


class BotSeated(Entry, frozen=True, kw_only=True, tag="bot_seated"):
    """A bot took a seat."""

    seat: int
    bot: str
    name: str


class SeatLeft(Entry, frozen=True, kw_only=True, tag="seat_left"):
    """A player left or was removed; during a match a bot plays on."""

    seat: int
    removed: bool = False


class SeatChanged(Entry, frozen=True, kw_only=True, tag="seat_changed"):
    """A player moved to a free seat before a match. Added after the first logs of this format."""

    seat: int
    to: int


class SeatRenamed(Entry, frozen=True, kw_only=True, tag="seat_renamed"):
    """A player took another name. Added after the first logs of this format."""

    seat: int
    name: str


class HostTransferred(Entry, frozen=True, kw_only=True, tag="host_transferred"):
    """Another seat became host."""

    seat: int


class TableLocked(Entry, frozen=True, kw_only=True, tag="table_locked"):
    """The table was locked or unlocked."""

    locked: bool


class PasswordChanged(Entry, frozen=True, kw_only=True, tag="password_changed"):
    """The password was set (a hash) or removed (None)."""

    password: str | None


class SeatMuted(Entry, frozen=True, kw_only=True, tag="seat_muted"):
    """A player was muted or unmuted."""

    seat: int
    muted: bool


class CommittedSeed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The seed of a round to come and its commitment, in hexadecimal.

    With a secret of the operator's, ``sealed`` has seed and salt encrypted, and they stay empty.
    """

    round: int
    commitment: str
    seed: str = ""
    salt: str = ""
    sealed: str = ""


class SeatPart(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """What a person's seat gave to a shuffle, in hexadecimal: the hash of its part, and the part.

    Both are empty for one that sent nothing in time; a part is also empty if it was never opened.
    """

    seat: int
    hash: str = ""
    part: str = ""


class ShuffleCommitted(Entry, frozen=True, kw_only=True, tag="shuffle_committed"):
    """A match is about to be dealt: ``seeds`` are those of its draw (round 0) and first deal.

    ``table`` names the match in every hash. Added after the first logs of this format.
    """

    table: str
    seeds: tuple[CommittedSeed, ...]


class PartsClosed(Entry, frozen=True, kw_only=True, tag="parts_closed"):
    """No further parts are taken for a round; those whose hashes came may be opened.

    Added after the first logs of this format.
    """

    round: int
    parts: tuple[SeatPart, ...]


class DealtShuffle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """How a round was shuffled: every person's seat, and the seed of the next round.

    ``again`` is how many deals of it were discarded because no card could start.
    """

    round: int
    parts: tuple[SeatPart, ...] = ()
    again: int = 0
    next: CommittedSeed | None = None


class RoundDealt(Entry, frozen=True, kw_only=True, tag="round_dealt"):
    """A round was dealt.

    ``deck`` holds the cards in full, first dealt first; ``returned`` the places of start cards that
    went back; ``shuffled`` a reshuffle that the start card caused. ``first`` begins a match, with
    ``draws`` for the first dealer. ``digest`` is that of the state after it. ``shuffle`` was added
    after the first logs of this format; without it players cannot verify the round.
    """

    dealer: int
    deck: str
    returned: tuple[int, ...] = ()
    shuffled: str = ""
    redealt: bool = False
    first: bool = False
    draws: tuple[dict[str, str], ...] = ()
    digest: str = ""
    shuffle: DealtShuffle | None = None


class MovePlayed(Entry, frozen=True, kw_only=True, tag="move_played"):
    """A move.

    ``shuffled`` is the reshuffle it caused, ``grace`` is set where it left a seat exposed, and
    ``digest`` of the state after it is written every so often.
    """

    seat: int
    do: Do
    card: str = ""
    place: int | None = None
    color: str | None = None
    uno: bool = False
    give: tuple[str, ...] = ()
    to: int | None = None
    target: int = -1
    by: By = "player"
    shuffled: str = ""
    grace: int = 0
    digest: str = ""

    @classmethod
    def of(cls, move: AnyMove, *, at: int, seat: int, by: By = "player") -> Self:
        """The entry of a move."""
        do = _DO[type(move)]
        if isinstance(move, Play):
            return cls(
                at=at,
                seat=seat,
                do=do,
                card=move.card,
                place=move.at,
                color=move.color,
                uno=move.uno,
                give=move.give,
                to=move.to,
                by=by,
            )
        if isinstance(move, NameColor):
            return cls(at=at, seat=seat, do=do, color=move.color, by=by)
        if isinstance(move, Catch):
            return cls(at=at, seat=seat, do=do, target=move.target, by=by)
        return cls(at=at, seat=seat, do=do, by=by)

    @property
    def move(self) -> AnyMove:
        """The move as the rules know it."""
        if self.do == "play":
            return Play(self.card, self.place, self.color, self.uno, self.give, self.to)
        if self.do == "color":
            return NameColor(self.color)
        if self.do == "catch":
            return Catch(self.target)
        return _FIELDLESS[self.do]


class MatchPaused(Entry, frozen=True, kw_only=True, tag="match_paused"):
    """The host paused the match."""


class MatchResumed(Entry, frozen=True, kw_only=True, tag="match_resumed"):
    """The host resumed the match."""


class MatchEnded(Entry, frozen=True, kw_only=True, tag="match_ended"):
    """The host ended the match before its end."""

    reason: str = ""
    winners: tuple[int, ...] = ()


class StageSeat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """Who sits on a seat in a stage of a tournament: a person (``token`` is a hash) or a bot."""

    name: str
    token: str | None = None
    bot: str | None = None


class StageStarted(Entry, frozen=True, kw_only=True, tag="stage_started"):
    """A tournament seated its players at this table for a stage; a deal follows.

    Its tables have no host. ``no_show`` is how many seconds a player may be away before a bot
    plays. Added after the first logs of this format.
    """

    tournament: str
    title: str
    mode: str
    table: int
    stage: int
    stages: int | None = None
    no_show: int
    seats: tuple[StageSeat, ...]


class TournamentClosed(Entry, frozen=True, kw_only=True, tag="tournament_closed"):
    """The tournament of this table is over: now its records and all faces may be seen."""


AnyEntry = (
    TableCreated
    | SettingsChanged
    | SeatTaken
    | BotSeated
    | SeatLeft
    | SeatChanged
    | SeatRenamed
    | HostTransferred
    | TableLocked
    | PasswordChanged
    | SeatMuted
    | ShuffleCommitted
    | PartsClosed
    | RoundDealt
    | MovePlayed
    | MatchPaused
    | MatchResumed
    | MatchEnded
    | StageStarted
    | TournamentClosed
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
encode_entry = msgspec.json.Encoder().encode
"""An entry as it is stored."""


def decode_entry(raw: bytes) -> AnyEntry:
    """A stored entry; ``msgspec.MsgspecError`` if it is none of this format."""
    return _decoder.decode(raw)
