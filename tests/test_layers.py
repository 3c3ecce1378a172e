"""Imports point one way: the kernel, the round and all about it, then bots and commands."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import flipdeck

ROOT = Path(flipdeck.__file__).parent


def module_name(path: Path) -> str:
    parts = ["flipdeck", *path.relative_to(ROOT).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(tree: ast.AST) -> Iterator[str]:
    """Every module that is imported when the code runs, also inside functions."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            assert node.module is not None
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        yield from imported(node)


SOURCES = {module_name(path): path for path in sorted(ROOT.rglob("*.py"))}
IMPORTS = {
    name: set(imported(ast.parse(path.read_text(encoding="utf-8"))))
    for name, path in SOURCES.items()
}
"""For each module all it imports."""


def within(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def ours(name: str) -> set[str]:
    """The project's modules that a module imports."""
    return {each for each in IMPORTS[name] if each in SOURCES}


KERNEL = [name for name in SOURCES if within(name, "flipdeck.kernel")]
UPPER = (
    "flipdeck.bots",
    "flipdeck.sim",
    "flipdeck.server",
    "flipdeck.cli",
    "flipdeck.__main__",
)
FACADE = [name for name in SOURCES if not within(name, "flipdeck.kernel", *UPPER)]
PLAIN = (
    "flipdeck.errors",
    "flipdeck.cards",
    "flipdeck.rulings",
    "flipdeck.editions",
    "flipdeck.law",
    "flipdeck.ruling",
    "flipdeck.moves",
    "flipdeck.events",
    "flipdeck.modes",
    "flipdeck.files",
)
"""What can be read without the kernel: the law, the cards, words for moves and events."""


def test_the_layers_are_there() -> None:
    assert {"flipdeck.kernel.judge", "flipdeck.kernel.jit"} <= set(KERNEL)
    assert {"flipdeck.round", "flipdeck.view", "flipdeck.record"} <= set(FACADE)
    assert set(PLAIN) <= set(FACADE)
    assert "flipdeck.cards" in ours("flipdeck.kernel.layout")


def test_the_kernel_knows_only_cards_and_errors() -> None:
    for name in KERNEL:
        outside = {each for each in ours(name) if not within(each, "flipdeck.kernel")}
        assert outside <= {"flipdeck.cards", "flipdeck.errors", "flipdeck"}, name


def test_the_facade_knows_no_bot_no_simulation_and_no_command() -> None:
    for name in FACADE:
        assert not {each for each in ours(name) if within(each, *UPPER)}, name


def test_bots_see_views_and_events_and_nothing_behind_them() -> None:
    hidden = ("flipdeck.round", "flipdeck.cells", "flipdeck.kernel", "flipdeck.position")
    records = ("flipdeck.record", "flipdeck.match", "flipdeck.telling", "flipdeck.scenario")
    for name in SOURCES:
        if within(name, "flipdeck.bots"):
            above = ("flipdeck.sim", "flipdeck.cli", "flipdeck.__main__")
            known = {each for each in ours(name) if within(each, *hidden, *records, *above)}
            assert not known, name


def test_simulation_knows_no_command() -> None:
    for name in SOURCES:
        if within(name, "flipdeck.sim"):
            assert not {each for each in ours(name) if within(each, "flipdeck.cli")}, name


def test_the_server_knows_no_card() -> None:
    hidden = ("flipdeck.cards", "flipdeck.kernel", "flipdeck.cells", "flipdeck.coding")
    for name in SOURCES:
        if within(name, "flipdeck.server"):
            above = ("flipdeck.sim", "flipdeck.cli", "flipdeck.__main__")
            assert not {each for each in ours(name) if within(each, *hidden, *above)}, name


def test_one_module_imports_the_compiler() -> None:
    importers = {name for name in SOURCES if any(within(each, "numba") for each in IMPORTS[name])}
    assert importers == {"flipdeck.kernel.jit"}


@pytest.mark.parametrize("name", PLAIN)
def test_the_law_and_the_cards_need_no_numpy(name: str) -> None:
    assert not {each for each in IMPORTS[name] if within(each, "numpy", "numba")}
    assert ours(name) <= {*PLAIN, "flipdeck"}


def test_what_is_plain_loads_without_numpy() -> None:
    code = f"import sys, {', '.join(PLAIN)}; print({{'numpy', 'numba'}} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


def test_modules_import_each_other_in_no_circle() -> None:
    arrows = {name: ours(name) - {"flipdeck", name} for name in SOURCES}
    while arrows:
        free = {name for name, needs in arrows.items() if not needs & set(arrows)}
        free |= {name for name in arrows if _only_its_own_package(name, arrows)}
        assert free, f"a circle among {sorted(arrows)}"
        arrows = {name: needs for name, needs in arrows.items() if name not in free}


def _only_its_own_package(name: str, arrows: dict[str, set[str]]) -> bool:
    """``from package import module`` names the package too; that alone makes no circle."""
    package = name.rpartition(".")[0]
    return not arrows[name] & set(arrows) - {package}
