"""The public API: what ``flipdeck`` exports, and that every documented line of code runs."""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import flipdeck

ROOT = Path(__file__).parents[1]
API = ROOT / "docs" / "API.md"
GUIDES = ("README.md", "CONTRIBUTING.md")
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(file: Path, language: str) -> Iterator[tuple[int, str]]:
    """The code blocks of a page in one language, each with its first line's number."""
    text = file.read_text(encoding="utf-8")
    for found in _BLOCK.finditer(text):
        if found[1] == language:
            yield text.count("\n", 0, found.start(2)) + 1, found[2]


def test_every_name_loads_and_is_documented() -> None:
    assert sorted(flipdeck.__all__) == flipdeck.__all__
    for name in flipdeck.__all__:
        value = getattr(flipdeck, name)
        if isinstance(value, type) or callable(value):
            assert value.__doc__, name
    assert set(flipdeck.__all__) <= set(dir(flipdeck))
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = flipdeck.nothing


def test_the_type_checker_sees_the_names_that_are_loaded() -> None:
    """Imports for the type checker and the table used at run time say the same."""
    tree = ast.parse(Path(flipdeck.__file__).read_text(encoding="utf-8"))
    (checked,) = [node for node in tree.body if isinstance(node, ast.If)]
    seen = {}
    for node in checked.body:
        assert isinstance(node, ast.ImportFrom)
        for alias in node.names:
            assert alias.asname is None
            seen[alias.name] = node.module
    assert seen.pop("events") == "flipdeck.rules"
    assert seen == flipdeck._HOMES
    assert {*seen, "events", "__version__"} == set(flipdeck.__all__)


def test_importing_it_loads_no_compiler() -> None:
    code = "import flipdeck, sys; print({'numpy', 'numba', 'msgspec'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


def test_every_example_of_the_api_gives_what_it_says() -> None:
    names: dict[str, object] = {}
    runner = doctest.DocTestRunner()
    output: list[str] = []
    for line, code in blocks(API, "pycon"):
        test = doctest.DocTestParser().get_doctest(code, names, f"API:{line}", str(API), line)
        assert test.examples, f"{API}:{line}: no example"
        test.globs = names  # the next block goes on where this one ended
        runner.run(test, out=output.append, clear_globs=False)
    assert runner.tries > 80
    assert not runner.failures, "".join(output)


def test_every_name_is_in_an_example() -> None:
    code = "\n".join(code for _, code in blocks(API, "pycon"))
    imported = {
        alias.name
        for example in doctest.DocTestParser().get_examples(code)
        for node in ast.walk(ast.parse(example.source))
        if isinstance(node, ast.ImportFrom) and node.module == "flipdeck"
        for alias in node.names
    }
    assert imported == set(flipdeck.__all__)
    for name in imported:
        assert len(re.findall(rf"\b{name}\b", code)) > 1, f"{name} is imported and not shown"


@pytest.mark.parametrize("page", GUIDES)
def test_the_code_of_the_guides_runs(page: str) -> None:
    names: dict[str, object] = {"__name__": "guide"}
    found = list(blocks(ROOT / page, "python"))
    assert found, f"{page}: no code"
    for line, code in found:
        tree = ast.parse(code)
        for node in ast.walk(tree):
            if isinstance(node, ast.Import | ast.ImportFrom):
                module = node.module if isinstance(node, ast.ImportFrom) else node.names[0].name
                assert not (module or "").startswith("flipdeck."), f"{page}:{line}: not public"
        exec(compile(tree, f"{page}:{line}", "exec"), names)
