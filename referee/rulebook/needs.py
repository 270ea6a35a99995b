"""What one needs, what happens in a deal, and the words of the card table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.cards import members
from referee.rulebook.book import Block, Items, Paragraph, Row, Sentence, Table
from referee.rulebook.ends import number_of_deals, tell_end
from referee.rulebook.selections import cards_in_words, listing, number_in_words, suit_in_words
from referee.rulebook.telling import Telling
from referee.rules.phase_model import AwardPhase, BiddingPhase, DealPhase, PayPhase, Phase, PlayPhase, ScorePhase

_STANDARD_SUITS = ["♠", "♥", "♦", "♣"]
_LETTERS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}
"""The ranks of a standard pack that are written as letters."""
_STANDARD_RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]


def tell_needs(t: Telling) -> tuple[Block, ...]:
    """Who plays, and with what."""
    blocks: list[Block] = [Paragraph((_players(t),))]
    blocks += _pack(t)
    blocks += _removed(t)
    things = []
    if any(isinstance(phase, ScorePhase) for phase in t.rules.dealt) or t.rules.after_tricks:
        things.append(t.sentence("need-paper", None, key="need/paper"))
    if t.model.pots:
        things.append(t.sentence("need-chips", None, key="need/chips"))
    if things:
        blocks.append(Paragraph(tuple(things)))
    return tuple(blocks)


def tell_course(t: Telling) -> tuple[Block, ...]:
    """What happens in a deal, step by step; phases alike that follow one another are one step."""
    steps: list[tuple[str, dict[str, object], list[str]]] = []
    for name in t.rules.sequence:
        words, args = _step(t, t.rules.phases[name])
        if not steps or steps[-1][:2] != (words, args):
            steps.append((words, args, []))
        steps[-1][2].append(f"phases/{name}")
    seen: list[str] = []
    items = []
    for words, args, places in steps:
        seen.append(words)
        key = f"sequence/{words}" + (f"-{seen.count(words)}" if seen.count(words) > 1 else "")
        items.append(Paragraph((Sentence(key, t.say(words, **args), None, ("sequence", *places)),)))
    intro = t.sentence(f"course{number_of_deals(t)}", None, "sequence", "end/if", key="sequence/intro")
    over = tuple(block for block in tell_end(t)[:1] if isinstance(block, Paragraph))
    return (Paragraph((intro,)), Items(tuple(items), numbered=True), *over)


def _step(t: Telling, phase: Phase) -> tuple[str, dict[str, object]]:
    """One step of a deal, as the words for it and what fills them."""

    def pot(name: str) -> str:
        return t.words(t.model.pots[name].name) if name in t.model.pots else name

    if isinstance(phase, PayPhase):
        kind = "each" if phase.source == "each" else "pot" if phase.to in t.model.pots else "left"
        return f"course-pay-{kind}", {"source": pot(phase.source), "to": pot(phase.to)}
    if isinstance(phase, AwardPhase):
        return "course-award", {"pot": pot(phase.pot)}
    return f"course-{kind_of(phase)}", {}


def tell_words(t: Telling) -> tuple[Block, ...]:
    """The words of the card table that this book uses, each in a sentence."""
    model = t.model
    plays = [phase for phase in t.rules.dealt if isinstance(phase, PlayPhase)]
    words = ["suit", "deal", "hand"]
    if plays:
        words += ["trick", "lead"]
        if any(rung == "led" for play in plays for rung in play.follow.ladder):
            words.append("follow")
        first = next(tier for tier in plays[0].win.tiers if t.trumps or tier != "trump")
        if t.trumps and first == "trump" and plays[0].win.pick == "highest":
            words.append("trumps")
    if any(isinstance(phase, DealPhase) and phase.stock for phase in t.rules.dealt):
        words.append("stock")
    if not t.two:
        words.append("left")
    if model.sides is not None:
        words.append("side")
    if any(isinstance(phase, BiddingPhase) for phase in t.rules.dealt):
        words.append("bid")
    if model.pots:
        words.append("pot")
    return (Items(tuple(Paragraph((t.sentence(f"word-{word}", None, key=f"words/{word}"),)) for word in words)),)


def kind_of(phase: Phase) -> str:
    """The kind of a phase, as the rules write it."""
    return str(type(phase).__struct_config__.tag)


def numbers_in_words(t: Telling, numbers: Sequence[int]) -> str:
    """Several numbers: two to eight, or four, six or eight."""
    if len(numbers) > 2 and list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return t.say("need-range", low=number_in_words(t, numbers[0]), high=number_in_words(t, numbers[-1]))
    return listing(t, [number_in_words(t, number) for number in numbers], "or")


def numbers_in_digits(numbers: Sequence[int]) -> str:
    """Several numbers in a table.

    >>> numbers_in_digits([3, 4, 5]), numbers_in_digits([4, 6, 8])
    ('3–5', '4, 6, 8')
    """
    if len(numbers) > 2 and list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))


def ranks_written(t: Telling, suit: str, ranks: Sequence[str]) -> str:
    """Ranks as the notation writes them, without the suit: A K Q J 10."""
    cards = t.rules.cards
    places = {(cards.suit[card], cards.rank[card]): card for card in range(len(cards))}
    return " ".join(rank_sign(t, places[suit, rank]) for rank in ranks if (suit, rank) in places)


def rank_sign(t: Telling, card: int) -> str:
    """The sign of a card's rank in this notation."""
    cards = t.rules.cards
    for form in t.model.notations[t.notation_name].forms:
        if cards.suit[card] in form.suits:
            signs = form.ranks.get(cards.rank[card], cards.rank[card])
            return str(signs[0] if isinstance(signs, list) else signs)
    return cards.rank[card]


