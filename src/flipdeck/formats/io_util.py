"""Read text and JSON; errors are one line that names the file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from flipdeck.rules.errors import BadInput


def read_text(path: Path) -> str:
    """Return a file's text; ``BadInput`` if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path}: not UTF-8 text") from None


def read_json(text: str | bytes) -> Any:
    """Decode JSON; ``BadInput`` if it is malformed."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        reason = str(error).removeprefix("JSON is malformed: ")
        raise BadInput(f"malformed JSON: {reason}") from None
    except RecursionError:
        raise BadInput("malformed JSON: nested too deeply") from None
