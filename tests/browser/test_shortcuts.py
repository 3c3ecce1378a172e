"""Keys that act on a table: each alone, and none of them in a field."""

import re

from playwright.sync_api import expect

from tests.browser.test_access import DEAL, on_turn, spoken
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal

TWO_LEFT = Deal(hands=("blue-3 red-7", "green-1 green-6"), top="blue-5")
THREE = Deal(
    hands=("blue-1 red-9", "green-1/pink-3 green-6/teal-4", "red-3/purple-2 red-4/orange-9"),
    top="blue-5",
)


def test_u_calls_and_b_catches(session: BrowserSession) -> None:
    table = session.prepare_table(TWO_LEFT, humans=(0, 1))
    ann, ben = session.player().join(table, 0), session.player().join(table, 1)
    ben.page.keyboard.press("b")
    expect(spoken(ben.page)).to_have_text("Not possible now.")
    ann.play("blue-3")
    ben.expect_status("Your turn")
    ben.page.keyboard.press("b")
    ann.expect_hand_size(3)
    ann.expect_log("Ben catches you: one card and no UNO call.")
    # Ben has two cards and may call before he plays one.
    ben.page.keyboard.press("u")
    ann.expect_log("Ben calls UNO.")


def test_u_arms_a_call_and_takes_it_back(session: BrowserSession) -> None:
    deal = Deal(hands=("green-5 red-7", "red-6 red-8"), top="green-9", dealer=0)
    table = session.prepare_table(deal, humans=(0, 1))
    ann = session.player().join(table)
    button = ann.page.locator("[data-do=uno]")
    ann.page.keyboard.press("u")
    expect(button).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("u")
    expect(button).to_have_attribute("aria-pressed", "false")


def test_space_draws_unless_a_button_has_focus(session: BrowserSession) -> None:
    ann = on_turn(session, humans=(0, 1))
    menu = ann.page.get_by_role("button", name="Menu")
    menu.focus()
    ann.page.keyboard.press("Space")
    expect(ann.page.get_by_role("dialog", name=re.compile("^Table "))).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    ann.expect_hand_size(3)
    ann.page.get_by_role("listbox").get_by_role("option").first.focus()
    ann.page.keyboard.press("Space")
    ann.expect_hand_size(4)


def test_shift_t_reads_the_time(session: BrowserSession) -> None:
    ann = on_turn(session)
    ann.page.keyboard.press("Shift+T")
    expect(spoken(ann.page)).to_have_text("There is no turn clock.")
    timed = on_turn(session, turn_time=60)
    timed.page.keyboard.press("Shift+T")
    expect(spoken(timed.page)).to_have_text(re.compile(r"^\d+ seconds left$"))


def test_shift_e_goes_from_one_player_to_the_next(session: BrowserSession) -> None:
    ann = on_turn(session, THREE)
    backs = {
        "Ben": "Backs of Ben\u2019s cards: pink 3 and teal 4.",
        "Cleo": "Backs of Cleo\u2019s cards: purple 2 and orange 9.",
    }
    for name in ("Ben", "Cleo", "Ben"):
        ann.page.keyboard.press("Shift+E")
        expect(spoken(ann.page)).to_have_text(backs[name])
    # Another key, and they begin again with the next player.
    ann.page.keyboard.press("Shift+E")
    ann.page.keyboard.press("e")
    expect(spoken(ann.page)).to_contain_text("You have 2 cards.")
    ann.page.keyboard.press("Shift+E")
    expect(spoken(ann.page)).to_have_text(backs["Ben"])


def test_letters_are_written_in_the_chat(session: BrowserSession) -> None:
    ann = on_turn(session, DEAL, humans=(0, 1))
    in_log = ann.page.locator("[data-field=chat]")
    ann.page.get_by_role("button", name="React").click()
    by_hand = ann.page.get_by_label("Say something").and_(ann.page.locator(".talk input"))
    for field, text in ((in_log, "d up 1?"), (by_hand, "b w ?")):
        field.press_sequentially(text)
        expect(field).to_have_value(text)
        expect(ann.page.get_by_role("dialog", name="Keys")).to_have_count(0)
        field.press("Enter")
        ann.expect_log(text)
    ann.expect_hand_size(3)


def test_text_view_and_keys_are_in_the_menu(session: BrowserSession) -> None:
    ann = session.player().join(session.prepare_table(DEAL, bot_delay=BOTS_WAIT))
    ann.page.locator("[data-do=menu]").click()
    ann.page.locator("[data-do=keys]").click()
    keys = ann.page.get_by_role("dialog", name="Keys")
    expect(keys.get_by_role("button", name="Restore all keys")).to_be_visible()
    keys.get_by_role("button", name="Close").click()
    ann.page.locator("[data-do=menu]").click()
    ann.page.locator("[data-do=text-view]").click()
    expect(ann.page.get_by_role("heading", name="Other players")).to_be_visible()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.page.locator("body:focus")).to_have_count(0)
