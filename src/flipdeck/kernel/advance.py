"""Carrying out a legal move. ``advance`` trusts its caller; the checked border is ``verdict``."""

from __future__ import annotations

from flipdeck.cards import BEACHCOMBER, DRAW_WILD, WILD
from flipdeck.kernel import codes as rule
from flipdeck.kernel.jit import compiled, inlined
from flipdeck.kernel.judge import is_bluff
from flipdeck.kernel.layout import (
    A_DRAW,
    A_DRAW_WILD,
    A_FLIP,
    A_NUMBER,
    A_REVERSE,
    A_SKIP,
    A_SKIP_ALL,
    A_WILD,
    ACT,
    AMOUNT,
    ANSWER,
    AT_SHIFT,
    CALL,
    CATCH,
    CHALLENGE,
    COLOR,
    COLOR_OF,
    COLOR_SHIFT,
    DRAWN,
    DRAWS,
    E_ACCEPTED,
    E_AWAITED,
    E_BLOCKED,
    E_CALLED,
    E_CAUGHT,
    E_CHALLENGED,
    E_CLOSED,
    E_EXPOSED,
    E_GAVE,
    E_JUDGED,
    E_KEPT,
    E_NAMED,
    E_PLAYED,
    E_REVERSED,
    E_SHOWED,
    E_SKIPPED,
    E_SURFACED,
    E_WENT_OUT,
    FLIP_NAMER,
    GIFT_BITS,
    GIFT_SHIFT,
    GIFTS_SHIFT,
    NAME,
    NEXT_NAMER,
    OVER,
    PASS,
    PLAY,
    START_NAMER,
    TO_SHIFT,
    TURN,
    UNO_SHIFT,
    NotesRecord,
    RoundRecord,
)
from flipdeck.kernel.piles import (
    add,
    after,
    face_at,
    flip,
    note,
    remove,
    take,
    take_one,
    take_until,
    top_face,
)


@inlined
def await_turn(r: RoundRecord, seat: int) -> None:
    r.turn = seat
    r.phase = TURN


@inlined
def _skip(r: RoundRecord, notes: NotesRecord, seat: int, by: int) -> int:
    note(notes, E_SKIPPED, by, seat, 0, 0, 0)
    return after(r, seat)


@inlined
def _close_window(r: RoundRecord, notes: NotesRecord) -> None:
    if r.exposed >= 0:
        note(notes, E_CLOSED, rule.UNO_WINDOW, int(r.exposed), 0, 0, 0)
        r.exposed = -1


@compiled
def finish(r: RoundRecord, winner: int) -> None:
    """The round is over; -1 means blocked."""
    r.winner = winner
    r.phase = OVER
    r.turn = -1
    r.exposed = -1
    r.drawn = -1
    r.bluffer = -1
    r.guilty = 0


@compiled
def pay(r: RoundRecord, notes: NotesRecord, seat: int, face: int, by: int) -> None:
    """A seat draws what a draw-wild costs."""
    amount = int(AMOUNT[int(r.side), face])
    if amount == 0:
        take_until(r, notes, seat, int(r.color))
    else:
        take(r, notes, seat, amount, by)


@compiled
def _give(r: RoundRecord, notes: NotesRecord, seat: int, move: int, laid: int) -> int:
    """Hands the gift over in the order named and says how many cards it was."""
    gifts = (move >> GIFTS_SHIFT) & 7
    to = (move >> TO_SHIFT) & 15
    for number in range(gifts):
        place = (move >> (GIFT_SHIFT + GIFT_BITS * number)) & 127
        # Places are those before the move; what has left the hand since lies before some of them.
        at = place - (1 if laid < place else 0)
        for earlier in range(number):
            if (move >> (GIFT_SHIFT + GIFT_BITS * earlier)) & 127 < place:
                at -= 1
        card = remove(r, seat, at)
        note(notes, E_GAVE, rule.BEACHCOMBER, seat, card, to, at)
        add(r, notes, to, card)
    return gifts


@compiled
def _surface(r: RoundRecord, notes: NotesRecord, seat: int) -> None:
    """After a flip: a wild kind on top wants a colour, anything else lies as if just laid."""
    following = after(r, seat)
    face = top_face(r)
    if face >= WILD:
        r.namer_plays = NEXT_NAMER if r.by_side and r.side == 0 else 0
        r.turn = following if r.namer_plays else seat
        r.phase = COLOR
        return
    if ACT[int(r.side), face] != A_NUMBER:
        note(notes, E_SURFACED, rule.FLIP_SURFACED, seat, face, 0, 0)
    await_turn(r, following)


