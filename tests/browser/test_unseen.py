"""Whole matches by players who do not look at the picture: by ear, by keys, in the text view."""

import pytest
from playwright.sync_api import expect

from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import Deal, PreparedTable
from tests.support.unseeing_players import KeyboardPlayer, TextViewPlayer, UnseeingPlayer

LOCALES = ("en", "fi")
"""The languages in which a match is played by ear; the words come from their catalogues."""
DEAL = Deal(hands=("blue-1 red-9 wild-draw2", "green-1 green-6 red-3"), top="blue-5")


def short_match(session: BrowserSession, target: int = 40) -> PreparedTable:
    """Hands of three cards, and few points to win; with one point to win a single round."""
    return session.prepare_table(DEAL, target=target, rules={"hand_size": 3})


@pytest.mark.parametrize("locale", LOCALES)
def test_a_match_by_ear(session: BrowserSession, locale: str) -> None:
    player = session.player(locale=locale)
    player.open(short_match(session).link(0))
    ann = UnseeingPlayer(player, locale)
    ann.play_match()
    assert any(ann.words.your_turn in text for text in ann.heard)
    won = {
        ann.words.text("match-won.you"),
        ann.words.text("match-won", who="Ben"),
    }
    assert ann.heard[-1].strip() in won
    # What happened before that was said too: the last card of the match.
    gone_out = {ann.words.text("log-out.you"), ann.words.text("log-out", who="Ben")}
    assert any(text in ann.happened() for text in gone_out)


@pytest.mark.parametrize(("locale", "target"), [("en", 40), ("fi", 1)])
def test_a_match_by_keys(session: BrowserSession, locale: str, target: int) -> None:
    player = session.player(locale=locale)
    player.open(short_match(session, target).link(0))
    ann = KeyboardPlayer(player, locale)
    ann.play_match()
    expect(ann.button(ann.words.rematch)).to_be_visible()


@pytest.mark.parametrize(("locale", "target"), [("en", 40), ("fi", 1)])
def test_a_match_in_the_text_view(session: BrowserSession, locale: str, target: int) -> None:
    player = session.player(locale=locale)
    player.open(short_match(session, target).link(0))
    ann = TextViewPlayer(player, locale)
    expect(player.page.locator("[role=option]:focus")).to_have_count(1)
    # Before everything else on the page, but for the way past it.
    first = player.page.get_by_role("button").first
    expect(first).to_have_accessible_name(ann.words.text_view)
    first.focus()
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_role("listbox")).to_have_count(0)
    ann.play_match()
    # It is remembered.
    player.page.reload()
    expect(ann.button(ann.words.rematch)).to_be_visible()
    expect(player.page.get_by_role("listbox")).to_have_count(0)
