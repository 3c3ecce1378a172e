"""The lesson by keyboard alone, by touch, with wrong moves and skipped; first help and hints."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from flipdeck.rules.moves import CallUno, Catch, Challenge, Draw, Play
from tests.support.actors import Player
from tests.support.axe import axe_problems
from tests.support.browser_fixture import BrowserSession
from tests.support.lesson_player import KeyboardLearner
from tests.support.prepared_table import BOTS_WAIT, Deal
from tools.lesson_files import EDITION, STEPS, Step

LANGUAGES: Final = ("en", "fi", "de")
"""The whole lesson is played in each: add a language here."""
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
BUTTONS: Final = {Draw: "draw", Catch: "catch", Challenge: "challenge", CallUno: "uno"}


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_lesson_by_keyboard_alone(session: BrowserSession, language: str) -> None:
    zoe = session.player(newcomer=True, language=language).open("/learn")
    learner = KeyboardLearner(zoe, language)
    spoken = set()
    for step in STEPS:
        learner.expect_asked(step)
        spoken.add(learner.spoken.inner_text())
        if step.asks is not None:
            learner.expect_focus(step)
        learner.do(step)
    learner.expect_end(points=58, target=EDITION.rulings.target)
    assert len(spoken) == len(STEPS)
    expect(learner.button(learner.text("home-play"))).to_be_focused()
    zoe.page.keyboard.press("Enter")
    zoe.page.wait_for_url("**/t/*")
    expect(learner.hand).to_be_visible()
    # Whoever has done the lesson needs no help at the first table.
    expect(learner.button(learner.text("first-hint-close"))).to_have_count(0)


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
CHECKED: Final = ("backs", "challenge", "out")
"""A question, and two steps on the dark side: axe-core looks at these; at the first elsewhere."""


@pytest.mark.parametrize(
    ("width", "height"), [(360, 740), (740, 360), (768, 1024), (1366, 768), (1440, 900)]
)
def test_nothing_overlaps_in_any_step(session: BrowserSession, width: int, height: int) -> None:
    zoe = learn(session, viewport={"width": width, "height": height}, reduced_motion="reduce")
    for step in STEPS:
        panel(zoe, step.id)
        assert zoe.page.evaluate(OVERLAPS) == [], step.id
        if width in (360, 1440) and step.id in CHECKED:
            # "+1" fades away.
            expect(zoe.page.locator(".grown")).to_have_count(0)
            assert axe_problems(zoe.page) == [], step.id
        KeyboardLearner(zoe, "en").do(step)
    panel(zoe, "end")
    assert zoe.page.evaluate(OVERLAPS) == []
    if width in (360, 1440):
        assert axe_problems(zoe.page) == []


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
        KeyboardLearner(zoe, "en").do(step)
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
