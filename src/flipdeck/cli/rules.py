"""The law and the editions as plain text, for reading in a terminal or aloud."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from flipdeck import law
from flipdeck.editions import EDITIONS, Edition, edition
from flipdeck.errors import BadInput
from flipdeck.rulings import NAMES, Rulings, domain, parse

NARROWEST, WIDEST = 40, 100
DIFFERS = "*"
NO_SUCH_CARD = "-"

# Rulings about cards that the other kind of deck does not have.
_TWO_SIDED_ONLY = {"start_flip", "wild_after_flip", "found_color_shown", "pairing"}
_ONE_SIDED_ONLY = {"beachcomber_color"}


def print_rules(name: str | None, overridden: Sequence[str] = ()) -> str:
    """The rules by chapter; with an edition's name only those in force there, or at a table that
    overrides rulings, each as ``NAME=VALUE``."""
    if overridden and name is None:
        raise BadInput("--rules: name the edition whose rulings are overridden with --edition")
    played = None if name is None else edition(name)
    book = law.load()
    if played is None:
        rules: Sequence[law.Rule] = book.rules
        opening = "The law. A rule that is not always in force says when it is."
    else:
        values = msgspec.structs.asdict(played.with_rules(parse(overridden)))
        rules = [rule for rule in book.rules if rule.applies_to(values)]
        changed = f", with {', '.join(overridden)}" if overridden else ""
        opening = (
            f"The law as {played.id} plays it{changed} ({played.title}; sheet {played.sheet}). "
            "A table may override any ruling named here."
        )
    parts = [_wrap(opening)]
    for chapter, group in groupby(rules, key=lambda rule: rule.chapter):
        heading = book.chapters[chapter]
        parts.append(f"{heading}\n{'=' * len(heading)}")
        parts += [_rule(rule, with_condition=played is None) for rule in group]
    return "\n\n".join(parts) + "\n"


def print_editions() -> str:
    """The editions, what each rules, and what a table may set instead."""
    editions = list(EDITIONS.values())
    table = _table(editions)
    fits = max(map(len, table)) <= shutil.get_terminal_size().columns
    base = editions[0].id
    listed = [_wrap(f"{each.id}: {each.title} (sheet {each.sheet})", hang=4) for each in editions]
    if fits:
        mark = (
            f"Rulings by edition. {DIFFERS} marks where one departs from {base}; "
            f"{NO_SUCH_CARD} stands where its deck has no such card."
        )
        compared = table
    else:
        mark = f"Rulings: the value of {base}, then each edition that departs from it."
        compared = _list(editions)
    values = [_wrap(f"{name}: {domain(name)}", hang=4) for name in NAMES]
    parts = [
        "\n".join(["Editions", *listed]),
        "\n".join([_wrap(mark), *compared]),
        "\n".join([_wrap("What a table may set, each as NAME=VALUE:"), *values]),
    ]
    return "\n\n".join(parts) + "\n"


def _rule(rule: law.Rule, *, with_condition: bool) -> str:
    paragraphs = rule.text.replace("`", "").split("\n\n")
    lines = [_wrap(f"{rule.title} [{rule.slug}]")]
    lines += [_wrap(paragraph, indent=2) for paragraph in paragraphs]
    if with_condition and rule.applies:
        lines.append(_wrap(f"Only with {_condition(rule)}.", indent=2))
    lines.append(_wrap(_source(rule), indent=2))
    return "\n".join(lines)


def _condition(rule: law.Rule) -> str:
    return ", or with ".join(
        " and ".join(f"{each.name} = {law.spoken(each.values)}" for each in line)
        for line in rule.applies
    )


def _source(rule: law.Rule) -> str:
    if not rule.sheets:
        return "Printed on no sheet; ruled by us."
    if len(rule.sheets) == 1:
        return f"Printed on sheet {rule.sheets[0]}."
    return f"Printed on sheets {', '.join(rule.sheets[:-1])} and {rule.sheets[-1]}."


def _cell(rulings: Rulings, name: str) -> str:
    return law.as_text(getattr(rulings, name))


def _has_cards_for(rulings: Rulings, name: str) -> bool:
    return name not in (_ONE_SIDED_ONLY if rulings.cards.two_sided else _TWO_SIDED_ONLY)


def _table(editions: Sequence[Edition]) -> list[str]:
    base = editions[0].rulings
    rows = [["ruling", *(each.id for each in editions)]]
    for name in NAMES:
        row = [name]
        for each in editions:
            if not _has_cards_for(each.rulings, name):
                row.append(NO_SUCH_CARD)
                continue
            differs = _cell(each.rulings, name) != _cell(base, name)
            row.append(_cell(each.rulings, name) + (f" {DIFFERS}" if differs else ""))
        rows.append(row)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    rows.insert(1, ["-" * width for width in widths])
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _list(editions: Iterable[Edition]) -> list[str]:
    first, *others = editions
    lines = []
    for name in NAMES:
        usual = _cell(first.rulings, name)
        apart = [
            f"{each.id} {_cell(each.rulings, name)}"
            for each in others
            if _cell(each.rulings, name) != usual
        ]
        lines.append(_wrap(f"{name}: {'; '.join([usual, *apart])}", hang=4))
    return lines


def _wrap(text: str, *, indent: int = 0, hang: int = 0) -> str:
    columns = shutil.get_terminal_size().columns
    return textwrap.fill(
        " ".join(text.split()),
        width=min(max(columns, NARROWEST), WIDEST),
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hang),
        break_long_words=False,
        break_on_hyphens=False,
    )
