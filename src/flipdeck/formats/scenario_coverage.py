"""What scenarios cover: every rule in every edition, and every value that a ruling may take."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from flipdeck.formats.scenario import Outcome
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.editions import edition as find_edition
from flipdeck.rules.rulebook import as_text
from flipdeck.rules.rulebook import load as load_rulebook
from flipdeck.rules.rulings import NAMES, choices

OVERRIDDEN: Final = "overrides"
OUTSIDE_A_ROUND: Final = frozenset({"first_dealer", "pairing", "match"})
"""Rulings that a scenario, being one round, cannot show."""


def coverage(outcomes: Iterable[Outcome]) -> Counter[tuple[str, str]]:
    """How many scenarios show each rule in each edition; those that override rulings are counted
    apart, since they are no longer the sheet."""
    shown: Counter[tuple[str, str]] = Counter()
    for outcome in outcomes:
        column = OVERRIDDEN if outcome.scenario.rules else outcome.scenario.edition
        shown.update((slug, column) for slug in outcome.rules)
    return shown


def gaps(shown: Counter[tuple[str, str]]) -> list[tuple[str, str]]:
    """Rules in force in an edition, or by an override alone, that no scenario shows there."""
    missing: list[tuple[str, str]] = []
    for rule in load_rulebook().rules:
        if rule.shown_by:
            continue
        editions = [
            name
            for name, edition in EDITIONS.items()
            if rule.applies_to(edition.rulings.conditions())
        ]
        missing += [
            (rule.slug, name) for name in editions or [OVERRIDDEN] if not shown[rule.slug, name]
        ]
    return missing


def unplayed_values(outcomes: Iterable[Outcome]) -> list[str]:
    """Values of rulings, each as NAME=VALUE, by which no scenario that passes is played."""
    wanted = [
        (name, value) for name in NAMES if name not in OUTSIDE_A_ROUND for value in choices(name)
    ]
    played: set[tuple[str, object]] = set()
    for outcome in outcomes:
        if not outcome.failure:
            scenario = outcome.scenario
            rulings = find_edition(scenario.edition).with_rules(scenario.rules)
            played |= {(name, getattr(rulings, name)) for name in NAMES}
    return [f"{name}={as_text(value)}" for name, value in wanted if (name, value) not in played]
