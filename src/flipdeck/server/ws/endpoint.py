"""Who may open a WebSocket: the path, the origin and the rate of connections are checked."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec
import uvicorn
from picows import WSUpgradeRequest, WSUpgradeResponse, WSUpgradeResponseWithListener
from uvicorn.server import ServerState

from flipdeck.server.errors import TableError
from flipdeck.server.http_types import Problem
from flipdeck.server.limits.addresses import client_address, counted_address
from flipdeck.server.origins import is_own_origin
from flipdeck.server.settings import ServerSettings
from flipdeck.server.tournaments.manager import Tournaments
from flipdeck.server.ws.connection import Connection
from flipdeck.server.ws.tournament_connection import TournamentConnection
from flipdeck.server.ws.transport import Upgraded

PATH = "/ws/"
TOURNAMENTS = "tournaments/"


class WebSocketEndpoint:
    """Creates the protocol of every upgraded connection; given to uvicorn as its ``ws``."""

    def __init__(self, tournaments: Tournaments, settings: ServerSettings) -> None:
        self._registry = tournaments.registry
        self._access = tournaments.registry.access
        self._tournaments = tournaments
        self._settings = settings

    def __call__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> Upgraded:
        """Create a protocol, as uvicorn calls it for each upgrade."""
        return Upgraded(server_state, self._accept, self._release, self._settings.most_bytes)

    def _release(self, peer: str, listener: Any) -> None:
        """Note that a connection has ended."""
        self._access.connections.release(counted_address(peer))
        if isinstance(listener, Connection):
            self._access.sockets.release(listener.address)

    def _accept(self, request: WSUpgradeRequest, peer: str) -> Any:
        """The listener for a request, or the response that refuses it."""
        forwarded = request.headers.getall("x-forwarded-for", [])
        address = client_address(peer, forwarded, self._settings)
        try:
            code = self._check(request, address)
        except TableError as refused:
            self._access.refusals.count(refused.name, address)
            body = msgspec.json.encode(
                Problem(error=refused.name, facts=refused.facts, text=refused.text)
            )
            headers = {"content-type": "application/json"}
            status = HTTPStatus(refused.status)
            response = WSUpgradeResponse.create_error_response(status, body, headers)
            return WSUpgradeResponseWithListener(response, None)
        if code.startswith(TOURNAMENTS):
            code = code.removeprefix(TOURNAMENTS)
            return TournamentConnection(self._tournaments, code, address)
        return Connection(self._registry, code, address)

    def _check(self, request: WSUpgradeRequest, address: str) -> str:
        """The code of the table asked for; ``TableError`` names why there is no connection.

        The last check counts the connection.
        """
        headers = request.headers
        path = request.path.decode("latin-1").partition("?")[0]
        if not path.startswith(PATH):
            raise TableError("unknown-page")
        origin, host = headers.get("origin"), headers.get("host", "")
        if not self._access.own_host(host):
            raise TableError("wrong-host")
        if not is_own_origin(origin, host, self._settings.origins):
            raise TableError("wrong-origin")
        self._access.charge(self._access.connecting, address)
        if not self._access.sockets.take(address):
            raise TableError("too-many-connections")
        return path.removeprefix(PATH)
