"""Runs the server: one process, one event loop, logs for programs or for people."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec
import sqlalchemy as sa
import uvicorn

from flipdeck.rules.errors import BadInput
from flipdeck.server.http.app import make_app
from flipdeck.server.settings import ServerSettings
from flipdeck.server.storage.log_storage import LogStorage
from flipdeck.server.storage.sqlite import database_url
from flipdeck.server.tables.registry import Registry
from flipdeck.server.ws.endpoint import WebSocketEndpoint

_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class Lines(logging.Formatter):
    """One JSON object a line, with whatever was said of the event. No line holds a token, a card
    or a name: paths carry no fragment, and bodies are not written."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info is not None:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class Words(logging.Formatter):
    """For people at a terminal: what went wrong, in a line."""

    def format(self, record: logging.LogRecord) -> str:
        about = [f"{name} {value}" for name, value in vars(record).items() if name not in _USUAL]
        line = f"flipdeck: {record.getMessage()}"
        if about:
            line += f" ({', '.join(about)})"
        if record.exc_info is not None:
            line += "\n" + self.formatException(record.exc_info)
        return line


def set_up_logs(level: str, form: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    if form == "plain":
        handler.setFormatter(Words())
        level = "warning"  # who plays need not read what the page asked for
    else:
        handler.setFormatter(Lines())
    for name in ("flipdeck", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level.upper())
        logger.propagate = False
    # Uvicorn's own tales of every start and connection are not needed beside ours.
    logging.getLogger("uvicorn.error").setLevel("WARNING")


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


async def _prepare(settings: ServerSettings) -> None:
    """Brings the database up to date, or says in one line why it cannot be used."""
    store = LogStorage(settings.database, synchronous=settings.synchronous)
    try:
        await store.open()
    except (sa.exc.SQLAlchemyError, OSError) as wrong:
        told = str(getattr(wrong, "orig", None) or wrong)
        file = database_url(settings.database).database
        raise BadInput(f"database {file}: {told}") from None
    finally:
        await store.close()


def _spare_the_collector() -> None:
    """What was loaded stays; and since nearly nothing here hangs in rings, looking for rings each
    time 700 things were made would take a tenth of the server's time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def configured(settings: ServerSettings) -> uvicorn.Config:
    """uvicorn's configuration: HTTP by the application, WebSockets by the endpoint."""
    store = LogStorage(settings.database, synchronous=settings.synchronous)
    registry = Registry(store, settings)
    return uvicorn.Config(
        make_app(registry, settings),
        http="httptools",
        ws=cast("Any", WebSocketEndpoint(registry, settings)),
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
    )


def serve(settings: ServerSettings, listening: socket.socket, ready: Callable[[], None]) -> None:
    set_up_logs(settings.log_level, settings.log_form)
    asyncio.run(_prepare(settings))
    server = _Server(configured(settings), ready)
    _spare_the_collector()
    server.run([listening])
    if not server.started:
        raise BadInput("the server could not start; the line above says why")
