"""What the rules say: why a move is refused, why a card fits, and the rules themselves."""

from __future__ import annotations

import difflib
import re
from itertools import groupby

import msgspec

from flipdeck import law
from flipdeck.cards import WILD
from flipdeck.cli import words
from flipdeck.cli.reading import Meant, Reader, Unclear, print_of
from flipdeck.cli.screen import Screen
from flipdeck.cli.story import Cast
from flipdeck.moves import Play
from flipdeck.round import Round
from flipdeck.ruling import Ruling
from flipdeck.view import View

_SEAT_FACT = re.compile(r"[Ss]eat \{(turn|seat|target)\}")


class Counsel:
    """Answers from the rulebook, with the names and cards of one round."""

    def __init__(self, screen: Screen, played: Round, cast: Cast) -> None:
        assert cast.me is not None
        self.screen = screen
        self.round = played
        self.cast = cast
        self.seat = cast.me

    def tell_why(self, view: View, reader: Reader, text: str) -> None:
        said = reader.read(text) if text else Unclear(words.WHY_WHAT)
        if not isinstance(said, Meant):
            message = said.message if isinstance(said, Unclear) else ""
            self.screen.say(message or words.WHY_WHAT)
            return
        ruling = self.round.ruling(self.seat, said.move)
        if not ruling.legal and ruling.rule != "name-color":
            self.screen.say(self.refusal(ruling))
        elif isinstance(said.move, Play):
            self.screen.say(self._reason(view, said.move.card))
        else:
            self.screen.say(words.BECAUSE_ALLOWED)

    def _reason(self, view: View, card: str) -> str:
        """Why a card fits."""
        side = print_of(view)
        if side.numbers[card] >= WILD:
            because = words.BECAUSE_WILD
        elif card.split("-")[0] == view.color:
            because = words.BECAUSE_COLOR.format(color=view.color)
        else:
            symbol = words.symbol(side.symbol(side.numbers[card]))
            because = words.BECAUSE_SYMBOL.format(symbol=symbol)
        text = words.CAN_BE_LAID.format(card=words.face(card), because=because)
        return words.capital(text)

    def refusal(self, ruling: Ruling) -> str:
        """Why a move is refused, seats by their players' names and cards in words."""
        facts = dict(ruling.facts)
        colors = words.one_of(print_of(self.round.view(self.seat)).colors)
        own = {
            "answer-first": words.ANSWER_FIRST,
            "color-first": words.COLOR_FIRST.format(colors=colors),
        }
        if ruling.rule in own and facts.get("seat") == self.seat:
            return words.REFUSED.format(reason=own[ruling.rule], slug=ruling.rule)
        for name, value in facts.items():
            if name in ("turn", "seat", "target") and isinstance(value, int):
                facts[name] = self.cast.names[value]
            elif name in ("card", "fits", "needs"):
                facts[name] = _in_words(value)
            elif name == "field":
                facts[name] = words.FIELDS.get(str(value), value)
        template = _SEAT_FACT.sub(r"{\1}", law.load()[ruling.rule].refusal)
        reason = template.format_map({name: law.spoken(value) for name, value in facts.items()})
        return words.REFUSED.format(reason=reason, slug=ruling.rule)

    def tell_rule(self, slug: str) -> None:
        book = law.load()
        rulings = msgspec.structs.asdict(self.round.rulings)
        in_force = [rule for rule in book if rule.applies_to(rulings)]
        if not slug:
            self.screen.say(words.RULES_HEAD)
            for chapter, rules in groupby(in_force, key=lambda rule: rule.chapter):
                slugs = ", ".join(rule.slug for rule in rules)
                self.screen.say(f"{book.chapters[chapter]}: {slugs}.")
            return
        slug = slug.replace(" ", "-")
        if slug not in book:
            near = difflib.get_close_matches(slug, [rule.slug for rule in in_force], 3, 0.5)
            hint = words.NEAR_RULES.format(slugs=", ".join(near)) if near else words.LIST_RULES
            self.screen.say(words.NO_SUCH_RULE.format(slug=slug, hint=hint))
            return
        rule = book[slug]
        self.screen.say(words.RULE_HEAD.format(title=rule.title, slug=rule.slug), style="bold")
        for paragraph in rule.text.replace("`", "").split("\n\n"):
            self.screen.say(" ".join(paragraph.split()))
        if rule not in in_force:
            self.screen.say(words.RULE_ELSEWHERE)


def _in_words(value: object) -> object:
    if isinstance(value, list | tuple):
        return [_in_words(each) for each in value]
    text = str(value)
    return words.face(text) if "-" in text else words.symbol(text)
