"""A match against bots in the terminal."""

from __future__ import annotations

import random
import secrets
import shlex
from dataclasses import dataclass, field
from typing import Final

from flipdeck.bots import Bot, make_bot
from flipdeck.bots.greedy import Greedy
from flipdeck.cli import words
from flipdeck.cli.person import Left, Person
from flipdeck.cli.screen import Screen
from flipdeck.cli.sheet import Sheet
from flipdeck.cli.table import Forgetful, Table
from flipdeck.editions import Edition, edition
from flipdeck.errors import BadInput
from flipdeck.match import Finished, Match
from flipdeck.modes import check, scheme
from flipdeck.rulings import parse
from flipdeck.sim import key_of

EDITION: Final = "flip-classic"
SEATS: Final = 4
LONGEST_NAME: Final = 24
SEED_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""What can be read aloud and typed again without mistaking one for another."""


@dataclass(frozen=True)
class PlayOptions:
    """What was said on the command line; None is the edition's own."""

    edition: str | None = None
    seats: int | None = None
    bot: str = "greedy"
    mode: str | None = None
    target: int | None = None
    seed: str | None = None
    rules: list[str] = field(default_factory=list)
    name: str | None = None


def run(options: PlayOptions, screen: Screen | None = None) -> int:
    """Plays a match and gives the exit status: 0, or 130 after Ctrl-C."""
    game = Game(options, screen or Screen.standard())
    status = 0
    try:
        game.play()
    except Left:
        pass
    except EOFError:
        game.screen.gap()
    except KeyboardInterrupt:
        game.screen.gap()
        status = 130
    game.say_goodbye()
    return status


class Game:
    """A match with one person in it, who is player 0."""

    def __init__(self, options: PlayOptions, screen: Screen) -> None:
        self.options = options
        self.screen = screen
        self.edition: Edition = edition(EDITION if options.edition is None else options.edition)
        rulings = self.edition.with_rules(parse(options.rules))
        mode = rulings.match if options.mode is None else options.mode
        number = scheme(mode).players or SEATS if options.seats is None else options.seats
        target = rulings.target if options.target is None else options.target
        check(mode, number, target)
        self.seed = _new_seed() if options.seed is None else _checked_seed(options.seed)
        self.match = Match(
            _names(options.name, number),
            rulings,
            mode=mode,
            target=target,
            key=key_of(self.seed),
        )
        self.sheet = Sheet(self.match, 0)
        self.bots: dict[int, Bot] = {
            player: self._bot(player) for player in range(1, len(self.match.players))
        }
        self.dice = random.Random(f"{self.seed}/table")
        self.person: Person | None = None

    def _bot(self, player: int) -> Bot:
        bot = make_bot(self.options.bot, random.Random(f"{self.seed}/{player}"))
        return Forgetful(bot, random.Random(f"{self.seed}/{player}/forgets"))

    def play(self) -> None:
        self._greet()
        self.match.start()
        for line in self.sheet.drawing():
            self.screen.say(line)
        while True:
            self._play_tables()
            if self.match.over:
                break
            assert self.person is not None
            out = 0 in self.match.standing.out
            self.person.pause(words.ENTER_WATCH if out else words.ENTER_NEXT)
            self.match.next_round()
        self.screen.say(self.sheet.outcome(), style="bold")

    def _greet(self) -> None:
        named, match = self.edition, self.match
        self.screen.say(words.TITLE.format(edition=named.id, title=named.title), style="bold")
        self.screen.say(words.MODES[match.mode].format(target=match.target))
        if scheme(match.mode).tables == 1:
            names = words.all_of([words.SELF, *match.players[1:]])
            self.screen.say(words.ROUND_THE_TABLE.format(names=names))
        self.screen.say(words.BOTS_ARE.format(bot=self.options.bot))
        self.screen.say(words.UNO_HINT)
        self.screen.say(words.HELP_HINT)

    def _play_tables(self) -> None:
        """Plays what is dealt, the person's table first, and tells how it ended."""
        match = self.match
        rounds, out = match.standing.rounds, match.standing.out
        for table in sorted(match.playing, key=lambda table: table != self.sheet.table):
            if table == self.sheet.table and 0 not in out:
                self._play_here(table)
            else:
                self._table(table, None).play()
                ended = match.finish_round(table)
                watched = table == self.sheet.table
                told = self.sheet.watched(ended) if watched else self.sheet.elsewhere(ended)
                self.screen.say(told)
        for line in self.sheet.newly_out(out):
            self.screen.say(line)
        if match.standing.rounds > rounds and match.mode != "single":
            for line in self.sheet.scores(full=False):
                self.screen.say(line)

    def _play_here(self, table: int) -> None:
        match = self.match
        cast = self.sheet.cast(table)
        played = match.tables[table]
        self.screen.gap()
        heading = self.sheet.heading()
        self.screen.say(cast.tell(words.DEALS, played.dealer, round=heading), style="bold")
        self.person = Person(self.screen, played, cast, self.sheet.scores)
        self._table(table, self.person).play()
        self._tell_end(match.finish_round(table))

    def _table(self, table: int, person: Person | None) -> Table:
        played = self.match.tables[table]
        seated = enumerate(self.match.seating[table])
        bots = {seat: self.bots[player] for seat, player in seated if player in self.bots}
        if scheme(self.match.mode).teams:
            for seat, bot in bots.items():
                _tell_partner(bot, (seat + 2) % 4)
        return Table(played, bots, self.dice, person)

    def _tell_end(self, ended: Finished) -> None:
        for line in self.sheet.hands(ended):
            self.screen.say(line)
        result = self.sheet.result(ended)
        if result is not None:
            self.screen.say(result)
        if ended.winner is None:
            self.screen.say(words.DEALT_AGAIN)

    def say_goodbye(self) -> None:
        self.screen.say(words.AGAIN.format(command=self._command()), whole=True)
        name = self.options.name
        self.screen.say(words.GOODBYE if name is None else words.GOODBYE_NAMED.format(name=name))

    def _command(self) -> str:
        """The command that deals the same cards again."""
        said = self.options
        parts = ["flipdeck", "play", "--edition", self.edition.id]
        for name in ("seats", "mode", "target", "name"):
            value = getattr(said, name)
            if value is not None:
                parts += [f"--{name}", str(value)]
        if said.bot != PlayOptions.bot:
            parts += ["--bot", said.bot]
        for rule in said.rules:
            parts += ["--rules", rule]
        return shlex.join([*parts, "--seed", self.seed])


def _tell_partner(bot: Bot, partner: int) -> None:
    within = bot.bot if isinstance(bot, Forgetful) else bot
    if isinstance(within, Greedy):
        within.partners = frozenset({partner})


def _new_seed() -> str:
    return "".join(secrets.choice(SEED_LETTERS) for _ in range(8))


def _checked_seed(seed: str) -> str:
    if not seed or not seed.isprintable():
        raise BadInput(f"seed {seed!r}: it needs printable characters")
    return seed


def _names(name: str | None, number: int) -> list[str]:
    """The players: the person and bots by other names."""
    if name is None:
        name = words.YOU
    elif not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
        raise BadInput(f"name {name!r}: it needs 1 to {LONGEST_NAME} printable characters")
    others = [each for each in words.BOT_NAMES if each.lower() != name.strip().lower()]
    return [name.strip(), *others[: number - 1]]