@compiled
def _go_out(r: RoundRecord, notes: NotesRecord, seat: int, face: int, act: int) -> None:
    if act == A_FLIP:
        flip(r, notes, seat, rule.LAST_CARD_FLIPS)
    elif r.last_draws:
        if act == A_DRAW:
            take(r, notes, after(r, seat), int(AMOUNT[int(r.side), face]), rule.LAST_CARD_DRAWS)
        elif act == A_DRAW_WILD:
            pay(r, notes, after(r, seat), face, rule.LAST_CARD_DRAWS)
    finish(r, seat)
    note(notes, E_WENT_OUT, rule.GOING_OUT, seat, 0, 0, 0)


@compiled
def _act(r: RoundRecord, notes: NotesRecord, seat: int, face: int, act: int, guilty: bool) -> None:
    """What the laid face does to the others."""
    following = after(r, seat)
    if act == A_DRAW:
        take(r, notes, following, int(AMOUNT[int(r.side), face]), rule.DRAW_CARD)
        await_turn(r, _skip(r, notes, following, rule.DRAW_CARD))
    elif act == A_SKIP:
        await_turn(r, _skip(r, notes, following, rule.SKIP))
    elif act == A_SKIP_ALL:
        await_turn(r, seat)
    elif act == A_REVERSE:
        r.direction = -int(r.direction)
        note(notes, E_REVERSED, rule.REVERSE, seat, int(r.direction), 0, 0)
        following = after(r, seat)
        if r.in_play == 2 and r.reverse_skips:
            following = _skip(r, notes, following, rule.REVERSE_TWO)
        await_turn(r, following)
    elif act == A_FLIP:
        flip(r, notes, seat, rule.FLIP)
        _surface(r, notes, seat)
    elif act == A_DRAW_WILD:
        if r.bluffing:
            r.bluffer = seat
            r.guilty = 1 if guilty else 0
            r.turn = following
            r.phase = ANSWER
        else:
            pay(r, notes, following, face, rule.DRAW_WILD)
            await_turn(r, _skip(r, notes, following, rule.DRAW_WILD))
    else:
        await_turn(r, following)


@compiled
def _rule_of(face: int, act: int) -> int:
    """The rule a card is laid by."""
    if act == A_WILD:
        return rule.WILD
    if act == A_DRAW_WILD:
        return rule.DRAW_WILD
    if face == BEACHCOMBER:
        return rule.BEACHCOMBER
    if act == A_SKIP_ALL:
        return rule.SKIP_EVERYONE
    return rule.MATCHING


@compiled
def _name_laid(r: RoundRecord, notes: NotesRecord, seat: int, face: int, color: int) -> None:
    """The colour that comes with a wild kind."""
    if color:
        r.color = color - 1
        by = rule.BEACHCOMBER_COLOR if face == BEACHCOMBER else rule.WILD
        note(notes, E_NAMED, by, seat, color - 1, 0, 0)
    elif face != BEACHCOMBER or r.beach_names:
        r.color = -1
        note(notes, E_NAMED, rule.LAST_WILD, seat, -1, 0, 0)


@compiled
def _emptied(
    r: RoundRecord, notes: NotesRecord, seat: int, face: int, act: int, gifts: int
) -> bool:
    """A hand without cards goes out, unless a gift emptied it and the penalty brings it back."""
    if gifts and not (int(r.called) >> seat) & 1:
        if take(r, notes, seat, int(r.uno_penalty), rule.GIFT_EMPTIES) > 0:
            return False
    _go_out(r, notes, seat, face, act)
    return True


@inlined
def _play(r: RoundRecord, notes: NotesRecord, seat: int, move: int) -> None:
    at = (move >> AT_SHIFT) & 127
    face = face_at(r, seat, at)
    act = int(ACT[int(r.side), face])
    guilty = act == A_DRAW_WILD and is_bluff(r, seat, at)
    _close_window(r, notes)
    r.drawn = -1
    r.idle = 0
    card = remove(r, seat, at)
    r.discard[int(r.discard_n)] = card
    r.discard_n = int(r.discard_n) + 1
    left = int(r.held[seat])
    if notes.listening:
        note(notes, E_PLAYED, _rule_of(face, act), seat, card, at, left)
    if face < WILD:
        r.color = COLOR_OF[face]
    else:
        _name_laid(r, notes, seat, face, (move >> COLOR_SHIFT) & 7)
    if (move >> UNO_SHIFT) & 1:
        r.called = int(r.called) | 1 << seat
        note(notes, E_CALLED, rule.UNO_CALL, seat, 0, 0, 0)
    gifts = 0
    if face == BEACHCOMBER:
        gifts = _give(r, notes, seat, move, at)
        left -= gifts
    if left == 0 and _emptied(r, notes, seat, face, act, gifts):
        return
    if act == A_NUMBER:
        await_turn(r, after(r, seat))
    else:
        _act(r, notes, seat, face, act, guilty)
    if left == 1 and not (int(r.called) >> seat) & 1:
        r.exposed = seat
        note(notes, E_EXPOSED, rule.UNO_EXPOSED, seat, 0, 0, 0)


