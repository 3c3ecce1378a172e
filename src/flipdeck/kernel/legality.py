"""What is legal: ``verdict`` answers for one move."""

from __future__ import annotations

from flipdeck.kernel import rule_codes as rule
from flipdeck.kernel.house_rules import (
    jumps_in,
    may_challenge,
    received_by_swap,
    rotates,
    stackable,
    swaps,
)
from flipdeck.kernel.jit import compiled, inlined
from flipdeck.kernel.layout import (
    ACCEPT,
    ANSWER,
    AT_SHIFT,
    CALL,
    CATCH,
    CHALLENGE,
    COLOR,
    COLOR_MASK,
    COLOR_OF,
    COLOR_SHIFT,
    COLORED,
    DRAWN,
    DRAWS,
    FITS_ON,
    FREE_BLUFFS,
    GIFT_BITS,
    GIFT_SHIFT,
    GIFTS_SHIFT,
    MAY_PLAY,
    MOST_GIFTS,
    MUST_IF_FORCED,
    NAME,
    NUMBERS,
    OVER,
    PASS,
    PLAY,
    STACK_SAME,
    SWAP_MASK,
    SWAP_SHIFT,
    TO_SHIFT,
    TURN,
    UNO_SHIFT,
    RoundRecord,
)
from flipdeck.kernel.piles import face_at, shift, top_face
from flipdeck.rules.cards import BEACHCOMBER, DRAW_WILD, WILD


@compiled
def fitting(r: RoundRecord) -> int:
    """The set of faces that fit, one bit each."""
    return int(FITS_ON[top_face(r)]) | int(COLOR_MASK[int(r.color)])


@inlined
def turn_faces(r: RoundRecord, seat: int) -> int:
    """The set of faces that a seat may play in its turn: with ``last_card = number`` only a number
    as the last card."""
    fits = fitting(r)
    if r.last_number and r.held[seat] == 1:
        fits &= NUMBERS
    return fits


@compiled
def held_faces(r: RoundRecord, seat: int) -> int:
    """The set of active faces in a hand, one bit each."""
    faces = 0
    down = shift(r)
    hand = r.hands[seat]
    for at in range(int(r.held[seat])):
        faces |= 1 << ((int(hand[at]) >> down) & 63)
    return faces


@compiled
def is_bluff(r: RoundRecord, seat: int, at: int) -> bool:
    """Whether playing the draw-wild at this place would leave a card that makes it a bluff."""
    for other in range(int(r.held[seat])):
        if other != at:
            face = face_at(r, seat, other)
            if face < WILD:
                if COLOR_OF[face] == r.color:
                    return True
            elif r.wilds_count:
                return True
    return False


@inlined
def may_draw(r: RoundRecord, fit: int) -> bool:
    """Whether drawing is allowed with these fitting faces in hand: not if a coloured one must be
    played."""
    return bool(r.voluntary_draw) or not fit & COLORED


@compiled
def _other_fits(r: RoundRecord, seat: int, at: int) -> bool:
    """Whether a card of the hand other than the one at this place could be played."""
    fits = fitting(r)
    for other in range(int(r.held[seat])):
        if other != at:
            face = face_at(r, seat, other)
            if (fits >> face) & 1:
                if face != DRAW_WILD or r.bluffing or not is_bluff(r, seat, other):
                    return True
    return False


@compiled
def is_playable_drawn(r: RoundRecord, seat: int) -> bool:
    """Whether the card drawn last could be played, a draw-wild only if it is not refused."""
    at = int(r.held[seat]) - 1
    face = face_at(r, seat, at)
    if not (fitting(r) >> face) & 1:
        return False
    return bool(face != DRAW_WILD or r.bluffing or not is_bluff(r, seat, at))


@compiled
def may_pass(r: RoundRecord, seat: int) -> bool:
    """Whether the drawn card may be kept."""
    if r.drawn_card == MAY_PLAY:
        return True
    at = int(r.drawn)
    if r.drawn_card == MUST_IF_FORCED and _other_fits(r, seat, at):
        return True
    face = face_at(r, seat, at)
    if not (fitting(r) >> face) & 1:
        return True
    return bool(face == DRAW_WILD and r.bluffing != FREE_BLUFFS and is_bluff(r, seat, at))


