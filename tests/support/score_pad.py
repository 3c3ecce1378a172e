"""The score pad in a browser, played by taps and typed sums."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playwright.sync_api import Locator, Page, expect

Held = Mapping[str, int | Sequence[str]]
"""What each player held: a sum to type, or the kinds of the cards to tap."""


class ScorePad:
    """Drives one page of the score pad."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def do(self, action: str) -> Locator:
        """The button or link of an action."""
        return self.page.locator(f"[data-do={action}]")

    def start(
        self,
        mode: str,
        players: Sequence[str],
        *,
        target: int | None = None,
        section: tuple[str, str] | None = None,
        dealers: Sequence[str] = (),
    ) -> None:
        """Fill in the form for a new pad and start it; ``section`` is a product and a section."""
        self.do("new").click()
        if section is not None:
            self.page.locator("[data-field=product]").select_option(section[0])
            self.page.locator("[data-field=language]").select_option(section[1])
        self.page.locator(f"[data-mode={mode}]").click()
        names = self.page.locator("input[data-player]")
        while names.count() < len(players):
            self.do("add-player").click()
        while names.count() > len(players):
            self.page.get_by_role("button", name="Remove").last.click()
        for number, name in enumerate(players):
            names.nth(number).fill(name)
        if target is not None:
            self.page.locator("[data-field=target]").fill(str(target))
        for name in dealers:
            self.page.locator(f"[data-dealer='{name}']").click()
        self.do("start").click()
        self.page.locator("[data-part=deals]").first.wait_for()

    def choose_winner(self, winner: str | None, table: int = 0) -> None:
        """Begin the next round at a table and say who went out; None: it was blocked."""
        self.page.locator(f"[data-table='{table}'] [data-do=enter]").click()
        self.page.locator(f"[data-out='{winner or ''}']").click()

    def hold(self, held: Held) -> None:
        """Enter what each player held."""
        for name, hand in held.items():
            self.page.locator(f"[data-hand='{name}']").click()
            if isinstance(hand, int):
                self.do("type").click()
                self.page.locator("[data-field=sum]").fill(str(hand))
            else:
                for kind in hand:
                    self.page.locator(f"[data-kind='{kind}']").click()

    def save(self) -> None:
        """Save the round and wait for the pad."""
        self.do("save").click()
        self.do("more").wait_for()

    def play(self, winner: str | None, held: Held, *, table: int = 0, side: str = "") -> None:
        """Enter one round and save it."""
        self.choose_winner(winner, table)
        if side:
            self.page.locator(f"[data-side={side}]").click()
        self.hold(held)
        self.save()

    def expect_totals(self, totals: Mapping[str, int]) -> None:
        """Wait until the standings show these totals, whatever their order."""
        for name, total in totals.items():
            score = self.page.locator(f"[data-score='{name}'] strong")
            expect(score).to_have_text(str(total))

    def expect_deal(self, dealer: str, first: str, table: int = 0) -> None:
        """Wait until the pad says who deals and who plays first."""
        line = self.page.locator(f"[data-table='{table}'] [data-part=deals]")
        expect(line).to_contain_text(f"{dealer} deals, {first} plays first.")

    def seats(self, table: int = 0) -> list[str]:
        """Who sits where in the next round, by seat."""
        seats = self.page.locator(f"[data-table='{table}'] [data-seat]")
        return [text.split("\n")[0] for text in seats.all_inner_texts()]

    def expect_result(self, text: str) -> None:
        """Wait until the match is won, with this line."""
        expect(self.page.locator(".won h2")).to_have_text(text)
