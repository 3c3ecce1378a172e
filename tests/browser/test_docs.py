"""The documentation in a real browser, served by a real server under its policy."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support.browser_fixture import BrowserSession


def test_pages_search_and_theme_work_under_the_policy(session: BrowserSession) -> None:
    """The fixture fails on any console error, blocked script or request to another host."""
    ann = session.player(color_scheme="dark").open("/docs/")
    page = ann.page
    expect(page.get_by_role("heading", level=1)).to_contain_text("Flipdeck")
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_role("link", name="The path of a move").first.click()
    expect(page.locator(".diagram svg")).to_be_visible()

    page.get_by_role("textbox", name="Search").fill("backup")
    page.keyboard.press("Enter")
    page.locator("#search-results li a", has_text="Backup").first.click()
    expect(page.locator("#backup")).to_be_visible()

    page.locator(".theme-toggle:visible").click()
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert light != dark
