"""What the rulebook tells of bets, bids, displays, wild cards, chips, scores, the end and what may be agreed on."""

# ruff: noqa: E501 (a parameter and how it is told stand in one line)

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from referee import wording
from referee.rulebook import bets, bids, chips, choices, displays, ends, scores, wilds
from referee.rulebook.book import Block, Entries, Items, Paragraph, Sentence, Table
from referee.rulebook.imagined import imagined, usual_hand, usual_players
from referee.rulebook.telling import Telling
from referee.rules import Rules, Shelf
from referee.rules.phase_model import (
    AwardPhase,
    BettingPhase,
    BiddingPhase,
    DisplayPhase,
    PayPhase,
    ScorePhase,
)

SHELF = Shelf()
LANGUAGES = ("en", "de")
TELLERS: dict[type, Any] = {
    AwardPhase: chips.tell_award,
    BettingPhase: bets.tell_betting,
    BiddingPhase: bids.tell_bidding,
    DisplayPhase: displays.tell_display,
    PayPhase: chips.tell_pay,
    ScorePhase: scores.tell_score,
}


class Recorder(dict[str, Any]):
    """All sentences, and which of them were asked for."""

    def __init__(self, sentences: Mapping[str, Any]) -> None:
        super().__init__(sentences)
        self.asked: set[str] = set()

    def __getitem__(self, key: str) -> Any:
        self.asked.add(key)
        return super().__getitem__(key)


RECORDER = Recorder(wording.SENTENCES)


