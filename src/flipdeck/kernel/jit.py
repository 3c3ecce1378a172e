"""The only module that imports numba; strict typing ends here.

numba's file cache does not notice an edited callee in another file. So the cache lives in a
folder named by a digest of everything the compiled code is made of, and an edit opens a new one.
"""

from __future__ import annotations

import hashlib
import os
import platform
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from flipdeck.kernel import layout
from flipdeck.kernel.layout import Bytes, EventRecord, Observation, RoundRecord

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
    for path in sorted([*KERNEL.glob("*.py"), KERNEL.parent / "rules" / "cards.py"]):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    for version in (platform.python_version(), platform.machine(), *versions):
        digest.update(version.encode() + b"\0")
    return digest.hexdigest()[:24]


if JIT:
    import llvmlite
    import numba
    import numpy
    from numba.core.registry import cpu_target

    CACHE: Path = cache_root() / source_digest(
        numba.__version__, llvmlite.__version__, numpy.__version__
    )

    _ROUND = numba.from_dtype(layout.ROUND)
    _TYPES: Final = {
        "None": numba.void,
        "bool": numba.boolean,
        "int": numba.int64,
        "Place": numba.uint64,
        "Word": numba.uint32,
        "Words": numba.types.NestedArray(numba.uint32, (16, layout.LANES)),
        "RoundRecord": _ROUND,
        "EventRecord": numba.from_dtype(layout.EVENT_BUFFER),
        "Observation": numba.from_dtype(layout.OBSERVATION),
        "SeenCards": numba.types.NestedArray(numba.uint8, (layout.MOST_CARDS,)),
        "Pile": numba.types.NestedArray(numba.int16, (layout.MOST_CARDS,)),
        "Faces": numba.types.Array(numba.int16, 2, "C"),
        "Numbers": numba.types.Array(numba.int64, 1, "C"),
        "Bytes": numba.types.Array(numba.uint8, 1, "C"),
        "Rows": numba.types.Array(numba.int16, 1, "C"),
    }

    _OPTIONS: Final = {
        "nogil": True,
        "error_model": "numpy",
        "no_cfunc_wrapper": True,
        # Private: no reference counting, since nothing is allocated (bench/results.md).
        "_nrt": False,
    }

    def _signature(function: Callable[..., Any]) -> Any:
        hints = dict(function.__annotations__)
        result = _TYPES[hints.pop("return")]
        return result(*(_TYPES[hint] for hint in hints.values()))

    @contextmanager
    def _set(place: Any, **values: object) -> Iterator[None]:
        before = {name: getattr(place, name) for name in values}
        for name, value in values.items():
            setattr(place, name, value)
        try:
            yield
        finally:
            for name, value in before.items():
                setattr(place, name, value)

    def _nothing(*_: object) -> None:
        pass

    def _inner(function: F, **options: bool) -> F:
        # numba would optimise, emit and link every rule by itself, though only entry points are
        # called from Python. Switching this off saves a fifth to a quarter of the first compile
        # (bench/results.md). It is private to numba: check it with every new version;
        # pyproject.toml pins the version.
        made: Any = numba.njit(no_cpython_wrapper=True, **options, **_OPTIONS)(function)
        signature = _signature(function)
        compile_for = made.compile

        def compile_own(_types: object) -> Any:
            codegen = cpu_target.target_context.codegen()
            with (
                _set(numba.config, OPT=0),
                _set(codegen, _add_module=_nothing, set_env=_nothing),
                _set(codegen._engine, finalize_object=_nothing),
            ):
                return compile_for(signature)

        made.compile = compile_own
        return cast(F, made)

    def compiled(function: F) -> F:
        """Mark a function for calls from compiled code; it is compiled with its entry points.

        It has one signature, the annotated one: by default numba compiles a function again for
        every mix of narrow, wide and literal integers it is called with. It is not optimised by
        itself, since it becomes part of an entry point, which is.
        """
        return _inner(function, forceinline=False)

    def inlined(function: F) -> F:
        """Like ``compiled``, and always inlined: for the functions of the innermost loops."""
        return _inner(function, forceinline=True)

    def entry_point(function: F) -> F:
        """Mark a function for calls from Python: compiled, or loaded from the cache."""
        with _set(numba.config, CACHE_DIR=str(CACHE)):
            return cast(
                F,
                numba.njit(_signature(function), cache=True, forceinline=False, **_OPTIONS)(
                    function
                ),
            )

    @compiled
    def as_round(raw: Bytes) -> RoundRecord:
        """The record that these bytes are."""
        return raw.view(layout.ROUND)[0]

    @compiled
    def as_events(raw: Bytes) -> EventRecord:
        """The event buffer that these bytes are."""
        return raw.view(layout.EVENT_BUFFER)[0]

    @compiled
    def as_observation(raw: Bytes, number: int) -> Observation:
        """One of the observations that these bytes are."""
        return raw.view(layout.OBSERVATION)[number]

else:
    import numpy

    CACHE = cache_root() / "interpreted"

    class _Fields:
        """The fields of a record as attributes, much faster than those of ``numpy.recarray``."""

        def __init__(self, cells: Any) -> None:
            object.__setattr__(self, "_cells", cells)

        def __getattr__(self, name: str) -> Any:
            value = self._cells[name]
            if isinstance(value, numpy.ndarray):
                # A view of the record for good: the next access does not come here.
                object.__setattr__(self, name, value)
            return value

        def __setattr__(self, name: str, value: object) -> None:
            self._cells[name] = value

    def as_round(raw: Bytes) -> RoundRecord:
        """The record that these bytes are."""
        return _Fields(raw.view(layout.ROUND)[0])

    def as_events(raw: Bytes) -> EventRecord:
        """The event buffer that these bytes are."""
        return _Fields(raw.view(layout.EVENT_BUFFER)[0])

    def as_observation(raw: Bytes, number: int) -> Observation:
        """One of the observations that these bytes are."""
        return _Fields(raw.view(layout.OBSERVATION)[number])

    def compiled(function: F) -> F:
        """Return the function as it is: interpreted, for debugging and coverage."""
        return function

    def inlined(function: F) -> F:
        """Return the function as it is."""
        return function

    def entry_point(function: F) -> F:
        """Return the function as it is."""
        return function
