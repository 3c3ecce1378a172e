"""Table codes, seat tokens, passwords and the names of bots."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Characters that are not mistaken for one another."""
CODE_LENGTH: Final = 9
"""Letters of a new table's code: with the limit on misses too many to guess one."""
OLD_CODE_LENGTH: Final = 6
"""Letters of codes made before; they stay valid."""
TOURNAMENT_CODE_LENGTH: Final = 8
BOT_NAMES: Final = (
    "Ada", "Bruno", "Clio", "Dario", "Edda", "Felix", "Greta", "Hugo", "Iris", "Jonas",
    "Kira", "Luca", "Mira", "Nils", "Olga", "Pablo", "Runa", "Samir", "Tilda", "Viggo",
)  # fmt: skip


def new_code(length: int = CODE_LENGTH) -> str:
    """Return a random code, of a table unless another length is given."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def is_table_code(text: str) -> bool:
    """Whether a text has the form of a table's code."""
    return len(text) in (CODE_LENGTH, OLD_CODE_LENGTH) and _is_code(text)


def is_tournament_code(text: str) -> bool:
    """Whether a text has the form of a tournament's code."""
    return len(text) == TOURNAMENT_CODE_LENGTH and _is_code(text)


def _is_code(text: str) -> bool:
    return all(letter in LETTERS for letter in text)


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


def password_matches(password: str, stored: str) -> bool:
    """Whether a password is the one whose salted hash is stored."""
    salt, _, wanted = stored.partition(":")
    return hmac.compare_digest(_stretch(password, bytes.fromhex(salt)), wanted)


def _stretch(password: str, salt: bytes) -> str:
    return hashlib.scrypt(password.encode(), salt=salt, n=1 << 12, r=8, p=1).hex()


def bot_name(taken: set[str]) -> str:
    """Return a random name for a bot that is not in use."""
    free = [each for each in BOT_NAMES if each not in taken]
    return secrets.choice(free) if free else "Bot"


def bot_names(taken: set[str], count: int) -> tuple[str, ...]:
    """Return so many names for bots, all different and none in use."""
    names = [*BOT_NAMES, *(f"{name} {n}" for n in range(2, 9) for name in BOT_NAMES)]
    used = {name.casefold() for name in taken}
    return tuple([name for name in names if name.casefold() not in used][:count])
