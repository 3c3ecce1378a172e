"""The round as one flat record, and the constants that its functions use."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from flipdeck.rules.cards import (
    BEACHCOMBER,
    DARK_SHIFT,
    DRAW,
    DRAW_WILD,
    FACES,
    FLIP,
    REVERSE,
    SKIP,
    SYMBOLS,
    WILD,
    WILD_KINDS,
)
from flipdeck.rules.cards import MOST_CARDS as MOST_CARDS

# What compiled functions are handed. To the type checker these are opaque; the compiler maps each
# name to its own type (jit.py), and Python passes ``numpy.record`` and arrays.
RoundRecord = Any
EventRecord = Any
Observation = Any
SeenCards = Any
Pile = Any
Faces = Any
Numbers = Any
Bytes = Any
Rows = Any
Place = int
Word = int
Words = Any

MOST_SEATS: Final = 10
SIDES: Final = 2
RANKS: Final = 64
"""More than there are numbers of faces."""
RESHUFFLE_STREAM: Final = 5
"""The streams of reshuffles in a verifiable shuffle (``flipdeck.shuffle.streams.RESHUFFLE``)."""
HAND_ROOM: Final = MOST_CARDS + 8
"""Places of a hand; the last eight stay empty."""

LANES: Final = 8
"""Blocks of random words generated at once."""
WORDS: Final = 16 * LANES

# Phases: what is awaited.
TURN, DRAWN, ANSWER, COLOR, OVER = 0, 1, 2, 3, 4

# Kinds of move.
PLAY, DRAWS, PASS, ACCEPT, CHALLENGE, NAME, CALL, CATCH = 1, 2, 3, 4, 5, 6, 7, 8

# A move is one whole number: kind, place in the hand, colour (0: none), call, seat, gift, swap.
AT_SHIFT, COLOR_SHIFT, UNO_SHIFT, TO_SHIFT, GIFTS_SHIFT, GIFT_SHIFT = 4, 11, 14, 15, 19, 22
GIFT_BITS: Final = 7
SWAP_SHIFT: Final = 50
SWAP_MASK: Final = 31
"""The seat with which hands are swapped, plus one (0: none named)."""
NOWHERE: Final = 127
"""A place in the hand that no hand has."""
NOBODY: Final = 15
FOREIGN_COLOR: Final = 7
"""A colour that is not of the side in play."""
NO_MOVE: Final = -1
MOST_GIFTS: Final = 4
MOST_LISTED: Final = 128
"""More than the legal moves of any seat: each face once, three wild kinds in four colours, and four
sevens that swap hands with any of nine seats."""

# What a played face does.
A_NUMBER, A_DRAW, A_REVERSE, A_SKIP, A_SKIP_ALL, A_FLIP, A_WILD, A_DRAW_WILD, A_BEACH = range(9)

# Rulings as numbers; each is the index of its value in the ruling's domain.
ACTS, RETURNED, IGNORED = 0, 1, 2
MAY_PLAY, MUST_PLAY, MUST_IF_FORCED = 0, 1, 2
FLIPPER, BY_SIDE, NEXT = 0, 1, 2
REFUSED_BLUFFS, JUDGED_BLUFFS, FREE_BLUFFS = 0, 1, 2
STACK_SAME, STACK_RISING = 1, 2

# Who names a colour and then plays: the next seat after a flip, the first player at the start.
# 0: the flipper names, and the next seat plays.
NEXT_NAMER, START_NAMER, FLIP_NAMER = 1, 2, 3

# What happened: kinds of events. Each is a row of ROW_SIZE numbers: kind, rule and seat; what it is
# about: a card, the seat it was done to, or another number; the card's place in the hand or pile
# (E_SHOWED: how many E_SHOWN_CARD rows follow; E_JUDGED: whether guilty); and another number: how
# many cards are left, or the seat that is given or shown something.
(
    E_TURNED_UP,
    E_RETURNED,
    E_IGNORED,
    E_PLAYED,
    E_NAMED,
    E_CALLED,
    E_GAVE,
    E_DREW,
    E_FOUND_NOTHING,
    E_KEPT,
    E_RESHUFFLED,
    E_FLIPPED,
    E_SURFACED,
    E_REVERSED,
    E_SKIPPED,
    E_ACCEPTED,
    E_CHALLENGED,
    E_SHOWED,
    E_SHOWN_CARD,
    E_JUDGED,
    E_FOUND,
    E_EXPOSED,
    E_CLOSED,
    E_CLEARED,
    E_CAUGHT,
    E_WENT_OUT,
    E_BLOCKED,
    E_AWAITED,
    E_REDEALT,
    E_SWAPPED,
    E_ROTATED,
) = range(31)
EVENT_KINDS: Final = E_ROTATED + 1

ROW_KIND, ROW_RULE, ROW_SEAT, ROW_WHAT, ROW_PLACE, ROW_OTHER = range(6)
ROW_SIZE: Final = 6

HIDDEN_FACE: Final = 63
"""In a masked row: a face of a card that is not seen, or a back that is blank."""
HIDDEN_PLACE: Final = -1
"""In a masked row: a place, or the number of cards shown, that is not seen."""

ROUND: Final = np.dtype(
    [
        ("hands", "i2", (MOST_SEATS, HAND_ROOM)),
        ("held", "i2", (MOST_SEATS,)),
        # Both piles end with their top: the next card to draw, the card last played.
        ("draw", "i2", (MOST_CARDS,)),
        ("discard", "i2", (MOST_CARDS,)),
        ("draw_n", "i2"),
        ("discard_n", "i2"),
        ("seats", "i2"),
        ("in_play", "i2"),
        ("out", "i2"),
        ("dealer", "i2"),
        ("side", "i2"),
        ("direction", "i2"),
        ("turn", "i2"),
        ("phase", "i2"),
        ("color", "i2"),
        ("drawn", "i2"),
        ("exposed", "i2"),
        ("called", "i2"),
        ("bluffer", "i2"),
        ("guilty", "i2"),
        # Cards that the next seat owes while its answer is awaited, by stacking.
        ("debt", "i2"),
        ("namer_plays", "i2"),
        ("idle", "i2"),
        ("winner", "i2"),
        ("moves", "i4"),
        # The rulings it is played by.
        ("deck_n", "i2"),
        ("one_sided", "i2"),
        ("start_action", "i2"),
        ("start_wild", "i2"),
        ("start_draw_wild", "i2"),
        ("start_flip", "i2"),
        ("start_neighbour", "i2"),
        ("start_draw_plays", "i2"),
        ("returned_bottom", "i2"),
        ("start_direction", "i2"),
        ("drawn_card", "i2"),
        ("voluntary_draw", "i2"),
        ("window_played", "i2"),
        ("late_call", "i2"),
        ("wilds_count", "i2"),
        ("wild_after_flip", "i2"),
        ("found_shown", "i2"),
        ("beach_names", "i2"),
        ("reverse_skips", "i2"),
        ("bluffing", "i2"),
        ("last_draws", "i2"),
        ("uno_penalty", "i2"),
        ("hand_size", "i2"),
        ("move_limit", "i4"),
        # House rules. The first is on with any of seven_swap, zero_rotate and last_number, so that
        # a turn asks for all three at once.
        ("house", "i2"),
        ("stacking", "i2"),
        ("until_fits", "i2"),
        ("jump_in", "i2"),
        ("seven_swap", "i2"),
        ("zero_rotate", "i2"),
        ("last_number", "i2"),
        ("auto_call", "i2"),
        ("until_limit", "i2"),
        # What the faces of each side do and cost (rules.cards.Print).
        ("draws", "i2", (SIDES,)),
        ("wild_draws", "i2", (SIDES,)),
        ("skips_everyone", "i2", (SIDES,)),
        ("points", "i2", (SIDES, SYMBOLS + WILD_KINDS)),
        # The generator: key, what the stream is for, block in use and how much of it is used up.
        ("key", "u4", (8,)),
        ("stream", "u4", (3,)),
        ("block", "u4"),
        ("words", "u4", (16, LANES)),
        ("word", "i2"),
        # A verifiable shuffle: whether each reshuffle sorts its cards and takes a stream of its
        # own, how many there were, and the place of each face in the order of names.
        ("keyed", "i2"),
        ("reshuffles", "i2"),
        ("ranks", "u1", (SIDES, RANKS)),
    ],
    align=True,
)

MOST_ROWS: Final = 256
MOST_WORDS: Final = 16
"""More than the words that any row adds to the text of events."""

EVENT_BUFFER: Final = np.dtype(
    [
        # What happened, if events are wanted.
        ("listening", "i2"),
        ("n", "i2"),
        ("rows", "i2", (MOST_ROWS, ROW_SIZE)),
        # The same as one viewer may see it, while its text is written.
        ("masked", "i2", (MOST_ROWS, ROW_SIZE)),
        # Numbers of the words of that text.
        ("words", "i2", (MOST_WORDS * (MOST_ROWS + 1),)),
        # The order a reshuffle made, or is to make when played again from a record.
        ("given_n", "i2"),
        ("made_n", "i2"),
        ("order", "i2", (MOST_CARDS,)),
        # The place a start card went back to, or is to go back to (-1: by chance).
        ("place", "i2"),
    ],
    align=True,
)

ROWS_AT: Final = 2
MASKED_AT: Final = ROWS_AT + MOST_ROWS * ROW_SIZE
WORDS_AT: Final = MASKED_AT + MOST_ROWS * ROW_SIZE
"""Where rows, masked rows and words begin in an event buffer, in numbers of two bytes."""

HIDDEN: Final = 255
"""In an observation: a face that is not seen, or a place without a card."""

OBSERVATION: Final = np.dtype(
    [
        # Moves made so far, calls and catches not counted.
        ("moves", "i4"),
        # Who sees this: a seat, or -1 for a bystander.
        ("viewer", "i2"),
        ("seats", "i2"),
        ("dealer", "i2"),
        # Seats that are out of the match, a bit for each.
        ("out", "i2"),
        ("side", "i2"),
        # 1 to the left, -1 to the right.
        ("direction", "i2"),
        # The seat that something is awaited of, or -1.
        ("turn", "i2"),
        # What is awaited: TURN, DRAWN, ANSWER, COLOR or OVER.
        ("phase", "i2"),
        # The colour in force, or -1.
        ("color", "i2"),
        # The active face of the top discard.
        ("top", "i2"),
        ("draw_n", "i2"),
        # The back of the next card to draw, or -1.
        ("draw_top", "i2"),
        ("discard_n", "i2"),
        # Where the drawn card is in the hand of the seat to move, while it waits; else -1.
        ("drawn", "i2"),
        # Who played the card that awaits an answer, or -1.
        ("bluffer", "i2"),
        # Cards owed by the seat whose answer is awaited, by stacking; else 0.
        ("debt", "i2"),
        # Who holds one card uncalled, or -1.
        ("exposed", "i2"),
        ("winner", "i2"),
        # Seats that have called, a bit for each.
        ("called", "i2"),
        # Seats whose active faces the viewer sees, a bit for each; and those whose backs.
        ("fronts", "i2"),
        ("behinds", "i2"),
        # Cards in each hand.
        ("held", "i2", (MOST_SEATS,)),
        # The cards of all hands in the order of seats, each hand in the order taken: the active
        # face and the other one, HIDDEN where the viewer does not see it.
        ("faces", "u1", (MOST_CARDS,)),
        ("backs", "u1", (MOST_CARDS,)),
    ],
    align=True,
)
"""All that one viewer may see of a round, and nothing else."""

MOST_VIEWERS: Final = MOST_SEATS + 2
"""Every seat, a bystander, and a bystander to whom the backs are open."""

# What a step returns in numbers: for each viewer the fields and the hands that changed, a bit for
# each; for each seat how many legal moves it has; for each viewer where the text of its view, or
# of its events and changes, begins and ends (those who see the same have the same text), then the
# same of its legal moves; the side in play before the move; then the moves, by seat.
STEP_PLACES: Final = 4
"""Places of the texts of a viewer."""
STEP_FIELDS: Final = 0
STEP_HANDS: Final = STEP_FIELDS + MOST_VIEWERS
STEP_LISTED: Final = STEP_HANDS + MOST_VIEWERS
STEP_TEXTS: Final = STEP_LISTED + MOST_SEATS
STEP_SIDE: Final = STEP_TEXTS + STEP_PLACES * MOST_VIEWERS
STEP_MOVES: Final = STEP_SIDE + 1
STEP_ROOM: Final = STEP_MOVES + MOST_SEATS * MOST_LISTED

CHANGING: Final = (
    "side",
    "direction",
    "turn",
    "phase",
    "color",
    "top",
    "draw_n",
    "draw_top",
    "discard_n",
    "drawn",
    "bluffer",
    "exposed",
    "moves",
    "winner",
    "debt",
)
"""Fields of an observation that change in a round; bit n of a step's fields is number n."""


