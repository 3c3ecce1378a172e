"""The list of HTTP routes, from which the application and the OpenAPI document are made."""

from __future__ import annotations

from typing import Final, NamedTuple

from flipdeck.formats.record import MatchRecord
from flipdeck.server import http_types, tournament_types


class HttpRoute(NamedTuple):
    """A route; without a ``response`` type it is not in the OpenAPI document."""

    method: str
    path: str
    endpoint: str
    """The name of the method of ``HttpApi`` or ``TournamentApi`` that answers."""
    summary: str
    request: type | None = None
    response: type | None = None
    status: int = 200


ROUTES: Final = (
    HttpRoute(
        "POST",
        "/api/tables",
        "create_table",
        "Create a table and take its first seat",
        http_types.CreateTable,
        http_types.SeatToken,
        201,
    ),
    HttpRoute(
        "GET",
        "/api/tables",
        "list_tables",
        "Public tables at which somebody is connected",
        response=http_types.TableList,
    ),
    HttpRoute("GET", "/api/tables/{code}", "get_table", "One table", response=http_types.TableInfo),
    HttpRoute(
        "GET",
        "/api/tables/{code}/seat",
        "get_seat",
        "How the match of a seat stands; needs Authorization: Bearer with the seat's token",
        response=http_types.SeatStatus,
    ),
    HttpRoute(
        "POST",
        "/api/tables/{code}/seats",
        "take_seat",
        "Take a seat",
        http_types.TakeSeat,
        http_types.SeatToken,
        201,
    ),
    HttpRoute(
        "GET",
        "/api/tables/{code}/record",
        "get_record",
        "The record of the match finished last; needs Authorization: Bearer with a seat's token",
        response=MatchRecord,
    ),
    HttpRoute(
        "GET",
        "/api/tables/{code}/shuffle",
        "get_shuffle",
        "How the round that was just finished was shuffled; needs Authorization: Bearer with a "
        "seat's token",
        response=http_types.RoundShuffle,
    ),
    HttpRoute(
        "POST",
        "/api/join",
        "join_any_table",
        "Take a seat at any public table",
        http_types.JoinAnyTable,
        http_types.SeatToken,
        201,
    ),
    HttpRoute(
        "POST",
        "/api/tournaments",
        "create_tournament",
        "Create a tournament; its secrets are sent only in this answer",
        tournament_types.CreateTournament,
        tournament_types.TournamentCreated,
        201,
    ),
    HttpRoute(
        "POST",
        "/api/tournaments/{code}/players",
        "sign_in",
        "Sign in to a tournament",
        tournament_types.SignIn,
        tournament_types.PlayerToken,
        201,
    ),
    HttpRoute(
        "GET",
        "/api/tournaments/{code}",
        "get_tournament",
        "One tournament, without names",
        response=tournament_types.TournamentInfo,
    ),
    HttpRoute(
        "GET",
        "/api/tournaments/{code}/standings.json",
        "standings_json",
        "Standings and results; needs Authorization: Bearer with a secret of the tournament",
        response=tournament_types.StandingsExport,
    ),
    HttpRoute(
        "GET",
        "/api/tournaments/{code}/standings.csv",
        "standings_csv",
        "Standings as CSV",
    ),
    HttpRoute(
        "GET",
        "/api/tournaments/{code}/records",
        "tournament_records",
        "The records of all matches of a tournament that is over, one a line",
    ),
    HttpRoute(
        "GET",
        "/api/server",
        "server_info",
        "What every page asks of the server",
        response=http_types.ServerInfo,
    ),
    HttpRoute(
        "GET",
        "/api/editions",
        "editions",
        "Editions and their rulings",
        response=http_types.Editions,
    ),
    HttpRoute("GET", "/api/rulebook", "rulebook", "The rulebook", response=http_types.RulebookInfo),
    HttpRoute("GET", "/openapi.json", "openapi", "The OpenAPI document"),
    HttpRoute("GET", "/healthz", "health", "Whether the process is alive"),
    HttpRoute("GET", "/readyz", "ready", "Whether tables can be read and written"),
    HttpRoute("GET", "/metrics", "metrics", "Counters for Prometheus"),
    HttpRoute("GET", "/{path:path}", "client_file", "The web client"),
)
