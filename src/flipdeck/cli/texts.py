"""English texts of the terminal game, in whole sentences, so that they can be translated.

Where somebody acts there are two forms: one for the player who acts, one about anybody else.
Cards, colours and refusals come from the Fluent catalogues (``flipdeck.rules.localization``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flipdeck.rules import localization

BOT_NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana", "Ida", "Jon")
YOU: Final = "You"

MODES: Final = {
    "single": "A single round: whoever goes out first wins.",
    "points": "The winner of a round scores the cards in all other hands; {target} points win.",
    "lowest": (
        "After each round everyone adds up the cards left in hand; "
        "once somebody has {target}, the lowest total wins."
    ),
    "partners": (
        "Two teams: partners sit opposite each other; the team that goes out scores "
        "the opponents' hands; {target} points win."
    ),
    "rotation4": "A rotation: {rounds} rounds, {each} with each partner; the highest total wins.",
    "rotation8": (
        "A rotation of eight at two tables: {rounds} rounds, {each} with each partner; "
        "the highest total wins."
    ),
    "elimination": (
        "After each round everyone adds up the cards left in hand; "
        "whoever has {target} is out, and the last player in wins."
    ),
}


def face(name: str) -> str:
    """Return a face's name: ``blue-draw1`` is "blue draw one"."""
    return localization.card_text(name)


def faces(names: Sequence[str]) -> str:
    """Return faces as a list with "and"."""
    return all_of([face(name) for name in names])


def symbol(name: str) -> str:
    """Return the name of a number or an action: ``skipall`` is "skip everyone"."""
    return localization.symbol_text(name)


def color(name: str | None) -> str:
    """Return a colour's name; empty while no colour is named."""
    return localization.color_text(name) if name else ""


def colors(names: Sequence[str]) -> str:
    """Return colours as alternatives, with "or"."""
    return one_of([color(name) for name in names])


def all_of(words: Sequence[str]) -> str:
    """Return words as a list with "and"."""
    return localization.together(words)


def one_of(words: Sequence[str]) -> str:
    """Return words as alternatives, with "or"."""
    return localization.alternatives(words)


