"""Each act in a sentence, as one card player tells it to another."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from referee.adjudicate.judging import Bound
from referee.adjudicate.speech import Speech
from referee.cards import UNKNOWN
from referee.log.verbs import (
    BET,
    BID,
    CHIPS,
    CUT,
    DEAL,
    DISPLAY,
    DRAW,
    PLAY,
    PLAY_AS,
    RENAME,
    SCORE,
    THROW_IN,
    TRICK,
    TURN,
)  # fmt: skip
from referee.replay.deck import Deck
from referee.replay.seen import Lying, Seen
from referee.rules.phase_model import TurnUpPhase, TurnUpStep
from referee.table import Table
from referee.wording import SENTENCES, in_language, replay
from referee.wording.formulas import NUMBERS

_BETWEEN_WORDS: Final = re.compile("[-_]")
_CARD_VERBS: Final = {PLAY: "told-do-play", TURN: "told-do-turn", RENAME: "told-do-rename"}


@cache
def _words(lang: str) -> dict[str, str]:
    """The sentences in a language."""
    return {key: SENTENCES[key][lang] for key in replay.SENTENCES if key.startswith("told-")}


class Teller:
    """Tells what happens at a table.

    Args:
        bound: The log.
        speech: How to speak of it.
        deck: Its cards.
    """

    def __init__(self, bound: Bound, speech: Speech, deck: Deck) -> None:
        rules = bound.seating.rules
        self.bound = bound
        self.rules = rules
        self.lang = speech.lang
        self.seats = speech.seats
        self.written = speech.notation.written
        self.class_of = rules.class_of
        self.words = _words(speech.lang)
        self.acts: dict[int, Callable[[Seen, Table, int, Any], str]] = {
            CUT: self.cut,
            DEAL: self.deal,
            THROW_IN: self.throw_in,
            TURN: self.turn,
            DRAW: self.draw,
            BET: self.bet,
            DISPLAY: self.display,
            BID: self.bid,
            PLAY: self.play,
            PLAY_AS: self.play_as,
            RENAME: self.rename,
            TRICK: self.claim_trick,
            SCORE: self.claim_score,
            CHIPS: self.claim_chips,
        }
        self.endings: dict[tuple[str, str], str] = {}
        self.trumps = deck.trumps
        self.first_turn = any(isinstance(phase, TurnUpPhase) and phase.trump == "suit" for phase in rules.dealt)
        self.next_turn = any(isinstance(step, TurnUpStep) and step.trump == "suit" for step in rules.after_tricks)

    def say(self, words: str, **args: object) -> str:
        """A sentence, quick: whatever fills it is a text or a number already."""
        return self.words[words].format_map(args)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.seats[seat] if seat >= 0 else "?"

    def table(self) -> str:
        """Who plays what, before the first act."""
        game = in_language(self.rules.model.name, self.lang)
        sides = self.bound.seating.course.sides(self.seats)
        if sides is not None and len(sides) == 2:
            return self.say("told-table-sides", seats=self._joined(sides[0]), game=game, others=self._joined(sides[1]))
        return self.say("told-table", seats=self._joined(self.seats), game=game)

    def act(self, before: Seen, table: Table, verb: int, seat: int, value: Any) -> str:
        """An act that was done.

        Args:
            before: The table as it was.
            table: The table as it is now.
            verb: The act.
            seat: Who did it, or -1.
            value: What it carries.
        """
        told = self.acts[verb](before, table, seat, value)
        if table.finished and not before.finished:
            winners = [self.seats[winner] for winner in sorted(table.winners)]
            if len(winners) == 1:
                return self.say("told-won", what=told, winner=winners[0])
            return self.say("told-won-several", what=told, winners=self._joined(winners))
        return told

    # --- before the tricks ---

    def cut(self, before: Seen, table: Table, seat: int, cards: Sequence[int]) -> str:
        """Who cuts which card, and who deals then."""
        cuts = self._cuts(cards, "told-cut")
        if table.dealer < 0:
            return self.say("told-cut-again", cuts=cuts)
        return self.say("told-cut-dealer", cuts=cuts, seat=self.seats[table.dealer])

    def _cuts(self, cards: Sequence[int], words: str) -> str:
        """Who cut what: only with the first the verb stands."""
        shown = [*zip(self.seats, self._cards(cards), strict=True)]
        first = self.say(words, seat=shown[0][0], card=shown[0][1])
        return ", ".join([first, *(f"{name} {card}" for name, card in shown[1:])])

    def deal(self, before: Seen, table: Table, seat: int, dealt: object) -> str:
        """Who deals how many cards."""
        count = table.hand_size
        if count == 1:
            return self.say("told-deal-one", seat=self.name(seat))
        numbers = NUMBERS[self.lang]
        return self.say("told-deal", seat=self.name(seat), count=numbers[count] if count < len(numbers) else count)

    def throw_in(self, before: Seen, table: Table, seat: int, cards: Sequence[int]) -> str:
        """Who throws a hand in, and which."""
        if all(card == UNKNOWN for card in cards):
            return self.say("told-throw-in", seat=self.name(seat))
        return self.say("told-throw-in-shown", seat=self.name(seat), cards=self._listed(cards))

    def turn(self, before: Seen, table: Table, seat: int, card: int) -> str:
        """Who turns up which card, and what is trumps now."""
        makes_trump = self.next_turn if table.trick_no else self.first_turn
        trump = self.trumps[self.class_of[card]] if makes_trump else ""
        words = ("told-turned" if seat < 0 else "told-turn") + ("-trump" if trump else "")
        return self.say(words, seat=self.name(seat), card=self.written[card], trump=trump)

    def draw(self, before: Seen, table: Table, seat: int, card: int) -> str:
        """Who draws a card, and which, where that is known."""
        drawn = table.draws[-1][2]
        if drawn < 0:
            return self.say("told-draw-unseen", seat=self.name(seat))
        words = "told-draw-turned" if drawn == before.turned else "told-draw"
        return self.say(words, seat=self.name(seat), card=self.written[drawn])

    def bet(self, before: Seen, table: Table, seat: int, bet: int | str) -> str:
        """Who bets, matches, raises, passes or folds."""
        name = self.name(seat)
        if isinstance(bet, int):
            return self.say("told-raise" if before.bets_open else "told-bet", seat=name, bet=bet)
        if bet == "fold" and table.trick_size == 1:
            alone = table.active.bit_length() - 1
            return self.say("told-fold-alone", seat=name, other=self.seats[alone])
        return self.say(f"told-{bet}", seat=name, bet=before.level)

    def display(self, before: Seen, table: Table, seat: int, cards: Sequence[int]) -> str:
        """Who shows which cards."""
        if not cards:
            return self.say("told-display-nothing", seat=self.name(seat))
        return self.say("told-display", seat=self.name(seat), cards=self._listed(cards))

    def bid(self, before: Seen, table: Table, seat: int, bid: int | str) -> str:
        """Who bids what."""
        return self.say("told-bid", seat=self.name(seat), bid=self._bid(bid))

    def _bid(self, bid: int | str) -> int | str:
        """A number, or a word as it stands in a sentence: in German it is a noun."""
        if isinstance(bid, int):
            return bid
        word = _BETWEEN_WORDS.sub(" ", bid)
        return word.title() if self.lang == "de" else word

    # --- the tricks ---

    def play(self, before: Seen, table: Table, seat: int, card: int) -> str:
        """Who plays which card."""
        return self._played(before, table, seat, Lying(seat, card))

    def play_as(self, before: Seen, table: Table, seat: int, value: tuple[int, int]) -> str:
        """Who plays a wild card, and as which."""
        return self._played(before, table, seat, Lying(seat, *value))

    def _played(self, before: Seen, table: Table, seat: int, played: Lying) -> str:
        card = self.written[played.card]
        if played.stands_for >= 0:
            card = self.say("told-as", card=card, named=self.written[played.stands_for])
        return self._taken(before, table, self._how(before, table.trump, played.counts_as), seat, card=card)

    def _how(self, before: Seen, trump: int, card: int) -> str:
        """Whether a card is led, follows, trumps or is thrown off: by what it counts as."""
        lying = before.lying()
        if not lying:
            return "told-lead"
        suit = self.class_of[card]
        if suit == self.class_of[lying[0].counts_as]:
            return "told-follow"
        if suit != trump:
            return "told-throw-off"
        others = [before.powers[other.counts_as] for other in lying if self.class_of[other.counts_as] == trump]
        if not others:
            return "told-ruff"
        return "told-overruff" if before.powers[card] > max(others) else "told-underruff"

    def _taken(self, before: Seen, table: Table, words: str, seat: int, **args: str) -> str:
        """What was played, and who takes the trick when it is complete."""
        winner = table.last_winner
        if table.trick_no <= before.trick_no:
            ending = "told-end"
        else:
            ending = "told-takes" if winner == seat else "told-other-takes"
        sentence = self.endings.get((words, ending))
        if sentence is None:
            sentence = self.words[ending].replace("{what}", self.words[words])
            self.endings[words, ending] = sentence
        return sentence.format_map({"seat": self.seats[seat], "winner": self.seats[winner], **args})

    def rename(self, before: Seen, table: Table, seat: int, card: int) -> str:
        """Who renames a wild card."""
        wild = before.lying()[before.renaming]
        was, named = self.written[wild.stands_for], self.written[card]
        return self._taken(before, table, "told-rename", seat, card=self.written[wild.card], was=was, named=named)

    # --- what the log claims ---

    def claim_trick(self, before: Seen, table: Table, seat: int, claimed: int) -> str:
        """Who took the trick, by the log."""
        return self.say("told-claim-trick", seat=self.name(claimed))

    def claim_score(self, before: Seen, table: Table, seat: int, claimed: Mapping[int, int]) -> str:
        """How the scores stand, by the log."""
        return self.say("told-claim-score", scores=self._numbers(claimed))

    def claim_chips(self, before: Seen, table: Table, seat: int, claimed: Mapping[int, int]) -> str:
        """How the chips stand, by the log."""
        return self.say("told-claim-chips", chips=self._numbers(claimed))

    def result(self, result: Mapping[str, Any]) -> str:
        """What the log says of the whole game."""
        parts = [] if result["ended"] == "played" else [self.say(f"told-result-{result['ended']}")]
        if "winners" in result:
            winners = [self.name(seat) for seat in result["winners"]]
            words = ("told-result-nobody", "told-result-won", "told-result-won-several")[min(2, len(winners))]
            parts.append(self.say(words, winner=winners[0] if winners else "", winners=self._joined(winners)))
        if result.get("scores"):
            parts.append(self._numbers(result["scores"]))
        if result.get("chips"):
            parts.append(self.say("told-result-chips", chips=self._numbers(result["chips"])))
        return self.say("told-result", parts="; ".join(parts or [self.say("told-result-played")]))

    def _numbers(self, numbers: Mapping[int, int]) -> str:
        return ", ".join(f"{self.name(seat)} {number}" for seat, number in numbers.items()) or "-"

    # --- what cannot have happened ---

    def lets(self, verb: int, seat: int, value: Any) -> str:
        """An act that cannot have happened, as the log has it."""
        what = self._infinitive(verb, value)
        if seat < 0:
            return self.say("told-lets-nobody", what=what)
        return self.say("told-lets", seat=self.name(seat), what=what)

    def _infinitive(self, verb: int, value: Any) -> str:
        if verb == CUT:
            shown = zip(self.seats, self._cards(value), strict=True)
            return self.say("told-do-cut", cuts=", ".join(f"{name} {card}" for name, card in shown))
        if verb in (DEAL, THROW_IN):
            return self.say("told-do-deal" if verb == DEAL else "told-do-throw-in")
        if verb == BET:
            return self.say("told-do-bet" if isinstance(value, int) else f"told-do-{value}", bet=value)
        if verb == BID:
            return self.say("told-do-bid", bid=self._bid(value))
        if verb == DISPLAY:
            return self.say("told-do-display" if value else "told-do-display-nothing", cards=self._listed(value))
        if verb == DRAW:
            return self.say("told-do-draw" if value >= 0 else "told-do-draw-unseen", card=self._cards([value])[0])
        if verb == PLAY_AS:
            card, named = self._cards(value)
            return self.say("told-do-play", card=self.say("told-as", card=card, named=named))
        return self.say(_CARD_VERBS[verb], card=self._cards([value])[0])

    # --- lists ---

    def _cards(self, cards: Sequence[int]) -> list[str]:
        return ["x" if card == UNKNOWN else self.written[card] for card in cards]

    def _listed(self, cards: Sequence[int]) -> str:
        return ", ".join(self._cards(cards))

    def _joined(self, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.say("told-and", first=", ".join(names[:-1]), last=names[-1])
