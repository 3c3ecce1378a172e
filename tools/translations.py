"""Say what is missing, unknown or stale in the translations, and record what was translated.

python tools/translations.py --status             every locale of locales/locales.json
python tools/translations.py --status de          one folder of locales/, listed or not
python tools/translations.py --accept de [ID ...] record that these messages (all that exist) are
                                                  translations of the English ones as they are now

A locale's sources.json has for each message, and each attribute as message.attribute, a digest of
the English one it was translated from. Where English changes, the translation is stale until it is
accepted.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor
from fluent.syntax.serializer import FluentSerializer

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from flipdeck.rules.locales import DEFAULT_LOCALE, folder, locales

SOURCES = "sources.json"
OPTIONAL = "object"
"""The attribute that a locale may add: the form of a name as the object of a sentence."""
ALWAYS = {"table-section"}
"""Variables that every message is given."""
_FORMS = re.compile(r"(card|playable)-(color|kind|count)|(.+)-(object|id)")
"""Variables that are another form of what the first part names, or say what kind of thing it is."""


@dataclass
class Catalogue:
    """The messages of one locale by name, attributes as ``message.attribute``."""

    locale: str
    messages: dict[str, ast.Pattern] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    """The file of each message."""
    mistakes: list[str] = field(default_factory=list)
    """What cannot be read, and what is there twice."""

    def variables(self, name: str, seen: frozenset[str] = frozenset()) -> set[str]:
        """Return the variables of a message and of all messages that it refers to."""
        found = _References()
        found.visit(self.messages[name])
        inner = [each for each in found.messages if each in self.messages and each not in seen]
        return found.variables.union(*(self.variables(each, seen | {name}) for each in inner))

    def references(self, name: str) -> set[str]:
        """Return the messages and attributes that a message refers to."""
        found = _References()
        found.visit(self.messages[name])
        return found.messages


class _References(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.messages.add(f"{node.id.name}{attribute}")


class _Repeats(visitor.Visitor):
    """Collects the variants that one selector has twice: the second is never shown."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [_key(each.key) for each in node.variants]
        self.keys.update(key for key in keys if keys.count(key) > 1)
        self.generic_visit(node)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def read(locale: str) -> Catalogue:
    """Read all catalogues of a locale."""
    found = Catalogue(locale)
    for file in sorted((folder() / locale).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                found.mistakes.append(
                    f"syntax error in {file.name}: {_first_line(entry.content or '')}"
                )
            elif isinstance(entry, ast.Term):
                found.mistakes.append(f"term in {file.name}: -{entry.id.name}")
            elif isinstance(entry, ast.Message):
                parts = {f".{each.id.name}": each.value for each in entry.attributes}
                if entry.value is not None:
                    parts[""] = entry.value
                for attribute, pattern in parts.items():
                    name = f"{entry.id.name}{attribute}"
                    if name in found.messages:
                        found.mistakes.append(f"twice: {name}")
                    repeats = _Repeats()
                    repeats.visit(pattern)
                    found.mistakes += [f"variant twice: {name} [{key}]" for key in repeats.keys]
                    found.messages[name] = pattern
                    found.files[name] = file.name
    return found


def _first_line(text: str) -> str:
    return text.strip().partition("\n")[0][:100]


def digest(pattern: ast.Pattern) -> str:
    """Return a short digest of a message's text, whatever its indentation."""
    message = ast.Message(ast.Identifier("text"), pattern)
    text = FluentSerializer().serialize_entry(message)
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def sources(locale: str) -> dict[str, str]:
    """Return the digests recorded for a locale."""
    file = folder() / locale / SOURCES
    if not file.is_file():
        return {}
    recorded: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return recorded


def families(names: set[str]) -> set[str]:
    """Return what variables are about: $card-object and $card-kind are both about the card."""
    forms = {name: _FORMS.fullmatch(name) for name in names - ALWAYS}
    return {(form[1] or form[3]) if form else name for name, form in forms.items()}


def problems(locale: str) -> list[str]:
    """Return what is wrong with a translation, a line each."""
    english, theirs = read(DEFAULT_LOCALE), read(locale)
    wanted, given = english.messages, theirs.messages
    recorded = sources(locale)
    lines = [*theirs.mistakes]
    for name in wanted:
        if name not in given:
            lines.append(f"missing: {name} ({english.files[name]})")
        elif theirs.files[name] != english.files[name]:
            lines.append(f"in the wrong file: {name} belongs to {english.files[name]}")
        elif recorded.get(name) != digest(wanted[name]):
            lines.append(f"{'stale' if name in recorded else 'not accepted'}: {name}")
    for name in given:
        if name not in wanted and not _is_optional(name, wanted):
            lines.append(f"unknown: {name} ({theirs.files[name]})")
        dangling = theirs.references(name) - given.keys()
        lines += [f"unknown reference: {reference} in {name}" for reference in dangling]
    for name in wanted.keys() & given.keys():
        ours, used = families(english.variables(name)), families(theirs.variables(name))
        if ours != used:
            lines.append(
                f"variables differ: {name}: {_names(ours)} in English, {_names(used)} here"
            )
    lines += [f"recorded but unknown: {name}" for name in recorded if name not in wanted]
    return lines


def _is_optional(name: str, wanted: Mapping[str, object]) -> bool:
    message, _, attribute = name.partition(".")
    return attribute == OPTIONAL and message in wanted


def _names(variables: set[str]) -> str:
    return ", ".join(sorted(variables)) or "none"


def accept(locale: str, names: Sequence[str] = ()) -> list[str]:
    """Record the digests of the English messages translated; return their names."""
    english, theirs = read(DEFAULT_LOCALE).messages, read(locale).messages
    there = {name for name in english if name in theirs}
    chosen = there if not names else {name for name in there if name.partition(".")[0] in names}
    recorded = {name: each for name, each in sources(locale).items() if name in there}
    recorded |= {name: digest(english[name]) for name in chosen}
    text = json.dumps(dict(sorted(recorded.items())), indent=0)
    (folder() / locale / SOURCES).write_text(f"{text}\n", encoding="utf-8")
    return sorted(chosen)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the status is 1 where a translation is not complete and current."""
    parser = argparse.ArgumentParser(description="Check and record translations.")
    action = parser.add_mutually_exclusive_group(required=True)
    action.add_argument("--status", nargs="*", metavar="LOCALE", help="say what is to be done")
    action.add_argument(
        "--accept", nargs="+", metavar=("LOCALE", "ID"), help="record what was translated"
    )
    given = parser.parse_args(arguments)
    named = given.status if given.status is not None else given.accept[:1]
    chosen = named or [each for each in locales() if each != DEFAULT_LOCALE]
    unknown = [each for each in chosen if not (folder() / each).is_dir()]
    if unknown or DEFAULT_LOCALE in chosen:
        print(f"no translation: {', '.join(unknown) or DEFAULT_LOCALE}", file=sys.stderr)
        return 2
    if given.accept is not None:
        locale, *names = given.accept
        missing = set(names) - {name.partition(".")[0] for name in accept(locale, names)}
        for name in sorted(missing):
            print(f"{locale}: no translation of {name}", file=sys.stderr)
        return 1 if missing else 0
    found = [(locale, line) for locale in chosen for line in problems(locale)]
    for locale, line in found:
        print(f"{locale}: {line}")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
