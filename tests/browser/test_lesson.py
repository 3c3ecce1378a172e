"""The lesson by keyboard alone, by touch, with wrong moves and skipped; first help and hints."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from flipdeck.rules.moves import CallUno, Catch, Challenge, Draw, Play
from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal
from tools.lesson_files import STEPS, Step

LANGUAGES: Final = ("en", "fi")
"""The whole lesson is played in each: add a language here."""
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
BUTTONS: Final = {Draw: "draw", Catch: "catch", Challenge: "challenge", CallUno: "uno"}
MOST_TABS: Final = 40


def panel(player: Player, step: str) -> Locator:
    """The lesson's panel once it asks for a step and nothing is moving."""
    found = player.page.locator(f".lesson[data-step={step}][data-moving=false]")
    found.wait_for()
    return found


def learn(session: BrowserSession, **context: Any) -> Player:
    player = session.player(newcomer=True, **context)
    player.open("/learn")
    panel(player, "color")
    return player


# By keyboard alone.


def press_until(player: Player, key: str, target: Locator) -> None:
    """Press a key until an element has focus."""
    expect(target).to_be_visible()
    for _ in range(MOST_TABS):
        if target.evaluate("each => each === document.activeElement"):
            return
        player.page.keyboard.press(key)
    raise AssertionError(f"{key} never leads to {target}")


def activate(player: Player, target: Locator) -> None:
    press_until(player, "Tab", target)
    player.page.keyboard.press("Enter")


def expect_focus(player: Player, step: Step) -> None:
    """Focus is in the hand, or on the answers where a question is asked."""
    where = ".actions" if isinstance(step.asks, Challenge) else ".hand"
    expect(player.page.locator(f"{where} :focus")).to_have_count(1)


