"""Whole matches in the terminal, played by a typist who takes what is offered."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys

import pytest

from flipdeck.cli.play import PlayOptions, run
from flipdeck.cli.texts import ENGLISH
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput
from flipdeck.rules.modes import MODES
from tests.support.typist import AutoPlayer, Typist, scripted
from tests.support.waiting import HANG_SECONDS

FACE_CODE = re.compile(
    r"\b(blue|green|red|yellow|pink|teal|orange|purple|turquoise)-\w|wild-draw|draw[1245]|skipall"
)

UNIDIOMATIC = re.compile(r"\b([Ll]ays?|laid|fits?|in force|miss(es)? the turn)\b")
"""Words of the written rulings for which players say play, playable and lose a turn."""
ODD = ["", "?", "h", "s", "r", "r flip", "r flop", "why 1", "why", "foo", "99", "k", "a", "u", "q"]


def play(options: PlayOptions, *, odd: list[str] | None = None) -> tuple[Typist, AutoPlayer]:
    player = AutoPlayer(options.seed, odd or [])
    typist = Typist(player)
    assert run(options, typist.screen) == 0
    return typist, player


def check_page(page: str) -> None:
    """Every line is a sentence for people: no code, no hole, no seat number."""
    for line in page.splitlines():
        if line.startswith(("The same deal again: ", "> ")):
            continue
        assert not FACE_CODE.search(line), line
        assert not re.search(
            r"[{}`\x1b]|\bNone\b|\b[Ss]eat \d|\byou (is|has|plays|draws)\b", line
        ), line
        assert not UNIDIOMATIC.search(line.replace("must-lay", "")), line
        assert line == line.rstrip(), line
        assert not re.match(r"[a-z]", line) or re.match(r"(d|h|r|catch)\b", line), line


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_of_every_edition_and_mode_comes_to_its_end(edition: str, mode: str) -> None:
    rules = ["hand_size=3"] if MODES[mode].rounds else []
    seats = None if MODES[mode].players else 3
    options = PlayOptions(
        edition=edition, mode=mode, seats=seats, target=120, seed=f"{edition} {mode}", rules=rules
    )
    typist, player = play(options)
    check_page(typist.page)
    outcome, again, goodbye = typist.lines[-3:]
    assert re.search(r"have won|has won|share the win", outcome)
    assert again.startswith(f"The same deal again: flipdeck play --edition {edition} ")
    assert again.endswith(f"--seed '{edition} {mode}'")
    assert goodbye == "Goodbye."
    assert "play" in player.met


def test_questions_and_nonsense_never_stop_a_match() -> None:
    for edition in ("flip-splash", "beachcomber"):
        options = PlayOptions(edition=edition, target=200, seed=f"odd {edition}")
        typist, _ = play(options, odd=ODD)
        check_page(typist.page)
        assert "has won" in typist.page or "have won" in typist.page


def test_every_kind_of_prompt_has_been_met() -> None:
    met: set[str] = set()
    for number in range(4):
        for edition in ("flip-splash", "beachcomber"):
            options = PlayOptions(edition=edition, target=150, seats=3, seed=f"met {number}")
            met |= play(options)[1].met
    wanted = {"play", "draw", "drawn", "answer", "color", "catch", "rescue", "next"}
    assert wanted | {"whom", "cards"} <= met


def test_the_same_seed_and_the_same_lines_give_the_same_page() -> None:
    options = PlayOptions(seed="twice", target=100)
    pages = {play(options)[0].page for _ in range(2)}
    assert len(pages) == 1
    assert play(PlayOptions(seed="another", target=100))[0].page not in pages


def test_the_seed_told_at_the_end_deals_the_same_cards() -> None:
    first = scripted()
    assert run(PlayOptions(edition="flip-nordic", seats=3), first.screen) == 0
    found = re.search(r"--edition flip-nordic --seats 3 --seed (\w+)$", first.page, re.MULTILINE)
    assert found is not None
    again = scripted()
    run(PlayOptions(edition="flip-nordic", seats=3, seed=found[1]), again.screen)
    assert again.page == first.page
    other = scripted()
    run(PlayOptions(edition="flip-nordic", seats=3), other.screen)
    assert other.page != first.page


def test_without_options_it_is_the_classic_edition_with_three_bots() -> None:
    typist = scripted("q", "y")
    assert run(PlayOptions(seed="x"), typist.screen) == 0
    assert typist.lines[0].startswith("Flipdeck Classic: ")
    assert "500 points win." in typist.lines[1]
    assert typist.lines[2] == "Going left round the table: you, Ann, Ben and Cleo."
    assert "bots (greedy)" in typist.lines[3]
    assert typist.lines[6].startswith("Drawing for dealer, the highest number deals: you draw ")
    assert typist.lines[-2:] == [
        "The same deal again: flipdeck play --edition flip-classic --seed x",
        "Goodbye.",
    ]


def test_every_option_comes_back_in_the_command() -> None:
    options = PlayOptions(
        edition="beachcomber",
        seats=2,
        bot="random",
        mode="lowest",
        target=77,
        seed="my seed",
        rules=["uno_penalty=3"],
        name="Kim",
    )
    typist = scripted()
    run(options, typist.screen)
    assert typist.lines[-2].endswith(
        "flipdeck play --edition beachcomber --seats 2 --mode lowest --target 77 --name Kim "
        "--bot random --rules uno_penalty=3 --seed 'my seed'"
    )
    assert typist.lines[-1] == "Goodbye, Kim."


def test_a_bot_never_has_the_name_of_the_person() -> None:
    typist = scripted("q", "y")
    run(PlayOptions(seed="x", name="ann"), typist.screen)
    assert typist.lines[2] == "Going left round the table: you, Ben, Cleo and Dan."


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (PlayOptions(edition="flip-clasic"), "unknown edition 'flip-clasic'"),
        (PlayOptions(mode="pionts"), "unknown match mode 'pionts'"),
        (PlayOptions(bot="gredy"), "unknown bot 'gredy'"),
        (PlayOptions(seats=1), "1 seats"),
        (PlayOptions(seats=0), "0 seats"),
        (PlayOptions(seats=11), "11 seats"),
        (PlayOptions(seats=-3), "-3 seats"),
        (PlayOptions(seats=3, mode="partners"), "mode partners needs exactly 4"),
        (PlayOptions(seats=4, mode="rotation8"), "mode rotation8 needs exactly 8"),
        (PlayOptions(target=0), "target 0"),
        (PlayOptions(rules=["hand_size=60"]), "'hand_size' 60"),
        (PlayOptions(rules=["hand_size=30"]), "hand_size 30 with 4 seats"),
        (PlayOptions(rules=["hand"]), "NAME=VALUE"),
        (PlayOptions(seed=""), "seed ''"),
        (PlayOptions(seed="\udcff"), "seed"),
        (PlayOptions(name="  "), "name '  '"),
        (PlayOptions(name="a\x1b[2J"), "name"),
        (PlayOptions(name="x" * 25), "1 to 24 printable characters"),
    ],
)
def test_bad_options_are_named_before_anything_is_shown(options: PlayOptions, message: str) -> None:
    typist = scripted()
    with pytest.raises(BadInput, match=re.escape(message)):
        run(options, typist.screen)
    assert typist.page == ""


def test_rotation_of_eight_tells_the_other_table_in_a_line() -> None:
    options = PlayOptions(mode="rotation8", seed="eight", rules=["hand_size=2"])
    lines = play(options)[0].lines
    rounds = [line for line in lines if line.startswith("Round ")]
    assert len(rounds) >= 28
    assert rounds[0].startswith("Round 1 of 28: you and Ann against Ben and Cleo. At the other")
    assert rounds[-1].startswith("Round 28 of 28: you and Gus against ")
    elsewhere = [line for line in lines if line.startswith("At the other table ")]
    assert len([line for line in elsewhere if " beat " in line]) == 28
    schedule = "Your partners by rounds: 1 to 4 Ann, 5 to 8 Ben, 9 to 12 Cleo, 13 to 16 Dan,"
    assert len([line for line in lines if line.startswith(schedule)]) == 28
    assert any(re.fullmatch(r"You: \d+ \(last rounds (\d+, ){3}\d+\)", line) for line in lines)


def test_a_rotation_of_two_cycles_plays_its_rounds_twice() -> None:
    options = PlayOptions(mode="rotation4", cycles=2, seed="two", rules=["hand_size=2"])
    lines = play(options)[0].lines
    assert lines[1] == "A rotation: 24 rounds, 8 with each partner; the highest total wins."
    rounds = [line for line in lines if line.startswith("Round ")]
    assert rounds[-1].startswith("Round 24 of 24: you and Cleo against ")
    again = next(line for line in lines if line.startswith("Round 13 of 24"))
    assert "you and Ann against Ben and Cleo" in again
    assert "--mode rotation4 --cycles 2 --rules hand_size=2 --seed two" in lines[-2]


def test_a_match_by_section_says_so_and_can_be_dealt_again() -> None:
    options = PlayOptions(section="003-FR", seats=3, target=60, seed="box")
    lines = play(options)[0].lines
    assert lines[0].startswith("Flipdeck Beachcomber: ")
    assert lines[1] == ("Played by section 003-FR: Barbie UNO, Français (France).")
    assert lines[-2] == (
        "The same deal again: flipdeck play --section 003-FR --seats 3 --target 60 --seed box"
    )
    drawing = next(line for line in lines if line.startswith("Drawing for dealer"))
    assert "the highest number deals" in drawing, "the edition itself draws for points"


def test_scores_of_a_match_add_up() -> None:
    lines = play(PlayOptions(mode="lowest", seats=3, target=150, seed="sums"))[0].lines
    last = max(at for at, line in enumerate(lines) if line.startswith("Scores after round "))
    rows = [re.fullmatch(r"(\w+): (\d+) \(([\d, ]+)\)", line) for line in lines[last + 1 :][:3]]
    totals = []
    for row in rows:
        assert row is not None
        assert int(row[2]) == sum(map(int, row[3].split(", ")))
        totals.append(int(row[2]))
    assert totals == sorted(totals)
    assert totals[-1] >= 150
    first = rows[0]
    assert first is not None
    won = ENGLISH.about("terminal-won", first[1] == "You", who=first[1], count=totals[0])
    assert lines[-3] == won


def test_all_hands_are_shown_with_their_points() -> None:
    lines = play(PlayOptions(mode="points", seats=3, target=1, seed="open"))[0].lines
    at = lines.index("All hands are shown.")
    held: list[int] = []
    while found := re.search(r" holds? .*: (\d+) points?\.$", lines[at + 1 + len(held)]):
        held.append(int(found[1]))
    assert len(held) == 2
    assert re.search(rf"scores? {sum(held)} points?\.$", lines[at + 3])


def test_who_is_out_sees_how_it_ends() -> None:
    for number in range(20):
        options = PlayOptions(mode="elimination", seats=4, target=60, seed=f"out {number}")
        typist, player = play(options)
        if "watch" in player.met:
            break
    assert "You are out of the match." in typist.lines
    out = typist.lines.index("You are out of the match.")
    after = typist.lines[out:]
    assert any(re.fullmatch(r"\w+ wins the round\.", line) for line in after)
    assert not any("Your turn" in line for line in after)
    assert after[-3].endswith("is the last player in and has won.")


def test_a_blocked_round_is_dealt_again() -> None:
    options = PlayOptions(mode="single", seats=2, seed="blocked", rules=["move_limit=9"])
    lines = scripted_until_blocked(options)
    at = lines.index("The next dealer deals it again.")
    assert "The round has reached its move limit. Nobody scores." in lines[at - 4]


def scripted_until_blocked(options: PlayOptions) -> list[str]:
    player = AutoPlayer("blocked")

    def answer(shown: str) -> str:
        if "Press Enter for the next round." in shown:
            raise EOFError
        return player(shown)

    typist = Typist(answer)
    assert run(options, typist.screen) == 0
    return typist.lines


def test_ctrl_c_says_goodbye_and_gives_130() -> None:
    def answer(_: str) -> str:
        raise KeyboardInterrupt

    typist = Typist(answer)
    assert run(PlayOptions(seed="x"), typist.screen) == 130
    assert typist.lines[-1] == "Goodbye."
    assert typist.lines[-2].startswith("The same deal again: ")


# As a program.

PLAY = [sys.executable, "-c", "import sys; from flipdeck.cli import main; sys.exit(main())", "play"]


def piped(text: bytes, *args: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    quiet = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "FORCE_COLOR")}
    return subprocess.run(
        [*PLAY, *args],
        input=text,
        capture_output=True,
        env={**quiet, **environment},
        timeout=HANG_SECONDS,
        check=False,
    )


def test_piped_input_is_echoed_and_its_end_leaves_cleanly() -> None:
    done = piped(b"?\nfoo\n\xff\xfe\n", "--seed", "x")
    assert (done.returncode, done.stderr) == (0, b"")
    page = done.stdout.decode()
    assert "\n> ?\nWhat to type:\n" in page
    assert "\n> foo\n“foo” is not understood here." in page
    assert page.endswith("--seed x\nGoodbye.\n")
    assert "\x1b" not in page


def test_no_color_on_a_terminal_that_does_not_want_it() -> None:
    wanted = piped(b"", "--seed", "x", FORCE_COLOR="1", TERM="xterm-256color").stdout
    assert b"\x1b[" in wanted
    environment = {"NO_COLOR": "1", "FORCE_COLOR": "1", "TERM": "xterm-256color"}
    refused = piped(b"", "--seed", "x", **environment).stdout
    assert not re.search(rb"\x1b\[[\d;]*3\d", refused)


def test_a_wrong_option_is_one_line_and_status_2() -> None:
    done = piped(b"", "--edition", "flip-clasic")
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.count(b"\n") == 1


def test_an_interrupt_from_outside() -> None:
    with subprocess.Popen(
        [*PLAY, "--seed", "x"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stderr is not None
        while not program.stdout.readline().startswith(b"Your turn."):
            pass
        program.stdin.write(b"?\n")
        program.stdin.flush()
        while not program.stdout.readline().startswith(b"Backs are "):
            pass
        program.send_signal(signal.SIGINT)
        rest = program.stdout.read()
        assert program.wait() == 130
        assert rest.endswith(b"Goodbye.\n")
        assert b"Traceback" not in program.stderr.read()
