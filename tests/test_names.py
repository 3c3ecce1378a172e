"""Names that were replaced by conventional ones do not come back."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

OLD_MODULES = {
    "src/flipdeck": "cells coding telling reasons ruling law files",
    "src/flipdeck/kernel": "judge advance dice doors start codes cache",
    "src/flipdeck/server": (
        "pen store scribe hall door opened course asking keeping line sockets forms entries "
        "pilots serving pages seats limits"
    ),
    "src/flipdeck/bots": "weigh faces",
    "src/flipdeck/cli": "counsel story words reading sheet person",
    "src/flipdeck/sim": "many",
    "tests": (
        "given crowd doctors house laid people watcher plain twins writable guests "
        "test_company test_room test_together test_race test_alarm"
    ),
    "bench": "_guests _peer_guests",
    "web/src": (
        "line between crown places draft words stage drawer marks paths draw "
        "Differs Pickers Tools Why Make"
    ),
}
"""File names without their extension, in a folder and those below it."""
OLD_FILES = ("web/src/table/hand.ts",)
"""Where a component of the same name exists."""

OLD_CLASSES = """
    Hand Told Past Lost Hold AnySay AnyTell Happened Done Temper Careless Ruling Course
    House Guest LaidTable Watcher Company Ear Doctor Plain Said
"""
OLD_FUNCTIONS = """
    freshen clear_away plan look looks sight common lay lay_flip doctored sayable writable
    sit_anywhere sit_down keep_time open_faces set_up_logs without_waiting
"""

PYTHON = ("src", "tests", "tools", "bench")
SCRIPT_TYPE = re.compile(r"^\s*(?:export\s+)?(?:class|interface|type)\s+(\w+)", re.MULTILINE)


def module_name(file: Path) -> str:
    """The name of a module: up to the first dot, so that ``x.svelte.ts`` is ``x``."""
    return file.name.partition(".")[0]


def files_below(folder: str, *suffixes: str) -> list[Path]:
    """The project's files of these types in a folder and those below it."""
    found = [file for file in (ROOT / folder).rglob("*") if file.suffix in suffixes]
    files = [file for file in found if "node_modules" not in file.parts]
    assert files, folder
    return files


def definitions(source: str) -> tuple[set[str], set[str]]:
    """The classes and type aliases of a module, and its functions and methods."""
    tree = ast.parse(source)
    aliases = [node for node in tree.body if isinstance(node, ast.Assign)]
    types = {
        target.id for node in aliases for target in node.targets if isinstance(target, ast.Name)
    }
    functions = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            types.add(node.name)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            functions.add(node.name)
    return types, functions


@pytest.mark.parametrize("folder", OLD_MODULES)
def test_no_module_has_an_old_name(folder: str) -> None:
    old = set(OLD_MODULES[folder].split())
    files = files_below(folder, ".py", ".ts", ".svelte")
    named = [file.relative_to(ROOT).as_posix() for file in files if module_name(file) in old]
    assert named == []
    assert not [path for path in OLD_FILES if (ROOT / path).exists()]


@pytest.mark.parametrize("folder", PYTHON)
def test_no_class_or_function_has_an_old_name(folder: str) -> None:
    for file in files_below(folder, ".py"):
        types, functions = definitions(file.read_text(encoding="utf-8"))
        found = types & {*OLD_CLASSES.split()} | functions & {*OLD_FUNCTIONS.split()}
        assert not found, f"{file.relative_to(ROOT)}: {', '.join(sorted(found))}"


def test_no_type_of_the_client_has_an_old_name() -> None:
    for file in files_below("web/src", ".ts", ".svelte"):
        found = SCRIPT_TYPE.findall(file.read_text(encoding="utf-8"))
        assert {*OLD_CLASSES.split()}.isdisjoint(found), file.relative_to(ROOT)


def test_definitions_are_found() -> None:
    source = "AnySay = int\nclass Told:\n    async def freshen(self): ...\ndef look(): ..."
    assert definitions(source) == ({"AnySay", "Told"}, {"freshen", "look"})
    assert SCRIPT_TYPE.findall("export class Past {}\n  type Done = 1") == ["Past", "Done"]
    assert module_name(Path("socket.svelte.ts")) == "socket"
