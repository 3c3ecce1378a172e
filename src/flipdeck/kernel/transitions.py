"""Carry out a legal move. ``advance`` does not check it; callers ask ``verdict`` before."""

from __future__ import annotations

from flipdeck.kernel import rule_codes as rule
from flipdeck.kernel.going_out import finish, go_out, pay
from flipdeck.kernel.house_rules import pass_hands, rotates, swaps
from flipdeck.kernel.jit import compiled, inlined
from flipdeck.kernel.layout import (
    A_DRAW,
    A_DRAW_WILD,
    A_FLIP,
    A_NUMBER,
    A_REVERSE,
    A_SKIP,
    A_SKIP_ALL,
    A_WILD,
    ANSWER,
    AT_SHIFT,
    BY_SIDE,
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
    E_SHOWN_CARD,
    E_SKIPPED,
    E_SURFACED,
    FLIP_NAMER,
    FREE_BLUFFS,
    GIFT_BITS,
    GIFT_SHIFT,
    GIFTS_SHIFT,
    JUDGED_BLUFFS,
    NAME,
    NEXT,
    NEXT_NAMER,
    OVER,
    PASS,
    PLAY,
    STACK_SAME,
    START_NAMER,
    SWAP_MASK,
    SWAP_SHIFT,
    TO_SHIFT,
    TURN,
    UNO_SHIFT,
    EventRecord,
    RoundRecord,
)
from flipdeck.kernel.legality import is_bluff, is_playable_drawn
from flipdeck.kernel.piles import (
    act_of,
    add,
    after,
    emit,
    face_at,
    flip,
    remove,
    take,
    take_one,
    top_card,
    top_face,
)
from flipdeck.rules.cards import BEACHCOMBER, WILD


@inlined
def await_turn(r: RoundRecord, seat: int) -> None:
    """Begin a seat's turn."""
    r.turn = seat
    r.phase = TURN


@inlined
def _skip(r: RoundRecord, events: EventRecord, seat: int, by: int) -> int:
    emit(events, E_SKIPPED, by, seat, 0, 0, 0)
    return after(r, seat)


@inlined
def _close_window(r: RoundRecord, events: EventRecord) -> None:
    if r.exposed >= 0:
        emit(events, E_CLOSED, rule.UNO_WINDOW, int(r.exposed), 0, 0, 0)
        r.exposed = -1


@compiled
def _give(r: RoundRecord, events: EventRecord, seat: int, move: int, played_at: int) -> int:
    """Hand over the gift in the order named; return how many cards it was."""
    gifts = (move >> GIFTS_SHIFT) & 7
    to = (move >> TO_SHIFT) & 15
    for number in range(gifts):
        place = (move >> (GIFT_SHIFT + GIFT_BITS * number)) & 127
        # Places are those before the move; what has left the hand since lies before some of them.
        at = place - (1 if played_at < place else 0)
        for earlier in range(number):
            if (move >> (GIFT_SHIFT + GIFT_BITS * earlier)) & 127 < place:
                at -= 1
        card = remove(r, seat, at)
        emit(events, E_GAVE, rule.BEACHCOMBER, seat, card, at, to)
        add(r, events, to, card)
    return gifts


@compiled
def _surface(r: RoundRecord, events: EventRecord, seat: int) -> None:
    """After a flip: a wild kind on top needs a colour, any other face does not act."""
    following = after(r, seat)
    face = top_face(r)
    if face >= WILD:
        to_light = r.wild_after_flip == BY_SIDE and r.side == 0
        r.namer_plays = NEXT_NAMER if to_light or r.wild_after_flip == NEXT else 0
        r.turn = following if r.namer_plays else seat
        r.phase = COLOR
        return
    if act_of(r, face) != A_NUMBER:
        emit(events, E_SURFACED, rule.FLIP_SURFACED, seat, top_card(r), 0, 0)
    await_turn(r, following)


@compiled
def _owe(r: RoundRecord, seat: int, cards: int, guilty: bool) -> None:
    """Add to the debt, which the next seat answers."""
    r.debt += cards
    r.bluffer = seat
    r.guilty = 1 if guilty and r.bluffing == JUDGED_BLUFFS else 0
    r.turn = after(r, seat)
    r.phase = ANSWER