def do_by_key(player: Player, step: Step) -> None:
    """Do what the step asks for; focus begins where the page has put it."""
    keyboard = player.page.keyboard
    if step.asks is None:
        activate(player, player.page.locator(f"[data-answer='{step.answers[0]}']"))
        return
    if player.page.get_by_role("dialog").count():
        keyboard.press("Escape")
        expect(player.page.get_by_role("dialog")).to_have_count(0)
    if not isinstance(step.asks, Play):
        activate(player, player.page.locator(f".actions [data-do={BUTTONS[type(step.asks)]}]"))
        return
    if not player.page.locator(".hand :focus").count():
        press_until(player, "Tab", player.page.locator(".hand [tabindex='0']"))
    keyboard.press("Home")
    press_until(player, "ArrowRight", player.card(step.asks.card))
    keyboard.press("Enter")
    if step.asks.color:
        activate(player, player.page.locator(f"[data-color={step.asks.color}]"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_lesson_by_keyboard_alone(session: BrowserSession, language: str) -> None:
    zoe = learn(session, language=language)
    said = zoe.page.locator("[data-part=lesson]")
    texts = set()
    for step in STEPS:
        asked = panel(zoe, step.id)
        # What a screen reader is told is what the panel shows.
        expect(said).not_to_be_empty()
        text = said.inner_text()
        assert text not in texts
        texts.add(text)
        expect(asked.locator(".says")).to_contain_text(text)
        if step.asks is not None and not zoe.page.get_by_role("dialog").count():
            expect_focus(zoe, step)
        do_by_key(zoe, step)
    end = panel(zoe, "end")
    expect(said).to_contain_text("58")
    expect(zoe.page.locator("section.end")).to_be_visible()
    expect(end.locator("[data-do=play]")).to_be_focused()
    zoe.page.keyboard.press("Enter")
    zoe.page.wait_for_url("**/t/*")
    zoe.page.locator(".hand").wait_for()
    # Whoever has done the lesson needs no help at the first table.
    expect(zoe.page.locator("[data-part=first-hint]")).to_have_count(0)


# By touch on a phone.


def tap(player: Player, step: Step) -> None:
    page = player.page
    close = page.get_by_role("dialog").get_by_role("button")
    if close.count():
        close.tap()
    if step.asks is None:
        page.locator(f"[data-answer='{step.answers[0]}']").tap()
    elif isinstance(step.asks, Play):
        player.card(step.asks.card).tap(position={"x": 12, "y": 30})
        if step.asks.color:
            page.locator(f"[data-color={step.asks.color}]").tap()
    else:
        page.locator(f".actions [data-do={BUTTONS[type(step.asks)]}]").tap()


COVERED = """panel => {
  const box = panel.getBoundingClientRect()
  const needed = '.seat, .pile, .hold, .status, .actions button:enabled'
  return [...document.querySelectorAll(needed)].filter((each) => {
    const other = each.getBoundingClientRect()
    return other.width && other.top < box.bottom - 1 && other.bottom > box.top + 1
  }).map((each) => each.className)
}"""


def test_the_lesson_by_touch_covers_nothing_needed(session: BrowserSession) -> None:
    zoe = learn(session, **PHONE)
    for step in STEPS:
        asked = panel(zoe, step.id)
        assert asked.evaluate(COVERED) == [], step.id
        assert zoe.page.evaluate("document.documentElement.scrollWidth") <= 360
        tap(zoe, step)
    end = panel(zoe, "end")
    assert end.evaluate(COVERED) == []
    for way in ("play", "make", "rules"):
        expect(end.locator(f"[data-do={way}]")).to_be_in_viewport()
    end.locator("[data-do=rules]").tap()
    zoe.page.wait_for_url("**/rules")


OVERLAPS = """() => {
  const all = '.lesson, .chip, .backs, .pile, .force, .status, .actions button, .hand'
  const shown = [...document.querySelectorAll(all)].filter(each =>
    each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width)
  const boxes = shown.map(each => [each.className, each.getBoundingClientRect()])
  const problems = boxes.filter(([, box]) => box.top < -1 || box.left < -1
    || box.right > innerWidth + 1 || box.bottom > innerHeight + 1).map(([name]) => `${name} cut`)
  boxes.forEach(([name, one], at) => boxes.slice(at + 1).forEach(([other, two]) => {
    if (one.left < two.right - 1 && two.left < one.right - 1
      && one.top < two.bottom - 1 && two.top < one.bottom - 1)
      problems.push(`${name} over ${other}`)
  }))
  return problems
}"""
"""Which of what one plays with lies over something else or beyond the screen."""


@pytest.mark.parametrize(
    ("width", "height"), [(360, 740), (740, 360), (768, 1024), (1366, 768), (1440, 900)]
)
def test_nothing_overlaps_in_any_step(session: BrowserSession, width: int, height: int) -> None:
    zoe = learn(session, viewport={"width": width, "height": height}, reduced_motion="reduce")
    for step in STEPS:
        panel(zoe, step.id)
        assert zoe.page.evaluate(OVERLAPS) == [], step.id
        do_by_key(zoe, step)
    panel(zoe, "end")
    assert zoe.page.evaluate(OVERLAPS) == []


# Other moves than those asked for.


def test_another_legal_move_is_answered_kindly(session: BrowserSession) -> None:
    zoe = learn(session)
    zoe.click_card("red-5")
    kindly = zoe.page.locator(".lesson .detour")
    expect(kindly).to_have_text("You could do that in a real game. For now, play blue 2.")
    expect(zoe.page.locator("[data-part=lesson]")).to_contain_text("For now, play blue 2.")
    zoe.expect_hand_size(7)
    zoe.expect_top("blue 5")
    zoe.press("draw")
    zoe.expect_hand_size(7)
    zoe.play("blue-2")
    panel(zoe, "number")
    expect(kindly).to_have_count(0)


def test_an_illegal_card_is_refused_as_at_any_table(session: BrowserSession) -> None:
    zoe = learn(session)
    zoe.click_card("yellow-8")
    refused = zoe.page.locator(".why")
    expect(refused).to_contain_text("match blue or 5")
    expect(zoe.page.locator(".lesson .detour")).to_have_count(0)
    zoe.play("blue-2")
    panel(zoe, "number")
    expect(refused).to_have_count(0)


def test_a_wrong_answer_and_starting_over(session: BrowserSession) -> None:
    zoe = learn(session)
    for step in STEPS:
        panel(zoe, step.id)
        if step.asks is None:
            break
        do_by_key(zoe, step)
    zoe.page.locator(f"[data-answer='{step.answers[1]}']").click()
    expect(zoe.page.locator(".lesson .detour")).to_contain_text("Not quite")
    panel(zoe, "backs")
    zoe.page.locator("[data-do=again]").click()
    panel(zoe, "color")
    zoe.expect_hand_size(7)
    expect(zoe.page.locator("[data-do=again]")).to_have_count(0)


def test_the_lesson_can_be_skipped_at_once(session: BrowserSession) -> None:
    zoe = learn(session)
    zoe.page.locator("[data-do=skip]").click()
    zoe.page.wait_for_url(zoe.url + "/")
    expect(zoe.page.locator(".lesson")).to_have_count(0)


# Help at a real table.

DEAL: Final = Deal(hands=("blue-7 wild red-9 red-8", "green-1 green-6 red-3 red-4"), top="blue-5")


def test_three_hints_at_the_first_table_and_never_again(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    zoe = session.player(newcomer=True).join(table)
    note = zoe.page.locator("[data-part=first-hint]")
    for start in ("Raised cards", "The small cards", "Press UNO"):
        expect(note).to_contain_text(start)
        note.locator("[data-do=got-it]").click()
    expect(note).to_have_count(0)
    zoe.page.reload()
    zoe.page.locator(".hand").wait_for()
    expect(note).to_have_count(0)


def test_the_hints_give_way_and_can_be_hidden(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    zoe = session.player(newcomer=True).join(table)
    note = zoe.page.locator("[data-part=first-hint]")
    note.locator("[data-do=got-it]").click()
    zoe.click_card("red-9")
    expect(zoe.page.locator(".why")).to_be_visible()
    expect(note).to_have_count(0)
    zoe.page.locator(".why button").click()
    expect(note).to_contain_text("The small cards")
    note.locator("[data-do=hide-hints]").click()
    expect(note).to_have_count(0)


def test_what_can_i_do(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    zoe = session.player().join(table)
    zoe.page.get_by_role("button", name="What can I do?").click()
    note = zoe.page.locator("[data-part=hint]")
    expect(note).to_contain_text("You can play blue 7 or wild, or draw.")
    expect(note.locator("strong")).to_have_text("Play blue 7.")
    expect(note).to_contain_text("It is your only blue card, and you keep your wild for later.")
    zoe.play("blue-7")
    expect(note).to_have_count(0)


def test_no_hints_among_people(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, humans=(0, 1))
    zoe = session.player().join(table)
    expect(zoe.page.locator("[data-do=hint]")).to_have_count(0)


def test_a_card_says_what_it_does(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    zoe = session.player().join(table)
    zoe.card("wild").hover(position={"x": 30, "y": 60})
    tip = zoe.page.get_by_role("tooltip")
    expect(tip).to_contain_text("wild")
    expect(tip).to_contain_text("Playable on anything: you choose the colour.")
    zoe.page.mouse.move(2, 2)
    expect(tip).to_have_count(0)


def test_a_card_held_by_a_finger_is_not_played(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    zoe = session.player(**PHONE).join(table)
    box = zoe.card("blue-7").bounding_box()
    assert box is not None
    at = {"x": box["x"] + 14, "y": box["y"] + 40}
    touch = zoe.context.new_cdp_session(zoe.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    tip = zoe.page.get_by_role("tooltip")
    expect(tip).to_contain_text("Playable on the same colour or the same number.")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    zoe.card("blue-7").tap(position={"x": 14, "y": 40})
    zoe.expect_hand_size(3)
    expect(tip).to_have_count(0)
