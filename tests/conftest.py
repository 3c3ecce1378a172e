"""Settings of every test, and a summary of what tests measured: printed, never asserted."""

from __future__ import annotations

import pytest
from hypothesis import settings

# Deadlines would fail tests on a busy machine.
settings.register_profile("no-deadline", deadline=None)
settings.load_profile("no-deadline")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    measured = [
        str(value)
        for report in terminalreporter.getreports("passed")
        for name, value in report.user_properties
        if name == "measured"
    ]
    if measured:
        terminalreporter.section("measured")
        for line in measured:
            terminalreporter.write_line(line)
