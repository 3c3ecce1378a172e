"""How long tests wait before they call something hung."""

from typing import Final

HANG_SECONDS: Final = 600.0
"""Far longer than anything takes on a busy machine: no test passes or fails by the clock."""
