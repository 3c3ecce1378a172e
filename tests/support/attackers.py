"""Programs that attack a server over loopback, each in a process of its own.

Only the standard library is imported, so that one starts at once.
``python -m tests.support.attackers NAME PORT ADDRESS CODE`` runs the attack of that name once from
an address of 127.0.0.0/8 and prints what it saw as JSON; with SECONDS it goes on for so long.
"""

from __future__ import annotations

import base64
import contextlib
import json
import os
import re
import selectors
import socket
import struct
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

ROOM: Final = 1 << 16
TIMEOUT: Final = 60.0
"""Seconds after which a server that neither reads nor closes is not waited for."""
TEXT, PING, CONTINUATION = 1, 9, 0
Seen = dict[str, Any]


class Target:
    """The server that is attacked, and the address that the attack comes from."""

    def __init__(self, port: int, address: str, code: str) -> None:
        self.port = port
        self.address = address
        self.code = code

    def connect(self) -> socket.socket:
        made = socket.socket()
        made.settimeout(TIMEOUT)
        made.bind((self.address, 0))
        made.connect(("127.0.0.1", self.port))
        return made

    def request(
        self, method: str, path: str, body: object = None, *fields: str
    ) -> tuple[int, dict[str, Any]]:
        """Send one request; the status is 0 if the connection was closed instead."""
        sent = b"" if body is None else json.dumps(body).encode()
        head = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Connection: close"]
        if body is not None:
            head += ["Content-Type: application/json", f"Content-Length: {len(sent)}"]
        try:
            with self.connect() as made:
                made.sendall("\r\n".join([*head, *fields, "", ""]).encode() + sent)
                answer = read_all(made)
        except OSError:
            return 0, {}
        head_text, _, text = answer.partition(b"\r\n\r\n")
        status = int(head_text.split(b" ", 2)[1]) if head_text else 0
        with contextlib.suppress(ValueError):
            found = json.loads(text)
            return status, found if isinstance(found, dict) else {}
        return status, {}

    def upgrade(self, path: str | None = None) -> socket.socket:
        """Open a WebSocket; its answer has been read."""
        made = self.connect()
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {path or f'/ws/{self.code}'} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
        )
        made.sendall("\r\n".join([*lines, "", ""]).encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            part = made.recv(1)
            if not part:
                raise ConnectionResetError
            answer += part
        if b" 101 " not in answer.partition(b"\r\n")[0]:
            made.close()
            raise ConnectionRefusedError
        return made

    def join(self, token: str | None = None, **hello: Any) -> socket.socket:
        """Open a WebSocket and say hello."""
        made = self.upgrade()
        made.sendall(message(type="hello", protocol=2, token=token, **hello))
        return made


def frame(kind: int, body: bytes = b"", *, fin: bool = True) -> bytes:
    size = len(body)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
    return bytes([(0x80 if fin else 0) | kind]) + length + bytes(4) + body


def message(**fields: Any) -> bytes:
    return frame(TEXT, json.dumps(fields).encode())


def read_all(made: socket.socket) -> bytes:
    parts = []
    with contextlib.suppress(OSError):
        while part := made.recv(ROOM):
            parts.append(part)
    return b"".join(parts)


def send_until_closed(made: socket.socket, chunk: bytes, most: int) -> Seen:
    """Send a chunk again and again; tell how much went out, and whether the server ended it."""
    sent = 0
    try:
        while sent < most:
            sent += made.send(chunk)
    except OSError as error:
        return {"sent": sent, "closed": not isinstance(error, TimeoutError)}
    return {"sent": sent, "closed": not read_all(made) or True}


# H1: heads.


def endless_field(target: Target) -> Seen:
    """One header field without an end."""
    with target.connect() as made:
        made.sendall(b"GET / HTTP/1.1\r\nHost: a\r\nX: ")
        return send_until_closed(made, b"x" * ROOM, 200 << 20)


def tiny_fields(target: Target) -> Seen:
    """Header fields of a few bytes without an end."""
    with target.connect() as made:
        made.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n")
        return send_until_closed(made, b"a:b\r\n" * 10_000, 20 << 20)


def endless_address(target: Target) -> Seen:
    """A request line without an end."""
    with target.connect() as made:
        made.sendall(b"GET /")
        return send_until_closed(made, b"a" * ROOM, 200 << 20)


def endless_body(target: Target) -> Seen:
    """A body without an end, for a request that needs none."""
    with target.connect() as made:
        made.sendall(b"GET /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 9999999999\r\n\r\n")
        return send_until_closed(made, b"x" * ROOM, 200 << 20)


def pipelined_requests(target: Target) -> Seen:
    """Requests that wait for the answer to an earlier one, without an end."""
    with target.connect() as made:
        return send_until_closed(
            made, b"GET /api/editions HTTP/1.1\r\nHost: a\r\n\r\n" * 500, 20 << 20
        )


# H2: frames.


def fragments(target: Target) -> Seen:
    """12 MB of empty continuation frames, before the hello."""
    with target.upgrade() as made:
        made.sendall(frame(TEXT, b"[", fin=False))
        return send_until_closed(made, frame(CONTINUATION, fin=False) * 10_000, 12 << 20)


def unread_pongs(target: Target) -> Seen:
    """Pings whose pongs are never read."""
    with target.join() as made:
        return send_until_closed(made, frame(PING, b"p" * 125) * 500, 64 << 20)


# H3: connections.


def silent_connections(target: Target) -> Seen:
    """2,000 connections that send nothing, kept until the server has closed all of them."""
    made = []
    refused = 0
    for _ in range(2_000):
        try:
            made.append(target.connect())
        except OSError:
            refused += 1
    closed = wait_closed(made)
    return {"opened": len(made), "refused": refused, "closed": closed}


def wait_closed(made: list[socket.socket]) -> int:
    """Read from all until the server has closed them; how many it has."""
    selector = selectors.DefaultSelector()
    for each in made:
        each.setblocking(False)
        selector.register(each, selectors.EVENT_READ)
    closed = 0
    while closed < len(made) and (ready := selector.select(TIMEOUT)):
        for key, _ in ready:
            found = key.fileobj
            assert isinstance(found, socket.socket)
            try:
                if found.recv(ROOM):
                    continue
            except BlockingIOError:
                continue
            except OSError:
                pass
            selector.unregister(found)
            found.close()
            closed += 1
    return closed


# Requests.


def request_flood(target: Target) -> Seen:
    """Requests for strange pages, eight at a time, until many of them have been refused."""
    paths = ("/%00", "/" + "a" * 300, "/api/tables/%00", "/api/server")
    head = "HTTP/1.1\r\nHost: localhost\r\nOrigin: http://["
    batch = "".join(f"GET {path} {head}\r\n\r\n" for path in paths * 2).encode()
    counts = {"200": 0, "404": 0, "429": 0, "closed": 0}
    sent = 0
    while counts["429"] + counts["closed"] < 300 and sent < 100_000:
        with contextlib.suppress(OSError), target.connect() as made:
            while True:
                made.sendall(batch)
                sent += 8
                if not _count_answers(made, counts):
                    break
        counts["closed"] += 1
    return {"sent": sent, "counts": counts}


def _count_answers(made: socket.socket, counts: dict[str, int]) -> bool:
    """Read the answers to eight requests; False once the connection is closed."""
    text, found = b"", list[bytes]()
    while len(found) < 8 and (part := made.recv(ROOM)):
        text += part
        found = re.findall(rb"HTTP/1\.1 (\d{3})", text)
    for status in found:
        counts[status.decode()] += 1
    return len(found) == 8


# Passwords.


def table(target: Target, **asked: Any) -> Seen:
    """Create a table from the target's address."""
    status, made = target.request("POST", "/api/tables", {"name": "Mallory", **asked})
    if status != 201:
        raise ConnectionRefusedError(made)
    return made


def read_answers(made: socket.socket) -> Iterator[Seen]:
    """The messages of a WebSocket until it is closed."""
    buffer = b""
    while part := made.recv(ROOM):
        buffer += part
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(buffer[2:start], "big")
            if len(buffer) < start + size:
                break
            body, text = buffer[start : start + size], buffer[0] & 15 == TEXT
            buffer = buffer[start + size :]
            if text:
                yield json.loads(body)


def password_storm(target: Target) -> Seen:
    """Ten hosts of ten tables set passwords as fast as their connections may send."""
    hosts = []
    for _ in range(10):
        made = table(target)
        target.code = made["code"]
        hosts.append(target.join(made["token"]))
    answers: dict[str, int] = {}
    for number in range(40):
        for at, host in enumerate(hosts):
            id = f"password-{at}-{number}"
            host.sendall(message(type="set_password", password=f"secret {number}", id=id))
    for host in hosts:
        waiting = 40
        for answer in read_answers(host):
            if str(answer.get("id") or "").startswith("password-"):
                kind = str(answer.get("error") or answer["type"])
                answers[kind] = answers.get(kind, 0) + 1
                waiting -= 1
            if not waiting:
                break
    return {"answers": answers}


def password_guesses(target: Target) -> Seen:
    """Guess the password of the victim's table, over HTTP and as a spectator."""
    errors: dict[str, int] = {}
    for number in range(40):
        body = {"name": "Mallory", "password": f"guess {number}"}
        _, answer = target.request("POST", f"/api/tables/{target.code}/seats", body)
        error = str(answer.get("error"))
        errors[error] = errors.get(error, 0) + 1
        with target.join(password=f"guess {number}") as made:
            error = str(next(read_answers(made)).get("error"))
        errors[error] = errors.get(error, 0) + 1
    return {"errors": errors}


# Tables.

FAST: Final = {
    "seats": 10,
    "bot_delay": 0,
    "catch_delay": 0,
    "pass_delay": 0,
    "next_round": 0,
    "rules": {"move_limit": 1},
}


def fast_bots(target: Target) -> Seen:
    """Nine bots without a delay, in rounds of one move, and one who draws at once."""
    made = table(target, settings=FAST, bots=9, start=True)
    target.code = made["code"]
    with target.join(made["token"]) as player:
        updates = (answer for answer in read_answers(player) if answer["type"] == "update")
        for number in range(10):
            next(updates)
            player.sendall(message(type="move", id=f"draw-{number:04}", move={"do": "draw"}))
    return {"code": made["code"]}


def rename_storm(target: Target) -> Seen:
    """Ten players of one table take new names as fast as their connections may send."""
    made = table(target, settings={"seats": 10})
    target.code = made["code"]
    seats = [made]
    for number in range(9):
        path = f"/api/tables/{target.code}/seats"
        seats.append(target.request("POST", path, {"name": f"Mallory {number}"})[1])
    players = [target.join(seat["token"]) for seat in seats]
    answers: dict[str, int] = {}
    for number in range(45):
        for at, player in enumerate(players):
            id = f"rename-{at}-{number}"
            player.sendall(message(type="rename", name=f"M{at}N{number}", id=id))
    for player in players:
        waiting = 45
        for answer in read_answers(player):
            if str(answer.get("id") or "").startswith("rename-"):
                kind = str(answer.get("error") or answer["type"])
                answers[kind] = answers.get(kind, 0) + 1
                waiting -= 1
            if not waiting or answer.get("closing"):
                break
    return {"code": made["code"], "answers": answers}


def many_tables(target: Target) -> Seen:
    """Create tables as fast as they are refused."""
    errors: dict[str, int] = {}
    for _ in range(100):
        status, answer = target.request("POST", "/api/tables", {"name": "Mallory"})
        kind = str(answer.get("error") or status)
        errors[kind] = errors.get(kind, 0) + 1
    return {"errors": errors}


# Guessing.


def code_guesses(target: Target) -> Seen:
    """Guess codes and links of tables over HTTP and WebSockets; then try the victim's code."""
    errors: dict[str, int] = {}

    def note(answer: Seen) -> None:
        error = str(answer.get("error") or answer.get("type") or "found")
        errors[error] = errors.get(error, 0) + 1

    known = target.code
    for number in range(60):
        target.code = f"ABCDEF{number // 26:03}"[:6] + "ABCDEFGHJKLMNPQRSTUVWXYZ"[number % 24] * 3
        note(target.request("GET", f"/api/tables/{target.code}")[1])
        with target.join() as made:
            note(next(read_answers(made)))
        bearer = f"Authorization: Bearer guess-{number}"
        note(target.request("GET", f"/api/tables/{known}/seat", None, bearer)[1])
    target.code = known
    paths = (f"/api/tables/{known}", "/api/tournaments/ABCDEFGH")
    found = [target.request("GET", path)[1].get("error") for path in paths]
    seat = target.request("POST", f"/api/tables/{known}/seats", {"name": "Mallory"})[1]
    with target.join() as made:
        watching = next(read_answers(made))
    return {"errors": errors, "found": [*found, seat.get("error"), watching.get("error")]}


def reconnect_storm(target: Target) -> Seen:
    """200 connections of one club come back at once, each to its seat or its place to watch."""
    made = []
    for _ in range(50):
        made += [target.join() for _ in range(4)]
    welcomed = sum(next(read_answers(each))["type"] == "welcome" for each in made[:50])
    for each in made:
        each.close()
    return {"connected": len(made), "welcomed": welcomed}


ATTACKS: Final[dict[str, Callable[[Target], Seen]]] = {
    each.__name__: each
    for each in (
        endless_field,
        tiny_fields,
        endless_address,
        endless_body,
        pipelined_requests,
        fragments,
        unread_pongs,
        silent_connections,
        request_flood,
        password_storm,
        password_guesses,
        fast_bots,
        rename_storm,
        many_tables,
        code_guesses,
        reconnect_storm,
    )
}


def passes(seconds: float) -> Iterator[None]:
    """Once, and then again until the time is over."""
    until = time.monotonic() + seconds
    yield
    while time.monotonic() < until:
        yield


def main(name: str, port: str, address: str, code: str, seconds: str = "0") -> None:
    target = Target(int(port), address, code)
    seen: Seen = {}
    for _ in passes(float(seconds)):
        try:
            seen = ATTACKS[name](target)
        except OSError as error:
            seen = {"error": type(error).__name__}
    print(json.dumps(seen), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
