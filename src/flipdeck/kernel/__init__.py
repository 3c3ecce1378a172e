"""The rules as functions on one flat record, compiled by numba.

Importing the package compiles them, or loads what was compiled before.
"""

from flipdeck.kernel import jit
from flipdeck.kernel.compile_lock import compiling

if jit.JIT:
    with compiling(jit.CACHE):
        from flipdeck.kernel import entry_points as entry_points
