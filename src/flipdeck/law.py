"""The law: the rulebook's markdown files, read into rules."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from string import Formatter

from flipdeck.errors import BadInput

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
)

SECTIONS: Mapping[str, tuple[str, ...]] = {
    "000": ("EN", "FR", "PT", "ES", "DE"),
    "001": ("EN", "ES"),
    "002": ("FR",),
    "003": ("EN", "ES", "FRCA", "PTBR", "NL", "FR", "DE", "IT"),
    "004": ("EN", "SV", "DA", "FI", "NO"),
}

NOT_PRINTED = "none: ruled by us"

_FIELDS = ("Title", "Sheets", "Applies", "Refusal", "Shown")
_FIELD = re.compile(r"([A-Z][a-z]+):[ \t]*(.*)")
_SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_NAME = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(frozen=True, slots=True)
class Condition:
    """One ruling and the values of it, as text, under which a rule is in force."""

    name: str
    values: tuple[str, ...]

    def holds(self, rulings: Mapping[str, object]) -> bool:
        return as_text(rulings[self.name]) in self.values


@dataclass(frozen=True, slots=True)
class Rule:
    slug: str
    chapter: str
    title: str
    sheets: tuple[str, ...]
    applies: tuple[tuple[Condition, ...], ...]
    refusal: str
    text: str
    shown_by: str = ""
    """The test that shows a rule which lies outside a round, where no scenario can."""

    def applies_to(self, rulings: Mapping[str, object]) -> bool:
        """Whether the rule is in force under these rulings: any line, and all of that line."""
        if not self.applies:
            return True
        return any(all(condition.holds(rulings) for condition in line) for line in self.applies)

    @property
    def facts(self) -> tuple[str, ...]:
        """Names of the facts that the refusal tells, in the order it tells them."""
        return tuple(
            dict.fromkeys(name for _, name, _, _ in Formatter().parse(self.refusal) if name)
        )

    def refuse(self, facts: Mapping[str, object]) -> str:
        """The sentence a player reads when a move is refused by this rule."""
        if not self.refusal:
            raise ValueError(f"rule {self.slug} refuses nothing")
        return self.refusal.format_map({name: spoken(value) for name, value in facts.items()})


@dataclass(frozen=True, slots=True)
class Law:
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
    """A ruling's value as the rulebook and the command line write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def spoken(value: object) -> str:
    """A fact as it is read aloud; a list becomes "blue, 7 or a wild"."""
    if isinstance(value, list | tuple):
        words = [spoken(each) for each in value]
        if len(words) < 2:
            return words[0] if words else "nothing"
        return f"{', '.join(words[:-1])} or {words[-1]}"
    return as_text(value)


def folder() -> Path:
    """Where the rulebook lies: inside an installed package, else at the repository's root."""
    here = Path(__file__).resolve().parent
    packaged = here / "rulebook"
    return packaged if packaged.is_dir() else here.parents[1] / "rulebook"


@cache
def load() -> Law:
    return read(folder())


def read(rulebook: Path) -> Law:
    """The law as written in one folder; a mistake in it is named by file and line."""
    if not rulebook.is_dir():
        raise BadInput(f"{rulebook}: there is no rulebook here")
    for file in sorted(rulebook.glob("*.md")):
        if file.stem not in CHAPTERS:
            raise BadInput(f"{file}: not a chapter of the law; the chapters are {spoken(CHAPTERS)}")
    rules: list[Rule] = []
    chapters: dict[str, str] = {}
    seen: dict[str, str] = {}
    for chapter in CHAPTERS:
        file = rulebook / f"{chapter}.md"
        try:
            lines = file.read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            raise BadInput(f"{file}: this chapter of the law is missing") from None
        except UnicodeDecodeError as error:
            raise BadInput(f"{file}: not UTF-8 text at byte {error.start}") from None
        reader = _Chapter(file, lines)
        chapters[chapter] = reader.heading
        for rule, where in reader.rules():
            if rule.slug in seen:
                raise BadInput(f"{where}: rule {rule.slug} stands already at {seen[rule.slug]}")
            seen[rule.slug] = where
            rules.append(rule)
    return Law(tuple(rules), chapters)


class _Chapter:
    """One rulebook file: a `# heading`, then a `## slug` a rule."""

    def __init__(self, file: Path, lines: list[str]) -> None:
        self.file = file
        self.lines = lines
        first = lines[0] if lines else ""
        if not first.startswith("# ") or not first[2:].strip():
            raise self._bad(0, "a chapter begins with its heading, '# ...'")
        self.heading = first[2:].strip()

    def rules(self) -> Iterator[tuple[Rule, str]]:
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
            raise self._bad(start, f"{slug!r} is no slug (small letters, digits, hyphens)")
        at = start + 1
        while at < stop and not self.lines[at].strip():
            at += 1
        title, sheets, refusal, shown = "", "", "", ""
        applies: list[tuple[Condition, ...]] = []
        places: dict[str, int] = {}
        while at < stop and self.lines[at].strip():
            match = _FIELD.fullmatch(self.lines[at].rstrip())
            if match is None or match[1] not in _FIELDS:
                raise self._bad(at, f"rule {slug}: expected a field ({spoken(_FIELDS)})")
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
            elif name == "Refusal":
                refusal = value
            elif name == "Shown":
                shown = value
            else:
                applies.append(self._conditions(at, slug, value))
            at += 1
        for name in ("Title", "Sheets"):
            if name not in places:
                raise self._bad(start, f"rule {slug} has no {name}")
        if refusal:
            self._check_refusal(places["Refusal"], slug, refusal)
        text = "\n".join(self.lines[at:stop]).strip()
        if not text:
            raise self._bad(start, f"rule {slug} has no text")
        return Rule(
            slug=slug,
            chapter=self.file.stem,
            title=title,
            sheets=self._sheets(places["Sheets"], slug, sheets),
            applies=tuple(applies),
            refusal=refusal,
            text=text,
            shown_by=shown,
        )

    def _sheets(self, at: int, slug: str, value: str) -> tuple[str, ...]:
        if value == NOT_PRINTED:
            return ()
        sheets = tuple(value.split())
        for sheet in sheets:
            number, dash, section = sheet.partition("-")
            known = SECTIONS.get(number)
            if known is None or (dash and section not in known):
                raise self._bad(
                    at, f"rule {slug}: there is no sheet {sheet} (or write '{NOT_PRINTED}')"
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
                    at, f"rule {slug}: {part.strip()!r} is no condition (name=value or name=a|b)"
                )
            line.append(Condition(name, choices))
        return tuple(line)

    def _check_refusal(self, at: int, slug: str, refusal: str) -> None:
        try:
            parts = list(Formatter().parse(refusal))
        except ValueError as error:
            raise self._bad(at, f"rule {slug}: Refusal: {error}") from None
        for _, name, spec, conversion in parts:
            if name is not None and (spec or conversion or not _NAME.fullmatch(name)):
                raise self._bad(at, f"rule {slug}: Refusal: a fact is a plain {{name}}")

    def _where(self, at: int) -> str:
        return f"{self.file}:{at + 1}"

    def _bad(self, at: int, message: str) -> BadInput:
        return BadInput(f"{self._where(at)}: {message}")


def _is_value(text: str) -> bool:
    return re.fullmatch(r"[a-z0-9_]+", text) is not None
