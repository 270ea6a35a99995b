"""Games that OpenSpiel plays at random, as logs, and what it says of every decision in them.

OpenSpiel (https://github.com/google-deepmind/open_spiel) is another program that knows two of the games. It deals, says
at each turn who acts and what is allowed, and counts the points at the end; nothing of that is asked of the referee.
`differences` judges such a game and says where the two disagree.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from multiprocessing import Pool
from typing import Any

import pyspiel

import referee
from referee.adjudicate.judging import Seating
from referee.adjudicate.live import legal_of
from referee.adjudicate.speech import Speech
from referee.log import bind, from_value

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus")
PLAYERS = range(3, 8)
"""So many can play Oh Hell."""
PACK = 52
LIVE = 0.1
"""So many of the deals are played at a live table, the others from a log."""
CHUNK = 250
"""So many deals are one piece of work."""
SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
RANKS = {rank: "10" if rank == "T" else rank for rank in "23456789TJQKA"}

Act = int | str
"""A bid is a whole number, a play is a card as our logs write it."""


@dataclass(frozen=True)
class Decision:
    """A turn to bid or to play.

    Args:
        seat: Whose turn it is.
        verb: `bid` or `play`.
        allowed: What OpenSpiel offers.
        barred: The cards in the hand that it does not offer.
        leads: A card is to be led.
        chosen: What was done.
    """

    seat: int
    verb: str
    allowed: frozenset[Act]
    barred: frozenset[Act]
    leads: bool
    chosen: Act

    @property
    def code(self) -> str:
        """The fault that an act is which is not allowed."""
        return "bid.out-of-range" if self.verb == "bid" else "play.barred" if self.leads else "play.revoke"


@dataclass(frozen=True)
class Played:
    """A deal that was played to its end.

    Args:
        game: Our name of the game.
        players: How many took part.
        dealer: The seat of the dealer.
        hands: What was dealt to each seat.
        turned: The card turned up, if one was.
        variants: How our rules call this way of playing.
        decisions: Every bid and every play.
        tricks: How many tricks each seat has won.
        points: What each seat has in the end.
    """

    game: str
    players: int
    dealer: int
    hands: tuple[tuple[str, ...], ...]
    turned: str | None
    variants: tuple[str, ...]
    decisions: tuple[Decision, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]

    @property
    def size(self) -> int:
        """How many cards each seat has."""
        return len(self.hands[0])

    @property
    def bids(self) -> list[int]:
        """What each seat has bid."""
        said = {decision.seat: int(decision.chosen) for decision in self.decisions if decision.verb == "bid"}
        return [said[seat] for seat in range(self.players)]

    @property
    def penalty(self) -> bool:
        """Whether tricks beside the bid cost points."""
        return "misses-cost" in self.variants

    @property
    def options(self) -> dict[str, int]:
        """What our rules want to be told beside that."""
        return {"most": self.size} if self.turned else {}

    @property
    def seats(self) -> list[str]:
        """The names at the table."""
        return list(NAMES[: self.players])

    def beginning(self) -> list[dict[str, Any]]:
        """What happens before the first decision."""
        deal = {name: " ".join(hand) for name, hand in zip(self.seats, self.hands, strict=True)}
        turn: list[dict[str, Any]] = [{"turn": self.turned}] if self.turned else []
        return [{"by": NAMES[self.dealer], "deal": deal}, *turn]

    def acts(self) -> list[dict[str, Any]]:
        """The deal act by act, each with who does it."""
        after = [{"by": NAMES[decision.seat], decision.verb: decision.chosen} for decision in self.decisions]
        return [*self.beginning(), *after]

    def log_of(self, events: list[dict[str, Any]]) -> dict[str, Any]:
        """A log of these events."""
        head = {"format": "referee-log/1", "game": self.game, "variants": list(self.variants), "options": self.options}
        return {**head, "seats": self.seats, "events": events}

    def log(self, rng: random.Random, decisions: Sequence[Decision]) -> tuple[dict[str, Any], str]:
        """A log of these decisions, and where the last stands; each trick in one line or card by card."""
        events, at = self.beginning(), ""
        together = False
        for decision in decisions:
            if decision.leads:
                together = rng.random() < 0.5
            if not together or decision.verb == "bid":
                said = {"by": NAMES[decision.seat]} if rng.random() < 0.5 else {}
                events.append({**said, decision.verb: decision.chosen})
                at = f"/events/{len(events) - 1}"
            elif decision.leads:
                events.append({"plays": [decision.chosen]})
                at = f"/events/{len(events) - 1}/plays/0"
            else:
                events[-1]["plays"].append(decision.chosen)
                at = f"/events/{len(events) - 1}/plays/{len(events[-1]['plays']) - 1}"
        return self.log_of(events), at


# OpenSpiel's side


def card_of(text: str) -> str:
    """A card as our logs write it.

    >>> card_of("C6"), card_of("DT")
    ('6♣', '10♦')
    """
    return RANKS[text[1]] + SUITS[text[0]]


def bid_of(text: str) -> int:
    """A bid as a number.

    >>> bid_of("4"), bid_of("Nil")
    (4, 0)
    """
    return 0 if text == "Nil" else int(text)


_TRICKS = re.compile(r"Tricks (?:taken|Won):[^:]*?((?:\d+ *)+)\n")


@cache
def _game(name: str) -> Any:
    return pyspiel.load_game(name)


@cache
def _words(name: str) -> Mapping[int, Act]:
    """What each act is that is neither the number of cards nor the dealer's seat: cards first, then bids."""
    state = _game(name).new_initial_state()
    while len(state.legal_actions()) < PACK:
        state.apply_action(state.legal_actions()[0])
    cards = {act: card_of(state.action_to_string(act)) for act in state.legal_actions()}
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bids = range(PACK, _game(name).num_distinct_actions())
    return {**cards, **{act: bid_of(state.action_to_string(act)) for act in bids}}


