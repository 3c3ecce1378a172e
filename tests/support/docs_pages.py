"""The documentation's sources and built pages, as tests read them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = ROOT / "docs"
SITE: Final = SOURCES / "_build" / "html"

LEADS: Final = ("index", "search", "next", "prev")
"""Kinds of <link> that name another page; every other kind loads something."""

_BLOCK: Final = re.compile(
    r"^(?P<indent> *)```(?P<language>\w+)\n(?P<code>.*?)^(?P=indent)```$", re.MULTILINE | re.DOTALL
)


def guides() -> list[Path]:
    """The pages written by hand."""
    written = {*SOURCES.glob("*.md"), *SOURCES.glob("hosting/*.md")}
    return sorted(written - {SOURCES / "ROADMAP.md"})


def blocks(page: Path, language: str) -> Iterator[tuple[str, str]]:
    """The code blocks of a page in one language, each with its place."""
    text = page.read_text(encoding="utf-8")
    for found in _BLOCK.finditer(text):
        if found["language"] == language:
            line = text.count("\n", 0, found.start("code")) + 1
            indent = len(found["indent"])
            code = "".join(each[indent:] for each in found["code"].splitlines(keepends=True))
            yield f"{page.relative_to(ROOT)}:{line}", code


class BuiltPage(HTMLParser):
    """What a built page holds: its anchors, its links, what it loads, its inline code."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file
        self.anchors: set[str] = {""}
        self.links: list[str] = []
        self.loads: list[str] = []
        self.inline: list[str] = []
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take down what an element refers to."""
        found = dict(attrs)
        self.anchors |= {value for name in ("id", "name") if (value := found.get(name))}
        leads = tag == "a" or (tag == "link" and found.get("rel") in LEADS)
        if leads and found.get("href"):
            self.links.append(found["href"] or "")
        elif tag == "link" or "src" in found or "srcset" in found:
            self.loads += [found[name] or "" for name in ("href", "src", "srcset") if name in found]
        if tag == "style" or (tag == "script" and "src" not in found):
            self.inline.append(f"<{tag}>")
        self.inline += [name for name in found if name == "style" or name.startswith("on")]


class BuiltSite:
    """All built pages by their path."""

    def __init__(self, folder: Path) -> None:
        assert (folder / "index.html").is_file(), "the documentation is not built: run 'make docs'"
        self.folder = folder

    @cached_property
    def pages(self) -> dict[Path, BuiltPage]:
        """Every page of the site, read."""
        return {file: BuiltPage(file) for file in sorted(self.folder.rglob("*.html"))}
