"""A table is made by the sheet in the box; its rules page cites that section."""

from playwright.sync_api import Page, expect

from tests.support.actors import Player, open_more_options, without_delays
from tests.support.browser_fixture import BrowserSession


def form(session: BrowserSession) -> Player:
    ann = session.player()
    ann.page.route("**/api/tables", without_delays, times=1)
    ann.open("/make")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Bots", exact=True).fill("3")
    open_more_options(ann)
    return ann


def choose(page: Page, product: str, language: str) -> None:
    page.get_by_label("Product").select_option(label=product)
    page.get_by_label("Language of the sheet").select_option(label=language)


def test_a_table_by_the_sheet_in_the_box(session: BrowserSession) -> None:
    ann = form(session)
    box = ann.page.get_by_role("group", name="The sheet in your box")
    expect(box).to_contain_text("Played as Classic")
    choose(ann.page, "UNO FLIP, 2018 sheet", "Español (España)")
    expect(box.get_by_text("Play starts to the: right")).to_be_visible()
    # The rulings start from what this section prints.
    ann.page.locator("[data-do=rulings] summary").click()
    expect(ann.page.locator("[data-ruling=direction]")).to_have_value("right")
    expect(ann.page.locator("[data-do=rulings] summary")).to_contain_text("Printed rules")
    ann.page.locator("[data-ruling=hand_size]").fill("3")
    ann.page.locator("[data-ruling=hand_size]").blur()
    ann.page.get_by_role("button", name="Make the table").click()
    ann.page.locator(".seats").wait_for()
    expect(ann.page.get_by_text("UNO FLIP, 2018 sheet, Español (España)")).to_be_visible()
    expect(ann.page.get_by_text("1 change to the printed rules")).to_be_visible()
    rules = ann.page.get_by_role("link", name="Rules")
    expect(rules).to_have_attribute("href", "/rules/000-ES")
    ann.page.locator("[data-do=start]").click()
    ann.page.locator(".hand").wait_for()
    (first, *_) = ann.views()
    assert first["direction"] in ("left", "right")
    dealer, turn = first["dealer"], first["turn"]
    if first["top"].split("-")[-1].isdigit():
        assert (first["direction"], turn) == ("right", (dealer - 1) % 4)


def test_an_edition_stays_within_reach(session: BrowserSession) -> None:
    ann = form(session)
    choose(ann.page, "Barbie UNO", "Deutsch")
    ann.page.get_by_label("Product").select_option(label="None of these: choose an edition")
    edition = ann.page.locator("[data-field=edition]")
    expect(edition).to_have_value("beachcomber")
    edition.select_option("flip-canada")
    ann.page.get_by_role("button", name="Make the table").click()
    expect(ann.page.get_by_text("Canada · Points")).to_be_visible()
    expect(ann.page.get_by_role("link", name="Rules")).to_have_attribute(
        "href", "/rules/flip-canada"
    )


def test_a_host_sees_the_box_that_was_chosen(session: BrowserSession) -> None:
    ann = form(session)
    choose(ann.page, "Barbie UNO", "Italiano")
    ann.page.get_by_label("Mode").select_option("rotation4")
    ann.page.get_by_label("Cycles").fill("2")
    ann.page.get_by_role("button", name="Make the table").click()
    expect(ann.page.get_by_text("24 rounds in 2 cycles")).to_be_visible()
    ann.page.locator("[data-do=host]").click()
    expect(ann.page.get_by_label("Product")).to_have_value("beachcomber")
    expect(ann.page.get_by_label("Language of the sheet")).to_have_value("003-IT")
    expect(ann.page.get_by_label("Cycles")).to_have_value("2")
    ann.page.get_by_label("Language of the sheet").select_option(label="Nederlands")
    ann.page.locator("[data-do=save]").click()
    expect(ann.page.get_by_text("Barbie UNO, Nederlands")).to_be_visible()
    ann.page.locator("[data-do=start]").click()
    ann.page.locator(".hand").wait_for()
    expect(ann.page.locator("header .round")).to_have_text("Round 1 of 24")


def test_the_rules_page_cites_the_section(session: BrowserSession) -> None:
    page = session.player().open("/rules/003-FR").page
    about = page.locator("[data-part=section]")
    expect(about).to_contain_text("These are the rules of Barbie UNO, Français (France).")
    expect(about).to_contain_text("neighbour in the new direction begins")
    printed = "Printed in Barbie UNO, Français (France)"
    expect(page.locator("#start-reverse-neighbour")).to_contain_text(printed)
    expect(page.locator("#start-reverse")).to_have_count(0)
    expect(page.locator("#uno-too-late")).to_contain_text(printed)
    expect(page.locator("#skip-everyone")).to_have_count(0)
    expect(page.locator("#color-first")).to_have_count(0)
    page.get_by_role("link", name="The Beachcomber").click()
    expect(page.locator("#gift-whom")).to_be_visible()
    page.locator("[data-do=names] summary").click()
    expect(about.get_by_role("row", name="wild draw four Super Joker")).to_be_visible()
    page.locator("[data-field=rules]").select_option("003-EN")
    expect(page.locator("#start-reverse")).to_contain_text("Printed in Barbie UNO, English")
    expect(page.locator("#uno-too-late")).to_have_count(0)
    expect(page.locator("#drawn-card-only")).to_contain_text(
        "Not printed in Barbie UNO, English; printed in "
        "UNO FLIP, 2018 sheet, UNO FLIP SPLASH and UNO FLIP!, Canadian sheet"
    )
