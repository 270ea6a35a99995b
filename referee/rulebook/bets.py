"""Betting as prose."""

from __future__ import annotations

from referee.rulebook.book import Block, Items, Paragraph, Sentence
from referee.rulebook.chips import in_pot, into_pot, pot_in_words, tell_award, tell_pay
from referee.rulebook.scores import tell_score
from referee.rulebook.seats import options_in, plain, so_many, who_begins
from referee.rulebook.telling import Telling
from referee.rules.phase_model import AwardPhase, BettingPhase, LastOne, PayPhase, ScorePhase


def tell_betting(t: Telling, name: str, phase: BettingPhase) -> tuple[Block, ...]:
    """What the players do while they bet: how it begins, what each may do in turn, and how it ends.

    Args:
        t: The telling.
        name: The phase's id.
        phase: The phase.
    """
    at = f"phases/{name}"
    opening = [
        t.sentence("bets-start", phase.clause, f"{at}/start", who=who_begins(t, phase.start, folded=False)),
        t.sentence("bets-pot", phase.clause, f"{at}/pot", into=into_pot(t, phase.pot)),
    ]
    apart = phase.opens_at is None and _paid_before(t, name, phase)
    stake = "bets-stake-apart" if apart else "bets-stake"
    opening.append(t.sentence(stake, phase.clause, f"{at}/opens-at", key=f"{at}/stake"))
    if phase.opens_at is not None:
        opening.append(_opening_bet(t, at, phase))
    opening.append(t.sentence("bets-choice", phase.clause, at, key=f"{at}/choice"))
    blocks: list[Block] = [Paragraph(tuple(opening)), Items(tuple(_choices(t, at, phase)))]
    ending = t.paragraph(*_own_raise(t, at, phase), _close(t, at, phase), _nobody_bets(t, name, phase))
    blocks.append(ending)
    return (*blocks, *_alone(t, at, phase))


def _opening_bet(t: Telling, at: str, phase: BettingPhase) -> Sentence:
    """What everybody has staked before, which is a bet that can be matched."""
    assert phase.opens_at is not None
    chips = so_many(t, phase.opens_at, "chip")
    places = (f"{at}/opens-at", *options_in(phase.opens_at, t))
    for other in t.rules.dealt:
        if isinstance(other, PayPhase) and other.source == "each" and plain(other.amount) == plain(phase.opens_at):
            why = t.words(other.why)
            if why and "{" not in why:
                return t.sentence("bets-opens-why", phase.clause, *places, why=why, chips=chips)
    return t.sentence("bets-opens", phase.clause, *places, chips=chips)


def _choices(t: Telling, at: str, phase: BettingPhase) -> list[Paragraph]:
    """What a player may do in turn."""
    clause, choices = phase.clause, []
    if phase.opens_at is None:
        late = "bets-late-raise" if phase.late_raise else "bets-no-late-raise"
        choices.append(
            t.paragraph(
                t.sentence("bets-pass", clause, f"{at}/opens-at", key=f"{at}/pass"),
                t.sentence(late, clause, f"{at}/late-raise", f"{at}/opens-at"),
            )
        )
        choices.append(t.paragraph(t.sentence("bets-bet", clause, f"{at}/opens-at", key=f"{at}/bet")))
    choices.append(t.paragraph(t.sentence(f"bets-match-{phase.match}", clause, f"{at}/match")))
    to = t.sentence("bets-raise", clause, at, key=f"{at}/raise")
    if phase.limit is None:
        choices.append(t.paragraph(to, t.sentence("bets-no-limit", clause, f"{at}/limit")))
    else:
        limit = "bets-limit" if phase.opens_at is not None else "bets-limit-bet"
        choices.append(t.paragraph(to, t.sentence(limit, phase.limit.clause, f"{at}/limit", f"{at}/opens-at")))
    fold = t.sentence("bets-fold", phase.fold, f"{at}/fold")
    early = None
    if phase.opens_at is None:
        early = t.sentence(
            "bets-early-fold" if phase.early_fold else "bets-no-early-fold",
            phase.fold,
            f"{at}/early-fold",
            f"{at}/opens-at",
        )
    choices.append(t.paragraph(fold, early))
    return choices


