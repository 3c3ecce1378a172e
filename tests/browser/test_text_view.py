"""The text view says what the picture says and offers what it offers."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal, PreparedTable

DEAL = Deal(hands=("blue-7 red-9 wild", "green-1 green-6 red-3"), top="blue-5", draw="blue-9")
# With two players a reverse skips: Ann plays both cards.
LAST = Deal(hands=("blue-1 blue-reverse", "wild green-6"), top="blue-5")
DEALT_ANEW = re.compile(r"^Your hand, [2-9] cards$")
"""A card that was turned up may have made somebody draw."""


def open_text(session: BrowserSession, table: PreparedTable, seat: int = 0) -> Player:
    """A player who has chosen the text view before."""
    player = session.player()
    player.context.add_init_script(
        "localStorage.setItem('flipdeck.access', '{\"textView\": true}')"
    )
    player.open(table.link(seat))
    expect(heading(player.page, "Other players")).to_be_visible()
    return player


def heading(page: Page, name: str) -> Locator:
    return page.get_by_role("heading", name=name)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def end_round(ann: Player) -> None:
    # With two seats the reverse brings the turn back; a press before that would be lost.
    button(ann.page, "blue reverse, playable").click()
    expect(button(ann.page, "blue reverse, playable")).to_have_count(0)
    button(ann.page, "blue 1, playable").click()


def test_the_log_has_chat_reactions_and_rounds(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, humans=(0, 1), bot_delay=BOTS_WAIT)
    ann, ben = open_text(session, table, 0), open_text(session, table, 1)
    ann.page.get_by_role("textbox", name="Say something").fill("good luck")
    ann.page.keyboard.press("Enter")
    button(ben.page, "React").click()
    button(ben.page, "Clap").click()
    lines = ann.page.get_by_role("log").get_by_role("listitem")
    expect(lines).to_have_text(
        ["Ben reacts: Clap", "You say: good luck", "Ben turns up blue 5.", "Round 1"]
    )
    expect(ben.page.get_by_role("log")).to_contain_text("Ann says: good luck")


def test_a_hint_against_bots(session: BrowserSession) -> None:
    ann = open_text(session, session.prepare_table(DEAL, bot_delay=BOTS_WAIT))
    ask = button(ann.page, "What can I do?")
    ask.click()
    note = ann.page.get_by_role("status").filter(has_text="You can play blue 7 or wild, or draw.")
    expect(note).to_contain_text("Play blue 7.")
    expect(ask).to_have_attribute("aria-expanded", "true")
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)


def test_the_drawn_card_is_named_and_the_time_is_told(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT, turn_time=600)
    ann = open_text(session, table)
    expect(ann.page.get_by_role("timer")).to_contain_text("seconds left")
    button(ann.page, "Draw").click()
    expect(button(ann.page, "blue 9, playable, just drawn")).to_be_visible()
    button(ann.page, "Keep").click()
    expect(ann.page.get_by_role("button", name="blue 9, not playable now")).to_be_visible()
    expect(ann.page.get_by_text("just drawn")).to_have_count(0)


def test_anyone_can_ask_to_wait_before_the_next_round(session: BrowserSession) -> None:
    table = session.prepare_table(LAST, humans=(0, 1), next_round=200_000)
    ann, ben = open_text(session, table, 0), open_text(session, table, 1)
    end_round(ann)
    button(ben.page, "Hold on").click()
    expect(button(ben.page, "On hold")).to_have_attribute("aria-pressed", "true")
    expect(ann.page.get_by_text("Waiting for Ben")).to_be_visible()
    for player in (ann, ben):
        button(player.page, "Next round").click()
    expect(ann.page.get_by_role("heading", name=DEALT_ANEW)).to_be_visible()


def test_a_guest_asks_for_a_rematch(session: BrowserSession) -> None:
    table = session.prepare_table(LAST, humans=(0, 1), mode="single")
    ann, ben = open_text(session, table, 0), open_text(session, table, 1)
    end_round(ann)
    button(ben.page, "Ask for a rematch").click()
    expect(ann.page.get_by_text("Asked to play again: Ben")).to_be_visible()
    button(ann.page, "Play again").click()
    expect(ben.page.get_by_role("heading", name=DEALT_ANEW)).to_be_visible()


def test_scores_and_log_open_also_on_a_wide_screen(session: BrowserSession) -> None:
    ann = open_text(session, session.prepare_table(DEAL, bot_delay=BOTS_WAIT))
    for name, title in {"Scores": "Scores", "Log": "Log"}.items():
        button(ann.page, name).click()
        sheet = ann.page.get_by_role("dialog", name=title)
        expect(sheet).to_be_visible()
        ann.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_a_catch_is_offered_whether_or_not_uno_was_called(session: BrowserSession) -> None:
    deal = Deal(hands=("blue-3 red-7", "green-1 green-6"), top="blue-5")
    for called in (True, False):
        table = session.prepare_table(deal, humans=(0, 1))
        ann, ben = session.player().join(table, 0), open_text(session, table, 1)
        if called:
            ann.press("uno")
        ann.play("blue-3")
        expect(button(ben.page, "Catch Ann")).to_be_visible()
        expect(ben.page.get_by_text("has called UNO")).to_have_count(int(called))
        expect(ben.page.get_by_text("not call")).to_have_count(0)
        button(ben.page, "Catch Ann").click()
        if called:
            expect(heading(ben.page, "Why not?")).to_be_visible()
        else:
            ann.expect_hand_size(3)