@compiled
def _act(r: RoundRecord, events: EventRecord, seat: int, act: int, guilty: bool) -> None:
    """Carry out what the played face does to the others."""
    following = after(r, seat)
    if act == A_DRAW:
        if r.stacking:
            _owe(r, seat, int(r.draws[int(r.side)]), False)
            return
        take(r, events, following, int(r.draws[int(r.side)]), rule.DRAW_CARD)
        await_turn(r, _skip(r, events, following, rule.DRAW_CARD))
    elif act == A_SKIP:
        await_turn(r, _skip(r, events, following, rule.SKIP))
    elif act == A_SKIP_ALL:
        await_turn(r, seat)
    elif act == A_REVERSE:
        r.direction = -int(r.direction)
        emit(events, E_REVERSED, rule.REVERSE, seat, int(r.direction), 0, 0)
        following = after(r, seat)
        if r.in_play == 2 and r.reverse_skips:
            following = _skip(r, events, following, rule.REVERSE_TWO)
        await_turn(r, following)
    elif act == A_FLIP:
        flip(r, events, seat, rule.FLIP)
        _surface(r, events, seat)
    elif act == A_DRAW_WILD:
        if r.stacking and r.wild_draws[int(r.side)]:
            _owe(r, seat, int(r.wild_draws[int(r.side)]), guilty)
        elif r.bluffing == JUDGED_BLUFFS:
            r.bluffer = seat
            r.guilty = 1 if guilty else 0
            r.turn = following
            r.phase = ANSWER
        else:
            by = rule.FREE_DRAW_WILD if r.bluffing == FREE_BLUFFS else rule.DRAW_WILD
            pay(r, events, following, by)
            await_turn(r, _skip(r, events, following, by))
    else:
        await_turn(r, following)


@compiled
def _rule_of(r: RoundRecord, seat: int, face: int, act: int) -> int:
    """The rule by which a card is played."""
    if r.debt:
        return rule.STACK_SAME if r.stacking == STACK_SAME else rule.STACK_RISING
    if seat != r.turn:
        return rule.JUMP_IN
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
def _name_laid(r: RoundRecord, events: EventRecord, seat: int, face: int, color: int) -> None:
    """The colour that comes with a wild kind."""
    if color:
        r.color = color - 1
        by = rule.BEACHCOMBER_COLOR if face == BEACHCOMBER else rule.WILD
        emit(events, E_NAMED, by, seat, color - 1, 0, 0)
    elif face != BEACHCOMBER or r.beach_names:
        r.color = -1
        emit(events, E_NAMED, rule.LAST_WILD, seat, -1, 0, 0)


@compiled
def _emptied(r: RoundRecord, events: EventRecord, seat: int, act: int, gifts: int) -> bool:
    """A hand without cards goes out, unless a gift emptied it and the penalty cards refill it."""
    if gifts and not r.auto_call and not (int(r.called) >> seat) & 1:
        if take(r, events, seat, int(r.uno_penalty), rule.GIFT_EMPTIES) > 0:
            return False
    go_out(r, events, seat, act)
    return True


@compiled
def _leave_one(r: RoundRecord, events: EventRecord, seat: int) -> None:
    """A seat was left with one card without a call: it is exposed, unless calls are automatic."""
    if r.auto_call:
        r.called = int(r.called) | 1 << seat
        emit(events, E_CALLED, rule.UNO_AUTOMATIC, seat, 0, 0, 0)
    else:
        r.exposed = seat
        emit(events, E_EXPOSED, rule.UNO_EXPOSED, seat, 0, 0, 0)


@inlined
def _play(r: RoundRecord, events: EventRecord, seat: int, move: int) -> None:
    at = (move >> AT_SHIFT) & 127
    face = face_at(r, seat, at)
    act = act_of(r, face)
    guilty = act == A_DRAW_WILD and is_bluff(r, seat, at)
    _close_window(r, events)
    r.drawn = -1
    r.idle = 0
    card = remove(r, seat, at)
    r.discard[int(r.discard_n)] = card
    r.discard_n = int(r.discard_n) + 1
    left = int(r.held[seat])
    if events.listening:
        emit(events, E_PLAYED, _rule_of(r, seat, face, act), seat, card, at, left)
    if face < WILD:
        r.color = COLOR_OF[face]
    else:
        _name_laid(r, events, seat, face, (move >> COLOR_SHIFT) & 7)
    if r.house and left > 0 and (swaps(r, face) or rotates(r, face)):
        pass_hands(r, events, seat, face, (move >> SWAP_SHIFT) & SWAP_MASK)
        left = int(r.held[seat])
    if (move >> UNO_SHIFT) & 1:
        r.called = int(r.called) | 1 << seat
        emit(events, E_CALLED, rule.UNO_CALL, seat, 0, 0, 0)
    gifts = 0
    if face == BEACHCOMBER:
        gifts = _give(r, events, seat, move, at)
        left -= gifts
    if left == 0 and _emptied(r, events, seat, act, gifts):
        return
    if act == A_NUMBER:
        await_turn(r, after(r, seat))
    else:
        _act(r, events, seat, act, guilty)
    if left == 1 and not (int(r.called) >> seat) & 1:
        _leave_one(r, events, seat)


@compiled
def _draw_on(r: RoundRecord, events: EventRecord, seat: int) -> bool:
    """Draw until the card drawn last could be played; return whether there was any card."""
    if not take_one(r, events, seat, rule.UNTIL_FITS):
        return False
    while not is_playable_drawn(r, seat) and (r.draw_n > 0 or r.discard_n > 1):
        take_one(r, events, seat, rule.UNTIL_FITS)
    return True


