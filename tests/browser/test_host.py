"""What the host does from the sheet: send away, lock, pause, hand on the role."""

from playwright.sync_api import Locator, expect

from tests.support.actors import Person
from tests.support.browser_fixture import House
from tests.support.prepared_table import Deal

DEAL = Deal(
    hands=("blue-1 red-9 green-4", "blue-2 green-6 red-3", "yellow-1 green-2 yellow-6"),
    top="blue-5",
)


def sheet(person: Person) -> Locator:
    person.page.locator("[data-do=menu]").click()
    person.page.locator("[data-do=host]").click()
    return person.page.get_by_role("dialog", name="Host controls")


def shut(opened: Locator) -> None:
    opened.get_by_role("button", name="Close").click()
    expect(opened).to_have_count(0)


def test_a_player_is_sent_away_and_a_bot_plays_on(house: House) -> None:
    table = house.lay(DEAL, people=(0, 1, 2))
    ann = house.person().sit(table, 0)
    ben = house.person().sit(table, 1)
    house.guest(table, 2)
    opened = sheet(ann)
    people = opened.locator("li").filter(has=ann.page.locator("[data-remove]"))
    expect(people).to_have_count(2)
    expect(opened.locator("[data-remove='0']")).to_have_count(0)
    opened.locator("[data-remove='1']").click()
    expect(ben.page.get_by_role("status")).to_have_text("The host removed you from this seat.")
    expect(ben.page.locator(".hold")).to_have_count(0)
    expect(people).to_have_count(1)
    shut(opened)
    # The cards stay where they are: whoever plays for Ben lays his blue 2.
    ann.lay("blue-1")
    ann.status("Cleo\u2019s turn")
    ann.count(1, 2)
    ann.on_top("blue 2")
    # The link no longer opens the seat.
    ben.page.reload()
    expect(ben.page.locator(".hold")).to_have_count(0)


def test_a_locked_table_lets_nobody_sit_down(house: House) -> None:
    table = house.lay(DEAL, bot_delay=10_000)
    ann = house.person().sit(table)
    eve = house.person().watch(table)
    seats = eve.page.locator("[data-do=sit]")
    expect(seats).to_be_visible()
    opened = sheet(ann)
    opened.locator("[data-do=lock]").click()
    expect(opened.locator("[data-do=lock]")).to_have_text("Unlock the table")
    expect(seats).to_have_count(0)
    # Also who does not ask the page is turned away.
    asked = eve.page.evaluate(
        """async code => (await fetch(`/api/tables/${code}/seats`, {
          method: 'POST', headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ name: 'Eve', seat: 1 }) })).json()""",
        table.code,
    )
    eve.forgiven = ("status of 409",)
    assert asked["error"] == "table-locked", asked
    opened.locator("[data-do=lock]").click()
    expect(opened.locator("[data-do=lock]")).to_have_text("Lock the table")
    seats.click()
    eve.page.locator("[data-sit='1']").click()
    eve.page.locator(".hand").wait_for()
    assert sorted(eve.hand()) == ["blue-2", "green-6", "red-3"]


def test_nobody_moves_while_the_table_pauses(house: House) -> None:
    table = house.lay(DEAL, people=(0, 1, 2))
    ann = house.person().sit(table, 0)
    ben = house.person().sit(table, 1)
    house.guest(table, 2)
    expect(ann.page.locator(".hold.can")).to_have_count(1)
    opened = sheet(ann)
    opened.locator("[data-do=pause]").click()
    for person in (ann, ben):
        expect(person.page.get_by_text("The game is paused")).to_be_visible()
    expect(opened.locator("[data-do=pause]")).to_have_text("Resume")
    shut(opened)
    expect(ann.page.locator(".hold.can")).to_have_count(0)
    expect(ann.page.locator(".actions button:enabled")).to_have_count(0)
    ann.pick("blue-1")
    ann.holds(3)
    ann.on_top("blue 5")
    # It pauses for who comes back, too.
    ben.page.reload()
    expect(ben.page.get_by_text("The game is paused")).to_be_visible()
    opened = sheet(ann)
    opened.locator("[data-do=pause]").click()
    for person in (ann, ben):
        expect(person.page.get_by_text("The game is paused")).to_have_count(0)
    shut(opened)
    ann.lay("blue-1")
    ben.status("Your turn")
    ben.on_top("blue 1")


def test_the_role_is_handed_on(house: House) -> None:
    table = house.lay(DEAL, people=(0, 1, 2))
    ann = house.person().sit(table, 0)
    ben = house.person().sit(table, 1)
    house.guest(table, 2)
    menu = ben.page.locator("[data-do=menu]")
    menu.click()
    expect(ben.page.get_by_role("dialog")).to_be_visible()
    expect(ben.page.locator("[data-do=host]")).to_have_count(0)
    opened = sheet(ann)
    opened.locator("[data-host='1']").click()
    # The sheet closes under who is host no longer, and opens to who is.
    expect(opened).to_have_count(0)
    expect(ben.page.locator("[data-do=host]")).to_be_visible()
    ben.page.locator("[data-do=host]").click()
    run = ben.page.get_by_role("dialog", name="Host controls")
    run.locator("[data-do=pause]").click()
    expect(ann.page.get_by_text("The game is paused")).to_be_visible()
    ann.page.locator("[data-do=menu]").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    expect(ann.page.locator("[data-do=host]")).to_have_count(0)
