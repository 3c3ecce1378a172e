"""The built documentation: its links, what it loads, and that it needs nothing from outside."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.support.docs_pages import ROOT, SITE, SOURCES, BuiltPage, BuiltSite, guides


@pytest.fixture(scope="module")
def site() -> BuiltSite:
    return BuiltSite(SITE)


def is_external(address: str) -> bool:
    parts = urlsplit(address)
    return bool(parts.netloc) or parts.scheme in ("http", "https")


def test_every_guide_and_reference_is_a_page(site: BuiltSite) -> None:
    sources = [*guides(), *SOURCES.glob("reference/*")]
    wanted = {SITE / page.relative_to(SOURCES).with_suffix(".html") for page in sources}
    assert len(wanted) > 15
    assert wanted <= set(site.pages)


def test_every_link_and_anchor_leads_somewhere(site: BuiltSite) -> None:
    broken = []
    checked = 0
    for file, page in site.pages.items():
        for address in page.links:
            parts = urlsplit(address)
            if is_external(address) or parts.scheme == "mailto":
                continue
            checked += 1
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if target.is_dir():
                target /= "index.html"
            known = site.pages.get(target)
            if not target.is_file() or (known and unquote(parts.fragment) not in known.anchors):
                broken.append(f"{file.relative_to(SITE)}: {address}")
    assert checked > 1000
    assert broken == []


def test_nothing_is_loaded_from_elsewhere(site: BuiltSite) -> None:
    loaded = [address for page in site.pages.values() for address in page.loads]
    assert len(loaded) > 100
    assert [address for address in loaded if is_external(address)] == []
    sheets = [sheet.read_text(encoding="utf-8") for sheet in SITE.rglob("*.css")]
    assert [
        url for text in sheets for url in re.findall(r"url\([\"']?(?:https?:)?//[^)]*", text)
    ] == []
    assert [url for text in sheets for url in re.findall(r"@import[^;]*", text)] == []


def test_whatever_is_loaded_is_there(site: BuiltSite) -> None:
    for file, page in site.pages.items():
        for address in page.loads:
            assert (file.parent / urlsplit(address).path).is_file(), f"{file}: {address}"


def test_no_page_has_inline_code(site: BuiltSite) -> None:
    """The server's content security policy would block it."""
    assert {str(file): page.inline for file, page in site.pages.items() if page.inline} == {}


def test_the_checks_see_what_they_look_for(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_text(
        '<link href="https://a.example/x.css"><img src="//b.example/y.png"><a href="#z">z</a>'
        '<p id="w" style="color: red" onclick="f()"><script>f()</script><style>p {}</style>',
        encoding="utf-8",
    )
    page = BuiltPage(file)
    assert [is_external(address) for address in page.loads] == [True, True]
    assert page.links == ["#z"]
    assert page.anchors == {"", "w"}
    assert page.inline == ["style", "onclick", "<script>", "<style>"]


def test_the_repository_names_no_built_page() -> None:
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert {"/docs/_build/", "/docs/reference/"} <= set(ignored)
