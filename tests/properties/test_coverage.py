"""The players of these tests come across every rule by which something happens."""

from __future__ import annotations

import random

from tests.support.strategies import play_on, some_table

HAPPENS = {
    *("start-number", "start-draw", "start-reverse", "start-skip", "start-wild", "start-flip"),
    *("start-draw-plays", "start-reverse-neighbour", "start-returned-bottom"),
    *("start-returned", "start-ignored", "start-redeal"),
    *("whose-turn", "matching", "draw", "keep", "nothing-to-draw"),
    *("draw-card", "skip", "skip-everyone", "reverse", "reverse-two", "wild"),
    *("flip", "flip-surfaced", "flip-wild", "flip-wild-next"),
    *("draw-wild", "accept", "guilty", "innocent", "until-color", "found-color"),
    *("sees-shown-hand",),
    *("uno-call", "uno-late", "uno-exposed", "uno-catch", "uno-window", "uno-cleared"),
    *("beachcomber", "beachcomber-color", "gift-empties"),
    *("going-out", "last-card-draws", "last-card-flips", "last-wild"),
    *("reshuffle", "blocked", "move-limit"),
    *("stacking", "stack-same", "stack-rising", "until-fits", "jump-in", "seven-swap"),
    *("zero-rotate", "uno-automatic", "free-draw-wild", "until-limit"),
}
"""All rules that events name."""


def test_every_rule_is_met() -> None:
    missing = set(HAPPENS)
    met = set()
    for seed in range(3000):
        dice = random.Random(seed)
        played = some_table(dice, longest=dice.choice([60, 400])).deal()
        met |= {event.rule for event in played.opening}
        for _, _, events in play_on(played, dice):
            met |= {event.rule for event in events}
        missing -= met
        if not missing:
            break
    assert not missing
    assert met == HAPPENS
