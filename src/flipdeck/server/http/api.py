"""The HTTP endpoints: tables, editions and the rulebook; health and metrics; the client's files."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from flipdeck.rules.deck_info import deck_infos
from flipdeck.rules.editions import Edition, editions
from flipdeck.rules.rulebook import load as load_rulebook
from flipdeck.rules.rulings import NAMES, choices, domain, limits
from flipdeck.rules.sections import sections
from flipdeck.server import http_types
from flipdeck.server.errors import TableError
from flipdeck.server.http import openapi
from flipdeck.server.http.metrics import may_read_metrics, metrics_text
from flipdeck.server.http.static_files import StaticFiles, accepts
from flipdeck.server.limits.addresses import address_of
from flipdeck.server.settings import ServerSettings
from flipdeck.server.tournaments.manager import Tournaments

T = TypeVar("T")
INDEX: Final = "index.html"
MAX_PAGE_PATH: Final = 200


def json_response(value: object, status: int = 200) -> Response:
    """Return a value as a JSON response."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(error: TableError) -> Response:
    """Return the response to a request that is refused."""
    return json_response(
        http_types.Problem(error=error.name, facts=error.facts, text=error.text), error.status
    )


def bearer_token(request: Request) -> str:
    """Return the token in the header Authorization; ``TableError`` if there is none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise TableError("wrong-token")
    return token.strip()[:100]


async def read_body(request: Request, kind: type[T], most: int) -> T:
    """Return the body of a request, decoded as the given type."""
    content = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if content != "application/json":
        raise TableError("not-json")
    body = b""
    try:
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise TableError("too-large")
    except ClientDisconnect:
        raise TableError("too-slow") from None
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("bad-message", detail=str(error)) from None


class HttpApi:
    """The endpoints that ``routes.ROUTES`` names."""

    def __init__(self, tournaments: Tournaments, limits: ServerSettings) -> None:
        self.registry = tournaments.registry
        self.tournaments = tournaments
        self.limits = limits
        self._static = StaticFiles(limits.static, limits.address or "")
        self._access = self.registry.access

    def _check_rate(self, request: Request) -> str:
        """The address of a request, which is charged to its limit."""
        address = address_of(request.scope, self.limits)
        self._access.charge(self._access.making, address)
        return address

    async def create_table(self, request: Request) -> Response:
        """Create a table."""
        address = address_of(request.scope, self.limits)
        self._access.charge(self._access.creating, address)
        body = await read_body(request, http_types.CreateTable, self.limits.most_bytes)
        return json_response(await self.registry.create_table(body, address), 201)

    async def take_seat(self, request: Request) -> Response:
        """Seat a player at a table."""
        address = self._check_rate(request)
        body = await read_body(request, http_types.TakeSeat, self.limits.most_bytes)
        code = request.path_params["code"]
        with self._access.guessing(address):
            return json_response(await self.registry.take_seat(code, body, address), 201)

    async def join_any_table(self, request: Request) -> Response:
        """Seat a player at any public table."""
        address = self._check_rate(request)
        body = await read_body(request, http_types.JoinAnyTable, self.limits.most_bytes)
        return json_response(await self.registry.join_any_table(body, address), 201)

    async def list_tables(self, request: Request) -> Response:
        """List public tables."""
        return json_response(http_types.TableList(tables=self.registry.public_tables()))

    async def get_table(self, request: Request) -> Response:
        """Describe one table."""
        with self._access.guessing(address_of(request.scope, self.limits)):
            session = await self.registry.find(request.path_params["code"])
        return json_response(session.table.facts())

    async def get_seat(self, request: Request) -> Response:
        """Describe a table to the player of one of its seats."""
        token = bearer_token(request)
        with self._access.opening(address_of(request.scope, self.limits)):
            session = await self.registry.find(request.path_params["code"])
            seat = session.table.seat_of(token)
        return json_response(session.table.seat_status(seat))

    async def get_record(self, request: Request) -> Response:
        """Send the record of the match finished last."""
        address = self._check_rate(request)
        code = request.path_params["code"]
        with self._access.opening(address):
            record = await self.registry.record(code, bearer_token(request))
        name = f'attachment; filename="flipdeck-{code.upper()}.json"'
        return Response(
            record, media_type="application/json", headers={"content-disposition": name}
        )

    async def get_shuffle(self, request: Request) -> Response:
        """Send how the round that was just finished was shuffled."""
        token = bearer_token(request)
        with self._access.opening(address_of(request.scope, self.limits)):
            session = await self.registry.find(request.path_params["code"])
            session.table.seat_of(token)
        return json_response(session.table.round_shuffle())

    async def server_info(self, request: Request) -> Response:
        """Send what every page asks of the server."""
        return json_response(http_types.ServerInfo(address=self.limits.address))

    async def editions(self, request: Request) -> Response:
        """Send the editions and their rulings."""
        return _constant(request, _editions(editions()))

    async def rulebook(self, request: Request) -> Response:
        """Send the rulebook."""
        return _constant(request, _rulebook(editions()))

    async def health(self, request: Request) -> Response:
        """Report that the process is alive."""
        return PlainTextResponse("ok\n")

    async def ready(self, request: Request) -> Response:
        """Report whether the log can be read and written."""
        await self.registry.store.check()
        return PlainTextResponse("ready\n")

    async def metrics(self, request: Request) -> Response:
        """Send the counters for Prometheus, to this machine and to who has the token."""
        if not may_read_metrics(request.scope, self.limits):
            raise TableError("unknown-page")
        text = metrics_text(self.tournaments)
        return PlainTextResponse(text, media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        """Send the OpenAPI document."""
        return _constant(request, openapi.document())

    async def client_file(self, request: Request) -> Response:
        """Send a file of the web client; every other path is a page of it."""
        path = request.url.path.lstrip("/")
        # The score pad is a page with a file of its own.
        found = self._static.get(path or INDEX) or self._static.get(f"{path.rstrip('/')}.html")
        if found is not None:
            return found.respond(request)
        is_file = "." in path.rpartition("/")[2] or path.startswith(("api/", "assets/", "ws/"))
        if is_file or len(path) > MAX_PAGE_PATH or not path.isprintable():
            raise TableError("unknown-page")
        index = self._static.get(INDEX)
        if index is None:
            return PlainTextResponse("The web client is not built.\n", 503)
        return index.respond(request)


def _constant(request: Request, body: bytes) -> Response:
    """Return JSON that never changes; it is compressed once."""
    headers = {}
    if accepts(request, "gzip"):
        headers["content-encoding"] = "gzip"
        body = _gzipped(body)
    return Response(body, media_type="application/json", headers=headers)


@cache
def _gzipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


@cache
def _editions(known: tuple[Edition, ...]) -> bytes:
    editions = [
        http_types.EditionInfo(
            id=edition.id,
            sheet=edition.sheet,
            title=edition.title,
            rulings={name: getattr(edition.rulings, name) for name in NAMES},
        )
        for edition in known
    ]
    rulings = []
    for name in NAMES:
        least, most = limits(name) or (None, None)
        rulings.append(
            http_types.RulingInfo(
                name=name, domain=domain(name), values=list(choices(name)), least=least, most=most
            )
        )
    listed = http_types.Editions(
        editions=editions, rulings=rulings, sections=_sections(), decks=deck_infos()
    )
    return msgspec.json.encode(listed)


def _sections() -> list[http_types.SectionInfo]:
    return [
        http_types.SectionInfo(
            id=each.id,
            sheet=each.sheet,
            product=each.product,
            locale=each.locale,
            language=each.language,
            edition=each.edition,
            overrides={name: getattr(each.rulings, name) for name in each.overrides},
            cards=dict(each.names.cards),
            colors=dict(each.names.colors),
            words=dict(each.names.words),
        )
        for each in sections()
    ]


@cache
def _rulebook(known: tuple[Edition, ...]) -> bytes:
    book = load_rulebook()
    played: dict[str, dict[str, Any]] = {
        edition.id: edition.rulings.conditions() for edition in known
    }
    played |= {each.id: each.rulings.conditions() for each in sections()}
    rules = [
        http_types.RuleInfo(
            slug=rule.slug,
            chapter=rule.chapter,
            title=rule.title,
            text=rule.text,
            sheets=list(rule.sheets),
            printed=[each.id for each in sections() if rule.printed_in(each.id)],
            applies={name: rule.applies_to(rulings) for name, rulings in played.items()},
        )
        for rule in book
    ]
    chapters = [http_types.Chapter(name=name, title=title) for name, title in book.chapters.items()]
    return msgspec.json.encode(http_types.RulebookInfo(chapters=chapters, rules=rules))
