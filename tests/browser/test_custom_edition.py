"""A registered edition with a deck of its own is drawn, named and played in the page."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from flipdeck import registered
from tests.support.actors import open_more_options
from tests.support.browser_fixture import BrowserSession
from tests.support.custom_edition import DAY, DECK, NIGHT, SKY
from tests.support.prepared_table import Deal
from tests.support.server_process import ServerProcess

COLOR_AT = """(image, [x, y]) => {
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const [red, green, blue] = context.getImageData(canvas.width * x, canvas.height * y, 1, 1).data
  return '#' + [red, green, blue].map(part => part.toString(16).padStart(2, '0')).join('')
}"""
"""The colour of a card's image at a place given as parts of its width and height."""
GROUND = (0.5, 0.08)
"""Above the oval, where nothing is drawn on the ground."""
SKY_DEAL = Deal(
    hands=(
        "amber-dusk/onyx-1 coral-rain3/umber-2 ivory-nap/violet-3 rainbow/onyx-9 jade-2/slate-9",
        "jade-1/onyx-storm6 jade-2/slate-sleepall jade-3/aurora jade-4/umber-4 jade-5/violet-5",
    ),
    top="amber-4/slate-4",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    running = ServerProcess(tmp_path_factory.mktemp("custom"), "tests.support.custom_edition")
    running.start()
    with registered(SKY, DECK):
        yield running
    running.stop()


def test_its_cards_are_drawn_named_and_flipped(session: BrowserSession) -> None:
    table = session.prepare_table(SKY_DEAL, edition="sky-first", humans=(0, 1))
    ann = session.player().join(table)
    ben = session.player().join(table, 1)
    page = ann.page
    expect(page.locator("header .side")).to_have_text("Side in play: day")
    for face, swatch in (("coral-rain3", "#e8694a"), ("ivory-nap", "#8c7a4f")):
        card = page.locator(f".hold[data-face={face}] img")
        assert card.evaluate(COLOR_AT, GROUND) == swatch
    expect(page.locator(".hold[data-face=ivory-nap]")).to_have_accessible_name(
        re.compile("^ivory nap,")
    )
    ann.click_card("ivory-nap")
    expect(page.locator(".why")).to_contain_text("match amber or 4")

    ann.click_card("amber-dusk")
    ann.wait_for_answer()
    expect(page.locator("header .side")).to_have_text("Side in play: night")
    ann.expect_log("Flip! Night falls: the night side is in play.")
    assert set(ben.hand()) == {"onyx-storm6", "slate-sleepall", "aurora", "umber-4", "violet-5"}
    expect(page.locator("html")).to_have_attribute("data-light", "night")

    ben.click_card("aurora")
    expect(ben.page.locator("[data-color]")).to_have_text(["onyx", "slate", "umber", "violet"])
    ben.page.locator("[data-color=violet]").click()
    ben.wait_for_answer()
    ann.expect_log("Ben plays aurora and chooses violet.")
    ann.expect_color("violet")


def test_it_is_offered_and_played_from_the_first_page(session: BrowserSession) -> None:
    ann = session.player().open("/")
    ann.page.locator("[data-field=edition]").select_option("sky-first")
    expect(ann.page.locator(".hero")).to_contain_text("day and night")
    ann.page.locator("[data-do=play]").click()
    ann.page.locator(".hand").wait_for()
    colors = {face.split("-")[0] for face in ann.hand()}
    # A bot before her may have turned the cards over.
    assert any(colors <= {*side.colors, "rainbow", "aurora"} for side in (DAY, NIGHT))


def test_its_rules_and_rulings_are_shown(session: BrowserSession) -> None:
    ann = session.player().open("/rules/sky-first")
    expect(ann.page.locator("select")).to_have_value("sky-first")
    expect(ann.page.locator("[data-step=flip]")).to_be_visible()
    expect(ann.page.locator("[data-gallery]")).to_have_count(2)
    ann.page.get_by_role("link", name="Flipping").click()
    expect(ann.page.locator("#flip")).to_be_visible()
    ann.open("/make")
    expect(ann.page.locator(".tile:has([data-edition=sky-first]) img")).to_have_count(3)
    open_more_options(ann)
    ann.page.locator("[data-field=product]").select_option("")
    ann.page.locator("[data-field=edition]").select_option("sky-first")
    ann.page.locator("[data-do=rulings] summary").click()
    expect(ann.page.locator("[data-ruling=deck]")).to_have_value("sky110")
    expect(ann.page.locator("[data-ruling=wild_after_flip]")).to_be_visible()
