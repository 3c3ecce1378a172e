"""The view after an update, for clients and checks in Python; web/src/table/apply_view.ts is the
page's."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]


def apply_update(view: Message | None, update: Message) -> Message | None:
    """The view after an update or a welcome; ``view`` is the one before."""
    if "view" in update:
        whole: Message | None = update["view"]
        return whole
    changes = update.get("changes")
    if changes is None or view is None:
        return view
    hands = list(view["hands"])
    for chair, hand in changes.get("hands", {}).items():
        hands[int(chair)] = hand
    return {**view, **changes, "hands": hands}


def complete(before: Message, update: Message) -> Message:
    """An update with all that a client knows after it: the whole view, and what is absent as the
    value that its absence stands for. ``before`` is the same of the message before."""
    view = apply_update(before.get("view"), update)
    absent: Message = {"legal": [], "clock": None, "lobby": None, "match": None, "id": None}
    return {**absent, **update, "view": view}


def changes_between(before: Message, after: Message) -> Message:
    """What an update of a move must hold that leads from one view to another."""
    flipped = before["side"] != after["side"]
    named_by_side = ("color", "top", "draw_top") if flipped else ()
    changes = {
        name: value
        for name, value in after.items()
        if name != "hands" and (before[name] != value or name in named_by_side)
    }
    hands = {
        str(chair): hand
        for chair, (old, hand) in enumerate(zip(before["hands"], after["hands"], strict=True))
        if flipped or old != hand
    }
    return {**changes, "hands": hands} if hands else changes
