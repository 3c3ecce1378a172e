"""Messages of the Fluent catalogues under ``locales/``, filled in.

The Fluent library takes 0.2 s to import and a catalogue up to 0.1 s to parse, so each is read when
a message that no earlier one has is first asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from flipdeck.rules.locales import DEFAULT_LOCALE, folder

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentInt
    from fluent.syntax.ast import Resource

CATALOGUES: Final = (
    *("cards", "refusals", "errors", "log", "terminal", "table", "access", "pages"),
    *("rulings", "rules"),
)
"""The catalogues that Python uses, in the order in which they are searched for a message; one may
refer to messages of those before it. The others are the page's alone."""

NO_SECTION: Final = "none"

_GROUPED_FROM: Final = {"es-ES": 10_000, "it": 10_000, "pt-PT": 10_000}
"""Where CLDR groups digits only from two before the separator, which Babel does not know."""


def section_variable(section: str | None) -> str:
    """Return the value of ``$table-section``, as ``section-003-FRCA``.

    The key of a variant begins with a letter, which an id such as ``003-FRCA`` does not.
    """
    return NO_SECTION if section is None else f"section-{section}"


@cache
def catalogue(locale: str, name: str) -> Resource:
    """Return a parsed catalogue of a locale."""
    from fluent.runtime import FluentResource

    file = folder() / locale / f"{name}.ftl"
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    resource: Resource = FluentResource(text)
    return resource


@cache
def _numbers() -> type[FluentInt]:
    from babel import Locale
    from fluent.runtime.types import FluentInt

    class Number(FluentInt):
        """A whole number written as browsers write it in its locale."""

        def format(self, locale: Locale) -> str:
            tag = str(locale).replace("_", "-")
            grouped = abs(int(self)) >= _GROUPED_FROM.get(tag, 0)
            text = super().format(locale) if grouped else str(int(self))
            return text.replace("-", locale.number_symbols["latn"]["minusSign"])

    return Number


class Catalogues:
    """The catalogues of one locale, read one after the other until a message is found."""

    def __init__(self, locale: str, names: Sequence[str] = CATALOGUES) -> None:
        from fluent.runtime import FluentBundle

        self.locale = locale
        self.bundle: FluentBundle = FluentBundle([locale], use_isolating=False)
        self._unread = list(names)

    def has(self, name: str) -> bool:
        """Whether there is such a message, or ``message.attribute``."""
        message, _, attribute = name.partition(".")
        while not self.bundle.has_message(message):
            if not self._unread:
                return False
            self.bundle.add_resource(catalogue(self.locale, self._unread.pop(0)))
        found = self.bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def format(self, name: str, variables: Mapping[str, str | int]) -> str:
        """Return a message that there is, filled in."""
        from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment

        number = _numbers()
        given = {
            key: number(value) if isinstance(value, int) else value
            for key, value in variables.items()
        }
        message, _, attribute = name.partition(".")
        found = self.bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        errors: list[Exception] = []
        # What FluentBundle.format_pattern does, which would replace the numbers by its own.
        text = pattern(ResolverEnvironment(self.bundle, errors, CurrentEnvironment(given)))
        if errors:
            raise ValueError(f"locale {self.locale}: message {name}: {errors[0]}")
        return str(text)


_catalogues = cache(Catalogues)


def has_message(name: str, *, locale: str = DEFAULT_LOCALE) -> bool:
    """Whether a locale itself has a message, or an attribute of one as ``message.attribute``."""
    return _catalogues(locale).has(name)


def message(
    name: str,
    variables: Mapping[str, str | int] | None = None,
    *,
    locale: str = DEFAULT_LOCALE,
    section: str | None = None,
) -> str:
    """Return a message, or an attribute as ``message.attribute``, with its variables filled in.

    ``section`` is the printed section by which the table is played: names differ between sections
    of one language. What a locale does not have is English. Raises ``ValueError`` where English
    does not have it either, or where it wants a variable that is not given.
    """
    for each in dict.fromkeys((locale, DEFAULT_LOCALE)):
        found = _catalogues(each)
        if found.has(name):
            given = {"table-section": section_variable(section), **(variables or {})}
            return found.format(name, given)
    raise ValueError(f"locale {locale}: there is no message {name}")
