"""Several players at one table: reloads, a killed server, a seat moved by its link, spectators."""

import time
from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import expect

from tests.support.actors import (
    LOST_CONNECTION,
    NEXT_ACTION_MULTIPLAYER,
    TIMEOUT,
    Player,
    without_delays,
)
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal
from tests.support.server_process import ServerProcess


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("killed"))
    server.start()
    yield server
    server.stop()


def next_to_act(players: Sequence[Player]) -> tuple[Player, str]:
    """Wait until one of the players can act; return the player and the action."""
    end = time.monotonic() + TIMEOUT / 1000
    while time.monotonic() < end:
        for player in players:
            action = player.page.evaluate(NEXT_ACTION_MULTIPLAYER)
            if action:
                return player, action
        players[0].page.wait_for_timeout(20)
    raise AssertionError("no player can act")


def play(players: Sequence[Player], moves: int) -> Player:
    """Make so many moves, or until the round is over; return the player who made the last."""
    for _ in range(moves):
        mover, action = next_to_act(players)
        if action == "end":
            break
        mover.act(action)
    return mover


def restart(server: ServerProcess, players: Sequence[Player]) -> None:
    """Start a killed server again: every page shows the lost connection and reconnects."""
    for player in players:
        expect(player.page.locator(".lost")).to_be_visible()
    server.start()
    for player in players:
        expect(player.page.locator(".lost")).to_have_count(0)


class TestAKilledServer:
    @pytest.fixture
    def server(self, own_server: ServerProcess) -> ServerProcess:
        return own_server

    def test_two_players_and_two_bots_lose_no_move(self, session: BrowserSession) -> None:
        ann, ben = session.player(), session.player()
        for player in (ann, ben):
            player.allowed_problems = LOST_CONNECTION
        # Ann creates a table, Ben opens its link.
        ann.page.route("**/api/tables", without_delays, times=1)
        ann.open("/make")
        ann.page.get_by_label("Your name").fill("Ann")
        ann.page.get_by_label("Bots", exact=True).fill("2")
        ann.page.get_by_role("button", name="Make the table").click()
        link = ann.page.get_by_role("textbox", name="Copy the link")
        ben.page.goto(link.input_value())
        ben.page.get_by_label("Your name").fill("Ben")
        ben.page.locator("[data-sit='3']").click()
        expect(ann.page.locator(".seats li").nth(3)).to_contain_text("Ben")
        ann.page.locator("[data-do=start]").click()
        for player in (ann, ben):
            player.page.locator(".hand").wait_for()
        players = (ann, ben)
        play(players, 2)

        held = ben.hand()
        ben.page.reload()
        ben.page.locator(".hand").wait_for()
        assert sorted(ben.hand()) == sorted(held)
        play(players, 2)

        # The server is killed right after it has answered a move.
        mover = play(players, 1)
        session.server.kill()
        lines = mover.log_lines()
        before = [(player.last_seq(), sorted(player.hand())) for player in players]
        restart(session.server, players)
        assert mover.log_lines()[: len(lines)] == lines
        for player, (seq, held) in zip(players, before, strict=True):
            assert player.last_seq() >= seq
            assert kept(held, player.hand()), "a card was lost"
        play(players, 1)

        # The server is killed before it answers: afterwards both see the same table.
        mover, action = next_to_act(players)
        mover.click_action(action)
        session.server.kill()
        restart(session.server, players)
        next_to_act(players)
        ben.expect_count(0, len(ann.hand()))
        ann.expect_count(3, len(ben.hand()))
        play(players, 2)


def kept(before: list[str], after: list[str]) -> bool:
    """Whether no card of a hand is gone; bots may have made its player draw."""
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


def test_a_seat_moves_to_another_browser_by_its_link(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    ann = session.player().join(table)
    ann.page.locator("[data-do=menu]").click()
    ann.page.get_by_label("Play this seat on another device").check()
    field = ann.page.get_by_role("textbox", name="Copy the link")
    expect(field).to_have_value(session.server.url + table.link(0))

    phone = session.player()
    phone.page.goto(field.input_value())
    phone.page.locator(".hand").wait_for()
    expect(phone.page).to_have_url(session.server.url + table.page)
    assert sorted(phone.hand()) == ["blue-1", "red-9"]
    moved = "This seat is now played from another window."
    expect(ann.page.get_by_role("status")).to_have_text(moved)
    expect(ann.page.locator(".hold")).to_have_count(0)
    phone.play("blue-1")
    phone.expect_hand_size(1)
    # The first page does not reconnect and take the seat back.
    expect(ann.page.get_by_role("status")).to_have_text(moved)
    expect(phone.page.locator(".hand")).to_be_visible()


def test_a_spectator_sees_piles_counts_and_moves(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, humans=(0, 1))
    ann = session.socket_client(table, 0)
    ben = session.socket_client(table, 1)
    eve = session.player().watch(table)
    eve.expect_top("blue 5")
    eve.expect_count(0, 2)
    eve.expect_count(1, 2)
    assert eve.backs(0) == ["", ""]
    expect(eve.page.locator(".hold, .actions")).to_have_count(0)
    ann.move("play", card="blue-1")
    eve.expect_log("Ann plays blue 1.")
    eve.expect_count(0, 1)
    ben.wait_for_turn()
    ben.move("draw")
    # The table may have passed for Ben by now, and then the line goes on.
    eve.expect_log("Ben draws 1 card")
    for view in eve.views():
        for hand in view["hands"]:
            assert not hand.get("faces")
            assert not hand.get("backs")
    assert all(drawn.get("face") is None for drawn in eve.received_events("drew"))
    assert all(drawn.get("back") is None for drawn in eve.received_events("drew"))


def test_a_table_may_show_the_backs_to_spectators(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, humans=(0, 1), spectators="backs")
    eve = session.player().watch(table)
    assert eve.backs(0) == ["pink 2", "teal 4"]
    assert eve.backs(1) == ["pink 6", "orange 5"]
    expect(eve.page.locator(".hold")).to_have_count(0)


def test_spectators_are_refused_where_nobody_may_watch(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, spectators="nobody")
    eve = session.player().open(table.page)
    expect(eve.page.locator(".room")).to_have_count(0)
    expect(eve.page.get_by_role("status")).to_be_visible()
