"""Sees that two sets of rules are the same at every table, though they are written differently.

What is compared is what the rules come to: tables of values, the law of tricks, packs, expressions in their simplest
form; and only for cards that some variant of the game plays with. Rules that are called the same give every log the
same verdict, but that points and chips of one moment may stand in the ledger in another order; of others nothing is
said.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise, product
from math import prod
from types import SimpleNamespace
from typing import Any, Final

import msgspec

from referee.cards import Notation, members
from referee.expressions import (
    Absolute,
    Arithmetic,
    Comparison,
    Conditional,
    Count,
    ExpressionError,
    Extreme,
    Junction,
    Named,
    Negation,
    Negative,
    Node,
    Number,
    PerSeat,
    Said,
    Scope,
    Total,
    parse_expression,
    parts_of,
    read_expression,
    written,
)
from referee.findings import Path
from referee.rules import Game, Rules
from referee.rules.phase_model import (
    AwardPhase,
    BettingPhase,
    BiddingPhase,
    DealPhase,
    DisplayPhase,
    DrawStep,
    PayPhase,
    Phase,
    PlayPhase,
    ScorePhase,
    ScoreStep,
    TurnUpPhase,
    TurnUpStep,
    vetoes_of,
)
from referee.rules.rules import DEAL_SCOPE, END_SCOPE
from referee.rules.shelf import build
from referee.rules.walking import expressions
from referee.testing.altering import laid
from referee.testing.reducing import Bounds, Facts, bounds, put, reduced, renamed
from referee.tricks import Duty, shared_law, strengths

_MINE: Final = PerSeat(0, 0, "score", "me")
_MY_CARDS: Final = PerSeat(0, 0, "cards", "me")
_PLAIN: Final = (Number, Named, Negative, Arithmetic, Extreme, Absolute, Comparison, Junction, Negation, Conditional)
"""What hangs on no seat and no card."""
_MOST_AGREED: Final = 100
"""So many ways to agree on options are tried."""
_MOST_DEALS: Final = 200
"""So many deals of a game are looked at."""
_ANY_DEALER: Final = frozenset(("left-of-last-raiser", "left-of-dealer-or-last-raiser"))
"""Who begins, by those who raised: without a raise it is the seat left of the dealer."""


def playable(game: Game) -> int:
    """The cards that a variant or an answer of a game, alone, plays with, or lets a wild card stand for."""
    assert game.base is not None
    model = game.base.model
    patches = [game.variant_patch(model, name) for name in model.variants]
    patches += [
        game.answer_patch(model, name, answer) for name, ruling in model.rulings.items() for answer in ruling.answers
    ]
    worlds = [game.base]
    for patch in patches:
        rules = build(game.tree, [patch], {})[0] if patch.changes else None
        if rules is not None:
            worlds.append(rules)
    found = 0
    for rules in worlds:
        found |= rules.pack
        wild = rules.model.wild
        if wild is not None and wild.among == "all-cards":
            found |= rules.selector(wild.stands_for).mask()
    return found


def come_to(rules: Rules, cards: int) -> Any:
    """What rules come to: of two that come to the same, every log gets the same verdict, as is said above.

    Args:
        rules: The rules.
        cards: The cards that can be in play, as a mask.
    """
    model = rules.model
    plain: dict[str, Any] = msgspec.to_builtins(model)
    for part in ("version", "summary", "sources", "variants", "presets", "rulings"):
        plain[part] = None
    betting = any(isinstance(rules.phases[name], BettingPhase) for name in rules.sequence)
    for path, text, _, scope, _ in expressions(model):
        if "why" not in path:
            plain = laid(plain, path, _amount(rules, path, str(text), scope))
    plain["pack"] = [[rules.pack_for(count) for count in model.players.count], model.pack.clause]
    if model.pack.remove is not None:
        plain["pack"].append(model.pack.remove.clause)
    trumps = _trumps(rules)
    plain["values"] = {
        name: [table.clause, [[table.by_trump[trump][card] for card in members(cards)] for trump in trumps]]
        for name, table in rules.values.items()
    }
    plain["order"] = [_order(rules, suit, cards) for suit in rules.cards.suits]
    if any(isinstance(phase, DisplayPhase) and phase.order == "default" for phase in rules.phases.values()):
        plain["order"].append(model.order.default)
    first = model.dealer.first
    if first is not None:
        rows, left = [], rules.pack
        for text in first.order:
            rows.append(rules.selector(text).mask() & left)
            left &= ~rows[-1]
        plain["dealer"]["first"]["order"] = [row for row in rows if row]
    if plain["dealer"]["unplayed"] == plain["dealer"]["next"]:
        plain["dealer"]["unplayed"] = None
    plain["notations"] = {name: _read_as(notation, cards) for name, notation in rules.notations.items()}
    for step in plain["end"]["settle"]:
        if "pot" in step:
            _shared(step, in_sequence=True)
    _end(rules, plain)
    plain["sequence"] = _sequence(rules)
    for name, phase in rules.phases.items():
        here = plain["phases"][name]
        if isinstance(phase, PlayPhase):
            here["law"] = _law(rules, phase, cards, trumps)
            del here["win"], here["follow"]["ladder"], here["follow"]["permit"], here["follow"]["veto"]
            here["lead"]["veto"] = [
                [rules.selector(veto.cards).mask(trump) & cards for trump in trumps]
                + [veto.clause, _unless(here["lead"]["veto"], number)]
                for number, veto in enumerate(vetoes_of(phase.lead.veto))
            ]
            here["lead"]["first"] = _first(phase.lead.first, betting)
        elif isinstance(phase, BiddingPhase):
            here["start"] = _first(phase.start, betting)
        elif isinstance(phase, BettingPhase):  # nobody has raised before
            here["start"] = _first(phase.start, betting=False)
        elif isinstance(phase, DisplayPhase):
            here["cards"] = rules.selector(phase.cards).mask() & cards
        elif isinstance(phase, ScorePhase | AwardPhase):
            here["to"] = _who(phase.to, betting, rules)
            if isinstance(phase, AwardPhase):
                _shared(here, name in rules.sequence)
    return plain


def _trumps(rules: Rules) -> Sequence[int]:
    """The trumps that there can be, as masks of all cards of a suit; no trumps are an empty one."""
    trump = rules.model.trump
    if trump is not None:
        return sorted({0 if suit is None else rules.cards.where("suit", [suit]) for suit in trump.suits})
    turned = any(isinstance(phase, TurnUpPhase) and phase.trump for phase in rules.dealt)
    turned = turned or any(isinstance(step, TurnUpStep) and step.trump for step in rules.after_tricks)
    return sorted({*rules.class_mask, 0}) if turned else [0]


def _order(rules: Rules, suit: str, cards: int) -> list[str]:
    """The ranks of a suit that can be in play, from the highest."""
    there = {rules.cards.rank[card] for card in members(cards & rules.cards.where("suit", [suit]))}
    return [rank for rank in rules.order_of(suit) if rank in there]


def _law(rules: Rules, phase: PlayPhase, cards: int, trumps: Sequence[int]) -> Any:
    """What may follow and what wins, for every trump and every suit led; strengths only as they compare."""
    order = rules.model.order
    strength = tuple(strengths(rules.cards, [str(rank) for rank in order.default], rules.suit_orders))
    follow = phase.follow

    def duties(entries: Sequence[Any]) -> tuple[Duty, ...]:
        return tuple(
            Duty(rules.selector(entry), follow.clause)
            if isinstance(entry, str)
            else Duty(rules.selector(entry.cards), entry.clause)
            for entry in entries
        )

    tiers = tuple(rules.selector(text) for text in phase.win.tiers)
    ladder, permits = duties(follow.ladder), tuple(Duty(each.cards, "") for each in duties(follow.permit))
    law = shared_law(rules.class_mask, strength, tiers, phase.win.pick, ladder, permits)
    vetoes = vetoes_of(follow.veto)
    found: list[Any] = [[veto.clause, veto.unless] for veto in vetoes]
    here = list(members(cards))
    for trump_place, trump in enumerate(rules.class_mask):
        if trump not in trumps:
            continue
        for led_place, led in enumerate(rules.class_mask):
            if not led & cards:
                continue
            power = [law.power[trump_place][led_place][card] for card in here]
            ranks = {each: number for number, each in enumerate(sorted({0, *power}))}
            steps = [(step.cards & cards, step.clause) for step in law.rungs[trump_place][led_place]]
            left, rungs = cards, []
            for mask, clause in steps:
                if mask & left:
                    rungs.append((mask, "" if not left & ~mask else clause))
                left &= ~mask
            found.append([ranks[each] for each in power])
            found.append([law.breach[trump_place][led_place][card] & cards for card in here])
            found.append(rungs)
            found.append(
                [veto_mask & cards for veto in vetoes for veto_mask in [rules.selector(veto.cards).mask(trump, led)]]
            )
    return found


def _unless(vetoes: Any, number: int) -> Any:
    given = vetoes if isinstance(vetoes, list) else [vetoes]
    return given[number]["unless"]


def _first(seat: str, betting: bool) -> str:
    """Who begins."""
    return "left-of-dealer" if seat in _ANY_DEALER and not betting else seat


def _who(to: str, betting: bool, rules: Rules) -> str:
    """Without partners a side is a seat; without betting nobody folds."""
    if to == "sides" and rules.model.sides is None:
        to = "active"
    return "each" if to == "active" and not betting else to


def _shared(award: dict[str, Any], in_sequence: bool) -> None:
    """A pot that is shared: where only the one seat left gets it, nothing is left over.

    Who has won the most cards has won the most tricks, for every trick of a deal has as many.
    """
    if award["to"] in ("active", "each") and not in_sequence:
        award["leftover"] = None
    of = award["of"]
    if of is not None and parse_expression(of) == _MY_CARDS:
        award["of"] = "tricks(me)"
    elif of is not None and parse_expression(of) == Total(0, 0, _MY_CARDS):
        award["of"] = "total(side, tricks(me))"


def _read_as(notation: Notation, cards: int) -> list[Any]:
    """How cards are written, and how they are read: capitals and small letters matter only where there are letters."""
    letters = {text: card for text, card in notation._any_case.items() if text.upper() != text.lower()}
    known = [{text: card for text, card in each.items() if cards >> card & 1} for each in (notation.exact, letters)]
    return [[notation.written[card] for card in members(cards)], *known]


def _end(rules: Rules, plain: dict[str, Any]) -> None:
    """The end in its simplest form.

    Where who is highest wins, it is enough that anybody reaches it: `left` is somebody as `me` is. Where the only
    points of a deal are counted last, it is one to look when they are counted or when the deal is over.
    """
    end = rules.model.end
    places = [place for place, phase in enumerate(rules.dealt) if isinstance(phase, ScorePhase)]
    betting = any(isinstance(phase, BettingPhase) for phase in rules.dealt)
    if end.check == "every-count" and places == [len(rules.dealt) - 1] and not betting:
        plain["end"]["check"] = "deal-end"
    try:
        goal = reduced(parse_expression(end.condition), facts(rules, ("end", "if")))
    except ExpressionError:
        return
    if end.winner != "scorer":
        terms = [_of_anybody(term) for term in _terms(goal)]
        plain["end"]["if"] = [written(term) for term in terms]
    elif _one_reaches(rules, goal):
        plain["end"]["winner"] = "highest"
        plain["end"]["if"] = [written(_of_anybody(term)) for term in _terms(goal)]
    when = _ending(rules, goal)
    if when is not None:
        plain["end"]["if"] = when


def _sequence(rules: Rules) -> list[str]:
    """The phases in order, points before chips where neither asks for the other: each is counted by itself."""
    found = list(rules.sequence)
    if rules.model.end.check != "deal-end":
        return found

    def asks(name: str, *functions: str) -> bool:
        texts = [str(getattr(rules.phases[name], key, None) or 0) for key in ("amount", "of")]
        parts = [part for text in texts for part in parts_of(parse_expression(text))]
        return any(getattr(part, "function", "") in functions for part in parts)

    for _ in found:
        for place, (one, other) in enumerate(pairwise(found)):
            chips = isinstance(rules.phases[one], PayPhase | AwardPhase) and not asks(one, "score")
            if chips and isinstance(rules.phases[other], ScorePhase) and not asks(other, "pot", "carried"):
                found[place : place + 2] = [other, one]
    return found


def _terms(node: Node) -> Iterator[Node]:
    """The conditions of which one is enough."""
    if isinstance(node, Junction) and node.word == "or":
        yield from _terms(node.left)
        yield from _terms(node.right)
    else:
        yield node


def _of_anybody(node: Node) -> Node:
    """A condition that speaks only of `left`, of `me`: when somebody fulfils the one, somebody fulfils the other."""
    seats = {part.seat for part in parts_of(node) if isinstance(part, PerSeat | Said)}
    return renamed(node, "left", "me") if seats == {"left"} and not _asks_a_side(node) else node


def _asks_a_side(node: Node) -> bool:
    """A side is asked about, of which `me` is one."""
    return any(isinstance(part, Total) for part in parts_of(node))


def _one_reaches(rules: Rules, goal: Node) -> bool:
    """Whoever fulfils the condition has more points than any other side."""
    model = rules.model
    sides = model.sides.count if model.sides is not None else 0
    two = sides == 2 or (not sides and model.players.count == [2])
    if two and _is_ahead(goal):
        return True
    if not _is_target(rules, goal):
        return False
    if model.end.check == "every-score":
        return not sides
    return model.end.check == "every-count" and two and all(_one_gains(rules, phase) for phase in rules.dealt)


def _is_target(rules: Rules, goal: Node) -> bool:
    """The condition is that `me` has a number of points, which nobody has from the beginning."""
    match goal:
        case Comparison(sign=">=", left=left, right=Number(value=value)):
            return left == _MINE and value > 0
        case Negation(of=Comparison(sign="<", left=left, right=Named(name=name))):
            option = rules.model.options.get(name.replace("_", "-"))
            return left == _MINE and option is not None and option.min > 0
        case _:
            return False


def _one_gains(rules: Rules, phase: Phase) -> bool:
    """However the tricks and the cards of two sides are shared out, a phase gives points to one side only, or none."""
    if isinstance(phase, PlayPhase):
        return not any(isinstance(step, ScoreStep) or getattr(step, "score", None) for step in phase.after)
    if isinstance(phase, TurnUpPhase):
        return phase.score is None
    if not isinstance(phase, ScorePhase):
        return True
    tricks = _fixed_size(rules)
    if rules.model.sides is None or tricks is None:
        return False
    known = facts(rules, ("phases", next(name for name in rules.sequence if rules.phases[name] is phase), "amount"))
    amount = reduced(parse_expression(str(phase.amount)), known)
    taken = Total(0, 0, PerSeat(0, 0, "tricks", "me"))
    counted = [part for part in parts_of(amount) if isinstance(part, Total) and isinstance(part.each, Count)]
    cards = counted[0] if counted else taken
    most = known.counts.get(written(counted[0].each.cards), 0) if counted and isinstance(counted[0].each, Count) else 0

    def gains(mine: int, held: int) -> bool:
        here = put(put(amount, taken, Number(0, 0, mine)), cards, Number(0, 0, held))
        highest = bounds(reduced(here, known), known)[1]
        return highest is None or highest > 0

    shares = [(mine, held) for mine in range(tricks + 1) for held in range(most + 1) if gains(mine, held)]
    return not any(
        mine + other == tricks and held + more <= most for (mine, held), (other, more) in product(shares, shares)
    )


def _fixed_size(rules: Rules) -> int | None:
    """How many tricks each deal has, where that is the same in all."""
    deal = next((phase for phase in rules.dealt if isinstance(phase, DealPhase)), None)
    if deal is None or any(isinstance(step, DrawStep) for step in rules.after_tricks):
        return None
    if deal.each == "all":
        sizes = {rules.pack_for(count).bit_count() // count for count in rules.model.players.count}
        return sizes.pop() if len(sizes) == 1 else None
    return int(deal.each) if str(deal.each).isdecimal() else None


def _ending(rules: Rules, goal: Node) -> list[Any] | None:
    """The deal that is the last, for each number of players and whatever is agreed; None where more decides that."""
    model = rules.model
    deal = next((phase for phase in rules.dealt if isinstance(phase, DealPhase)), None)
    named = {part.name for part in parts_of(goal) if isinstance(part, Named)}
    other = any(not isinstance(part, _PLAIN) for part in parts_of(goal))
    betting = any(isinstance(phase, BettingPhase) for phase in rules.dealt)
    if deal is None or other or betting or model.end.ties == "play-on" or model.end.winner == "scorer":
        return None
    if not named <= {"deal_no", "hand_size", "players", *(name.replace("-", "_") for name in model.options)}:
        return None
    each = None if deal.each == "all" or str(deal.each).isdecimal() else parse_expression(str(deal.each))
    named |= {part.name for part in parts_of(each) if isinstance(part, Named)} if each is not None else set()
    agreed = [name for name in model.options if name.replace("-", "_") in named]
    ranges = [range(model.options[name].min, model.options[name].max + 1) for name in agreed]
    if prod(map(len, ranges)) > _MOST_AGREED:
        return None
    asked = (
        written(goal),
        str(deal.each),
        tuple(agreed),
        tuple(map(tuple, ranges)),
        rules.turned_once,
        rules.turned_a_trick,
    )
    packs = tuple((players, rules.pack_for(players).bit_count()) for players in model.players.count)
    key = (*asked, packs, tuple(sorted(rules.options.items())))
    if key not in _LAST:
        _LAST[key] = list(_last_deals(rules, goal, deal, agreed, ranges))
    return _LAST[key]


_LAST: Final[dict[Any, list[int]]] = {}
"""The last deals that were looked for already."""


def _last_deals(
    rules: Rules, goal: Node, deal: DealPhase, agreed: Sequence[str], ranges: Sequence[range]
) -> Iterator[int]:
    """The deal that is the last, for all that may be agreed and each number of players; 0 where there is none."""
    for values in product(*ranges):
        names = replace(rules.names, options={**rules.options, **dict(zip(agreed, values, strict=True))})
        over = read_expression(written(goal), names, "boolean", END_SCOPE).value
        fixed = deal.each == "all" or str(deal.each).isdecimal()
        size = None if fixed else read_expression(str(deal.each), names, "number", DEAL_SCOPE).value
        for players in rules.model.players.count:
            most = (rules.pack_for(players).bit_count() - rules.turned_once) // (players + rules.turned_a_trick)
            table = SimpleNamespace(seat_count=players, deal_no=0, hand_size=0, trick_no=0)
            last = 0
            for number in range(1, _MOST_DEALS):
                table.deal_no = number
                dealt = most if deal.each == "all" else int(deal.each) if size is None else size(table, 0, 0)
                table.hand_size = table.trick_no = max(1, min(most, dealt))
                if over(table, 0, 0):
                    last = number
                    break
            yield last


def _is_ahead(node: Node) -> bool:
    """A condition says that `me` has more points than `left`, at least in whole tens or the like."""
    if isinstance(node, Junction) and node.word == "and":
        return _is_ahead(node.left) or _is_ahead(node.right)
    if not isinstance(node, Comparison) or node.sign != "<":
        return False

    def points(part: Node) -> tuple[str, int] | None:
        match part:
            case Arithmetic(sign="//", left=PerSeat(function="score", seat=seat), right=Number(value=divisor)):
                return seat, divisor
            case PerSeat(function="score", seat=seat):
                return seat, 1
            case _:
                return None

    less, more = points(node.left), points(node.right)
    return less is not None and more is not None and less[1] == more[1] > 0 and (less[0], more[0]) == ("left", "me")


def _amount(rules: Rules, path: Path, text: str, scope: Scope) -> str:
    """An expression in its simplest form where it stands."""
    try:
        return written(reduced(parse_expression(text), facts(rules, path)))
    except ExpressionError:
        return text


def facts(rules: Rules, path: Path) -> Facts:
    """What is known where an expression stands."""
    model = rules.model
    counts = model.players.count
    betting = any(isinstance(rules.phases[name], BettingPhase) for name in rules.sequence)
    known: dict[str, Bounds] = {
        "tricks": (0, None),
        "cards": (0, None),
        "bid": (-1, None),
        "pot": (0, None),
        "carried": (0, None),
        "hand_size": (1, len(rules.cards)),
        "trick_no": (0, len(rules.cards)),
        "deal_no": (1, None),
    }
    known |= {name.replace("-", "_"): (option.min, option.max) for name, option in model.options.items()}
    names: dict[str, str | int] = {"players": counts[0]} if len(counts) == 1 else {}
    known["players"] = (min(counts), max(counts))
    seats: dict[str, str] = {}
    if path[0] == "phases":
        name = str(path[1])
        phase = rules.phases.get(name)
        if _only_after(rules, name, PlayPhase) and not any(isinstance(step, DrawStep) for step in rules.after_tricks):
            names["trick_no"] = "hand_size"
        if _only_after(rules, name, BiddingPhase):
            if not betting:
                known["bid"] = (0, None)
            elif isinstance(phase, ScorePhase) and phase.to in ("active", "sides"):
                known["bid(me)"] = (0, None)
        if isinstance(phase, TurnUpPhase) and phase.by == "dealer":
            seats["dealer"] = "me"
        if isinstance(phase, PlayPhase) and len(path) > 3 and path[2] == "after":
            step = phase.after[int(path[3])]
            scorer = isinstance(step, ScoreStep) and step.to == "winner"
            if scorer or (isinstance(step, TurnUpStep) and step.by == "winner"):
                seats["winner"] = "me"
    elif path[0] == "end" and model.end.check == "deal-end" and not betting and _fully_played(rules):
        names["trick_no"] = "hand_size"
    return Facts(seats, names, known, _counts(rules), alone=model.sides is None)


def _fully_played(rules: Rules) -> bool:
    """Every deal has as many tricks as cards are dealt to each."""
    tricks = any(isinstance(phase, PlayPhase) for phase in rules.dealt)
    return tricks and not any(isinstance(step, DrawStep) for step in rules.after_tricks)


@lru_cache(maxsize=8)
def _counts(rules: Rules) -> dict[str, int]:
    """How many cards a selector of an expression can choose at most, by its text."""
    trumps = _trumps(rules)
    found: dict[str, int] = {}
    for _, text, _, _, _ in expressions(rules.model):
        try:
            parts = list(parts_of(parse_expression(str(text))))
        except ExpressionError:
            continue
        for part in parts:
            if isinstance(part, Count):
                selector = rules.selector(written(part.cards))
                if "led" not in selector.needs:
                    found[written(part.cards)] = max((selector.mask(t) & rules.pack).bit_count() for t in trumps)
    return found


def _only_after(rules: Rules, name: str, kind: type) -> bool:
    """A phase comes only after one of a kind: in the sequence, and in no other that ends a deal early."""
    endings = [
        other
        for phase in rules.phases.values()
        if isinstance(phase, BettingPhase) and phase.alone is not None
        for other in phase.alone.sequence
    ]
    places = [place for place, other in enumerate(rules.sequence) if other == name]
    earlier = [place for place, other in enumerate(rules.sequence) if isinstance(rules.phases[other], kind)]
    return bool(places) and bool(earlier) and name not in endings and min(places) > min(earlier)
