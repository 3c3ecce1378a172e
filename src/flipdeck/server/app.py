"""The application: routes, the guard before them, and the life of the hall."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import sqlalchemy as sa
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from flipdeck.server import openapi
from flipdeck.server.errors import TableError
from flipdeck.server.hall import Hall
from flipdeck.server.limits import Buckets, address_of
from flipdeck.server.pages import Pages, problem
from flipdeck.server.settings import ServerSettings
from flipdeck.server.sockets import Connection
from flipdeck.server.store import Store

_logger = logging.getLogger("flipdeck.server")

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Refuses pages of other origins, adds the security headers, writes what was asked."""

    def __init__(self, app: ASGIApp, connect: ASGIApp, origins: tuple[str, ...]) -> None:
        self.app = app
        self.connect = connect
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        foreign = not self._own(Headers(scope=scope))
        if scope["type"] == "websocket":
            if foreign:
                await _turn_away(receive, send, 4403)
                return
            await self.connect(scope, receive, send)
            return
        started = time.monotonic()
        status = 500

        async def put(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        if foreign and scope["method"] not in ("GET", "HEAD"):
            await problem(TableError("wrong-origin"))(scope, receive, put)
        else:
            await self.app(scope, receive, put)
        took = round((time.monotonic() - started) * 1000, 1)
        about = {"method": scope["method"], "path": scope["path"], "status": status, "ms": took}
        _logger.info("asked", extra=about)

    def _own(self, headers: Headers) -> bool:
        """Whether a request comes from a page of this server, or from no page."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


def make_app(settings: ServerSettings) -> ASGIApp:
    store = Store(settings.database, synchronous=settings.synchronous)
    hall = Hall(store, settings)
    pages = Pages(hall, settings)

    @contextlib.asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await store.open()
        sweeping = asyncio.create_task(_sweep(hall))
        try:
            yield
        finally:
            sweeping.cancel()
            await hall.close()
            await store.close()

    async def describe(request: Request) -> Response:
        return Response(openapi.document(), media_type="application/json")

    connecting = Buckets(settings.connect_rate, settings.connect_burst)

    async def connect(scope: Scope, receive: Receive, send: Send) -> None:
        code = scope["path"].removeprefix("/ws/")
        if code == scope["path"]:
            await _turn_away(receive, send, 4404)
        elif not connecting.take(address_of(scope, settings)):
            await _turn_away(receive, send, 4429)
        else:
            await Connection(scope, receive, send, hall, code).run()

    routes = [
        Route("/api/tables", pages.make, methods=["POST"]),
        Route("/api/tables", pages.tables, methods=["GET"]),
        Route("/api/tables/{code}", pages.table, methods=["GET"]),
        Route("/api/tables/{code}/seats", pages.sit, methods=["POST"]),
        Route("/api/tables/{code}/record", pages.record, methods=["GET"]),
        Route("/api/sit", pages.sit_anywhere, methods=["POST"]),
        Route("/api/qr", pages.qr, methods=["POST"]),
        Route("/api/editions", pages.editions, methods=["GET"]),
        Route("/api/law", pages.law, methods=["GET"]),
        Route("/openapi.json", describe, methods=["GET"]),
        Route("/healthz", pages.health, methods=["GET"]),
        Route("/readyz", pages.ready, methods=["GET"]),
        Route("/metrics", pages.metrics, methods=["GET"]),
        Route("/{path:path}", pages.client, methods=["GET"]),
    ]
    app = Starlette(
        routes=routes,
        lifespan=life,
        exception_handlers={
            TableError: _refuse,
            HTTPException: _http_error,
            Exception: _server_error,
        },
    )
    return Guard(app, connect, settings.origins)


async def _turn_away(receive: Receive, send: Send, code: int) -> None:
    await receive()
    await send({"type": "websocket.close", "code": code})


async def _sweep(hall: Hall) -> None:
    for minute in itertools.count():
        if minute % 60 == 0:
            try:
                await hall.clear_away()
            except sa.exc.DBAPIError:
                _logger.warning("old tables could not be cleared away")
        await asyncio.sleep(60)
        hall.forget_idle()


async def _refuse(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, TableError)
    return problem(wrong)


async def _http_error(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    name = {404: "unknown-page", 405: "wrong-method"}.get(wrong.status_code, "bad-message")
    return problem(TableError(name, wrong.detail))


async def _server_error(request: Request, wrong: Exception) -> Response:
    return problem(TableError("server-error"))
