"""The description of the server, from the types alone."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from flipdeck._version import __version__
from flipdeck.record import MatchRecord
from flipdeck.server import forms
from flipdeck.server import messages as say

ROUTES: tuple[tuple[str, str, str, type | None, type, int], ...] = (
    ("post", "/api/tables", "Make a table and sit down at it", forms.MakeTable, forms.Seated, 201),
    ("get", "/api/tables", "Public tables with somebody at them", None, forms.TableList, 200),
    ("get", "/api/tables/{code}", "One table", None, forms.TableFacts, 200),
    ("post", "/api/tables/{code}/seats", "Take a seat", forms.TakeSeat, forms.Seated, 201),
    ("get", "/api/tables/{code}/record", "The match finished last", None, MatchRecord, 200),
    ("post", "/api/sit", "Take a seat at any public table", forms.SitAnywhere, forms.Seated, 201),
    ("post", "/api/qr", "An address as a picture", forms.AskQr, forms.Qr, 200),
    ("get", "/api/editions", "Editions and their rulings", None, forms.Editions, 200),
    ("get", "/api/law", "The rulebook", None, forms.LawBook, 200),
)


@cache
def document() -> bytes:
    """The OpenAPI document; the socket's messages stand among its schemas."""
    kinds: list[Any] = [say.AnySay, say.AnyTell, *forms.ASKED, *forms.ANSWERED, MatchRecord]
    (said, told, *_), schemas = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}", schema_hook=_anything
    )
    paths: dict[str, dict[str, Any]] = {}
    for method, path, text, asked, answered, status in ROUTES:
        about: dict[str, Any] = {
            "summary": text,
            "responses": {
                str(status): {"description": "Done", "content": _json(answered)},
                "default": {"description": "Refused", "content": _json(forms.Problem)},
            },
        }
        if "{code}" in path:
            about["parameters"] = [
                {"name": "code", "in": "path", "required": True, "schema": {"type": "string"}}
            ]
        if asked is not None:
            about["requestBody"] = {"required": True, "content": _json(asked)}
        paths.setdefault(path, {})[method] = about
    made = {
        "openapi": "3.1.0",
        "info": {"title": "Flipdeck", "version": __version__},
        "paths": paths,
        "components": {"schemas": {**schemas, "AnySay": said, "AnyTell": told}},
    }
    return msgspec.json.encode(made)


def _anything(kind: type) -> dict[str, Any]:
    """Values that a record holds as they are."""
    if kind is not object:
        raise NotImplementedError
    return {"description": "as the match has it"}


def _json(kind: type) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}
