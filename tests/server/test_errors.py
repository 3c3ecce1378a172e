"""Every error of the server has a text, and says what it is about as facts."""

from __future__ import annotations

import ast as python
from pathlib import Path

import pytest
from fluent.syntax import ast

import flipdeck.server
from flipdeck.rules.catalogues import catalogue
from flipdeck.server.errors import REASONS, STATUSES, ErrorFacts, TableError, error_text

FOLDER = Path(flipdeck.server.__file__).parent
EXAMPLE = ErrorFacts(detail="it is too long", count=4, player="Ann")


def raised() -> list[tuple[str, str | None]]:
    """The name and the reason, where there is one, of each error that the code makes by name."""
    found = []
    for file in FOLDER.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and getattr(node.func, "id", "") == "TableError":
                given = [each.value for each in node.args if isinstance(each, python.Constant)]
                if given:
                    name, *reason = map(str, given)
                    found.append((name, reason[0] if reason else None))
    return found


def test_catalogue_has_exactly_the_errors_that_there_are() -> None:
    messages = [each for each in catalogue("en", "errors").body if isinstance(each, ast.Message)]
    assert [each.id.name for each in messages] == [f"error-{name}" for name in STATUSES]


def test_every_reason_that_is_given_is_known_and_has_its_own_text() -> None:
    errors = raised()
    assert len(errors) > 100
    for name, reason in errors:
        assert name in STATUSES
        assert reason is None or reason in REASONS[name]
    given = {(name, reason) for name, reason in errors if reason is not None}
    listed = {(name, reason) for name, reasons in REASONS.items() for reason in reasons}
    assert given == {(name, reason) for name, reason in listed if reason != "none"}
    for name, reasons in REASONS.items():
        texts = {
            error_text(name, ErrorFacts(reason=reason, detail="?", count=4)) for reason in reasons
        }
        assert len(texts) == len(reasons)


@pytest.mark.parametrize("name", STATUSES)
def test_text_is_made_of_the_facts(name: str) -> None:
    text = error_text(name, EXAMPLE)
    assert text[0].isupper()
    assert text.endswith(".")
    assert TableError(name).status == STATUSES[name]


def test_facts_are_in_the_text() -> None:
    assert "Ann" in TableError("name-taken", player="Ann").text
    assert TableError("bad-settings", "bots", count=1).text.endswith(" 1 bot leaves you no seat.")
    assert TableError("bad-settings", "bots", count=9).text.endswith(" 9 bots leave you no seat.")
    assert TableError("not-now", "paused").facts == ErrorFacts(reason="paused")


def test_detail_that_a_client_made_long_is_cut() -> None:
    assert len(TableError("bad-message", detail="x" * 5000).text) < 300
