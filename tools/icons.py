"""Draw the raster icons of the web client from its SVG icon and its home page.

Run it after a change of ``web/public/icon.svg`` or of the home page's scene, with the client built:
``.venv/bin/python tools/icons.py URL`` where URL is a running server.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tools import chromium

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
PAPER: Final = "#f3e3bd"
SHARED: Final = (1200, 630)


def _draw_icon(browser: Browser, name: str, size: int, *, padding: int, ground: str) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    inner = size - 2 * padding
    svg = svg.replace("<svg ", f'<svg width="{inner}" height="{inner}" ', 1)
    style = f"margin:0;padding:{padding}px;background:{ground};line-height:0"
    page.set_content(f'<body style="{style}">{svg}</body>')
    page.screenshot(path=PUBLIC / name, omit_background=True)
    page.close()


def _draw_shared(browser: Browser, url: str) -> None:
    """The picture that a link to a table is shown with: the scene of the home page."""
    width, height = SHARED
    page = browser.new_page(viewport={"width": width, "height": height}, bypass_csp=True)
    page.goto(url)
    page.locator(".hero img").first.wait_for()
    page.add_style_tag(
        content=f"""
        .hero {{ position: fixed !important; inset: 0; z-index: 99; width: {width}px;
          height: {height}px; border-radius: 0 !important; border: 0 !important; }}
        .hero .row, .hero .words > .soft:last-of-type {{ display: none !important; }}
        """
    )
    page.screenshot(path=PUBLIC / "share.jpg", type="jpeg", quality=82)
    page.close()


def main(url: str) -> None:
    """Write all icons; ``url`` is a running server."""
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for size in (192, 512):
            _draw_icon(browser, f"icon-{size}.png", size, padding=0, ground="transparent")
        _draw_icon(browser, "icon-maskable.png", 512, padding=72, ground=PAPER)
        _draw_icon(browser, "touch-icon.png", 180, padding=14, ground=PAPER)
        _draw_shared(browser, url)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
