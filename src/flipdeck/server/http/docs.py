"""The documentation under /docs, where it has been built."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope


class _Site(StaticFiles):
    """Static files that a browser caches but revalidates each time."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = "no-cache"
        return response


async def _redirect(request: Request) -> Response:
    return RedirectResponse("/docs/")


async def _not_built(request: Request) -> Response:
    text = "The documentation is not built: run 'make docs' in the repository, then restart.\n"
    return PlainTextResponse(text, 404)


def docs_routes(folder: Path) -> list[BaseRoute]:
    """Return the routes of the documentation in ``folder``, or of a note that it is not built."""
    if not (folder / "index.html").is_file():
        return [Route("/docs", _not_built), Route("/docs/{path:path}", _not_built)]
    return [Route("/docs", _redirect), Mount("/docs", _Site(directory=folder, html=True))]
