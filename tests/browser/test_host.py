"""The host controls: remove a player, lock, pause, transfer the role."""

from playwright.sync_api import Locator, expect

from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal

DEAL = Deal(
    hands=("blue-1 red-9 green-4", "blue-2 green-6 red-3", "yellow-1 green-2 yellow-6"),
    top="blue-5",
)


def open_host_controls(player: Player) -> Locator:
    player.page.locator("[data-do=menu]").click()
    player.page.locator("[data-do=host]").click()
    return player.page.get_by_role("dialog", name="Host controls")


def close(opened: Locator) -> None:
    opened.get_by_role("button", name="Close").click()
    expect(opened).to_have_count(0)


def test_a_player_is_removed_and_a_bot_plays_on(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, humans=(0, 1, 2))
    ann = session.player().join(table, 0)
    ben = session.player().join(table, 1)
    session.socket_client(table, 2)
    opened = open_host_controls(ann)
    removable = opened.locator("li").filter(has=ann.page.locator("[data-remove]"))
    expect(removable).to_have_count(2)
    expect(opened.locator("[data-remove='0']")).to_have_count(0)
    opened.locator("[data-remove='1']").click()
    expect(ben.page.get_by_role("status")).to_have_text("The host removed you from this seat.")
    expect(ben.page.locator(".hold")).to_have_count(0)
    expect(removable).to_have_count(1)
    close(opened)
    # The hand stays: the bot that plays for Ben plays his blue 2.
    ann.play("blue-1")
    ann.expect_status("Cleo\u2019s turn")
    ann.expect_count(1, 2)
    ann.expect_top("blue 2")
    # The link no longer opens the seat.
    ben.page.reload()
    expect(ben.page.locator(".hold")).to_have_count(0)


def test_nobody_can_take_a_seat_at_a_locked_table(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    ann = session.player().join(table)
    eve = session.player().watch(table)
    seats = eve.page.locator("[data-do=sit]")
    expect(seats).to_be_visible()
    opened = open_host_controls(ann)
    opened.locator("[data-do=lock]").click()
    expect(opened.locator("[data-do=lock]")).to_have_text("Unlock the table")
    expect(seats).to_have_count(0)
    # A request without the page is refused, too.
    answer = eve.page.evaluate(
        """async code => (await fetch(`/api/tables/${code}/seats`, {
          method: 'POST', headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ name: 'Eve', seat: 1 }) })).json()""",
        table.code,
    )
    eve.allowed_problems = ("status of 409",)
    assert answer["error"] == "table-locked", answer
    opened.locator("[data-do=lock]").click()
    expect(opened.locator("[data-do=lock]")).to_have_text("Lock the table")
    seats.click()
    eve.page.locator("[data-sit='1']").click()
    eve.page.locator(".hand").wait_for()
    assert sorted(eve.hand()) == ["blue-2", "green-6", "red-3"]


def test_nobody_can_move_while_the_game_is_paused(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, humans=(0, 1, 2))
    ann = session.player().join(table, 0)
    ben = session.player().join(table, 1)
    session.socket_client(table, 2)
    expect(ann.page.locator(".hold.can")).to_have_count(1)
    opened = open_host_controls(ann)
    opened.locator("[data-do=pause]").click()
    for player in (ann, ben):
        expect(player.page.get_by_text("The game is paused")).to_be_visible()
    expect(opened.locator("[data-do=pause]")).to_have_text("Resume")
    close(opened)
    expect(ann.page.locator(".hold.can")).to_have_count(0)
    expect(ann.page.locator(".actions button:enabled")).to_have_count(0)
    ann.click_card("blue-1")
    ann.expect_hand_size(3)
    ann.expect_top("blue 5")
    # It is still paused after a reload.
    ben.page.reload()
    expect(ben.page.get_by_text("The game is paused")).to_be_visible()
    opened = open_host_controls(ann)
    opened.locator("[data-do=pause]").click()
    for player in (ann, ben):
        expect(player.page.get_by_text("The game is paused")).to_have_count(0)
    close(opened)
    ann.play("blue-1")
    ben.expect_status("Your turn")
    ben.expect_top("blue 1")


def test_the_host_role_is_transferred(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, humans=(0, 1, 2))
    ann = session.player().join(table, 0)
    ben = session.player().join(table, 1)
    session.socket_client(table, 2)
    menu = ben.page.locator("[data-do=menu]")
    menu.click()
    expect(ben.page.get_by_role("dialog")).to_be_visible()
    expect(ben.page.locator("[data-do=host]")).to_have_count(0)
    opened = open_host_controls(ann)
    opened.locator("[data-host='1']").click()
    # The controls close for the old host and are open to the new one.
    expect(opened).to_have_count(0)
    expect(ben.page.locator("[data-do=host]")).to_be_visible()
    ben.page.locator("[data-do=host]").click()
    controls = ben.page.get_by_role("dialog", name="Host controls")
    controls.locator("[data-do=pause]").click()
    expect(ann.page.get_by_text("The game is paused")).to_be_visible()
    ann.page.locator("[data-do=menu]").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    expect(ann.page.locator("[data-do=host]")).to_have_count(0)
