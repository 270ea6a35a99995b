"""Conditions as clauses: who does what, and how many of something."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal

from referee.expressions import (
    Arithmetic,
    Broken,
    Comparison,
    Conditional,
    Count,
    Has,
    Junction,
    Named,
    Negation,
    Node,
    Number,
    PerSeat,
    Said,
    Total,
)
from referee.rulebook.inflecting import CLOSE, bid_word
from referee.rulebook.selections import counted, listing, many_of, node_in_words, number_in_words
from referee.rulebook.simplifying import FALSE, TRUE, TURNED, contrary, terms
from referee.rulebook.telling import Telling
from referee.wording import SENTENCES
from referee.wording.formulas import VERBS

Me = Literal["player", "member", "that", "who"]
_SIGNS: Final = {"==": "exactly", "!=": "other", ">": "over", ">=": "least", "<": "under", "<=": "most"}


@dataclass(frozen=True)
class Clause:
    """A clause: who, and what of them."""

    subject: str
    predicate: str
    several: bool = False
    """It is joined of several by `or` or `and`."""

    @property
    def text(self) -> str:
        """The clause, without a conjunction before it."""
        return f"{self.subject} {self.predicate}".strip()


@dataclass(frozen=True)
class Who:
    """Whom a clause is about."""

    text: str
    many: bool = False


class Clauses(ABC):
    """Puts simplified conditions into words; what an amount is called in them, `number` says.

    Args:
        t: The telling.
        me: Who is `me`: the player in question, some `member` of a side, or those `who` are spoken of.
    """

    def __init__(self, t: Telling, me: Me = "player") -> None:
        self.t = t
        self.me = me

    @abstractmethod
    def number(self, node: Node) -> str:
        """An amount as a number."""

    # --- conditions ---

    def clause(self, node: Node) -> Clause:
        """A condition as a clause."""
        match node:
            case Comparison():
                return self._compared(node)
            case Junction():
                return self._junction(node)
            case Negation():
                return self._negation(node)
            case Has():
                return self._lying(node.zone, node_in_words(self.t, node.cards, "one"))
            case Broken():
                return Clause(node_in_words(self.t, node.cards, "one", "nominative"), self.t.say("formula-was-played"))
            case Said():
                return self._says("formula-said", self._who("said", node.seat), word=self._word(node.word))
            case Conditional():
                test, yes, no = (self.clause(part).text for part in (node.test, node.yes, node.no))
                return Clause("", self.t.say("formula-either", test=test, yes=yes, no=no), several=True)
            case _:
                return self._says("formula-not-zero", Who(self.number(node)))

    def joined(self, nodes: list[Node]) -> Clause:
        """Conditions that must all be true."""
        whole = nodes[0]
        for node in nodes[1:]:
            whole = Junction(0, 0, "and", whole, node)
        return self.clause(whole)

    def _junction(self, node: Junction) -> Clause:
        parts: list[Node] = []
        waiting: list[Node] = [node.right, node.left]
        while waiting:
            part = waiting.pop()
            if isinstance(part, Junction) and part.word == node.word:
                waiting += [part.right, part.left]
            else:
                parts.append(part)
        clauses = list(dict.fromkeys(map(self.clause, parts)))
        if len(clauses) == 1:
            return clauses[0]
        first = clauses[0]
        word: Literal["and", "or"] = "and" if node.word == "and" else "or"
        simple = not any(clause.several for clause in clauses)
        if simple and all(clause.subject == first.subject for clause in clauses):
            predicates = listing(self.t, [clause.predicate for clause in clauses], word)
            return Clause(first.subject, predicates, several=True)
        texts = [first.text]
        for before, clause in pairwise(clauses):
            same = before.subject == clause.subject and not (before.several or clause.several)
            texts.append(clause.predicate if same else clause.text)
        if simple:
            return Clause("", listing(self.t, texts, word), several=True)
        return Clause("", self.t.say(f"formula-{word}-also").join(texts), several=True)

    def _negation(self, node: Negation) -> Clause:
        of = node.of
        match of:
            case Has():
                return self._lying(of.zone, node_in_words(self.t, of.cards, "no"))
            case Broken():
                return Clause(node_in_words(self.t, of.cards, "no", "nominative"), self.t.say("formula-was-played"))
            case Said():
                return self._says("formula-not-said", self._who("said", of.seat), word=self._word(of.word))
            case _:
                return self.clause(contrary(of))

    def _compared(self, node: Comparison) -> Clause:
        if node in (TRUE, FALSE):
            return Clause(self.t.say("formula-this"), self.t.say("formula-true" if node == TRUE else "formula-false"))
        if isinstance(node.left, Number):
            node = Comparison(0, 0, TURNED[node.sign], node.right, node.left)
        found = self._against_number(node) if isinstance(node.right, Number) else None
        agreed = isinstance(node.right, Named) and f"formula-name-{node.right.name}" not in SENTENCES
        if agreed and isinstance(node.left, PerSeat) and node.left.function == "score":
            how = self._how_many(node.sign, "")
            return self._says("formula-score-agreed", self._who("score", node.left.seat), how=how)
        return found or self._two_scores(node) or self._tricks_and_bid(node) or self._generic(node)

    def _generic(self, node: Comparison) -> Clause:
        name = _SIGNS[node.sign]
        return Clause(self.number(node.left), self.t.say(f"formula-is-{name}", other=self.number(node.right)))

    def _against_number(self, node: Comparison) -> Clause | None:
        """Something that is counted, against a number."""
        assert isinstance(node.right, Number)
        sign, n = node.sign, node.right.value
        if (sign, n) in ((">", 0), (">=", 1), ("!=", 0)):
            some = True
        elif (sign, n) in (("==", 0), ("<=", 0), ("<", 1)):
            some = False
        else:
            some = None
        match node.left:
            case PerSeat() | Total():
                return self._of_a_seat(node.left, sign, n, some)
            case Count():
                if some is not None:
                    form: Literal["one", "no"] = "one" if some else "no"
                    return self._lying(node.left.zone, node_in_words(self.t, node.left.cards, form))
                return self._lying(node.left.zone, self._so_many(node.left, sign, n))
            case Named(name="trick_no") if some:
                return self._says("formula-first-trick", Who(""))
            case Named(name="deal_no" | "trick_no" | "players") if n >= 0 and sign in ("<", "<=", ">", ">="):
                noun = {"deal_no": "deal", "trick_no": "trick", "players": "player"}[node.left.name]
                name = "players" if noun == "player" else "past"
                count = counted(self.t, n, noun, "nominative")
                how = "" if noun == "deal" and sign == ">=" else self.t.say(f"formula-count-{_SIGNS[sign]}", count="")
                return self._says(f"formula-{name}", Who(f"{how}{count}", n != 1))
            case _:
                return None

    def _of_a_seat(self, left: PerSeat | Total, sign: str, n: int, some: bool | None) -> Clause | None:
        """What a seat or a side has taken, won, bid or scored, against a number."""
        found = self._whose(left)
        if found is None:
            return None
        who, what = found
        if isinstance(what, Count):
            if some is not None:
                return self._lying(what.zone, node_in_words(self.t, what.cards, "one" if some else "no"), who)
            return self._lying(what.zone, self._so_many(what, sign, n), who)
        if what == "bid":
            number = number_in_words(self.t, n)
            count = number if sign == "==" else self._how_many(sign, number)
            if some:
                count = self._how_many(">", number_in_words(self.t, 0))
            together = isinstance(left, Total) and who == self._side()
            return self._says("formula-bid-together" if together else "formula-bid-number", who, count=count)
        if what != "score" and some is False:
            return self._says(f"formula-{what}-none", who)
        noun = {"tricks": "trick", "cards": "card", "score": "point"}[what]
        count = self._how_many(">=" if some and what != "score" else sign, "")
        if some and what != "score":
            n = 1
        return self._says(f"formula-{what}-number", who, count=count + counted(self.t, n, noun))

    def _so_many(self, of: Count, sign: str, n: int) -> str:
        if n == 1:
            return self._how_many(sign, node_in_words(self.t, of.cards, "one"))
        return self._how_many(sign, many_of(self.t, of.cards, number_in_words(self.t, n)))

    def _how_many(self, sign: str, count: str) -> str:
        return self.t.say(f"formula-count-{_SIGNS[sign]}", count=count)

    def _tricks_and_bid(self, node: Comparison) -> Clause | None:
        """As many tricks as bid, or more, or fewer."""
        left, right = self._whose(node.left), self._whose(node.right)
        if left is None or right is None:
            return None
        sign = node.sign
        if (left[1], right[1]) == ("bid", "tricks"):
            left, right, sign = right, left, TURNED[sign]
        if (left[1], right[1]) != ("tricks", "bid"):
            return None
        alone = not isinstance(node.left, Total) and not isinstance(node.right, Total)
        if (alone and left[0] != right[0]) or (not alone and right[0] != self._side()):
            return None
        return self._says(f"formula-bid-{_SIGNS[sign]}", left[0])

    def _two_scores(self, node: Comparison) -> Clause | None:
        """One score against another."""
        left, right = node.left, node.right
        if (
            isinstance(left, Arithmetic)
            and isinstance(right, Arithmetic)
            and left.sign == right.sign == "//"
            and isinstance(left.right, Number)
            and left.right == right.right
            and is_score(left.left)
            and is_score(right.left)
            and node.sign == ">"
        ):
            assert isinstance(left.left, PerSeat)
            assert isinstance(right.left, PerSeat)
            size = left.right.value
            lots = self.t.say("formula-tens") if size == 10 else self.t.say("formula-lots", size=size)
            other = self._who("score", right.left.seat).text
            return self._says("formula-more-lots", self._who("score", left.left.seat), lots=lots, other=other)
        found = terms(Arithmetic(0, 0, "-", left, right))
        scores = [(count, part) for count, part in found if isinstance(part, PerSeat) and part.function == "score"]
        ahead = sum(count for count, part in found if part is None)
        if len(scores) != 2 or len(found) > 2 + (ahead != 0):
            return None
        (one, a), (two, b) = scores
        if {one, two} != {1, -1}:
            return None
        sign, lead = node.sign, -ahead
        if one < 0:
            a, b = b, a
        if sign in ("<", "<="):
            a, b, sign, lead, behind = a, b, TURNED[sign], -lead, True
        else:
            behind = False
        if sign not in (">", ">=") or lead < 0 or (lead == 0 and behind):
            return None
        who, other = self._who("score", a.seat), self._who("score", b.seat).text
        if lead == 0:
            return self._says("formula-score-more" if sign == ">" else "formula-score-as-many", who, other=other)
        count = self._how_many(sign, "") + counted(self.t, lead, "point")
        return self._says("formula-score-behind" if behind else "formula-score-ahead", who, count=count, other=other)

    def _lying(self, zone: str, cards: str, who: Who | None = None) -> Clause:
        """Such cards are in the hand, in the trick, or were played."""
        subject = Who(self.t.say("formula-the-trick")) if zone == "trick" else who or self._who("hand", "me")
        return self._says(f"formula-lie-{zone}", subject, cards=cards)

    def _says(self, words: str, who: Who, **args: object) -> Clause:
        verbs = {name: forms[who.many] for name, forms in VERBS[self.t.lang].items()}
        return Clause(who.text, self.t.say(words, **verbs, **args))

    def _word(self, word: str) -> str:
        return self.t.say("formula-quoted", word=bid_word(self.t, word))

    # --- who ---

    def _who(self, what: str, seat: str) -> Who:
        """A seat, as whoever has a score, tricks, a bid."""
        sides = self.t.model.sides is not None
        if seat == "me":
            if self.me == "who":
                return Who(self.t.say("formula-who"), many=True)
            if self.me in ("member", "that"):
                return Who(self.t.say(f"formula-{self.me}"))
            return self._side() if sides and what == "score" else Who(self.t.say("formula-player"))
        if seat == "left" and sides and what == "score":
            return Who(self.t.say("formula-other-side"))
        if seat == "left" and self.t.model.players.count == [2]:
            return Who(self.t.say("formula-opponent"))
        return Who(self.t.say(f"formula-{seat}"))

    def _side(self) -> Who:
        return Who(self.t.say("formula-side"))

    def _whose(self, node: Node) -> tuple[Who, str | Count] | None:
        """Whose number it is, and of what: `tricks`, `bid`, `score`, `cards`, or cards counted."""
        match node:
            case PerSeat():
                return self._who(node.function, node.seat), node.function
            case Total(each=PerSeat(seat="me", function="tricks" | "cards" | "bid") as each):
                return self._side(), each.function
            case Total(each=Count(zone="played") as each):
                return self._side(), each
            case Total(each=Conditional(no=Number(value=0), yes=yes) as each):
                if isinstance(yes, PerSeat) and yes.seat == "me" and yes.function in ("tricks", "cards", "bid"):
                    return self._those(each.test), yes.function
                return (self._those(each.test), yes) if isinstance(yes, Count) and yes.zone == "played" else None
            case _:
                return None

    def _those(self, test: Node) -> Who:
        """Those of the side of whom something is true."""
        return Who(self.t.say("formula-those", clause=self._relative(test)) + self._close(), many=True)

    def _relative(self, test: Node) -> str:
        clause = type(self)(self.t, "who").clause(test)
        if clause.subject == self.t.say("formula-who"):
            return clause.text
        return self.t.say("formula-for-whom", clause=clause.text)

    def _close(self) -> str:
        return CLOSE if self.t.lang == "de" else ""


def is_score(node: Node) -> bool:
    """It is the score of a seat."""
    return isinstance(node, PerSeat) and node.function == "score"
