"""Reduced motion, chosen in the settings, whatever the device says: things fade or stand still."""

import pytest
from playwright.sync_api import expect

from tests.browser.test_axe import round_end
from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import Deal

HIT = Deal(hands=("green-1 red-9", "blue-draw1 blue-2"), top="blue-5", dealer=0)
CHOOSE = """motion => {
  const stored = JSON.parse(localStorage.getItem('flipdeck.settings'))
  localStorage.setItem('flipdeck.settings', JSON.stringify({ ...stored, motion }))
}"""
NOTE_ANIMATIONS = """() => {
  window.animated = {}
  const own = ['offset', 'computedOffset', 'easing', 'composite']
  // As soon as something is on the page: on a busy machine it may be gone before it is painted.
  new MutationObserver(() => document.getAnimations().forEach(({ effect }) => {
    const part = effect.target.closest('[data-part]')?.dataset.part
    const names = effect.getKeyframes().flatMap(Object.keys).filter(name => !own.includes(name))
    window.animated[part] = [...new Set(names)].sort().join()
  })).observe(document, { childList: true, subtree: true })
}"""
ANIMATED = "part => window.animated[part]"
MOTIONS = {"reduce": "no-preference", "full": "reduce"}
"""What is chosen, and what the device asks for: the opposite."""


@pytest.fixture(params=MOTIONS)
def motion(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def player_with(session: BrowserSession, motion: str) -> Player:
    """A player who has chosen how things move; the page notes what is animated."""
    ann = session.player(reduced_motion=MOTIONS[motion])
    ann.context.add_init_script(f"({NOTE_ANIMATIONS})()")
    ann.open("/")
    ann.page.evaluate(CHOOSE, motion)
    return ann


def test_a_banner_and_a_notice(session: BrowserSession, motion: str) -> None:
    table = session.prepare_table(HIT, humans=(0, 1))
    ann = player_with(session, motion).join(table)
    ben = session.socket_client(table, 1)
    ben.move("play", card="blue-draw1")
    ben.leave()
    for part in ("banner", "notices"):
        seen = ann.page.wait_for_function(ANIMATED, arg=part).json_value()
        assert seen == ("opacity" if motion == "reduce" else "opacity,transform"), part


def test_confetti_and_bars(session: BrowserSession, motion: str) -> None:
    ann = player_with(session, motion).open(round_end(session).link(0))
    confetti = ann.page.locator("[data-part=celebration]")
    grows = ann.page.locator("[data-part=bars] .bar.new").first
    expect(grows).to_be_attached()
    if motion == "reduce":
        expect(confetti).to_be_hidden()
        expect(grows).to_have_css("animation-name", "none")
        assert ann.page.evaluate(ANIMATED, "bars") is None
    else:
        expect(confetti).to_be_visible()
        assert ann.page.wait_for_function(ANIMATED, arg="bars").json_value() == "transform"
