"""Imports point one way, from the rules up to the command line."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
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


@cache
def imports_of(name: str) -> frozenset[str]:
    """All that a module imports."""
    return frozenset(imported(ast.parse(SOURCES[name].read_text(encoding="utf-8"))))


def within(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def ours(name: str) -> set[str]:
    """The project's modules that a module imports."""
    return {each for each in imports_of(name) if each in SOURCES}


LAYERS = (
    "flipdeck.rules",
    "flipdeck.shuffle",
    "flipdeck.kernel",
    "flipdeck.engine",
    "flipdeck.formats",
    "flipdeck.bots",
    "flipdeck.sim",
    "flipdeck.server",
    "flipdeck.cli",
    "flipdeck.__main__",
)
"""Packages from the bottom up: each may import only those before it."""
SERVER_LAYERS = (
    (
        "flipdeck.server.settings",
        "flipdeck.server.errors",
        "flipdeck.server.clock",
        "flipdeck.server.http_types",
        "flipdeck.server.table_types",
        "flipdeck.server.tournament_types",
    ),
    (
        *("flipdeck.server.messages", "flipdeck.server.tournament_messages"),
        *("flipdeck.server.credentials", "flipdeck.server.names"),
        *("flipdeck.server.limits", "flipdeck.server.origins"),
        "flipdeck.server.environment",
    ),
    ("flipdeck.server.storage",),
    ("flipdeck.server.tables",),
    ("flipdeck.server.tournaments",),
    ("flipdeck.server.ws",),
    ("flipdeck.server.http",),
    ("flipdeck.server.runner",),
)
BARRED = {"flipdeck.server": ("flipdeck.sim",), "flipdeck.kernel": ()}
"""Packages below that a package may not use all the same."""
RULES = [name for name in SOURCES if within(name, "flipdeck.rules")]


def test_every_module_belongs_to_a_layer() -> None:
    alone = {"flipdeck", "flipdeck._version"}
    assert {name for name in SOURCES if not within(name, *LAYERS)} == alone


@pytest.mark.parametrize("layer", LAYERS)
def test_a_package_imports_only_the_packages_below_it(layer: str) -> None:
    barred = (*LAYERS[LAYERS.index(layer) + 1 :], *BARRED.get(layer, ()))
    for name in SOURCES:
        if within(name, layer):
            assert not {each for each in ours(name) if within(each, *barred)}, name


def test_the_server_imports_one_way() -> None:
    for number, layer in enumerate(SERVER_LAYERS):
        above = [each for later in SERVER_LAYERS[number + 1 :] for each in later]
        for name in SOURCES:
            if within(name, *layer):
                assert not {each for each in ours(name) if within(each, *above)}, name
    known = [each for layer in SERVER_LAYERS for each in layer]
    for name in SOURCES:
        if within(name, "flipdeck.server"):
            assert name == "flipdeck.server" or within(name, *known), name


def test_the_kernel_knows_only_cards_and_errors() -> None:
    for name in SOURCES:
        if within(name, "flipdeck.kernel"):
            outside = {each for each in ours(name) if not within(each, "flipdeck.kernel")}
            plain = {"flipdeck", "flipdeck.rules", "flipdeck.rules.cards", "flipdeck.rules.errors"}
            assert outside <= plain, name


def test_bots_see_views_and_events_and_nothing_behind_them() -> None:
    allowed = {"flipdeck", "flipdeck.engine", "flipdeck.engine.view"}
    for name in SOURCES:
        if within(name, "flipdeck.bots"):
            known = {each for each in ours(name) if not within(each, "flipdeck.bots")}
            known = {each for each in known if not within(each, "flipdeck.rules")}
            assert known <= allowed, name


def test_the_server_knows_no_card() -> None:
    hidden = (
        "flipdeck.rules.cards",
        "flipdeck.kernel",
        "flipdeck.engine.round_struct",
        "flipdeck.engine.move_codec",
    )
    for name in SOURCES:
        if within(name, "flipdeck.server"):
            assert not {each for each in ours(name) if within(each, *hidden)}, name


def test_the_server_reads_no_kernel_record() -> None:
    for name, path in SOURCES.items():
        if within(name, "flipdeck.server"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            attributes = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
            used = [node.lineno for node in attributes if node.attr in ("struct", "_r")]
            assert not used, (name, used)


def test_one_module_imports_the_compiler() -> None:
    importers = {
        name for name in SOURCES if any(within(each, "numba") for each in imports_of(name))
    }
    assert importers == {"flipdeck.kernel.jit"}


@pytest.mark.parametrize("name", RULES)
def test_the_law_and_the_cards_need_no_numpy(name: str) -> None:
    assert not {each for each in imports_of(name) if within(each, "numpy", "numba")}
    assert ours(name) <= {*RULES, "flipdeck"}


def test_what_is_plain_loads_without_numpy() -> None:
    code = f"import sys, {', '.join(RULES)}; print({{'numpy', 'numba'}} & set(sys.modules))"
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
