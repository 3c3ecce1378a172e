"""The OpenAPI document, made from the routes and the types."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from flipdeck._version import __version__
from flipdeck.formats.record import MatchRecord
from flipdeck.server import http_types, tournament_messages, tournament_types
from flipdeck.server import messages as wire
from flipdeck.server.http.routes import ROUTES

_UNIONS: Final = (
    "ClientMessage",
    "ServerMessage",
    "TournamentClientMessage",
    "TournamentServerMessage",
)


@cache
def document() -> bytes:
    """Return the OpenAPI document; its schemas include the messages of the WebSocket."""
    kinds: list[Any] = [
        wire.ClientMessage,
        wire.ServerMessage,
        tournament_messages.TournamentClientMessage,
        tournament_messages.TournamentServerMessage,
        *http_types.REQUESTS,
        *http_types.RESPONSES,
        *tournament_types.REQUESTS,
        *tournament_types.RESPONSES,
        MatchRecord,
    ]
    unions, schemas = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}", schema_hook=_anything
    )
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        if route.response is None:
            continue
        operation: dict[str, Any] = {
            "summary": route.summary,
            "responses": {
                str(route.status): {"description": "Done", "content": _json(route.response)},
                "default": {"description": "Refused", "content": _json(http_types.Problem)},
            },
        }
        if "{code}" in route.path:
            operation["parameters"] = [
                {"name": "code", "in": "path", "required": True, "schema": {"type": "string"}}
            ]
        if route.request is not None:
            operation["requestBody"] = {"required": True, "content": _json(route.request)}
        paths.setdefault(route.path, {})[route.method.lower()] = operation
    contents = {
        "openapi": "3.1.0",
        "info": {"title": "Flipdeck", "version": __version__},
        "paths": paths,
        "components": {"schemas": schemas | dict(zip(_UNIONS, unions, strict=False))},
    }
    return msgspec.json.encode(contents)


def _anything(kind: type) -> dict[str, Any]:
    """The schema of values that a record stores as they are."""
    if kind is not object:
        raise NotImplementedError
    return {"description": "any JSON value"}


def _json(kind: type) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}
