"""Generated files: written, or only checked to be what they would be written as."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from flipdeck.rules.errors import BadInput


def settle(
    about: str,
    command: str,
    generated: Callable[[], Mapping[Path, str]],
    arguments: Sequence[str] | None,
    root: Path,
) -> int:
    """Runs a command that writes files; its exit status."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--check", action="store_true", help="only say what is not current")
    check = parser.parse_args(arguments).check
    try:
        files = generated()
    except BadInput as error:
        print(error, file=sys.stderr)
        return 2
    stale = [
        path
        for path, text in files.items()
        if not (root / path).is_file() or (root / path).read_text(encoding="utf-8") != text
    ]
    for path in stale:
        if check:
            print(f"{path}: not current; run python {command}", file=sys.stderr)
        else:
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(files[path], encoding="utf-8")
            print(f"wrote {path}")
    return 1 if check and stale else 0
