"""The page's QR codes are those that another program makes."""

import random

import pytest
import segno
from segno import encoder

from tests.support.node import NodeFunction

SIGNS = "abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ0123456789-_./:#é€"
FULL = (14, 26, 42, 62, 84, 106, 122, 152, 180, 213)
"""Bytes that fill a code of each of the first ten versions."""


def texts() -> list[str]:
    """Texts that fill each version, nearly or wholly, and such as links are."""
    chance = random.Random(7)
    lengths = [length - less for length in FULL for less in (0, 1)]
    found = ["x" * length for length in lengths]
    found += ["".join(chance.choices(SIGNS, k=chance.randint(1, 200))) for _ in range(20)]
    return [text for text in [*found, "http://192.168.1.20:8112/t/ABCDEFGHJ"] if text]


def test_codes_are_those_of_another_program(monkeypatch: pytest.MonkeyPatch) -> None:
    # It adds a byte of zeros where the bits end at a byte, which the standard does not.
    monkeypatch.setattr(
        encoder, "write_padding_bits", lambda buff, _, length: buff.extend([0] * (-length % 8))
    )
    asked = texts()
    with NodeFunction("ui/qr.ts", "qrModules") as modules:
        drawn = modules.call_each([[text] for text in asked])
    for text, grid in zip(asked, drawn, strict=True):
        wanted = []
        for mask in range(8):
            made = segno.make(
                text.encode(), error="m", mode="byte", micro=False, boost_error=False, mask=mask
            )
            wanted.append([[module == 1 for module in row] for row in made.matrix])
        assert grid in wanted, text