@pytest.fixture(autouse=True, scope="module")
def _recording() -> Iterator[None]:
    """From the first test on it is known which sentences are said; `told` says nothing twice."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wording, "SENTENCES", RECORDER)
        yield


# --- helpers ---------------------------------------------------------------------------------------------------------


def whole_tree(game: str) -> dict[str, Any]:
    found = SHELF.game(game)
    assert found is not None
    tree: dict[str, Any] = copy.deepcopy(found.tree.value)
    return tree


def lay(tree: dict[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    for place, value in changes.items():
        *way, last = place.split("/")
        node: Any = tree
        for step in way:
            node = node[int(step)] if isinstance(node, list) else node.setdefault(step, {})
        if isinstance(node, list):
            node[int(last)] = value
        else:
            node[last] = value
    return tree


def rules_with(game: str, changes: Mapping[str, Any]) -> Rules:
    """The rules of a game with some places changed, be they in its patches or not."""
    return _rules_with(game, json.dumps(changes))


@cache
def _rules_with(game: str, changes: str) -> Rules:
    found = SHELF.with_tree(game, lay(whole_tree(game), json.loads(changes))).game(game)
    assert found is not None
    assert found.base is not None, [(m.place, m.problem.words, m.problem.args) for m in found.misrules]
    return found.base


def plain_rules(game: str) -> Rules:
    return rules_with(game, {})


def agreed(game: str, variants: Sequence[str] = (), rulings: Mapping[str, str] | None = None) -> Rules:
    """The rules of a game with variants and answers; they are resolved once."""
    found = SHELF.game(game)
    assert found is not None
    assert found.base is not None
    options = {name: option.min for name, option in found.base.model.options.items() if option.default is None}
    rules = found.resolve(list(variants), options, dict(rulings or {}))
    assert isinstance(rules, Rules), rules
    return rules


def blocks_of(t: Telling) -> Iterator[tuple[Block, ...]]:
    """Everything that is told here of a game, in no particular order."""
    yield chips.tell_pots(t)
    yield scores.tell_sides(t)
    yield wilds.tell_wild(t)
    for name in dict.fromkeys(t.rules.sequence):
        phase = t.rules.phases[name]
        if type(phase) in TELLERS:
            yield TELLERS[type(phase)](t, name, phase)
    yield ends.tell_end(t)
    yield from choice_blocks(t)


def choice_blocks(t: Telling) -> Iterator[tuple[Block, ...]]:
    yield choices.tell_variants(t)
    yield choices.tell_rulings(t)
    yield choices.tell_options(t)


def flat(blocks: Sequence[Block]) -> Iterator[Sentence]:
    """Sentences, and rows and heads as if they were sentences."""
    for block in blocks:
        if isinstance(block, Paragraph):
            yield from block.sentences
        elif isinstance(block, Items):
            for item in block.items:
                yield from item.sentences
        elif isinstance(block, Table):
            yield Sentence(f"{block.key}/head", " | ".join(block.head), block.clause, block.places)
            for row in block.rows:
                yield Sentence(row.key, " | ".join(row.cells), row.clause or block.clause, row.places)
        else:
            assert isinstance(block, Entries)
            for entry in block.entries:
                yield Sentence(entry.key, entry.name, None, (entry.key,))
                yield from flat(entry.blocks)


@cache
def told(rules: Rules, lang: str) -> dict[str, Sentence]:
    """Every sentence by its key."""
    sentences = [s for blocks in blocks_of(Telling(rules, lang)) for s in flat(blocks)]
    keys = [sentence.key for sentence in sentences]
    assert len(set(keys)) == len(keys), sorted(key for key in keys if keys.count(key) > 1)
    return {sentence.key: sentence for sentence in sentences}


def changed(old: Mapping[str, Sentence], new: Mapping[str, Sentence]) -> dict[str, tuple[str, str]]:
    """The texts that differ, old and new, by key; nothing where one book is silent."""
    texts = {key: (old[key].text if key in old else "", new[key].text if key in new else "") for key in {**old, **new}}
    return {key: pair for key, pair in texts.items() if pair[0] != pair[1]}


# --- each parameter is told ------------------------------------------------------------------------------------------

ACE_HIGH = {f"order/suits/{suit}": [1, 8, 7, 6, 5, 4, 3, 2] for suit in ("elay", "hunti", "sweela", "coru", "torz")}
TWICE = {"phases/bet/close": "full-circle"}
ANTED = {"phases/bet/opens-at": "ante"}
HOOKED = {"phases/bid/hook": "PT.BID.HOOK"}
NIL = {"phases/bid/words": {"blind-nil": {"clause": "SP.BLIND", "counts": 0, "if": "score(me) <= score(left) - 100"}}}
DRAWN = {
    "phases/bid": {"kind": "bidding", "clause": "GW.PLAY", "most": "hand_size"},
    "sequence": ["deal", "turn-up", "bid", "tricks"],
}
WHY = {"en": "took {tricks(me)}", "de": "{tricks(me)} gemacht"}
PAID = {"en": "fee", "de": "Eintritt"}

LONG = "score(me) + score(left) + deal_no >= target + hand_size + players and score(me) % 7 > score(left) % 7 + 3 * deal_no"

PARAMETERS: list[tuple[str, dict[str, Any], dict[str, Any], str, str, str]] = [
    # betting
    ("penta", {}, {"phases/bet/start": "dealer"}, "phases/bet/start", "the dealer begins", "der Geber beginnt"),
    ("penta", {}, {"phases/bet/pot": "reward"}, "phases/bet/pot", "into the reward pot", "in den Siegertopf"),
    ("penta", {}, ANTED, "phases/bet/opens-at", "(ante) counts as the first bet", "(Grundeinsatz), gilt als erster"),
    ("penta", {}, {"phases/bet/opens-at": 2}, "phases/bet/opens-at", "two chips already", "schon zwei Chips"),
    ("penta", {}, ANTED, "phases/bet/pass", "", ""),
    ("penta", {}, ANTED, "phases/bet/own-raise/opening", "", ""),
    ("penta", ANTED, {"phases/bet/all-pass": "end-deal", "phases/bet/match": "in-full"}, "phases/bet/match", "the whole", "den ganzen"),
    ("penta", {}, {"phases/ante": None}, "phases/bet/all-pass", "goes on all the same.", "trotzdem weiter."),
    ("penta", {}, {"phases/ante": None}, "phases/bet/stake", "is that player's stake.", "ist sein Einsatz."),
    ("penta", {}, {"phases/bet/match": "in-full"}, "phases/bet/match", "the whole of the highest", "den ganzen höchsten"),
    ("penta", {}, {"phases/bet/early-fold": False}, "phases/bet/early-fold", "only when somebody", "erst, wenn jemand"),
    ("penta", {}, {"phases/bet/late-raise": False}, "phases/bet/late-raise", "neither bet nor raise", "nicht mehr setzen"),
    ("penta", {}, {"phases/bet/own-raise": None}, "phases/bet/own-raise", "", ""),
    ("penta", TWICE, {"phases/bet/own-raise": None}, "phases/bet/close", "raise once more", "noch einmal; wird nicht"),
    (
        "penta",
        {},
        {"phases/bet/own-raise/opening": False},
        "phases/bet/own-raise/opening",
        "does not count as a raise",
        "nicht als Erhöhen",
    ),
    (
        "penta",
        {},
        {"phases/bet/limit": {"clause": "PT.BET.LIMIT"}},
        "phases/bet/limit",
        "The pot is the limit",
        "Der Topf ist die Grenze",
    ),
    ("penta", {}, {"phases/bet/close": "full-circle"}, "phases/bet/close", "has one more turn", "noch einmal an die Reihe"),
    ("penta", {}, {"phases/bet/all-pass": "end-deal"}, "phases/bet/all-pass", "over at once", "sofort vorbei"),
    ("penta", {}, {"phases/bet/all-pass": "dealer-bets"}, "phases/bet/all-pass", "Somebody must bet", "Einer muss setzen"),
    ("penta", {}, {"phases/bet/alone": None}, "phases/bet/alone", "plays the deal alone", "allein zu Ende"),
    ("penta", {}, {"phases/bet/alone/sequence": ["survivor"]}, "phases/bet/alone/phases/split/amount", "", ""),
    (
        "penta",
        {},
        {"phases/bet/alone/sequence": ["survivor", "points"]},
        "phases/bet/alone/phases/points/amount",
        "A bid that is made",
        "Eine erfüllte Ansage",
    ),
    ("penta", {}, {"phases/bet/alone/sequence": []}, "phases/bet/alone", "without being played.", "ohne dass es gespielt wird."),
    ("penta", {"phases/bet/limit": {"clause": "PT.BET.LIMIT"}}, ANTED, "phases/bet/limit", "limit: a raise", "Grenze: Man"),
    (
        "penta",
        {"phases/bet/limit": {"clause": "PT.BET.LIMIT"}},
        {"phases/bet/all-pass": "dealer-bets"},
        "phases/bet/all-pass",
        "unless the limit",
        "die Grenze lässt",
    ),
    # bidding
    ("penta", {}, {"phases/bid/start": "dealer"}, "phases/bid/start", "the dealer begins", "der Geber beginnt"),
    (
        "penta",
        {},
        {"phases/bid/start": "left-of-last-raiser"},
        "phases/bid/start",
        "to the left of whoever raised last",
        "dessen, der zuletzt erhöht hat",
    ),
    (
        "penta",
        {},
        {"phases/bid/start": "left-of-dealer-or-last-raiser"},
        "phases/bid/start",
        "or whoever raised last if",
        "wer zuletzt erhöht hat",
    ),
    ("penta", {}, {"phases/bid/most": None}, "phases/bid/most", "as high as one likes", "so hoch man will"),
    ("penta", {}, {"phases/bid/most": 5}, "phases/bid/most", "from zero to five", "von null bis fünf"),
    ("penta", {}, HOOKED, "phases/bid/hook", "whoever bids last", "Wer zuletzt ansagt"),
    ("oh-hell", {}, {"phases/bid/hook": None}, "phases/bid/hook", "any number", "jede Zahl"),
    ("german-whist", {}, DRAWN, "phases/bid/most", "as each has been dealt cards", "Zahl der Karten"),
    ("german-whist", {}, DRAWN, "phases/bid/start", "the player who did not deal begins", "der Nichtgeber beginnt"),
    ("oh-hell", {}, {"phases/bid/most": "players + 1"}, "phases/bid/most", "that a player may bid is", "ansagen darf, ist"),
    ("oh-hell", {}, {"phases/bid/most": 3}, "phases/bid/hook/unless", "no other bid", "keine andere Ansage"),
    ("spades", {}, {"phases/bid/words": {}}, "phases/bid/words/nil/counts", "", ""),
    ("spades", {}, {"phases/bid/words/nil/counts": 1}, "phases/bid/words/nil/counts", "bid of one", "Ansage eins"),
    ("spades", {}, {"phases/bid/words/nil/spelling": False}, "phases/bid/words/nil/counts", "Instead", "Statt einer"),
    ("spades", {}, NIL, "phases/bid/words/blind-nil/if", "“blind nil” may be bid only if", "»Blind Nil« darf man nur"),
    ("spades", {}, NIL, "phases/bid/words/blind-nil/clause", "before one looks at the hand", "bevor man sein Blatt"),
    # display
    ("penta", {}, {"phases/display/cards": "suit:elay"}, "phases/display/show", "elay.", "Elay."),
    ("penta", {}, {"phases/display/cards": "rank:1,2,3"}, "phases/display/show", "Of ", "Von "),
    ("penta", {}, {"phases/display/show": "lowest-of-one-suit"}, "phases/display/show", "own choice", "die er sich aussucht"),
    ("penta", ACE_HIGH, {"phases/display/order": "default"}, "phases/display/order", "In this alone", "Nur hierbei"),
    ("penta", {"phases/display/cards": "rank:1,2,3"}, {"phases/display/show": "lowest-of-one-suit"}, "phases/display/show", "in one suit of the player's own", "die er sich aussucht"),
    # wild cards
    ("penta", {}, {"wild": None}, "wild/what", "", ""),
    ("penta", {}, {"wild/as": "suit:elay,hunti"}, "wild/as", "elay and hunti", "Elay und Hunti"),
    ("penta", {}, {"cards/names/wild": {"en": "fool", "de": "Narr"}}, "wild/cards", "Fool cards are wild cards.", " sind Joker."),
    ("penta", {"players/count": [4], "pack/remove": None}, {"wild/as": "any"}, "wild/unmatched", "", ""),
    ("penta", {}, {"options/ante/default": None}, "phases/ante/amount", "as many chips as have been agreed on", "so viele Chips, wie vereinbart"),
    ("penta", {}, {"wild/among": "all-cards"}, "wild/among", "taken out of the pack", "herausgenommen worden"),
    ("penta", {}, {"wild/void": "led"}, "wild/void", "only a card of the suit led", "nur eine Karte der ausgespielten"),
    ("penta", {}, {"wild/unmatched": "free"}, "wild/unmatched", "anybody may play one", "trotzdem jeder"),
    ("penta", {}, {"wild/rename": None}, "wild/rename", "nothing changes", "ändert sich nichts"),
    ("penta", {}, {"wild/rename/when": "trick-end"}, "wild/rename/when", "when all cards of the trick", "alle Karten des Stichs"),
    ("penta", {}, {"wild/rename/to": "lower"}, "wild/rename/to", "only if there is none", "nur wenn es keine gibt"),
    ("penta", {}, {"wild/rename/off-suit": False}, "wild/rename/off-suit", "only for a wild card", "nur für einen Joker"),
    # chips
    ("penta", {}, {"pots/reward/name": {"en": "bank", "de": "Bank"}}, "pots/reward", "In the bank", "In der Bank"),
    ("penta", {}, {"pots/reward/name": {"en": "bank", "de": "Bank"}}, "phases/split/amount", "into the bank", "in die Bank"),
    ("penta", {}, {"phases/ante/amount": 3}, "phases/ante/amount", "puts three chips into", "zahlt drei Chips in"),
    ("penta", {}, {"phases/ante/why": PAID}, "pots/hand", "what each pays (fee)", "was jeder zahlt (Eintritt)"),
    ("penta", {}, {"end/settle/0/why": PAID}, "end/settle/0/amount", "Fee: whatever is", "Eintritt: Alles aus"),
    ("penta", {}, {"phases/ante/to": "reward"}, "phases/ante/amount", "the reward pot", "den Siegertopf"),
    ("penta", {}, {"options/ante/default": 0}, "phases/ante/amount", "no chips (or as many", "keine Chips (oder so viele"),
    ("penta", {}, {"options/ante/default": 2}, "phases/ante/amount", "two chips (or as many", "zwei Chips (oder so viele"),
    ("penta", {}, {"phases/split/amount": 4}, "phases/split/amount", "From the hand pot four chips go", "Aus dem Topf gehen vier Chips"),
    ("penta", {}, {"phases/ante/amount": "2 * tricks(me)"}, "phases/ante/amount", "two chips for each trick", "zwei Chips für jeden"),
    ("penta", {}, {"phases/split/amount": "pot(hand) // 2"}, "phases/split/amount", "Half of", "Die Hälfte"),
    ("penta", {}, {"phases/split/amount": "pot(hand)"}, "phases/split/amount", "Whatever is in", "Alles aus dem Topf"),
    (
        "penta",
        {},
        {"phases/split/amount": "(pot(hand) - carried(hand)) // 3"},
        "phases/split/amount",
        "has come into the hand pot in this deal",
        "was in diesem Spiel dazugekommen ist",
    ),
    ("penta", {}, {"phases/split/from": "reward", "phases/split/to": "hand"}, "phases/split/amount", "From the reward pot", "Aus dem Siegertopf"),
    ("penta", {}, {"phases/split/to": "left-of-dealer"}, "phases/split/amount", "to the dealer's left", "linken Nachbarn"),
    ("penta", {}, {"phases/award/pot": "reward"}, "phases/award/to", "takes the reward pot", "bekommt den Siegertopf"),
    ("penta", {}, {"phases/award/to": "active", "phases/award/of": None}, "phases/award/to", "All who have not folded", "Alle, die nicht"),
    ("penta", {}, {"phases/award/of": "cards(me)"}, "phases/award/to", "won the most cards", "die meisten Karten"),
    ("penta", {}, {"phases/award/of": "tricks(me) - bid(me)"}, "phases/award/to", "highest", "am höchsten"),
    ("penta", {}, {"phases/award/leftover": "one-each"}, "phases/award/leftover", "one each", "Chip für Chip"),
    ("penta", {}, {"phases/split/amount": "pot(hand) // 0"}, "phases/split/amount", "From the hand pot", "Aus dem Topf gehen"),
    ("penta", {}, {"phases/split/amount": "pot(hand) - carried(hand)"}, "phases/split/amount", "What has come", "Was in diesem"),
    ("penta", {}, {"phases/ante": {"kind": "pay", "clause": "PT.ANTE", "from": "each", "to": "hand", "amount": 1}}, "pots/hand", "what each pays and", "was jeder zahlt und"),
    ("penta", {"sequence": ["deal", "bet", "ante", "split", "display", "bid", "tricks", "points", "award"]}, {"phases/bet": None}, "phases/ante/amount", "Each player puts", "Jeder zahlt"),
    ("penta", {}, {"phases/award/of": "score(me)"}, "phases/award/to", "has the most points", "die meisten Punkte hat"),
    ("penta", {}, {"phases/award/of": "bid(me)"}, "phases/award/to", "bid the most", "am meisten angesagt"),
    ("penta", {"phases/bet": None}, {"phases/award/to": "active", "phases/award/of": None}, "phases/award/to", "All players share", "Alle teilen sich"),
    ("penta", {"phases/award/leftover": "one-each"}, {"phases/award/to": "active", "phases/award/of": None}, "phases/award/to", "All who", "Alle, die"),
    ("penta", {"pots/third": {"name": {"en": "third pot", "de": "Konto"}}}, {"phases/split/to": "third"}, "phases/split/amount", "the third pot", "ins Konto"),
    ("penta", {}, {"sequence": ["deal", "bet", "ante", "split", "display", "bid", "tricks", "points", "award"]}, "phases/ante/amount", "folded or not, puts", "auch wer ausgestiegen ist, zahlt"),
    ("penta", {}, {"pots/third": {"name": {"en": "spare pot", "de": "Kasse"}}}, "pots/third", "In the spare pot lies nothing", "In der Kasse liegt zuerst nichts"),
    # scores
    ("penta", {}, {"phases/points/to": "each"}, "phases/points/to", "also for one who has folded", "auch wenn er"),
    ("penta", {}, {"phases/points/floor": 0}, "phases/points/floor", "below zero", "unter null"),
    ("penta", {}, {"phases/points/floor": -5}, "phases/points/floor", "below minus five", "unter minus fünf"),
    ("penta", {}, {"phases/points/why": WHY}, "phases/points/why", "“took 4” counts 31 points", "»4 gemacht« 31 Punkte"),
    ("oh-hell", {}, {"phases/count/amount": "if(tricks(me) == bid(me), 5, 0)"}, "phases/count/amount/bid/2", "| 5 |", "| 5 |"),
    ("spades", {}, {"phases/over/amount": "2 * max(0, total(side, tricks(me)) - total(side, bid(me)))"}, "phases/over/why", "4 points", "4 Punkte"),
    ("whist", {}, {"phases/points/amount": "max(0, total(side, tricks(me)) - 5)"}, "phases/points/amount/tricks/6", "6 | 1", "6 | 1"),
    ("spades", {}, {"sides": None, "phases/nil/to": "each", "phases/bags/to": "each", "phases/contract/to": "each", "phases/over/to": "each"}, "sides/count", "", ""),
    ("spades", {"players/count": [6], "pack/cards": "rank:A,K,Q"}, {"sides/count": 3}, "sides/count", "three sides", "drei Parteien"),
    ("penta", {}, {"phases/points/amount": "tricks(me)"}, "phases/points/amount", "Each player who has not folded scores one point", "Jeder, der nicht ausgestiegen ist, bekommt einen Punkt"),
    ("penta", {"phases/points/to": "each"}, {"phases/points/amount": "tricks(me)"}, "phases/points/amount", "folded or not", "auch wer ausgestiegen ist"),
    ("penta", {"players/count": [4], "sides": {"clause": "PT.PARTNERS", "count": 2}, "phases/points/to": "sides"}, {"phases/points/amount": "total(side, tricks(me))"}, "phases/points/amount", "at least one player", "mindestens ein Spieler"),
    ("spades", {"pack/cards": "rank:A,K,Q,J,10,9"}, {"players/count": [6]}, "sides/count", "every second player", "jeder Zweite"),
    ("spades", {"players/count": [6], "pack/cards": "rank:A,K,Q"}, {"players/count": [9], "pack/cards": "suit:S,H,D & !rank:2,3,4,5", "sides/count": 3}, "sides/count", "by turns", "abwechselnd"),
    ("oh-hell", {}, {"phases/count/why": {"en": "a", "de": "b"}, "phases/count/amount": "0"}, "phases/count/why", "written down as “a”", "schreibt man »b« auf"),
    ("spades", {"sides": None, **{f"phases/{each}/to": "each" for each in ("nil", "bags", "contract", "over")}, "phases/bags/amount": "-100 * ((score(me) % 10 + max(0, tricks(me) - bid(me))) // 10)"}, {"phases/over/amount": "max(0, tricks(me) - bid(me))"}, "phases/bags/amount/exactly", "what the player scores in this deal by SP.OVER", "das, was man in diesem Spiel nach SP.OVER bekommt"),
    # the end
    ("penta", {}, {"end/check": "every-count"}, "end/if", "as soon as", "sobald"),
    ("penneech", {}, {"end/check": "deal-end"}, "end/if", "at the end of a deal", "am Ende eines Spiels"),
    ("penneech", {}, {"options/target/default": 91}, "end/if", "91 points", "91 Punkte"),
    ("penneech", {}, {"end/winner": "lowest"}, "end/winner", "the fewest points", "die wenigsten Punkte"),
    ("penneech", {}, {"end/winner": "highest"}, "end/ties", "have won together", "haben alle gewonnen"),
    ("oh-hell", {}, {"end/ties": "play-on"}, "end/ties", "goes on until one of them is ahead", "bis einer vorn liegt"),
    ("oh-hell", {}, {"end/if": "deal_no >= 7"}, "end/if", "after seven deals", "über sieben Spiele"),
    ("oh-hell", {}, {"end/if": "deal_no >= 2 * players"}, "end/if/players/4", "4 | 8", "4 | 8"),
    ("spades", {}, {"end/if": "score(me) >= target or score(me) <= -200"}, "end/if", "200 points below zero", "200 Punkte unter null"),
    ("spades", {}, {"end/winner": "lowest"}, "end/winner", "the fewest points", "den wenigsten Punkten"),
    ("penta", {}, {"end/if": "score(me) >= goal or deal_no >= 8"}, "end/if", "or when eight deals", "oder wenn acht Spiele"),
    ("penta", {}, {"end/if": "score(me) >= goal or deal_no >= 2 * players"}, "end/if/players/5", "5 | 10", "5 | 10"),
    ("penta", {}, {"end/if": "score(me) >= goal or deal_no >= 4 * 2"}, "end/if", "eight deals", "acht Spiele"),
    ("oh-hell", {}, {"end/if": "deal_no >= 4 * 2"}, "end/if", "after eight deals", "über acht Spiele"),
    ("oh-hell", {}, {"end/if": "deal_no >= score(me)"}, "end/if", "as large again as in the first deal", "wieder so viele Karten"),
    ("oh-hell", {}, {"end/if": "deal_no >= 2 * deal_no - 3"}, "end/if", "as large again as", "wieder so viele Karten"),
    ("spades", {}, {"end/if": "score(me) >= 50 and score(me) > score(left)"}, "end/if", "a side has at least 50", "mindestens 50 Punkte"),
    ("penneech", {}, {"options/target/default": 1}, "end/if", "reached one point (or", "einen Punkt (oder"),
    ("german-whist", {}, {"options/deals/default": None}, "end/if", "the agreed number of deals", "die vereinbarte Zahl von Spielen"),
    ("spades", {}, {"end/if": LONG}, "end/check", "only at the end of a deal", "erst am Ende eines Spiels"),
    ("whist", {}, {"end/if": LONG}, "end/check", "each time that all points", "sooft alle Punkte"),
    ("penneech", {}, {"end/if": LONG}, "end/check", "after every score", "nach jedem Punkt"),
    ("penta", {}, {"end/settle": []}, "end/settle", "", ""),
    ("penta", {}, {"end/settle/1/leftover": "stays"}, "end/settle/1/leftover", "stay where they are", "bleibt liegen"),
    # what may be agreed on
    ("penneech", {}, {"options/target/name": {"en": "goal", "de": "Ziel"}}, "options/target", "Goal |", "Ziel |"),
    ("penneech", {}, {"options/target/default": 91}, "options/target", "| 91 |", "| 91 |"),
    ("penneech", {}, {"options/target/default": None}, "options/target", "must be agreed on", "muss vereinbart werden"),
    ("penneech", {}, {"options/target/default": None}, "end/if", "the agreed number of points", "die vereinbarte Punktzahl"),
    ("penneech", {}, {"options/target/min": 10}, "options/target", "10 or more", "ab 10"),
    ("penneech", {}, {"options/target/max": 99}, "options/target", "1 to 99", "1 bis 99"),
    ("whist", {}, {"variants/drive/name": {"en": "Drive", "de": "Turnier"}}, "variants/drive", "Drive", "Turnier"),
    ("whist", {}, {"variants/drive/text": {"en": "So many deals", "de": "So viele Spiele"}}, "variants/drive/text", "So many deals.", "So viele Spiele."),
    ("whist", {}, {"variants/drive/cite": []}, "variants/drive/cite", "", ""),
    ("whist", {}, {"variants/ten-points/excludes": ["rotating-trumps"]}, "variants/rotating-trumps/excludes", "“To ten points”", "»Bis zehn Punkte«"),
    ("whist", {}, {"presets/american": []}, "presets/american", "without any of the variants", "ohne alle Varianten"),
    ("oh-hell", {}, {"variants/openspiel/profile": False}, "variants/profiles", "", ""),
    ("penneech", {}, {"rulings/PN-A4/default": "once-per-hand", "rulings/PN-A4/answers/no-limit/set": {"phases/redeal/limit": None}, "rulings/PN-A4/answers/once-per-hand/set": {}}, "rulings/PN-A4/answers/once-per-hand/mark", "usual", "üblich"),
    ("penneech", {}, {"rulings/PN-A4/text": {"en": "How often?", "de": "Wie oft?"}}, "rulings/PN-A4", "How often?", "Wie oft?"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "ground", "change", "key", "en", "de"),
    PARAMETERS,
    ids=[f"{game}:{','.join(change)}={next(iter(change.values()))}"[:80] for game, _, change, *_ in PARAMETERS],
)
def test_two_rule_sets_that_differ_in_one_parameter_are_told_apart(
    game: str, ground: dict[str, Any], change: dict[str, Any], key: str, en: str, de: str
) -> None:
    for lang, expected in (("en", en), ("de", de)):
        old = told(rules_with(game, ground), lang)
        new = told(rules_with(game, {**ground, **change}), lang)
        differing = changed(old, new)
        assert key in differing, (lang, sorted(differing))
        if expected:
            assert expected in differing[key][1]
            assert expected not in differing[key][0]
        else:
            assert differing[key][1] == ""


def test_a_clause_of_its_own_is_named_by_the_sentence_that_tells_it() -> None:
    rules = rules_with("penta", {"phases/bet/limit": {"clause": "PT.BET.LIMIT"}, **HOOKED})
    sentences = told(rules, "en")
    named = {
        "phases/bet/fold": "PT.FOLD",
        "phases/bet/own-raise": "PT.BET.OWN-RAISE",
        "phases/bet/limit": "PT.BET.LIMIT",
        "phases/bet/alone": "PT.ALONE",
        "phases/bet/start": "PT.BET",
        "phases/bid/hook": "PT.BID.HOOK",
        "phases/display/show": "PT.DISPLAY",
        "wild/rename/when": "PT.WILD.RENAME",
        "end/settle/1/to": "PT.REWARD",
        "end/winner": "PT.END.GOAL",
    }
    assert {key: sentences[key].clause for key in named} == named


PARTS = {
    2: ("Half of", "Die Hälfte dessen"),
    3: ("A third of", "Ein Drittel dessen"),
    4: ("A quarter of", "Ein Viertel dessen"),
    5: ("A fifth of", "Ein Fünftel dessen"),
    6: ("A sixth of", "Ein Sechstel dessen"),
    7: ("One part in 7 of", "Der 7. Teil dessen"),
    8: ("An eighth of", "Ein Achtel dessen"),
    10: ("A tenth of", "Ein Zehntel dessen"),
}


@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_a_pot_has_its_name(part: int) -> None:
    rules = rules_with("penta", {"phases/split/amount": f"pot(hand) // {part}"})
    for lang, begins in zip(LANGUAGES, PARTS[part], strict=True):
        assert told(rules, lang)["phases/split/amount"].text.startswith(begins)


def test_every_sentence_of_bets_bids_chips_scores_and_choices_is_said() -> None:
    for game, ground, change, *_ in PARAMETERS:
        for lang in LANGUAGES:
            told(rules_with(game, {**ground, **change}), lang)
    for part in PARTS:
        test_a_part_of_a_pot_has_its_name(part)
    for game, variants, rulings in every_choice():
        told(agreed(game, variants, rulings), "en")
    test_a_number_that_was_agreed_on_stands_beside_the_usual_one()
    test_the_book_says_which_variant_answer_and_number_hold()
    assert set(wording.rulebook_money.SENTENCES) - RECORDER.asked == set()


# --- what is agreed on -----------------------------------------------------------------------------------------------


def test_the_book_says_which_variant_answer_and_number_hold() -> None:
    usual = told(plain_rules("penneech"), "en")
    book = told(agreed("penneech", ["parlett"], {"PN-A5": "dealer-leads"}), "en")
    assert "variants/follow-or-trump/in-force" in book
    assert "variants/follow-or-trump/in-force" not in usual
    assert "variants/short-deck/in-force" not in book
    marks = {
        answer: book[f"rulings/PN-A5/answers/{answer}/mark"].text for answer in ("non-dealer-leads", "dealer-leads")
    }
    assert marks == {
        "non-dealer-leads": "(usual, but not in this book: non-dealer-leads)",
        "dealer-leads": "(so in this book: dealer-leads)",
    }
    assert usual["rulings/PN-A5/answers/non-dealer-leads/mark"].text == "(usual: non-dealer-leads)"


def test_a_number_that_was_agreed_on_stands_beside_the_usual_one() -> None:
    found = SHELF.game("penta")
    assert found is not None
    rules = found.resolve([], {"goal": 100, "ante": 4, "max-hands": 8}, {})
    assert isinstance(rules, Rules)
    book = told(rules, "en")
    assert "must be agreed on; here 100" in book["options/goal"].text
    assert "1; here 4" in book["options/ante"].text
    assert "has reached 100 points, or when eight deals have been played" in book["end/if"].text
    assert book["phases/ante/amount"].text == "Each player puts four chips into the hand pot."


def test_a_question_that_does_not_arise_is_said_not_to() -> None:
    usual, book = told(plain_rules("penta"), "en"), told(agreed("penta", ["points-only"]), "en")
    assert "rulings/PT-BET-2/idle" in book
    assert "rulings/PT-BET-2/idle" not in usual
    assert "rulings/PT-PLAY-2/idle" not in book


def test_a_variant_names_what_it_does_not_go_with_whichever_of_the_two_says_so() -> None:
    book = told(plain_rules("whist"), "en")
    assert "“To seven points”" in book["variants/honours/excludes"].text
    assert "“Honours”" in book["variants/seven-points/excludes"].text
    point = told(plain_rules("spades"), "en")["variants/openspiel/excludes/SP-NIL-TRICKS"].text
    assert "Do the tricks of a broken nil help the partner's contract?" in point


def test_how_another_program_plays_stands_apart_from_the_variants() -> None:
    blocks = choices.tell_variants(Telling(plain_rules("spades"), "en"))
    entries = [block for block in blocks if isinstance(block, Entries)]
    assert [entry.id for entry in entries[1].entries] == ["openspiel"]
    assert "openspiel" not in [entry.id for entry in entries[0].entries]


def test_a_game_without_chips_wild_cards_sides_or_choices_tells_nothing_of_them() -> None:
    t = Telling(
        rules_with(
            "penneech", {"variants": {}, "presets": {}, "rulings": {}, "options": {}, "end/if": "score(me) >= 61"}
        ),
        "en",
    )
    assert chips.tell_pots(t) == wilds.tell_wild(t) == scores.tell_sides(t) == ()
    assert choices.tell_variants(t) == choices.tell_rulings(t) == choices.tell_options(t) == ()


# --- all games, all choices ------------------------------------------------------------------------------------------


def every_choice() -> Iterator[tuple[str, tuple[str, ...], dict[str, str]]]:
    for name in SHELF.names():
        model = plain_rules(name).model
        yield name, (), {}
        for variant in (*model.variants, *model.presets):
            yield name, (variant,), {}
        for ruling, point in model.rulings.items():
            for answer in point.answers:
                if answer != point.default:
                    yield name, (), {ruling: answer}


RAW = re.compile(
    r"\b(me|hand_size|deal_no|trick_no|max_hands|side,)\b|\b(group|suit|rank|card):|[=<>_{}\[\]|&]|"
    r"\b(score|tricks|bid|total|pot|carried|max|min|if|count|has|broken)\(|//|\bNone\b|  |\.\."
)


def prose_of(book: Mapping[str, Sentence]) -> dict[str, str]:
    """The texts in which nothing of the rules' own writing may stand; names that a log uses are no prose."""
    return {
        key: sentence.text
        for key, sentence in book.items()
        if not key.endswith(("/mark", "/cite")) and " | " not in sentence.text and not key.startswith("presets/")
    }


