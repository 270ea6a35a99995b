"""Bidding as prose."""

from __future__ import annotations

from referee.rulebook.book import Block, Items, Paragraph, Sentence
from referee.rulebook.formulas import amount_in_words, condition_in_words
from referee.rulebook.inflecting import bid_word
from referee.rulebook.seats import after_betting, by_clause, everybody, folding_in, plain, who_begins
from referee.rulebook.selections import number_in_words
from referee.rulebook.telling import Telling
from referee.rules.phase_model import BiddingPhase, DrawStep


def tell_bidding(t: Telling, name: str, phase: BiddingPhase) -> tuple[Block, ...]:
    """What the players may bid, and in which order.

    Args:
        t: The telling.
        name: The phase's id.
        phase: The phase.
    """
    at = f"phases/{name}"
    late = after_betting(t, name)
    who = who_begins(t, phase.start, folded=late)
    each = everybody(t, name)
    if late and phase.start != "left-of-dealer-or-last-raiser":
        start = t.sentence("bids-start-folded", phase.clause, f"{at}/start", *folding_in(t), each=each, who=who)
    else:
        start = t.sentence("bids-start", phase.clause, f"{at}/start", *folding_in(t), each=each, who=who)
    head = Paragraph((start, _most(t, at, phase), *_sum(t, at, phase, late=late)))
    words = tuple(_words(t, at, phase))
    return (head, *([Items(words)] if words else []))


def _most(t: Telling, at: str, phase: BiddingPhase) -> Sentence:
    """How high a bid may be."""
    place = f"{at}/most"
    if phase.most is None:
        return t.sentence("bids-most-any", phase.clause, place)
    text = plain(phase.most)
    if text == "hand_size":
        draws = any(isinstance(step, DrawStep) for step in t.rules.after_tricks)
        return t.sentence("bids-most-cards" if draws else "bids-most-tricks", phase.clause, place)
    if text.isdigit():
        return t.sentence("bids-most-number", phase.clause, place, most=number_in_words(t, int(text)))
    return t.sentence("bids-most-amount", phase.clause, place, most=amount_in_words(t, phase.most))


def _sum(t: Telling, at: str, phase: BiddingPhase, *, late: bool) -> list[Sentence]:
    """What the bids of all may come to."""
    told = [t.sentence("bids-again", phase.clause, at, key=f"{at}/again")]
    if phase.hook is None:
        return [*told, t.sentence("bids-free", phase.clause, f"{at}/hook")]
    dealer = phase.start == "left-of-dealer" and not late
    told.append(t.sentence("bids-hook-dealer" if dealer else "bids-hook", phase.hook, f"{at}/hook"))
    if phase.most is not None and plain(phase.most) != "hand_size":
        told.append(t.sentence("bids-hook-unless", phase.hook, f"{at}/hook", key=f"{at}/hook/unless"))
    return told


def _words(t: Telling, at: str, phase: BiddingPhase) -> list[Paragraph]:
    """The words that may be bid, each with what it counts as and when it may be bid."""
    told = []
    for name, word in phase.words.items():
        place = f"{at}/words/{name}"
        called = t.say("bids-called", word=bid_word(t, name))
        counts = number_in_words(t, word.counts)
        kind = "bids-spelling" if word.spelling else "bids-word"
        sentences = [t.sentence(kind, word.clause, f"{place}/counts", f"{place}/spelling", word=called, counts=counts)]
        if word.condition is not None:
            condition = condition_in_words(t, word.condition)
            sentences.append(t.sentence("bids-word-if", word.clause, f"{place}/if", word=called, condition=condition))
        if not word.spelling:
            sentences.append(by_clause(t, word.clause, f"{place}/clause", place))
        told.append(Paragraph(tuple(sentences)))
    return told
