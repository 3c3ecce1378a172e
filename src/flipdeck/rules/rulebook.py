"""Read the rulebook's Markdown files."""

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from flipdeck.rules.errors import BadInput
from flipdeck.rules.sections import PRODUCTS, SECTIONS

CHAPTERS = (
    "setup",
    "turn",
    "cards",
    "flip",
    "draw-wild",
    "uno",
    "beachcomber",
    "end",
    "match",
    "sees",
    "house",
)

NOT_PRINTED = "none: ruled by us"

_FIELDS = ("Title", "Sheets", "Applies", "Shown")
_FIELD = re.compile(r"([A-Z][a-z]+):[ \t]*(.*)")
_SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_NAME = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(frozen=True, slots=True)
class Condition:
    """A ruling and its values, as text, under which a rule applies.

    ``1..50`` stands for all numbers from 1 to 50.
    ``deck_has`` is not a ruling: its values are features of the deck (``Deck.features``).
    """

    name: str
    values: tuple[str, ...]

    def holds(self, rulings: Mapping[str, object]) -> bool:
        """Whether the ruling has one of the values."""
        value = rulings[self.name]
        if isinstance(value, frozenset):
            return not value.isdisjoint(self.values)
        return any(_holds(value, each) for each in self.values)


def _holds(value: object, wanted: str) -> bool:
    low, dots, high = wanted.partition("..")
    if dots:
        return isinstance(value, int) and int(low) <= value <= int(high)
    return as_text(value) == wanted


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its slug, title, sheets, the rulings under which it applies, and its text."""

    slug: str
    chapter: str
    title: str
    sheets: tuple[str, ...]
    applies: tuple[tuple[Condition, ...], ...]
    text: str
    shown_by: str = ""
    """The test that covers a rule outside a round, which no scenario can show."""

    def printed_in(self, section: str) -> bool:
        """Whether a section such as ``000-ES`` prints the rule, alone or with its whole sheet."""
        return section in self.sheets or section.partition("-")[0] in self.sheets

    def applies_to(self, rulings: Mapping[str, object]) -> bool:
        """Whether the rule applies under these rulings: all conditions of at least one line."""
        if not self.applies:
            return True
        return any(all(condition.holds(rulings) for condition in line) for line in self.applies)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules in the order of the files, and the chapters' headings by file name."""

    rules: tuple[Rule, ...]
    chapters: Mapping[str, str]
    _by_slug: Mapping[str, Rule] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_slug", {rule.slug: rule for rule in self.rules})

    def __getitem__(self, slug: str) -> Rule:
        return self._by_slug[slug]

    def __contains__(self, slug: object) -> bool:
        return slug in self._by_slug

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)


def as_text(value: object) -> str:
    """Return a ruling's value as the rulebook and the command line write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def one_of(values: Sequence[object]) -> str:
    """Return values as alternatives: "a, b or c"."""
    texts = [as_text(value) for value in values]
    if len(texts) < 2:
        return "".join(texts)
    return f"{', '.join(texts[:-1])} or {texts[-1]}"


def folder() -> Path:
    """Return where the rulebook is: in an installed package, else at the repository's root."""
    here = Path(__file__).resolve().parents[1]
    packaged = here / "rulebook"
    return packaged if packaged.is_dir() else here.parents[1] / "rulebook"


@cache
def load() -> Rulebook:
    """Return the rulebook that comes with the project, read once."""
    return read(folder())


@cache
def digest() -> str:
    """Return the digest of the rulebook's files, by which a table names its rules."""
    hashed = hashlib.blake2b(digest_size=8)
    for chapter in CHAPTERS:
        hashed.update((folder() / f"{chapter}.md").read_bytes())
    return hashed.hexdigest()


def read(rulebook: Path) -> Rulebook:
    """Read a rulebook from a folder; ``BadInput`` names a mistake by file and line."""
    if not rulebook.is_dir():
        raise BadInput(f"{rulebook}: no rulebook in this folder")
    for file in sorted(rulebook.glob("*.md")):
        if file.stem not in CHAPTERS:
            raise BadInput(
                f"{file}: not a chapter of the rulebook; the chapters are {one_of(CHAPTERS)}"
            )
    rules: list[Rule] = []
    chapters: dict[str, str] = {}
    seen: dict[str, str] = {}
    for chapter in CHAPTERS:
        file = rulebook / f"{chapter}.md"
        try:
            lines = file.read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            raise BadInput(f"{file}: this chapter is missing") from None
        except UnicodeDecodeError as error:
            raise BadInput(f"{file}: not UTF-8 text at byte {error.start}") from None
        reader = _Chapter(file, lines)
        chapters[chapter] = reader.heading
        for rule, where in reader.rules():
            if rule.slug in seen:
                raise BadInput(f"{where}: rule {rule.slug} is already defined at {seen[rule.slug]}")
            seen[rule.slug] = where
            rules.append(rule)
    return Rulebook(tuple(rules), chapters)