@compiled
def color_needed(r: RoundRecord, seat: int, face: int) -> bool:
    """Whether playing this wild kind needs a colour: not as a last card, unless it draws by it."""
    if face == BEACHCOMBER and not r.beach_names:
        return False
    return bool(r.held[seat] > 1 or (face == DRAW_WILD and r.wild_draws[int(r.side)] == 0))


@compiled
def may_call(r: RoundRecord, seat: int) -> bool:
    """Whether a call by itself is possible now, leaving aside whether it was made already."""
    if r.exposed == seat:
        return bool(r.late_call)
    awaited = r.turn == seat and (r.phase == TURN or r.phase == DRAWN)
    return bool(awaited and r.held[seat] == 2 and not r.auto_call)


@compiled
def _judge_gift(r: RoundRecord, seat: int, move: int, at: int) -> int:
    gifts = (move >> GIFTS_SHIFT) & 7
    if gifts > MOST_GIFTS:
        return rule.GIFT_COLORS
    seen = 0
    for number in range(gifts):
        place = (move >> (GIFT_SHIFT + GIFT_BITS * number)) & 127
        if place >= r.held[seat] or place == at:
            return rule.OWN_HAND
        face = face_at(r, seat, place)
        if face >= WILD:
            return rule.GIFT_COLORS
        color = 1 << int(COLOR_OF[face])
        if seen & color:
            return rule.GIFT_COLORS
        seen |= color
    to = (move >> TO_SHIFT) & 15
    if to >= r.seats or to == seat or (int(r.out) >> to) & 1:
        return rule.GIFT_WHOM
    return rule.LEGAL


@compiled
def _judge_swap(r: RoundRecord, seat: int, face: int, swap: int, left: int) -> int:
    """Judge the seat named to swap hands with; ``left`` is how many cards the play leaves."""
    if not swaps(r, face):
        return rule.SPARE_FIELD if swap else rule.LEGAL
    if left == 0:
        return rule.LEGAL
    to = swap - 1
    if to < 0 or to >= r.seats or to == seat or (int(r.out) >> to) & 1:
        return rule.SEVEN_WHOM
    return rule.LEGAL


@compiled
def _judge_call(r: RoundRecord, seat: int, face: int, move: int, left: int) -> int:
    """Judge a call made with a play that leaves so many cards before hands are passed on."""
    gifts = (move >> GIFTS_SHIFT) & 7
    if r.auto_call:
        return rule.UNO_AUTOMATIC
    if left > 0 and (swaps(r, face) or rotates(r, face)):
        left = received_by_swap(r, seat, face, (move >> SWAP_SHIFT) & SWAP_MASK)
    elif (int(r.called) >> seat) & 1:
        return rule.UNO_AGAIN
    if left != 1 and not (left == 0 and gifts):
        return rule.UNO_WITH_MOVE
    return rule.LEGAL


@compiled
def _judge_play(r: RoundRecord, seat: int, move: int) -> int:
    at = (move >> AT_SHIFT) & 127
    if at >= r.held[seat]:
        return rule.OWN_HAND
    if r.phase == DRAWN and at != r.drawn:
        return rule.DRAWN_CARD_ONLY
    face = face_at(r, seat, at)
    if not (fitting(r) >> face) & 1:
        return rule.MATCHING
    return _judge_details(r, seat, move, at, face)


@compiled
def _judge_jump_in(r: RoundRecord, seat: int, move: int) -> int:
    at = (move >> AT_SHIFT) & 127
    if at >= r.held[seat]:
        return rule.OWN_HAND
    face = face_at(r, seat, at)
    if r.phase != TURN or not jumps_in(r, face):
        return rule.JUMP_IN
    return _judge_details(r, seat, move, at, face)


@compiled
def _judge_stacked(r: RoundRecord, seat: int, move: int) -> int:
    at = (move >> AT_SHIFT) & 127
    if at >= r.held[seat]:
        return rule.OWN_HAND
    face = face_at(r, seat, at)
    if not (stackable(r) >> face) & 1:
        return rule.STACK_SAME if r.stacking == STACK_SAME else rule.STACK_RISING
    return _judge_details(r, seat, move, at, face)


