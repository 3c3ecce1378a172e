"""The web client's files, kept in memory in every encoding that is served."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

COMPRESSED_FROM: Final = 1_024
"""Bytes from which files are compressed."""
COMPRESSED_TYPES: Final = ("text/", "image/svg", "application/json", "application/manifest")
DOWNLOADS: Final = frozenset({"flipdeck-score-pad.html"})
"""Pages to be opened from a disk: their inline code is forbidden by the policy of pages here."""
SHARED_PICTURE: Final = b'content="/share.jpg"'
FOREVER: Final = "public, max-age=31536000, immutable"
_TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


class StaticFile(NamedTuple):
    """One file: its type, how long browsers keep it, and its content by encoding."""

    media_type: str
    cache_control: str
    contents: dict[str, bytes]
    etag: str
    download: str | None = None
    """The name to save it by, where it is not to be opened here."""

    def respond(self, request: Request) -> Response:
        """Send the best encoding that the client accepts, or that its copy is current."""
        encoding = next(each for each in self.contents if each == "" or accepts(request, each))
        # Each encoding is a separate representation and needs its own tag.
        tag = f'"{self.etag}{"-" if encoding else ""}{encoding}"'
        headers = {"etag": tag, "cache-control": self.cache_control}
        if self.download:
            headers["content-disposition"] = f'attachment; filename="{self.download}"'
        known = request.headers.get("if-none-match", "")
        if tag in [each.strip().removeprefix("W/") for each in known.split(",")]:
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.contents[encoding], headers=headers, media_type=self.media_type)


def accepts(request: Request, encoding: str) -> bool:
    """Whether a request's Accept-Encoding names an encoding and does not forbid it."""
    for part in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = part.partition(";")
        if name.strip().lower() == encoding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


class StaticFiles:
    """All files of a folder; read again after the client was rebuilt."""

    def __init__(self, root: Path, address: str = "") -> None:
        self._root = root
        self._address = address
        self._files: dict[str, StaticFile] = {}
        self._read_at: tuple[int, int] | None = None

    def get(self, path: str) -> StaticFile | None:
        """The file of a path relative to the folder."""
        self._refresh()
        return self._files.get(path)

    def _refresh(self) -> None:
        try:
            stat = (self._root / "index.html").stat()
        except OSError:
            self._files = {}
            self._read_at = None
            return
        built = (stat.st_mtime_ns, stat.st_ino)
        if built != self._read_at:
            self._files = _read(self._root, self._address)
            self._read_at = built


def _read(root: Path, address: str) -> dict[str, StaticFile]:
    files = {}
    for file in sorted(root.rglob("*")):
        path = file.relative_to(root)
        hidden = any(part.startswith(".") for part in path.parts)
        if hidden or file.suffix == ".br" or not file.is_file():
            continue
        name = path.as_posix()
        cache_control = FOREVER if name.startswith("assets/") else "no-cache"
        absolute = address if name == "index.html" else ""
        files[name] = _load(file, cache_control, absolute)
    return files


def _load(file: Path, cache_control: str, address: str) -> StaticFile:
    original = plain = file.read_bytes()
    if address:
        # Programs that show a link with its picture take no address without a host.
        plain = plain.replace(
            SHARED_PICTURE, SHARED_PICTURE.replace(b'"/', f'"{address}/'.encode())
        )
    guessed = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    media_type = guessed or "application/octet-stream"
    contents: dict[str, bytes] = {}
    if len(plain) >= COMPRESSED_FROM and media_type.startswith(COMPRESSED_TYPES):
        # hatch_build.py writes these; compressing them here would take a second.
        brotli = file.with_name(file.name + ".br")
        if brotli.is_file() and plain == original:
            contents["br"] = brotli.read_bytes()
        contents["gzip"] = gzip.compress(plain, mtime=0)
    contents[""] = plain
    etag = hashlib.sha256(plain).hexdigest()[:20]
    download = file.name if file.name in DOWNLOADS else None
    return StaticFile(media_type, cache_control, contents, etag, download)
