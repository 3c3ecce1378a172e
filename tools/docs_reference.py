"""Writes the reference pages of the documentation from the code, so that they cannot go stale.

Sphinx calls ``write`` before every build; run alone, this does the same.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import json
import re
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

import flipdeck
from flipdeck.cli import build_parser
from flipdeck.rules import localization
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.modes import MODES
from flipdeck.rules.rulebook import as_text
from flipdeck.rules.rulings import NAMES, choices, domain
from flipdeck.rules.sections import sections
from flipdeck.server import (
    errors,
    http_types,
    messages,
    table_types,
    tournament_messages,
    tournament_types,
)
from flipdeck.server.environment import variable
from flipdeck.server.http import openapi
from flipdeck.server.settings import ServerSettings

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "reference"


def write(folder: Path) -> None:
    """Write every reference page, leaving untouched the files that have not changed."""
    folder.mkdir(exist_ok=True)
    for name, make in PAGES.items():
        page, text = folder / name, make()
        if not page.is_file() or page.read_text(encoding="utf-8") != text:
            page.write_text(text, encoding="utf-8")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a Markdown table without the columns that are empty; bars in cells are escaped."""
    columns = [column for column in zip(head, *rows, strict=True) if any(column[1:])]
    first, *others = zip(*columns, strict=True)
    lines = [first, ["---"] * len(first), *others]
    escaped = [[cell.replace("|", r"\|") for cell in row] for row in lines]
    return "".join(f"| {' | '.join(row)} |\n" for row in escaped)


def code(value: object) -> str:
    """Return a value as Markdown code, written as JSON; nothing for an empty string."""
    return f"`{value if isinstance(value, str) else json.dumps(value)}`"


