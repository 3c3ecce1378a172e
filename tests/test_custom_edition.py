"""An edition made up here is played by engine, formats, bots, terminal and server as it is."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flipdeck import sim
from flipdeck.bots import BOTS
from flipdeck.cli.play import PlayOptions, run
from flipdeck.cli.rules import print_editions, print_rules
from flipdeck.engine.match import Match
from flipdeck.engine.round import Round
from flipdeck.formats import scenario as scenarios
from flipdeck.formats.position import Position, position_of, set_up
from flipdeck.formats.record import (
    MatchRecord,
    MatchRecorder,
    Record,
    Recorder,
    read_records,
)
from flipdeck.formats.replay import replay, replay_match
from flipdeck.rules.cards import DECKS, Deck, Print, known_colors, known_faces
from flipdeck.rules.editions import (
    EDITIONS,
    Edition,
    edition,
    editions,
    register,
    registered,
    unregister,
)
from flipdeck.rules.errors import BadInput
from flipdeck.rules.events import Flipped
from flipdeck.rules.moves import Draw, NameColor, Play
from flipdeck.rules.rulings import Rulings, check_seats, override, parse
from tests.support.custom_edition import DAY, DECK, NIGHT, NUMBERS, SKY
from tests.support.event_texts import check_round
from tests.support.server_fixture import TestClient, run_async, running_server
from tests.support.typist import AutoPlayer, Typist

SIDE_COLORS = {"day": set(DAY.colors), "night": set(NIGHT.colors)}


@pytest.fixture(autouse=True)
def sky() -> Iterator[Edition]:
    with registered(SKY, DECK) as made:
        yield made


# Registering.


def test_a_registered_edition_is_known_everywhere_and_then_forgotten() -> None:
    assert edition("sky-first") is SKY
    assert editions()[-1] is SKY
    assert "sky-first" in EDITIONS
    assert "sky110" in DECKS
    assert {"amber", "violet"} <= known_colors()
    assert {"jade-nap", "aurora-storm"} <= known_faces()
    assert override(Rulings(), parse(["deck=sky110"])).cards is DECK
    unregister("sky-first")
    try:
        assert "sky-first" not in EDITIONS
        assert "sky110" not in DECKS
        assert "amber" not in known_colors()
        assert "jade-nap" not in known_faces()
        with pytest.raises(BadInput, match="unknown edition 'sky-first'"):
            edition("sky-first")
        with pytest.raises(BadInput, match="ruling 'deck' cannot be 'sky110'"):
            override(Rulings(), {"deck": "sky110"})
    finally:
        register(SKY, DECK)


@pytest.mark.parametrize(
    ("made", "deck", "wrong"),
    [
        (SKY, None, "edition 'sky-first': another edition has this id"),
        (Edition("other", "", "", Rulings(deck="sky110")), DECK, "deck 'sky110': another deck"),
        (Edition("other", "", "", Rulings(deck="sea")), None, "unknown deck 'sea'"),
        (Edition("other", "", "", Rulings(uno_penalty=99)), None, "'uno_penalty' cannot be 99"),
        (
            Edition("other", "", "", Rulings(deck="sky2", hand_size=60)),
            Deck("sky2", (DAY, NIGHT), 2),
            "contradict each other",
        ),
    ],
)
def test_what_cannot_be_registered(made: Edition, deck: Deck | None, wrong: str) -> None:
    before = dict(EDITIONS), dict(DECKS)
    with pytest.raises(BadInput, match=re.escape(wrong)):
        register(made, deck)
    assert (dict(EDITIONS), dict(DECKS)) == before


def test_a_printed_sheet_cannot_be_unregistered() -> None:
    with pytest.raises(BadInput, match="'flip-classic': it was not registered"):
        unregister("flip-classic")
    with pytest.raises(BadInput, match="'nowhere': it was not registered"):
        unregister("nowhere")


# Engine and formats.


def at(**given: Any) -> Round:
    """A position of three seats, on the day side unless message otherwise."""
    position = {
        "turn": 0,
        "hands": [
            ["amber-7/onyx-1", "amber-dusk/slate-2", "jade-4/violet-5"],
            ["coral-2/onyx-storm6", "ivory-2/umber-4", "rainbow/violet-1"],
            ["ivory-9/aurora", "jade-nap/umber-7", "coral-8/slate-8"],
        ],
        "discard": ["amber-1/onyx-3"],
        "draw": [f"jade-{n}/slate-{n}" for n in range(5, 10)],
        "side": "day",
        **given,
    }
    return set_up(SKY.rulings, 3, 2, msgspec.convert(position, Position))


def test_names_colours_and_sides_are_those_of_the_deck() -> None:
    played = at()
    assert (played.side, played.top, played.color) == ("day", "amber-1", "amber")
    view = played.view(0)
    assert (view.deck, view.side) == ("sky110", "day")
    assert view.hand == ("amber-7", "amber-dusk", "jade-4")
    assert view.hands[1].backs == ("onyx-storm6", "umber-4", "violet-1")
    events = played.apply(0, Play("amber-dusk"))
    assert [event.side for event in events if isinstance(event, Flipped)] == ["night"]
    assert (played.side, played.top, played.color) == ("night", "onyx-3", "onyx")
    assert played.view(2).hand == ("aurora", "umber-7", "slate-8")
    refused = played.verdict(1, Play("violet-1"))
    assert refused.rule == "matching"
    assert "onyx" in str(refused.facts)


def test_amounts_points_and_skips_are_those_of_the_print() -> None:
    played = at()
    assert played.hand_points() == (7 + 23 + 4, 2 + 2 + 41, 9 + 22 + 8)
    played.apply(0, Play("amber-dusk"))
    assert played.hand_points() == (1 + 5, 25 + 4 + 1, 42 + 7 + 8)
    played.apply(1, Play("onyx-storm6"))
    assert played.hand_sizes() == (2, 2, 3 + 6)
    assert played.turn == 0


def test_a_draw_wild_until_the_colour_needs_one_even_as_the_last_card() -> None:
    played = at(
        side="night",
        hands=[["amber-7/aurora-storm"], ["coral-2/onyx-5"], ["ivory-9/aurora"]],
        draw=["jade-5/slate-5", "jade-6/umber-6", "jade-7/violet-7"],
    )
    assert played.verdict(0, Play("aurora-storm")).rule == "name-color"
    assert played.verdict(0, Play("aurora-storm", color="amber")).rule == "side-colors"
    played.apply(0, Play("aurora-storm", color="umber"))
    assert (played.winner, played.hand_sizes()) == (0, (0, 3, 1))


def test_positions_are_written_and_set_up_again() -> None:
    played = at()
    played.apply(0, Draw())
    position = position_of(played)
    assert position.side == "day"
    again = set_up(SKY.rulings, 3, 2, position)
    assert again.state_bytes() == played.state_bytes()
    with pytest.raises(BadInput, match="side 'light': it must be day or night"):
        at(side="light")
    with pytest.raises(BadInput, match="'blue-7/onyx-1'"):
        at(discard=["blue-7/onyx-1"])


def test_events_are_written_in_the_words_of_the_deck() -> None:
    kinds: Counter[str] = Counter()
    for number in range(8):
        dice = random.Random(f"sky/{number}")
        played = Round.deal(SKY.rulings, 2 + number % 4, 0, key=dice.randbytes(32))
        kinds += check_round(played, dice)
    assert set(kinds) >= {"Flipped", "HandShown", "ColorNamed", "Drew"}


SCENARIOS = [
    {
        "id": "sky-dusk",
        "rule": "flip",
        "edition": "sky-first",
        "seats": 3,
        "given": {
            "side": "day",
            "turn": 1,
            "hands": [
                ["coral-4/onyx-1"],
                ["amber-dusk/slate-5", "coral-1/umber-1"],
                ["jade-9/violet-9"],
            ],
            "discard": ["amber-1/onyx-2", "amber-7/slate-1"],
            "draw": ["coral-3/onyx-4"],
        },
        "steps": [
            {"seat": 0, "do": "play", "card": "coral-4", "refused": "whose-turn"},
            {"seat": 1, "do": "play", "card": "coral-1", "refused": "matching"},
            {
                "seat": 1,
                "do": "play",
                "card": "amber-dusk",
                "uno": True,
                "then": {"side": "night", "turn": 2, "top": "onyx-2", "color": "onyx"},
            },
        ],
    },
    {
        "id": "sky-start-wild",
        "rule": "start-wild",
        "edition": "sky-first",
        "rules": {"hand_size": 1},
        "seats": 2,
        "start": {
            "hands": [["coral-4/onyx-1"], ["jade-9/violet-9"]],
            "draw": ["rainbow/slate-5", "coral-3/onyx-4"],
        },
        "steps": [
            {"seat": 1, "do": "color", "color": "onyx", "refused": "side-colors"},
            {"seat": 1, "do": "color", "color": "jade", "then": {"turn": 1, "color": "jade"}},
        ],
    },
]


def test_scenarios_are_run(tmp_path: Path) -> None:
    file = tmp_path / "sky.json"
    file.write_text(json.dumps(SCENARIOS), encoding="utf-8")
    outcomes = [scenarios.run_scenario(each) for _, each in scenarios.read_all([file])]
    assert [(each.scenario.id, each.failure) for each in outcomes] == [
        ("sky-dusk", ""),
        ("sky-start-wild", ""),
    ]


@pytest.mark.parametrize("bot", BOTS)
def test_bots_play_rounds_whose_records_replay(bot: str, tmp_path: Path) -> None:
    rulings = override(SKY.rulings, {"move_limit": 400})
    file = tmp_path / "rounds.jsonl"
    sides: set[str | None] = set()
    with file.open("w", encoding="utf-8") as out:
        for index in range(12):
            seats = 2 + index % 4
            played = sim.deal(rulings, seats, bot, index)
            recorder = Recorder(played, "sky-first", states=True)
            sim.play_round(
                played,
                sim.make_bots([bot], seats, bot, index),
                sim.table_rng(bot, index),
                apply=recorder.apply,
            )
            record = recorder.record()
            sides |= {state["side"] for state in record["states"]}  # type: ignore[attr-defined]
            out.write(json.dumps(record) + "\n")
    assert sides == {"day", "night"}
    moves = 0
    for _, read in read_records(file):
        assert isinstance(read, Record)
        moves += len(list(replay(read))) - 1
    assert moves > 200


def test_simulation_counts_in_this_process_and_in_others() -> None:
    one = sim.play_many(SKY.rulings, 3, ["random"], 5, 60)
    assert one == sim.play_many(SKY.rulings, 3, ["random"], 5, 60, processes=2)
    assert sum(one.wins) + one.blocked == 60
    assert sim.play_fast(SKY.rulings, 3, 5, 20).rounds == 20


def test_a_match_is_recorded_and_replayed(tmp_path: Path) -> None:
    match = Match(["Ann", "Ben"], SKY.rulings, key=bytes(32))
    match.start()
    recorder = MatchRecorder(match, "sky-first")
    while True:
        sim.play_round(
            match.tables[0],
            sim.make_bots(["greedy"], 2, "match", len(match.history)),
            sim.table_rng("match", len(match.history)),
            apply=lambda seat, move: recorder.apply(0, seat, move),
        )
        match.finish_round()
        if match.over:
            break
        match.next_round()
    written = recorder.record()
    file = tmp_path / "match.json"
    file.write_text(json.dumps(written), encoding="utf-8")
    ((_, read),) = read_records(file)
    assert isinstance(read, MatchRecord)
    replay_match(read)
    assert {face.split("-")[0] for draw in match.draws[0] for face in draw.values()} <= {
        *DAY.colors,
        "rainbow",
    }


def test_seats_are_checked_against_the_deck() -> None:
    with pytest.raises(BadInput, match="deck sky110 has 110"):
        check_seats(override(SKY.rulings, {"hand_size": 30}), 4)


# Terminal.


def test_a_whole_match_in_the_terminal() -> None:
    options = PlayOptions(edition="sky-first", seats=3, seed="sky")
    player = AutoPlayer(options.seed)
    typist = Typist(player)
    assert run(options, typist.screen) == 0
    assert re.search(r"have won|has won", typist.lines[-3])
    page = typist.page
    assert "Flipdeck sky-first: day and night" in page
    assert "Your turn. Side in play: day, current colour" in page
    assert "Your turn. Side in play: night, current colour" in page
    assert not re.search(r"\b(blue|red|teal|pink|light|dark)\b", page)
    assert {"play", "draw"} <= player.met


def test_cards_are_typed_by_name_and_number() -> None:
    from flipdeck.cli.narration import TablePlayers
    from flipdeck.cli.parser import InputParser, ParsedMove

    view = at().view(0)
    parser = InputParser(view, [0, 1, 2], TablePlayers(("You", "Ann", "Ben"), 0))
    assert parser.parse("am 7") == ParsedMove(Play("amber-7"))
    assert parser.parse("2") == ParsedMove(Play("amber-dusk", at=1))
    assert parser.parse("rainbow ivory") == ParsedMove(Play("rainbow", color="ivory"))
    wild = at(awaiting="color", discard=["rainbow/onyx-3"], moves=0).view(0)
    assert InputParser(wild, [0, 1, 2], TablePlayers(("You", "Ann", "Ben"), 0)).parse(
        "j"
    ) == ParsedMove(NameColor("jade"))


def test_rules_and_editions_are_printed() -> None:
    rules = print_rules("sky-first")
    assert "[flip]" in rules
    assert "[skip-everyone]" in rules
    assert "[until-color]" in rules
    assert "[beachcomber]" not in rules
    assert "sky-first: day and night" in print_editions()


# One side, and a card that gives under another name.

GARDEN = Print(
    name="garden",
    colors=("basil", "fern", "moss", "sage"),
    symbols=("0", *NUMBERS, "weed1", "turn", "rest", None),
    wilds=("bouquet", "bouquet-weed2", "harvester"),
    draws=1,
    wild_draws=2,
    skips_everyone=False,
    points={
        "weed1": 11,
        "turn": 12,
        "rest": 13,
        "bouquet": 30,
        "bouquet-weed2": 40,
        "harvester": 5,
    },
)
PATCH = Edition("patch", "none", "a garden", Rulings(deck="garden112", hand_size=4, match="single"))


@pytest.mark.parametrize("bot", BOTS)
def test_a_one_sided_deck_with_gifts(bot: str) -> None:
    gifts = 0
    with registered(PATCH, Deck("garden112", (GARDEN,), 4)):
        assert PATCH.rulings.cards.features == {"beachcomber"}
        for index in range(10):
            played = sim.deal(override(PATCH.rulings, {"move_limit": 200}), 3, bot, index)
            recorder = Recorder(played, "patch")
            bots = sim.make_bots([bot], 3, bot, index)
            sim.play_round(played, bots, sim.table_rng(bot, index), apply=recorder.apply)
            record = msgspec.convert(recorder.record(), Record)
            assert played.view(0).side is None
            gifts += sum(bool(move.give) for move in record.moves)
            assert sum(1 for _ in replay(record)) == len(record.moves) + 1
    assert gifts


def test_events_of_a_one_sided_deck_have_no_backs() -> None:
    kinds: Counter[str] = Counter()
    with registered(PATCH, Deck("garden112", (GARDEN,), 4)):
        for number in range(8):
            dice = random.Random(f"patch/{number}")
            rulings = override(PATCH.rulings, {"move_limit": 80})
            played = Round.deal(rulings, 2 + number % 4, 0, key=dice.randbytes(32))
            kinds += check_round(played, dice)
    assert set(kinds) >= {"Gave", "HandShown", "Drew"}


def test_a_one_sided_deck_in_the_terminal() -> None:
    met: set[str] = set()
    with registered(PATCH, Deck("garden112", (GARDEN,), 4)):
        for number in range(3):
            player = AutoPlayer(number)
            options = PlayOptions(edition="patch", mode="points", target=250, seed=str(number))
            assert run(options, Typist(player).screen) == 0
            met |= player.met
    assert {"play", "whom", "cards"} <= met


# Server.


async def play_out(client: TestClient, dice: random.Random) -> dict[str, Any]:
    """Make any legal move until the match is over."""
    while True:
        match = client.last.get("match")
        if match is not None and match["ended"]:
            return dict(match)
        seen = client.last
        moves = client.turn_moves()
        if moves:
            await client.move(**dice.choice(moves))
        if client.last is seen:
            await client.receive()


@run_async
async def _server_plays(folder: Path) -> None:
    async with running_server(folder) as server:
        _, listed = await server.request("GET", "/api/editions")
        assert listed["editions"][-1]["id"] == "sky-first"
        asked = {"edition": "sky-first", "seats": 3, "target": 60, "mode": "points"}
        views: list[dict[str, Any]] = []
        # A match can end before anybody plays a Flip: play matches until both sides were seen.
        while {view["side"] for view in views} < {"day", "night"}:
            made = await server.create_table(start=True, bots=2, settings=asked)
            client = await server.join(made)
            match = await play_out(client, random.Random(3))
            assert match["winners"]
            views += [message["view"] for message in client.received if message.get("view")]
        assert {view["side"] for view in views} == {"day", "night"}
        assert {view["deck"] for view in views} == {"sky110"}
        for view in views:
            assert view["color"] is None or view["color"] in SIDE_COLORS[view["side"]]
        status, record = await server.request(
            "GET", f"/api/tables/{made['code']}/record", authorization=f"Bearer {made['token']}"
        )
        assert status == 200, record
    file = folder / "match.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    ((_, read),) = read_records(file)
    assert isinstance(read, MatchRecord)
    replay_match(read)


def test_a_person_and_bots_play_a_match_on_the_server(tmp_path: Path) -> None:
    _server_plays(tmp_path)
