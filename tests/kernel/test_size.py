from __future__ import annotations

from flipdeck.engine.round import Round
from flipdeck.kernel.layout import ROUND
from flipdeck.rules.rulings import Rulings


def test_a_round_is_less_than_four_kibibytes() -> None:
    assert ROUND.itemsize < 4096
    assert len(Round.deal(Rulings(), 10, 0, key=bytes(32)).to_bytes()) == ROUND.itemsize


def test_a_round_is_flat() -> None:
    """No field refers to anything outside: the bytes are the whole round."""
    assert not ROUND.hasobject
