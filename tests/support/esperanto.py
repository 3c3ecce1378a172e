"""A locale for tests: Esperanto, of which only some texts are translated.

Numbers stand before colours, objects end in -n, and "d" is not "draw": what a translation may do.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from flipdeck.rules import locales

CARDS = """
color-name =
    { $color ->
        [blue] blua
        [green] verda
        [red] ruĝa
        [yellow] flava
       *[other] { $color }
    }
    .object =
        { $color ->
            [blue] bluan
            [green] verdan
            [red] ruĝan
            [yellow] flavan
           *[other] { $color }
        }
kind-name =
    { $kind ->
        [skip]
            { $table-section ->
                [section-000-FR] Pasu
               *[none] Saltu
            }
        [wild] Sovaĝa
       *[number] { $number }
    }
    .object = la { kind-name }
card-colored = { kind-name } { color-name }
    .object = la { kind-name } { color-name.object }
card-wild = { kind-name }
    .object = la { kind-name }
"""
LOG = """
log-you = vi
log-play = { $who } ludas { $card-object }.
    .you = Vi ludas { $card-object }.
log-challenge =
    { $other-id ->
        [you] { $who } defias vin.
       *[player] { $who } defias { $other }.
    }
    .you = Vi defias { $other }.
"""
TERMINAL = """
type-draw = t | tiru
type-challenge = d | defiu
type-why = kial
type-catch = kaptu
type-play = ludu
type-give = donu
type-to = al
type-and = kaj
type-nobody = neniu
type-yes = j | jes
type-filler = la | kaj
terminal-player = Vi
terminal-self = vi
terminal-draw = Nenio ludeblas: tiru ({ $type-draw }).
terminal-goodbye = Ĝis revido.
    .named = Ĝis revido, { $name }.
"""
RULES = """
rule-matching = Kio ludeblas
    .text = Karto ludeblas laŭ koloro.
"""


def install(folder: Path) -> None:
    """Write the locale beside all others into a folder.

    What is read from there of the others stays in memory after the test, so none may be missing.
    """
    shutil.copytree(locales.folder(), folder, dirs_exist_ok=True)
    (folder / "eo").mkdir()
    texts = {"cards": CARDS, "log": LOG, "terminal": TERMINAL, "rules": RULES}
    for name, text in texts.items():
        (folder / "eo" / f"{name}.ftl").write_text(text, encoding="utf-8")
    registry = folder / locales.REGISTRY
    listed = [*json.loads(registry.read_bytes()), {"id": "eo", "name": "Esperanto"}]
    registry.write_text(json.dumps(listed), encoding="utf-8")


def use(folder: Path) -> None:
    """Read the locales from a folder, as long as the test patches ``folder``."""
    assert locales.folder() == folder
    locales.locales.cache_clear()