def oh_hell(seed: int) -> Played:
    """A deal of Oh Hell: the number of players, of cards and who deals are drawn like everything else."""
    rng = random.Random(seed)
    players, penalty = rng.choice(PLAYERS), rng.random() < 0.5
    name = f"oh_hell(players={players},off_bid_penalty={penalty})"
    state = _game(name).new_initial_state()
    size, dealer = (_drawn(rng, state) for _ in range(2))
    return _play(rng, "oh-hell", name, state, players, dealer, size, ("misses-cost",) if penalty else ())


def spades(seed: int) -> Played:
    """A deal of Spades, in which the first seat bids and leads."""
    rng = random.Random(seed)
    return _play(rng, "spades", "spades", _game("spades").new_initial_state(), 4, 3, 13)


GAMES = {"oh-hell": oh_hell, "spades": spades}


def _drawn(rng: random.Random, state: Any) -> int:
    """What chance decides before the cards are dealt."""
    act = rng.choice(state.legal_actions())
    number = int(state.action_to_string(act))
    state.apply_action(act)
    return number


def _play(
    rng: random.Random,
    game: str,
    name: str,
    state: Any,
    players: int,
    dealer: int,
    size: int,
    more: tuple[str, ...] = (),
) -> Played:
    """Deal the cards one by one round the table, then bid and play at random."""
    words = _words(name)
    dealt: list[str] = []
    while state.is_chance_node():
        act = rng.choice(state.legal_actions())
        dealt.append(str(words[act]))
        state.apply_action(act)
    hands = [dealt[seat : players * size : players] for seat in range(players)]
    held: list[set[Act]] = [set(hand) for hand in hands]
    modest = rng.random() < 0.7
    decisions: list[Decision] = []
    while not state.is_terminal():
        seat, acts = state.current_player(), state.legal_actions()
        allowed = frozenset(words[act] for act in acts)
        bidding = acts[0] >= PACK
        act = rng.choice(acts[:4] if bidding and modest else acts)
        chosen = words[act]
        if bidding:
            decisions.append(Decision(seat, "bid", allowed, frozenset(), False, chosen))
        else:
            leads = (len(decisions) - players) % players == 0
            decisions.append(Decision(seat, "play", allowed, frozenset(held[seat] - allowed), leads, chosen))
            held[seat].remove(chosen)
        state.apply_action(act)
    turned = dealt[players * size] if len(dealt) > players * size else None
    tricks = tuple(map(int, _TRICKS.findall(str(state))[0].split()))
    points = tuple(int(points) for points in state.returns())
    variants = ("openspiel", *more)
    return Played(game, players, dealer, tuple(map(tuple, hands)), turned, variants, tuple(decisions), tricks, points)


# Our side

_BENCH = referee.Bench()


@cache
def _rules(game: str, variants: tuple[str, ...], options: tuple[tuple[str, int], ...]) -> referee.Rules:
    return referee.load_rules(game, variants=variants, options=dict(options))


def _listed(acts: frozenset[Act]) -> str:
    return " ".join(sorted(map(str, acts))) or "nothing"


