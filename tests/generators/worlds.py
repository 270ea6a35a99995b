"""Another world for the same seat: a log that differs only in what one seat cannot know.

This knows nothing of how a view is made: it reads a log as a player would. A card that is drawn lies open where it is
the one that was turned up last; everything that is dealt to others, lies in the stock or is drawn unseen is hidden.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from typing import Any

Log = dict[str, Any]
Event = dict[str, Any]
Place = tuple[Any, Any]
"""Where a card stands: a list and an index in it, or an event and its key."""

SEVERAL = {"plays", "display", "throw-in", "stock"}
SINGLE = {"play", "as", "turn", "rename", "draw"}
"""What carries cards, several or one; `deal` aside."""
OPEN = ("play", "as", "plays", "turn", "rename", "display", "throw-in")
"""What everybody sees of an event."""


def another(rng: random.Random, log: Log, seat: str, cards: Sequence[str], *, possible: bool) -> Log:
    """Change what a seat cannot know of a log.

    Args:
        rng: Chooses what is changed.
        log: The log, its cards in lists (`spread`); it stays as it is.
        seat: The seat.
        cards: Every card that the notation can write, those aside that it writes in another way.
        possible: Only cards that never come to light change places, each world being as good as the other; else any
            card may stand anywhere, so that the world may be one that cannot be.
    """
    log = deepcopy(log)
    events: list[Event] = log["events"]
    shown_when_thrown = "not-shown" not in log.get("rulings", {}).values()
    for deal in deals(events):
        places = list(hidden(deal, seat, shown_when_thrown))
        if possible:
            trade(rng, places, openly(deal, seat, places))
        else:
            anything(rng, deal, seat, places, cards)
    scribble(rng, log, cards)
    return log


def spread(log: Log, card: Callable[[str], str]) -> Log:
    """The same log, in which several cards are always a list, and every card is written in one way.

    Args:
        log: The log; it stays as it is.
        card: Writes a card, as it is written in whatever way.
    """

    def cards(value: Any) -> Any:
        if isinstance(value, int):
            return value
        return [card(text) for text in (value.split() if isinstance(value, str) else value)]

    log = deepcopy(log)
    for event in log["events"]:
        for key in SEVERAL & set(event):
            event[key] = cards(event[key])
        for key in SINGLE & set(event):
            event[key] = card(event[key])
        for name, hand in event.get("deal", {}).items():
            event["deal"][name] = cards(hand)
    return log


def deals(events: list[Event]) -> Iterator[list[Event]]:
    """The events of each deal, and those before the first."""
    part: list[Event] = []
    for event in events:
        if "deal" in event:
            yield part
            part = []
        part.append(event)
    yield part


def hidden(deal: list[Event], seat: str, shown_when_thrown: bool) -> Iterator[Place]:
    """Where a card stands that the seat does not see."""
    lying = None
    for event in deal:
        for name, hand in event.get("deal", {}).items():
            if name != seat and isinstance(hand, list):
                yield from ((hand, place) for place in range(len(hand)))
        if "stock" in event:
            yield from ((event["stock"], place) for place in range(len(event["stock"])))
        if "throw-in" in event and not shown_when_thrown and event["by"] != seat:
            yield from ((event["throw-in"], place) for place in range(len(event["throw-in"])))
        if "turn" in event:
            lying = event["turn"]
        if "draw" in event:
            if event["draw"] == lying:
                lying = None
            elif event.get("by", seat) != seat:
                yield event, "draw"


def openly(deal: list[Event], seat: str, places: list[Place]) -> set[str]:
    """The cards of a deal that the seat sees at some time."""
    seen: set[str] = set()
    for event in deal:
        for key in OPEN:
            value = event.get(key, [])
            seen |= {value} if isinstance(value, str) else {*value}
        own = event.get("deal", {}).get(seat, [])
        seen |= {*own} if isinstance(own, list) else set()
        if "draw" in event and not any(holder is event for holder, _ in places):
            seen.add(event["draw"])
    return seen


def trade(rng: random.Random, places: list[Place], seen: set[str]) -> None:
    """Let cards that never come to light change places, everywhere alike."""
    free = sorted({holder[key] for holder, key in places} - seen - {"x", "?"})
    other = dict(zip(free, rng.sample(free, len(free)), strict=True))
    for holder, key in places:
        holder[key] = other.get(holder[key], holder[key])


def anything(rng: random.Random, deal: list[Event], seat: str, places: list[Place], cards: Sequence[str]) -> None:
    """Put any card where a hidden one stands; write a hand as a number, and the stock of another length or not."""
    lying = {event["turn"] for event in deal if "turn" in event}
    unseen = [card for card in cards if card not in lying]
    some = rng.sample(places, min(len(places), rng.choice((1, 1, 3, len(places)))))
    for holder, key in some:
        if rng.random() < 0.9:
            holder[key] = rng.choice((rng.choice(unseen if key == "draw" else cards), "x"))
    for event in deal:
        for name, hand in event.get("deal", {}).items():
            if name != seat and isinstance(hand, list) and rng.random() < 0.2:
                event["deal"][name] = len(hand)
        if "stock" in event and rng.random() < 0.4:
            stock = event.pop("stock")
            if rng.random() < 0.7:
                event["stock"] = rng.sample(stock, len(stock)) + rng.choices(cards, k=rng.choice((0, 0, 3)))


def scribble(rng: random.Random, log: Log, cards: Sequence[str]) -> None:
    """Write notes into a log that tell of cards, and take away those that stand there."""
    for part in (log, *log["events"]):
        for key in [key for key in part if key in ("note", "meta") or key.startswith("_")]:
            del part[key]
        if rng.random() < 0.3:
            part["_seen"] = rng.choice(cards)
        if rng.random() < 0.2:
            part["meta" if part is log else "note"] = {"held": rng.sample(list(cards), 3)}