def hand_size(t: Telling, phase: DealPhase, players: int) -> int | None:
    """How many cards each player is dealt, where that is the same in every deal."""
    if isinstance(phase.each, int):
        return phase.each
    return t.rules.pack_for(players).bit_count() // players if phase.each == "all" else None


def _players(t: Telling) -> Sentence:
    counts = t.model.players.count
    together = t.say("need-together").split("|")
    if len(counts) == 1 and counts[0] < len(together):
        return t.sentence("need-players-one", None, "players/count", count=together[counts[0]])
    words = "need-players" if t.model.sides is not None else "need-players-alone"
    return t.sentence(words, None, "players/count", count=numbers_in_words(t, counts))


def _pack(t: Telling) -> list[Block]:
    """The cards: a standard pack, a part of one, or a pack of its own, suit by suit."""
    cards, clause, pack = t.rules.cards, t.model.pack.clause, t.rules.pack
    ranks_of: dict[str, list[str]] = {}
    for card in members(pack):
        ranks_of.setdefault(cards.suit[card], []).append(cards.rank[card])
    signs = [t.notation.suit_signs.get(suit, suit) for suit in ranks_of]
    size = pack.bit_count()
    alike = len({tuple(ranks) for ranks in ranks_of.values()}) == 1
    one = next(iter(ranks_of.values()))
    args: dict[str, Any] = {
        "size": size,
        "suits": listing(t, [suit_in_words(t, suit) for suit in ranks_of]),
        "ranks": ranks_written(t, next(iter(ranks_of)), one),
    }
    if alike and sorted(signs) == sorted(_STANDARD_SUITS) and set(one) <= set(_STANDARD_RANKS):
        args["suits"] = listing(
            t, [f"{sign} {suit_in_words(t, suit)}" for sign, suit in zip(signs, ranks_of, strict=True)]
        )
        words = "need-pack-standard" if len(one) == len(_STANDARD_RANKS) else "need-pack-part"
        pack_told = t.sentence(words, clause, "pack/cards", "cards/groups", **args)
        signs_of = dict(zip(one, str(args["ranks"]).split(), strict=True))
        letters = {name: signs_of[rank] for rank, name in _LETTERS.items() if rank in signs_of}
        courts = (
            [t.sentence("need-courts", None, key="pack/courts", **letters)] if len(letters) == len(_LETTERS) else []
        )
        return [Paragraph((pack_told, *courts))]
    if alike:
        return [Paragraph((t.sentence("need-pack-alike", clause, "pack/cards", "cards/groups", **args),))]
    by_ranks: dict[tuple[str, ...], list[str]] = {}
    for suit, ranks in ranks_of.items():
        by_ranks.setdefault(tuple(ranks), []).append(suit)
    items = []
    for ranks_alike, suits in by_ranks.items():
        named = [suit_in_words(t, suit) for suit in suits]
        if len(suits) == 1:
            named = [cards_in_words(t, f"suit:{suits[0]}", "plural", "nominative")]
        args = {
            "count": t.capital(number_in_words(t, len(ranks_alike))),
            "suits": listing(t, named),
            "ranks": ranks_written(t, suits[0], ranks_alike),
        }
        words = "need-suit" if len(suits) == 1 else "need-suits"
        told = t.sentence(words, clause, "pack/cards", "cards/groups", key=f"pack/{'-'.join(suits)}", **args)
        items.append(Paragraph((told,)))
    return [Paragraph((t.sentence("need-pack-own", clause, "pack/cards", size=size),)), Items(tuple(items))]


def _removed(t: Telling) -> list[Block]:
    """What some numbers of players take out, as a table."""
    removed = t.model.pack.remove
    if removed is None:
        return []
    deal = next((phase for phase in t.rules.dealt if isinstance(phase, DealPhase)), None)
    rows = []
    for players in t.model.players.count:
        taken = [(place, row) for place, row in enumerate(removed.rows) if players in row.players]
        words = _taken(t, t.rules.pack & ~t.rules.pack_for(players))
        each = None if deal is None else hand_size(t, deal, players)
        cells = (
            str(players),
            words or t.say("need-nothing"),
            str(t.rules.pack_for(players).bit_count()),
            "" if each is None else str(each),
        )
        places = tuple(f"pack/remove/rows/{place}" for place, _ in taken)
        rows.append(Row(f"players-{players}", cells, removed.clause, places))
    head = ("need-head-players", "need-head-taken", "need-head-left", "need-head-each")
    several = any(row.cells[3] for row in rows)
    if not several:
        rows = [Row(row.key, row.cells[:3], row.clause, row.places) for row in rows]
    told = t.sentence("need-removed", removed.clause, "pack/remove")
    table = Table(
        "packs",
        t.say("need-packs"),
        tuple(t.say(words) for words in head[: 4 if several else 3]),
        tuple(rows),
        removed.clause,
        ("pack/remove",),
        (0, 2, 3) if several else (0, 2),
    )
    return [Paragraph((told,)), table]


def _taken(t: Telling, mask: int) -> str:
    """The cards that are taken out, suits alike together: trumps 1 2 3; wild cards 1."""
    cards = t.rules.cards
    ranks_of: dict[tuple[str, str], list[str]] = {}
    for card in members(mask):
        ranks_of.setdefault((cards.group[card], cards.suit[card]), []).insert(0, cards.rank[card])
    alike: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for (group, suit), ranks in ranks_of.items():
        alike.setdefault((group, tuple(ranks)), []).append(suit)
    told = []
    for (_, ranks_alike), suits in alike.items():
        signs = ranks_written(t, suits[0], ranks_alike)
        told.append(f"{listing(t, [suit_in_words(t, suit) for suit in suits])} {signs}")
    return "; ".join(told)