class _Chapter:
    """One rulebook file: a `# heading`, then a `## slug` a rule."""

    def __init__(self, file: Path, lines: list[str]) -> None:
        self.file = file
        self.lines = lines
        first = lines[0] if lines else ""
        if not first.startswith("# ") or not first[2:].strip():
            raise self._bad(0, "a chapter must begin with its heading, '# ...'")
        self.heading = first[2:].strip()

    def rules(self) -> Iterator[tuple[Rule, str]]:
        """Yield each rule with its file and line."""
        starts = [at for at, line in enumerate(self.lines) if line.startswith("## ")]
        end = starts[0] if starts else len(self.lines)
        for at in range(1, end):
            if self.lines[at].strip():
                raise self._bad(at, "text before the first rule, '## slug'")
        if not starts:
            raise self._bad(0, "a chapter without a rule")
        for start, stop in zip(starts, [*starts[1:], len(self.lines)], strict=True):
            yield self._rule(start, stop), self._where(start)

    def _rule(self, start: int, stop: int) -> Rule:
        slug = self.lines[start][3:].strip()
        if not _SLUG.fullmatch(slug):
            raise self._bad(start, f"{slug!r} is not a slug (lower-case letters, digits, hyphens)")
        at = start + 1
        while at < stop and not self.lines[at].strip():
            at += 1
        title, sheets, shown = "", "", ""
        applies: list[tuple[Condition, ...]] = []
        places: dict[str, int] = {}
        while at < stop and self.lines[at].strip():
            match = _FIELD.fullmatch(self.lines[at].rstrip())
            if match is None or match[1] not in _FIELDS:
                raise self._bad(at, f"rule {slug}: expected a field ({one_of(_FIELDS)})")
            name, value = match[1], match[2]
            if not value:
                raise self._bad(at, f"rule {slug}: {name} is empty")
            if name != "Applies" and name in places:
                raise self._bad(at, f"rule {slug}: a second {name}")
            places[name] = at
            if name == "Title":
                title = value
            elif name == "Sheets":
                sheets = value
            elif name == "Shown":
                shown = value
            else:
                applies.append(self._conditions(at, slug, value))
            at += 1
        for name in ("Title", "Sheets"):
            if name not in places:
                raise self._bad(start, f"rule {slug} has no {name}")
        text = "\n".join(self.lines[at:stop]).strip()
        if not text:
            raise self._bad(start, f"rule {slug} has no text")
        return Rule(
            slug=slug,
            chapter=self.file.stem,
            title=title,
            sheets=self._sheets(places["Sheets"], slug, sheets),
            applies=tuple(applies),
            text=text,
            shown_by=shown,
        )

    def _sheets(self, at: int, slug: str, value: str) -> tuple[str, ...]:
        if value == NOT_PRINTED:
            return ()
        sheets = tuple(value.split())
        for sheet in sheets:
            if sheet not in PRODUCTS and sheet not in SECTIONS:
                raise self._bad(
                    at, f"rule {slug}: unknown sheet {sheet} (or write '{NOT_PRINTED}')"
                )
        if len(set(sheets)) < len(sheets):
            raise self._bad(at, f"rule {slug}: a sheet is named twice")
        return sheets

    def _conditions(self, at: int, slug: str, value: str) -> tuple[Condition, ...]:
        line: list[Condition] = []
        for part in value.split(","):
            name, equals, values = part.strip().partition("=")
            choices = tuple(values.split("|"))
            if not equals or not _NAME.fullmatch(name) or not all(map(_is_value, choices)):
                raise self._bad(
                    at, f"rule {slug}: {part.strip()!r} is not a condition (name=value or name=a|b)"
                )
            line.append(Condition(name, choices))
        return tuple(line)

    def _where(self, at: int) -> str:
        return f"{self.file}:{at + 1}"

    def _bad(self, at: int, message: str) -> BadInput:
        return BadInput(f"{self._where(at)}: {message}")


def _is_value(text: str) -> bool:
    return re.fullmatch(r"[a-z0-9_]+|[0-9]+\.\.[0-9]+", text) is not None
