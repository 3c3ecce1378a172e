"""Several at one table: reloads, a killed server, a seat moved by its link, somebody watching."""

import time
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import expect

from tests.support.actors import PATIENCE, TO_DO_TOGETHER, Person, without_waiting
from tests.support.browser_fixture import House
from tests.support.prepared_table import Deal
from tests.support.server_process import ServerProcess


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("killed"))
    server.start()
    yield server
    server.stop()


def next_to_do(people: Sequence[Person]) -> tuple[Person, str]:
    """Waits until one of the people has something to do."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for person in people:
            what = person.page.evaluate(TO_DO_TOGETHER)
            if what:
                return person, what
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody has anything to do")


def play(people: Sequence[Person], moves: int) -> Person:
    """So many moves of people, bots in between, or until the round is over; who made the last."""
    for _ in range(moves):
        mover, what = next_to_do(people)
        if what == "end":
            break
        mover.act(what)
    return mover


def find_back(server: ServerProcess, people: Sequence[Person]) -> None:
    """The server is gone; people see that, and find back by themselves when there is one again."""
    for person in people:
        expect(person.page.locator(".lost")).to_be_visible()
    server.start()
    for person in people:
        expect(person.page.locator(".lost")).to_have_count(0)


class TestAKilledServer:
    @pytest.fixture
    def server(self, own_server: ServerProcess) -> ServerProcess:
        return own_server

    def test_two_people_and_two_bots_lose_no_move(self, house: House) -> None:
        ann, ben = house.person(), house.person()
        for person in (ann, ben):
            person.forgiven = ("WebSocket connection to", "ERR_CONNECTION_REFUSED")
        # Ann makes a table, Ben follows the link she sends him.
        ann.page.route("**/api/tables", without_waiting, times=1)
        ann.open("/make")
        ann.page.get_by_label("Your name").fill("Ann")
        ann.page.get_by_label("Bots").fill("2")
        ann.page.get_by_role("button", name="Make the table").click()
        link = ann.page.get_by_role("textbox", name="Copy the link")
        ben.page.goto(link.input_value())
        ben.page.get_by_label("Your name").fill("Ben")
        ben.page.locator("[data-sit='3']").click()
        expect(ann.page.locator(".seats li").nth(3)).to_contain_text("Ben")
        ann.page.locator("[data-do=start]").click()
        for person in (ann, ben):
            person.page.locator(".hand").wait_for()
        people = (ann, ben)
        play(people, 2)

        held = ben.hand()
        ben.page.reload()
        ben.page.locator(".hand").wait_for()
        assert sorted(ben.hand()) == sorted(held)
        play(people, 2)

        # Somebody's move is answered, and in that moment the server dies.
        mover = play(people, 1)
        house.server.kill()
        told = mover.story()
        before = [(person.number(), sorted(person.hand())) for person in people]
        find_back(house.server, people)
        assert mover.story()[: len(told)] == told
        for person, (number, held) in zip(people, before, strict=True):
            assert person.number() >= number
            assert kept(held, person.hand()), "a card was lost"
        play(people, 1)

        # Somebody moves and nobody hears the answer: both find the same table afterwards.
        mover, what = next_to_do(people)
        mover.click(what)
        house.server.kill()
        find_back(house.server, people)
        next_to_do(people)
        ben.count(0, len(ann.hand()))
        ann.count(3, len(ben.hand()))
        play(people, 2)


def kept(before: list[str], after: list[str]) -> bool:
    """Bots may have gone on and made one draw; what was held may not be gone."""
    left = list(after)
    for card in before:
        if card not in left:
            return False
        left.remove(card)
    return True


DEAL = Deal(
    hands=("blue-1/pink-2 red-9/teal-4", "green-1/pink-6 green-6/orange-5"),
    top="blue-5/purple-1",
)


def test_a_seat_moves_to_another_browser_by_its_link(house: House) -> None:
    table = house.lay(DEAL, bot_delay=10_000)
    ann = house.person().sit(table)
    ann.page.locator("[data-do=menu]").click()
    ann.page.get_by_label("Play this seat on another device").check()
    field = ann.page.get_by_role("textbox", name="Copy the link")
    expect(field).to_have_value(house.server.url + table.link(0))

    phone = house.person()
    phone.page.goto(field.input_value())
    phone.page.locator(".hand").wait_for()
    expect(phone.page).to_have_url(house.server.url + table.page)
    assert sorted(phone.hand()) == ["blue-1", "red-9"]
    moved = "This seat is now played from another window."
    expect(ann.page.get_by_role("status")).to_have_text(moved)
    expect(ann.page.locator(".hold")).to_have_count(0)
    phone.lay("blue-1")
    phone.holds(1)
    # The first page does not come back by itself and take the seat away again.
    expect(ann.page.get_by_role("status")).to_have_text(moved)
    expect(phone.page.locator(".hand")).to_be_visible()


def test_a_bystander_sees_piles_counts_and_moves(house: House) -> None:
    table = house.lay(DEAL, people=(0, 1))
    ann = house.guest(table, 0)
    ben = house.guest(table, 1)
    eve = house.person().watch(table)
    eve.on_top("blue 5")
    eve.count(0, 2)
    eve.count(1, 2)
    assert eve.backs(0) == ["", ""]
    expect(eve.page.locator(".hold, .actions")).to_have_count(0)
    ann.move("play", card="blue-1")
    eve.tells("Ann plays blue 1.")
    eve.count(0, 1)
    ben.on_turn()
    ben.move("draw")
    eve.tells("Ben draws 1 card.")
    for told in eve.views():
        for hand in told["hands"]:
            assert not hand.get("faces")
            assert not hand.get("backs")
    assert all(drawn.get("face") is None for drawn in eve.heard("drew"))
    assert all(drawn.get("back") is None for drawn in eve.heard("drew"))


def test_a_table_may_open_the_backs_to_bystanders(house: House) -> None:
    table = house.lay(DEAL, people=(0, 1), spectators="backs")
    eve = house.person().watch(table)
    assert eve.backs(0) == ["pink 2", "teal 4"]
    assert eve.backs(1) == ["pink 6", "orange 5"]
    expect(eve.page.locator(".hold")).to_have_count(0)


def test_a_bystander_is_turned_away_where_nobody_may_watch(house: House) -> None:
    table = house.lay(DEAL, spectators="nobody")
    eve = house.person().open(table.page)
    expect(eve.page.locator(".room")).to_have_count(0)
    expect(eve.page.get_by_role("status")).to_be_visible()
