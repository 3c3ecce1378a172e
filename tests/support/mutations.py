"""Planted leaks: each mutation changes a correct message so that it reveals something."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import msgspec

from flipdeck.rules.events import Drew, Event, Played
from flipdeck.server.storage.log_entries import AnyEntry
from flipdeck.server.tables.table import Table
from tests.support.leak_oracle import Stream
from tests.support.leak_truth import Message, Truth

Recording = tuple[list[AnyEntry], list[Stream]]
"""A table's log and what its clients received."""
Mutation = Callable[[Message, Truth, int | None], object]


def _shown(message: Message, truth: Truth) -> Message | None:
    """The view or its changes in a message, while a round is being played."""
    shown = message.get("view") or message.get("changes")
    return shown if shown is not None and truth.round is not None and not truth.round.over else None


def _hands(shown: Message) -> dict[int, Message]:
    """The hands of a view or of changes, by chair."""
    hands = shown.get("hands", {})
    items = hands.items() if isinstance(hands, dict) else enumerate(hands)
    return {int(chair): hand for chair, hand in items}


def _sides(truth: Truth, chair: int) -> tuple[list[str], list[str] | None]:
    truth.fronts(chair)
    return truth._hands[chair]


def own_back_in_view(message: Message, truth: Truth, chair: int | None) -> object:
    view = _shown(message, truth)
    if view is None or chair not in _hands(view) or _sides(truth, chair)[1] is None:
        return None
    _hands(view)[chair]["backs"] = _sides(truth, chair)[1]
    return message


def anothers_front_in_view(message: Message, truth: Truth, chair: int | None) -> object:
    view = _shown(message, truth)
    if view is None:
        return None
    others = [number for number in _hands(view) if number != chair]
    if not others:
        return None
    _hands(view)[others[0]]["faces"] = truth.fronts(others[0])
    return message


def _event(message: Message, kind: str) -> Message | None:
    events = message.get("events", ())
    return next((event for event in events if event["event"] == kind), None)


def _true_event(truth: Truth, kind: type[Event]) -> Any:
    return next((each for each in truth.applied.events if isinstance(each, kind)), None)


def drawn_card_to_others(message: Message, truth: Truth, chair: int | None) -> object:
    drew = _event(message, "drew")
    if drew is None or drew["seat"] == chair:
        return None
    drew["face"] = _true_event(truth, Drew).face
    return message


def own_back_when_played(message: Message, truth: Truth, chair: int | None) -> object:
    played, true = _event(message, "played"), _true_event(truth, Played)
    if played is None or true is None or played["seat"] != chair or true.back is None:
        return None
    played["back"] = true.back
    return message


def anothers_hand_sorted_by_its_fronts(message: Message, truth: Truth, chair: int | None) -> object:
    view = _shown(message, truth)
    if view is None:
        return None
    for number, hand in _hands(view).items():
        fronts, backs = _sides(truth, number)
        if "backs" in hand and backs is not None:
            by_front = [back for _, back in sorted(zip(fronts, backs, strict=True))]
            if by_front != hand["backs"]:
                hand["backs"] = by_front
                return message
    return None


def own_hand_sorted_by_its_backs(message: Message, truth: Truth, chair: int | None) -> object:
    view = _shown(message, truth)
    if view is None or chair not in _hands(view):
        return None
    fronts, backs = _sides(truth, chair)
    by_back = [front for _, front in sorted(zip(backs or (), fronts, strict=False))]
    if backs is None or by_back == fronts:
        return None
    _hands(view)[chair]["faces"] = by_back
    return message


def a_field_when_the_drawn_card_is_playable(
    message: Message, truth: Truth, chair: int | None
) -> object:
    view = _shown(message, truth)
    if view is None or not _drawn_card_is_playable(truth, chair):
        return None
    view["playable"] = True
    return message


def _drawn_card_is_playable(truth: Truth, chair: int | None) -> bool:
    """Whether another chair waits with a drawn card that it may play."""
    played = truth.round
    if played is None or played.awaiting != "drawn" or played.turn in (None, chair):
        return False
    return len(played.legal(played.turn)) > 1


def a_field_less_when_the_drawn_card_is_playable(
    message: Message, truth: Truth, chair: int | None
) -> object:
    changes = message.get("changes")
    if changes is None or not _drawn_card_is_playable(truth, chair) or "moves" not in changes:
        return None
    del changes["moves"]
    return message


def an_unchanged_field_when_the_drawn_card_is_playable(
    message: Message, truth: Truth, chair: int | None
) -> object:
    changes, played = message.get("changes"), truth.round
    if changes is None or played is None or not _drawn_card_is_playable(truth, chair):
        return None
    if "direction" in changes:
        return None
    # At the place that a correct update has it, so that only its presence is wrong.
    message["changes"] = {"direction": played.direction, **changes}
    return message


