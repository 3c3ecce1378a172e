"""A table on a television with phones as hands: joining by the codes, a flip, the round's end."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.browser.test_multiplayer import next_to_act
from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal

TELEVISION: Final[dict[str, Any]] = {"viewport": {"width": 1920, "height": 1080}}
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
NAMES: Final = ("Ann", "Ben", "Cleo")
MOVES: Final = 20
PLAYING: Final = ("turn", "drawn", "answer", "color")

FLIP_AND_END = Deal(
    hands=(
        "blue-flip/pink-1 red-3/teal-5",
        "red-1/pink-4 red-2/orange-2",
        "yellow-4/teal-4 green-4/teal-2",
    ),
    top="blue-5/pink-3",
    bottom="green-9/purple-9",
)


def codes(screen: Player) -> Locator:
    return screen.page.locator("img[data-link]")


def count(screen: Player, chair: int) -> Locator:
    return screen.page.locator(f"[data-spot='seat-{chair}']")


def expect_no_backs(screen: Player) -> None:
    """No back of a hand was sent while a round was played, and none is on the screen."""
    views = screen.views()
    assert views
    for view in views:
        if view["awaiting"] in PLAYING:
            assert all("backs" not in hand and "faces" not in hand for hand in view["hands"])
    for kind in ("drew", "played", "gave"):
        assert all("back" not in event for event in screen.received_events(kind))
    for message in screen.received():
        assert message.get("seat") is None or message["type"] != "welcome"
    expect(screen.page.locator(".hold, .hand, .backs, .actions")).to_have_count(0)


def test_phones_join_by_the_codes_and_play(session: BrowserSession) -> None:
    request = session.player(**PHONE)
    made = request.context.request.post(
        session.server.url + "/api/tables",
        data={
            "name": "Ann",
            "settings": {
                "seats": 3,
                "spectators": "backs",
                "rules": {"hand_size": 2},
                "pass_window": 0,
                "next_round": 300_000,
            },
        },
    ).json()
    code = made["code"]
    screen = session.player(**TELEVISION).open(f"/t/{code}/screen")
    expect(screen.page.get_by_role("heading", name=f"Table {code}")).to_be_visible()
    expect(codes(screen)).to_have_count(2)
    expect(screen.page.get_by_text("Ann", exact=True)).to_be_visible()

    ann = request.open(f"/t/{code}#{made['token']}")
    phones = [ann]
    for seat in (1, 2):
        link = screen.page.locator(f"img[data-seat='{seat}']").get_attribute("data-link")
        assert link is not None
        phone = session.player(**PHONE)
        phone.page.goto(link)
        phone.page.get_by_role("dialog").get_by_label("Your name").fill(NAMES[seat])
        phone.page.locator("[data-do=take-offered]").click()
        expect(phone.page.get_by_role("dialog")).to_have_count(0)
        expect(phone.page).to_have_url(f"{session.server.url}/t/{code}")
        # The code is gone once its seat is taken, and the name stands there instead.
        expect(screen.page.locator(f"img[data-seat='{seat}']")).to_have_count(0)
        expect(screen.page.locator(f"[data-seat-card='{seat}']")).to_contain_text(NAMES[seat])
        phones.append(phone)
        # One who scans the same code too late is told so, and gets no seat.
        if seat == 1:
            late = session.player(**PHONE)
            late.page.goto(link)
            late.page.get_by_role("dialog", name="Somebody has just taken seat 2.").wait_for()
            expect(late.page.locator("[data-do=take-offered]")).to_have_count(0)
            late.page.get_by_role("button", name="Look at the table").click()
            expect(late.page.get_by_role("dialog")).to_have_count(0)
    expect(codes(screen)).to_have_count(0)

    ann.page.locator("[data-do=start]").click()
    for chair, phone in enumerate(phones):
        phone.page.locator(".hand").wait_for()
        # Two cards, or more where the card turned up gives some.
        expect(count(screen, chair)).to_have_text(str(len(phone.hand())))
    # Each phone has its own hand and the others' backs.
    last = phones[1].views()[-1]
    assert [("backs" in hand) for hand in last["hands"]] == [True, False, True]
    # How long a round takes is chance; the next test plays one to its end.
    for _ in range(MOVES):
        mover, action = next_to_act(phones)
        if action == "end":
            expect(screen.page.locator("[data-part=end]")).to_be_visible()
            break
        mover.act(action)
        expect(screen.page.locator("[data-part=last-move]")).not_to_be_empty()
    expect_no_backs(screen)


def test_the_screen_follows_a_flip_and_the_round_s_end(session: BrowserSession) -> None:
    table = session.prepare_table(FLIP_AND_END, humans=(0, 1, 2), spectators="backs")
    screen = session.player(speed="one", **TELEVISION).open(f"{table.page}/screen")
    phones = [session.player(**PHONE).join(table, seat) for seat in range(3)]
    expect(screen.page.locator("header .side")).to_have_text("Light side")
    expect(screen.page.get_by_role("status")).to_have_text("Ann\u2019s turn")
    for chair in range(3):
        expect(count(screen, chair)).to_have_text("2")

    phones[0].press("uno")
    phones[0].play("blue-flip")
    expect(screen.page.locator("header .side")).to_have_text("Dark side")
    expect(screen.page.locator(".screen > .night")).to_have_css("opacity", "1")
    expect(screen.page.locator("[data-part=last-move]")).to_contain_text("Night falls")
    expect(screen.page.locator("[data-color-shown=pink]")).to_be_visible()
    expect(screen.page.locator(".turning")).to_have_count(0)
    expect(count(screen, 0)).to_have_text("1")
    expect(screen.page.get_by_role("status")).to_have_text("Ben\u2019s turn")
    for phone in phones:
        expect(phone.page.locator("header .side")).to_have_text("Dark side")

    for chair, card in ((1, "pink-4"), (2, "teal-4"), (0, "teal-5")):
        phone = phones[chair]
        phone.page.locator(f'.hold.can[data-face="{card}"]').wait_for()
        if chair:
            phone.press("uno")
        phone.play(card)
    end = screen.page.locator("[data-part=end]")
    expect(end.get_by_role("heading")).to_have_text("Ann wins the round")
    for name in NAMES:
        expect(end).to_contain_text(name)
    expect_no_backs(screen)


def test_a_screen_in_the_browser_of_a_player_takes_no_seat(session: BrowserSession) -> None:
    table = session.prepare_table(FLIP_AND_END, humans=(0,), bot_delay=BOTS_WAIT)
    ann = session.player().join(table)
    ann.page.locator("[data-do=menu]").click()
    with ann.context.expect_page() as opened:
        ann.page.get_by_role("link", name="Show on a big screen").click()
    screen = opened.value
    expect(screen.get_by_role("status")).to_have_text("Ann\u2019s turn")
    expect(screen.get_by_role("button")).to_have_count(2)
    # The player still plays on the first page.
    ann.page.keyboard.press("Escape")
    ann.press("uno")
    ann.play("blue-flip")
    expect(screen.locator("header .side")).to_have_text("Dark side")
    ann.expect_hand_size(1)
