"""The HTTP application: routes, middleware and the lifespan of the registry."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import AsyncIterator
from typing import Any, Final

import sqlalchemy as sa
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from flipdeck.server.errors import TableError
from flipdeck.server.http.api import HttpApi, problem
from flipdeck.server.http.docs import docs_routes
from flipdeck.server.http.routes import ROUTES
from flipdeck.server.http.tournament_api import TournamentApi
from flipdeck.server.origins import is_own_origin
from flipdeck.server.settings import ServerSettings
from flipdeck.server.tournaments.manager import Tournaments

_logger = logging.getLogger("flipdeck.server")

MAX_PATH: Final = 200
"""Characters of a path that are logged."""
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "vary": "Accept-Encoding",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Refuses pages of other origins, adds the security headers, logs each request."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.monotonic()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        headers = Headers(scope=scope)
        own = is_own_origin(headers.get("origin"), headers.get("host", ""), self.origins)
        if not own and scope["method"] not in ("GET", "HEAD"):
            await problem(TableError("wrong-origin"))(scope, receive, send_with_headers)
        else:
            await self.app(scope, receive, send_with_headers)
        _logger.info(
            "request",
            extra={
                "method": scope["method"],
                "path": scope["path"][:MAX_PATH],
                "status": status,
                "ms": round((time.monotonic() - started) * 1000, 1),
            },
        )


def make_app(tournaments: Tournaments, settings: ServerSettings) -> ASGIApp:
    """The HTTP application; it opens and closes the registry's storage."""
    registry = tournaments.registry
    api = HttpApi(tournaments, settings)
    apis = (api, TournamentApi(tournaments, settings))

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await registry.store.open()
        await tournaments.open()
        cleanup = asyncio.create_task(_clean_up(tournaments))
        try:
            yield
        finally:
            cleanup.cancel()
            await tournaments.close()
            await registry.close()
            await registry.store.close()

    routes: list[BaseRoute] = [
        Route(route.path, _endpoint(route.endpoint, apis), methods=[route.method])
        for route in ROUTES
    ]
    # The last route matches every other path.
    routes[-1:-1] = docs_routes(settings.docs)
    app = Starlette(
        routes=routes,
        middleware=[Middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)],
        lifespan=lifespan,
        exception_handlers={
            TableError: _refuse,
            HTTPException: _http_error,
            Exception: _server_error,
        },
    )
    return Guard(app, settings.origins)


def _endpoint(name: str, apis: tuple[HttpApi, TournamentApi]) -> Any:
    """The method that a route names."""
    return next(getattr(api, name) for api in apis if hasattr(api, name))


async def _clean_up(tournaments: Tournaments) -> None:
    """Delete expired tables and tournaments every hour, unload idle ones every minute."""
    registry = tournaments.registry
    for minute in itertools.count():
        if minute % 60 == 0:
            try:
                await registry.delete_expired()
                await tournaments.delete_expired()
            except sa.exc.DBAPIError:
                _logger.warning("old tables could not be deleted")
        await asyncio.sleep(60)
        registry.unload_idle()
        tournaments.unload_idle()


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, TableError)
    return problem(error)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    name = {404: "unknown-page", 405: "wrong-method"}.get(error.status_code, "bad-message")
    return problem(TableError(name, error.detail))


async def _server_error(request: Request, error: Exception) -> Response:
    return problem(TableError("server-error"))