@compiled
def _judge_details(r: RoundRecord, seat: int, move: int, at: int, face: int) -> int:
    """Judge what is said with a card that could be played."""
    color = (move >> COLOR_SHIFT) & 7
    gifts = (move >> GIFTS_SHIFT) & 7
    swap = (move >> SWAP_SHIFT) & SWAP_MASK
    if gifts and face != BEACHCOMBER:
        return rule.SPARE_FIELD
    if color and (face < WILD or (face == BEACHCOMBER and not r.beach_names)):
        return rule.SPARE_FIELD
    if color > 4:
        return rule.SIDE_COLORS
    if face >= WILD and not color and color_needed(r, seat, face):
        return rule.NAME_COLOR
    if face == DRAW_WILD and not r.bluffing and is_bluff(r, seat, at):
        return rule.NO_BLUFF
    left = int(r.held[seat]) - 1 - gifts
    if left == 0 and r.last_number and not (NUMBERS >> face) & 1:
        return rule.LAST_NUMBER
    if gifts:
        gift = _judge_gift(r, seat, move, at)
        if gift != rule.LEGAL:
            return gift
    if swap or r.seven_swap:
        named = _judge_swap(r, seat, face, swap, left)
        if named != rule.LEGAL:
            return named
    if (move >> UNO_SHIFT) & 1:
        return _judge_call(r, seat, face, move, left)
    return rule.LEGAL


@compiled
def _judge_out_of_turn(r: RoundRecord, seat: int, move: int) -> int:
    if r.auto_call:
        return rule.UNO_AUTOMATIC
    if move & 15 == CATCH:
        target = (move >> TO_SHIFT) & 15
        if target == seat or target != r.exposed:
            return rule.UNO_CATCH
        return rule.LEGAL
    if r.exposed == seat and not r.late_call:
        return rule.UNO_TOO_LATE
    if not may_call(r, seat):
        return rule.UNO_AGAIN if (int(r.called) >> seat) & 1 else rule.UNO_WHEN
    return rule.UNO_AGAIN if (int(r.called) >> seat) & 1 else rule.LEGAL


@compiled
def verdict(r: RoundRecord, seat: int, move: int) -> int:
    """The rule that forbids the move, or ``LEGAL``. Changes nothing."""
    kind = move & 15
    if r.phase == OVER:
        return rule.ROUND_OVER
    if (int(r.out) >> seat) & 1:
        return rule.CHAIR_OUT
    if kind == CALL or kind == CATCH:
        return _judge_out_of_turn(r, seat, move)
    if kind == ACCEPT or kind == CHALLENGE:
        if r.phase != ANSWER:
            return rule.NOTHING_TO_ANSWER
        if seat != r.turn:
            return rule.STACKING if r.debt else rule.WHO_ANSWERS
        return rule.LEGAL if kind == ACCEPT or may_challenge(r) else rule.STACK_CHALLENGE
    if seat != r.turn:
        return _judge_jump_in(r, seat, move) if r.jump_in and kind == PLAY else rule.WHOSE_TURN
    if r.phase == ANSWER:
        if r.debt:
            return _judge_stacked(r, seat, move) if kind == PLAY else rule.STACKING
        return rule.ANSWER_FIRST
    if kind == NAME:
        if r.phase != COLOR:
            return rule.NO_COLOR_ASKED
        color = (move >> COLOR_SHIFT) & 7
        if color == 0:
            return rule.NAME_COLOR
        return rule.LEGAL if color <= 4 else rule.SIDE_COLORS
    if r.phase == COLOR:
        return rule.COLOR_FIRST
    if kind == PLAY:
        return _judge_play(r, seat, move)
    if kind == DRAWS:
        if r.phase == DRAWN:
            return rule.ONE_DRAW
        return (
            rule.LEGAL if may_draw(r, held_faces(r, seat) & turn_faces(r, seat)) else rule.MUST_LAY
        )
    if kind == PASS:
        if r.phase != DRAWN:
            return rule.PASS_AFTER_DRAW
        if may_pass(r, seat):
            return rule.LEGAL
        return rule.MUST_PLAY_FORCED if r.drawn_card == MUST_IF_FORCED else rule.MUST_PLAY
    return rule.SPARE_FIELD
