"""Verdicts, rules and choices as text for people."""

from referee.render.escaping import visible
from referee.render.explaining import codes_and_clauses, explain
from referee.render.games import games_text
from referee.render.text import legal_text, misrule_text, tally_text, verdict_text

__all__ = [
    "codes_and_clauses",
    "explain",
    "games_text",
    "legal_text",
    "misrule_text",
    "tally_text",
    "verdict_text",
    "visible",
]
