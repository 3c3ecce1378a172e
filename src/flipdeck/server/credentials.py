"""Table codes, seat tokens, passwords and names."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from typing import Final

from flipdeck.server.errors import TableError

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Characters that are not mistaken for one another."""
CODE_LENGTH: Final = 6
TOURNAMENT_CODE_LENGTH: Final = 8
BOT_NAMES: Final = (
    "Ada", "Bruno", "Clio", "Dario", "Edda", "Felix", "Greta", "Hugo", "Iris", "Jonas",
    "Kira", "Luca", "Mira", "Nils", "Olga", "Pablo", "Runa", "Samir", "Tilda", "Viggo",
)  # fmt: skip


def new_code(length: int = CODE_LENGTH) -> str:
    """Return a random code, of a table unless another length is given."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def is_code(text: str, length: int = CODE_LENGTH) -> bool:
    """Whether a text has the form of a code, of a table unless another length is given."""
    return len(text) == length and all(letter in LETTERS for letter in text)


def new_token() -> str:
    """Return a random seat token."""
    return secrets.token_urlsafe(18)


def hash_token(token: str) -> str:
    """Return the hash of a seat token, as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_matches(token: str, stored: str) -> bool:
    """Whether a token is the one whose hash is stored."""
    return hmac.compare_digest(hash_token(token), stored)


def hash_password(password: str) -> str:
    """Return the salted hash of a password, as it is stored."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_stretch(password, salt)}"


def check_password(password: str | None, stored: str | None) -> None:
    """Raise ``TableError`` if a stored password is set and the given one does not match."""
    if stored is None:
        return
    salt, _, wanted = stored.partition(":")
    given = _stretch(password or "", bytes.fromhex(salt))
    if not hmac.compare_digest(given, wanted):
        raise TableError("wrong-password")


def _stretch(password: str, salt: bytes) -> str:
    return hashlib.scrypt(password.encode(), salt=salt, n=1 << 12, r=8, p=1).hex()


def clean_text(text: str) -> str:
    """Return a text on one line, without control characters and repeated blanks."""
    kept = "".join(" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", text))
    kept = "".join(sign for sign in kept if unicodedata.category(sign) not in _HIDDEN)
    return " ".join(kept.split())


_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def clean_name(text: str) -> str:
    """Return a player's name as one clean line; ``TableError`` if nothing is left."""
    cleaned = clean_text(text)
    if not cleaned:
        raise TableError("bad-message", "the name is empty")
    return cleaned


def bot_name(taken: set[str]) -> str:
    """Return a random name for a bot that is not in use."""
    free = [each for each in BOT_NAMES if each not in taken]
    return secrets.choice(free) if free else "Bot"


def bot_names(taken: set[str], count: int) -> tuple[str, ...]:
    """Return so many names for bots, all different and none in use."""
    names = [*BOT_NAMES, *(f"{name} {n}" for n in range(2, 9) for name in BOT_NAMES)]
    used = {name.casefold() for name in taken}
    return tuple([name for name in names if name.casefold() not in used][:count])
