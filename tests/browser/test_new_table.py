"""A table made by the form: a ruling that is overridden is said, and is played."""

import statistics

from playwright.sync_api import expect

from tests.support.actors import Person, without_waiting
from tests.support.browser_fixture import House


def form(house: House) -> Person:
    ann = house.person()
    ann.page.route("**/api/tables", without_waiting, times=1)
    ann.open("/make")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Bots").fill("3")
    ann.page.locator("[data-do=rulings] summary").click()
    ann.page.locator("[data-ruling=hand_size]").wait_for()
    return ann


def start(ann: Person) -> None:
    ann.page.get_by_role("button", name="Make the table").click()
    ann.page.locator("[data-do=start]").click()
    ann.page.locator(".hand").wait_for()


def dealt(ann: Person) -> int:
    """How many cards everybody got; a draw card turned up may have given one seat more."""
    (first, *_) = ann.views()
    return statistics.mode(int(hand["count"]) for hand in first["hands"])


COLOURED = """() => document.querySelector('.status strong').textContent === 'Your turn'
  && document.querySelector('.hold.can:not([data-face^=wild])') !== null"""


def may_draw(ann: Person) -> bool:
    """Whether one may draw in the first turn that begins with a coloured card that fits."""
    while (what := ann.to_do()) != "end":
        if what == "lay" and ann.page.evaluate(COLOURED):
            return ann.page.locator(".actions [data-do=draw]").is_enabled()
        ann.act(what)
    raise AssertionError("the round ended before anything fitted")


def test_as_on_the_sheet(house: House) -> None:
    ann = form(house)
    summary = ann.page.locator("[data-do=rulings] summary")
    expect(summary).to_contain_text("Printed rules")
    # What is changed and changed back is no change.
    ann.page.locator("[data-ruling=voluntary_draw]").select_option("false")
    expect(summary).to_contain_text("1 change to the printed rules")
    ann.page.locator("[data-ruling=voluntary_draw]").select_option("true")
    expect(summary).to_contain_text("Printed rules")
    # Nor is what was changed for another sheet.
    ann.page.locator("[data-ruling=hand_size]").fill("3")
    ann.page.locator("[data-ruling=hand_size]").blur()
    expect(summary).to_contain_text("1 change to the printed rules")
    ann.page.locator("[data-field=product]").select_option("")
    ann.page.locator("[data-field=edition]").select_option("flip-splash")
    expect(summary).to_contain_text("Printed rules")
    ann.page.locator("[data-field=edition]").select_option("flip-classic")
    start(ann)
    expect(ann.page.locator(".differs")).to_have_count(0)
    assert dealt(ann) == 7
    assert may_draw(ann)


def test_overridden(house: House) -> None:
    ann = form(house)
    ann.page.locator("[data-ruling=hand_size]").fill("10")
    ann.page.locator("[data-ruling=hand_size]").blur()
    ann.page.locator("[data-ruling=voluntary_draw]").select_option("false")
    summary = ann.page.locator("[data-do=rulings] summary")
    expect(summary).to_contain_text("2 changes to the printed rules")
    ann.page.get_by_role("button", name="Make the table").click()
    # Whoever comes to the lobby reads what is different here.
    expect(ann.page.get_by_text("Cards dealt to each: 10")).to_be_visible()
    expect(ann.page.get_by_text("Draw despite a playable card: No")).to_be_visible()
    ann.page.locator("[data-do=start]").click()
    ann.page.locator(".hand").wait_for()
    expect(ann.page.locator(".differs")).to_have_text("2 changes to the printed rules")
    assert dealt(ann) == 10
    assert not may_draw(ann)


def test_every_ruling_and_value_has_a_text(house: House) -> None:
    """The rulings the server offers are those that the client declares texts for."""
    ann = house.person().open("/make")
    rulings = ann.page.locator("[data-do=rulings]")
    rulings.locator("summary").click()
    ann.page.locator("[data-field=product]").select_option("")
    for edition in ("flip-classic", "beachcomber"):
        ann.page.locator("[data-field=edition]").select_option(edition)
        rulings.locator("[data-ruling=deck]").wait_for()
        words = rulings.locator("label, option").all_inner_texts()
        assert len(words) > 30
        assert [text for text in words if "ruling-" in text or "_" in text] == []
