"""Seats as secrets, tables by short codes, names as plain text."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from typing import Final

from flipdeck.server.errors import TableError

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without those that are mistaken for others."""
CODE_LENGTH: Final = 6
BOT_NAMES: Final = (
    "Ada", "Bruno", "Clio", "Dario", "Edda", "Felix", "Greta", "Hugo", "Iris", "Jonas",
    "Kira", "Luca", "Mira", "Nils", "Olga", "Pablo", "Runa", "Samir", "Tilda", "Viggo",
)  # fmt: skip


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    return len(text) == CODE_LENGTH and all(letter in LETTERS for letter in text)


def new_token() -> str:
    return secrets.token_urlsafe(18)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def same(token: str, stored: str) -> bool:
    return hmac.compare_digest(hashed(token), stored)


def hash_password(password: str) -> str:
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_stretch(password, salt)}"


def check_password(password: str | None, stored: str | None) -> None:
    """``TableError`` unless the password opens the table; a table without one is open."""
    if stored is None:
        return
    salt, _, wanted = stored.partition(":")
    given = _stretch(password or "", bytes.fromhex(salt))
    if not hmac.compare_digest(given, wanted):
        raise TableError("wrong-password")


def _stretch(password: str, salt: bytes) -> str:
    return hashlib.scrypt(password.encode(), salt=salt, n=1 << 12, r=8, p=1).hex()


def plain(text: str) -> str:
    """Text for one line: no control or direction characters, blanks run together."""
    kept = "".join(" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", text))
    kept = "".join(sign for sign in kept if unicodedata.category(sign) not in _HIDDEN)
    return " ".join(kept.split())


_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def name(text: str) -> str:
    cleaned = plain(text)
    if not cleaned:
        raise TableError("bad-message", "a name has letters")
    return cleaned


def bot_name(taken: set[str]) -> str:
    free = [each for each in BOT_NAMES if each not in taken]
    return secrets.choice(free) if free else "Bot"
