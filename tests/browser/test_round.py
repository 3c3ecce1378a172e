"""From the home page to the end of a round, and how much of a program that takes."""

import gzip

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.support.actors import without_waiting
from tests.support.browser_fixture import House

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
def test_one_click_and_a_round_by_mouse(
    house: House, edition: str, width: int, height: int
) -> None:
    ann = house.person(viewport=ViewportSize(width=width, height=height)).open()
    ann.page.route("**/api/tables", without_waiting, times=1)
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


def test_the_first_turns_as_a_newcomer_sees_them(house: House) -> None:
    """Nothing hurried: bots take their time, and cards fly."""
    ann = house.person(speed="one").open()
    ann.page.locator("[data-do=play]").click()
    ann.page.locator(".hand").wait_for()
    for _ in range(2):
        what = ann.to_do()
        if what == "end":
            break
        told = len(ann.story())
        ann.act(what)
        ann.page.wait_for_function(
            "told => document.querySelectorAll('aside .log li').length > told", arg=told
        )


def test_the_table_page_is_a_small_program(house: House) -> None:
    scripts: dict[str, int] = {}
    ann = house.person()
    ann.page.on(
        "response",
        lambda told: (
            scripts.update({told.url: len(gzip.compress(told.body(), 9))})
            if told.request.resource_type == "script"
            else None
        ),
    )
    ann.open()
    ann.page.locator("[data-do=play]").click()
    ann.page.locator(".hand").wait_for()
    assert scripts
    assert sum(scripts.values()) <= MOST_SCRIPT, scripts