def differences(played: Played, rng: random.Random) -> Iterator[str]:
    """Where the referee and OpenSpiel disagree on a deal.

    At every decision: who acts, what is allowed, and which cards in hand are not, and why. Of the whole: that it is
    clean and finished, the points, and that the most of them win. Of the deal up to an act that OpenSpiel does not
    allow: that this is the one fault, there, and what would have been lawful.
    """
    steps = LiveSteps if rng.random() < LIVE else ReadSteps
    yield from _at_the_table(played, steps(played))
    yield from _judged(played, rng)
    for verb in ("bid", "play"):
        yield from _judged_with_a_fault(played, rng, verb)


class LiveSteps:
    """A deal act by act at a live table, as a program would play it."""

    def __init__(self, played: Played) -> None:
        rules = _rules(played.game, played.variants, tuple(played.options.items()))
        self.table = referee.LiveTable(rules, played.seats)
        self.acts = iter(played.acts())

    def legal(self) -> referee.Legal:
        """What may come next."""
        return self.table.legal()

    def step(self) -> str | None:
        """Do the next act; the code of what is wrong with it."""
        finding = self.table.do(next(self.acts)).finding
        return None if finding is None else finding.code

    def end(self) -> tuple[bool, tuple[int, ...]]:
        """Whether the game is over, and the points."""
        return self.table.finished, tuple(self.table.scores.values())


class ReadSteps:
    """A deal act by act from a log that is read once, as `referee legal` does: the same, at a third of the price.

    A live table reads every act by itself and keeps the table as it was before, in case the act is refused.
    """

    def __init__(self, played: Played) -> None:
        log = from_value(played.log_of(played.acts()))
        assert log.model is not None
        seating = _BENCH.seating(log.model)
        assert isinstance(seating, Seating)
        self.seating, self.table = seating, seating.course.table()
        self.speech = Speech("en", seating.words.notation, log.model.seats)
        self.acts = iter(bind(log.model, seating.words, log.piles).acts)

    def legal(self) -> referee.Legal:
        """What may come next."""
        return legal_of(self.seating, self.speech, self.table)

    def step(self) -> str | None:
        """Do the next act; the code of what is wrong with it."""
        verb, seat, value, self.table.at = next(self.acts)
        found = len(self.table.faults)
        fault = self.table.handlers[verb](self.table, seat, value)
        irregular = [fault.code for _, fault in self.table.faults[found:]]
        return fault.code if fault is not None else irregular[0] if irregular else None

    def end(self) -> tuple[bool, tuple[int, ...]]:
        """Whether the game is over, and the points."""
        return self.table.finished, tuple(self.table.scores)


def _at_the_table(played: Played, steps: LiveSteps | ReadSteps) -> Iterator[str]:
    for event in played.beginning():
        code = steps.step()
        if code is not None:
            yield f"{event}: {code}"
    for number, decision in enumerate(played.decisions):
        legal, who = steps.legal(), NAMES[decision.seat]
        if legal.seat != who:
            yield f"decision {number}: {legal.seat} is to act, not {who}"
        acts = frozenset(act.get(decision.verb) for act in legal.acts)
        if acts != decision.allowed or len(legal.acts) != len(acts):
            yield f"decision {number}: {legal.acts} are allowed, not {_listed(decision.allowed)}"
        refused = {refusal.act.get(decision.verb): refusal.code for refusal in legal.refused}
        if refused != dict.fromkeys(decision.barred, decision.code):
            yield f"decision {number}: {refused} are refused, not {_listed(decision.barred)}"
        code = steps.step()
        if code is not None:
            yield f"decision {number}: {decision.verb} {decision.chosen} is {code}"
    finished, points = steps.end()
    if not finished or points != played.points:
        yield f"the table has {points} {'in the end' if finished else 'so far'}, not {played.points}"


def _judged(played: Played, rng: random.Random) -> Iterator[str]:
    verdict = referee.judge(played.log(rng, played.decisions)[0])
    if verdict.verdict != "clean" or not verdict.finished:
        messages = "; ".join(finding.message for finding in verdict.findings)
        yield f"the log is {verdict.verdict}, {'' if verdict.finished else 'not '}finished: {messages}"
    points = tuple((verdict.scores or {}).values())
    if points != played.points:
        yield f"the log has {points} in the end, not {played.points}"
    best = [name for name, gained in zip(played.seats, played.points, strict=True) if gained == max(played.points)]
    if verdict.winners != best:
        yield f"{verdict.winners} have won, not {best}"


