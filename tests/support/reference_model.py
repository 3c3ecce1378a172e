"""A second implementation of the rules: plain Python on text, slow and obvious.

It shares nothing with the engine but the rulings and the moves. The tests play it beside the
engine and compare.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from flipdeck.rules.moves import (
    Accept,
    AnyMove,
    CallUno,
    Catch,
    Challenge,
    Draw,
    NameColor,
    Pass,
    Play,
)
from flipdeck.rules.rulings import Rulings
from tests.support.reference_house_rules import (
    COLORS,
    DRAW_WILDS,
    DRAWN_BY,
    ReferenceHouseRules,
    color_of,
    symbol_of,
)


class ReferenceRound(ReferenceHouseRules):
    """A round. ``draw`` is next card first, ``discard`` top last, cards written in full."""

    def __init__(
        self,
        rulings: Rulings,
        seats: int,
        dealer: int,
        out: Collection[int],
        deck: Sequence[str],
        returned: Sequence[int],
        shuffled: Sequence[str] = (),
    ) -> None:
        self.rulings = rulings
        self.seats = seats
        self.dealer = dealer
        self.out = frozenset(out)
        self.side: str | None = None if rulings.deck == "beach112" else "light"
        self.step = 1 if rulings.direction == "left" else -1
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.draw = list(deck)
        self.discard: list[str] = []
        self.color: str | None = None
        self.turn: int | None = None
        self.awaiting = "turn"
        self.drawn: int | None = None
        self.called: set[int] = set()
        self.exposed: int | None = None
        self.bluffer: int | None = None
        self.guilty = False
        self.debt = 0
        self.namer_plays = False
        self.nothing_drawn = 0
        self.moves = 0
        self.winner: int | None = None
        self.shuffled = shuffled
        self._deal()
        self._start(list(returned))

    # Cards.

    def front(self, card: str) -> str:
        return card.split("/")[1 if self.side == "dark" else 0]

    def fronts(self, seat: int) -> list[str]:
        return [self.front(card) for card in self.hands[seat]]

    @property
    def top(self) -> str:
        return self.front(self.discard[-1])

    @property
    def over(self) -> bool:
        return self.awaiting == "over"

    def next(self, seat: int) -> int:
        seat = (seat + self.step) % self.seats
        return self.next(seat) if seat in self.out else seat

    # Deal and start card.

    def _deal(self) -> None:
        seat = self.dealer
        for _ in range(self.rulings.hand_size * (self.seats - len(self.out))):
            seat = self.next(seat)
            self.hands[seat].append(self.draw.pop(0))

    def _start_effect(self, face: str) -> str:
        if color_of(face) is None:
            return self.rulings.start_wild if face == "wild" else self.rulings.start_draw_wild
        if symbol_of(face).isdigit():
            return "stays"
        return self.rulings.start_flip if symbol_of(face) == "flip" else self.rulings.start_action

    def _start(self, returned: list[int]) -> None:
        while True:
            card = self.draw.pop(0)
            effect = self._start_effect(self.front(card))
            if effect == "returned":
                place = returned.pop(0)
                assert self.rulings.returned_to == "random" or place == len(self.draw)
                self.draw.insert(place, card)
                continue
            self.discard.append(card)
            if effect != "ignored":
                break
        assert not returned
        first = self.next(self.dealer)
        face = self.top
        self.color = color_of(face)
        self.turn = first
        if face == "wild":
            self.awaiting, self.namer_plays = "color", True
        elif symbol_of(face) == "flip":
            self._flip()
            if self.color is None:
                self.awaiting, self.namer_plays = "color", True
        elif symbol_of(face) == "reverse":
            self.step = -self.step
            neighbour = self.rulings.start_reverse == "neighbour"
            self.turn = self.next(self.dealer) if neighbour else self.dealer
        elif symbol_of(face) == "skip":
            self.turn = self.next(first)
        elif symbol_of(face) in DRAWN_BY:
            self.take(first, DRAWN_BY[symbol_of(face)])
            self.turn = first if self.rulings.start_draw == "plays" else self.next(first)

    # Legality.

    def is_playable(self, face: str) -> bool:
        if color_of(face) is None or color_of(face) == self.color:
            return True
        return color_of(self.top) is not None and symbol_of(face) == symbol_of(self.top)

    def is_bluff(self, seat: int, place: int) -> bool:
        """Whether a draw-wild at this place of the hand would be dishonest."""
        others = [face for at, face in enumerate(self.fronts(seat)) if at != place]
        if self.rulings.wilds_count_as_match and any(color_of(face) is None for face in others):
            return True
        return any(color_of(face) == self.color for face in others)

    def may_play(self, seat: int, place: int) -> bool:
        face = self.fronts(seat)[place]
        if face in DRAW_WILDS and self.rulings.bluffing == "refused":
            return not self.is_bluff(seat, place)
        return self.is_playable(face)

    def may_choose(self, seat: int, place: int) -> bool:
        """Whether a seat may play the card at this place now, in turn or out of turn."""
        face = self.fronts(seat)[place]
        if seat != self.turn:
            equal = color_of(face) is not None and face == self.top
            return self.rulings.jump_in and self.awaiting == "turn" and equal
        if self.awaiting == "answer":
            refused = face in DRAW_WILDS and self.rulings.bluffing == "refused"
            return self.stacks(face) and not (refused and self.is_bluff(seat, place))
        if self.awaiting == "drawn" and place != self.drawn:
            return False
        return self.may_play(seat, place)

    def find(self, seat: int, name: str, at: int | None = None) -> list[int]:
        """Places of the hand that a name can mean."""
        written = self.hands[seat] if "/" in name else self.fronts(seat)
        return [place for place, card in enumerate(written) if card == name and at in (None, place)]

    def places(self, seat: int, move: Play) -> list[int] | None:
        """Where the card and the gifts are in the hand; None if one is not there."""
        meant = self.find(seat, move.card, move.at)
        if not meant:
            return None
        found = [self.drawn if self.drawn in meant and seat == self.turn else meant[0]]
        for name in move.give:
            left = [place for place in self.find(seat, name) if place not in found]
            if not left:
                return None
            found.append(left[0])
        return found

    def is_legal(self, seat: int, move: AnyMove) -> bool:
        """Whether a seat may make a move."""
        if self.over or not 0 <= seat < self.seats or seat in self.out:
            return False
        if isinstance(move, CallUno | Catch) and self.rulings.uno_call == "automatic":
            return False
        if isinstance(move, CallUno):
            awaited = self.turn == seat and self.awaiting in ("turn", "drawn")
            if self.exposed == seat:
                return self.rulings.late_call
            return awaited and len(self.hands[seat]) == 2 and seat not in self.called
        if isinstance(move, Catch):
            return self.exposed == move.target and move.target != seat
        if seat != self.turn:
            return isinstance(move, Play) and self._is_legal_play(seat, move)
        if self.awaiting == "answer":
            if isinstance(move, Challenge) and self.debt:
                return self.top in DRAW_WILDS and self.rulings.bluffing == "allowed"
            if isinstance(move, Play):
                return self._is_legal_play(seat, move)
            return isinstance(move, Accept | Challenge)
        if self.awaiting == "color":
            return isinstance(move, NameColor) and move.color in COLORS[self.side]
        if isinstance(move, Play):
            return self._is_legal_play(seat, move)
        if isinstance(move, Draw):
            return self.awaiting == "turn" and (
                self.rulings.voluntary_draw or not self._holds_playable_color(seat)
            )
        if isinstance(move, Pass):
            return self.drawn is not None and self._may_pass(seat, self.drawn)
        return False

    def _holds_playable_color(self, seat: int) -> bool:
        return any(
            color_of(face) is not None
            and self.is_playable(face)
            and not self._ends_badly(seat, face)
            for face in self.fronts(seat)
        )

    def _ends_badly(self, seat: int, face: str) -> bool:
        """Whether a face may not be played as the last card of a hand, as it would be."""
        if self.rulings.last_card == "any" or len(self.hands[seat]) > 1:
            return False
        return color_of(face) is None or not symbol_of(face).isdigit()

    def _may_pass(self, seat: int, place: int) -> bool:
        if self.rulings.drawn_card == "may_play":
            return True
        others = [at for at in range(len(self.hands[seat])) if at != place]
        free = any(self.may_play(seat, at) for at in others)
        if self.rulings.drawn_card == "must_if_forced" and free:
            return True
        face = self.fronts(seat)[place]
        bluff = self.rulings.bluffing != "free" and self.is_bluff(seat, place)
        return not self.is_playable(face) or (face in DRAW_WILDS and bluff)

    def _is_legal_play(self, seat: int, move: Play) -> bool:
        places = self.places(seat, move)
        if places is None or not self.may_choose(seat, places[0]):
            return False
        face = self.fronts(seat)[places[0]]
        names = color_of(face) is None and (
            face != "beachcomber" or self.rulings.beachcomber_color == "names"
        )
        last = len(self.hands[seat]) == 1
        if move.color is not None:
            if not names or move.color not in COLORS[self.side]:
                return False
        elif names and (not last or face == "wild-drawcolor"):
            return False
        if move.give and not self._is_legal_gift(seat, face, move, places[1:]):
            return False
        left = len(self.hands[seat]) - len(places)
        number = color_of(face) is not None and symbol_of(face).isdigit()
        if left == 0 and self.rulings.last_card == "number" and not number:
            return False
        passed = self.passes_hands(face)
        others = {*range(self.seats)} - self.out - {seat}
        if passed == "7" and left > 0:
            if move.to not in others:
                return False
        elif passed != "7" and face != "beachcomber" and move.to is not None:
            return False
        if not move.uno:
            return True
        if self.rulings.uno_call == "automatic":
            return False
        if passed and left > 0:
            giver = move.to if passed == "7" else self.before(seat)
            assert giver is not None
            return len(self.hands[giver]) == 1
        return seat not in self.called and (left == 1 or (left == 0 and len(move.give) > 0))

    def _is_legal_gift(self, seat: int, face: str, move: Play, places: Sequence[int]) -> bool:
        colors = [color_of(self.fronts(seat)[place]) for place in places]
        apart = None not in colors and len(set(colors)) == len(colors)
        return (
            face == "beachcomber" and apart and move.to in {*range(self.seats)} - self.out - {seat}
        )

    # Moves.

    def apply(self, seat: int, move: AnyMove, shuffled: Sequence[str] = ()) -> None:
        """Make a legal move; ``shuffled`` is the draw pile after a reshuffle that it needs."""
        self.shuffled = shuffled
        if isinstance(move, CallUno):
            self.called.add(seat)
            self.exposed = None if self.exposed == seat else self.exposed
            return
        if isinstance(move, Catch):
            self.exposed = None
            self.take(move.target, self.rulings.uno_penalty)
            return
        self.moves += 1
        if isinstance(move, Play):
            self._play(seat, move)
        elif isinstance(move, Draw):
            self._draw(seat)
        elif isinstance(move, Pass):
            self.exposed = self.drawn = None
            self.await_turn(self.next(seat))
        elif isinstance(move, NameColor):
            self.color = move.color
            self.exposed = self.exposed if self.exposed == seat else None
            self.await_turn(seat if self.namer_plays else self.next(seat))
            self.namer_plays = False
        else:
            self._answer(seat, isinstance(move, Challenge))
        if not self.over and self.moves >= self.rulings.move_limit:
            self._end(None)

    def await_turn(self, seat: int) -> None:
        self.turn, self.awaiting = seat, "turn"

    def take(self, seat: int, wanted: int) -> int:
        for taken in range(wanted):
            if not self.draw:
                under = self.discard[:-1]
                if under:
                    assert Counter(self.shuffled) == Counter(under)
                    self.draw, self.discard = list(self.shuffled), self.discard[-1:]
            if not self.draw:
                return taken
            self.hands[seat].append(self.draw.pop(0))
            self.called.discard(seat)
        return wanted

    def pay(self, seat: int, face: str) -> None:
        """A seat draws the debt if there is one, else what a draw-wild costs."""
        amount = self.debt or DRAW_WILDS[face]
        self.debt = 0
        if amount is not None:
            self.take(seat, amount)
            return
        taken = 0
        while self.take(seat, 1) == 1 and color_of(self.fronts(seat)[-1]) != self.color:
            taken += 1
            if taken == self.rulings.until_limit:
                return

    def _flip(self) -> None:
        self.discard.reverse()
        self.draw.reverse()
        self.side = "dark" if self.side == "light" else "light"
        self.color = color_of(self.top)

    def _end(self, winner: int | None) -> None:
        self.winner, self.awaiting, self.turn = winner, "over", None
        self.exposed = self.drawn = self.bluffer = None
        self.debt = 0

    def _play(self, seat: int, move: Play) -> None:
        places = self.places(seat, move)
        assert places is not None
        hand = self.hands[seat]
        face = self.front(hand[places[0]])
        guilty = face in DRAW_WILDS and self.is_bluff(seat, places[0])
        card, *gifts = [hand[place] for place in places]
        for place in sorted(places, reverse=True):
            del hand[place]
        self.exposed = self.drawn = None
        self.nothing_drawn = 0
        self.discard.append(card)
        self.color = move.color or color_of(face) or (self.color if face == "beachcomber" else None)
        if hand and self.passes_hands(face):
            self.pass_hands(seat, face, move.to)
            hand = self.hands[seat]
        if move.uno:
            self.called.add(seat)
        if gifts:
            assert move.to is not None
            self.hands[move.to] += gifts
            self.called.discard(move.to)
        automatic = self.rulings.uno_call == "automatic"
        lapse = not hand and bool(gifts) and seat not in self.called and not automatic
        punished = lapse and self.take(seat, self.rulings.uno_penalty) > 0
        if not hand:
            self._go_out(seat, face)
            return
        self._act(seat, face, guilty)
        if len(hand) == 1 and not punished and seat not in self.called:
            if automatic:
                self.called.add(seat)
            else:
                self.exposed = seat

    def _go_out(self, seat: int, face: str) -> None:
        if self.debt:
            if self.rulings.last_card_draws:
                self.take(self.next(seat), self.debt + self.owed_for(face))
        elif face in DRAW_WILDS:
            if self.rulings.last_card_draws:
                self.pay(self.next(seat), face)
        elif color_of(face) is not None and symbol_of(face) == "flip":
            self._flip()
        elif (
            color_of(face) is not None
            and symbol_of(face) in DRAWN_BY
            and self.rulings.last_card_draws
        ):
            self.take(self.next(seat), DRAWN_BY[symbol_of(face)])
        self._end(seat)

    def _act(self, seat: int, face: str, guilty: bool) -> None:
        following = self.next(seat)
        self.await_turn(following)
        if self.owed_for(face):
            self.debt += self.owed_for(face)
            self.awaiting, self.bluffer = "answer", seat
            self.guilty = guilty and self.rulings.bluffing == "allowed"
        elif face in DRAW_WILDS:
            if self.rulings.bluffing == "allowed":
                self.awaiting, self.bluffer, self.guilty = "answer", seat, guilty
            else:
                self.pay(following, face)
                self.await_turn(self.next(following))
        elif color_of(face) is None:
            pass
        elif symbol_of(face) in DRAWN_BY:
            self.take(following, DRAWN_BY[symbol_of(face)])
            self.await_turn(self.next(following))
        elif symbol_of(face) == "skip":
            self.await_turn(self.next(following))
        elif symbol_of(face) == "skipall":
            self.await_turn(seat)
        elif symbol_of(face) == "reverse":
            self.step = -self.step
            two = self.seats - len(self.out) == 2
            again = two and self.rulings.two_player_reverse == "skip"
            self.await_turn(seat if again else self.next(seat))
        elif symbol_of(face) == "flip":
            self._flip()
            if self.color is None:
                self.awaiting = "color"
                names = {"flipper": False, "by_side": self.side == "light", "next": True}
                self.namer_plays = names[self.rulings.wild_after_flip]
                self.turn = following if self.namer_plays else seat

    def _draw(self, seat: int) -> None:
        if self.take(seat, 1):
            if self.rulings.drawing == "until_fits":
                while not self.may_play(seat, len(self.hands[seat]) - 1):
                    if self.take(seat, 1) == 0:
                        break
            self.nothing_drawn = 0
            self.drawn, self.awaiting = len(self.hands[seat]) - 1, "drawn"
            if self.rulings.uno_window == "begins":
                self.exposed = None
            return
        self.exposed = None
        self.nothing_drawn += 1
        if self.nothing_drawn == self.seats - len(self.out):
            self._end(None)
        else:
            self.await_turn(self.next(seat))

    def _answer(self, seat: int, challenged: bool) -> None:
        bluffer, face = self.bluffer, self.top
        assert bluffer is not None
        self.exposed = self.bluffer = None
        if challenged and self.guilty:
            self.pay(bluffer, face)
            self.await_turn(seat)
            return
        self.pay(seat, face)
        if challenged:
            self.take(seat, 2)
        self.await_turn(self.next(seat))
