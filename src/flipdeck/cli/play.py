"""``flipdeck play``: a match against bots in the terminal."""

from __future__ import annotations

import random
import secrets
import shlex
from dataclasses import dataclass, field
from typing import Final

from flipdeck.bots import Bot, make_bot
from flipdeck.bots.greedy import Greedy
from flipdeck.cli.bot_table import BotTable, ForgetfulBot
from flipdeck.cli.prompt import PlayerQuit, TerminalPlayer
from flipdeck.cli.score_text import MatchReport
from flipdeck.cli.screen import Screen
from flipdeck.cli.texts import BOT_NAMES, Texts
from flipdeck.engine.match import Finished, Match
from flipdeck.rules.errors import BadInput
from flipdeck.rules.locales import DEFAULT_LOCALE
from flipdeck.rules.modes import STAGE_ROUNDS, check, rounds_of, scheme
from flipdeck.rules.rulings import parse
from flipdeck.rules.sections import choose
from flipdeck.sim import key_of

SEATS: Final = 4
LONGEST_NAME: Final = 24
SEED_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Characters that are not mistaken for one another when copied by hand."""


@dataclass(frozen=True)
class PlayOptions:
    """Options of the command line; None for the edition's own value."""

    edition: str | None = None
    section: str | None = None
    seats: int | None = None
    bot: str = "greedy"
    mode: str | None = None
    target: int | None = None
    cycles: int | None = None
    seed: str | None = None
    rules: list[str] = field(default_factory=list)
    name: str | None = None
    language: str = DEFAULT_LOCALE
    """The locale of the texts."""


def run(options: PlayOptions, screen: Screen | None = None) -> int:
    """Play a match and return the exit status: 0, or 130 after Ctrl-C."""
    match = TerminalMatch(options, screen)
    status = 0
    try:
        match.play()
    except PlayerQuit:
        pass
    except EOFError:
        match.screen.write_blank()
    except KeyboardInterrupt:
        match.screen.write_blank()
        status = 130
    match.print_goodbye()
    return status


