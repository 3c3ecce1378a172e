"""Files that people hand over: what is wrong with one is said in a line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from flipdeck.rules.errors import BadInput


def read_text(path: Path) -> str:
    """A file's text; ``BadInput`` names a file that cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as wrong:
        raise BadInput(f"{path}: {wrong.strerror or wrong}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path}: this is not text in UTF-8") from None


def read_json(text: str | bytes) -> Any:
    """What a text in JSON says; ``BadInput`` for a broken one."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as wrong:
        raise BadInput(f"broken JSON: {wrong}") from None
    except RecursionError:
        raise BadInput("broken JSON: it is nested too deep") from None
