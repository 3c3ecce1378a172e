"""State of the page: the seat's token, settings, autopilot, the drawn card."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal, PreparedTable

DEAL = Deal(hands=("red-9 green-2 blue-1", "green-1 green-6 red-3"), top="blue-5", draw="blue-7")
DRAWS = Deal(hands=("red-9 green-2", "green-1 yellow-6"), top="blue-5", draw="blue-7")
FORGED = "#forged-forged-forged-forged"


def stored_token(page: Page, table: PreparedTable) -> str | None:
    token = page.evaluate("key => localStorage.getItem(key)", f"flipdeck.seat.{table.code}")
    return None if token is None else str(token)


def stored_settings(page: Page) -> dict[str, object]:
    stored: dict[str, object] = json.loads(
        page.evaluate("() => localStorage.getItem('flipdeck.settings')")
    )
    return stored


def test_a_forged_link_does_not_cost_the_seat(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    ann = session.player().join(table)
    ann.open("/").open(table.page + FORGED)
    ann.page.locator(".hand").wait_for()
    assert sorted(ann.hand()) == ["blue-1", "green-2", "red-9"]
    assert stored_token(ann.page, table) == table.tokens[0]
    expect(ann.page).to_have_url(session.server.url + table.page)
    expect(ann.page.locator(".why")).to_have_count(0)
    # The stored seat is used after a reload, too.
    ann.page.reload()
    ann.play("blue-1")
    ann.expect_hand_size(2)


def test_a_forged_link_alone_opens_no_seat_and_stores_nothing(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    eve = session.player().open(table.page + FORGED)
    expect(eve.page.get_by_role("status")).to_have_text("This link no longer opens a seat here.")
    assert stored_token(eve.page, table) is None
    eve.page.get_by_role("button", name="Watch instead").click()
    eve.page.locator(".watching").wait_for()


def test_a_link_to_another_seat_is_for_its_tab_and_costs_no_seat(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, humans=(0, 1))
    ann = session.player().join(table, 0)
    ann.open("/").join(table, 1)
    for _ in range(2):
        assert sorted(ann.hand()) == ["green-1", "green-6", "red-3"]
        assert stored_token(ann.page, table) == table.tokens[0]
        ann.page.reload()
        ann.page.locator(".hand").wait_for()
    with ann.context.expect_page() as opened:
        ann.page.evaluate("path => void open(path, '_blank', 'noopener')", table.page)
    ann.page = opened.value
    ann.page.locator(".hand").wait_for()
    assert sorted(ann.hand()) == ["blue-1", "green-2", "red-9"]


OTHER_PROTOCOL = """
if (!sessionStorage.getItem('test.first')) {
  sessionStorage.setItem('test.first', 'yes')
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (text) {
    send.call(this, text.replace('"protocol":2', '"protocol":3'))
  }
}
"""
"""The first page that is loaded says hello in another version of the protocol."""


@pytest.mark.parametrize("stored", [True, False])
def test_a_page_of_another_version_reloads_and_keeps_its_seat(
    session: BrowserSession, stored: bool
) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    ann = session.player()
    if stored:
        ann.join(table).open("/")
    ann.page.add_init_script(OTHER_PROTOCOL)
    ann.open(table.page if stored else table.link(0))
    ann.page.locator(".hand").wait_for()
    assert sorted(ann.hand()) == ["blue-1", "green-2", "red-9"]
    how = ann.page.evaluate("() => performance.getEntriesByType('navigation')[0].type")
    assert how == "reload"
    assert stored_token(ann.page, table) == table.tokens[0]


def open_settings(player: Player) -> None:
    player.page.locator("[data-do=menu]").click()
    player.page.locator("[data-do=settings]").click()
    expect(player.page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_settings_changed_at_the_table_apply_at_once_and_stay(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    ann = session.player().join(table)
    width = ann.card("red-9").evaluate("card => card.offsetWidth")
    open_settings(ann)
    ann.page.get_by_label("Larger cards").check()
    wider = "before => document.querySelector('.hold').offsetWidth > before"
    ann.page.wait_for_function(wider, arg=width)
    ann.page.get_by_role("button", name="Close").click()
    ann.page.get_by_label("Sort").select_option("taken")
    assert stored_settings(ann.page)["large"] is True
    ann.page.reload()
    ann.page.wait_for_function(
        f"before => document.querySelector('.hold') && ({wider})(before)", arg=width
    )


def test_settings_of_another_tab_apply_and_are_not_overwritten(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    ann = session.player().join(table)
    width = ann.card("red-9").evaluate("card => card.offsetWidth")
    with ann.context.expect_page() as opened:
        ann.page.evaluate("() => void open('/settings')")
    other = opened.value
    other.get_by_label("Larger cards").check()
    other.get_by_label("Animation speed").select_option("two")
    wider = "before => document.querySelector('.hold').offsetWidth > before"
    ann.page.wait_for_function(wider, arg=width)
    # The table's tab saves another setting; those of the other tab stay.
    ann.page.get_by_label("Sort").select_option("taken")
    stored = stored_settings(other)
    assert (stored["large"], stored["speed"], stored["sorting"]) == (True, "two", "taken")


STATUSES = """() => {
  window.statuses = []
  const note = () => {
    const text = document.querySelector('.status strong')?.textContent
    if (text && text !== window.statuses.at(-1)) window.statuses.push(text)
  }
  note()
  new MutationObserver(note).observe(document.body,
    { subtree: true, childList: true, characterData: true })
}"""


def test_a_drawn_card_that_is_played_is_never_called_unplayable(session: BrowserSession) -> None:
    table = session.prepare_table(DRAWS, humans=(0, 1), pass_window=None)
    session.socket_client(table, 1)
    ann = session.player(speed="one").join(table)
    ann.press("draw")
    ann.expect_status("Play the drawn card or keep it")
    ann.page.evaluate(STATUSES)
    ann.play("blue-7")
    ann.expect_status("Ben\u2019s turn")
    seen = ann.page.evaluate("() => window.statuses")
    assert set(seen) <= {"Play the drawn card or keep it", "Your turn", "Ben\u2019s turn"}


def test_the_page_shows_the_autopilot_and_offers_to_take_over(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, humans=(0, 1), turn_time=15, bot_delay=10_000)
    ann = session.player().join(table)
    ann.expect_status("Your turn")
    # The clock runs out, and the autopilot has the seat.
    ann.expect_status("Autopilot is playing for you")
    expect(ann.page.locator(".status.mine")).to_have_count(0)
    expect(ann.page).to_have_title(re.compile(r"^Table \w+ · Flipdeck$"))
    take_over = ann.page.get_by_role("button", name="Take over")
    take_over.click()
    expect(ann.page.locator(".status strong")).to_have_text(re.compile("turn$"))
    expect(take_over).to_have_count(0)
