"""What is legal: ``verdict`` answers for one move, ``list_legal`` lists what it permits."""

from __future__ import annotations

from flipdeck.kernel import rule_codes as rule
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
    GIFT_BITS,
    GIFT_SHIFT,
    GIFTS_SHIFT,
    MAY_PLAY,
    MOST_GIFTS,
    MUST_IF_FORCED,
    NAME,
    OVER,
    PASS,
    PLAY,
    TO_SHIFT,
    TURN,
    UNO_SHIFT,
    Numbers,
    Place,
    RoundRecord,
)
from flipdeck.kernel.piles import face_at, shift, top_face
from flipdeck.rules.cards import BEACHCOMBER, DRAW_WILD, WILD


@compiled
def fitting(r: RoundRecord) -> int:
    """The set of faces that fit, one bit each."""
    return int(FITS_ON[top_face(r)]) | int(COLOR_MASK[int(r.color)])


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
    return face == DRAW_WILD and is_bluff(r, seat, at)


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
    return bool(r.turn == seat and (r.phase == TURN or r.phase == DRAWN) and r.held[seat] == 2)


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
def _judge_play(r: RoundRecord, seat: int, move: int) -> int:
    at = (move >> AT_SHIFT) & 127
    color = (move >> COLOR_SHIFT) & 7
    gifts = (move >> GIFTS_SHIFT) & 7
    if at >= r.held[seat]:
        return rule.OWN_HAND
    if r.phase == DRAWN and at != r.drawn:
        return rule.DRAWN_CARD_ONLY
    face = face_at(r, seat, at)
    if not (fitting(r) >> face) & 1:
        return rule.MATCHING
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
    if gifts:
        gift = _judge_gift(r, seat, move, at)
        if gift != rule.LEGAL:
            return gift
    if (move >> UNO_SHIFT) & 1:
        if (int(r.called) >> seat) & 1:
            return rule.UNO_AGAIN
        left = int(r.held[seat]) - 1 - gifts
        if left != 1 and not (left == 0 and gifts):
            return rule.UNO_WITH_MOVE
    return rule.LEGAL


@compiled
def _judge_out_of_turn(r: RoundRecord, seat: int, move: int) -> int:
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
        return rule.LEGAL if seat == r.turn else rule.WHO_ANSWERS
    if seat != r.turn:
        return rule.WHOSE_TURN
    if r.phase == ANSWER:
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
        return rule.LEGAL if may_draw(r, held_faces(r, seat) & fitting(r)) else rule.MUST_LAY
    if kind == PASS:
        if r.phase != DRAWN:
            return rule.PASS_AFTER_DRAW
        if may_pass(r, seat):
            return rule.LEGAL
        return rule.MUST_PLAY_FORCED if r.drawn_card == MUST_IF_FORCED else rule.MUST_PLAY
    return rule.SPARE_FIELD


@inlined
def _put(moves: Numbers, n: Place, move: int) -> None:
    moves[n] = move


@compiled
def _list_card(r: RoundRecord, seat: int, at: int, moves: Numbers, n: int) -> int:
    """Add the ways to play one playable card."""
    face = face_at(r, seat, at)
    play = PLAY | at << AT_SHIFT
    if face < WILD or not color_needed(r, seat, face):
        _put(moves, n, play)
        return n + 1
    if face == DRAW_WILD and not r.bluffing and is_bluff(r, seat, at):
        return n
    for color in range(1, 5):
        _put(moves, n, play | color << COLOR_SHIFT)
        n += 1
    return n


@inlined
def _list_turn(r: RoundRecord, seat: int, moves: Numbers) -> int:
    n = 0
    fits = fitting(r)
    left = fits
    down = shift(r)
    hand = r.hands[seat]
    held = int(r.held[seat])
    at = 0
    while at < held:  # a range would keep a second counter in the busiest loop there is
        face = (int(hand[at]) >> down) & 63
        fit = (left >> face) & 1
        left &= ~(1 << face)  # of several alike the first is meant
        if face < WILD:
            # Written in any case and kept if it fits: a branch here is a coin toss.
            _put(moves, n, PLAY | at << AT_SHIFT)
            n += fit
        elif fit:
            n = _list_card(r, seat, at, moves, n)
        at += 1
    if may_draw(r, fits ^ left):
        _put(moves, n, DRAWS)
        n += 1
    return n


@inlined
def _list_drawn(r: RoundRecord, seat: int, moves: Numbers) -> int:
    n = 0
    at = int(r.drawn)
    if (fitting(r) >> face_at(r, seat, at)) & 1:
        n = _list_card(r, seat, at, moves, n)
    if may_pass(r, seat):
        _put(moves, n, PASS)
        n += 1
    return n


@inlined
def list_legal(r: RoundRecord, seat: int, moves: Numbers) -> int:
    """Write the legal moves of a seat into ``moves``; return how many there are.

    A call made with a play, gifts and a colour that need not be named are left out: they are
    variants of a listed move, and ``verdict`` answers for them.
    """
    phase = int(r.phase)
    if phase == OVER or (int(r.out) >> seat) & 1:
        return 0
    n = 0
    if seat == r.turn:
        if phase == TURN:
            n = _list_turn(r, seat, moves)
        elif phase == DRAWN:
            n = _list_drawn(r, seat, moves)
        elif phase == ANSWER:
            moves[0] = ACCEPT
            moves[1] = CHALLENGE
            n = 2
        else:
            for color in range(4):
                moves[color] = NAME | (color + 1) << COLOR_SHIFT
            n = 4
    if not (int(r.called) >> seat) & 1 and may_call(r, seat):
        _put(moves, n, CALL)
        n += 1
    if r.exposed >= 0 and r.exposed != seat:
        _put(moves, n, CATCH | int(r.exposed) << TO_SHIFT)
        n += 1
    return n


@inlined
def who_may(r: RoundRecord, moves: Numbers) -> int:
    """The seats that have a legal move, a bit for each."""
    able = 0
    for seat in range(int(r.seats)):
        if list_legal(r, seat, moves) > 0:
            able |= 1 << seat
    return able
