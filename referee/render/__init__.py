"""Verdicts, rules and choices as text for people."""

from referee.render.annotations import Sarif, github_lines
from referee.render.explaining import catalogue, explain, explainable
from referee.render.games import games_text
from referee.render.progress import Progress, weight
from referee.render.standing import due_next, pot_names
from referee.render.text import legal_text, log_name, misrule_text, tally_text, verdict_text
from referee.wording.escaping import json_text, visible

__all__ = [
    "Progress",
    "Sarif",
    "catalogue",
    "due_next",
    "explain",
    "explainable",
    "games_text",
    "github_lines",
    "json_text",
    "legal_text",
    "log_name",
    "misrule_text",
    "pot_names",
    "tally_text",
    "verdict_text",
    "visible",
    "weight",
]
