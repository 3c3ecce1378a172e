"""Simulation: bots play rounds, one or many."""

from flipdeck.sim.many import Counts, Tally, play_fast, play_many, play_one
from flipdeck.sim.seeds import Seed, deal, key_of, sit_down, table_dice
from flipdeck.sim.table import BotError, play_jointly, play_round

__all__ = [
    "BotError",
    "Counts",
    "Seed",
    "Tally",
    "deal",
    "key_of",
    "play_fast",
    "play_jointly",
    "play_many",
    "play_one",
    "play_round",
    "sit_down",
    "table_dice",
]
