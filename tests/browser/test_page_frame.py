"""What every page has: title, landmark, headings in order, skip link, a life without its server."""

from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.server_process import ServerProcess

TITLES = {
    "/": "A card table with two sides · Flipdeck",
    "/make": "Make a table · Flipdeck",
    "/rules/flip-classic": "Rules, Classic · Flipdeck",
    "/settings": "Settings · Flipdeck",
    "/matches": "Your matches · Flipdeck",
    "/tournaments/new": "Make a tournament · Flipdeck",
    "/nowhere": "Page not found · Flipdeck",
}
LEVELS = """() => [...document.querySelectorAll('h1, h2, h3, h4, [role=heading]')]
  .filter(each => each.checkVisibility())
  .map(each => Number(each.ariaLevel ?? each.tagName[1]))"""


@pytest.mark.parametrize("path", TITLES)
def test_title_landmark_headings_and_skip_link(session: BrowserSession, path: str) -> None:
    page = session.player().open(path).page
    expect(page).to_have_title(TITLES[path])
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.locator("h1")).to_have_count(1)
    levels = page.evaluate(LEVELS)
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="Skip to the content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_it_can_be_installed_and_shared(session: BrowserSession) -> None:
    player = session.player().open("/")
    page = player.page
    get = page.request.get
    manifest = get(f"{player.url}/manifest.webmanifest").json()
    icons = [icon["src"] for icon in manifest["icons"]]
    head = "selector => document.head.querySelector(selector)?.getAttribute('content')"
    picture = page.evaluate(head, "meta[property='og:image']")
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for path in (*icons, picture, touch):
        answer = get(player.url + path)
        assert answer.ok
        assert answer.headers["content-type"].startswith("image/"), path
    assert page.evaluate(head, "meta[property='og:title']")
    assert page.evaluate(head, "meta[name=theme-color]")
    # Chromium names what stands in the way of installing.
    devtools = player.context.new_cdp_session(page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []


def test_rules_and_score_pad_stay_when_the_server_is_gone(browser: Browser, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    player = Player(browser.new_context(), server.url)
    # The browser also looks for a newer worker, in vain.
    player.allowed_problems = ("ERR_CONNECTION_REFUSED", "error occurred when fetching the script")
    page = player.open("/settings").page
    page.locator("[data-offline=ready]").wait_for()
    server.stop()
    player.open("/")
    expect(page.locator("h1")).to_have_text("You are offline")
    page.locator("[data-do=rules]").click()
    expect(page.locator("[data-step=flip]")).to_be_visible()
    page.goto(f"{server.url}/rules/003-EN#gift-whom")
    expect(page.locator("#gift-whom p").first).to_be_visible()
    page.goto(f"{server.url}/t/ABCDEF")
    expect(page.locator("h1")).to_have_text("You are offline")
    page.locator("[data-do=pad]").click()
    expect(page).to_have_title("Score pad")
    server.start()
    player.open("/")
    page.locator("[data-do=play]").wait_for()
    assert player.unexpected_problems() == []
    player.context.close()
    server.stop()


def test_plain_http_says_that_it_cannot_work_offline(session: BrowserSession) -> None:
    """Another name than localhost is no secure context: the browser has no service worker."""
    player = session.player()
    player.url = f"http://0.0.0.0:{session.server.url.rpartition(':')[2]}"
    player.allowed_problems = ("Cross-Origin-Opener-Policy header has been ignored",)
    player.open("/settings")
    expect(player.page.locator("[data-offline=insecure]")).to_contain_text("secure address")
