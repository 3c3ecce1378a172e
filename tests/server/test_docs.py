"""The documentation under /docs."""

from __future__ import annotations

from pathlib import Path

from tests.support.server_fixture import run_async, running_server


def built(folder: Path) -> Path:
    """A site of two pages beside a file that is none of it."""
    site = folder / "site"
    (site / "sub").mkdir(parents=True)
    (site / "index.html").write_text("<h1>Start</h1>", encoding="utf-8")
    (site / "sub" / "page.html").write_text("<h1>Page</h1>", encoding="utf-8")
    (folder / "secret.html").write_text("secret", encoding="utf-8")
    return site


@run_async
async def test_pages_are_served_with_the_security_headers(tmp_path: Path) -> None:
    async with running_server(tmp_path, docs=built(tmp_path)) as server:
        for path, text in (("/docs/", b"Start"), ("/docs/sub/page.html", b"Page")):
            status, headers, body = await server.request_raw("GET", path)
            assert (status, headers["cache-control"]) == (200, "no-cache")
            assert "script-src 'self'" in headers["content-security-policy"]
            assert text in body
            again, _, rest = await server.request_raw("GET", path, if_none_match=headers["etag"])
            assert (again, rest) == (304, b"")


@run_async
async def test_the_folder_redirects_to_its_first_page(tmp_path: Path) -> None:
    async with running_server(tmp_path, docs=built(tmp_path)) as server:
        status, headers, _ = await server.request_raw("GET", "/docs")
        assert (status, headers["location"]) == (307, "/docs/")


@run_async
async def test_nothing_else_is_served(tmp_path: Path) -> None:
    async with running_server(tmp_path, docs=built(tmp_path)) as server:
        for path in ("/docs/none.html", "/docs/../secret.html", "/docs/%2e%2e/secret.html"):
            status, _, body = await server.request_raw("GET", path)
            assert status == 404, path
            assert b"secret" not in body


@run_async
async def test_without_a_built_site_it_says_so(tmp_path: Path) -> None:
    async with running_server(tmp_path, docs=tmp_path / "none") as server:
        for path in ("/docs", "/docs/", "/docs/index.html"):
            status, _, body = await server.request_raw("GET", path)
            assert status == 404
            assert b"make docs" in body
