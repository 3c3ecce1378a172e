"""What holds for every test; and what tests measured is told at the end: nothing is asserted of
it, a person is to see it."""

from __future__ import annotations

import pytest
from hypothesis import settings

# A busy machine is no mistake of the code.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    told = [
        str(value)
        for report in terminalreporter.getreports("passed")
        for name, value in report.user_properties
        if name == "measured"
    ]
    if told:
        terminalreporter.section("measured")
        for line in told:
            terminalreporter.write_line(line)
