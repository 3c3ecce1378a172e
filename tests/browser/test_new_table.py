"""A table created by the form: a ruling that is overridden is shown and in force."""

import statistics

from playwright.sync_api import expect

from tests.support.actors import Player, open_more_options, without_delays
from tests.support.browser_fixture import BrowserSession


def open_form(session: BrowserSession) -> Player:
    ann = session.player()
    ann.page.route("**/api/tables", without_delays, times=1)
    ann.open("/make")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Bots", exact=True).fill("3")
    open_more_options(ann)
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
    open_more_options(ann)
    rulings = ann.page.locator("[data-do=rulings]")
    rulings.locator("summary").click()
    ann.page.locator("[data-field=product]").select_option("")
    for edition in ("flip-classic", "beachcomber"):
        ann.page.locator("[data-field=edition]").select_option(edition)
        rulings.locator("[data-ruling=deck]").wait_for()
        words = rulings.locator("label, option").all_inner_texts()
        assert len(words) > 30
        assert [text for text in words if "ruling-" in text or "_" in text] == []


def test_two_clicks_to_a_table(session: BrowserSession) -> None:
    ann = session.player().open("/")
    ann.page.locator("[data-do=make]").click()
    ann.page.get_by_role("button", name="Make the table").click()
    ann.page.locator("[data-do=start]").wait_for()
    expect(ann.page.locator(".seats li")).to_have_count(4)


def test_an_edition_is_chosen_by_its_picture(session: BrowserSession) -> None:
    ann = session.player().open("/make")
    summary = ann.page.locator("[data-part=summary]")
    expect(summary).to_contain_text("UNO FLIP, 2018 sheet, English")
    expect(summary).to_contain_text("First to 500 points wins.")
    expect(ann.page.locator("[data-edition]")).to_have_count(5)
    # Each edition is drawn with cards of its own deck.
    expect(ann.page.locator(".tile:has([data-edition=flip-classic]) img")).to_have_count(3)
    ann.page.get_by_role("radio", name="Nordic").check()
    expect(summary).to_contain_text("One round decides.")
    ann.page.get_by_role("radio", name="Beachcomber").check()
    expect(summary).to_contain_text("Barbie UNO, English")
    # The sheet in the box follows, and the other way round.
    open_more_options(ann)
    expect(ann.page.locator("[data-field=product]")).to_have_value("beachcomber")
    ann.page.locator("[data-field=product]").select_option("flip-splash")
    expect(ann.page.get_by_role("radio", name="Splash")).to_be_checked()


def test_seats_and_bots_are_stepped(session: BrowserSession) -> None:
    ann = session.player().open("/make")
    page = ann.page
    seats, bots = page.get_by_label("Seats"), page.get_by_label("Bots", exact=True)
    summary = page.locator("[data-part=summary]")
    page.locator("[data-do=bots-more]").click()
    page.locator("[data-do=bots-more]").click()
    expect(bots).to_have_value("2")
    expect(summary).to_contain_text("4 seats, 2 bots")
    # One seat is one's own: with fewer seats there is room for fewer bots.
    page.locator("[data-do=seats-fewer]").click()
    page.locator("[data-do=seats-fewer]").click()
    expect(seats).to_have_value("2")
    expect(page.locator("[data-do=seats-fewer]")).to_be_disabled()
    expect(bots).to_have_value("1")
    expect(summary).to_contain_text("2 seats, 1 bot")
    expect(page.locator("[data-do=bots-more]")).to_be_disabled()
    # A number out of range is brought back within it.
    seats.fill("99")
    seats.blur()
    expect(seats).to_have_value("10")
    open_more_options(ann)
    page.get_by_label("Mode").select_option("partners")
    expect(seats).to_be_disabled()
    expect(seats).to_have_value("4")
