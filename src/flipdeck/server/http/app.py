"""The HTTP application: routes, middleware and the lifespan of the registry."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

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
from flipdeck.server.limits.access import AccessLimits
from flipdeck.server.limits.addresses import address_of
from flipdeck.server.origins import is_own_origin
from flipdeck.server.settings import ServerSettings
from flipdeck.server.tournaments.manager import Tournaments

_logger = logging.getLogger("flipdeck.server")

HEALTH: Final = ("/healthz", "/readyz")
"""What load balancers ask for, by any name."""
MAX_PATH: Final = 200
"""Characters of a path that are logged."""
CLEAN_UP_SECONDS: Final = 60.0
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
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
    """Refuses what no page of this server sends, adds the security headers, logs each request."""

    def __init__(self, app: ASGIApp, access: AccessLimits) -> None:
        self.app = app
        self.access = access

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        address = address_of(scope, self.access.settings)
        refused = self._refusal(scope, address)
        started = time.monotonic()
        status = 500
        begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                begun = True
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
                if refused == "too-fast":
                    headers["connection"] = "close"
            await send(message)

        if refused is not None:
            self.access.refusals.count(refused, address)
            await problem(TableError(refused))(scope, receive, send_with_headers)
            if refused == "too-fast":
                return
        else:
            try:
                await self.app(scope, receive, send_with_headers)
            except Exception:
                # Starlette has answered already and raises the error once more.
                self._log_failure(address)
                if not begun:
                    failed = problem(TableError("server-error"))
                    await failed(scope, receive, send_with_headers)
        _logger.info(
            "request",
            extra={
                "method": scope["method"],
                "path": scope["path"][:MAX_PATH],
                "status": status,
                "ms": round((time.monotonic() - started) * 1000, 1),
            },
        )

    def _refusal(self, scope: Scope, address: str) -> str | None:
        """Why a request is refused whatever it asks for."""
        if not self.access.requests.take(address):
            return "too-fast"
        settings, headers = self.access.settings, Headers(scope=scope)
        host = headers.get("host", "")
        if not self.access.own_host(host) and scope["path"] not in HEALTH:
            return "wrong-host"
        if scope["method"] not in ("GET", "HEAD") and not is_own_origin(
            headers.get("origin"), host, settings.origins
        ):
            return "wrong-origin"
        return None

    def _log_failure(self, address: str) -> None:
        """Log a defect with its traceback, the first time in a while from an address."""
        if self.access.refusals.may_log("server-error", address):
            _logger.exception("a request failed")


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
    refuse = _refuser(registry.access)
    app = Starlette(
        routes=routes,
        middleware=[Middleware(GZipMiddleware, minimum_size=1024, compresslevel=6)],
        lifespan=lifespan,
        exception_handlers={
            TableError: refuse,
            HTTPException: refuse,
            Exception: _server_error,
        },
    )
    return Guard(app, registry.access)


def _endpoint(name: str, apis: tuple[HttpApi, TournamentApi]) -> Any:
    """The method that a route names."""
    return next(getattr(api, name) for api in apis if hasattr(api, name))


async def _clean_up(tournaments: Tournaments) -> None:
    """Delete expired tables and tournaments every hour, unload idle ones every minute."""
    registry = tournaments.registry
    for minute in itertools.count():
        try:
            if minute % 60 == 0:
                await registry.delete_expired()
                await tournaments.delete_expired()
                await registry.delete_old_records()
            await registry.release_unclaimed()
            registry.unload_idle()
            tournaments.unload_idle()
        except TableError:
            _logger.warning("old tables could not be deleted")
        except Exception:
            # It must go on: without it memory fills up.
            _logger.exception("cleaning up failed")
        await asyncio.sleep(CLEAN_UP_SECONDS)


def _refuser(access: AccessLimits) -> Callable[[Request, Exception], Awaitable[Response]]:
    """The handler that answers a refusal, and counts it."""

    async def refuse(request: Request, error: Exception) -> Response:
        if isinstance(error, HTTPException):
            name = {404: "unknown-page", 405: "wrong-method"}.get(error.status_code, "bad-message")
            error = TableError(name, detail=error.detail if name == "bad-message" else None)
        assert isinstance(error, TableError)
        if error.name != "too-large":  # the protocol has counted it
            access.refusals.count(error.name, address_of(request.scope, access.settings))
        return problem(error)

    return refuse


async def _server_error(request: Request, error: Exception) -> Response:
    return problem(TableError("server-error"))
