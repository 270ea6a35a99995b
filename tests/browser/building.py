"""Builds the documentation once for all tests of it."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

from referee.rules import Shelf
from referee.site import Made, Material, gather, write_site
from referee.testing.running import run_features

ROOT = Path(__file__).parents[2]
FEATURES = ROOT / "features"
MADE = Made("2026-01-02 03:04 UTC", "0123456789abcdef", True, "9.9.9")


@cache
def material() -> Material:
    """What the site of the shipped games is made from: a run of all their feature files."""
    return gather(Shelf(), FEATURES, run_features(FEATURES), None, made=MADE)


@cache
def built() -> Path:
    """The folder of the site."""
    folder = Path(tempfile.mkdtemp(prefix="referee-docs-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    write_site(material(), folder, jobs=2)
    return folder
