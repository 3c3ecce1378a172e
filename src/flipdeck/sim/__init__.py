"""Simulation: bots play rounds, one or many."""

from flipdeck.sim.batch import Chunk, Counts, RecordedAs, Tally, play_fast, play_many, play_one
from flipdeck.sim.bot_round import BotError, play_jointly, play_round
from flipdeck.sim.matches import play_match
from flipdeck.sim.seeds import Seed, deal, key_of, make_bots, table_rng

__all__ = [
    "BotError",
    "Chunk",
    "Counts",
    "RecordedAs",
    "Seed",
    "Tally",
    "deal",
    "key_of",
    "make_bots",
    "play_fast",
    "play_jointly",
    "play_many",
    "play_match",
    "play_one",
    "play_round",
    "table_rng",
]
