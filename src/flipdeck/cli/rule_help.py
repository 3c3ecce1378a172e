"""Answers about the rules: why a move is refused, why a card is playable, what a rule says."""

from __future__ import annotations

import difflib
from itertools import groupby

from flipdeck.cli.narration import TablePlayers
from flipdeck.cli.parser import InputParser, ParsedMove, ParseFailure, print_of
from flipdeck.cli.screen import Screen
from flipdeck.engine.round import Round
from flipdeck.engine.view import View
from flipdeck.rules import rulebook
from flipdeck.rules.cards import WILD
from flipdeck.rules.moves import Play
from flipdeck.rules.verdict import Verdict


class RuleHelp:
    """Answers about the rules of one round, with its players and cards."""

    def __init__(self, screen: Screen, played: Round, players: TablePlayers) -> None:
        assert players.own_seat is not None
        self.screen = screen
        self.round = played
        self.players = players
        self.texts = players.texts
        self.seat = players.own_seat

    def print_reason(self, view: View, parser: InputParser, text: str) -> None:
        """Print why the move typed is allowed or refused."""
        parsed = parser.parse(text) if text else ParseFailure("")
        if not isinstance(parsed, ParsedMove):
            message = parsed.message if isinstance(parsed, ParseFailure) else ""
            self.screen.write(message or self._which(view))
            return
        verdict = self.round.verdict(self.seat, parsed.move)
        if not verdict.legal and verdict.rule != "name-color":
            self.screen.write(self.refusal(verdict))
        elif isinstance(parsed.move, Play):
            self.screen.write(self._reason(view, parsed.move.card))
        else:
            self.screen.write(self.texts.line("terminal-allowed"))

    def _which(self, view: View) -> str:
        """Return the question which card is meant, with an example."""
        example = self.texts.card_variables(f"{print_of(view).colors[0]}-7")
        return self.texts.line("terminal-why-what", **example)

    def _reason(self, view: View, card: str) -> str:
        """Return why a card is playable."""
        side = print_of(view)
        if side.numbers[card] >= WILD:
            name = "terminal-playable-wild"
        elif card.split("-")[0] == view.color:
            name = "terminal-playable-color"
        else:
            name = "terminal-playable-symbol"
        return self.texts.line(
            name,
            **self.texts.card_variables(card),
            **self.texts.color_variables(view.color),
            **self.texts.symbol_variables(side.symbol(side.numbers[card])),
        )

    def refusal(self, verdict: Verdict) -> str:
        """Return why a move is refused, and the slug of the rule."""
        texts = self.texts
        reason = verdict.text(
            names=self.players.names,
            reader=self.seat,
            locale=texts.locale,
            section=texts.section,
        )
        return texts.line("terminal-refused", reason=reason, rule=verdict.rule)

    def print_rule(self, slug: str) -> None:
        """Print a rule by its slug; without one, list the rules that apply."""
        texts = self.texts
        book = rulebook.load()
        rulings = self.round.rulings.conditions()
        applying = [rule for rule in book if rule.applies_to(rulings)]
        if not slug:
            self.screen.write(texts.line("terminal-rules"))
            for chapter, rules in groupby(applying, key=lambda rule: rule.chapter):
                slugs = ", ".join(rule.slug for rule in rules)
                heading = texts.text(f"chapter-{chapter}")
                self.screen.write(
                    texts.line("terminal-rules-chapter", chapter=heading, rules=slugs)
                )
            return
        slug = slug.replace(" ", "-")
        if slug not in book:
            near = difflib.get_close_matches(slug, [rule.slug for rule in applying], 3, 0.5)
            name = "terminal-no-rule.near" if near else "terminal-no-rule"
            self.screen.write(texts.line(name, rule=slug, rules=", ".join(near)))
            return
        title = texts.text(f"rule-{slug}")
        self.screen.write(texts.line("terminal-rule", title=title, rule=slug), style="bold")
        for paragraph in texts.text(f"rule-{slug}.text").replace("`", "").split("\n\n"):
            self.screen.write(" ".join(paragraph.split()))
        if book[slug] not in applying:
            self.screen.write(texts.line("terminal-rule.elsewhere"))
