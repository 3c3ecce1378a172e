"""``flipdeck rules`` and ``flipdeck editions``: the rulebook and the editions as plain text."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable, Sequence
from itertools import groupby

from flipdeck.rules import rulebook
from flipdeck.rules.editions import Edition
from flipdeck.rules.editions import editions as all_editions
from flipdeck.rules.errors import BadInput
from flipdeck.rules.localization import DEFAULT_LOCALE, Wording
from flipdeck.rules.rulings import NAMES, Rulings, domain, parse
from flipdeck.rules.sections import Section, choose, sections

NARROWEST, WIDEST = 40, 100
DIFFERS = "*"
NO_SUCH_CARD = "-"

# Rulings about cards that not every deck has.
_NEEDS = {
    "start_flip": "flip",
    "wild_after_flip": "flip",
    "found_color_shown": "wild_draw_color",
    "pairing": "two_sides",
    "beachcomber_color": "beachcomber",
    "until_limit": "wild_draw_color",
}


def print_rules(
    name: str | None,
    overridden: Sequence[str] = (),
    *,
    section: str | None = None,
    locale: str = DEFAULT_LOCALE,
) -> str:
    """Return the rules by chapter; with an edition or a section only those that apply there.

    ``overridden`` are rulings that a table sets otherwise, each as ``NAME=VALUE``. With a section
    each rule says whether that section prints it, and what the section calls the cards follows.
    """
    everything = name is None and section is None
    if overridden and everything:
        raise BadInput("--rules: name the edition whose rulings are overridden with --edition")
    book = rulebook.load()
    rules: Sequence[rulebook.Rule] = book.rules
    printed = None
    wording = Wording(locale)
    if everything:
        opening = wording.message("print-all")
    else:
        played, printed = choose(name, section)
        values = (printed or played).with_rules(parse(overridden)).conditions()
        rules = [rule for rule in book.rules if rule.applies_to(values)]
        wording = Wording(locale, printed.id if printed else None)
        opening = _opening(wording, played, printed, overridden)
    parts = [_wrap(opening)]
    for chapter, group in groupby(rules, key=lambda rule: rule.chapter):
        parts.append(_heading(wording.message(f"chapter-{chapter}")))
        parts += [_rule(wording, rule, printed, with_condition=everything) for rule in group]
    if printed is not None:
        parts += [_heading(wording.message("rules-names")), "\n".join(_names(locale, printed))]
    return "\n\n".join(parts) + "\n"


def _opening(
    wording: Wording, played: Edition, printed: Section | None, overridden: Sequence[str]
) -> str:
    rulings = [] if printed is None else [*_overrides(printed)]
    rulings += overridden
    form = ".changed" if rulings else ""
    variables = {"edition": played.id, "rulings": ", ".join(rulings)}
    if printed is None:
        hint = wording.message("edition-hint", {"edition": played.id, "title": played.title})
        return wording.message(
            f"print-edition{form}", {**variables, "hint": hint, "sheet": played.sheet}
        )
    product = wording.message("product-name", {"edition": played.id})
    variables |= {"section": printed.id, "product": product, "language": printed.language}
    return wording.message(f"print-section{form}", variables)


def _heading(text: str) -> str:
    return f"{text}\n{'=' * len(text)}"


def _names(locale: str, printed: Section) -> list[str]:
    """Return what a section calls cards, colours and things of the table, a line each."""
    names, ours = printed.names, Wording(locale)
    cards = [(ours.symbol(kind), text) for kind, text in names.cards.items()]
    colors = [(ours.color(color), text) for color, text in names.colors.items()]
    words = [
        (ours.message("word-name", {"word": word}), text) for word, text in names.words.items()
    ]
    return [_wrap(f"{our}: {theirs}", hang=4) for our, theirs in [*cards, *colors, *words]]


def _overrides(printed: Section) -> list[str]:
    return [f"{name}={rulebook.as_text(value)}" for name, value in printed.overrides.items()]


def print_sections() -> str:
    """Return the printed sections by sheet: id, language, and where it departs from the edition."""
    parts = [
        _wrap(
            "Printed sections: the sheet in your box, in its language. "
            "A section is its edition with the rulings named beside it."
        )
    ]
    for (product, sheet, edition), group in groupby(
        sections(), key=lambda each: (each.product, each.sheet, each.edition)
    ):
        lines = [_wrap(f"{product} (sheet {sheet}), played as {edition}")]
        for each in group:
            apart = ", ".join(_overrides(each))
            named = f"{each.id} {each.language} [{each.locale}]"
            lines.append(_wrap(f"{named}: {apart}" if apart else named, indent=2, hang=4))
        parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def print_editions() -> str:
    """Return the editions, their rulings, and the values that a table may set instead."""
    editions = all_editions()
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


def _rule(
    wording: Wording, rule: rulebook.Rule, printed: Section | None, *, with_condition: bool
) -> str:
    text = wording.message(f"rule-{rule.slug}.text").replace("`", "")
    lines = [_wrap(f"{wording.message(f'rule-{rule.slug}')} [{rule.slug}]")]
    lines += [_wrap(paragraph, indent=2) for paragraph in text.split("\n\n")]
    if with_condition and rule.applies:
        conditions = _condition(wording, rule)
        only = wording.message("print-condition", {"conditions": conditions})
        lines.append(_wrap(only, indent=2))
    lines.append(_wrap(_source(wording, rule, printed), indent=2))
    return "\n".join(lines)


def _condition(wording: Wording, rule: rulebook.Rule) -> str:
    return wording.alternatives(
        wording.together(_one_condition(wording, each) for each in line) for line in rule.applies
    )


def _one_condition(wording: Wording, condition: rulebook.Condition) -> str:
    if condition.name != "deck_has":
        return f"{condition.name} = {wording.alternatives(condition.values)}"
    return wording.alternatives(
        wording.message("print-condition-deck", {"feature": value}) for value in condition.values
    )


def _source(wording: Wording, rule: rulebook.Rule, printed: Section | None) -> str:
    if not rule.sheets:
        return wording.message("rules-ours")
    sheets = wording.together(rule.sheets)
    if printed is None:
        return wording.message("rules-sheets", {"sheets": sheets})
    name = "rules-printed" if rule.printed_in(printed.id) else "rules-not-printed"
    return wording.message(name, {"section": printed.id, "sheets": sheets})


def _cell(rulings: Rulings, name: str) -> str:
    return rulebook.as_text(getattr(rulings, name))


def _has_cards_for(rulings: Rulings, name: str) -> bool:
    return name not in _NEEDS or _NEEDS[name] in rulings.cards.features


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
