"""The only module that imports numba; strict typing ends here.

numba's file cache does not notice an edited callee in another file. So the cache lives in a
folder named by a digest of everything the compiled code is made of, and an edit opens a new one.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from flipdeck.kernel import layout
from flipdeck.kernel.layout import Bytes, NotesRecord, RoundRecord

F = TypeVar("F", bound=Callable[..., Any])

JIT: Final = os.environ.get("FLIPDECK_JIT", "1") != "0"
"""Whether the rules run compiled. ``FLIPDECK_JIT=0`` runs the same source interpreted."""

KERNEL: Final = Path(__file__).parent


def cache_root() -> Path:
    """Where compiled rules are kept, for all versions."""
    given = os.environ.get("FLIPDECK_CACHE")
    if given:
        return Path(given)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA", str(Path.home()))
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Caches")
    else:
        base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "flipdeck"


def source_digest(*versions: str) -> str:
    """One digest over all sources that end up in compiled code, and what compiles them."""
    digest = hashlib.sha256()
    for path in sorted([*KERNEL.glob("*.py"), KERNEL.parent / "cards.py"]):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    for version in (platform.python_version(), platform.machine(), *versions):
        digest.update(version.encode() + b"\0")
    return digest.hexdigest()[:24]


if JIT:
    import llvmlite
    import numba
    import numpy

    CACHE: Path = cache_root() / source_digest(
        numba.__version__, llvmlite.__version__, numpy.__version__
    )

    _ROUND = numba.from_dtype(layout.ROUND)
    _TYPES: Final = {
        "None": numba.void,
        "bool": numba.boolean,
        "int": numba.int64,
        "tuple[int, int, int, int]": numba.types.UniTuple(numba.int64, 4),
        "RoundRecord": _ROUND,
        "RoundRecords": numba.types.Array(_ROUND, 1, "C"),
        "NotesRecord": numba.from_dtype(layout.NOTES),
        "Pile": numba.types.NestedArray(numba.int16, (layout.MOST_CARDS,)),
        "Faces": numba.types.Array(numba.int16, 2, "C"),
        "Numbers": numba.types.Array(numba.int64, 1, "C"),
        "Bytes": numba.types.Array(numba.uint8, 1, "C"),
    }

    def _compile(function: F, *, door: bool) -> F:
        hints = dict(function.__annotations__)
        result = _TYPES[hints.pop("return")]
        signature = result(*(_TYPES[hint] for hint in hints.values()))
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(CACHE)
        try:
            made: F = numba.njit(
                signature,
                cache=True,
                nogil=True,
                error_model="numpy",
                no_cpython_wrapper=not door,
                no_cfunc_wrapper=True,
            )(function)
        finally:
            numba.config.CACHE_DIR = before
        return made

    def compiled(function: F) -> F:
        """Compiles a rule for the types it is annotated with, or loads it from the cache.

        One signature a function: left to itself numba compiles a rule once more for every mix of
        narrow, wide and literal numbers it is called with. Only compiled code may call it.
        """
        return _compile(function, door=False)

    def door(function: F) -> F:
        """Like ``compiled``, for the few functions that Python calls."""
        return _compile(function, door=True)

    @compiled
    def as_round(raw: Bytes) -> RoundRecord:
        """The record that these bytes are."""
        return raw.view(layout.ROUND)[0]

    @compiled
    def as_notes(raw: Bytes) -> NotesRecord:
        return raw.view(layout.NOTES)[0]

else:
    import numpy

    CACHE = cache_root() / "interpreted"

    def as_round(raw: Bytes) -> RoundRecord:
        """The record that these bytes are."""
        return raw.view(layout.ROUND).view(numpy.recarray)[0]

    def as_notes(raw: Bytes) -> NotesRecord:
        return raw.view(layout.NOTES).view(numpy.recarray)[0]

    def compiled(function: F) -> F:
        """Leaves the rule as it is: interpreted, for debugging and coverage."""
        return function

    def door(function: F) -> F:
        return function