@pytest.mark.parametrize(("game", "variants", "rulings"), list(every_choice()))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_raw_stands_in_the_prose(
    game: str, variants: tuple[str, ...], rulings: dict[str, str], lang: str
) -> None:
    for key, text in prose_of(told(agreed(game, variants, rulings), lang)).items():
        assert not RAW.search(text), (key, text)
        assert text == text.strip()
        assert "“" not in text or lang == "en"


@pytest.mark.parametrize(("game", "variants", "rulings"), [c for c in every_choice() if c[1] or c[2]])
def test_a_sentence_that_a_choice_changes_names_a_place_that_the_choice_changes(
    game: str, variants: tuple[str, ...], rulings: dict[str, str]
) -> None:
    """So that keys mean the same in both books: what a choice does not touch is told in the same words."""
    found = SHELF.game(game)
    assert found is not None
    rules = agreed(game, variants, rulings)
    patches = found.patches(plain_rules(game).model, rules.variants, rulings)
    touched = [tuple(place.split("/")) for patch in patches for place in patch.changes]
    old, new = told(agreed(game), "en"), told(rules, "en")
    for key in changed(old, new):
        if key.split("/")[0] in ("variants", "presets", "rulings"):
            continue
        places = {place for book in (old, new) if key in book for place in book[key].places}
        steps = [tuple(place.split("/")) for place in places]
        assert any(a[: len(b)] == b[: len(a)] for a in steps for b in touched), (key, places, touched)


# --- examples --------------------------------------------------------------------------------------------------------


def test_points_by_bid_and_tricks_are_worked_out_from_the_amount() -> None:
    book = told(plain_rules("penta"), "en")
    assert book["phases/points/amount/bid/5"].text == "Bid 5 | −50 | −50 | −50 | −50 | −50 | 50 | 51 | 52"
    assert book["phases/points/amount/bid/0"].text.startswith("Bid 0 | 25 | −10 | −20")


def test_an_imagined_deal_answers_what_an_amount_asks() -> None:
    rules = plain_rules("spades")
    players = usual_players(rules)
    assert (players, usual_hand(rules, players)) == (4, 13)
    deal = imagined(rules, players, tricks=[4, 3, 5, 1], bids=[3, 3, 4, 2])
    assert deal.allies(0) == [0, 2]
    assert deal.trick_no == 13
    assert deal.left_of(3) == 0
    assert deal.cards_won == [16, 12, 20, 4]
    assert not deal.was_played(rules.pack)
    assert usual_hand(plain_rules("oh-hell"), 4) == 10
    assert usual_hand(plain_rules("penneech"), 2) == 7
