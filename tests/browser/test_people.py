"""People around the game: the lobby, chat, who leaves and joins, the menu, and alerts."""

import re
from typing import Any

from playwright.sync_api import ViewportSize, expect

from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal

DEAL = Deal(
    hands=("blue-1 red-9 green-4", "blue-2 green-6 red-3", "yellow-1 green-2 yellow-6"),
    top="blue-5",
)
PHONE = ViewportSize(width=360, height=740)


def open_lobby(session: BrowserSession, **context: Any) -> tuple[Player, Player]:
    """Ann, who made a table, and Ben, who has taken its second seat."""
    ann, ben = session.player(**context), session.player(**context)
    ann.open("/make")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Make the table").click()
    ann.page.locator("[data-do=start]").wait_for()
    ben.page.goto(ann.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.locator("[data-sit='1']").click()
    ben.page.locator("[data-do=stand]").wait_for()
    return ann, ben


def test_in_the_lobby_one_moves_renames_and_stands_up(session: BrowserSession) -> None:
    ann, ben = open_lobby(session)
    expect(ann.page.locator("[data-part=notices]")).to_contain_text("Ben joined.")
    # Inviting is the loudest thing to do while seats are free.
    primary = re.compile(r"\bprimary\b")
    expect(ann.page.locator("[data-do=copy]")).to_have_class(primary)
    expect(ann.page.locator("[data-do=start]")).not_to_have_class(primary)
    ben.page.locator("[data-move='3']").click()
    expect(ann.page.locator(".seats li").nth(3)).to_contain_text("Ben")
    expect(ben.page.locator(".seats li.mine")).to_contain_text("Seat 4")
    ben.page.locator("[data-do=rename]").click()
    ben.page.locator("[data-field=name]").fill("Benno")
    ben.page.keyboard.press("Enter")
    expect(ann.page.locator(".seats li").nth(3)).to_contain_text("Benno")
    ann.page.locator("[data-bot='1']").click()
    ann.page.locator("[data-level='1']").select_option("random")
    expect(ann.page.locator("[data-level='1']")).to_have_value("random")
    ben.page.locator("[data-do=stand]").click()
    expect(ann.page.locator(".seats li").nth(3)).to_contain_text("Free")
    expect(ann.page.locator(".log")).to_contain_text("Benno left the table.")
    # He is still there, and can sit down again.
    expect(ben.page.locator("[data-sit='3']")).to_be_visible()
    expect(ann.page.get_by_text("1 spectator")).to_be_visible()


def test_the_lobby_fits_a_phone(session: BrowserSession) -> None:
    for player in open_lobby(session, viewport=PHONE):
        assert player.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_chat_and_reactions_are_in_the_log_also_after_a_reload(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, humans=(0, 1), bot_delay=BOTS_WAIT)
    ann, ben = session.player().join(table, 0), session.player().join(table, 1)
    ben.page.locator("aside [data-field=chat]").fill("good luck")
    ben.page.keyboard.press("Enter")
    ann.expect_log("Ben good luck")
    ben.expect_log("You good luck")
    ann.page.get_by_role("button", name="React").click()
    ann.page.get_by_role("button", name="Clap").click()
    expect(ben.page.get_by_role("img", name="Ann reacts: Clap")).to_be_visible()
    ann.play("blue-1")
    ann.page.reload()
    ann.page.locator(".hand").wait_for()
    expect(ann.page.locator("aside .log li")).to_have_text(
        ["Round 1", "Cleo turns up blue 5.", "Ben good luck", "You 👏", "You play blue 1."]
    )


def test_the_log_on_a_phone_opens_at_its_newest_line(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, humans=(0, 1), bot_delay=BOTS_WAIT)
    ann = session.player(viewport=PHONE).join(table, 0)
    ben = session.player().join(table, 1)
    for number in range(4):
        ben.page.locator("aside [data-field=chat]").fill(f"{number} " + "and so on " * 18)
        ben.page.keyboard.press("Enter")
        ben.expect_log(f"{number} and")
    ann.page.locator("[data-do=log]").click()
    log = ann.page.locator("[role=dialog] .log")
    newest = log.locator("li").last
    expect(newest).to_contain_text("3 and")
    expect(newest).to_be_in_viewport()
    assert log.evaluate("e => e.scrollTop + e.clientHeight + 8 > e.scrollHeight")


def test_leaving_asks_and_everyone_is_told(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, humans=(0, 1), bot_delay=BOTS_WAIT)
    ann, ben = session.player().join(table, 0), session.player().join(table, 1)
    menu = ann.page.locator("[data-do=menu]")
    menu.click()
    ann.page.locator("[data-do=leave]").click()
    asks = ann.page.get_by_role("dialog", name="Leave the table?")
    expect(asks).to_contain_text("A bot takes your seat")
    expect(asks).to_contain_text("Ben becomes the host.")
    ann.page.keyboard.press("Escape")
    expect(asks).to_have_count(0)
    expect(ann.page.locator(".hold")).to_have_count(3)
    menu.click()
    ann.page.locator("[data-do=leave]").click()
    ann.page.locator("[data-do=confirm]").click()
    expect(ann.page).to_have_url(session.server.url + "/")
    notices = ben.page.locator("[data-part=notices]")
    expect(notices).to_contain_text("Ann left the table. A bot plays on.")
    expect(notices).to_contain_text("You are the host now.")
    ben.expect_log("Ann left the table. A bot plays on.")
    ben.expect_log("You are the host now.")


def test_scores_and_log_are_two_panels_on_a_desk(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    ann = session.player().join(table)
    scores, log = ann.page.locator("aside [data-part=scores]"), ann.page.locator("aside .log")
    ann.page.locator("[data-do=scores]").click()
    expect(scores).to_have_count(0)
    expect(log).to_be_visible()
    ann.page.locator("[data-do=log]").click()
    expect(ann.page.locator("aside")).to_have_count(0)
    ann.page.locator("[data-do=scores]").click()
    expect(scores).to_be_visible()
    expect(log).to_have_count(0)
    ann.page.reload()
    expect(scores).to_be_visible()
    expect(log).to_have_count(0)


def test_sound_and_notifications_are_in_the_menu(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    ann = session.player(permissions=["notifications"])
    ann.context.add_init_script("Notification.requestPermission = () => Promise.resolve('granted')")
    ann.join(table)
    expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    expect(ann.page).to_have_title("● Your turn · Flipdeck")
    ann.page.locator("[data-do=menu]").click()
    ann.page.locator("[data-setting=sound]").check()
    ann.page.locator("[data-do=notify]").click()
    expect(ann.page.locator("[data-do=notify]")).to_have_attribute("aria-pressed", "true")
    ann.page.reload()
    ann.page.locator("[data-do=menu]").click()
    expect(ann.page.locator("[data-setting=sound]")).to_be_checked()
    expect(ann.page.locator("[data-do=notify]")).to_have_text("Notifications are on")
    ann.page.keyboard.press("Escape")
    ann.play("blue-1")
    expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
