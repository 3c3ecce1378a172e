"""Every English text of the terminal game, in whole sentences, so that they can be translated.

Where somebody acts there are two forms: what is said to the one who did it, and of anybody else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

BOT_NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana", "Ida", "Jon")
YOU: Final = "You"

SYMBOLS: Final = {
    "draw1": "draw one",
    "draw2": "draw two",
    "draw5": "draw five",
    "skipall": "skip everyone",
    "wild-draw2": "wild draw two",
    "wild-draw4": "wild draw four",
    "wild-drawcolor": "wild draw colour",
    "beachcomber": "Beachcomber",
}
MODES: Final = {
    "single": "A single round: whoever goes out first wins.",
    "points": "The winner of a round scores the hands of the others; {target} points win.",
    "lowest": (
        "Everyone adds up what is left in hand; when somebody has {target}, the lowest total wins."
    ),
    "partners": (
        "Two teams: partners sit opposite; the team that goes out scores the others' hands; "
        "{target} points win."
    ),
    "rotation4": "A rotation: 12 rounds, four with each partner; the highest total wins.",
    "rotation8": (
        "A rotation of eight at two tables: 28 rounds, four with each partner; "
        "the highest total wins."
    ),
    "elimination": (
        "Everyone adds up what is left in hand; whoever has {target} is out, the last one in wins."
    ),
}


def face(name: str) -> str:
    """A face as it is read aloud: ``blue-draw1`` is "blue draw one"."""
    if name in SYMBOLS:
        return SYMBOLS[name]
    color, _, symbol = name.partition("-")
    return f"{color} {SYMBOLS.get(symbol, symbol)}" if symbol else name


def faces(names: Sequence[str]) -> str:
    return all_of([face(name) for name in names])


def symbol(word: str) -> str:
    return SYMBOLS.get(word, word)


def all_of(words: Sequence[str]) -> str:
    return _listed(words, "and")


def one_of(words: Sequence[str]) -> str:
    return _listed(words, "or")


def _listed(words: Sequence[str], last: str) -> str:
    if len(words) < 2:
        return words[0] if words else "nothing"
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"


def drawn(number: int) -> str:
    return "a card" if number == 1 else f"{number} cards"


def points(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"


# What happens. {who} acts, {other} is acted upon.

TOLD: Final[dict[str, tuple[str, str]]] = {
    "turns_up": ("You turn up {card}.", "{who} turns up {card}."),
    "lays": ("You lay {card}.", "{who} lays {card}."),
    "lays_color": ("You lay {card} and name {color}.", "{who} lays {card} and names {color}."),
    "lays_uno": ("You lay {card} and call UNO.", "{who} lays {card} and calls UNO."),
    "lays_color_uno": (
        "You lay {card}, name {color} and call UNO.",
        "{who} lays {card}, names {color} and calls UNO.",
    ),
    "again": (
        "Everyone else is skipped: you play again.",
        "Everyone else is skipped: {who} plays again.",
    ),
    "names": ("You name {color}.", "{who} names {color}."),
    "uno": ("You call UNO.", "{who} calls UNO."),
    "gives_open": ("You give {other} {cards}.", "{who} gives {other} {cards}."),
    "gives": ("You give {other} {count}.", "{who} gives {other} {count}."),
    "draws_open": ("You draw {cards}.", "{who} draws {cards}."),
    "draws": ("You draw {count}.", "{who} draws {count}."),
    "draws_open_missed": (
        "You draw {cards} and miss the turn.",
        "{who} draws {cards} and misses the turn.",
    ),
    "draws_missed": (
        "You draw {count} and miss the turn.",
        "{who} draws {count} and misses the turn.",
    ),
    "draws_open_keeps": ("You draw {cards} and keep it.", "{who} draws {cards} and keeps it."),
    "draws_keeps": ("You draw {count} and keep it.", "{who} draws {count} and keeps it."),
    "draws_open_unfit": (
        "You draw {cards}, which does not fit, and keep it.",
        "{who} draws {cards} and keeps it.",
    ),
    "draws_nothing": (
        "You draw nothing: no card is left to draw.",
        "{who} draws nothing: no card is left to draw.",
    ),
    "gift_uncalled": (
        "You gave your last card away without calling UNO.",
        "{who} gave the last card away without calling UNO.",
    ),
    "keeps": ("You keep it.", "{who} keeps it."),
    "skipped": ("You are skipped.", "{who} is skipped."),
    "misses": ("You miss the turn.", "{who} misses the turn."),
    "accepts": ("You accept.", "{who} accepts."),
    "challenges": ("You challenge {other}.", "{who} challenges {other}."),
    "shows_open": ("You show {other} your hand.", "{who} shows you this hand: {cards}."),
    "shows": ("You show {other} your hand.", "{who} shows {other} the hand."),
    "guilty": ("Guilty: you bluffed.", "Guilty: {who} bluffed."),
    "innocent": ("Innocent: you did not bluff.", "Innocent: {who} did not bluff."),
    "found": ("You show what you found: {card}.", "{who} shows what was found: {card}."),
    "cleared": ("Your UNO call no longer counts.", "{who}'s UNO call no longer counts."),
    "catches": (
        "You catch {other}: one card and no UNO call.",
        "{who} catches {other}: one card and no UNO call.",
    ),
    "goes_out": ("You go out!", "{who} goes out."),
}

RETURNED: Final = "{card} is turned up and goes back into the draw pile."
IGNORED: Final = "{card} is turned up and does not count; another card is turned onto it."
RESHUFFLED: Final = (
    "The draw pile is empty: what lies under the top card is shuffled into a new one of {count}."
)
FLIPPED: Final = (
    "Flip! The {side} side is in play. The discard pile is turned over: {top} is on top."
)
SURFACED: Final = "It does not act."
REVERSED: Final = "The direction turns: play goes {direction}."
BLOCKED: Final = "The round is blocked: nobody could lay or draw. Nobody scores."
MOVE_LIMIT: Final = "The round has reached its limit of moves. Nobody scores."

# The start.

TITLE: Final = "Flipdeck, edition {edition}: {title}."
ROUND_THE_TABLE: Final = "Going left round the table: {names}."
BOTS_ARE: Final = "The others are played by the bot {bot}, who now and then forgets to call UNO."
HELP_HINT: Final = "Type ? for help at any prompt, q to leave."
UNO_HINT: Final = "With two cards left, call UNO as you lay one: 3! or 3 uno."
DRAWING: Final = "Drawing for the dealer, the highest number deals: {drawn}."
DRAWING_POINTS: Final = "Drawing for the dealer, the most points deal: {drawn}."
DRAWING_AGAIN: Final = "A tie, so these draw again: {drawn}."
DREW: Final = ("you draw {card}", "{who} draws {card}")
DEALS: Final = ("{round} You deal.", "{round} {who} deals.")
ROUND: Final = "Round {number}."
ROUND_OF: Final = "Round {number} of {rounds}: {team} against {others}."
ROUND_OF_TWO_TABLES: Final = (
    "Round {number} of {rounds}: {team} against {others}. At the other table {first} play {second}."
)

# The turn.

YOUR_TURN: Final = {
    "light": "Your turn. Light side, colour {color}, top card {top}, play goes {way} to {next}.",
    "dark": "Your turn. Dark side, colour {color}, top card {top}, play goes {way} to {next}.",
    None: "Your turn. Colour {color}, top card {top}, play goes {way} to {next}.",
}
YOUR_COLOR: Final = {
    "light": "Your turn. Light side, top card {top}, no colour named yet, play goes {way}.",
    "dark": "Your turn. Dark side, top card {top}, no colour named yet, play goes {way}.",
    None: "Your turn. Top card {top}, no colour named yet, play goes {way}.",
}
SELF: Final = "you"
HOLDS: Final = "{who}: {count}."
HOLDS_UNO: Final = "{who}: {count}, UNO."
BACKS: Final = "{holds} Backs: {backs}."
BACK: Final = "{holds} Back: {backs}."
PARTNER: Final = "{who}, your partner"
CHAIR_OUT: Final = "{who} is out."
PILE: Final = "Draw pile: {count}."
PILE_BACK: Final = "Draw pile: {count}, back of the next one: {back}."
HAND: Final = "Your hand, {count} (* fits on {top}):"
HAND_CALLED: Final = "Your hand, {count}, UNO called (* fits on {top}):"
HAND_UNFIT: Final = "Your hand, {count}, nothing fits on {top}:"
HAND_UNFIT_CALLED: Final = "Your hand, {count}, UNO called, nothing fits on {top}:"
HAND_PLAIN: Final = "Your hand, {count}:"
TOP_WILD: Final = "{top} in {color}"
FITS: Final = "*"

LAY_OR_DRAW: Final = "Lay {fits}, or draw (d)."
LAY: Final = "Lay {fits}."
DRAW: Final = "Nothing fits: draw (d)."
LAY_OR_KEEP: Final = "Your drawn {card} fits: lay it ({number}) or keep it (k)."
LAY_DRAWN: Final = "Your drawn {card} fits and must be laid ({number})."
ANSWER: Final = "Accept (a) or challenge (c)?"
ANSWER_TERMS: Final = (
    "{who} laid {card} when the colour was {before}: "
    "a bluff if {who} held any other {before} card.",
    "Accept (a): you draw {cost} and miss the turn.",
    "Challenge (c): if it was a bluff, {who} draws {cost} and you take your turn; "
    "if not, you draw {more} and miss the turn.",
)
BLUFF_BY_WILDS: Final = (
    "{who} laid {card} when the colour was {before}: "
    "a bluff if {who} held any other {before} card or any other wild."
)
COST: Final = "{number} cards"
COST_COLOR: Final = "until {color}"
COST_COLOR_MORE: Final = "until {color} and 2 more"
WHICH_COLOR: Final = "Which colour: {colors}? (Enter takes the card back)"
NAME_COLOR: Final = "A wild came to the top, and you name the colour: {colors}."
NAME_COLOR_START: Final = "You play first and name the colour of the wild: {colors}."
TAKEN_BACK: Final = "You take the card back."
GIVE_WHOM: Final = (
    "You may give up to four cards, at most one of each colour and no wild, to one player. "
    "To whom: {names}, or nobody? (Enter takes the card back)"
)
GIVE_WHAT: Final = "Which cards for {who}? Numbers, such as 1,3. (Enter takes the card back)"
NOBODY: Final = ("nobody", "none", "no", "-")

OFFER_CATCH: Final = "{who} has one card and did not call. Type catch, or press Enter to go on."
OFFER_RESCUE: Final = "You have one card and did not call. Type uno, or press Enter to go on."
YES_OFFER: Final = ("y", "yes")
YES_CATCH: Final = ("y", "yes", "c")
NOT_NOW: Final = "That has to wait. {offer}"

PROMPT: Final = "> "
ENTER_NEXT: Final = "Press Enter for the next round."
ENTER_WATCH: Final = "You are out. Press Enter to see how the next round ends."
SURE: Final = "Leave the game? Type y to leave, or press Enter to go on."
YES: Final = ("y", "yes", "q", "quit")

# Answers.

ANSWER_FIRST: Final = "Answer first: accept the draw-wild or challenge it."
COLOR_FIRST: Final = "Name the colour first: {colors}."
FIELDS: Final = {"color": "colour", "give": "give"}
REFUSED: Final = "{reason} (rule {slug})"
CAN_BE_LAID: Final = "{card} can be laid: {because}."
BECAUSE_WILD: Final = "it is a wild kind, which fits on anything"
BECAUSE_COLOR: Final = "{color} is in force"
BECAUSE_SYMBOL: Final = "{symbol} is on top"
BECAUSE_ALLOWED: Final = "That is allowed now."
WHY_WHAT: Final = "Say which card: why 3, or why blue 7."
UNKNOWN: Final = "'{line}' means nothing here. Type what is offered below, or ? for help."
NO_SUCH_NUMBER: Final = "There is no card {number}: your cards are 1 to {last}."
NO_SUCH_PLAYER: Final = "There is no '{name}' here: say {names}."
NO_SUCH_COLOR: Final = "'{word}' is no colour of this side: say {colors}."
NOT_A_CARD: Final = "'{word}' is no card: say numbers, such as 1,3."
NOBODY_TO_CATCH: Final = "Nobody can be caught now."
NO_SUCH_RULE: Final = "There is no rule '{slug}'. {hint}"
NEAR_RULES: Final = "Near it: {slugs}."
LIST_RULES: Final = "r alone lists them."
RULES_HEAD: Final = "The rules of this table, by chapter. To read one: r and its name."
RULE_HEAD: Final = "{title} [{slug}]"
RULE_ELSEWHERE: Final = "This rule is not in force at this table."

HELP: Final = (
    "What to type:",
    "3 or {color} 7: lay that card. 5 {other}: lay a wild and name {other}.",
    "3! or 3 uno: lay it and call UNO. u: call UNO by itself.",
    "d: draw. k: keep the drawn card. a: accept a draw-wild. c: challenge it.",
    "catch {who}: catch a player with one card who did not call UNO.",
    "h: table and hand again. s: scores. why 3: why a card cannot be laid.",
    "r: names of the rules. r matching: one rule. q: leave.",
    "If you forget to call UNO, the others may catch you before you notice.",
)
HELP_ONE_SIDED: Final = "4 give 1,3 to {who}: lay a Beachcomber and give cards away."
HELP_TWO_SIDED: Final = (
    "Backs are the other sides of the cards: you see those of the others, never your own."
)

# The end of a round and of the match.

HANDS_OPEN: Final = "All hands are laid open."
HELD: Final = ("You hold {cards}: {points}.", "{who} holds {cards}: {points}.")
HELD_PLAIN: Final = ("You hold {cards}.", "{who} holds {cards}.")
SCORES: Final = ("You score {points}.", "{who} scores {points}.")
TEAM_SCORES: Final = "{team} score {points}."
OTHER_TABLE: Final = "At the other table {team} beat {others}: {points}."
OTHER_TABLE_BLOCKED: Final = "At the other table the round was blocked and is dealt again."
DEALT_AGAIN: Final = "It is dealt again by the next dealer."
WATCHED: Final = "{who} wins the round."
SHEET: Final = "Scores after round {number}, {goal}:"
SHEET_EMPTY: Final = "No round is finished yet; {goal}."
GOALS: Final = {
    "single": "one round decides",
    "points": "{target} wins",
    "lowest": "the lowest wins once somebody has {target}",
    "partners": "{target} wins",
    "rotation4": "the highest after 12 rounds wins",
    "rotation8": "the highest after 28 rounds wins",
    "elimination": "{target} is out",
}
ROW: Final = "{who}: {total} ({rounds})"
ROW_FIRST: Final = "{who}: {total}"
ROW_LONG: Final = "{who}: {total} (of late {rounds})"
ROW_OUT: Final = "{who}: {total}, out ({rounds})"
SCHEDULE: Final = "Your partners by rounds: {stages}."
STAGE: Final = "{first} to {last} {who}"
IS_OUT: Final = ("You are out of the match.", "{who} is out of the match.")
WINS_ROUND: Final = ("You have won!", "{who} has won.")
WINS: Final = ("You have won the match with {points}!", "{who} has won the match with {points}.")
TEAM_WINS: Final = "{team} have won the match with {points}."
SHARED: Final = "{team} share the win with {points} each."
LAST_IN: Final = ("You are the last one in: you have won!", "{who} is the last one in and has won.")
AGAIN: Final = "The same deal again: {command}"
GOODBYE: Final = "Goodbye."
GOODBYE_NAMED: Final = "Goodbye, {name}."
