"""The data that ships with the referee, found in a wheel and in a checkout alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def shipped(kind: str) -> Traversable:
    """The folder of shipped data of one kind.

    Args:
        kind: `specs` or `schemas`.

    Raises:
        FileNotFoundError: This installation ships none.
    """
    from importlib.resources import files

    root = files("referee")
    inside = root / "_data" / kind
    if inside.is_dir():
        return inside
    parent = getattr(root, "parent", None)  # an editable install or a checkout: a plain folder
    if parent is not None and (parent / "pyproject.toml").is_file():
        beside: Traversable = parent / kind
        if beside.is_dir():
            return beside
    raise FileNotFoundError(f"no shipped {kind}")
