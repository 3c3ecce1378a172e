"""What is asked over HTTP: tables, editions, the law; health and metrics; the client's files."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from flipdeck import law
from flipdeck.editions import EDITIONS
from flipdeck.rulings import NAMES, choices, domain, limits
from flipdeck.server import forms
from flipdeck.server.errors import TableError
from flipdeck.server.hall import Hall
from flipdeck.server.limits import Buckets, address_of
from flipdeck.server.settings import ServerSettings

T = TypeVar("T")


def answer(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(wrong: TableError) -> Response:
    return answer(forms.Problem(error=wrong.name, text=wrong.text), wrong.status)


async def read_body(request: Request, kind: type[T], most: int) -> T:
    """The body as the type it must have."""
    content = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content != "application/json":
        raise TableError("not-json")
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise TableError("too-large")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise TableError("bad-message", str(wrong)[:200]) from None


class Pages:
    def __init__(self, hall: Hall, limits: ServerSettings) -> None:
        self.hall = hall
        self.limits = limits
        self._asked = Buckets(limits.make_rate, limits.make_burst)

    def _slow_down(self, request: Request) -> None:
        if not self._asked.take(address_of(request.scope, self.limits)):
            raise TableError("too-fast")

    async def make(self, request: Request) -> Response:
        self._slow_down(request)
        asked = await read_body(request, forms.MakeTable, self.limits.most_bytes)
        return answer(await self.hall.make(asked), 201)

    async def sit(self, request: Request) -> Response:
        self._slow_down(request)
        asked = await read_body(request, forms.TakeSeat, self.limits.most_bytes)
        return answer(await self.hall.sit(request.path_params["code"], asked), 201)

    async def sit_anywhere(self, request: Request) -> Response:
        self._slow_down(request)
        asked = await read_body(request, forms.SitAnywhere, self.limits.most_bytes)
        return answer(await self.hall.sit_anywhere(asked), 201)

    async def tables(self, request: Request) -> Response:
        return answer(forms.TableList(tables=self.hall.public()))

    async def table(self, request: Request) -> Response:
        opened = await self.hall.find(request.path_params["code"])
        return answer(opened.table.facts())

    async def record(self, request: Request) -> Response:
        self._slow_down(request)
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not token:
            raise TableError("wrong-token")
        code = request.path_params["code"]
        record = await self.hall.record(code, token.strip()[:100])
        name = f'attachment; filename="flipdeck-{code.upper()}.json"'
        return Response(
            record, media_type="application/json", headers={"content-disposition": name}
        )

    async def qr(self, request: Request) -> Response:
        """A post, since a seat's link must not stand in any log."""
        asked = await read_body(request, forms.AskQr, self.limits.most_bytes)
        scheme = request.url.scheme
        if self.limits.behind_proxy:
            scheme = "https" if request.headers.get("x-forwarded-proto") == "https" else scheme
        base = self.limits.address or f"{scheme}://{request.headers.get('host', '')}"
        url = base + asked.path
        code = segno.make(url, error="m", micro=False)
        svg = code.svg_inline(omitsize=True, border=2, dark="#000", light="#fff")
        return answer(forms.Qr(url=url, svg=svg))

    async def editions(self, request: Request) -> Response:
        return Response(_editions(), media_type="application/json")

    async def law(self, request: Request) -> Response:
        return Response(_law(), media_type="application/json")

    async def health(self, request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(self, request: Request) -> Response:
        await self.hall.store.check()
        return PlainTextResponse("ready\n")

    async def metrics(self, request: Request) -> Response:
        return PlainTextResponse(_metrics(self.hall), media_type="text/plain; version=0.0.4")

    async def client(self, request: Request) -> Response:
        """The client's files; every other path is a page of it."""
        path = request.url.path.lstrip("/")
        root = self.limits.static.resolve()
        file = (root / path).resolve()
        if path and file.is_relative_to(root) and file.is_file():
            kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else None
            return FileResponse(file, headers={"cache-control": kept or "no-cache"})
        if path.startswith(("api/", "assets/", "ws/")) or "." in path.rpartition("/")[2]:
            raise TableError("unknown-page")
        index = root / "index.html"
        if not index.is_file():
            return PlainTextResponse("flipdeck: the client is not built.\n", 503)
        return FileResponse(index, headers={"cache-control": "no-cache"})


@cache
def _editions() -> bytes:
    editions = [
        forms.EditionFacts(
            id=edition.id,
            sheet=edition.sheet,
            title=edition.title,
            rulings={name: getattr(edition.rulings, name) for name in NAMES},
        )
        for edition in EDITIONS.values()
    ]
    rulings = []
    for name in NAMES:
        least, most = limits(name) or (None, None)
        rulings.append(
            forms.RulingFacts(
                name=name, domain=domain(name), values=list(choices(name)), least=least, most=most
            )
        )
    return msgspec.json.encode(forms.Editions(editions=editions, rulings=rulings))


@cache
def _law() -> bytes:
    book = law.load()
    played: dict[str, dict[str, Any]] = {
        edition.id: {name: getattr(edition.rulings, name) for name in NAMES}
        for edition in EDITIONS.values()
    }
    rules = [
        forms.RuleFacts(
            slug=rule.slug,
            chapter=rule.chapter,
            title=rule.title,
            text=rule.text,
            refusal=rule.refusal,
            sheets=list(rule.sheets),
            applies={name: rule.applies_to(rulings) for name, rulings in played.items()},
        )
        for rule in book
    ]
    chapters = [forms.Chapter(name=name, title=title) for name, title in book.chapters.items()]
    return msgspec.json.encode(forms.LawBook(chapters=chapters, rules=rules))


def _metrics(hall: Hall) -> str:
    tables = hall.tables.values()
    counts = {
        "tables_open gauge Tables in memory": len(tables),
        "players_connected gauge Seats with a connection": sum(len(t.clients) for t in tables),
        "watchers_connected gauge Connections that watch": sum(len(t.watchers) for t in tables),
        "moves_total counter Moves accepted": hall.door.moves,
        "refusals_total counter Commands refused": hall.door.refused,
        "log_entries_total counter Entries appended": hall.store.appended,
        "log_commits_total counter Transactions committed": hall.store.commits,
    }
    lines = []
    for what, value in counts.items():
        name, kind, text = what.split(" ", 2)
        lines += [
            f"# HELP flipdeck_{name} {text}.",
            f"# TYPE flipdeck_{name} {kind}",
            f"flipdeck_{name} {value}",
        ]
    return "\n".join([*lines, ""])
