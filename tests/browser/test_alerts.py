"""What the device does on a turn: sounds, notification, vibration, display, title; and sharing."""

import re

import pytest
from playwright.sync_api import expect

from flipdeck import Play
from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal, PreparedTable

BEN_BEGINS = Deal(
    hands=("blue-1 blue-flip red-9", "blue-2 green-6 red-3"),
    top="blue-5/pink-1",
    bottom="blue-6/pink-7",
    dealer=0,
)
NOTE_CALLS = """() => {
  window.calls = []
  const note = (name, ...rest) => window.calls.push([name, ...rest].join(' '))
  const ramp = AudioParam.prototype.exponentialRampToValueAtTime
  AudioParam.prototype.exponentialRampToValueAtTime = function (value, at) {
    // Pitches; volumes are below 1.
    if (value > 1) note('tone', Math.round(value))
    return ramp.call(this, value, at)
  }
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.mayPlaySound = true }
  }
  navigator.vibrate = pattern => { note('vibrate', pattern); return true }
  navigator.share = data => { note('share', data.title, data.url); return Promise.resolve() }
  const request = WakeLock.prototype.request
  WakeLock.prototype.request = async function (kind) {
    note('awake')
    const lock = await request.call(this, kind)
    lock.addEventListener('release', () => note('released'))
    return lock
  }
  // The browser's own, which says when it is shown and when it is gone.
  window.Notification = class extends Notification {
    constructor(title, options) {
      super(title, options)
      this.addEventListener('show', () => note('notification', this.title, this.body))
      this.addEventListener('close', () => note('notification closed'))
    }
  }
}"""
HIDE_PAGE = """() => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
}"""
STORE_SETTINGS = """changed => {
  const settings = JSON.parse(localStorage.getItem('flipdeck.settings'))
  localStorage.setItem('flipdeck.settings', JSON.stringify({ ...settings, ...changed }))
}"""
CALLED = "what => window.calls.some(each => each.startsWith(what))"


def prepared(session: BrowserSession) -> PreparedTable:
    return session.prepare_table(BEN_BEGINS, humans=(0, 1))


def joined(session: BrowserSession, table: PreparedTable, **settings: object) -> Player:
    """Ann at a table where Ben begins; her browser notes what the device is asked for."""
    ann = session.player(permissions=["notifications", "screen-wake-lock"])
    ann.context.add_init_script(f"({NOTE_CALLS})()")
    ann.open("/")
    ann.page.evaluate(STORE_SETTINGS, settings)
    return ann.join(table)


def touch_page(player: Player) -> None:
    """A browser allows sound once the page was touched."""
    player.page.mouse.click(5, 300)
    player.page.wait_for_function("() => window.mayPlaySound")


def calls(player: Player, what: str) -> list[str]:
    return [call for call in player.page.evaluate("window.calls") if call.startswith(what)]


def expect_call(player: Player, what: str) -> None:
    player.page.wait_for_function(CALLED, arg=what)


def test_the_turn_is_heard(session: BrowserSession) -> None:
    table = prepared(session)
    ann = joined(session, table, sound=True)
    touch_page(ann)
    # Also while one looks at the table.
    assert not ann.page.evaluate("document.hidden")
    session.socket_client(table, 1).move("play", card="blue-2")
    ann.expect_status("Your turn")
    expect_call(ann, "tone 660")
    assert calls(ann, "tone")[-2:] == ["tone 520", "tone 660"]