def with_a_fault(played: Played, rng: random.Random, verb: str) -> tuple[Decision, ...]:
    """The deal up to one bid or play, in whose place stands what OpenSpiel does not allow; empty if it allows all."""
    wrong: dict[int, list[Act]] = {}
    for number, decision in enumerate(played.decisions):
        if decision.verb == verb:
            acts = decision.barred if verb == "play" else frozenset(range(played.size + 4)) - decision.allowed
            wrong[number] = sorted(acts, key=str)
    places = [number for number, acts in wrong.items() if acts]
    if not places:
        return ()
    number = rng.choice(places)
    return (*played.decisions[:number], replace(played.decisions[number], chosen=rng.choice(wrong[number])))


def _judged_with_a_fault(played: Played, rng: random.Random, verb: str) -> Iterator[str]:
    decisions = with_a_fault(played, rng, verb)
    if not decisions:
        return
    log, at = played.log(rng, decisions)
    verdict, fault = referee.judge(log), decisions[-1]
    found = [(finding.at, finding.code, finding.seat) for finding in verdict.findings]
    if found != [(at, fault.code, NAMES[fault.seat])] or verdict.verdict != "irregular":
        yield f"{verb} {fault.chosen} at {at}: {verdict.verdict}, {found}, not {fault.code}"
    elif verb == "play" and frozenset(verdict.findings[0].legal or ()) != fault.allowed:
        yield f"{verb} {fault.chosen} at {at}: lawful is {verdict.findings[0].legal}, not {_listed(fault.allowed)}"


# Many deals


def kinds(played: Played) -> Iterator[str]:
    """What came up in a deal, so that a run can tell what it has seen."""
    yield f"{played.players} players"
    yield f"{played.size} cards"
    for decision in played.decisions:
        if decision.verb == "bid":
            yield "bid"
            if not decision.allowed.issuperset(range(played.size + 1)):
                yield "bid restricted"
        elif decision.leads:
            yield "lead"
            if decision.barred:
                yield "lead restricted"
            elif played.game == "spades" and all(str(card).endswith("♠") for card in decision.allowed):
                yield "lead of spades only"
        else:
            yield "follow"
            if decision.barred:
                yield "follow restricted"
    yield from _spades_kinds(played) if played.game == "spades" else _oh_hell_kinds(played)


def _oh_hell_kinds(played: Played) -> Iterator[str]:
    penalty = "misses cost" if played.penalty else "misses cost nothing"
    for bid, tricks in zip(played.bids, played.tricks, strict=True):
        yield f"bid {'made' if bid == tricks else 'missed'}, {penalty}"


def _spades_kinds(played: Played) -> Iterator[str]:
    bids, tricks = played.bids, played.tricks
    for bid, taken in zip(bids, tricks, strict=True):
        if bid == 0:
            yield "nil broken" if taken else "nil kept"
    for side in (0, 1):
        contract, taken = bids[side] + bids[side + 2], tricks[side] + tricks[side + 2]
        yield "contract made" if taken >= contract else "contract failed"
        if taken >= contract + 10:
            yield "ten bags"
        if bids[side] == bids[side + 2] == 0:
            yield "two nils"
        if 0 in (bids[side], bids[side + 2]) and contract and taken >= contract:
            helps = tricks[side] if bids[side] == 0 else tricks[side + 2]
            if helps > taken - contract:
                yield "contract made by a broken nil"


def compare(game: str, seeds: Sequence[int]) -> tuple[Counter[str], list[str]]:
    """Play the deals of these seeds and judge them: what came up, and every disagreement."""
    seen: Counter[str] = Counter()
    wrong: list[str] = []
    for seed in seeds:
        played, rng = GAMES[game](seed), random.Random(f"log {seed}")
        seen.update(kinds(played))
        seen.update(f"unlawful {verb}" for verb in ("bid", "play") if with_a_fault(played, random.Random(seed), verb))
        wrong += [f"{game}, seed {seed}: {difference}" for difference in differences(played, rng)]
    return seen, wrong


def compare_many(game: str, seeds: range, jobs: int) -> tuple[Counter[str], list[str]]:
    """The same in so many processes."""
    pieces = [seeds[first : first + CHUNK] for first in range(0, len(seeds), CHUNK)]
    seen: Counter[str] = Counter()
    wrong: list[str] = []
    with Pool(jobs) as pool:
        for some, differing in pool.imap(partial(compare, game), pieces):
            seen += some
            wrong += differing
    return seen, wrong
