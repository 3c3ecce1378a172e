"""Simulation: bots play rounds, one or many."""

from flipdeck.sim.seeds import Seed, deal, key_of, sit_down, table_dice
from flipdeck.sim.table import BotError, play_jointly, play_round

__all__ = [
    "BotError",
    "Seed",
    "deal",
    "key_of",
    "play_jointly",
    "play_round",
    "sit_down",
    "table_dice",
]
