"""The phrases of amounts: how many of something, for each of what, and in which case."""

from __future__ import annotations

from itertools import islice
from typing import Final, Literal

from referee.expressions import (
    Absolute,
    Arithmetic,
    Chips,
    Conditional,
    Count,
    Extreme,
    Named,
    Negative,
    Node,
    Number,
    PerSeat,
    Total,
    Worth,
)
from referee.rulebook.clauses import Clauses, Me, is_score
from referee.rulebook.inflecting import accusative, dative, genitive
from referee.rulebook.selections import cards_of, counted, listing, number_in_words
from referee.rulebook.simplifying import addends, leaves, summed, terms
from referee.rulebook.telling import Telling
from referee.wording import SENTENCES

Unit = Literal["", "points", "chips"]
GermanCase = Literal["nominative", "accusative"]
_MOST_CASES: Final = 16
"""So many cases of an amount are told one by one."""

_NOUNS: Final = {"points": "point", "chips": "chip"}
_ZERO: Final = Number(0, 0, 0)


class Wording(Clauses):
    """Puts simplified expressions into words.

    Args:
        t: The telling.
        me: Who is `me`: the player in question, some `member` of a side, or those `who` are spoken of.
    """

    def __init__(self, t: Telling, me: Me = "player") -> None:
        super().__init__(t, me)
        self._eaches: dict[Node, str | None] = {}
        self._by_cases = False
        """Cases are being told: an `if` within one of them is told as it stands, lest the text grow beyond measure."""

    # --- amounts as numbers ---

    def number(self, node: Node) -> str:
        """An amount as a number."""
        found = terms(node)
        if len(found) == 1:
            return self._times(*found[0])
        found.sort(key=lambda term: (term[0] < 0, term[1] is None))
        text = self._times(*found[0], apart=True)
        for count, part in found[1:]:
            words = "formula-less" if count < 0 else "formula-plus"
            text = self.t.say(words, a=text, b=self._times(abs(count), part, apart=True))
        return text

    def _times(self, count: int, part: Node | None, *, apart: bool = False) -> str:
        """So many times a part of a sum; where more stands beside it, what is long is put in brackets."""
        if part is None:
            return number_in_words(self.t, count)
        found = self._single(part)
        apart = apart or count != 1
        if (
            (isinstance(part, Conditional) and apart)
            or (isinstance(part, Arithmetic) and abs(count) != 1)
            or _added(part)
        ):
            found = f"({found})" if apart else found
        if abs(count) == 2:
            found = self.t.say("formula-twice", of=found)
        elif abs(count) != 1:
            times = number_in_words(self.t, abs(count))
            words = "formula-times-digits" if times.isdigit() else "formula-times"
            found = self.t.say(words, times=times, of=found)
        return self.t.say("formula-minus", of=found) if count < 0 else found

    def _operand(self, node: Node) -> str:
        """An amount beside a sign; a sum is put in brackets."""
        text = self.number(node)
        return f"({text})" if len(terms(node)) > 1 or isinstance(node, Conditional | Arithmetic) else text

    def _single(self, node: Node) -> str:
        """A part of a sum, as a noun phrase."""
        t = self.t
        match node:
            case Named():
                known = f"formula-name-{node.name}"
                return t.say(known) if known in SENTENCES else self._agreed(node.name)
            case PerSeat():
                return self._of_seat(node)
            case Total():
                return self._of_side(node)
            case Chips():
                return t.say(f"formula-{node.function}", place=self._pot(node.pot))
            case Worth():
                return t.say(f"formula-{node.function}")
            case Count():
                place = t.say(f"formula-in-{node.zone}")
                return t.say("formula-count", cards=cards_of(t, node.cards), place=place)
            case Extreme():
                return self._extreme(node)
            case Absolute():
                return self._distance(node.of)
            case Conditional():
                return self._cases(node, "") or self._if(node, self.number(node.yes), self.number(node.no))
            case Arithmetic():
                return self._product(node)
            case _:
                return t.say("formula-whether", clause=self.clause(node).text)

    def _agreed(self, name: str) -> str:
        option = self.t.model.options.get(name.replace("_", "-"))
        what = self.t.words(option.name) if option else name.replace("_", " ")
        return self.t.say("formula-agreed", what=what)

    def _of_seat(self, node: PerSeat) -> str:
        if node.seat == "me" and self.me != "who" and (node.function != "score" or self.t.model.sides is None):
            return self.t.say(f"formula-my-{node.function}")
        if node.seat == "me" and node.function != "score":
            return self.t.say(f"formula-my-{node.function}")
        sided = self.t.model.sides is not None and node.function == "score"
        whose = {"me": "side", "left": "other-side"}.get(node.seat, node.seat) if sided else node.seat
        if whose == "left" and self.t.model.players.count == [2]:
            whose = "opponent"
        if whose == "me":
            return self.t.say("formula-my-score")
        return self.t.say(f"formula-{node.function}-of", whose=self.t.say(f"formula-of-{whose}"))

    def _of_side(self, node: Total) -> str:
        match node.each:
            case PerSeat(seat="me", function="tricks" | "bid" | "cards" as function):
                words = "formula-bid-joint" if function == "bid" else f"formula-{function}-of"
                return self.t.say(words, whose=self.t.say("formula-of-side"))
            case Conditional(no=Number(value=0), yes=PerSeat(seat="me", function="tricks" | "bid" | "cards") as yes):
                whose = self.t.say("formula-of-those", clause=self._relative(node.each.test)) + self._close()
                return self.t.say(f"formula-{yes.function}-of", whose=whose)
            case Count(zone="played"):
                cards = cards_of(self.t, node.each.cards)
                return self.t.say("formula-count", cards=cards, place=self.t.say("formula-in-played-side"))
            case _:
                if isinstance(node.each, Conditional):
                    return self.t.say("formula-for-players", amount=Wording(self.t, "that").number(node.each))
                return self.t.say("formula-total", amount=self.number(node.each))

    def _pot(self, pot: str) -> str:
        """Where the chips of a pot lie."""
        found = self.t.model.pots.get(pot.replace("_", "-"))
        name = self.t.words(found.name) if found else pot.replace("_", " ")
        feminine = self.t.lang == "de" and name.endswith(("e", "ung", "bank"))
        return self.t.say("formula-in-pot-f" if feminine else "formula-in-pot", pot=name)

    def _extreme(self, node: Extreme) -> str:
        others = [part for part in node.parts if part != _ZERO]
        if node.function == "max" and len(others) == 1 and len(node.parts) == 2:
            above = self._above(others[0])
            if above is not None:
                return self.t.say("formula-above", what=self._single(above[0]), over=above[1])
            return self.t.say("formula-at-least-zero", of=self.number(others[0]))
        parts = list(dict.fromkeys(map(self.number, node.parts)))
        if len(parts) == 1:
            return parts[0]
        parts = [self._dative(part) for part in parts]
        words = f"formula-{node.function}-{'two' if len(parts) == 2 else 'more'}"
        return self.t.say(words, parts=listing(self.t, parts))

    def _above(self, node: Node) -> tuple[Node, str] | None:
        """Tricks or cards above something: of what, and above what."""
        found = terms(node)
        if len(found) != 2 or (found[0][0], found[1][0] < 0) != (1, True):
            return None
        (_, what), (count, over) = found
        if what is None or self._each(what) is None or (over is not None and count != -1):
            return None
        text = self._times(-count, over)
        return what, accusative(text) if self.t.lang == "de" else text

    def _distance(self, node: Node) -> str:
        found = terms(node)
        if len(found) == 2 and sorted(count for count, _ in found)[0] < 0 < max(count for count, _ in found):
            found.sort(key=lambda term: (term[0] < 0, term[1] is None))
            a, b = self._times(*found[0]), self._times(-found[1][0], found[1][1])
            return self.t.say("formula-difference", a=self._dative(a), b=self._dative(b))
        return self.t.say("formula-without-sign", of=self.number(node))

    def _product(self, node: Arithmetic) -> str:
        right = node.right
        if node.sign == "%":
            if right == Number(0, 0, 10) and is_score(node.left):
                return self.t.say("formula-last-digit", of=genitive(self._single(node.left)))
            return self.t.say("formula-rest", a=self._dative(self._operand(node.left)), b=self._operand(right))
        if node.sign == "//":
            fraction = isinstance(right, Number) and f"formula-fraction-{right.value}" in SENTENCES
            if fraction and isinstance(right, Number):
                brought = self._brought(node.left)
                part = self.t.say(f"formula-fraction-{right.value}")
                if brought:
                    return self.t.say("formula-fraction", part=part, of=brought)
                if isinstance(node.left, Chips):
                    of = self.t.say(f"formula-{node.left.function}-part", place=self._pot(node.left.pot))
                    return self.t.say("formula-fraction", part=part, of=of)
            return self.t.say("formula-divided", a=self._operand(node.left), b=self._operand(right))
        return self.t.say("formula-product", a=self._operand(node.left), b=self._operand(right))

    def _dative(self, text: str) -> str:
        return dative(text) if self.t.lang == "de" else text

    def _brought(self, node: Node) -> str | None:
        """The chips that have come into a pot in this deal."""
        match node:
            case Arithmetic(sign="-", left=Chips(function="pot") as now, right=Chips(function="carried") as before):
                return self.t.say("formula-brought", place=self._pot(now.pot)) if now.pot == before.pot else None
            case _:
                return None

    def _if(self, node: Conditional, yes: str, no: str) -> str:
        return self.t.say("formula-if", yes=yes, clause=self.clause(node.test).text, no=no)

    # --- amounts of points or chips ---

    def counted(self, node: Node, unit: Unit, *, digits: bool = False) -> str:
        """An amount of points or chips, so many for each of something where it can be told so."""
        found = self._by_each(node, unit, digits=digits)
        if found is not None:
            return found
        if isinstance(node, Worth) and unit and not digits:
            return self.t.say(f"formula-{node.function}-{unit}")
        if isinstance(node, Total) and isinstance(node.each, Conditional):
            each = Wording(self.t, "that").counted(node.each, unit, digits=digits)
            return self.t.say("formula-for-players", amount=each)
        parts = list(addends(node))
        apart = [part for part in parts if isinstance(part, Total) and isinstance(part.each, Conditional)]
        if len(parts) > 1 and apart:
            rest = [part for part in parts if part not in apart]
            told = [self.counted(summed(rest), unit, digits=digits)] if rest else []
            told += [self.counted(part, unit, digits=digits) for part in apart]
            return self.t.say("formula-and-apart").join(told)
        by_cases = self._cases(node, unit, digits=digits)
        if by_cases is not None:
            return by_cases
        if digits or not unit:
            return self.number(node)
        return self.t.say(f"formula-as-many-{unit}", amount=self.number(node))

    def _cases(self, node: Node, unit: Unit, *, digits: bool = False) -> str | None:
        """An amount with an `if`, case by case; None where it has none, or too many."""
        rows = [] if self._by_cases else list(islice(leaves(node), _MOST_CASES + 1))
        if not 1 < len(rows) <= _MOST_CASES:
            return None
        self._by_cases = True
        told = []
        for tests, leaf in rows:
            amount = self.counted(leaf, unit, digits=digits) if unit or digits else self.number(leaf)
            told.append(
                self.t.say("formula-only-if", yes=amount, clause=self.joined(tests).text)
                if tests
                else self.t.say("formula-else", no=amount)
            )
        self._by_cases = False
        if unit and rows[-1][1] == _ZERO:
            told.pop()
        return ("; " if len(told) > 2 else ", ").join(told)

    def _by_each(self, node: Node, unit: Unit, *, digits: bool) -> str | None:
        """So many for each of something, where all of it can be told so."""
        if isinstance(node, Negative):
            node = Arithmetic(0, 0, "*", Number(0, 0, -1), node.of)
        found = terms(node)
        if len(found) == 1 and found[0][1] is None:
            return self._so_much(found[0][0], unit, digits=digits)
        told: list[tuple[int, str | None]] = []
        left = {part: count for count, part in found}
        overs = {part: self._over(part, left) if count > 0 else None for count, part in found}
        for count, part in found:
            over = overs[part]
            if part is not None and any(part == other for other in overs.values()):
                continue
            if part is None:
                told.insert(0, (count, None))
            elif over is not None:
                bid = left[over]
                each, above = self._each(part), self._single(over)
                above = accusative(above) if self.t.lang == "de" else above
                if bid + count:
                    told.append((bid + count, self._each(over)))
                told.append((count, self.t.say("formula-above", what=each, over=above)))
            else:
                each = self._each(part)
                if each is None:
                    return None
                told.append((count, each))
        told = [(count, each) for count, each in told if each is None or (count and each)]
        bids = [term for term in told if term[1] is not None]
        parts = [self._so_much(count, unit, digits=digits) for count, each in told if each is None]
        parts += [
            self.t.say("formula-for-each", amount=self._so_much(count, unit, digits=digits), each=each)
            for count, each in bids
        ]
        return self.t.say("formula-and-more").join(parts) if len(parts) > 1 else parts[0] if parts else None

    def _over(self, part: Node | None, left: dict[Node | None, int]) -> Node | None:
        """The bid above which tricks are counted, where both are in one sum."""
        found = None if part is None else self._whose(part)
        if found is None or found[1] != "tricks":
            return None
        for other, count in left.items():
            bid = None if other is None else self._whose(other)
            if bid is None or bid[1] != "bid" or not count or isinstance(part, Total) != isinstance(other, Total):
                continue
            if isinstance(part, Total) or bid[0] == found[0]:
                return other
        return None

    def _each(self, node: Node) -> str | None:
        """One of what is counted, after "for each"."""
        if node not in self._eaches:
            self._eaches[node] = self._one_of(node)
        return self._eaches[node]

    def _one_of(self, node: Node) -> str | None:
        t = self.t
        match node:
            case PerSeat(function="tricks" | "bid" | "cards"):
                if node.seat == "me":
                    return t.say(f"formula-each-{node.function}")
                whose = "opponent" if node.seat == "left" and t.model.players.count == [2] else node.seat
                return t.say(f"formula-each-{node.function}-of", whose=t.say(f"formula-of-{whose}"))
            case Total(each=PerSeat(seat="me", function="tricks" | "bid" | "cards") as each):
                return t.say(f"formula-each-{each.function}-of", whose=t.say("formula-of-side"))
            case Total(each=Conditional(no=Number(value=0)) as each):
                yes = each.yes
                if isinstance(yes, PerSeat) and yes.seat == "me" and yes.function in ("tricks", "bid", "cards"):
                    whose = t.say("formula-of-those", clause=self._relative(each.test)) + self._close()
                    return t.say(f"formula-each-{yes.function}-of", whose=whose)
                return None
            case Extreme(function="max", parts=(a, b)) if _ZERO in (a, b):
                above = self._above(b if a == _ZERO else a)
                return above and t.say("formula-above", what=self._each(above[0]), over=above[1])
            case Absolute():
                found = {part: count for count, part in terms(node.of)}
                overs = [self._over(part, found) for part in found]
                apart = len(found) == 2 and set(found.values()) == {1, -1}
                return t.say("formula-each-off") if apart and any(over is not None for over in overs) else None
            case Arithmetic(sign="//", right=Number(value=10)):
                return t.say("formula-each-ten", of=self.number(node.left))
            case _:
                return None

    def _so_much(self, n: int, unit: Unit, *, digits: bool) -> str:
        if digits:
            text = str(abs(n))
            return self.t.say("formula-minus", of=text) if n < 0 else text
        if not unit:
            return number_in_words(self.t, n)
        text = counted(self.t, abs(n), _NOUNS[unit], "nominative")
        return self.t.say("formula-minus", of=text) if n < 0 else text


def _added(node: Node) -> bool:
    """It is added up over the players of a side, case by case."""
    return (
        isinstance(node, Total)
        and isinstance(node.each, Conditional)
        and not (node.each.no == _ZERO and isinstance(node.each.yes, PerSeat))
    )
