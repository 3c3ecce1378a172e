"""Checks a page with axe-core, which the web client's packages bring for the tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SCRIPT: Final = (
    Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
)
EXPERIMENTAL: Final = (
    "label-content-name-mismatch",
    "focus-order-semantics",
    "css-orientation-lock",
)
"""Rules that axe-core leaves out unless it is told otherwise."""


@cache
def _source() -> str:
    return SCRIPT.read_text(encoding="utf-8")


def axe_problems(page: Page) -> list[str]:
    """Return what axe-core finds on a page, one line for each element.

    Every page has a heading once it is loaded; before that there is only a notice.
    """
    page.locator("h1, [role=heading][aria-level='1']").first.wait_for(state="attached")
    # Evaluated by the debugger: the page's content security policy allows no foreign script.
    page.evaluate(f"() => {{ if (!window.axe) {{ {_source()} }} }}")
    rules = {rule: {"enabled": True} for rule in EXPERIMENTAL}
    found: dict[str, Any] = page.evaluate(
        "rules => axe.run(document, { rules, resultTypes: ['violations'] })", rules
    )
    return [
        f"{problem['id']}: {' '.join(map(str, node['target']))} {node['html'][:160]}"
        for problem in found["violations"]
        for node in problem["nodes"]
    ]
