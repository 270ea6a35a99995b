"""A game's rules: read from YAML, merged with variants and rulings, checked, and made ready to judge by."""

from referee.rules.merging import Misrule, Place, Tree
from referee.rules.rules import CardValues, Rules
from referee.rules.shelf import Game, RulesError, Shelf

__all__ = ["CardValues", "Game", "Misrule", "Place", "Rules", "RulesError", "Shelf", "Tree"]
