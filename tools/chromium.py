"""Finds a Chromium for the browser tests and the tools, or brings one; run alone, says which.

First the system's, then, for root on Debian and its kin, the distribution's package, then the one
that Playwright brings. Only the last two need a network, and only the first time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
MISSING: Final = (
    "flipdeck: the browser tests need Chromium, and none could be had. Install the package "
    "'chromium' (on Ubuntu 'chromium-browser'), or with a network run: "
    "python -m playwright install --with-deps chromium"
)


def find(playwright: Playwright | None = None) -> Path | None:
    """A Chromium that starts: the system's, or the one Playwright brought before."""
    for name in NAMES:
        place = shutil.which(name)
        if place and _starts(place):
            return Path(place)
    own = _own(playwright)
    return own if own.is_file() else None


def _own(playwright: Playwright | None) -> Path:
    if playwright is not None:
        return Path(playwright.chromium.executable_path)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started:
        return Path(started.chromium.executable_path)


def _starts(place: str) -> bool:
    # Ubuntu's chromium-browser may be a stub that only names another way to install it.
    try:
        asked = subprocess.run(
            [place, "--version"], capture_output=True, text=True, timeout=60, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0 and "Chrom" in asked.stdout


def ensure() -> Path:
    """A Chromium, brought if there is none; ends the program where none can be had."""
    found = find()
    if found is None:
        for say, command in _ways():
            print(say, flush=True)
            if subprocess.run(command, check=False).returncode == 0:
                found = find()
                if found is not None:
                    break
    if found is None:
        sys.exit(MISSING)
    return found


def _ways() -> list[tuple[str, list[str]]]:
    ways = []
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        install = "apt-get install -y -qq --no-install-recommends chromium >/dev/null"
        ways.append(
            (
                "No Chromium found: installing Debian's package",
                ["sh", "-c", f"{install} || {{ apt-get update -qq && {install}; }}"],
            )
        )
    ways.append(
        (
            "No Chromium found: Playwright brings its own",
            [sys.executable, "-m", "playwright", "install", "chromium"],
        )
    )
    return ways


def launch(playwright: Playwright) -> Browser:
    found = find(playwright)
    if found is None:
        sys.exit(MISSING)
    return playwright.chromium.launch(executable_path=found, args=list(FLAGS))


if __name__ == "__main__":
    print(f"Chromium: {ensure()}")
