"""What a code or a clause means."""

from __future__ import annotations

from collections.abc import Iterator

from referee.codes import CODES
from referee.documents import suggest
from referee.rules import Game
from referee.rules.checking import clause_references
from referee.wording import say


def codes_and_clauses(games: list[Game]) -> list[str]:
    """Everything that can be explained."""
    found = list(CODES)
    for game in games:
        if game.base is not None:
            found += [*game.base.clauses, *game.base.model.rulings]
    return list(dict.fromkeys(found))


def explain(name: str, games: list[Game], lang: str) -> tuple[str, bool]:
    """Explain a code, a clause or a ruling; the second part tells whether there is one."""
    wanted = name.strip()
    known = codes_and_clauses(games)
    exact = next((k for k in known if k == wanted), None) or next(
        (k for k in known if k.lower() == wanted.lower()), None
    )
    if exact is None:
        near = suggest(wanted, known)
        words = "explain-unknown" if near is None else "explain-unknown-near"
        return say(words, {"name": name, "hint": near or ""}, lang), False
    if exact in CODES:
        code = CODES[exact]
        lines = [
            say("explain-severity", {"code": exact, "severity": say(f"word-{code.severity}", {}, lang)}, lang),
            code.text.get(lang, code.text["en"]),
        ]
        if code.example:
            lines.append(say("explain-example", {"example": code.example}, lang))
        return "\n".join(lines), True
    return "\n\n".join(_of_games(exact, games, lang)), True


def _of_games(name: str, games: list[Game], lang: str) -> Iterator[str]:
    for game in games:
        rules = game.base
        if rules is None:
            continue
        head = say("explain-clause", {"id": name, "game": rules.game}, lang)
        if name in rules.clauses:
            clause = rules.clauses[name]
            lines = [head, _text(clause.text, lang), *(f"  {cite}" for cite in clause.cite)]
            places = ["/".join(map(str, path[:-1])) for path, used in clause_references(rules.model) if used == name]
            if places:
                lines.append(say("explain-decides", {"places": ", ".join(dict.fromkeys(places))}, lang))
            if clause.told:
                lines.append(say("explain-told", {}, lang))
            yield "\n".join(lines)
        elif name in rules.model.rulings:
            ruling = rules.model.rulings[name]
            order = sorted(ruling.answers, key=lambda answer: answer != ruling.default)
            answers = "".join(f"\n  {answer}: {_text(ruling.answers[answer].text, lang)}" for answer in order)
            lines = [head, _text(ruling.text, lang), *(f"  {cite}" for cite in ruling.cite)]
            yield "\n".join([*lines, say("explain-ruling", {"answers": answers}, lang)])


def _text(words: dict[str, str], lang: str) -> str:
    return words.get(lang) or next(iter(words.values()))
