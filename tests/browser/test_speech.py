"""How much is spoken, what is silent, and what a screen reader finds by headings and names."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from flipdeck import Play
from tests.browser.test_access import DEAL, on_turn, spoken, urgent
from tests.support.browser_fixture import BrowserSession
from tests.support.prepared_table import BOTS_WAIT, Deal

CHALLENGED = Deal(hands=("blue-1 red-9 wild", "wild-draw2 blue-3 green-1"), top="blue-5", dealer=0)
STORE_VERBOSITY = """verbosity => {
  const settings = JSON.parse(localStorage.getItem('flipdeck.settings'))
  localStorage.setItem('flipdeck.settings', JSON.stringify({ ...settings, verbosity }))
}"""


def headings(page: Page) -> list[str]:
    """The headings that a screen reader finds."""
    return [
        heading.inner_text()
        for heading in page.get_by_role("heading").all()
        if heading.evaluate("each => each.checkVisibility({ visibilityProperty: true })")
    ]


def live(node: dict[str, Any]) -> str:
    """How a part of the accessibility tree speaks when it changes."""
    properties = node.get("properties", ())
    return next(
        (str(each["value"]["value"]) for each in properties if each["name"] == "live"), "off"
    )


@pytest.mark.parametrize(
    ("verbosity", "turn", "after"),
    [
        ("terse", "Your turn", "Ben plays blue 2."),
        ("normal", "Your turn. 2 playable", "You play blue 1."),
        (
            "verbose",
            "Your turn. 2 playable. On top: blue 5. Current colour: blue. "
            "You have 3 cards. Ben has 3 cards.",
            "You play blue 1.",
        ),
    ],
)
def test_as_much_is_spoken_as_is_wanted(
    session: BrowserSession, verbosity: str, turn: str, after: str
) -> None:
    table = session.prepare_table(
        Deal(hands=("blue-1 red-9 wild", "blue-2 green-6 red-3"), top="blue-5"), humans=(0, 1)
    )
    ann = session.player().open("/")
    ann.page.evaluate(STORE_VERBOSITY, verbosity)
    ann.join(table)
    ben = session.socket_client(table, 1)
    expect(urgent(ann.page)).to_have_text(turn)
    # What one does oneself needs no words for those who want few.
    ann.play("blue-1")
    if verbosity == "terse":
        ben.wait_for_turn()
        ben.move("play", card="blue-2")
    expect(ann.page.locator("[aria-live=polite]").first).to_contain_text(after)
    if verbosity == "terse":
        expect(ann.page.locator("[aria-live=polite]").first).not_to_contain_text("You play")


def test_the_log_does_not_speak_by_itself(session: BrowserSession) -> None:
    ann = on_turn(session)
    expect(ann.page.get_by_role("log")).to_contain_text("Ben turns up blue 5.")
    devtools = ann.context.new_cdp_session(ann.page)
    nodes = devtools.send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    (log,) = (node for node in nodes if node["role"]["value"] == "log")
    assert live(log) == "off"
    # A live region around it would speak it too.
    around = [log]
    while around[-1].get("parentId"):
        around.append(by_id[around[-1]["parentId"]])
    assert around[-1]["role"]["value"] == "RootWebArea"
    assert {live(node) for node in around} == {"off"}
    # The browser does say of a live region that it is one.
    assert {live(node) for node in nodes} == {"off", "polite", "assertive"}


def test_every_part_has_a_heading(session: BrowserSession) -> None:
    ann = on_turn(session)
    parts = {"Other players", "Piles", "Your actions", "Your hand", "Scores", "Log"}
    assert parts <= set(headings(ann.page))
    phone = session.player(viewport={"width": 360, "height": 740}).join(
        session.prepare_table(DEAL, bot_delay=BOTS_WAIT)
    )
    # There, scores and log are opened by buttons.
    assert parts - {"Scores", "Log"} <= set(headings(phone.page))
    phone.page.get_by_role("button", name="Log").click()
    expect(phone.page.get_by_role("dialog", name="Log")).to_be_visible()


def test_nothing_hidden_is_left_to_read_at_the_end(session: BrowserSession) -> None:
    ann = on_turn(session, Deal(hands=("blue-1", "green-6"), top="blue-5"))
    ann.page.keyboard.press("Enter")
    ann.expect_end("You win the round: +6")
    tree = ann.page.locator("body").aria_snapshot()
    for part in ("Other players", "Piles", "Your actions", "show their backs", "Backs of"):
        assert part not in tree
    assert "Next round" in tree
    assert headings(ann.page)[0].startswith("Table ")


def test_a_shown_hand_is_named(session: BrowserSession) -> None:
    table = session.prepare_table(
        CHALLENGED, moves=[(1, Play(card="wild-draw2", color="red"))], bot_delay=BOTS_WAIT
    )
    ann = session.player().join(table)
    ann.page.keyboard.press("c")
    shown = ann.page.get_by_role("dialog", name="Ben shows you their hand")
    expect(shown.get_by_role("img", name="Cards: blue 3 and green 1")).to_be_visible()
    expect(shown).to_contain_text("It was a bluff")
    expect(spoken(ann.page)).to_contain_text("bluff")


def test_focus_after_a_draw_and_after_keeping_the_card(session: BrowserSession) -> None:
    deal = Deal(hands=("red-9 green-2", "green-1 green-6"), top="blue-5", draw="blue-7")
    ann = session.player().join(session.prepare_table(deal, humans=(0, 1), pass_window=None))
    in_hand = ann.page.locator("[role=option]:focus, [role=listbox]:focus")
    expect(in_hand).to_have_count(1)
    ann.page.keyboard.press("d")
    ann.expect_hand_size(3)
    expect(in_hand).to_have_count(1)
    ann.page.keyboard.press("p")
    ann.expect_status("Ben\u2019s turn")
    expect(in_hand).to_have_count(1)