def test_who_joins_is_heard(session: BrowserSession) -> None:
    ann = session.player()
    ann.context.add_init_script(f"({NOTE_CALLS})()")
    ann.open("/")
    ann.page.evaluate(STORE_SETTINGS, {"sound": True})
    ann.open("/make")
    ann.page.get_by_role("button", name="Make the table").click()
    ann.page.locator("[data-do=start]").wait_for()
    touch_page(ann)
    ben = session.player()
    ben.page.goto(ann.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.locator("[data-sit='1']").click()
    expect_call(ann, "tone 740")
    assert calls(ann, "tone") == ["tone 495", "tone 740"]


def test_the_dark_side_sounds_lower(session: BrowserSession) -> None:
    highest = {}
    for side, moves in (("light", ()), ("dark", ((1, Play("blue-2")), (0, Play("blue-flip"))))):
        table = session.prepare_table(BEN_BEGINS, humans=(0, 1), moves=moves)
        ann = joined(session, table, sound=True)
        touch_page(ann)
        ben = session.socket_client(table, 1)
        ben.wait_for_turn()
        ben.move("draw")
        ann.expect_status("Your turn")
        expect_call(ann, "tone")
        highest[side] = max(int(call.split()[1]) for call in calls(ann, "tone"))
    assert highest == {"light": 660, "dark": 409}


@pytest.mark.parametrize(
    "settings",
    [{"sound": False}, {"sound": True, "sounds": {"turn": False, "play": False}}],
    ids=["all off", "these off"],
)
def test_sounds_are_switched_off(session: BrowserSession, settings: dict[str, object]) -> None:
    table = prepared(session)
    ann = joined(session, table, **settings)
    touch_page(ann)
    session.socket_client(table, 1).move("play", card="blue-2")
    ann.expect_status("Your turn")
    ann.play("blue-1")
    ann.expect_top("blue 1")
    assert calls(ann, "tone") == []


def test_a_notification_while_one_looks_elsewhere(session: BrowserSession) -> None:
    table = prepared(session)
    ann = joined(session, table, notify=True)
    ann.page.evaluate(HIDE_PAGE)
    assert calls(ann, "notification") == []
    session.socket_client(table, 1).move("play", card="blue-2")
    expect_call(ann, f"notification Your turn Table {table.code}")
    ann.play("blue-1")
    expect_call(ann, "notification closed")


def test_no_notification_to_who_looks(session: BrowserSession) -> None:
    table = prepared(session)
    ann = joined(session, table, notify=True)
    session.socket_client(table, 1).move("play", card="blue-2")
    ann.expect_status("Your turn")
    ann.play("blue-1")
    assert calls(ann, "notification") == []


@pytest.mark.parametrize("wanted", [True, False])
def test_vibration_where_it_is_chosen(session: BrowserSession, wanted: bool) -> None:
    table = prepared(session)
    ann = joined(session, table, vibrate=wanted)
    session.socket_client(table, 1).move("play", card="blue-2")
    ann.expect_status("Your turn")
    ann.play("blue-1")
    ann.expect_top("blue 1")
    assert calls(ann, "vibrate") == (["vibrate 80,60,80"] if wanted else [])


def test_the_display_stays_on_during_the_turn(session: BrowserSession) -> None:
    table = prepared(session)
    ann = joined(session, table)
    assert calls(ann, "awake") == []
    session.socket_client(table, 1).move("play", card="blue-2")
    expect_call(ann, "awake")
    assert calls(ann, "released") == []
    ann.play("blue-1")
    expect_call(ann, "released")


def test_the_display_of_the_big_screen_stays_on(session: BrowserSession) -> None:
    table = prepared(session)
    screen = session.player(permissions=["screen-wake-lock"])
    screen.context.add_init_script(f"({NOTE_CALLS})()")
    screen.open(f"{table.page}/screen")
    expect_call(screen, "awake")
    session.socket_client(table, 1).move("play", card="blue-2")
    expect(screen.page.get_by_role("status").first).to_have_text("Ann\u2019s turn")
    assert calls(screen, "released") == []


def test_titles(session: BrowserSession) -> None:
    table = prepared(session)
    ann = joined(session, table)
    expect(ann.page).to_have_title(f"Table {table.code} · Flipdeck")
    session.socket_client(table, 1).move("play", card="blue-2")
    expect(ann.page).to_have_title("● Your turn · Flipdeck")
    ann.open("/learn")
    ann.expect_status("Your turn")
    expect(ann.page).to_have_title("Learn to play · Flipdeck")
    ann.open("/make")
    ann.page.get_by_role("button", name="Make the table").click()
    expect(ann.page).to_have_title(re.compile(r"^Table \w+ · Flipdeck$"))


def test_an_invitation_is_shared(session: BrowserSession) -> None:
    ann = session.player()
    ann.context.add_init_script(f"({NOTE_CALLS})()")
    ann.open("/make")
    ann.page.get_by_role("button", name="Make the table").click()
    share = ann.page.locator("[data-do=share]")
    # Where the device can share, that is the loudest button.
    expect(share).to_have_class(re.compile("primary"))
    share.click()
    code = ann.page.url.split("/t/")[1].split("#")[0]
    expect_call(ann, "share")
    assert calls(ann, "share")[0].endswith(f"/t/{code}")


def test_a_pause_is_told_to_all(session: BrowserSession) -> None:
    table = session.prepare_table(BEN_BEGINS, humans=(0, 1), bot_delay=BOTS_WAIT)
    ann, ben = session.player().join(table), session.player().join(table, 1)
    eve = session.player().watch(table)
    ann.page.locator("[data-do=menu]").click()
    ann.page.locator("[data-do=host]").click()
    ann.page.locator("[data-do=pause]").click()
    for player in (ann, ben, eve):
        told = player.page.get_by_role("status").filter(has_text="Paused")
        expect(told).to_have_count(1)
    ann.page.locator("[data-do=pause]").click()
    for player in (ann, ben, eve):
        expect(player.page.locator("[data-part=paused]")).to_have_count(0)