def field_docs(kind: type) -> dict[str, str]:
    """Return the docstrings that follow the fields of a class, its bases included."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if each.__module__.partition(".")[0] == "flipdeck":
            found |= _own_field_docs(each)
    return found


def _own_field_docs(kind: type) -> dict[str, str]:
    (defined,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(defined, ast.ClassDef)
    found = {}
    for field, after in zip(defined.body, defined.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
        ):
            found[field.target.id] = plain(str(after.value.value))
    return found


def plain(text: str) -> str:
    """Return a docstring as one line of Markdown."""
    return " ".join(text.replace("``", "`").split())


# The command line.


def command_line() -> str:
    """Return the page of all commands and their options."""
    parser = build_parser()
    parts = ["# Command line\n"]
    for command in _subcommands(parser):
        for name, sub in command.choices.items():
            about = next(each.help for each in command._choices_actions if each.dest == name)
            parts.append(f"## flipdeck {name}\n\n{_sentence(about or '')}\n")
            parts.append(f"```text\n{sub.format_usage().strip()}\n```\n")
            rows = [_argument(sub, each) for each in sub._actions if each.dest != "help"]
            if rows:
                parts.append(table(["argument", "meaning"], rows))
    parts.append("Every command takes `--help`. A mistake in the input is one line on standard\n")
    parts[-1] += "error, with exit status 2. `flipdeck` alone is `flipdeck serve --open`.\n"
    return "\n".join(parts)


def _subcommands(
    parser: argparse.ArgumentParser,
) -> Iterator[argparse._SubParsersAction[argparse.ArgumentParser]]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield action


def _argument(parser: argparse.ArgumentParser, action: argparse.Action) -> tuple[str, str]:
    value = ""
    if action.nargs != 0:
        value = str(action.metavar or "|".join(map(str, action.choices or ())) or action.dest)
        value = value if action.option_strings else f"{value} …"
    names = ", ".join(f"{name} {value}".strip() for name in action.option_strings) or value
    told = (action.help or "") % {"default": action.default, "prog": parser.prog}
    if not told and action.default is not None:
        told = f"default: {action.default}"
    return code(names), _sentence(told)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if not text or text.endswith(".") else ".")


# The server.


def settings() -> str:
    """Return the page of all settings of a server, with their options and defaults."""
    docs = field_docs(ServerSettings)
    options = _serve_options()
    parts = [
        "# Server settings\n",
        "Every setting of a server with its default, its option of `flipdeck serve` if it has one "
        "and its environment variable. An option wins over the variable. An empty variable counts "
        "as not set; a list is written with commas, yes and no as `true` and `false`. "
        f"{plain(inspect.getdoc(ServerSettings) or '')}\n",
    ]
    for field in msgspec.structs.fields(ServerSettings):
        term = [f"**{code(field.name)}**"]
        if field.name in options:
            term.append(f"option {options[field.name]}")
        if (name := variable(field.name)) is not None:
            term.append(f"variable {code(name)}")
        if not isinstance(field.default, Path):
            term.append(f"default {_default(field.name, field.default)}")
        parts.append(f"{', '.join(term)}\n: {docs[field.name]}\n")
    return "\n".join(parts)


def _default(name: str, value: object) -> str:
    """Return the default of a setting as ``flipdeck serve`` has it."""
    if name == "database":
        return f"{code('$XDG_DATA_HOME/flipdeck/tables.db')}, else under {code('~/.local/share')}"
    return code(value) if value not in (None, (), "") else "none"


def _serve_options() -> dict[str, str]:
    """Return the option of ``flipdeck serve`` for each setting that has one."""
    renamed = {"normal": "synchronous", "origin": "origins", "log": "log_form"}
    found = {}
    for command in _subcommands(build_parser()):
        for action in command.choices["serve"]._actions:
            name = renamed.get(action.dest, action.dest)
            if name in ServerSettings.__struct_fields__:
                found[name] = code(action.option_strings[0])
    return found


def http_api() -> str:
    """Return the page of all HTTP routes, from the OpenAPI document, and of all errors."""
    document = json.loads(openapi.document())
    parts = [
        "# HTTP API\n",
        "A running server has this as an OpenAPI document at `/openapi.json`. Bodies are JSON, and "
        "a request with a body needs the header `Content-Type: application/json`. Addresses for "
        "operators, such as `/metrics`, are in [](../hosting/operations.md).\n",
        _HTTP_EXAMPLE,
    ]
    for path, methods in document["paths"].items():
        for method, about in methods.items():
            parts.append(f"## {method.upper()} {path}\n\n{_sentence(about['summary'])}\n")
            lines = [f"- body: {_body(about['requestBody'])}\n"] if "requestBody" in about else []
            for status, answer in about["responses"].items():
                named = "any other status" if status == "default" else f"status {status}"
                lines.append(f"- {named}: {_body(answer)}\n")
            parts.append("".join(lines))
    rows = [
        [code(name), code(reason) if reason else "", str(status), _error_text(name, reason)]
        for name, status in errors.STATUSES.items()
        for reason in errors.REASONS.get(name, ("",))
    ]
    parts.append("## Errors\n")
    parts.append("A refused request answers with a [Problem](types.md#type-problem); a refused\n")
    parts[-1] += (
        "command with the message [Error](types.md#type-error). Both name one of these, and\n"
    )
    parts[-1] += "its facts, by which a client can say it in any language:\n"
    parts.append(table(["error", "`facts.reason`", "HTTP status", "text"], rows))
    return "\n".join(parts)


def _error_text(name: str, reason: str) -> str:
    """Return an error's text with an example of its facts."""
    facts = errors.ErrorFacts(reason=reason or None, detail="…", count=4, player="Ann")
    return errors.error_text(name, facts)


_HTTP_EXAMPLE: Final = """\
```console
$ curl -d '{"name": "Ann", "bots": 3, "start": true}' -H 'Content-Type: application/json' \\
    http://127.0.0.1:8112/api/tables
{"code":"W7L2EJ","seat":0,"token":"2zS_2qo6kDk_ZguC0bFaZq9D"}
```
"""


def _body(about: dict[str, Any]) -> str:
    return _type_text(about["content"]["application/json"]["schema"], "types.md")


