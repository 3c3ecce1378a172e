"""The rules page: a quick guide and a gallery by edition, the exact rules behind a click."""

import re

from playwright.sync_api import Page, expect

from tests.support.browser_fixture import BrowserSession


def steps(page: Page) -> list[str | None]:
    page.locator("[data-step=match]").wait_for()
    return [step.get_attribute("data-step") for step in page.locator("[data-step]").all()]


def test_the_guide_is_about_the_edition(session: BrowserSession) -> None:
    page = session.player().open("/rules/flip-classic").page
    common = ["match", "draw", "wild"], ["uno", "challenge", "out", "score"]
    assert steps(page) == [*common[0], "flip", "backs", *common[1]]
    expect(page.locator("[data-step=score]")).to_contain_text("First to 500 points wins.")
    expect(page.locator("[data-step=match] img")).to_have_count(3)
    page.locator("[data-field=rules]").select_option("flip-nordic")
    expect(page.locator("[data-step=score]")).to_contain_text("There are no points")
    page.locator("[data-field=rules]").select_option("beachcomber")
    page.locator("[data-step=gift]").wait_for()
    assert steps(page) == [*common[0], "gift", *common[1]]
    expect(page.locator("[data-part=guide]")).not_to_contain_text("Flip")


def test_the_gallery_shows_every_kind_with_its_points(session: BrowserSession) -> None:
    page = session.player().open("/rules/flip-classic").page
    light, dark = (page.locator(f"[data-gallery={side}]") for side in ("light", "dark"))
    expect(light.locator("li")).to_have_count(7)
    expect(dark.locator("li")).to_have_count(7)
    until = dark.locator("[data-kind=wild-drawcolor]")
    expect(until).to_contain_text("wild draw color")
    expect(until).to_contain_text("draws until one of that colour comes")
    expect(until).to_contain_text("60 points")
    expect(until.locator("img")).to_have_count(1)
    expect(light.locator("[data-kind=draw1]")).to_contain_text("draws 1 card")
    expect(dark.locator("[data-kind=skipall]")).to_contain_text("30 points")
    page.locator("[data-field=rules]").select_option("003-EN")
    beach = page.locator("[data-gallery=beach]")
    expect(beach.locator("[data-kind=beachcomber]")).to_contain_text("give up to four cards")
    expect(page.locator("[data-gallery]")).to_have_count(1)


def test_a_deep_link_opens_its_rule_alone(session: BrowserSession) -> None:
    page = session.player().open("/rules/flip-splash#flip-wild").page
    rule = page.locator("#flip-wild")
    expect(rule).to_have_attribute("open", "")
    expect(rule.locator("p").first).to_be_in_viewport()
    expect(rule.locator("summary")).to_be_focused()
    expect(page.locator("details details[open]")).to_have_count(1)
    # The contents lead on; a rule is read after a click.
    page.get_by_role("link", name="Calling UNO").click()
    call = page.locator("#uno-call")
    expect(call.locator("p").first).to_be_hidden()
    call.locator("summary").click()
    expect(call.locator("p").first).to_be_visible()
    expect(page).to_have_url(re.compile("/rules/flip-splash#chapter-uno$"))
    # A rule that is not played here is shown to those who follow a link to it.
    page.goto(f"{session.server.url}/rules/beachcomber#flip")
    expect(page.locator("#flip")).to_contain_text("Does not apply here")


def test_the_edition_table_has_no_flip_for_a_one_sided_deck(session: BrowserSession) -> None:
    page = session.player().open("/rules/flip-classic#compare").page
    table = page.locator("#compare")
    expect(table.locator("[data-of=beachcomber]").first).to_be_visible()
    for name in ("start_flip", "wild_after_flip", "found_color_shown"):
        row = table.locator(f"[data-ruling={name}]")
        expect(row.locator("[data-of=beachcomber]")).to_contain_text("Does not apply here")
        expect(row.locator("[data-of=flip-classic]")).not_to_contain_text("Does not apply here")
    beach = " ".join(table.locator("[data-of=beachcomber]").all_inner_texts())
    assert "flip" not in beach.lower()


def test_no_number_of_a_sheet_is_shown_before_a_rule_is_opened(session: BrowserSession) -> None:
    page = session.player().open("/rules/001-EN").page
    page.locator("[data-part=section]").wait_for()
    assert re.findall(r"\b00\d\b", page.locator("main").inner_text()) == []
