"""What is spoken at a table, which keys act there, and where focus goes."""

import re

from playwright.sync_api import Locator, Page, expect

from flipdeck import Play
from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal

DEAL = Deal(hands=("blue-1 red-9 wild", "green-1 green-6 red-3"), top="blue-5")
WATCH_LIVE_REGIONS = """() => {
  window.changes = 0
  const observer = new MutationObserver(found => { window.changes += found.length })
  for (const region of document.querySelectorAll(
    '[aria-live]:not([aria-live=off]), [role=status], [role=alert]'
  )) observer.observe(region, { childList: true, characterData: true, subtree: true })
}"""


def spoken(page: Page) -> Locator:
    return page.locator("[aria-live=polite] > *").last


def urgent(page: Page) -> Locator:
    return page.locator("[aria-live=assertive] > *")


def option(page: Page, name: str) -> Locator:
    return page.get_by_role("option", name=name)


def on_turn(session: BrowserSession, deal: Deal = DEAL, **options: object) -> Player:
    """Join at the begin of the own turn and wait until focus is in the hand."""
    ann = session.player().join(session.prepare_table(deal, **{"bot_delay": BOTS_WAIT, **options}))
    expect(ann.page.locator("[role=option]:focus")).to_have_count(1)
    return ann


def test_one_move_is_one_message(session: BrowserSession) -> None:
    table = session.prepare_table(
        Deal(hands=("blue-1 red-9 wild", "blue-draw1 green-6 red-3"), top="blue-5", dealer=0),
        humans=(0, 1),
    )
    ben = session.socket_client(table, 1)
    ann = session.player().join(table)
    ben.wait_for_turn()
    ben.move("play", card="blue-draw1")
    expect(spoken(ann.page)).to_have_text(
        # Whichever card it is, drawing and losing the turn belong to the play.
        re.compile(r"^Ben plays blue draw one\. You draw .+ and lose a turn\.$")
    )


def test_the_turn_is_spoken_and_the_hand_has_focus(session: BrowserSession) -> None:
    ann = on_turn(session)
    expect(urgent(ann.page)).to_have_text("Your turn. 2 playable")
    expect(option(ann.page, "blue 1, playable")).to_be_focused()
    expect(ann.page.get_by_role("listbox", name="Your hand, 3 cards")).to_be_visible()


def test_no_live_region_follows_the_clock(session: BrowserSession) -> None:
    ann = on_turn(session, turn_time=60)
    seconds = ann.page.locator(".status .clock .number")
    expect(seconds).to_be_visible()
    ann.page.evaluate(WATCH_LIVE_REGIONS)
    for _ in range(3):
        expect(seconds).not_to_have_text(seconds.inner_text())
    assert ann.page.evaluate("() => window.changes") == 0
    ann.page.keyboard.press("t")
    expect(spoken(ann.page)).to_contain_text("seconds left")
    assert ann.page.evaluate("() => window.changes") > 0


def test_reading_keys(session: BrowserSession) -> None:
    ann = on_turn(session)
    for key, text in {
        "w": "Your hand, 3 cards: blue 1, red 9 and wild. Playable: blue 1 and wild.",
        "r": "On top: blue 5. Current colour: blue.",
        "c": "On top: blue 5. Current colour: blue.",
        "e": "You have 3 cards. Ben has 3 cards.",
        "t": "Your turn",
        "s": "You have 0 points. Ben has 0 points. First to 500 points wins.",
        "l": "Ben turns up blue 5.",
        "o": "Sorted by number.",
        "p": "Not possible now.",
    }.items():
        ann.page.keyboard.press(key)
        expect(spoken(ann.page)).to_have_text(text)
        # Seen for a moment, too.
        expect(ann.page.get_by_text(text).last).to_be_visible()
    ann.page.keyboard.press("Shift+E")
    expect(spoken(ann.page)).to_contain_text("Backs of Ben\u2019s cards:")
    ann.page.keyboard.press("f")
    expect(spoken(ann.page)).to_contain_text("Light side. Clockwise. Draw pile")
    ann.page.keyboard.press("Shift+S")
    expect(ann.page.get_by_role("dialog", name="Scores")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[role=option]:focus")).to_have_count(1)


def test_a_repeated_text_is_spoken_again(session: BrowserSession) -> None:
    ann = on_turn(session)
    ann.page.keyboard.press("r")
    expect(spoken(ann.page)).to_contain_text("On top: blue 5.")
    first = spoken(ann.page).element_handle()
    ann.page.keyboard.press("r")
    ann.page.wait_for_function(
        "first => document.querySelector('[aria-live=polite] > :last-child') !== first", arg=first
    )
    expect(spoken(ann.page)).to_contain_text("On top: blue 5.")


def test_focus_after_a_play_a_draw_and_a_colour(session: BrowserSession) -> None:
    ann = on_turn(session, Deal(hands=("blue-1 red-9 wild", "green-1 green-6 red-3"), top="blue-5"))
    page = ann.page
    page.keyboard.press("Enter")
    ann.expect_top("blue 1")
    # The next card is in the place of the one played.
    expect(option(page, "red 9")).to_be_focused()


def test_a_colour_takes_focus_and_gives_it_back(session: BrowserSession) -> None:
    ann = on_turn(session)
    page = ann.page
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="blue", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(option(page, "wild, playable")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="blue", exact=True)).to_be_focused()
    page.keyboard.press("2")
    ann.expect_color("green")
    expect(page.locator("[role=option]:focus")).to_have_count(1)