def _own_raise(t: Telling, at: str, phase: BettingPhase) -> list[Sentence]:
    """That nobody raises twice running."""
    rule = phase.own_raise
    if rule is None:
        return []
    told = [t.sentence("bets-own-raise", rule.clause, f"{at}/own-raise")]
    if phase.opens_at is None:  # else what comes first is a raise in any case
        opening = "bets-opening-is-raise" if rule.opening else "bets-opening-is-none"
        told.append(t.sentence(opening, rule.clause, f"{at}/own-raise/opening", f"{at}/opens-at"))
    return told


def _close(t: Telling, at: str, phase: BettingPhase) -> Sentence:
    """When the betting is over."""
    rule = phase.own_raise
    again = rule is None or (phase.opens_at is None and not rule.opening)
    words = f"bets-close-{phase.close}" + ("-again" if phase.close == "full-circle" and again else "")
    return t.sentence(words, phase.clause, f"{at}/close", *([f"{at}/own-raise"] if again else []))


def _nobody_bets(t: Telling, name: str, phase: BettingPhase) -> Sentence | None:
    """What happens when all pass; nobody can where there is a bet from the beginning."""
    if phase.opens_at is not None:
        return None
    words = f"bets-all-pass-{phase.all_pass}"
    if phase.all_pass == "play-on" and _paid_before(t, name, phase):
        words += "-pot"
    if phase.all_pass == "dealer-bets" and phase.limit is not None:
        words += "-limit"
    places = (f"phases/{name}/all-pass", f"phases/{name}/opens-at", f"phases/{name}/limit", f"pots/{phase.pot}")
    pot = pot_in_words(t, phase.pot)
    return t.sentence(words, phase.clause, *places, pot=pot, there=in_pot(t, phase.pot))


def _paid_before(t: Telling, name: str, phase: BettingPhase) -> bool:
    """Something is paid into the pot before the betting."""
    before = t.rules.sequence[: list(t.rules.sequence).index(name)] if name in t.rules.sequence else t.rules.sequence
    phases = [t.rules.phases[other] for other in before]
    return any(isinstance(other, PayPhase) and other.to == phase.pot for other in phases)


def _alone(t: Telling, at: str, phase: BettingPhase) -> tuple[Block, ...]:
    """What happens when all but one have folded."""
    rule = phase.alone
    if rule is None:
        return (t.paragraph(t.sentence("bets-alone-plays", phase.clause, f"{at}/alone")),)
    steps = _steps(t, at, rule)
    words = "bets-alone-then" if steps else "bets-alone"
    head = t.paragraph(t.sentence(words, rule.clause, f"{at}/alone", f"{at}/alone/sequence", key=f"{at}/alone"))
    return (head, *([Items(tuple(steps), numbered=len(steps) > 1)] if steps else []))


def _steps(t: Telling, at: str, rule: LastOne) -> list[Paragraph]:
    """The phases that end the deal then, each as one paragraph."""
    steps = []
    for name in rule.sequence:
        phase = t.rules.phases.get(name)
        blocks: tuple[Block, ...] = ()
        if isinstance(phase, PayPhase):
            blocks = tell_pay(t, name, phase)
        elif isinstance(phase, AwardPhase):
            blocks = tell_award(t, name, phase, alone=True)
        elif isinstance(phase, ScorePhase):
            blocks = tell_score(t, name, phase)
        told = [sentence for block in blocks if isinstance(block, Paragraph) for sentence in block.sentences]
        if told:
            steps.append(Paragraph(tuple(_moved(sentence, f"{at}/alone") for sentence in told)))
    return steps


def _moved(sentence: Sentence, at: str) -> Sentence:
    """A sentence of a phase that is told at another place than its own: its key must be another one."""
    places = (*sentence.places, f"{at}/sequence")
    return Sentence(f"{at}/{sentence.key}", sentence.text, sentence.clause, places)
