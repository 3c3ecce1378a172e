"""What people write about themselves: names and chat on one visible line, no look-alikes."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from flipdeck.server.errors import TableError

MOST_MARKS: Final = 2
"""Combining marks kept on one letter: more of them are drawn over other lines."""
_HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159"
    + "".join(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10))))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
"""Signs that are no control characters and yet show nothing: fillers and variation selectors."""
_SEEN: Final = ("L", "N", "P", "S")
"""First letters of the categories of signs that show something by themselves."""
_ALIKE: Final = str.maketrans(
    dict(zip("АВЕЁЗІЇЈКМНОРСТУХЅԚԜҮӀ", "ABEE3IIJKMHOPCTYXSQWYI", strict=True))
    | dict(zip("авеёіїјкмнорстухѕԛԝүӏԁһь", "abeeiijkmhopctyxsqwyldhb", strict=True))
    | dict(
        zip(
            "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7",
            "ABEZHIKMNOPTYX",
            strict=True,
        )
    )
    | dict(
        zip(
            "\u03b1\u03b2\u03b3\u03b5\u03b9\u03ba\u03bd\u03bf\u03c1\u03c3\u03c4\u03c5\u03c7\u03c9\u03b7",
            "abyeikvopotuxwn",
            strict=True,
        )
    )
    | dict(zip("ɑɡıȷℓ０１", "agijl01", strict=True))
)
"""Letters of other scripts that look like Latin ones."""
_SAME_STROKE: Final = str.maketrans({"I": "l", "1": "l", "|": "l", "!": "l", "0": "o", "O": "o"})
"""Signs that many typefaces draw alike. Small i and capital L are told apart."""


def clean_text(text: str) -> str:
    """Return a text on one line, without what cannot be seen and without repeated blanks."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        if sign.isspace():
            kept.append(" ")
        elif category in _HIDDEN or sign in _BLANK:
            continue
        elif category.startswith("M"):
            marks += 1
            if marks > MOST_MARKS:
                continue
            kept.append(sign)
            continue
        else:
            kept.append(sign)
        marks = 0
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    """Return a player's name as one clean line; ``TableError`` if nothing of it can be seen."""
    cleaned = clean_text(text)
    if not any(unicodedata.category(sign).startswith(_SEEN) for sign in cleaned):
        raise TableError("bad-message", "name-empty")
    return cleaned


def look_alike(one: str, other: str) -> bool:
    """Whether a reader may take two names for the same."""
    return any(first == second for first, second in zip(_looks(one), _looks(other), strict=True))


def _looks(name: str) -> tuple[str, str]:
    """How a name may be read: whatever the case, and by its strokes."""
    plain = unicodedata.normalize("NFKD", name.translate(_ALIKE)).translate(_ALIKE)
    signs = "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LNS")
    strokes = signs.translate(_SAME_STROKE)
    strokes = "".join(sign if sign == "L" else sign.casefold() for sign in strokes)
    return signs.casefold() or name, strokes.replace("rn", "m").replace("vv", "w") or name


def check_free(name: str, others: Iterable[str]) -> None:
    """``TableError`` if a name looks like that of another player."""
    for other in others:
        if look_alike(name, other):
            raise TableError("name-taken", player=other)