def socket_messages() -> str:
    """Return the page of all messages on the socket, both ways."""
    schemas = json.loads(openapi.document())["components"]["schemas"]
    parts = [
        "# Socket messages\n",
        "What crosses `/ws/CODE`. A message is a JSON object, and `type` says which. "
        "[](../PROTOCOL.md) explains the order of things.\n",
    ]
    unions = {
        "To the server": "ClientMessage",
        "To the client": "ServerMessage",
        "To the server, at `/ws/tournaments/CODE`": "TournamentClientMessage",
        "To the client, at `/ws/tournaments/CODE`": "TournamentServerMessage",
    }
    for title, union in unions.items():
        rows = []
        for each in schemas[union]["anyOf"]:
            name = each["$ref"].rpartition("/")[2]
            tag = schemas[name]["properties"]["type"]["enum"][0]
            rows.append([code(tag), _link(name, "types.md"), _about(schemas[name])])
        parts.append(f"## {title}\n\n{table(['`type`', 'fields', 'meaning'], rows)}")
    return "\n".join(parts)


def wire_types() -> str:
    """Return the page of all types that requests, answers and messages are made of."""
    schemas = json.loads(openapi.document())["components"]["schemas"]
    parts = [
        "# Types on the wire\n",
        "Every type of the [HTTP API](http.md) and the [socket](messages.md). A field with a "
        "default may be left out.\n",
    ]
    for name, schema in sorted(schemas.items()):
        if "properties" not in schema:
            continue
        told = _wire_field_docs(name)
        rows = []
        for field, kind in schema["properties"].items():
            default = code(kind["default"]) if "default" in kind else ""
            rows.append([code(field), _type_text(kind, ""), default, told.get(field, "")])
        parts.append(f"({_anchor(name)})=\n## {name}\n")
        parts.append(f"{_about(schema)}\n" if _about(schema) else "")
        parts.append(table(["field", "type", "default", "meaning"], rows))
    return "\n".join(part for part in parts if part)


def _wire_field_docs(name: str) -> dict[str, str]:
    for module in (messages, table_types, http_types, tournament_messages, tournament_types):
        kind = getattr(module, name, None)
        if isinstance(kind, type):
            return field_docs(kind)
    return {}


def _about(schema: dict[str, Any]) -> str:
    return plain(schema.get("description", ""))


def _anchor(name: str) -> str:
    return f"type-{name.lower()}"


def _link(name: str, page: str) -> str:
    return f"[{name}]({page}#{_anchor(name)})"


