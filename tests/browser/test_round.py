"""From the home page to the end of a round, and the size of the scripts."""

import gzip

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.support.actors import without_delays
from tests.support.browser_fixture import BrowserSession

MOST_SCRIPT = 120 * 1024


@pytest.mark.parametrize(
    ("edition", "width", "height"),
    [
        ("flip-classic", 1440, 900),
        ("flip-splash", 768, 1024),
        ("flip-canada", 1024, 600),
        ("flip-nordic", 360, 740),
        ("beachcomber", 360, 740),
    ],
)
def test_a_round_by_mouse_from_the_home_page(
    session: BrowserSession, edition: str, width: int, height: int
) -> None:
    ann = session.player(viewport=ViewportSize(width=width, height=height)).open()
    ann.page.route("**/api/tables", without_delays, times=1)
    ann.page.get_by_label("Edition").select_option(edition)
    ann.page.locator("[data-do=play]").click()
    ann.page.locator(".hand").wait_for()
    expect(ann.page.locator(".seat")).to_have_count(3)
    ann.play_out()
    end = ann.page.locator("section.end")
    expect(end.locator("li")).to_have_count(4)
    expect(end.locator("li.winner .card")).to_have_count(0)
    # The newer short sheet prints a single round; elsewhere there is a next one.
    further = "rematch" if edition == "flip-nordic" else "next"
    expect(ann.page.locator(f"[data-do={further}]")).to_be_enabled()


def test_the_first_turns_with_default_settings(session: BrowserSession) -> None:
    """Bots wait before they move, and cards are animated."""
    ann = session.player(speed="one").open()
    ann.page.locator("[data-do=play]").click()
    ann.page.locator(".hand").wait_for()
    for _ in range(2):
        action = ann.next_action()
        if action == "end":
            break
        lines = len(ann.log_lines())
        ann.act(action)
        ann.page.wait_for_function(
            "lines => document.querySelectorAll('aside .log li').length > lines", arg=lines
        )


def test_the_scripts_of_the_table_page_are_small(session: BrowserSession) -> None:
    scripts: dict[str, int] = {}
    ann = session.player()
    ann.page.on(
        "response",
        lambda response: (
            scripts.update({response.url: len(gzip.compress(response.body(), 9))})
            if response.request.resource_type == "script"
            else None
        ),
    )
    ann.open()
    ann.page.locator("[data-do=play]").click()
    ann.page.locator(".hand").wait_for()
    assert scripts
    assert sum(scripts.values()) <= MOST_SCRIPT, scripts
