"""The command line. Nothing heavy is imported before it is known to be needed."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from flipdeck._version import __version__
from flipdeck.errors import BadInput


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; what is wrong with its input is one line on standard error, status 2."""
    parser = _parser()
    try:
        args = parser.parse_args(argv)
        if args.command is None:
            args = parser.parse_args(["serve", "--open"])
        status = _run(args)
        sys.stdout.flush()
        return status
    except BadInput as wrong:
        print(f"flipdeck: {wrong}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader of a pipe has seen enough; what is left goes nowhere, also when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _run(args: argparse.Namespace) -> int:
    if args.command == "rules":
        from flipdeck.cli.rules import print_rules

        print(print_rules(args.edition, args.rules))
        return 0
    if args.command == "editions":
        from flipdeck.cli.rules import print_editions

        print(print_editions())
        return 0
    if args.command == "serve":
        from flipdeck.cli import serve

        return serve.run(
            host=args.host,
            port=args.port,
            lan=args.lan,
            database=args.database,
            browser=args.open,
            durable=not args.normal,
            origins=args.origin,
            log=args.log,
            behind_proxy=args.behind_proxy,
            keep_days=args.keep_days,
        )
    if args.command == "play":
        from flipdeck.cli import play

        return play.run(
            play.PlayOptions(
                edition=args.edition,
                seats=args.seats,
                bot=args.bot,
                mode=args.mode,
                target=args.target,
                seed=args.seed,
                rules=args.rules,
                name=args.name,
            )
        )
    from flipdeck.cli import lab

    if args.command == "scenario":
        return lab.scenario(args.files, coverage=args.coverage)
    if args.command == "simulate":
        return lab.simulate(
            edition=args.edition,
            seats=args.seats,
            rounds=args.rounds,
            seed=args.seed,
            bots=args.bot,
            records=args.records,
            states=args.states,
            rules=args.rules,
        )
    if args.command == "replay":
        return lab.replay_files(args.files)
    return lab.warm()


class _Parser(argparse.ArgumentParser):
    """One line for a mistake, as everywhere; the usage is a question away."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message}; see '{self.prog} --help'")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="flipdeck",
        description="The family of two-sided shedding card games: play it, check it, study it.",
    )
    parser.add_argument("--version", action="version", version=f"flipdeck {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    serve = commands.add_parser(
        "serve", help="open tables in the browser; what flipdeck does when told nothing"
    )
    serve.add_argument("--host", metavar="H", help="address to listen at: this machine alone")
    serve.add_argument("--port", type=int, metavar="P", help="default: 8112, or a free one")
    serve.add_argument("--lan", action="store_true", help="let others in the house join")
    serve.add_argument("--database", metavar="URL", help="where tables are kept, or a file")
    serve.add_argument("--open", action="store_true", help="open a browser")
    serve.add_argument(
        "--normal",
        action="store_true",
        help="write with synchronous NORMAL: quicker; survives a kill, not a power cut",
    )
    serve.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="O",
        help="a further origin whose pages may connect, as https://example.org",
    )

    serve.add_argument(
        "--log",
        choices=("plain", "json"),
        help="how to log: words on a terminal, JSON lines elsewhere",
    )
    serve.add_argument(
        "--behind-proxy",
        action="store_true",
        help="take addresses from the last of X-Forwarded-For; only behind a proxy that sets it",
    )
    serve.add_argument(
        "--keep-days",
        type=float,
        default=30,
        metavar="N",
        help="clear away tables without a match going on after N silent days; 0 never: %(default)s",
    )

    play = commands.add_parser("play", help="play a match against bots in the terminal")
    _edition(play)
    play.add_argument("--seats", type=int, metavar="N", help="seats at the table, 2 to 10")
    play.add_argument(
        "--bot", default="greedy", metavar="B", help="who to play against: %(default)s"
    )
    play.add_argument("--mode", metavar="M", help="how the match is scored: the edition's own")
    play.add_argument("--target", type=int, metavar="T", help="points that end the match")
    play.add_argument("--seed", metavar="S", help="play a match again")
    play.add_argument("--name", help="what you are called")
    _rules(play)

    rules = commands.add_parser("rules", help="print the law, or that of one edition")
    rules.add_argument("--edition", metavar="E")
    _rules(rules)
    commands.add_parser("editions", help="compare the editions, ruling by ruling")

    scenario = commands.add_parser("scenario", help="run scenarios: the law as examples")
    scenario.add_argument("files", nargs="*", metavar="FILE", help="default: the project's own")
    scenario.add_argument(
        "--coverage", action="store_true", help="count the scenarios of each rule in each edition"
    )

    simulate = commands.add_parser("simulate", help="let bots play rounds")
    _edition(simulate)
    simulate.add_argument("--seats", type=int, default=4, metavar="N")
    simulate.add_argument("--rounds", type=int, default=100, metavar="K")
    simulate.add_argument("--seed", default="0", metavar="S")
    simulate.add_argument(
        "--bot", default="random", metavar="B", help="one bot for all, or one a seat: greedy,random"
    )
    simulate.add_argument("--records", metavar="FILE", help="write one JSON line a round")
    simulate.add_argument("--states", action="store_true", help="write every position as well")
    _rules(simulate)

    replay = commands.add_parser("replay", help="play records again and say where one departs")
    replay.add_argument("files", nargs="+", metavar="FILE")

    commands.add_parser("warm", help="compile the engine now, so that the next start is quick")
    return parser


def _edition(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--edition", default="flip-classic", metavar="E", help="default: %(default)s"
    )


def _rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--rules",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="override a ruling; as often as needed",
    )
