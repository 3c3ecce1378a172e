"""A locale made from English that shows what a translation could break.

Every text stands twice, and the page runs from right to left.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

PSEUDO_LOCALE: Final = "qps"


class _Doubled(Transformer):
    """Writes each run of text twice; variables, selectors and references stay."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        words = node.value.strip()
        if words:
            node.value = node.value.replace(words, f"{words} {words}", 1)
        return node


def write_pseudo_locale(locales: Path) -> None:
    """Add the locale to a folder of locales: one folder, and one line in the list."""
    target = locales / PSEUDO_LOCALE
    target.mkdir()
    for file in sorted((locales / "en").glob("*.ftl")):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        doubled = _Doubled().visit(resource)
        (target / file.name).write_text(FluentSerializer().serialize(doubled), encoding="utf-8")
    registry = locales / "locales.json"
    listed = json.loads(registry.read_text(encoding="utf-8"))
    listed.append({"id": PSEUDO_LOCALE, "name": "Pseudo", "dir": "rtl"})
    registry.write_text(json.dumps(listed), encoding="utf-8")


def copy_with_pseudo_locale(root: Path, target: Path) -> None:
    """Copy what the client is made of, with the locale added; packages are linked, not copied."""
    for name in ("web", "locales", "rulebook"):
        shutil.copytree(
            root / name, target / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__")
        )
    (target / "web" / "node_modules").symlink_to(root / "web" / "node_modules")
    shutil.copy(root / "hatch_build.py", target)
    write_pseudo_locale(target / "locales")