def an_unchanged_hand(message: Message, truth: Truth, chair: int | None) -> object:
    changes = message.get("changes")
    if changes is None or not changes.get("hands"):
        return None
    view = truth.view(_seat(truth, chair))
    assert view is not None
    for number, hand in enumerate(view["hands"]):
        if str(number) not in changes["hands"]:
            hands = {**changes["hands"], str(number): hand}
            changes["hands"] = dict(sorted(hands.items(), key=lambda item: int(item[0])))
            return message
    return None


def a_hand_too_few(message: Message, truth: Truth, chair: int | None) -> object:
    changes = message.get("changes")
    if changes is None or not changes.get("hands"):
        return None
    del changes["hands"][next(iter(changes["hands"]))]
    if not changes["hands"]:
        del changes["hands"]
    return message


def _seat(truth: Truth, chair: int | None) -> int | None:
    assert truth.table.match is not None
    return None if chair is None else truth.table.match.seating[chair]


def no_moves_to_one_who_may_move(message: Message, truth: Truth, chair: int | None) -> object:
    if message["type"] != "update" or "legal" not in message:
        return None
    del message["legal"]
    return message


def an_empty_list_of_moves(message: Message, truth: Truth, chair: int | None) -> object:
    if message["type"] != "update" or "legal" in message or "changes" not in message:
        return None
    raw: bytes = msgspec.json.encode(message)
    return raw.replace(b',"clock"', b',"legal":[],"clock"', 1) if b',"clock"' in raw else None


def whole_view_when_a_move_was_made(message: Message, truth: Truth, chair: int | None) -> object:
    changes = message.pop("changes", None)
    if changes is None:
        return None
    return {**message, "view": truth.view(_seat(truth, chair))}


def moves_to_a_bystander(message: Message, truth: Truth, chair: int | None) -> object:
    view = _shown(message, truth)
    if view is None or chair is not None or truth.table.paused:
        return None
    message["legal"] = [{"do": "draw"}]
    return message


def number_of_moves_to_a_bystander(message: Message, truth: Truth, chair: int | None) -> object:
    if _shown(message, truth) is None or chair is not None:
        return None
    return {**message, "choices": 3}


def shown_hand_to_a_third(message: Message, truth: Truth, chair: int | None) -> object:
    shown = _event(message, "hand_shown")
    if shown is None or chair in (shown["seat"], shown["to"]):
        return None
    shown["faces"] = truth.fronts(shown["seat"])
    return message


def a_time(message: Message, truth: Truth, chair: int | None) -> object:
    return {**message, "took": 3} if message["type"] == "update" else None


def a_blank_at_the_end(message: Message, truth: Truth, chair: int | None) -> object:
    return msgspec.json.encode(message) + b" "


def a_blank_within(message: Message, truth: Truth, chair: int | None) -> object:
    return msgspec.json.encode(message).replace(b",", b", ", 1)


def another_order_of_fields(message: Message, truth: Truth, chair: int | None) -> object:
    view = _shown(message, truth)
    if view is None:
        return None
    name = "view" if "view" in message else "changes"
    message[name] = dict(reversed(view.items()))
    return message if len(view) > 1 else None


def front_of_the_next_card(message: Message, truth: Truth, chair: int | None) -> object:
    view = _shown(message, truth)
    if view is None or view.get("draw_top") is None:
        return None
    assert truth.round is not None
    faces = truth.round.draw_pile[0].split("/")
    front = faces[truth.round.side == "dark"]
    if front == view["draw_top"]:
        return None
    view["draw_top"] = front
    return message


def backs_to_a_bystander(message: Message, truth: Truth, chair: int | None) -> object:
    view = _shown(message, truth)
    if view is None or chair is not None or truth.backs or _sides(truth, 0)[1] is None:
        return None
    for number, hand in _hands(view).items():
        hand["backs"] = _sides(truth, number)[1]
        return message
    return None


def a_gifts_front_to_a_third(message: Message, truth: Truth, chair: int | None) -> object:
    gave = _event(message, "gave")
    if gave is None or "face" in gave:
        return None
    gave["face"] = "pink-1"
    return message


def own_back_when_drawn(message: Message, truth: Truth, chair: int | None) -> object:
    drew, true = _event(message, "drew"), _true_event(truth, Drew)
    if drew is None or drew["seat"] != chair or true.back is None:
        return None
    drew["back"] = true.back
    return message


def back_of_a_drawn_card_to_a_bystander(
    message: Message, truth: Truth, chair: int | None
) -> object:
    drew, true = _event(message, "drew"), _true_event(truth, Drew)
    if drew is None or chair is not None or truth.backs or true.back is None:
        return None
    drew["back"] = true.back
    return message


def place_of_a_played_card_to_a_bystander(
    message: Message, truth: Truth, chair: int | None
) -> object:
    played = _event(message, "played")
    if played is None or chair is not None or "at" in played:
        return None
    played["at"] = _true_event(truth, Played).at
    return message


