"""The counters of a server, in the text format of Prometheus."""

from __future__ import annotations

import hmac
import ipaddress
from collections.abc import Iterator

from starlette.datastructures import Headers
from starlette.types import Scope

from flipdeck.server.settings import ServerSettings
from flipdeck.server.tournaments.manager import Tournaments

Samples = dict[str, int]
"""Values by label, as ``{kind="too-fast"}``; an empty label for a metric with one value."""


def may_read_metrics(scope: Scope, settings: ServerSettings) -> bool:
    """Whether a request comes from this machine and through no proxy, or has the token."""
    headers = Headers(scope=scope)
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if settings.metrics_token and scheme.lower() == "bearer":
        return hmac.compare_digest(token.strip().encode(), settings.metrics_token.encode())
    if "x-forwarded-for" in headers or "forwarded" in headers:
        return False
    peer = scope.get("client")
    try:
        return peer is not None and ipaddress.ip_address(peer[0]).is_loopback
    except ValueError:
        return False


def metrics_text(tournaments: Tournaments) -> str:
    """All counters as text."""
    lines = []
    for name, kind, text, samples in _metrics(tournaments):
        lines += [f"# HELP flipdeck_{name} {text}.", f"# TYPE flipdeck_{name} {kind}"]
        lines += [f"flipdeck_{name}{label} {value}" for label, value in samples.items()]
    return "\n".join([*lines, ""])


def _metrics(tournaments: Tournaments) -> Iterator[tuple[str, str, str, Samples]]:
    registry = tournaments.registry
    access = registry.access
    tables = registry.tables.values()
    running = [each for each in tournaments.sessions.values() if not each.state.over]
    at_tournaments = sum(len(each.clients) for each in tournaments.sessions.values())
    players = sum(len(table.clients) for table in tables)
    spectators = sum(len(table.spectators) for table in tables)
    refused = {f'{{kind="{kind}"}}': n for kind, n in sorted(access.refusals.counts.items())}
    gauges = {
        "tables_open": ("Tables in memory", len(tables)),
        "players_connected": ("Seats with a connection", players),
        "spectators_connected": ("Connections of spectators", spectators),
        "tournaments_open": ("Tournaments that are not over", len(running)),
        "tournament_clients": ("Connections to pages of tournaments", at_tournaments),
        "connections_open": ("Connections of any kind", access.connections.open),
    }
    counters = {
        "moves_total": ("Moves accepted", registry.dispatcher.moves),
        "log_entries_total": ("Entries appended", registry.store.appended),
        "log_commits_total": ("Transactions committed", registry.store.commits),
    }
    for name, (text, value) in gauges.items():
        yield name, "gauge", text, {"": value}
    for name, (text, value) in counters.items():
        yield name, "counter", text, {"": value}
    yield "refusals_total", "counter", "What was refused, by kind", refused
