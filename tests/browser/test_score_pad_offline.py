"""The score pad without its server: kept by a service worker, or downloaded as one file."""

from __future__ import annotations

import asyncio
import queue
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, expect

from flipdeck.server.settings import STATIC
from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.score_pad import ScorePad
from tests.support.server_fixture import running_server
from tests.support.server_process import ServerProcess

CACHES = "caches.keys()"
CACHED = """async () => {
  const [name] = await caches.keys()
  const requests = await (await caches.open(name)).keys()
  return requests.map(request => new URL(request.url).pathname).sort()
}"""


def test_it_opens_again_after_the_server_is_gone(browser: Browser, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    player = Player(browser.new_context(), server.url)
    player.open("/pad")
    pad = ScorePad(player.page)
    pad.page.locator("[data-kept=ready]").wait_for()
    pad.start("points", ["Ann", "Ben"])
    pad.play("Ann", {"Ben": ["7", "skip"]})
    # A round that is half entered is there again, too.
    pad.choose_winner("Ben")
    pad.hold({"Ann": ["3"]})
    server.stop()
    player.context.set_offline(True)
    pad.page.reload()
    expect(pad.page.locator("[data-hand=Ann] strong")).to_have_text("3")
    pad.save()
    pad.expect_totals({"Ann": 27, "Ben": 3})
    player.context.set_offline(False)
    pad.page.goto(f"{server.url}/pad/")
    pad.page.locator("[data-pad]").click()
    pad.expect_totals({"Ann": 27, "Ben": 3})
    assert player.unexpected_problems() == []
    # No other page is kept: the rest of the client is never a stale copy.
    for path in ("/", "/make", "/api/editions"):
        with pytest.raises(Error, match="ERR_CONNECTION_REFUSED"):
            pad.page.goto(server.url + path)
    player.context.close()


def test_only_the_pad_is_kept(session: BrowserSession) -> None:
    player = session.player(offline=True)
    player.open("/pad")
    player.page.locator("[data-kept=ready]").wait_for()
    kept = player.page.evaluate(CACHED)
    assert "/pad" in kept
    assert all(path.startswith("/assets/") for path in set(kept) - {"/pad"})
    page = player.page.request.get(f"{player.url}/pad").text()
    assert set(re.findall(r'"(/assets/[^"]+)"', page)) <= set(kept)
    # The table's page and its script are not among them.
    index = player.page.request.get(player.url).text()
    (script,) = re.findall(r'<script[^>]+src="([^"]+)"', index)
    assert script not in kept


def test_nothing_can_be_sent(session: BrowserSession) -> None:
    """The page's own policy forbids requests, also to its server."""
    player = session.player(offline=True)
    player.allowed_problems = ("policy: ", "Content Security Policy", "127.0.0.1:9/")
    player.open("/pad")
    player.page.locator("[data-kept=ready]").wait_for()
    failed = player.page.evaluate("fetch('/healthz').then(() => 'sent', error => error.name)")
    assert failed == "TypeError"
    beacon = player.page.evaluate(
        "() => { const image = new Image(); image.src = 'http://127.0.0.1:9/x.png';"
        " return new Promise(done => { image.onerror = () => done('blocked') }) }"
    )
    assert beacon == "blocked"


@contextmanager
def serve_files(folder: Path, static: Path) -> Iterator[str]:
    """A server whose client is in a folder of the test."""
    urls: queue.Queue[str] = queue.Queue()
    stop = threading.Event()

    async def run() -> None:
        async with running_server(folder, static=static) as server:
            urls.put(f"http://127.0.0.1:{server.port}")
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    try:
        yield urls.get(timeout=180)
    finally:
        stop.set()
        thread.join()


def test_a_new_build_replaces_the_old_one(browser: Browser, tmp_path: Path) -> None:
    static = tmp_path / "static"
    shutil.copytree(STATIC, static)
    for compressed in static.rglob("*.br"):
        compressed.unlink()
    with serve_files(tmp_path, static) as url:
        player = Player(browser.new_context(), url)
        player.open("/pad")
        page = player.page
        page.locator("[data-kept=ready]").wait_for()
        (first,) = page.evaluate(CACHES)
        worker = static / "pad-worker.js"
        version = first.removeprefix("flipdeck-pad-")
        assert version in worker.read_text()
        worker.write_text(worker.read_text().replace(version, "a-newer-build"))
        html = static / "pad.html"
        html.write_text(html.read_text().replace('<html lang="en"', '<html lang="en" data-new=""'))
        (static / "index.html").write_text((static / "index.html").read_text() + "\n")
        # The kept page is shown at once, and the new one as soon as it is complete.
        page.reload()
        page.get_by_role("button", name="Reload").click()
        page.locator("html[data-new]").wait_for()
        page.locator("[data-kept=ready]").wait_for()
        assert page.evaluate(CACHES) == ["flipdeck-pad-a-newer-build"]
        assert player.unexpected_problems() == []
        player.context.close()


def test_the_downloaded_file_needs_no_server(
    session: BrowserSession, browser: Browser, tmp_path: Path
) -> None:
    player = session.player()
    player.open("/pad")
    with player.page.expect_download() as download:
        ScorePad(player.page).do("download").click()
    assert download.value.suggested_filename == "flipdeck-score-pad.html"
    file = tmp_path / "flipdeck-score-pad.html"
    download.value.save_as(file)

    context = browser.new_context(offline=True)
    page = context.new_page()
    requests: list[str] = []
    problems: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda line: problems.append(line.text) if line.type == "error" else None)
    page.goto(file.as_uri())
    pad = ScorePad(page)
    expect(page.locator("[data-kept]")).to_have_count(0)
    pad.start("partners", ["Ann", "Ben", "Cem", "Dee"], section=("beachcomber", "003-EN"))
    pad.play("Ann", {"Ben": ["0", "beachcomber"], "Dee": ["wild-draw4"]})
    pad.expect_totals({"Ann and Cem": 100, "Ben and Dee": 0})
    page.reload()
    pad.expect_totals({"Ann and Cem": 100, "Ben and Dee": 0})
    pad.do("more").locator("summary").click()
    with page.expect_download() as exported:
        pad.do("export").click()
    exported.value.save_as(tmp_path / "kept.json")
    page.get_by_role("link", name="All score pads").click()
    page.locator("[data-field=import]").set_input_files(tmp_path / "kept.json")
    expect(page.locator("[data-pad]")).to_have_count(2)
    assert problems == []
    assert {url.partition(":")[0] for url in requests} <= {"file", "data", "blob"}
    assert {url for url in requests if url.startswith("file:")} == {file.as_uri()}
    context.close()


def test_plain_http_offers_the_file(session: BrowserSession) -> None:
    """Another name than localhost is no secure context: the browser has no service worker."""
    port = session.server.url.rpartition(":")[2]
    player = session.player()
    player.url = f"http://0.0.0.0:{port}"
    player.allowed_problems = ("Cross-Origin-Opener-Policy header has been ignored",)
    player.open("/pad")
    assert player.page.evaluate("isSecureContext") is False
    offline = player.page.locator("[data-kept=insecure]")
    expect(offline).to_contain_text("Download the score pad as a file")
    with player.page.expect_download() as download:
        ScorePad(player.page).do("download").click()
    assert download.value.suggested_filename == "flipdeck-score-pad.html"


def test_the_home_page_leads_to_the_pad(session: BrowserSession) -> None:
    player = session.player().open("/")
    player.page.locator("[data-do=pad]").click()
    expect(player.page).to_have_title("Score pad")
    player.page.get_by_role("link", name="Flipdeck").click()
    player.page.locator("[data-do=play]").wait_for()