def capital(text: str) -> str:
    """Return a text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def cards(number: int) -> str:
    """Return a number of cards: "1 card", "2 cards"."""
    return "1 card" if number == 1 else f"{number} cards"


def drawn(number: int) -> str:
    """Return a number of cards drawn: "a card", "2 cards"."""
    return "a card" if number == 1 else f"{number} cards"


def points(number: int) -> str:
    """Return a number of points: "1 point", "2 points"."""
    return "1 point" if number == 1 else f"{number} points"


# Events. {who} acts, {other} is acted upon.

EVENTS: Final[dict[str, tuple[str, str]]] = {
    "turns_up": ("You turn up {card}.", "{who} turns up {card}."),
    "plays": ("You play {card}.", "{who} plays {card}."),
    "plays_color": ("You play {card} and name {color}.", "{who} plays {card} and names {color}."),
    "plays_uno": ("You play {card} and call UNO.", "{who} plays {card} and calls UNO."),
    "plays_color_uno": (
        "You play {card}, name {color} and call UNO.",
        "{who} plays {card}, names {color} and calls UNO.",
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
    "draws_open_loses_turn": (
        "You draw {cards} and lose a turn.",
        "{who} draws {cards} and loses a turn.",
    ),
    "draws_loses_turn": (
        "You draw {count} and lose a turn.",
        "{who} draws {count} and loses a turn.",
    ),
    "draws_open_keeps": ("You draw {cards} and keep it.", "{who} draws {cards} and keeps it."),
    "draws_keeps": ("You draw {count} and keep it.", "{who} draws {count} and keeps it."),
    "draws_open_unplayable": (
        "You draw {cards}, which is not playable, and keep it.",
        "{who} draws {cards} and keeps it.",
    ),
    "draws_nothing": (
        "You draw nothing: there is no card left to draw.",
        "{who} draws nothing: there is no card left to draw.",
    ),
    "gift_uncalled": (
        "You gave your last card away without calling UNO.",
        "{who} gave the last card away without calling UNO.",
    ),
    "keeps": ("You keep it.", "{who} keeps it."),
    "skipped": ("You are skipped.", "{who} is skipped."),
    "loses_turn": ("You lose a turn.", "{who} loses a turn."),
    "accepts": ("You accept.", "{who} accepts."),
    "challenges": ("You challenge {other}.", "{who} challenges {other}."),
    "shows_open": ("You show {other} your hand.", "{who} shows you this hand: {cards}."),
    "shows": ("You show {other} your hand.", "{who} shows {other} the hand."),
    "guilty": ("Guilty: you bluffed.", "Guilty: {who} bluffed."),
    "innocent": ("Innocent: you did not bluff.", "Innocent: {who} did not bluff."),
    "found": (
        "You show the card you drew last: {card}.",
        "{who} shows the card drawn last: {card}.",
    ),
    "cleared": ("Your UNO call no longer counts.", "{who}'s UNO call no longer counts."),
    "catches": (
        "You catch {other}: one card and no UNO call.",
        "{who} catches {other}: one card and no UNO call.",
    ),
    "goes_out": ("You go out!", "{who} goes out."),
}

RETURNED: Final = "{card} is turned up and goes back into the draw pile."
RETURNED_BOTTOM: Final = "{card} is turned up and goes under the draw pile."
IGNORED: Final = "{card} is turned up and passed over; the next card is turned up onto it."
RESHUFFLED: Final = (
    "The draw pile is empty: the discard pile under its top card is shuffled "
    "into a new draw pile of {count}."
)
FLIPPED: Final = (
    "Flip! The {side} side is in play. The discard pile is turned over: {top} is on top."
)
SURFACED: Final = "It has no effect."
REVERSED: Final = "The direction changes: play goes {direction}."
BLOCKED: Final = "The round is blocked: nobody could play or draw. Nobody scores."
MOVE_LIMIT: Final = "The round has reached its limit of moves. Nobody scores."

# The start.

TITLE: Final = "Flipdeck, edition {edition}: {title}."
SECTION: Final = "Played by section {id}, the sheet of {product} in {language}."
ROUND_THE_TABLE: Final = "Going left round the table: {names}."
BOTS_ARE: Final = "The other players are bots ({bot}) that sometimes forget to call UNO."
HELP_HINT: Final = "Type ? for help at any prompt, q to quit."
UNO_HINT: Final = "With two cards left, call UNO as you play one: 3! or 3 uno."
DRAWING: Final = "Drawing for dealer, the highest number deals: {drawn}."
DRAWING_POINTS: Final = "Drawing for dealer, the most points deal: {drawn}."
DRAWING_AGAIN: Final = "A tie, so these players draw again: {drawn}."
DREW: Final = ("you draw {card}", "{who} draws {card}")
DEALS: Final = ("{round} You deal.", "{round} {who} deals.")
ROUND: Final = "Round {number}."
ROUND_OF: Final = "Round {number} of {rounds}: {team} against {others}."
ROUND_OF_TWO_TABLES: Final = (
    "Round {number} of {rounds}: {team} against {others}. At the other table {first} play {second}."
)

# The turn.

# By whether the deck has two sides.
YOUR_TURN: Final = {
    True: (
        "Your turn. {side} side, current colour {color}, top card {top}, play goes {way} to {next}."
    ),
    False: "Your turn. Current colour {color}, top card {top}, play goes {way} to {next}.",
}
YOUR_COLOR: Final = {
    True: "Your turn. {side} side, top card {top}, no colour named yet, play goes {way}.",
    False: "Your turn. Top card {top}, no colour named yet, play goes {way}.",
}
SELF: Final = "you"
HOLDS: Final = "{who}: {count}."
HOLDS_UNO: Final = "{who}: {count}, UNO."
BACKS: Final = "{holds} Backs: {backs}."
BACK: Final = "{holds} Back: {backs}."
PARTNER: Final = "{who}, your partner"
SEAT_OUT: Final = "{who} is out."
DRAW_PILE: Final = "Draw pile: {count}."
DRAW_PILE_BACK: Final = "Draw pile: {count}, back of the next one: {back}."
HAND: Final = "Your hand, {count} (* playable on {top}):"
HAND_CALLED: Final = "Your hand, {count}, UNO called (* playable on {top}):"
HAND_UNPLAYABLE: Final = "Your hand, {count}, nothing playable on {top}:"
HAND_UNPLAYABLE_CALLED: Final = "Your hand, {count}, UNO called, nothing playable on {top}:"
HAND_PLAIN: Final = "Your hand, {count}:"
TOP_WILD: Final = "{top} in {color}"
PLAYABLE_MARK: Final = "*"

PLAY_OR_DRAW: Final = "Play {playable}, or draw (d)."
PLAY: Final = "Play {playable}."
DRAW: Final = "Nothing is playable: draw (d)."
PLAY_OR_KEEP: Final = "Your drawn {card} is playable: play it ({number}) or keep it (k)."
PLAY_DRAWN: Final = "Your drawn {card} is playable and must be played ({number})."
ANSWER: Final = "Accept (a) or challenge (c)?"
ANSWER_TERMS: Final = (
    "{who} played {card} when the current colour was {before}: "
    "a bluff if {who} held any other {before} card.",
    "Accept (a): you draw {cost} and lose a turn.",
    "Challenge (c): if it was a bluff, {who} draws {cost} and you take your turn; "
    "if not, you draw {more} and lose a turn.",
)
BLUFF_BY_WILDS: Final = (
    "{who} played {card} when the current colour was {before}: "
    "a bluff if {who} held any other {before} card or any other wild."
)
COST: Final = "{number} cards"
COST_COLOR: Final = "until {color} comes up"
COST_COLOR_MORE: Final = "until {color} comes up, then 2 more,"
WHICH_COLOR: Final = "Which colour: {colors}? (Enter takes the card back)"
NAME_COLOR: Final = "A wild came to the top, and you name the colour: {colors}."
NAME_COLOR_START: Final = "You play first and name the colour of the wild: {colors}."
TAKEN_BACK: Final = "You take the card back."
GIVE_WHOM: Final = (
    "You may give up to four cards, at most one of each colour and no wilds, to one player. "
    "To whom: {names}, or nobody? (Enter takes the card back)"
)
GIVE_WHAT: Final = "Which cards for {who}? Numbers, such as 1,3. (Enter takes the card back)"
NOBODY: Final = ("nobody", "none", "no", "-")

OFFER_CATCH: Final = "{who} has one card and did not call UNO. Type catch, or press Enter to go on."
OFFER_CALL: Final = "You have one card and did not call UNO. Type uno, or press Enter to go on."
TOO_LATE: Final = "You have one card and did not call UNO, and it is too late to call it now."
YES_OFFER: Final = ("y", "yes")
YES_CATCH: Final = ("y", "yes", "c")
NOT_NOW: Final = "That has to wait. {offer}"

PROMPT: Final = "> "
ENTER_NEXT: Final = "Press Enter for the next round."
ENTER_WATCH: Final = "You are out. Press Enter to see how the next round ends."
SURE: Final = "Quit the game? Type y to quit, or press Enter to go on."
YES: Final = ("y", "yes", "q", "quit")

# Answers.

REFUSED: Final = "{reason} (rule {slug})"
PLAYABLE_WILD: Final = "{card} is playable: a wild can be played on any card."
PLAYABLE_COLOR: Final = "{card} is playable: {color} is the current colour."
PLAYABLE_SYMBOL: Final = "{card} is playable: {symbol} is on top."
ALLOWED: Final = "That is allowed now."
WHY_WHAT: Final = "Say which card: why 3, or why blue 7."
UNKNOWN: Final = "'{line}' is not understood here. Type one of the choices below, or ? for help."
NO_SUCH_NUMBER: Final = "There is no card {number}: your cards are 1 to {last}."
NO_SUCH_PLAYER: Final = "There is no '{name}' here: type {names}."
NO_SUCH_COLOR: Final = "'{word}' is not a colour of this side: type {colors}."
NOT_A_CARD: Final = "'{word}' is not a card: type numbers, such as 1,3."
NOBODY_TO_CATCH: Final = "Nobody can be caught now."
NO_SUCH_RULE: Final = "There is no rule '{slug}'. {hint}"
NEAR_RULES: Final = "Similar: {slugs}."
LIST_RULES: Final = "r alone lists them."
RULES_HEAD: Final = "The rules of this table, by chapter. To read one: r and its name."
RULE_HEAD: Final = "{title} [{slug}]"
RULE_ELSEWHERE: Final = "This rule does not apply at this table."

HELP: Final = (
    "What to type:",
    "3 or {color} 7: play that card. 5 {other}: play a wild and name {other}.",
    "3! or 3 uno: play it and call UNO. u: call UNO by itself.",
    "d: draw. k: keep the drawn card. a: accept a draw-wild. c: challenge it.",
    "catch {who}: catch a player with one card who did not call UNO.",
    "h: table and hand again. s: scores. why 3: why a card is not playable.",
    "r: names of the rules. r matching: one rule. q: quit.",
    "If you forget to call UNO, the others may catch you before you notice.",
)
HELP_ONE_SIDED: Final = "4 give 1,3 to {who}: play a Beachcomber and give cards away."
HELP_TWO_SIDED: Final = (
    "Backs are the other sides of the cards: you see those of the others, never your own."
)

# The end of a round and of the match.

HANDS_OPEN: Final = "All hands are shown."
HELD: Final = ("You hold {cards}: {points}.", "{who} holds {cards}: {points}.")
HELD_PLAIN: Final = ("You hold {cards}.", "{who} holds {cards}.")
SCORES: Final = ("You score {points}.", "{who} scores {points}.")
TEAM_SCORES: Final = "{team} score {points}."
OTHER_TABLE: Final = "At the other table {team} beat {others}: {points}."
OTHER_TABLE_BLOCKED: Final = "At the other table the round was blocked and is dealt again."
DEALT_AGAIN: Final = "The next dealer deals it again."
WATCHED: Final = "{who} wins the round."
SCORE_TABLE: Final = "Scores after round {number} ({goal}):"
SCORE_TABLE_EMPTY: Final = "No round is finished yet ({goal})."
GOALS: Final = {
    "single": "one round decides",
    "points": "{target} points win",
    "lowest": "the lowest total wins once somebody has {target} points",
    "partners": "{target} points win",
    "rotation4": "the highest total after {rounds} rounds wins",
    "rotation8": "the highest total after {rounds} rounds wins",
    "elimination": "whoever has {target} points is out",
}
ROW: Final = "{who}: {total} ({rounds})"
ROW_FIRST: Final = "{who}: {total}"
ROW_LONG: Final = "{who}: {total} (last rounds {rounds})"
ROW_OUT: Final = "{who}: {total}, out ({rounds})"
SCHEDULE: Final = "Your partners by rounds: {stages}."
STAGE: Final = "{first} to {last} {who}"
IS_OUT: Final = ("You are out of the match.", "{who} is out of the match.")
WINS_ROUND: Final = ("You have won!", "{who} has won.")
WINS: Final = ("You have won the match with {points}!", "{who} has won the match with {points}.")
TEAM_WINS: Final = "{team} have won the match with {points}."
SHARED: Final = "{team} share the win with {points} each."
LAST_IN: Final = (
    "You are the last player in: you have won!",
    "{who} is the last player in and has won.",
)
AGAIN: Final = "The same deal again: {command}"
GOODBYE: Final = "Goodbye."
GOODBYE_NAMED: Final = "Goodbye, {name}."
