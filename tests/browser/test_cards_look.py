"""How cards look: patterns by choice, the colour of a wild, shapes in forced colours."""

from playwright.sync_api import expect

from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal

DEAL = Deal(hands=("wild/pink-7 red-8/purple-5 blue-2/teal-9", "green-5/teal-4"), top="blue-5")
PATTERNS = "() => localStorage.setItem('flipdeck.settings', JSON.stringify({patterns: true}))"
MARK = """mark => {
  const [ground, shape] = [mark.querySelector('rect'), mark.querySelector('use')]
  return [getComputedStyle(ground).fill, getComputedStyle(shape).color]
}"""


def test_patterns_are_drawn_where_they_are_chosen(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    ann = session.player().join(table)
    plain = {face: ann.card(face).locator("img").get_attribute("src") for face in ann.hand()}
    expect(ann.page.locator("html")).not_to_have_attribute("data-patterns", "")
    # Another tab changes the setting, as its settings would: the cards follow at once.
    other = ann.context.new_page()
    other.goto(session.server.url + "/rules")
    other.evaluate(PATTERNS)
    expect(ann.page.locator("html[data-patterns]")).to_have_count(1)
    for face in ("red-8", "blue-2"):
        expect(ann.card(face).locator("img")).not_to_have_attribute("src", plain[face] or "")
    expect(ann.card("wild").locator("img")).to_have_attribute("src", plain["wild"] or "")


def test_the_colour_named_for_a_wild_is_ringed_on_it(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    ann = session.player().join(table)
    pile = ann.page.locator("[data-spot=discard]")
    expect(pile.locator("[data-named]")).to_have_count(0)
    ann.play("wild", "yellow")
    expect(pile.locator("[data-named=yellow]")).to_be_visible()


def test_forced_colours_leave_colours_and_shapes(session: BrowserSession) -> None:
    table = session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    marks = []
    for forced in ("none", "active"):
        page = session.player(forced_colors=forced).join(table).page
        marks.append(page.locator(".force .mark svg").evaluate(MARK))
    assert marks[0] == marks[1]
    assert marks[0][0] != marks[0][1]
