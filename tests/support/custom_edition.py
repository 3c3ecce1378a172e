"""A made-up edition with a deck of its own, and the program ``flipdeck`` with that edition."""

from __future__ import annotations

from flipdeck import Deck, Edition, Print, Rulings, register
from flipdeck.cli import main

NUMBERS = tuple(str(number) for number in range(1, 10))

DAY = Print(
    name="day",
    colors=("amber", "coral", "ivory", "jade"),
    symbols=(None, *NUMBERS, "rain3", "turn", "nap", "dusk"),
    wilds=("rainbow", "rainbow-rain3", None),
    draws=3,
    wild_draws=3,
    skips_everyone=False,
    points={"rain3": 15, "turn": 21, "nap": 22, "dusk": 23, "rainbow": 41, "rainbow-rain3": 51},
    swatches=("#ffb000", "#e8694a", "#8c7a4f", "#0a7d55"),
)
NIGHT = Print(
    name="night",
    colors=("onyx", "slate", "umber", "violet"),
    symbols=(None, *NUMBERS, "storm6", "turn", "sleepall", "dawn"),
    wilds=("aurora", "aurora-storm", None),
    draws=6,
    wild_draws=0,
    skips_everyone=True,
    points={"storm6": 25, "turn": 21, "sleepall": 31, "dawn": 23, "aurora": 42, "aurora-storm": 62},
)
DECK = Deck("sky110", (DAY, NIGHT), wilds=3)
SKY = Edition(
    "sky-first",
    "none",
    "day and night",
    Rulings(deck="sky110", hand_size=5, uno_penalty=3, wild_after_flip="by_side", target=90),
)

if __name__ == "__main__":
    register(SKY, DECK)
    raise SystemExit(main())
