"""Answers about the rules: why a move is refused, why a card is playable, what a rule says."""

from __future__ import annotations

import difflib
from itertools import groupby

from flipdeck.cli import texts
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
        self.seat = players.own_seat

    def print_reason(self, view: View, parser: InputParser, text: str) -> None:
        """Print why the move typed is allowed or refused."""
        parsed = parser.parse(text) if text else ParseFailure(texts.WHY_WHAT)
        if not isinstance(parsed, ParsedMove):
            message = parsed.message if isinstance(parsed, ParseFailure) else ""
            self.screen.write(message or texts.WHY_WHAT)
            return
        verdict = self.round.verdict(self.seat, parsed.move)
        if not verdict.legal and verdict.rule != "name-color":
            self.screen.write(self.refusal(verdict))
        elif isinstance(parsed.move, Play):
            self.screen.write(self._reason(view, parsed.move.card))
        else:
            self.screen.write(texts.ALLOWED)

    def _reason(self, view: View, card: str) -> str:
        """Return why a card is playable."""
        side = print_of(view)
        if side.numbers[card] >= WILD:
            text = texts.PLAYABLE_WILD
        elif card.split("-")[0] == view.color:
            text = texts.PLAYABLE_COLOR
        else:
            text = texts.PLAYABLE_SYMBOL
        symbol = texts.symbol(side.symbol(side.numbers[card]))
        color = texts.color(view.color)
        return texts.capital(text.format(card=texts.face(card), color=color, symbol=symbol))

    def refusal(self, verdict: Verdict) -> str:
        """Return why a move is refused, and the slug of the rule."""
        reason = verdict.text(names=self.players.names, reader=self.seat)
        return texts.REFUSED.format(reason=reason, slug=verdict.rule)

    def print_rule(self, slug: str) -> None:
        """Print a rule by its slug; without one, list the rules that apply."""
        book = rulebook.load()
        rulings = self.round.rulings.conditions()
        applying = [rule for rule in book if rule.applies_to(rulings)]
        if not slug:
            self.screen.write(texts.RULES_HEAD)
            for chapter, rules in groupby(applying, key=lambda rule: rule.chapter):
                slugs = ", ".join(rule.slug for rule in rules)
                self.screen.write(f"{book.chapters[chapter]}: {slugs}.")
            return
        slug = slug.replace(" ", "-")
        if slug not in book:
            near = difflib.get_close_matches(slug, [rule.slug for rule in applying], 3, 0.5)
            hint = texts.NEAR_RULES.format(slugs=", ".join(near)) if near else texts.LIST_RULES
            self.screen.write(texts.NO_SUCH_RULE.format(slug=slug, hint=hint))
            return
        rule = book[slug]
        self.screen.write(texts.RULE_HEAD.format(title=rule.title, slug=rule.slug), style="bold")
        for paragraph in rule.text.replace("`", "").split("\n\n"):
            self.screen.write(" ".join(paragraph.split()))
        if rule not in applying:
            self.screen.write(texts.RULE_ELSEWHERE)