@inlined
def _draw(r: RoundRecord, events: EventRecord, seat: int) -> None:
    if r.until_fits:
        drew = _draw_on(r, events, seat)
    else:
        drew = take_one(r, events, seat, rule.DRAW)
    if drew:
        r.idle = 0
        r.drawn = int(r.held[seat]) - 1
        r.phase = DRAWN
        if not r.window_played:
            _close_window(r, events)
        return
    _close_window(r, events)
    r.idle = int(r.idle) + 1
    if r.idle >= r.in_play:
        finish(r, -1)
        emit(events, E_BLOCKED, rule.BLOCKED, -1, 0, 0, 0)
    else:
        await_turn(r, after(r, seat))


@inlined
def _pass(r: RoundRecord, events: EventRecord, seat: int) -> None:
    emit(events, E_KEPT, rule.KEEP, seat, 0, 0, 0)
    _close_window(r, events)
    r.drawn = -1
    await_turn(r, after(r, seat))


@compiled
def _answer(r: RoundRecord, events: EventRecord, seat: int, challenged: bool) -> None:
    bluffer = int(r.bluffer)
    guilty = r.guilty == 1
    r.bluffer = -1
    r.guilty = 0
    if not challenged:
        accepted = rule.STACKING if r.debt else rule.ACCEPT
        emit(events, E_ACCEPTED, accepted, seat, bluffer, 0, 0)
        _close_window(r, events)
        pay(r, events, seat, accepted)
        await_turn(r, _skip(r, events, seat, accepted))
        return
    by = rule.GUILTY if guilty else rule.INNOCENT
    emit(events, E_CHALLENGED, rule.DRAW_WILD, seat, bluffer, 0, 0)
    _close_window(r, events)
    if events.listening:
        held = int(r.held[bluffer])
        emit(events, E_SHOWED, rule.SEES_SHOWN_HAND, bluffer, 0, held, seat)
        for at in range(held):
            card = int(r.hands[bluffer, at])
            emit(events, E_SHOWN_CARD, rule.SEES_SHOWN_HAND, bluffer, card, at, seat)
    emit(events, E_JUDGED, by, seat, bluffer, 1 if guilty else 0, 0)
    if guilty:
        pay(r, events, bluffer, by)
        await_turn(r, seat)
    else:
        pay(r, events, seat, by)
        take(r, events, seat, 2, by)
        await_turn(r, _skip(r, events, seat, by))


@compiled
def _name(r: RoundRecord, events: EventRecord, seat: int, color: int) -> None:
    r.color = color
    by = rule.FLIP_WILD_NEXT if r.wild_after_flip == NEXT else rule.FLIP_WILD
    if r.namer_plays == START_NAMER:
        by = rule.START_WILD
    elif r.namer_plays == FLIP_NAMER:
        by = rule.START_FLIP
    emit(events, E_NAMED, by, seat, color, 0, 0)
    if r.exposed != seat:
        _close_window(r, events)
    following = seat if r.namer_plays else after(r, seat)
    r.namer_plays = 0
    await_turn(r, following)


@compiled
def _call(r: RoundRecord, events: EventRecord, seat: int) -> None:
    r.called = int(r.called) | 1 << seat
    late = r.exposed == seat
    emit(events, E_CALLED, rule.UNO_LATE if late else rule.UNO_CALL, seat, 0, 0, 0)
    if late:
        r.exposed = -1


@compiled
def _catch(r: RoundRecord, events: EventRecord, seat: int, target: int) -> None:
    r.exposed = -1
    emit(events, E_CAUGHT, rule.UNO_CATCH, seat, target, 0, 0)
    take(r, events, target, int(r.uno_penalty), rule.UNO_CATCH)


@compiled
def _speak(r: RoundRecord, events: EventRecord, seat: int, move: int) -> None:
    """Carry out a call or a catch, which may come at any time."""
    if move & 15 == CALL:
        _call(r, events, seat)
    else:
        _catch(r, events, seat, (move >> TO_SHIFT) & 15)


@compiled
def _reply(r: RoundRecord, events: EventRecord, seat: int, move: int) -> None:
    """Carry out what a card asked for: an answer, a colour."""
    kind = move & 15
    if kind == NAME:
        _name(r, events, seat, ((move >> COLOR_SHIFT) & 7) - 1)
    else:
        _answer(r, events, seat, kind == CHALLENGE)


@inlined
def advance(r: RoundRecord, events: EventRecord, seat: int, move: int) -> None:
    """Carry out a move that ``verdict`` has found legal."""
    kind = move & 15
    if kind == PLAY:
        _play(r, events, seat, move)
    elif kind == DRAWS:
        _draw(r, events, seat)
    elif kind == PASS:
        _pass(r, events, seat)
    elif kind == CALL or kind == CATCH:
        _speak(r, events, seat, move)
        return
    else:
        _reply(r, events, seat, move)
    r.moves += 1
    if r.phase != OVER:
        if r.moves >= r.move_limit:
            finish(r, -1)
            emit(events, E_BLOCKED, rule.MOVE_LIMIT, -1, 0, 0, 0)
        else:
            emit(events, E_AWAITED, rule.WHOSE_TURN, int(r.turn), int(r.phase), 0, 0)
