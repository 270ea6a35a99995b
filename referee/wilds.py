"""Wild cards in a trick: what they may be named as, and their renaming when the real card comes."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from referee.cards import members
from referee.rules import Rules
from referee.rules.model import Wild
from referee.table import Fault, Named, Shown, Table
from referee.tricks import TrickLaw, with_wilds

_with_wilds: Final = lru_cache(maxsize=256)(with_wilds)
"""It takes long to work out: rules that differ elsewhere share it."""


class Wilds:
    """The wild cards of a game.

    In `Table.trick_cards` a wild card lies as the card that it is named as; in `Table.named` stands its place in the
    trick, and that card.

    Args:
        model: The wild cards, as the rules describe them.
        rules: The rules.
        pack: The cards in play.
        law: The law of tricks without them.
        strength: How high each card stands in its own order.
    """

    def __init__(self, model: Wild, rules: Rules, pack: int, law: TrickLaw, strength: list[int]) -> None:
        self.clause = model.clause
        self.renaming = model.rename
        self.at_once = model.rename is not None and model.rename.when == "at-once"
        self.class_of = rules.class_of
        self.class_mask = rules.class_mask
        self.strength = strength
        self.cards = rules.selector(model.cards).mask()
        self.stands_for = rules.selector(model.stands_for).mask() & ~self.cards
        if model.among == "pack":
            self.stands_for &= pack
        self.law, self.named_law = _with_wilds(
            law, rules.class_mask, self.cards, self.stands_for, void=model.void, unmatched=model.unmatched
        )

    def bound(self, table: Table, named: int) -> int:
        """The cards that make it a fault, when one of them is in hand, to play a wild card named so."""
        return self.named_law.breach[table.trump][table.led][named]

    def barred(self, table: Table) -> int:
        """What a wild card may not be named as now, whatever is in hand."""
        return self.named_law.barred[table.trump][table.led]

    def open_names(self, table: Table) -> int:
        """The cards that one may be named as that are not in the trick, duties of following aside."""
        return self.stands_for & ~table.trick_mask()

    def unnamed(self, seat: int, card: int) -> Fault:
        """A wild card that is played without a name."""
        args: dict[str, object] = {"seat": Named(seat), "card": Shown.card(card)}
        return Fault("wild.unnamed", "wild-unnamed", self.clause, seat, args, None, ("play",))

    def misnamed(self, table: Table, seat: int, card: int, named: int) -> Fault | None:
        """A card that is no wild one, or that is named as a card for which none may stand."""
        args: dict[str, object] = {"seat": Named(seat), "card": Shown.card(card), "named": Shown.card(named)}
        if not self.cards >> card & 1:
            return Fault("wild.not-wild", "not-wild-card", self.clause, seat, args, None, ("as",))
        if not self.stands_for >> named & 1:
            return Fault("wild.wrong-identity", self._no_name(table, named), self.clause, seat, args, None, ("as",))
        return None

    def taken(self, table: Table, seat: int, card: int, named: int) -> Fault | None:
        """A name that lies in the trick already."""
        if named not in table.trick_cards:
            return None
        args: dict[str, object] = {"seat": Named(seat), "card": Shown.card(card), "named": Shown.card(named)}
        return Fault("wild.in-trick", "wild-in-trick", self.clause, seat, args, None, ("as",))

    @staticmethod
    def _no_name(table: Table, named: int) -> str:
        return "wild-identity" if table.pack >> named & 1 else "wild-foreign"

    # --- renaming ---

    def due(self, table: Table) -> bool:
        """The real card of a wild one lies in the trick: the first such wild card must be renamed."""
        rename = self.renaming
        if rename is None:
            return False
        cards = table.trick_cards
        for place, named in table.named:
            if cards.count(named) > 1 and (rename.off_suit or self.class_of[named] == table.led):
                table.renaming = place
                return True
        return False

    @staticmethod
    def owner(table: Table) -> int:
        """Whose the wild card is that must be renamed."""
        seat = table.leader
        for _ in range(table.renaming):
            seat = table.following[seat]
        return seat

    def rename(self, table: Table, seat: int, card: int) -> Fault | None:
        """The wild card stands for another card of the suit; who takes the trick is looked at again."""
        owner, cards, place = self.owner(table), table.trick_cards, table.renaming
        rename = self.renaming
        assert rename is not None
        if seat != owner and seat >= 0:
            return table.out_of_turn(seat, owner, rename.clause)
        old = cards[place]
        code, words = "", ""
        if self.class_of[card] != self.class_of[old]:
            code, words = "wild.rename-off-suit", "rename-off-suit"
        elif not self.stands_for >> card & 1:
            code, words = "wild.wrong-identity", self._no_name(table, card)
        elif rename.to == "lower" and self.strength[card] >= self.strength[old] and self._lower(table):
            code, words = "wild.wrong-identity", "rename-higher"
        elif card in cards:
            code, words = "wild.in-trick", "wild-in-trick"
        if code:
            args: dict[str, object] = {"seat": Named(owner), "card": Shown.card(old), "named": Shown.card(card)}
            return Fault(code, words, rename.clause, owner, args, None, ("rename",))
        cards[place] = card
        table.named = [(at, card if at == place else named) for at, named in table.named]
        self._look_again(table)
        if not self.due(table):
            table.renaming = -1
        return None

    def new_names(self, table: Table) -> int:
        """What the wild card that must be renamed may stand for now."""
        assert self.renaming is not None
        lower = self._lower(table) if self.renaming.to == "lower" else 0
        return lower or self._same_suit(table)

    def _same_suit(self, table: Table) -> int:
        return self.open_names(table) & self.class_mask[self.class_of[table.trick_cards[table.renaming]]]

    def _lower(self, table: Table) -> int:
        """Of the cards that it may stand for those that are lower than the card that came."""
        height = self.strength[table.trick_cards[table.renaming]]
        return sum([1 << card for card in members(self._same_suit(table)) if self.strength[card] < height])

    @staticmethod
    def _look_again(table: Table) -> None:
        """Who is taking the trick, now that a card in it stands for another."""
        seat, table.best = table.leader, -1
        for card in table.trick_cards:
            if table.powers[card] > table.best:
                table.best, table.best_seat = table.powers[card], seat
            seat = table.following[seat]

    def rename_missing(self, table: Table, seat: int, value: Any) -> Fault | None:
        """The renaming comes before anything else."""
        assert self.renaming is not None
        args: dict[str, object] = {
            "owner": Named(self.owner(table)),
            "card": Shown.card(table.trick_cards[table.renaming]),
        }
        return Fault("wild.rename-missing", "rename-missing", self.renaming.clause, seat, args)
