"""The command line. Heavy modules are imported only by the commands that need them."""

from __future__ import annotations

import argparse
import difflib
import os
import re
import sys
from collections.abc import Sequence
from typing import NoReturn

from flipdeck._version import __version__
from flipdeck.rules.errors import BadInput


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status; bad input is one line on stderr and status 2."""
    line = _CommandLine()
    try:
        args = line.parse(sys.argv[1:] if argv is None else argv)
        if args.command is None:
            args = line.parse(["serve", "--open"])
        status = _run(args)
        sys.stdout.flush()
        return status
    except BadInput as error:
        print(f"flipdeck: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader closed the pipe; discard the rest, also what Python flushes on exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _run(args: argparse.Namespace) -> int:
    if args.command == "rules":
        from flipdeck.cli.rules import print_rules

        locale = _locale(args.language)
        print(print_rules(args.edition, args.rules, section=args.section, locale=locale))
        return 0
    if args.command == "editions":
        from flipdeck.cli.rules import print_editions, print_sections

        print(print_sections() if args.sections else print_editions())
        return 0
    if args.command == "serve":
        from flipdeck.cli import serve

        return serve.run(
            host=args.host,
            port=args.port,
            lan=args.lan,
            database=args.database,
            browser=args.open,
            normal=args.normal,
            origins=args.origin,
            log=args.log,
            behind_proxy=args.behind_proxy,
            keep_days=args.keep_days,
        )
    if args.command == "migrate-database":
        from flipdeck.cli import migrate_database

        return migrate_database.run(args.source, args.target)
    if args.command == "play":
        from flipdeck.cli import play

        return play.run(
            play.PlayOptions(
                edition=args.edition,
                section=args.section,
                seats=args.seats,
                bot=args.bot,
                mode=args.mode,
                target=args.target,
                cycles=args.cycles,
                seed=args.seed,
                rules=args.rules,
                name=args.name,
                language=_locale(args.language),
            )
        )
    from flipdeck.cli import lab

    if args.command == "scenario":
        return lab.scenario(args.files, coverage=args.coverage)
    if args.command == "simulate":
        return lab.simulate(
            lab.SimulateOptions(
                edition=args.edition,
                section=args.section,
                seats=args.seats,
                rounds=args.rounds,
                seed=args.seed,
                bots=args.bot,
                records=args.records,
                states=args.states,
                processes=args.processes,
                rules=args.rules,
                matches=args.matches,
                mode=args.mode,
                target=args.target,
                cycles=args.cycles,
            )
        )
    if args.command == "replay":
        return lab.replay_files(args.files)
    if args.command == "verify":
        return lab.verify_files(args.files)
    return lab.warm()


def _locale(wanted: str | None) -> str:
    """Return the locale that an option names, else the one that the environment asks for."""
    from flipdeck.rules.locales import find_locale, locales, negotiate, wanted_by

    if wanted is None:
        return negotiate(wanted_by(os.environ))
    found = find_locale([wanted])
    if found is None:
        raise BadInput(f"--language: there is no {wanted!r}; there are {', '.join(locales())}")
    return found


def _whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None


class _Parser(argparse.ArgumentParser):
    """Reports a usage error as ``BadInput``: one line that names the help to read."""

    def error(self, message: str) -> NoReturn:
        """Raise the error instead of printing the usage and exiting."""
        raise BadInput(f"{message}; see '{self.prog} --help'")


def build_parser() -> argparse.ArgumentParser:
    """Return the parser of all commands; the documentation is made from it too."""
    return _CommandLine().parser


class _CommandLine:
    """The parsers of all commands."""

    def __init__(self) -> None:
        self.parser = _Parser(
            prog="flipdeck",
            description="Play, check and simulate two-sided shedding card games.",
        )
        version = f"flipdeck {__version__}"
        self.parser.add_argument("--version", action="version", version=version)
        self.commands = self.parser.add_subparsers(dest="command", metavar="COMMAND")
        self._add_serve()
        self._add_play()
        self._add_rules()
        self._add_lab()
        self._add_migrate_database()

    def parse(self, argv: Sequence[str]) -> argparse.Namespace:
        """Parse arguments; ``BadInput`` for an unknown one names its command's help."""
        self._refuse_unknown_command(argv)
        self._refuse_option_before_command(argv)
        args, unknown = self.parser.parse_known_args(argv)
        if unknown:
            parser = self.commands.choices[args.command] if args.command else self.parser
            known = re.findall(r"--[a-z][a-z-]*", parser.format_help())
            near = difflib.get_close_matches(unknown[0].partition("=")[0], known, 1)
            hint = f" (did you mean {near[0]}?)" if near else ""
            plural = "s" if len(unknown) > 1 else ""
            message = f"unknown argument{plural} {' '.join(unknown)}{hint}"
            parser.error(message)
        return args

    def _refuse_unknown_command(self, argv: Sequence[str]) -> None:
        """Name the command that was probably meant."""
        name = argv[0] if argv else ""
        if name and not name.startswith("-") and name not in self.commands.choices:
            near = difflib.get_close_matches(name, self.commands.choices, 1)
            known = ", ".join(self.commands.choices)
            hint = f"did you mean {near[0]!r}?" if near else f"the commands are {known}"
            raise BadInput(f"unknown command {name!r}; {hint}")

    def _refuse_option_before_command(self, argv: Sequence[str]) -> None:
        """Name the command of an option that stands first; its value would be taken for one."""
        first = argv[0].partition("=")[0] if argv else ""
        if not first.startswith("--") or first in ("--help", "--version"):
            return
        for name, command in self.commands.choices.items():
            if first in re.findall(r"--[a-z][a-z-]*", command.format_usage()):
                self.parser.error(f"{first} belongs to a command, as in 'flipdeck {name} {first}'")

    def _add(self, name: str, help: str, epilog: str | None = None) -> argparse.ArgumentParser:
        return self.commands.add_parser(
            name, help=help, description=f"{help[0].upper()}{help[1:]}.", epilog=epilog
        )

    def _add_serve(self) -> None:
        serve = self._add(
            "serve",
            "run the server and play in the browser (the default command)",
            "Every setting can also be given as an environment variable, as "
            "FLIPDECK_SERVE_PORT=9000 or FLIPDECK_SERVE_MOST_TABLES=500; an option wins. "
            "The documentation lists them under 'Server settings'.",
        )
        serve.add_argument(
            "--host", metavar="H", help="address to bind (default 127.0.0.1, with --lan 0.0.0.0)"
        )
        serve.add_argument(
            "--port",
            type=_whole_number,
            metavar="P",
            help="port to bind (default 8112 or the next free one)",
        )
        serve.add_argument(
            "--lan", action="store_true", help="accept players from the local network"
        )
        serve.add_argument(
            "--database",
            metavar="FILE",
            help="SQLite file, sqlite:///FILE or postgresql://USER@HOST/NAME "
            "(default: flipdeck/tables.db in the data folder)",
        )
        serve.add_argument("--open", action="store_true", help="open the browser")
        serve.add_argument(
            "--normal",
            action="store_true",
            help="write with synchronous=NORMAL, on PostgreSQL synchronous_commit=off: faster, "
            "but a power cut may lose the last moves",
        )
        serve.add_argument(
            "--origin",
            action="append",
            default=[],
            metavar="O",
            help="origin of the page if a proxy hides it, as https://example.org (repeatable)",
        )
        serve.add_argument(
            "--log",
            choices=("plain", "json"),
            help="log format (default: plain on a terminal, json otherwise)",
        )
        serve.add_argument(
            "--behind-proxy",
            action="store_true",
            help="trust X-Forwarded-For; only behind a proxy that sets it",
        )
        serve.add_argument(
            "--keep-days",
            type=_number,
            metavar="N",
            help="delete tables without a running match after N days without activity; "
            "0 keeps them for ever (default 30)",
        )

    def _add_play(self) -> None:
        play = self._add("play", "play a match against bots in the terminal")
        _edition(play)
        play.add_argument(
            "--seats",
            type=_whole_number,
            metavar="N",
            help="number of players, 2 to 10 (default 4)",
        )
        play.add_argument(
            "--bot", default="greedy", metavar="B", help="bot to play against (default %(default)s)"
        )
        _match(play)
        play.add_argument(
            "--seed", metavar="S", help="seed, to get the same deals again (default: random)"
        )
        play.add_argument("--name", help="your name (default: You)")
        _rules(play)
        _language(play)

    def _add_rules(self) -> None:
        rules = self._add("rules", "print the rules, or those of one edition")
        rules.add_argument("--edition", metavar="E", help="edition (default: the rules of all)")
        _section(rules)
        _rules(rules)
        _language(rules)
        editions = self._add("editions", "compare the rulings of the editions")
        editions.add_argument(
            "--sections",
            action="store_true",
            help="list the printed sections instead: every sheet in each of its languages",
        )

    def _add_migrate_database(self) -> None:
        migrate = self._add(
            "migrate-database",
            "copy all tables of a server into another, empty database",
            "Stop the server first. If the command fails or is stopped, nothing is in the target.",
        )
        migrate.add_argument(
            "source", metavar="FROM", help="SQLite file or URL, as for 'flipdeck serve --database'"
        )
        migrate.add_argument("target", metavar="TO", help="the same, of an empty database")

    def _add_lab(self) -> None:
        scenario = self._add("scenario", "run scenario files")
        scenario.add_argument(
            "files", nargs="*", metavar="FILE", help="scenario files (default: the project's own)"
        )
        scenario.add_argument(
            "--coverage", action="store_true", help="count the scenarios by rule and edition"
        )

        simulate = self._add("simulate", "play rounds between bots")
        _edition(simulate)
        simulate.add_argument(
            "--seats", type=_whole_number, metavar="N", help="number of seats (default 4)"
        )
        simulate.add_argument(
            "--rounds",
            type=_whole_number,
            default=100,
            metavar="K",
            help="number of rounds (default %(default)s)",
        )
        simulate.add_argument(
            "--processes",
            type=_whole_number,
            default=1,
            metavar="N",
            help="processes that share the rounds (default %(default)s)",
        )
        simulate.add_argument("--seed", default="0", metavar="S", help="seed (default %(default)s)")
        simulate.add_argument(
            "--bot",
            default="random",
            metavar="B",
            help="one bot for all seats, or one for each: greedy,random (default %(default)s)",
        )
        simulate.add_argument(
            "--records", metavar="FILE", help="write one JSON line a round, or a match, to FILE"
        )
        simulate.add_argument(
            "--states", action="store_true", help="write every position into the records"
        )
        simulate.add_argument(
            "--matches",
            type=_whole_number,
            metavar="K",
            help="play K whole matches instead of rounds; records are then those of matches",
        )
        _match(simulate)
        _rules(simulate)

        replay = self._add("replay", "replay records and report the first difference")
        replay.add_argument("files", nargs="+", metavar="FILE", help="record files")

        verify = self._add(
            "verify",
            "verify how the cards of matches were shuffled",
            "The record of a match is saved from its server (docs/shuffle.md). The exit status is "
            "1 if a shuffle is not as it was promised, or cannot be verified.",
        )
        verify.add_argument("files", nargs="+", metavar="RECORD", help="record files")

        self._add("warm", "compile the engine now, so that the next start is fast")


def _edition(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", metavar="E", help="edition (default flip-classic)")
    _section(parser)


def _section(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--section",
        metavar="ID",
        help="the sheet in your box, such as 000-ES ('flipdeck editions --sections' lists them)",
    )


def _match(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--mode", metavar="M", help="scoring mode (default: the edition's)")
    parser.add_argument(
        "--target",
        type=_whole_number,
        metavar="T",
        help="points that end the match (default: the edition's)",
    )
    parser.add_argument(
        "--cycles",
        type=_whole_number,
        metavar="C",
        help="times that a rotation is played over, 1 to 10 (default 1)",
    )


def _rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--rules",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="override a ruling (repeatable)",
    )


def _language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        metavar="L",
        help="language, such as de or es-MX (default: from LANGUAGE, LC_ALL, LC_MESSAGES or LANG)",
    )