def _mask(faces: list[int]) -> int:
    return sum(1 << face for face in faces)


COLORED: Final = _mask(list(range(WILD)))
NUMBERS: Final = _mask([face for face in range(WILD) if face % SYMBOLS < DRAW])
WILDS: Final = _mask([WILD, DRAW_WILD, BEACHCOMBER])
COLOR_MASK: Final = np.array(
    [_mask([color * SYMBOLS + symbol for symbol in range(SYMBOLS)]) for color in range(4)], "i8"
)
SYMBOL_MASK: Final = np.array(
    [_mask([color * SYMBOLS + symbol for color in range(4)]) for symbol in range(SYMBOLS)], "i8"
)
COLOR_OF: Final = np.array([face // SYMBOLS if face < WILD else -1 for face in range(FACES)], "i2")
DRAWS_OF_COLOR: Final = int(SYMBOL_MASK[DRAW])
SEVENS: Final = int(SYMBOL_MASK[7])
FITS_ON: Final = np.array(
    [WILDS | (int(SYMBOL_MASK[face % SYMBOLS]) if face < WILD else 0) for face in range(FACES)],
    "i8",
)
"""What fits on a face whatever the colour in force."""

_ACTS: Final = {
    **dict.fromkeys(range(DRAW), A_NUMBER),
    DRAW: A_DRAW,
    REVERSE: A_REVERSE,
    SKIP: A_SKIP,
    FLIP: A_FLIP,
}
_WILD_ACTS: Final = {WILD: A_WILD, DRAW_WILD: A_DRAW_WILD, BEACHCOMBER: A_BEACH}
ACT: Final = np.array(
    [_ACTS[face % SYMBOLS] if face < WILD else _WILD_ACTS[face] for face in range(FACES)], "i2"
)
"""What a face does. How much it draws, and whether a skip skips everyone, stands in the record."""

assert DARK_SHIFT == 8  # the side number times eight is how far a card is shifted
