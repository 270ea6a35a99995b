"""What a code, a clause, an open point or a variant means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from referee.codes import CODES
from referee.documents import suggest
from referee.render.escaping import folded, visible
from referee.rules import Game
from referee.rules.checking import clause_references
from referee.rules.model import RulesModel
from referee.wording import say


def codes_and_clauses(games: Sequence[Game]) -> list[str]:
    """Everything that can be explained: codes, then each game's clauses, open points and variants."""
    found = list(CODES)
    for game in games:
        if game.base is not None:
            model = game.base.model
            found += [*model.clauses, *model.rulings, *model.variants]
    return list(dict.fromkeys(found))


def explain(name: str, games: Sequence[Game], lang: str) -> tuple[str, bool]:
    """Explain a code, a clause, an open point or a variant; the second part tells whether there is one."""
    wanted = name.strip()
    known = codes_and_clauses(games)
    exact = next((k for k in known if k == wanted), None) or next(
        (k for k in known if k.lower() == wanted.lower()), None
    )
    if exact is None:
        near = suggest(wanted, known)
        words = "explain-unknown" if near is None else "explain-unknown-near"
        return visible(say(words, {"name": name, "hint": near or ""}, lang)), False
    if exact in CODES:
        code = CODES[exact]
        head = say("explain-code", {"code": exact, "severity": say(f"word-{code.severity}", {}, lang)}, lang)
        lines = [head, code.text.get(lang, code.text["en"])]
        if code.example:
            lines.append(say("explain-example", {"example": code.example}, lang))
        return "\n".join(lines), True
    return "\n\n".join(_of_games(exact, games, lang)), True


def _of_games(name: str, games: Sequence[Game], lang: str) -> Iterator[str]:
    for game in games:
        rules = game.base
        if rules is None:
            continue
        model = rules.model
        head = say("explain-clause", {"id": name, "game": rules.game}, lang)
        if name in model.clauses:
            clause = model.clauses[name]
            lines = [head, words_in(clause.text, lang), *_cited(model, clause.cite)]
            places = ["/".join(map(str, path[:-1])) for path, used in clause_references(model) if used == name]
            if places:
                lines.append(say("explain-used", {"places": ", ".join(dict.fromkeys(places))}, lang))
            if clause.told:
                lines.append(say("explain-told", {}, lang))
            yield "\n".join(lines)
        elif name in model.rulings:
            ruling = model.rulings[name]
            order = sorted(ruling.answers, key=lambda answer, ruling=ruling: answer != ruling.default)  # type: ignore[misc]
            yield "\n".join(
                [
                    head,
                    words_in(ruling.text, lang),
                    *_cited(model, ruling.cite),
                    say("explain-answers", {}, lang),
                    *(f"  {answer}: {words_in(ruling.answers[answer].text, lang)}" for answer in order),
                ]
            )
        elif name in model.variants:
            variant = model.variants[name]
            text = variant.text if isinstance(variant.text, dict) else variant.name
            lines = [head, words_in(text, lang), *_cited(model, variant.cite)]
            yield "\n".join([*lines, say("explain-used", {"places": ", ".join(variant.set)}, lang)])


def _cited(model: RulesModel, cites: Sequence[str]) -> Iterator[str]:
    """Where it is printed, each source by its title."""
    for cite in cites:
        source = model.sources.get(cite.partition(": ")[0])
        yield "  " + folded(cite + (f" ({source.title})" if source else ""))


def words_in(words: Mapping[str, str], lang: str) -> str:
    """A text of a rules file in the language asked for, or in one that it is there in."""
    return folded(words.get(lang) or words.get("en") or next(iter(words.values())))
