"""Values for the variables of a message, such that every variant of its selectors is reached."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

from fluent.syntax import ast, visitor

from tools.translations import Catalogue

Value = str | int
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 21, 1000, 1_000_000)
TEXTS: tuple[Value, ...] = ("Ann", 12_345)
"""Values of a variable that is only shown: it may be a text or a number."""
MOST = 400
"""Combinations of values tried of a message; above that every value, and some combinations."""


class _Keys(visitor.Visitor):
    """The keys of the variants by the variable that selects them."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}
        self.numbers: dict[str, set[int]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference), "select by a variable"
        name = node.selector.id.name
        keys = [variant.key for variant in node.variants]
        found = self.keys.setdefault(name, set())
        found |= {key.name for key in keys if isinstance(key, ast.Identifier)}
        numbers = self.numbers.setdefault(name, set())
        numbers |= {int(key.value) for key in keys if isinstance(key, ast.NumberLiteral)}
        self.generic_visit(node)


def _candidates(catalogues: tuple[Catalogue, ...], name: str) -> dict[str, list[Value]]:
    """The values to try of each variable of a message, in all these languages together."""
    keys = _Keys()
    variables: set[str] = set()
    for catalogue in catalogues:
        if name not in catalogue.messages:
            continue
        variables |= catalogue.variables(name)
        for each in _reached(catalogue, name):
            keys.visit(catalogue.messages[each])
    found: dict[str, list[Value]] = {}
    for variable in sorted(variables):
        words, numbers = keys.keys.get(variable), keys.numbers.get(variable, set())
        if words is None:
            found[variable] = list(TEXTS)
        elif words <= PLURALS and (numbers or words & PLURALS - {"other"}):
            found[variable] = sorted({*NUMBERS, *numbers})
        else:
            found[variable] = [*sorted(words), *sorted(numbers), "something else"]
    return found


def _reached(catalogue: Catalogue, name: str) -> set[str]:
    """A message and all that it refers to."""
    found = {name}
    while (
        more := {
            each
            for known in found
            for each in catalogue.references(known)
            if each in catalogue.messages
        }
        - found
    ):
        found |= more
    return found


def values(catalogues: tuple[Catalogue, ...], name: str) -> Iterator[dict[str, Value]]:
    """Yield values for the variables of a message: all combinations, or enough to reach all."""
    candidates = _candidates(catalogues, name)
    candidates.setdefault("table-section", ["none"])
    count = 1
    for each in candidates.values():
        count *= len(each)
    if count <= MOST:
        for combined in itertools.product(*candidates.values()):
            yield dict(zip(candidates, combined, strict=True))
        return
    chance = random.Random(name)
    for variable, choices in candidates.items():
        for value in choices:
            yield {**{key: each[0] for key, each in candidates.items()}, variable: value}
    for _ in range(MOST):
        yield {key: chance.choice(each) for key, each in candidates.items()}