class TerminalMatch:
    """A match against bots; player 0 sits at the terminal."""

    def __init__(self, options: PlayOptions, screen: Screen | None = None) -> None:
        self.options = options
        self.edition, self.section = choose(options.edition, options.section)
        self.texts = Texts(options.language, self.section.id if self.section else None)
        self.screen = screen or Screen.standard(self.texts)
        rulings = (self.section or self.edition).with_rules(parse(options.rules))
        mode = rulings.match if options.mode is None else options.mode
        number = scheme(mode).players or SEATS if options.seats is None else options.seats
        target = rulings.target if options.target is None else options.target
        cycles = 1 if options.cycles is None else options.cycles
        check(mode, number, target, cycles=cycles)
        self.seed = _new_seed() if options.seed is None else _checked_seed(options.seed)
        self.match = Match(
            self._names(number),
            rulings,
            mode=mode,
            target=target,
            cycles=cycles,
            key=key_of(self.seed),
        )
        self.report = MatchReport(self.match, 0, self.texts)
        self.bots: dict[int, Bot] = {
            player: self._bot(player) for player in range(1, len(self.match.players))
        }
        self.rng = random.Random(f"{self.seed}/table")
        self.player: TerminalPlayer | None = None

    def _names(self, number: int) -> list[str]:
        """Return the names of the player and of the bots, all different."""
        name = self.options.name
        if name is None:
            name = self.texts.text("terminal-player")
        elif not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise BadInput(f"name {name!r}: it needs 1 to {LONGEST_NAME} printable characters")
        others = [each for each in BOT_NAMES if each.lower() != name.strip().lower()]
        return [name.strip(), *others[: number - 1]]

    def _bot(self, player: int) -> Bot:
        bot = make_bot(self.options.bot, random.Random(f"{self.seed}/{player}"))
        return ForgetfulBot(bot, random.Random(f"{self.seed}/{player}/forgets"))

    def play(self) -> None:
        """Play rounds until the match is over."""
        self._print_heading()
        self.match.start()
        for line in self.report.drawing():
            self.screen.write(line)
        while True:
            self._play_tables()
            if self.match.over:
                break
            assert self.player is not None
            out = 0 in self.match.standing.out
            self.player.pause(self.texts.line("terminal-watch" if out else "terminal-next"))
            self.match.next_round()
        self.screen.write(self.report.outcome(), style="bold")

    def _print_heading(self) -> None:
        texts, match, edition = self.texts, self.match, self.edition
        name = texts.text("edition-name", edition=edition.id, title=edition.id)
        hint = texts.text("edition-hint", edition=edition.id, title=edition.title)
        self.screen.write(texts.line("terminal-title", edition=name, hint=hint), style="bold")
        if self.section is not None:
            product = texts.text("product-name", edition=edition.id)
            language = self.section.language
            self.screen.write(
                texts.line(
                    "terminal-section", section=self.section.id, product=product, language=language
                )
            )
        self.screen.write(
            texts.line(
                "terminal-mode",
                mode=match.mode,
                target=match.target,
                cycles=match.cycles,
                rounds=rounds_of(match.mode, match.cycles) or 0,
                each=STAGE_ROUNDS * match.cycles,
            )
        )
        if scheme(match.mode).tables == 1:
            names = texts.together([texts.myself, *match.players[1:]])
            self.screen.write(texts.line("terminal-around", names=names))
        self.screen.write(texts.line("terminal-bots", bot=self.options.bot))
        self.screen.write(texts.line("terminal-uno-hint"))
        self.screen.write(texts.line("terminal-help-hint"))

    def _play_tables(self) -> None:
        """Play the round at each table, the player's own first, and print the results."""
        match = self.match
        played, out = match.standing.played, match.standing.out
        for table in sorted(match.playing, key=lambda table: table != self.report.table):
            if table == self.report.table and 0 not in out:
                self._play_here(table)
            else:
                self._table(table, None).play()
                ended = match.finish_round(table)
                watched = table == self.report.table
                line = self.report.watched(ended) if watched else self.report.elsewhere(ended)
                self.screen.write(line)
        for line in self.report.newly_out(out):
            self.screen.write(line)
        if match.standing.played != played and match.mode != "single":
            for line in self.report.scores(full=False):
                self.screen.write(line)

    def _play_here(self, table: int) -> None:
        match = self.match
        players = self.report.players_at(table)
        played = match.tables[table]
        self.screen.write_blank()
        deals = players.sentence("terminal-deals", played.dealer)
        self.screen.write(f"{self.report.heading()} {deals}", style="bold")
        self.player = TerminalPlayer(self.screen, played, players, self.report.scores)
        self._table(table, self.player).play()
        self._print_end(match.finish_round(table))

    def _table(self, table: int, player: TerminalPlayer | None) -> BotTable:
        played = self.match.tables[table]
        seated = enumerate(self.match.seating[table])
        bots = {seat: self.bots[number] for seat, number in seated if number in self.bots}
        if scheme(self.match.mode).teams:
            for seat, bot in bots.items():
                _set_partner(bot, (seat + 2) % 4)
        return BotTable(played, bots, self.rng, player)

    def _print_end(self, ended: Finished) -> None:
        for line in self.report.hands(ended):
            self.screen.write(line)
        result = self.report.result(ended)
        if result is not None:
            self.screen.write(result)
        if ended.winner is None:
            self.screen.write(self.texts.line("terminal-dealt-again"))

    def print_goodbye(self) -> None:
        """Print the command that deals the same match again, and goodbye."""
        self.screen.write(self.texts.line("terminal-again", command=self._command()), whole=True)
        name = self.options.name
        message = "terminal-goodbye" if name is None else "terminal-goodbye.named"
        self.screen.write(self.texts.line(message, name=name or ""))

    def _command(self) -> str:
        """Return the command that deals the same cards again."""
        options = self.options
        parts = ["flipdeck", "play"]
        if self.section is None:
            parts += ["--edition", self.edition.id]
        else:
            parts += ["--section", self.section.id]
        for name in ("seats", "mode", "target", "cycles", "name"):
            value = getattr(options, name)
            if value is not None:
                parts += [f"--{name}", str(value)]
        if options.language != DEFAULT_LOCALE:
            parts += ["--language", options.language]
        if options.bot != PlayOptions.bot:
            parts += ["--bot", options.bot]
        for rule in options.rules:
            parts += ["--rules", rule]
        return shlex.join([*parts, "--seed", self.seed])


def _set_partner(bot: Bot, partner: int) -> None:
    within = bot.bot if isinstance(bot, ForgetfulBot) else bot
    if isinstance(within, Greedy):
        within.partners = frozenset({partner})


def _new_seed() -> str:
    return "".join(secrets.choice(SEED_LETTERS) for _ in range(8))


def _checked_seed(seed: str) -> str:
    if not seed or not seed.isprintable():
        raise BadInput(f"seed {seed!r}: it needs printable characters")
    return seed
