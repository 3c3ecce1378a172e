"""A table created by the form: a ruling that is overridden is shown and in force."""

import statistics

from playwright.sync_api import expect

from tests.support.actors import Player, without_delays
from tests.support.browser_fixture import BrowserSession


def open_form(session: BrowserSession) -> Player:
    ann = session.player()
    ann.page.route("**/api/tables", without_delays, times=1)
    ann.open("/make")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Bots").fill("3")
    ann.page.locator("[data-do=rulings] summary").click()
    ann.page.locator("[data-ruling=hand_size]").wait_for()
    return ann


def start(ann: Player) -> None:
    ann.page.get_by_role("button", name="Make the table").click()
    ann.page.locator("[data-do=start]").click()
    ann.page.locator(".hand").wait_for()


def hand_size(ann: Player) -> int:
    """How many cards were dealt to each; a draw card as start card may have added some to one."""
    (first, *_) = ann.views()
    return statistics.mode(int(hand["count"]) for hand in first["hands"])


COLOURED = """() => document.querySelector('.status strong').textContent === 'Your turn'
  && document.querySelector('.hold.can:not([data-face^=wild])') !== null"""


def may_draw(ann: Player) -> bool:
    """Whether drawing is allowed in the first turn that begins with a playable coloured card."""
    while (action := ann.next_action()) != "end":
        if action == "play" and ann.page.evaluate(COLOURED):
            return ann.page.locator(".actions [data-do=draw]").is_enabled()
        ann.act(action)
    raise AssertionError("the round ended before any coloured card was playable")


def test_printed_rules(session: BrowserSession) -> None:
    ann = open_form(session)
    summary = ann.page.locator("[data-do=rulings] summary")
    expect(summary).to_contain_text("Printed rules")
    # A change that is undone does not count.
    ann.page.locator("[data-ruling=voluntary_draw]").select_option("false")
    expect(summary).to_contain_text("1 change to the printed rules")
    ann.page.locator("[data-ruling=voluntary_draw]").select_option("true")
    expect(summary).to_contain_text("Printed rules")
    # Nor does one made for another edition.
    ann.page.locator("[data-ruling=hand_size]").fill("3")
    ann.page.locator("[data-ruling=hand_size]").blur()
    expect(summary).to_contain_text("1 change to the printed rules")
    ann.page.locator("[data-field=product]").select_option("")
    ann.page.locator("[data-field=edition]").select_option("flip-splash")
    expect(summary).to_contain_text("Printed rules")
    ann.page.locator("[data-field=edition]").select_option("flip-classic")
    start(ann)
    expect(ann.page.locator(".differs")).to_have_count(0)
    assert hand_size(ann) == 7
    assert may_draw(ann)


def test_overridden_rules(session: BrowserSession) -> None:
    ann = open_form(session)
    ann.page.locator("[data-ruling=hand_size]").fill("10")
    ann.page.locator("[data-ruling=hand_size]").blur()
    ann.page.locator("[data-ruling=voluntary_draw]").select_option("false")
    summary = ann.page.locator("[data-do=rulings] summary")
    expect(summary).to_contain_text("2 changes to the printed rules")
    ann.page.get_by_role("button", name="Make the table").click()
    # The lobby lists the changes.
    expect(ann.page.get_by_text("Cards dealt to each: 10")).to_be_visible()
    expect(ann.page.get_by_text("Draw despite a playable card: No")).to_be_visible()
    ann.page.locator("[data-do=start]").click()
    ann.page.locator(".hand").wait_for()
    expect(ann.page.locator(".differs")).to_have_text("2 changes to the printed rules")
    assert hand_size(ann) == 10
    assert not may_draw(ann)


def test_every_ruling_and_value_has_a_text(session: BrowserSession) -> None:
    """The rulings the server offers are those that the client declares texts for."""
    ann = session.player().open("/make")
    rulings = ann.page.locator("[data-do=rulings]")
    rulings.locator("summary").click()
    ann.page.locator("[data-field=product]").select_option("")
    for edition in ("flip-classic", "beachcomber"):
        ann.page.locator("[data-field=edition]").select_option(edition)
        rulings.locator("[data-ruling=deck]").wait_for()
        words = rulings.locator("label, option").all_inner_texts()
        assert len(words) > 30
        assert [text for text in words if "ruling-" in text or "_" in text] == []
