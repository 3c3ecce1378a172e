"""What the printed sections call cards, colours and things of the table.

Names go by section, since sections of one language differ: *talon* is the discard pile in one and
the draw pile in another. Where a section prints no name, or clearly misprints it, there is none
here, and the texts of the locale hold.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

FLIP_KINDS: Final = (
    *("draw1", "draw5", "reverse", "skip", "skipall", "flip"),
    *("wild", "wild-draw2", "wild-drawcolor"),
)
BEACH_KINDS: Final = ("draw2", "reverse", "skip", "wild", "wild-draw4", "beachcomber")
FLIP_COLORS: Final = ("blue", "green", "red", "yellow", "pink", "teal", "orange", "purple")
BEACH_COLORS: Final = ("turquoise", "pink", "green", "orange", "purple")
"""The last one is the colour of the wild kinds, which belongs to no suit."""
FLIP_WORDS: Final = (
    *("light_side", "dark_side", "draw_pile", "discard_pile"),
    *("dealer", "round", "challenge", "action_card", "game"),
)
BEACH_WORDS: Final = (
    *("draw_pile", "discard_pile", "dealer", "round"),
    *("challenge", "action_card", "game", "challenge_uno"),
)


@dataclass(frozen=True)
class PrintedNames:
    """The names that one section prints: cards by kind, colours, and words of the table."""

    cards: Mapping[str, str]
    words: Mapping[str, str]
    colors: Mapping[str, str] = field(default_factory=dict)


def _named(keys: tuple[str, ...], texts: str) -> dict[str, str]:
    """Names in the order of the keys, separated by bars; nothing between two bars is no name."""
    found = [text.strip() for text in texts.split("|")]
    return {key: text for key, text in zip(keys, found, strict=True) if text}


def _flip(cards: str, words: str, colors: str = "") -> PrintedNames:
    return PrintedNames(
        _named(FLIP_KINDS, cards),
        _named(FLIP_WORDS, words),
        _named(FLIP_COLORS, colors) if colors else {},
    )


def _beach(cards: str, words: str, colors: str) -> PrintedNames:
    return PrintedNames(
        _named(BEACH_KINDS, cards), _named(BEACH_WORDS, words), _named(BEACH_COLORS, colors)
    )


_FLIP_EN: Final = (
    "Draw One | Draw Five | Reverse | Skip | Skip Everyone | Flip"
    "| Wild | Wild Draw Two | Wild Draw Color"
)
_FLIP_EN_WORDS: Final = (
    "Light Side | Dark Side | Draw pile | Discard pile | dealer | round | challenge | Action Card"
)
_FLIP_EN_COLORS: Final = "blue | green | red | yellow | pink | teal | orange | purple"
_FLIP_FRCA: Final = (
    "+1 | +5 | Inversion | Passer | Passer tous un tour | Flip"
    "| Carte blanche | Carte blanche +2 | Carte blanche Piger une couleur"
)
_FLIP_FRCA_WORDS: Final = (
    "côté clair | côté sombre | pioche | talon | donneur | manche | défi | carte Action"
)
_FLIP_FRCA_COLORS: Final = "bleu | vert | rouge | jaune | rose | turquoise | orange | violet"

PRINTED_NAMES: Final[Mapping[str, PrintedNames]] = {
    "000-EN": _flip(_FLIP_EN, f"{_FLIP_EN_WORDS} | UNO FLIP", _FLIP_EN_COLORS),
    "000-FR": _flip(_FLIP_FRCA, f"{_FLIP_FRCA_WORDS} | UNO FLIP", _FLIP_FRCA_COLORS),
    # Teal is printed with the word for blue, a misprint.
    "000-PT": _flip(
        "Bisca 1 | Bisca 5 | Inverte o Jogo | Passa a Vez | Todos Passam a Vez | Vira o Baralho"
        "| Joker | Joker Bisca 2 | Joker Bisca uma Cor",
        "Lado Claro | Lado Escuro | pilha das Biscas | pilha de Jogo | distribuidor de cartas"
        "| jogada | desafiar | carta de Ação | UNO FRENTE E VERSO",
        "azul | verde | vermelho | amarelo | rosa | | laranja | roxo",
    ),
    "000-ES": _flip(
        "Roba una | Roba cinco | Cambio de sentido | Pierde el turno | Todos pierden el turno"
        "| Flip | Comodín | Comodín Roba dos | Comodín Busca el color",
        "lado claro | lado oscuro | montón | pila de descarte | distribuidor | partida | desafío"
        "| carta especial | UNO FLIP",
        "azul | verde | rojo | amarillo | rosa | azul turquesa | naranja | morado",
    ),
    "000-DE": _flip(
        "Zieh 1 | Zieh 5 | Retour | Aussetzen | Alle aussetzen | Flip"
        "| Farbenwahl (Joker) | „Zieh 2“-Farbenwahl (Joker) | „Farbe ziehen“-Farbenwahl (Joker)",
        "helle Seite | dunkle Seite | Kartenstock | Ablegestapel | Kartengeber | Runde"
        "| herausfordern | Aktionskarte | UNO FLIP",
        "blau | grün | rot | gelb | rosa | blaugrün | orange | lila",
    ),
    "001-EN": _flip(_FLIP_EN, f"{_FLIP_EN_WORDS} | UNO FLIP SPLASH", _FLIP_EN_COLORS),
    "001-ES": _flip(
        "Toma una | Toma cinco | Reversa | Salta | Salta a todos | Flip"
        "| Comodín multicolor | Comodín Toma dos | Comodín Toma un color",
        "lado claro | lado oscuro | pila para tomar | pila para tirar | repartidor | ronda"
        "| desafío | carta de acción | UNO FLIP SPLASH",
        "azul | verde | rojo | amarillo | rosa | verde azulado | anaranjado | morado",
    ),
    "002-FR": _flip(_FLIP_FRCA, f"{_FLIP_FRCA_WORDS} | UNO FLIP!", _FLIP_FRCA_COLORS),
    "003-EN": _beach(
        "Draw 2 | Reverse | Skip | Wild | Wild Draw 4 | Beachcomber",
        "Draw pile | Discard pile | dealer | round | challenge | Action Card | Barbie UNO"
        "| Challenge UNO",
        "turquoise | pink | green | orange | purple",
    ),
    "003-ES": _beach(
        "Roba dos | Reversa | Salta | Comodín | Comodín Roba cuatro | Vagabundo",
        "pila para robar | pila para descartar | repartidora | mano | desafío | carta de acción"
        "| UNO | UNO desafiante",
        "azul turquesa | rosa | verde | anaranjado | morado",
    ),
    # English names with a French gloss.
    "003-FRCA": _beach(
        "«Draw 2» (prendre 2) | «Reverse» (sens inverse) | «Skip» (passer un tour)"
        "| Carte blanche | Carte blanche «Draw 4» (prendre 4) | Batteur de grève",
        "talon | écart | donneur | manche | défi | carte Action | Barbie UNO | Défi UNO",
        "turquoise | rose | vert | orange | violette",
    ),
    "003-PTBR": _beach(
        "Comprar Duas Cartas | Inverter | Pular | Curinga | Curinga Comprar Quatro Cartas"
        "| Catador de Praia",
        "pilha de Compra | pilha de Descarte | | partida | desafio | carta de Ação | Barbie UNO"
        "| Desafio UNO",
        "azul | rosa | verde | laranja | lilás",
    ),
    "003-NL": _beach(
        "Trek-2 | Keer-om | Sla-beurt-over | Keuzekaart | Trek-4 | Strandjutter",
        "stok | open stapel | gever | ronde | | actiekaart | Barbie UNO | UNO-afvalrace",
        "turquoise | roze | groen | oranje | paars",
    ),
    "003-FR": _beach(
        "+2 | Inversion | Passer | Joker | Super Joker | Super Vague",
        "pioche | talon | donneuse | manche | mettre au défi | carte Action | Barbie UNO"
        "| UNO Challenge",
        "turquoise | rose | vert | orange | violette",
    ),
    "003-DE": _beach(
        "Zieh 2 | Retour | Aussetzen | Farbenwahl (Joker) | Zieh 4 | Strandwellen",
        "Kartenstock | Ablegestapel | Kartengeber | Runde | herausfordern | Aktionskarte"
        "| Barbie UNO | UNO Herausforderung",
        "türkis | rosa | grün | orange | lila",
    ),
    "003-IT": _beach(
        "Pesca 2 | Inverti | Salto | Jolly | Jolly Pesca 4 | Amici sulla Spiaggia",
        "mazzo di pesca | mazzo di scarto | mazziere | mano | sfida | Carta Azione | Barbie UNO"
        "| UNO Sfida",
        "turchese | rosa | verde | arancione | viola",
    ),
    # The short sheet names no colour.
    "004-EN": _flip(_FLIP_EN, f"{_FLIP_EN_WORDS} | UNO FLIP"),
    "004-SV": _flip(
        "Dra ett | Dra fem | Byt riktning | Hoppa över | Hoppa över alla | Vänd kortleken"
        "| Joker | Joker-dra-två | Joker-dra-färg",
        "ljus sida | mörk sida | dra-hög | kasta-hög | givare | runda | utmaning | händelsekort"
        "| UNO FLIP",
    ),
    "004-DA": _flip(
        "Træk et | Træk fem | Skift retning | Spring over | Spring alle over | Skift side"
        '| Joker | "Træk to"-joker | "Træk farve"-joker',
        "lys side | mørk side | lukket bunke | afkastbunke | kortgiver | runde | udfordring"
        "| specialkort | UNO FLIP",
    ),
    "004-FI": _flip(
        "Nosta yksi | Nosta viisi | Suunnanvaihto | Ohitus | Ohita kaikki | Puolenvaihto"
        "| Jokeri | Nosta kaksi -jokeri | Nosta väri -jokeri",
        "valkoinen puoli | musta puoli | nostopakka | poistopakka | jakaja | käsi | haaste"
        "| erikoiskortti | UNO FLIP",
    ),
    "004-NO": _flip(
        "Trekk ett | Trekk fem | Snu | Stå over | Stå over alle | Flipp"
        "| Joker | Trekk to-joker | Trekk farge-joker",
        "lys side | mørk side | trekkebunke | kastebunke | giver | runde | utfordring"
        "| handlingskort | UNO FLIP",
    ),
}
"""For each section the names that it prints."""