def more_than_was_seen_to_one_who_returns(
    message: Message, truth: Truth, chair: int | None
) -> object:
    for missed in message.get("missed") or ():
        for event in missed["events"]:
            if event["event"] == "drew" and "face" not in event:
                event["face"] = "blue-1"
                return message
    return None


def more_of_the_round_than_a_newcomer_may_see(
    message: Message, truth: Truth, chair: int | None
) -> object:
    for past in message.get("history") or ():
        for event in past["events"]:
            if event["event"] == "drew" and "face" not in event:
                event["face"] = "blue-1"
                return message
    return None


def a_move_said_to_be_the_autopilots(message: Message, truth: Truth, chair: int | None) -> object:
    if message["type"] != "update" or message.get("autopilot"):
        return None
    message["autopilot"] = True
    return message


def a_token(message: Message, truth: Truth, chair: int | None) -> object:
    if message.get("lobby") is None:
        return None
    message["lobby"]["seats"][0]["name"] = truth.table.seats[0].token
    return message if truth.table.seats[0].token is not None else None


def a_foreign_card_in_a_refusal(message: Message, truth: Truth, chair: int | None) -> object:
    if message["type"] != "refused" or chair is None or truth.round is None:
        return None
    foreign = truth.fronts((chair + 1) % truth.round.seats)
    cards = [face for face in foreign if face not in truth.fronts(chair)]
    if not cards:
        return None
    message["facts"]["card"] = cards[0]
    return message


def a_card_in_an_error(message: Message, truth: Truth, chair: int | None) -> object:
    if message["type"] != "error":
        return None
    return {**message, "text": message["text"] + " blue-7"}


def more_about_a_clock(message: Message, truth: Truth, chair: int | None) -> object:
    if not message.get("clock"):
        return None
    message["clock"]["passes"] = True
    return message


def what_was_kept(message: Message, truth: Truth, chair: int | None) -> object:
    kept = _event(message, "kept")
    if kept is None:
        return None
    kept["face"] = "red-1"
    return message


def who_is_armed(message: Message, truth: Truth, chair: int | None) -> object:
    if message["type"] != "lobby":
        return None
    message["lobby"]["seats"][0]["armed"] = True
    return message


def an_unknown_message(message: Message, truth: Truth, chair: int | None) -> object:
    return {"type": "hint", "seq": message.get("seq", 0)}


MUTATIONS: list[Mutation] = [
    own_back_in_view,
    anothers_front_in_view,
    drawn_card_to_others,
    own_back_when_played,
    anothers_hand_sorted_by_its_fronts,
    own_hand_sorted_by_its_backs,
    a_field_when_the_drawn_card_is_playable,
    a_field_less_when_the_drawn_card_is_playable,
    an_unchanged_field_when_the_drawn_card_is_playable,
    an_unchanged_hand,
    a_hand_too_few,
    no_moves_to_one_who_may_move,
    an_empty_list_of_moves,
    whole_view_when_a_move_was_made,
    moves_to_a_bystander,
    number_of_moves_to_a_bystander,
    shown_hand_to_a_third,
    a_time,
    a_blank_at_the_end,
    a_blank_within,
    another_order_of_fields,
    front_of_the_next_card,
    backs_to_a_bystander,
    a_gifts_front_to_a_third,
    own_back_when_drawn,
    back_of_a_drawn_card_to_a_bystander,
    place_of_a_played_card_to_a_bystander,
    more_than_was_seen_to_one_who_returns,
    more_of_the_round_than_a_newcomer_may_see,
    a_move_said_to_be_the_autopilots,
    a_token,
    a_foreign_card_in_a_refusal,
    a_card_in_an_error,
    more_about_a_clock,
    what_was_kept,
    who_is_armed,
    an_unknown_message,
]


def mutated(recording: Recording, mutation: Mutation) -> Iterator[Recording]:
    """Yield the recording with the first message changed that the mutation applies to."""
    log, streams = recording
    at: dict[int, list[tuple[Stream, int]]] = {}
    for stream in streams:
        last = 1
        for place, raw in enumerate(stream.received):
            message: Any = msgspec.json.decode(raw)
            last = max(last, message.get("seq", 0) if message["type"] != "ack" else 0)
            at.setdefault(last, []).append((stream, place))
    table = Table()
    for entry in log:
        truth = Truth(table, table.apply(entry))
        for stream, place in at.get(table.number, ()):
            changed = mutation(
                msgspec.json.decode(stream.received[place]), truth, table.chair(stream.seat)
            )
            if changed is not None:
                raw = changed if isinstance(changed, bytes) else msgspec.json.encode(changed)
                assert raw != stream.received[place]
                false = [*stream.received[:place], raw, *stream.received[place + 1 :]]
                others = [each for each in streams if each is not stream]
                yield log, [*others, replace(stream, received=false)]
                return
