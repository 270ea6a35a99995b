"""What may be agreed on: variants, open points, options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.rulebook.book import Block, Entries, Entry, Items, Paragraph, Row, Sentence, Table
from referee.rulebook.selections import listing
from referee.rulebook.telling import Telling
from referee.rules.model import Option, Ruling, Variant


def tell_variants(t: Telling) -> tuple[Block, ...]:
    """The variants, the names for several together, and apart from them how other programs play."""
    variants = t.model.variants
    usual = [name for name, variant in variants.items() if not variant.profile]
    profiles = [name for name, variant in variants.items() if variant.profile]
    blocks: list[Block] = []
    if usual:
        blocks.append(t.paragraph(t.sentence("variants-intro", None, "variants", key="variants/intro")))
        blocks.append(Entries(tuple(_variant(t, name, variants[name]) for name in usual)))
    if t.model.presets:
        blocks.append(t.paragraph(t.sentence("presets-intro", None, "presets", key="presets/intro")))
        blocks.append(Items(tuple(_preset(t, name, members) for name, members in t.model.presets.items())))
    if profiles:
        blocks.append(t.paragraph(t.sentence("profiles-intro", None, "variants", key="variants/profiles")))
        blocks.append(Entries(tuple(_variant(t, name, variants[name]) for name in profiles)))
    return tuple(blocks)


def _variant(t: Telling, name: str, variant: Variant) -> Entry:
    """A variant: what is different, whether this book tells it, and what it does not go with."""
    at = f"variants/{name}"
    text = t.words(variant.text) or t.words(variant.name)
    told = [Sentence(f"{at}/text", _stopped(text), None, (f"{at}/text", f"{at}/set"))]
    if name in t.rules.variants:
        told.append(t.sentence("variant-in-force", None, at, key=f"{at}/in-force"))
    told += _barred(t, name)
    if variant.cite:
        told.append(t.sentence("variant-cited", None, f"{at}/cite", cites=_cited(t, variant.cite)))
    return Entry(at, t.words(variant.name), name, (Paragraph(tuple(told)),))


def _barred(t: Telling, name: str) -> Iterator[Sentence]:
    """What a variant cannot be played with, whichever of the two says so."""
    variants = t.model.variants
    own = variants[name].excludes
    others = [
        other
        for other, variant in variants.items()
        if other != name and (other in own or name in variant.excludes) and not variant.profile
    ]
    if others:
        names = listing(t, [t.say("money-quoted", text=t.words(variants[other].name)) for other in others], "or")
        yield t.sentence("variant-excludes", None, f"variants/{name}/excludes", names=names)
    points = [ruling for ruling in own if ruling in t.model.rulings]
    for point in points:
        ruling = t.model.rulings[point]
        question = t.say("money-quoted", text=t.words(ruling.text))
        yield t.sentence(
            "variant-excludes-answers",
            None,
            f"variants/{name}/excludes",
            key=f"variants/{name}/excludes/{point}",
            question=question,
            id=point,
        )


def _preset(t: Telling, name: str, members: Sequence[str]) -> Paragraph:
    """A name for variants played together."""
    called = t.say("money-quoted", text=name)
    if not members:
        return t.paragraph(t.sentence("preset-plain", None, f"presets/{name}", name=called))
    names = listing(t, [t.say("money-quoted", text=t.words(t.model.variants[member].name)) for member in members])
    return t.paragraph(t.sentence("preset", None, f"presets/{name}", name=called, variants=names))


def tell_rulings(t: Telling) -> tuple[Block, ...]:
    """The open points: each question with its answers, which is usual, and which holds in this book."""
    if not t.model.rulings:
        return ()
    head = t.paragraph(t.sentence("rulings-intro", None, "rulings", key="rulings/intro"))
    return (head, Entries(tuple(_ruling(t, name, ruling) for name, ruling in t.model.rulings.items())))


def _ruling(t: Telling, name: str, ruling: Ruling) -> Entry:
    """An open point."""
    at = f"rulings/{name}"
    holds = t.rules.rulings.get(name, ruling.default)
    answers = []
    for answer, told in ruling.answers.items():
        place = f"{at}/answers/{answer}"
        usual, here = answer == ruling.default, answer == holds
        words = "answer-usual" if usual and here else "answer-here" if here else "answer-left" if usual else "answer"
        text = Sentence(f"{place}/text", _stopped(t.words(told.text)), None, (f"{place}/text", f"{place}/set"))
        mark = t.sentence(words, None, f"{at}/default", key=f"{place}/mark", id=answer)
        answers.append(Paragraph((text, mark)))
    more = []
    if _idle(t, ruling):
        more.append(t.sentence("ruling-idle", None, at, key=f"{at}/idle"))
    if ruling.cite:
        more.append(t.sentence("left-open", None, f"{at}/cite", cites=_cited(t, ruling.cite)))
    blocks: tuple[Block, ...] = (Items(tuple(answers)), *([Paragraph(tuple(more))] if more else []))
    return Entry(at, t.words(ruling.text), name, blocks)


def _idle(t: Telling, ruling: Ruling) -> bool:
    """Nothing that an answer changes is there under the variants in force."""
    places = [place.split("/") for answer in ruling.answers.values() for place in answer.set if "clauses/" not in place]
    gone = [
        steps
        for steps in places
        if (steps[0] == "phases" and len(steps) > 2 and t.model.phases.get(steps[1]) is None)
        or (steps[0] == "wild" and len(steps) > 1 and t.model.wild is None)
    ]
    return bool(places) and len(gone) == len(places)


def tell_options(t: Telling) -> tuple[Block, ...]:
    """The numbers that a table agrees on: what each is, which are possible, and which is usual."""
    if not t.model.options:
        return ()
    rows = tuple(_option(t, name, option) for name, option in t.model.options.items())
    head = (t.say("options-what"), t.say("options-range"), t.say("options-usual"), t.say("options-name"))
    intro = t.paragraph(t.sentence("options-intro", None, "options", key="options/intro"))
    return (intro, Table("options", t.say("options-table"), head, rows, None, ("options",)))


def _option(t: Telling, name: str, option: Option) -> Row:
    """An option as a row."""
    at = f"options/{name}"
    top = option.max >= 1_000_000_000
    numbers = t.say("options-from" if top else "options-between", least=option.min, most=option.max)
    value = t.rules.options[name]
    if option.default is None:
        usual = t.say("options-must") if value == option.min else t.say("options-here", value=value)
    elif value == option.default:
        usual = str(option.default)
    else:
        usual = t.say("options-usual-here", usual=option.default, value=value)
    what = t.words(option.name)
    cells = (t.capital(what), numbers, usual, name)
    return Row(at, cells, option.clause, (f"{at}/default", f"{at}/min", f"{at}/max"))


def _cited(t: Telling, cites: Sequence[str]) -> str:
    """Where something is printed; of a single source the title would only be said over and over."""
    if len(t.model.sources) > 1:
        return t.cited(cites)
    return t.places(cite.partition(": ")[2] for cite in cites)


def _stopped(text: str) -> str:
    """A text with a full stop."""
    return text if text.endswith((".", "!", "?")) else text + "."
