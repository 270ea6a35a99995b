"""The table as it is seen after each act: what changed, in the log's own words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from referee.adjudicate.judging import Bound
from referee.adjudicate.speech import Speech
from referee.cards import mask_of
from referee.log.verbs import CUT, DEAL, DISPLAY, PLAY, PLAY_AS, RENAME, THROW_IN, TURN
from referee.replay.deck import Deck
from referee.replay.seen import Lying, Seen
from referee.rules.phase_model import BettingPhase, TurnUpPhase
from referee.table import Named, Table
from referee.wording import SENTENCES

UNSEEN: Final = "x"
_PLAYS: Final = (PLAY, PLAY_AS)
_ALIKE: Final = ("due-lead", "due-play")
"""What is due again and again: it hangs on the acts that are accepted, the seat, and whether a card lies."""


class Watcher:
    """Looks at a table after each act, and tells what is otherwise than before.

    A trick that is complete lies until the next act, and so does whatever else belongs to a deal that is over: hands
    that were not played out, bids, stakes.

    Args:
        bound: The log.
        speech: How to speak of it.
        deck: Its cards.
    """

    def __init__(self, bound: Bound, speech: Speech, deck: Deck) -> None:
        self.course = bound.seating.course
        self.rules = bound.seating.rules
        self.speech = speech
        self.written = speech.notation.written
        self.order = deck.sorted
        self.betting_at = next(
            (place for place, phase in enumerate(self.rules.dealt) if isinstance(phase, BettingPhase)), -1
        )
        self.from_hand = any(isinstance(phase, TurnUpPhase) and phase.source == "hand" for phase in self.rules.dealt)
        self.pots = self.course.pots
        self.suits = self.rules.cards.suits
        self.trumps = deck.trumps_told
        self.sentences: dict[tuple[str, int], str] = {}
        self.awaited: dict[tuple[int, int, bool], tuple[int, str]] = {}
        # as it was seen last
        self.seen = Seen()
        self.deal = 0
        self.dealer = -1
        self.shown = [0] * self.course.seat_count
        self.open = [0] * self.course.seat_count
        self.masks: list[int] = []
        self.unknown: list[int] = []
        self.hands: list[list[str]] = []
        self.seats = range(self.course.seat_count)
        self.lying: list[dict[str, int | str]] = []
        self.showing = False
        self.turned = -1, -1
        """Who has turned up a card of the hand in this deal, and which."""
        self.due: str | None = None
        self.tricks: list[int] = []
        self.scores: list[int] = []
        self.seldom: tuple[int, ...] = ()
        self.accounts: list[int] = []
        self.bids: list[int] = []
        self.rest: dict[str, Any] = {}

    def first(self, table: Table) -> dict[str, Any]:
        """All that there is to be seen of a table before the first act."""
        count = self.course.seat_count
        self.masks, self.unknown = [-1] * count, [0] * count
        self.hands = [[] for _ in range(count)]
        state: dict[str, Any] = {"deal": 0, "dealer": None, "trick": [], "taken_by": None}
        state["open"] = [[] for _ in range(count)]
        self._hands(table, state, self.seats)
        self._rest(table, state)
        return state

    def after(self, table: Table, verb: int, seat: int, value: Any) -> dict[str, Any]:
        """What an act has changed; a claim changes nothing.

        Args:
            table: The table after it.
            verb: The act.
            seat: Who did it, or -1.
            value: What it carries.
        """
        state: dict[str, Any] = {}
        if verb in (DEAL, CUT):
            self._dealt(table, verb, state)
        if verb in (DISPLAY, THROW_IN):
            self.showing, self.shown[seat] = True, self.shown[seat] | mask_of(value)
        elif verb == TURN and self.from_hand and table.trick_no == 0:
            self.showing, self.shown[seat] = True, self.shown[seat] | 1 << value
            self.turned = seat, value
        self._trick(table, verb, seat, value, state)
        self._hands(table, state, (seat,) if verb in _PLAYS else self.seats)
        if self.showing:
            self._open(state)
        self._rest(table, state)
        return state

    def given_up(self) -> dict[str, Any]:
        """What changes when a game is given up: nobody has to act any more."""
        gone: dict[str, Any] = {} if self.seen.turn < 0 else {"turn": None}
        return gone | {"due": ""} if self.due else gone

    def _dealt(self, table: Table, verb: int, state: dict[str, Any]) -> None:
        """Who deals, and which deal it is; what was shown in the one before is gone."""
        if table.dealer != self.dealer:
            self.dealer = table.dealer
            state["dealer"] = _seat(self.dealer)
        if verb == DEAL:
            self.seen.trick_no = 0
            self.shown = [0] * self.course.seat_count
            self.turned = -1, -1
            if table.deal_no != self.deal:
                state["deal"] = self.deal = table.deal_no

    def _trick(self, table: Table, verb: int, seat: int, value: Any, state: dict[str, Any]) -> None:
        """What lies in the trick, and who takes it when it is complete."""
        last = self.seen
        if last.taken:
            last.trick, last.taken = [], False
            self.lying = []
            state["taken_by"], state["trick"] = None, self.lying
        if verb in _PLAYS:
            lying = Lying(seat, value) if verb == PLAY else Lying(seat, *value)
            last.trick.append(lying)
            self.lying = [*self.lying, self._told(lying)]
        elif verb == RENAME:
            last.trick[last.renaming].stands_for = value
            self.lying = [self._told(lying) for lying in last.trick]
        else:
            return
        state["trick"] = self.lying
        if table.trick_no > last.trick_no:
            last.trick_no = table.trick_no
            last.taken = True
            state["taken_by"] = table.last_winner
            seat, card = self.turned
            if card >= 0 and last.trick_no == 1:  # the card turned up is taken into the hand
                self.shown[seat] &= ~(1 << card)

    def _told(self, lying: Lying) -> dict[str, int | str]:
        """A card in the trick."""
        told: dict[str, int | str] = {"seat": lying.seat, "card": self.written[lying.card]}
        if lying.stands_for >= 0:
            told["as"] = self.written[lying.stands_for]
        return told

    def _hands(self, table: Table, state: dict[str, Any], seats: Iterable[int]) -> None:
        """The hands of some seats: the cards known to be in them, sorted, and an `x` for each that is not known."""
        changed = False
        for seat in seats:
            mask, unknown, before = table.hands[seat], table.unknown[seat], self.masks[seat]
            if mask == before and unknown == self.unknown[seat]:
                continue
            changed = True
            gone = before & ~mask
            if unknown == self.unknown[seat] and mask | gone == before and gone & (gone - 1) == 0:
                card = self.written[gone.bit_length() - 1]
                self.hands[seat] = [held for held in self.hands[seat] if held != card]
            else:
                self.hands[seat] = [*self._sorted(mask), *[UNSEEN] * unknown]
            self.masks[seat], self.unknown[seat] = mask, unknown
        if changed:
            state["hands"] = self.hands.copy()

    def _sorted(self, mask: int) -> list[str]:
        return [card for bit, card in self.order if mask & bit]

    def _open(self, state: dict[str, Any]) -> None:
        """The cards that lie open in a hand."""
        found = [shown & mask for shown, mask in zip(self.shown, self.masks, strict=True)]
        if found != self.open:
            self.open = found
            state["open"] = [self._sorted(mask) for mask in found]
        self.showing = any(self.open)

    def _rest(self, table: Table, state: dict[str, Any]) -> None:
        """Everything that is one number, one text, or a short list."""
        last = self.seen
        last.bets_open, last.level, last.finished = table.bets_open, table.level, table.finished
        last.renaming, last.powers, last.turned = table.renaming, table.powers, table.turned
        turn, due = self._awaited(table)
        if turn != last.turn or not self.rest:
            last.turn, state["turn"] = turn, _seat(turn)
        if due != self.due:
            self.due = state["due"] = due
        if table.tricks != self.tricks:
            self.tricks = state["tricks"] = table.tricks.copy()
        if table.scores != self.scores:
            self.scores = state["scores"] = table.scores.copy()
        seldom = table.position, table.turned, table.trump, table.stock_left, table.active, table.level, table.finished
        if seldom != self.seldom or table.accounts != self.accounts or table.bids != self.bids:
            self.seldom, self.accounts, self.bids = seldom, table.accounts.copy(), table.bids.copy()
            for name, value in self._seldom(table).items():
                if name not in self.rest or value != self.rest[name]:
                    self.rest[name] = state[name] = value

    def _seldom(self, table: Table) -> dict[str, Any]:
        """What does not change with every card."""
        count = table.seat_count
        waits = 0 < table.position < self.betting_at
        turned = -1 if table.turned == self.turned[1] else table.turned
        return {
            "turned": self.written[turned] if turned >= 0 else None,
            "trump": self.suits[table.trump] if table.trump >= 0 else None,
            "trump_told": self.trumps[table.trump],
            "stock": table.stock_left,
            "bids": self._bids(table),
            "stakes": None if self.betting_at < 0 else [0] * count if waits else table.stakes.copy(),
            "in": [bool(table.active >> seat & 1) for seat in range(count)],
            "level": None if self.betting_at < 0 else 0 if waits else table.level,
            "chips": table.accounts[:count] if self.pots else None,
            "pots": dict(zip(self.pots, table.accounts[count:], strict=True)) if self.pots else None,
            "finished": table.finished,
            "winners": sorted(table.winners),
        }

    def _bids(self, table: Table) -> list[int | str | None]:
        words = self.rules.bid_words
        return [
            words[said] if said >= 0 else bid if bid >= 0 else None
            for bid, said in zip(table.bids, table.said, strict=True)
        ]

    def _awaited(self, table: Table) -> tuple[int, str]:
        """Who must act, and what must come next as a sentence of its own without its full stop."""
        if table.finished:
            return -1, ""
        state = id(table.handlers), table.turn, not table.trick_cards
        known = self.awaited.get(state)
        if known is not None:
            return known
        due = self.course.due(table)
        named = due.args.get("seat")
        turn = named.seat if isinstance(named, Named) else -1
        text = self.sentences.get((due.words, turn))
        if text is None or len(due.args) > 1:
            text = self.speech.sentence(due.words, due.args)
            if not SENTENCES[due.words][self.speech.lang].startswith("{"):  # a name stays as it is written
                text = text[:1].upper() + text[1:]
            self.sentences[due.words, turn] = text
        if due.words in _ALIKE and table.runner is not None:  # not in a phase before that may be left out
            self.awaited[state] = turn, text
        return turn, text


def _seat(seat: int) -> int | None:
    """A seat as it is told: counted from 0, or nobody."""
    return seat if seat >= 0 else None
