"""The lesson's script is current, legal by the engine, and what the server would send."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flipdeck.rules.errors import BadInput
from flipdeck.rules.moves import AnyMove, Play
from flipdeck.server import messages
from flipdeck.server.tables import commands
from tools import lesson_files

SCRIPT: dict[str, Any] = lesson_files.script()
ROOT = Path(__file__).parents[1]


def test_the_file_is_current() -> None:
    assert lesson_files.main(["--check"]) == 0


def test_a_changed_file_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert lesson_files.main([], tmp_path) == 0
    file = tmp_path / lesson_files.SCRIPT
    file.write_text(file.read_text(encoding="utf-8").replace("blue-2", "blue-3", 1))
    assert lesson_files.main(["--check"], tmp_path) == 1
    assert capsys.readouterr().err.startswith(f"{lesson_files.SCRIPT}: not current")


def test_every_move_asked_for_is_legal_and_offered() -> None:
    lesson = lesson_files.Lesson()
    for step in lesson_files.STEPS:
        if step.asks is not None:
            assert commands.check_move(lesson.table, lesson_files.LEARNER, step.asks).legal
            offered = lesson.table.legal(lesson_files.LEARNER)
            assert step.asks in offered, step.id
            lesson.move(lesson_files.LEARNER, step.asks)
        for move in step.then:
            lesson.move(lesson_files.BEN, move)
    assert lesson.table.phase == "over"
    assert lesson.table.match is not None
    assert lesson.table.match.round.winner == lesson_files.LEARNER


def test_an_illegal_move_cannot_get_into_the_script() -> None:
    with pytest.raises(BadInput, match="illegal"):
        lesson_files.Lesson().move(lesson_files.LEARNER, Play("green-9"))


def test_the_messages_are_those_of_the_wire() -> None:
    decode = msgspec.json.Decoder(messages.ServerMessage).decode
    encode = msgspec.json.encode
    assert isinstance(decode(encode(SCRIPT["welcome"])), messages.Welcome)
    updates = [update for step in SCRIPT["steps"] for update in step["updates"]]
    numbers = [update["seq"] for update in updates]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert all(isinstance(decode(encode(update)), messages.Update) for update in updates)


def test_every_card_of_the_hand_is_legal_or_refused() -> None:
    """Nothing that the page can ask about is left without an answer."""
    lesson = lesson_files.Lesson()
    for step, written in zip(lesson_files.STEPS, SCRIPT["steps"], strict=True):
        match = lesson.table.match
        assert match is not None
        legal = lesson.table.legal(lesson_files.LEARNER)
        playable = {move.card for move in legal if isinstance(move, Play)}
        refused = {card for refusal in written["refusals"] for card in refusal["cards"]}
        assert playable | refused == set(match.round.view(lesson_files.LEARNER).hand), step.id
        assert not playable & refused, step.id
        moves: list[tuple[int, AnyMove]] = [(lesson_files.BEN, move) for move in step.then]
        if step.asks is not None:
            moves.insert(0, (lesson_files.LEARNER, step.asks))
        for seat, move in moves:
            lesson.move(seat, move)


def test_only_the_right_answer_is_on_a_back_of_ben() -> None:
    view = SCRIPT["welcome"]["view"]
    for step in SCRIPT["steps"]:
        if step["answers"]:
            right, *wrong = step["answers"]
            assert right in view["hands"][lesson_files.BEN]["backs"]
            assert not set(wrong) & set(view["hands"][lesson_files.BEN]["backs"])
        for update in step["updates"]:
            hands = update["changes"].get("hands", {})
            if str(lesson_files.BEN) in hands:
                view["hands"][lesson_files.BEN] = hands[str(lesson_files.BEN)]


def test_nothing_shown_comes_from_a_filled_up_card() -> None:
    """Cards that fill up the deck may differ from one version of Python to the next."""
    deal = lesson_files.DEAL
    texts = " ".join((*deal.hands, deal.top, deal.draw, deal.bottom)).split()
    named = {face for card in texts for face in card.split("/")}
    answers = {face for step in lesson_files.STEPS for face in step.answers}
    source = (ROOT / lesson_files.SCRIPT).read_text(encoding="utf-8")
    face = r'"((?:[a-z]+-(?:\d|draw\d|flip|skip|skipall|reverse))|wild(?:-draw\w+)?)"'
    assert set(re.findall(face, source)) <= named | answers