def test_a_challenge_takes_focus_and_is_explained(session: BrowserSession) -> None:
    table = session.prepare_table(
        Deal(hands=("blue-1 red-9 wild", "wild-draw2 red-3 green-1"), top="blue-5", dealer=0),
        moves=[(1, Play(card="wild-draw2", color="red"))],
        bot_delay=BOTS_WAIT,
    )
    ann = session.player().join(table)
    expect(urgent(ann.page)).to_contain_text("A bluff if Ben held blue.")
    expect(urgent(ann.page)).to_contain_text("Ben played wild draw two.")
    expect(urgent(ann.page)).to_contain_text("Challenge: They draw 2, or you draw 4.")
    expect(ann.page.get_by_role("button", name="Accept")).to_be_focused()
    ann.page.keyboard.press("a")
    ann.expect_hand_size(5)
    expect(ann.page.locator("body:focus")).to_have_count(0)


def test_focus_at_the_end_of_a_round_and_after_the_deal(session: BrowserSession) -> None:
    deal = Deal(hands=("blue-1", "green-6"), top="blue-5")
    ann = on_turn(session, deal)
    page = ann.page
    page.keyboard.press("Enter")
    expect(page.locator("h1:focus")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Next round")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[role=option]:focus, [role=listbox]:focus")).to_have_count(1)


def test_focus_after_play_now(session: BrowserSession) -> None:
    ann = session.player().open("/")
    ann.page.get_by_role("button", name="Play now").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[role=option]:focus")).to_have_count(1)


def test_tab_stays_in_a_dialog(session: BrowserSession) -> None:
    ann = on_turn(session)
    page = ann.page
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_be_focused()
    expect(keys.get_by_role("button", name="Restore all keys")).to_be_visible()
    page.keyboard.press("Shift+Tab")
    expect(keys.get_by_role("button", name="Restore all keys")).to_be_focused()
    page.keyboard.press("Tab")
    expect(keys.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[role=option]:focus")).to_have_count(1)


def test_keys_are_changed_and_switched_off(session: BrowserSession) -> None:
    ann = on_turn(session)
    page = ann.page
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    keys.get_by_label("What the key does").select_option(label="Read my hand")
    keys.get_by_label("New key").press("d")
    keys.get_by_role("button", name="Change", exact=True).click()
    expect(keys.get_by_role("alert")).to_have_text("This key is taken: Draw a card")
    keys.get_by_label("New key").press("h")
    keys.get_by_role("button", name="Change", exact=True).click()
    expect(keys.get_by_role("alert")).to_have_count(0)
    keys.get_by_role("button", name="Close").click()
    page.keyboard.press("h")
    expect(spoken(page)).to_contain_text("Your hand, 3 cards")
    page.keyboard.press("?")
    # Every line is a button, too.
    keys.get_by_role("button", name="Read everyone").click()
    expect(spoken(page)).to_contain_text("You have 3 cards.")
    keys.get_by_label("Letters act as shortcuts").uncheck()
    keys.get_by_role("button", name="Close").click()
    page.keyboard.press("d")
    page.keyboard.press("Enter")
    ann.expect_top("blue 1")
    ann.expect_hand_size(2)


def test_letters_do_nothing_in_a_field(session: BrowserSession) -> None:
    ann = on_turn(session)
    page = ann.page
    sort = page.get_by_role("combobox", name="Sort")
    sort.focus()
    page.keyboard.press("d")
    page.keyboard.press("Escape")
    option(page, "blue 1").focus()
    page.keyboard.press("Enter")
    ann.expect_hand_size(2)
