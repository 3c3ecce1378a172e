"""What the page keeps and says of its player: the seat's token, settings, autopilot, drawn card."""

import json
import re

from playwright.sync_api import Page, expect

from tests.support.actors import Person
from tests.support.browser_fixture import House
from tests.support.prepared_table import Deal, LaidTable

DEAL = Deal(hands=("red-9 green-2 blue-1", "green-1 green-6 red-3"), top="blue-5", draw="blue-7")
DRAWS = Deal(hands=("red-9 green-2", "green-1 yellow-6"), top="blue-5", draw="blue-7")
FORGED = "#forged-forged-forged-forged"


def stored_token(page: Page, table: LaidTable) -> str | None:
    token = page.evaluate("key => localStorage.getItem(key)", f"flipdeck.seat.{table.code}")
    return None if token is None else str(token)


def stored_settings(page: Page) -> dict[str, object]:
    stored: dict[str, object] = json.loads(
        page.evaluate("() => localStorage.getItem('flipdeck.settings')")
    )
    return stored


def test_a_forged_link_does_not_cost_the_seat(house: House) -> None:
    table = house.lay(DEAL, bot_delay=10_000)
    ann = house.person().sit(table)
    ann.open("/").open(table.page + FORGED)
    ann.page.locator(".hand").wait_for()
    assert sorted(ann.hand()) == ["blue-1", "green-2", "red-9"]
    assert stored_token(ann.page, table) == table.tokens[0]
    expect(ann.page).to_have_url(house.server.url + table.page)
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    # The seat is the stored one after a reload, too.
    ann.page.reload()
    ann.lay("blue-1")
    ann.holds(2)


def test_a_forged_link_alone_opens_no_seat_and_stores_nothing(house: House) -> None:
    table = house.lay(DEAL, bot_delay=10_000)
    eve = house.person().open(table.page + FORGED)
    expect(eve.page.get_by_role("status")).to_have_text("This link no longer opens a seat here.")
    assert stored_token(eve.page, table) is None
    eve.page.get_by_role("button", name="Watch instead").click()
    eve.page.locator(".watching").wait_for()


def test_a_valid_link_replaces_the_seat(house: House) -> None:
    table = house.lay(DEAL, people=(0, 1))
    ann = house.person().sit(table, 0)
    ann.open("/").sit(table, 1)
    assert sorted(ann.hand()) == ["green-1", "green-6", "red-3"]
    assert stored_token(ann.page, table) == table.tokens[1]


def open_settings(person: Person) -> None:
    person.page.locator("[data-do=menu]").click()
    person.page.locator("[data-do=settings]").click()
    expect(person.page.get_by_role("dialog", name="Settings")).to_be_visible()


def test_settings_changed_at_the_table_act_at_once_and_stay(house: House) -> None:
    table = house.lay(DEAL, bot_delay=10_000)
    ann = house.person().sit(table)
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


def test_settings_of_another_tab_are_taken_over_and_not_overwritten(house: House) -> None:
    table = house.lay(DEAL, bot_delay=10_000)
    ann = house.person().sit(table)
    width = ann.card("red-9").evaluate("card => card.offsetWidth")
    with ann.context.expect_page() as opened:
        ann.page.evaluate("() => void open('/settings')")
    other = opened.value
    other.get_by_label("Larger cards").check()
    other.get_by_label("Animation speed").select_option("two")
    wider = "before => document.querySelector('.hold').offsetWidth > before"
    ann.page.wait_for_function(wider, arg=width)
    # The table's tab saves settings of its own; the other's stay.
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


def test_a_drawn_card_that_is_played_is_never_called_unplayable(house: House) -> None:
    table = house.lay(DRAWS, people=(0, 1), pass_window=None)
    house.guest(table, 1)
    ann = house.person(speed="one").sit(table)
    ann.do("draw")
    ann.status("Play the drawn card or keep it")
    ann.page.evaluate(STATUSES)
    ann.lay("blue-7")
    ann.status("Ben\u2019s turn")
    seen = ann.page.evaluate("() => window.statuses")
    assert set(seen) <= {"Play the drawn card or keep it", "Your turn", "Ben\u2019s turn"}


def test_the_page_says_that_the_autopilot_plays_and_offers_to_take_over(house: House) -> None:
    table = house.lay(DEAL, people=(0, 1), turn_time=15, bot_delay=10_000)
    ann = house.person().sit(table)
    ann.status("Your turn")
    # The clock runs out, and the autopilot has the seat.
    ann.status("Autopilot is playing for you")
    expect(ann.page.locator(".status.mine")).to_have_count(0)
    expect(ann.page).to_have_title("Flipdeck")
    take_over = ann.page.get_by_role("button", name="Take over")
    take_over.click()
    expect(ann.page.locator(".status strong")).to_have_text(re.compile("turn$"))
    expect(take_over).to_have_count(0)
