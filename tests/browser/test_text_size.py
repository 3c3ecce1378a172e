"""A table with letters of twice the size: nothing is cut off, nothing is out of reach."""

from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.test_axe import STATES
from tests.support.actors import Player
from tests.support.browser_fixture import BrowserSession
from tests.support.text_layout import cut_text

SIZES: Final = (
    ViewportSize(width=360, height=740),
    ViewportSize(width=740, height=360),
    ViewportSize(width=1440, height=900),
)
STATES_TRIED: Final = (
    *("light side", "challenge asked", "colour asked", "gift of what", "refused"),
    *("menu", "settings", "round end"),
)
ENLARGE: Final = """() => {
  const stored = JSON.parse(localStorage.getItem('flipdeck.settings'))
  localStorage.setItem('flipdeck.settings', JSON.stringify({ ...stored, textSize: 200 }))
}"""
OUT_OF_REACH: Final = """() => {
  const dialog = document.querySelector('[role=dialog][aria-modal=true]')
  const all = (dialog ?? document).querySelectorAll('button, select, input, a[href], summary')
  return [...all].filter(each => {
    if (each.closest('.unseen, .skip, .access')) return false
    if (!each.checkVisibility({ visibilityProperty: true })) return false
    each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = each.getBoundingClientRect()
    // Of cards in hand that lie over one another a corner is free.
    const [x, y] = each.matches('.hold')
      ? [box.left + 24, box.top + 36]
      : [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    const hit = document.elementFromPoint(x, y)
    // What is behind a panel waits until that is closed.
    const over = hit?.closest('[role=dialog], .why, .asked, section.end')
    return !(hit && (each.contains(hit) || over && !over.contains(each)))
  }).map(each => each.ariaLabel ?? (each.textContent.trim() || each.className))
}"""
OVERLAPPING: Final = """() => {
  const parts = ['header', '.status', '.sort', '.last', '.own', '.hand', '.chip', '.backs']
  const selectors = [...parts, '.force', '.pile', '.actions button'].join()
  const boxes = [...document.querySelectorAll(selectors)]
    .filter(each => each.checkVisibility({ visibilityProperty: true }))
    .map(each => [each.className.split(' ')[0] || each.tagName, each.getBoundingClientRect()])
  return boxes.flatMap(([name, one], at) => boxes.slice(at + 1).flatMap(([other, two]) =>
    one.left < two.right - 2 && two.left < one.right - 2
      && one.top < two.bottom - 2 && two.top < one.bottom - 2 ? [`${name} over ${other}`] : []))
}"""


def problems(player: Player, *, apart: bool) -> list[str]:
    """What cannot be read or reached; where ``apart`` also what of the table overlaps."""
    found = cut_text(player.page, fields=False)
    if apart:
        found += player.page.evaluate(OVERLAPPING)
    return found + [f"out of reach: {name}" for name in player.page.evaluate(OUT_OF_REACH)]


@pytest.mark.parametrize("state", STATES_TRIED)
def test_nothing_is_cut_off_or_out_of_reach(session: BrowserSession, state: str) -> None:
    prepare, act = STATES[state]
    ann = session.player(viewport=SIZES[0]).open("/")
    ann.page.evaluate(ENLARGE)
    ann.open(prepare(session).link(0))
    ann.page.locator(".hold, section.end").first.wait_for()
    act(ann)
    found = {}
    for size in SIZES:
        ann.page.set_viewport_size(size)
        found[size["width"]] = problems(ann, apart=state != "round end")
    assert found == {size["width"]: [] for size in SIZES}
