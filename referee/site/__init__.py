"""The documentation as a static site: rulebooks, clauses with their scenarios, coverage, codes and formats."""

from referee.site.accounts import AccountError
from referee.site.building import Material, PlaceError, check_place, gather, publish, write_site
from referee.site.matter import GameMatter, Made, Scene

__all__ = [
    "AccountError",
    "GameMatter",
    "Made",
    "Material",
    "PlaceError",
    "Scene",
    "check_place",
    "gather",
    "publish",
    "write_site",
]