def _type_text(schema: dict[str, Any], page: str) -> str:
    """Return a JSON schema as a few words, with links to the types it names."""
    if "$ref" in schema:
        return _link(schema["$ref"].rpartition("/")[2], page)
    if "anyOf" in schema:
        return " or ".join(_type_text(each, page) for each in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(code(value) for value in schema["enum"])
    if schema.get("type") == "array":
        items = schema.get("items") or {"anyOf": schema.get("prefixItems", [{}])}
        return f"list of {_type_text(items, page)}"
    if schema.get("type") == "object":
        return f"map to {_type_text(schema.get('additionalProperties') or {}, page)}"
    return str(schema.get("type", "any value")) + _range(schema)


def _range(schema: dict[str, Any]) -> str:
    least = schema.get("minimum", schema.get("minLength"))
    most = schema.get("maximum", schema.get("maxLength"))
    if least is None and most is None:
        return ""
    unit = " characters" if schema["type"] == "string" else ""
    return f", {least or 0} to {most}{unit}" if most is not None else f", at least {least}{unit}"


# The game.


def editions() -> str:
    """Return the page that compares the editions, ruling by ruling."""
    listed = [[code(each.id), each.title] for each in EDITIONS.values()]
    base = next(iter(EDITIONS.values())).rulings
    rows = []
    for name in NAMES:
        cells = [as_text(getattr(each.rulings, name)) for each in EDITIONS.values()]
        usual = as_text(getattr(base, name))
        rows.append([code(name), *(cell if cell == usual else f"**{cell}**" for cell in cells)])
    return "\n".join(
        [
            "# Editions and rulings\n",
            table(["edition", "what it is"], listed),
            "## Where they differ\n",
            "Bold marks where an edition departs from the first.\n",
            table(["ruling", *EDITIONS], rows),
            "## Printed sections\n",
            "Each language of each sheet: its edition with the rulings named beside it.\n",
            table(["section", "product", "language", "edition", "rulings"], _section_rows()),
            "## What a table may set\n",
            "On the command line `--rules NAME=VALUE`, as often as needed; in the browser under "
            "the rulings of a new table.\n",
            table(
                ["ruling", "what it decides", "values"],
                [[code(name), _ruling_texts()[f"ruling-{name}"], _values(name)] for name in NAMES],
            ),
            "## Modes\n",
            ", ".join(map(code, MODES)) + "; [](../playing.md#modes) explains them.\n",
        ]
    )


@cache
def _ruling_texts() -> dict[str, str]:
    """Return the plain texts of the rulings and their values, as the page shows them."""
    catalogue = localization.folder() / localization.DEFAULT_LOCALE / "rulings.ftl"
    found = re.findall(r"^(ruling-[\w-]+) = (.+)$", catalogue.read_text(encoding="utf-8"), re.M)
    return dict(found)


def _values(name: str) -> str:
    """Return the values of a ruling, each with its text where it has one."""
    texts = {value: _ruling_texts().get(f"ruling-{name}-{value}") for value in choices(name)}
    if not any(texts.values()):
        return domain(name)
    return "; ".join(f"{code(value)}: {text}" for value, text in texts.items())


def _section_rows() -> list[list[str]]:
    rows = []
    for each in sections():
        apart = [code(f"{name}={as_text(value)}") for name, value in each.overrides.items()]
        rows.append(
            [code(each.id), each.product, each.language, code(each.edition), ", ".join(apart)]
        )
    return rows


# Python.


def python_api() -> str:
    """Return the page of the public Python API, as directives that read the docstrings."""
    parts = [_title("Python reference", "=")]
    parts.append("Everything here is imported from ``flipdeck`` itself.\n")
    names = {f"flipdeck.{name}": getattr(flipdeck, name) for name in flipdeck.__all__}
    kinds: dict[str, list[str]] = {}
    for path, value in names.items():
        kinds.setdefault(_chapter(value), []).append(_directive(path, value))
    for title in dict.fromkeys((*CHAPTERS.values(), OTHER)):
        if title in kinds:
            parts += [_title(title, "-"), *kinds[title]]
    return "\n".join(parts)


OTHER: Final = "Other names"
CHAPTERS: Final = {
    "flipdeck.engine": "Rounds, matches and views",
    "flipdeck.rules.editions": "Editions and rulings",
    "flipdeck.rules.rulings": "Editions and rulings",
    "flipdeck.rules.sections": "Editions and rulings",
    "flipdeck.rules.section_names": "Editions and rulings",
    "flipdeck.rules.cards": "Cards",
    "flipdeck.rules.moves": "Moves",
    "flipdeck.rules.events": "Events",
    "flipdeck.rules.modes": "Scoring",
    "flipdeck.rules": "Verdicts and errors",
    "flipdeck.formats": "Records and other formats",
    "flipdeck.bots": "Bots",
    "flipdeck.sim": "Simulation",
}


def _chapter(value: object) -> str:
    module = str(getattr(value, "__module__", ""))
    fitting = [start for start in CHAPTERS if f"{module}.".startswith(f"{start}.")]
    return CHAPTERS[max(fitting, key=len)] if fitting else OTHER


def _directive(path: str, value: object) -> str:
    if isinstance(value, type):
        kind = "autoexception" if issubclass(value, BaseException) else "autoclass"
        # Also what the project's own base classes define, but nothing of these.
        inherited = "   :inherited-members: Struct, BaseException, tuple\n"
        return f".. {kind}:: {path}\n   :members:\n{inherited}   :undoc-members:\n"
    return f".. {'autofunction' if callable(value) else 'autodata'}:: {path}\n"


def _title(text: str, line: str) -> str:
    return f"{text}\n{line * len(text)}\n"


PAGES: Final[dict[str, Callable[[], str]]] = {
    "api.rst": python_api,
    "cli.md": command_line,
    "editions.md": editions,
    "http.md": http_api,
    "messages.md": socket_messages,
    "settings.md": settings,
    "types.md": wire_types,
}

if __name__ == "__main__":
    write(FOLDER)
