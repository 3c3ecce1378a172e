"""Moves inline scripts and styles of built HTML pages into files.

The server's content security policy allows scripts and styles only from its own files; the theme
writes a few lines of both into every page.
"""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path
from typing import Final

SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
STYLE: Final = re.compile(r"<style>(.*?)</style>", re.DOTALL)
ATTRIBUTE: Final = re.compile(r"(<[^<>]*) style=\"([^\"]*)\"")
FOLDER: Final = "_static"


def extract(site: Path) -> None:
    """Replace the inline scripts and styles of every page under ``site`` by links to files."""
    for page in sorted(site.rglob("*.html")):
        text = page.read_text(encoding="utf-8")
        moved = _Page(site, page).rewrite(text)
        if moved != text:
            page.write_text(moved, encoding="utf-8")


class _Page:
    """One page and the files that its inline code goes into, named by their digests."""

    def __init__(self, site: Path, page: Path) -> None:
        self.folder = site / FOLDER
        self.page = page
        self.rules: dict[str, str] = {}

    def rewrite(self, text: str) -> str:
        """Return the page's text without inline code."""
        text = SCRIPT.sub(lambda found: self._script(found[1]), text)
        text = STYLE.sub(lambda found: self._sheet(found[1]), text)
        text = ATTRIBUTE.sub(lambda found: found[1] + self._attribute(found[2]), text)
        if self.rules:
            text = text.replace("</head>", f"{self._sheet(self._styled())}\n</head>", 1)
        return text

    def _script(self, content: str) -> str:
        return f'<script src="{self._save(content, "js")}"></script>'

    def _sheet(self, content: str) -> str:
        return f'<link rel="stylesheet" type="text/css" href="{self._save(content, "css")}" />'

    def _attribute(self, declarations: str) -> str:
        name = _digest(declarations)
        self.rules[name] = declarations
        return f' data-style="{name}"'

    def _styled(self) -> str:
        rules = sorted(self.rules.items())
        return "".join(f'[data-style="{name}"] {{ {content} }}\n' for name, content in rules)

    def _save(self, content: str, ending: str) -> str:
        """Write a file and return its address, as seen from the page."""
        file = self.folder / f"inline-{_digest(content)}.{ending}"
        file.write_text(content, encoding="utf-8")
        return Path(os.path.relpath(file, self.page.parent)).as_posix()


def _digest(content: str) -> str:
    return hashlib.sha256(content.encode()).hexdigest()[:12]
