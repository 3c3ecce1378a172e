"""What the machine did meanwhile: time stolen by its host, and work of other processes."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
CORES = tuple(sorted(os.sched_getaffinity(0)))
"""The cores at hand when the bench began."""


@dataclass(frozen=True)
class Machine:
    """The counters of the cores at a moment."""

    at: float
    stolen: tuple[float, ...]
    """Seconds, for each core."""
    busy: float
    """Seconds, of all cores together."""

    @classmethod
    def now(cls) -> Machine:
        """Read the counters."""
        lines = [line.split() for line in Path("/proc/stat").read_text().splitlines()]
        cores = [line for line in lines if line[0] in {f"cpu{core}" for core in CORES}]
        # user, nice, system, irq and softirq
        busy = sum(int(fields[place]) for fields in cores for place in (1, 2, 3, 6, 7))
        stolen = tuple(int(fields[8]) / TICKS for fields in cores)
        return cls(time.perf_counter(), stolen, busy / TICKS)

    def steal_since(self, before: Machine) -> float:
        """Return the percentage of the time that was stolen from the worst of the cores."""
        pairs = zip(self.stolen, before.stolen, strict=True)
        return 100 * max(now - then for now, then in pairs) / (self.at - before.at)

    def others_since(self, before: Machine, own: float) -> float:
        """Return what others than ``own`` seconds used, as a percentage of one core."""
        return max(0.0, 100 * (self.busy - before.busy - own) / (self.at - before.at))