@inlined
def _draw(r: RoundRecord, notes: NotesRecord, seat: int) -> None:
    if take_one(r, notes, seat, rule.DRAW):
        r.idle = 0
        r.drawn = int(r.held[seat]) - 1
        r.phase = DRAWN
        if not r.window_played:
            _close_window(r, notes)
        return
    _close_window(r, notes)
    r.idle = int(r.idle) + 1
    if r.idle >= r.in_play:
        finish(r, -1)
        note(notes, E_BLOCKED, rule.BLOCKED, -1, 0, 0, 0)
    else:
        await_turn(r, after(r, seat))


@inlined
def _pass(r: RoundRecord, notes: NotesRecord, seat: int) -> None:
    note(notes, E_KEPT, rule.KEEP, seat, 0, 0, 0)
    _close_window(r, notes)
    r.drawn = -1
    await_turn(r, after(r, seat))


@compiled
def _answer(r: RoundRecord, notes: NotesRecord, seat: int, challenged: bool) -> None:
    bluffer = int(r.bluffer)
    guilty = r.guilty == 1
    r.bluffer = -1
    r.guilty = 0
    face = DRAW_WILD
    if not challenged:
        note(notes, E_ACCEPTED, rule.ACCEPT, seat, bluffer, 0, 0)
        _close_window(r, notes)
        pay(r, notes, seat, face, rule.ACCEPT)
        await_turn(r, _skip(r, notes, seat, rule.ACCEPT))
        return
    by = rule.GUILTY if guilty else rule.INNOCENT
    note(notes, E_CHALLENGED, rule.DRAW_WILD, seat, bluffer, 0, 0)
    _close_window(r, notes)
    if notes.listening:
        for at in range(int(r.held[bluffer])):
            note(
                notes,
                E_SHOWED,
                rule.SEES_SHOWN_HAND,
                bluffer,
                int(r.hands[bluffer, at]),
                seat,
                at,
            )
    note(notes, E_JUDGED, by, seat, bluffer, 1 if guilty else 0, 0)
    if guilty:
        pay(r, notes, bluffer, face, by)
        await_turn(r, seat)
    else:
        pay(r, notes, seat, face, by)
        take(r, notes, seat, 2, by)
        await_turn(r, _skip(r, notes, seat, by))


@compiled
def _name(r: RoundRecord, notes: NotesRecord, seat: int, color: int) -> None:
    r.color = color
    by = rule.FLIP_WILD
    if r.namer_plays == START_NAMER:
        by = rule.START_WILD
    elif r.namer_plays == FLIP_NAMER:
        by = rule.START_FLIP
    note(notes, E_NAMED, by, seat, color, 0, 0)
    if r.exposed != seat:
        _close_window(r, notes)
    following = seat if r.namer_plays else after(r, seat)
    r.namer_plays = 0
    await_turn(r, following)


@compiled
def _call(r: RoundRecord, notes: NotesRecord, seat: int) -> None:
    r.called = int(r.called) | 1 << seat
    note(notes, E_CALLED, rule.UNO_CALL, seat, 0, 0, 0)
    if r.exposed == seat:
        r.exposed = -1


@compiled
def _catch(r: RoundRecord, notes: NotesRecord, seat: int, target: int) -> None:
    r.exposed = -1
    note(notes, E_CAUGHT, rule.UNO_CATCH, seat, target, 0, 0)
    take(r, notes, target, int(r.uno_penalty), rule.UNO_CATCH)


@compiled
def _speak(r: RoundRecord, notes: NotesRecord, seat: int, move: int) -> None:
    """Calls and catches, which may come at any time."""
    if move & 15 == CALL:
        _call(r, notes, seat)
    else:
        _catch(r, notes, seat, (move >> TO_SHIFT) & 15)


@compiled
def _reply(r: RoundRecord, notes: NotesRecord, seat: int, move: int) -> None:
    """What a card asked for: an answer, a colour."""
    kind = move & 15
    if kind == NAME:
        _name(r, notes, seat, ((move >> COLOR_SHIFT) & 7) - 1)
    else:
        _answer(r, notes, seat, kind == CHALLENGE)


@inlined
def advance(r: RoundRecord, notes: NotesRecord, seat: int, move: int) -> None:
    """Carries out a move that ``verdict`` lets pass."""
    kind = move & 15
    if kind == PLAY:
        _play(r, notes, seat, move)
    elif kind == DRAWS:
        _draw(r, notes, seat)
    elif kind == PASS:
        _pass(r, notes, seat)
    elif kind == CALL or kind == CATCH:
        _speak(r, notes, seat, move)
        return
    else:
        _reply(r, notes, seat, move)
    r.moves += 1
    if r.phase != OVER:
        if r.moves >= r.move_limit:
            finish(r, -1)
            note(notes, E_BLOCKED, rule.MOVE_LIMIT, -1, 0, 0, 0)
        else:
            note(notes, E_AWAITED, rule.WHOSE_TURN, int(r.turn), int(r.phase), 0, 0)
