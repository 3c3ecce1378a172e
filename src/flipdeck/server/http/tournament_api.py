"""The HTTP endpoints of tournaments."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from flipdeck.server import tournament_types
from flipdeck.server.http.api import bearer_token, json_response, read_body
from flipdeck.server.limits.addresses import address_of
from flipdeck.server.limits.rate_limit import Buckets
from flipdeck.server.settings import ServerSettings
from flipdeck.server.tournaments import views
from flipdeck.server.tournaments.manager import Tournaments
from flipdeck.server.tournaments.session import TournamentSession


class TournamentApi:
    """The endpoints of tournaments that ``routes.ROUTES`` names."""

    def __init__(self, tournaments: Tournaments, limits: ServerSettings) -> None:
        self.tournaments = tournaments
        self.limits = limits
        self._access = tournaments.registry.access
        self._signing_in = Buckets(limits.sign_in_rate, limits.sign_in_burst)

    def _address(self, request: Request, buckets: Buckets) -> str:
        """The address of a request, which is charged to its limit."""
        address = address_of(request.scope, self.limits)
        self._access.charge(buckets, address)
        return address

    async def create_tournament(self, request: Request) -> Response:
        """Create a tournament."""
        address = self._address(request, self._access.making)
        kind = tournament_types.CreateTournament
        body = await read_body(request, kind, self.limits.most_bytes)
        return json_response(await self.tournaments.create(body, address), 201)

    async def sign_in(self, request: Request) -> Response:
        """Sign a player in."""
        address = self._address(request, self._signing_in)
        body = await read_body(request, tournament_types.SignIn, self.limits.most_bytes)
        code = request.path_params["code"]
        with self._access.opening(address):
            return json_response(await self.tournaments.sign_in(code, body, address), 201)

    async def get_tournament(self, request: Request) -> Response:
        """Describe one tournament."""
        with self._access.guessing(self._address(request, self._signing_in)):
            session = await self.tournaments.find(request.path_params["code"])
        return json_response(views.info(session.state))

    async def standings_json(self, request: Request) -> Response:
        """Send the standings and all results."""
        session = await self._opened(request)
        return json_response(views.export(session))

    async def standings_csv(self, request: Request) -> Response:
        """Send the standings for spreadsheets."""
        session = await self._opened(request)
        text = views.standings_csv(session.state)
        return _file(text.encode(), "text/csv; charset=utf-8", session, "csv")

    async def tournament_records(self, request: Request) -> Response:
        """Send the records of all matches, one a line."""
        session = await self._opened(request)
        records = await self.tournaments.records(session)
        return _file(records, "application/jsonl", session, "jsonl")

    async def _opened(self, request: Request) -> TournamentSession:
        """The tournament that the request's secret opens."""
        with self._access.opening(self._address(request, self._signing_in)):
            code = request.path_params["code"]
            return await self.tournaments.member(code, bearer_token(request))


def _file(body: bytes, media_type: str, session: TournamentSession, ending: str) -> Response:
    name = f'attachment; filename="flipdeck-{session.state.code}.{ending}"'
    return Response(body, media_type=media_type, headers={"content-disposition": name})
