"""Checks a page with axe-core, which the web client's packages bring for the tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.support.actors import TRANSITIONS

SCRIPT: Final = (
    Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
)
EXPERIMENTAL: Final = (
    "label-content-name-mismatch",
    "focus-order-semantics",
    "css-orientation-lock",
)
"""Rules that axe-core leaves out unless it is told otherwise."""


CHOOSE_THEME: Final = """theme => {
  const stored = JSON.parse(localStorage.getItem('flipdeck.settings') ?? '{}')
  localStorage.setItem('flipdeck.settings', JSON.stringify({ ...stored, theme }))
  dispatchEvent(new StorageEvent('storage', { key: 'flipdeck.settings' }))
}"""
"""What choosing a theme in another tab of this browser does to this one."""
BY_LIGHT: Final = ("color-contrast", "link-in-text-block")
"""The rules whose findings depend on the light."""


@cache
def _source() -> str:
    return SCRIPT.read_text(encoding="utf-8")


def axe_problems(page: Page, *, by_night: bool = True) -> list[str]:
    """Return what axe-core finds on a page in both lights, one line for each element.

    Every page has a heading once it is loaded; before that there is only a notice. The sign beside
    a hand that grew fades out, and is not judged while it does.
    """
    page.locator("h1, [role=heading][aria-level='1']").first.wait_for(state="attached")
    page.wait_for_function("() => !document.querySelector('.grown')")
    # Evaluated by the debugger: the page's content security policy allows no foreign script.
    page.evaluate(f"() => {{ if (!window.axe) {{ {_source()} }} }}")
    rules = {rule: {"enabled": True} for rule in EXPERIMENTAL}
    by_day = _violations(page, {"rules": rules})
    if not by_night:
        return by_day
    page.evaluate(CHOOSE_THEME, "system")
    page.emulate_media(color_scheme="dark")
    page.locator("html[data-theme=night]").wait_for()
    page.evaluate(TRANSITIONS)
    dark = _violations(page, {"runOnly": list(BY_LIGHT)})
    page.evaluate(CHOOSE_THEME, "side")
    page.emulate_media(color_scheme="light")
    page.locator("html[data-theme=day]").wait_for()
    return by_day + dark


def _violations(page: Page, options: dict[str, Any]) -> list[str]:
    """Run axe-core with these options."""
    found: dict[str, Any] = page.evaluate(
        "options => axe.run(document, { ...options, resultTypes: ['violations'] })", options
    )
    return [
        f"{problem['id']}: {' '.join(map(str, node['target']))} {node['html'][:160]}"
        for problem in found["violations"]
        for node in problem["nodes"]
    ]
