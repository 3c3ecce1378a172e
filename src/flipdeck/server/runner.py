"""Run the server: one process, one event loop, logging as JSON or plain text."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

import msgspec
import sqlalchemy as sa
import uvicorn

from flipdeck.rules.errors import BadInput
from flipdeck.server.http.app import make_app
from flipdeck.server.http.protocol import LimitedHttp
from flipdeck.server.settings import ServerSettings
from flipdeck.server.storage.backend import reason_of
from flipdeck.server.storage.log_storage import LogStorage
from flipdeck.server.tables.registry import Registry
from flipdeck.server.tournaments.manager import Tournaments
from flipdeck.server.ws.endpoint import WebSocketEndpoint

_STANDARD_FIELDS: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "color_message",
}


class JsonFormatter(logging.Formatter):
    """One JSON object a line, with the fields of the event.

    No line contains a token, a card or a name: paths have no fragment, and bodies are not logged.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as JSON."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {
            name: value for name, value in vars(record).items() if name not in _STANDARD_FIELDS
        }
        if record.exc_info is not None:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class PlainFormatter(logging.Formatter):
    """One plain line an event, for a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line of text."""
        about = [
            f"{name} {value}"
            for name, value in vars(record).items()
            if name not in _STANDARD_FIELDS
        ]
        line = f"flipdeck: {record.getMessage()}"
        if about:
            line += f" ({', '.join(about)})"
        if record.exc_info is not None:
            line += "\n" + self.formatException(record.exc_info)
        return line


def configure_logging(level: str, form: str) -> None:
    """Log to stderr as JSON from a level on, or warnings and errors as plain text."""
    handler = logging.StreamHandler(sys.stderr)
    if form == "plain":
        handler.setFormatter(PlainFormatter())
        level = "warning"  # on a terminal, requests would only be noise
    else:
        handler.setFormatter(JsonFormatter())
    for name in ("flipdeck", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False
    # uvicorn's messages about starts and connections repeat ours.
    logging.getLogger("uvicorn.error").setLevel("WARNING")


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


async def _migrate(settings: ServerSettings) -> None:
    """Migrate the database; ``BadInput`` says in one line why it cannot be used."""
    store = LogStorage(
        settings.database, synchronous=settings.synchronous, secret=settings.shuffle_secret
    )
    try:
        await store.open()
    except (sa.exc.SQLAlchemyError, OSError) as error:
        raise BadInput(f"database {store.name}: {reason_of(error)}") from None
    finally:
        await store.close()


def _tune_gc() -> None:
    """Collect garbage rarely: there are hardly any cycles, and the default costs 10 % of CPU."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def uvicorn_config(settings: ServerSettings) -> uvicorn.Config:
    """Return uvicorn's configuration: HTTP by the application, WebSockets by the endpoint."""
    store = LogStorage(
        settings.database, synchronous=settings.synchronous, secret=settings.shuffle_secret
    )
    registry = Registry(store, settings)
    tournaments = Tournaments(registry)
    return uvicorn.Config(
        make_app(tournaments, settings),
        http=cast("Any", partial(LimitedHttp, registry.access)),
        ws=cast("Any", WebSocketEndpoint(tournaments, settings)),
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
    )


def serve(settings: ServerSettings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on a listening socket until interrupted; ``ready`` is called once it accepts."""
    configure_logging(settings.log_level, settings.log_form)
    asyncio.run(_migrate(settings))
    server = _Server(uvicorn_config(settings), ready)
    _tune_gc()
    server.run([listening])
    if not server.started:
        raise BadInput("the server could not start; see the error above")
