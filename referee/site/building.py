"""Gathers what the pages are made from, writes them, and puts the finished site in its place."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import version
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from referee.documents import shipped
from referee.errors import RefereeError
from referee.rulebook.styles import STYLE
from referee.rulebook.writing import write_book
from referee.rules import Game, RulesError, Shelf
from referee.site.accounts import read_accounts
from referee.site.book_pages import examples_page, home_page, rulebook_page, rules_page
from referee.site.clause_pages import clause_pages, clauses_page, coverage_page
from referee.site.earning import Earned, earned_in
from referee.site.elements import element
from referee.site.layout import LANGUAGE_NAMES, Frame, Page, document
from referee.site.matter import GameMatter, Made, scenes_of
from referee.site.proof_page import proof_page
from referee.site.reference import codes_page, format_page, language_page
from referee.site.searching import search_index
from referee.site.site import Site
from referee.wording import LANGUAGES, say

if TYPE_CHECKING:
    from referee.testing.proving import Proof
    from referee.testing.running import Run


MARKER: Final = ".referee-docs"
"""The file that says that a folder was written by the referee, and may be written anew."""
_WRITTEN: Final = frozenset([*LANGUAGES, "assets", "search", "index.html", MARKER])
_ASSETS: Final = ("style.css", "site.js", "icon.svg")
_SPARED: Final = re.compile(r"(?ms)^\s+|/\*.*?\*/")
"""What in a style is only for whoever writes it."""


class PlaceError(RefereeError):
    """A folder that may not be written.

    Args:
        words: The key of the sentence that says why.
        folder: The folder.
        name: What lies in it.
    """

    def __init__(self, words: str, folder: Path, name: str = "") -> None:
        super().__init__(words, folder, name)
        self.words = words
        self.folder = folder
        self.name = name

    def told(self, lang: str) -> str:
        """What is wrong, in a language."""
        return say(self.words, {"path": self.folder, "name": self.name}, lang)

    def __str__(self) -> str:
        return self.told("en")


@dataclass(frozen=True)
class Material:
    """What a site is made from.

    Args:
        games: The games.
        made: When and from what.
        specs: A user's own folders of rules.
        features: The folder of the feature files; None where there is none.
        run: How they fared.
        proof: What came of trying them against changed rules.
        earned: A finding with each code, where there are faulty files.
    """

    games: tuple[GameMatter, ...]
    made: Made
    specs: tuple[str, ...] = ()
    features: Path | None = None
    run: Run | None = None
    proof: Proof | None = None
    earned: Mapping[str, Earned] = field(default_factory=dict)


def gather(
    shelf: Shelf,
    features: Path | None,
    run: Run | None,
    proof: Proof | None,
    *,
    specs: Sequence[str] = (),
    made: Made | None = None,
    earned: Mapping[str, Earned] | None = None,
) -> Material:
    """Gather everything that the pages are made from.

    Args:
        shelf: The games.
        features: The folder of the feature files; None where there is none.
        run: How they fared.
        proof: What came of trying them against changed rules.
        specs: A user's own folders of rules.
        made: When the pages are made, and from what; found out where it is left out.
        earned: A finding with each code; found out where it is left out.

    Raises:
        RulesError: The rules of a game cannot be used.
    """
    games = tuple(_matter(shelf, game, features, run, proof) for game in _usable(shelf))
    if earned is None:
        earned = earned_in(features.absolute().parent / "tests" / "faulty") if features is not None else {}
    return Material(games, made or made_now(features), tuple(specs), features, run, proof, earned)


def _usable(shelf: Shelf) -> Iterator[Game]:
    if shelf.misrules:
        raise RulesError(shelf.misrules)
    for name in shelf.names():
        game = shelf.game(name)
        if game is not None:
            yield game


def _matter(shelf: Shelf, game: Game, features: Path | None, run: Run | None, proof: Proof | None) -> GameMatter:
    assert game.base is not None, "rules that can be used"
    own = game.name not in shelf.shipped_names
    file = Path(game.file.name) if own else Path(str(shipped("specs") / game.name / "rules.yaml"))
    examples = sorted(each for each in (file.parent / "examples").glob("*.yaml") if each.is_file())
    accounts: Mapping[str, Any] = {}
    listed = features / game.name / "sources.yaml" if features is not None else None
    if listed is not None and listed.is_file():
        accounts = read_accounts(listed)
    return GameMatter(
        game,
        {lang: write_book(game, game.base, lang) for lang in LANGUAGES},
        scenes_of(each for each in run.scenarios if each.game == game.name) if run is not None else (),
        accounts,
        tuple(examples),
        file.read_text("utf-8-sig", errors="replace"),
        file.name if own else f"{game.name}/{file.name}",
        tuple(each for each in proof.mutants if each.mutant.game == game.name) if proof is not None else None,
    )


def made_now(folder: Path | None) -> Made:
    """The moment, and the commit that a folder is at."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    now = datetime.fromtimestamp(int(epoch), UTC) if epoch else datetime.now(UTC)
    commit = _git(folder, "rev-parse", "HEAD")
    changed = bool(commit and _git(folder, "status", "--porcelain"))
    return Made(now.strftime("%Y-%m-%d %H:%M UTC"), commit, changed, version("referee"))


def _git(folder: Path | None, *words: str) -> str:
    """What git says of a folder; nothing where there is no git, or it knows nothing of the folder."""
    if folder is None:
        return ""
    try:
        done = subprocess.run(
            ["git", "-C", str(folder), "-c", "core.fsmonitor=false", *words],
            capture_output=True,
            encoding="utf-8",
            timeout=20,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def pages(site: Site, games: Sequence[GameMatter]) -> Iterator[Page]:
    """The pages of some games."""
    for matter in games:
        yield rulebook_page(site, matter)
        yield clauses_page(site, matter)
        yield from clause_pages(site, matter)
        yield coverage_page(site, matter)
        yield rules_page(site, matter)
        yield examples_page(site, matter)


def common_pages(site: Site) -> Iterator[Page]:
    """The pages that belong to no game."""
    yield home_page(site)
    yield codes_page(site)
    yield language_page(site)
    yield format_page(site, "log")
    yield format_page(site, "verdict")
    yield format_page(site, "replay")
    yield proof_page(site)


def write_language(material: Material, lang: str, folder: Path) -> int:
    """Write the pages of one language; tells how many there are."""
    flaws = tuple(flaw.located(lang) for flaw in material.run.flaws) if material.run else ()
    site = Site(lang, material.games, material.made, material.specs, material.earned, flaws)
    frame = Frame(lang, material.games, material.made, site.drawn)
    count = 0
    for page in (*common_pages(site), *pages(site, material.games)):
        _write(folder / lang / page.path, frame.html(page))
        count += 1
    _write(folder / "search" / f"{lang}.json", search_index(site))
    return count


def write_site(material: Material, folder: Path, *, jobs: int = 1) -> int:
    """Write the whole site into a folder; tells how many pages it has."""
    for name in _ASSETS:
        text = (files("referee") / "site" / "assets" / name).read_text("utf-8")
        _write(folder / "assets" / name, _SPARED.sub("", STYLE + text) if name.endswith(".css") else text)
    _write(folder / "index.html", first_page())
    _write(folder / MARKER, f"{material.made.version}\n")
    if jobs < 2:
        return 1 + sum(write_language(material, lang, folder) for lang in LANGUAGES)
    known = material.specs, material.features, material.run, material.proof, material.made, material.earned
    with ProcessPoolExecutor(len(LANGUAGES), mp_context=get_context("spawn")) as pool:
        return 1 + sum(pool.map(_in_process, [(*known, lang, folder) for lang in LANGUAGES]))


def _in_process(
    work: tuple[tuple[str, ...], Path | None, Run | None, Proof | None, Made, Mapping[str, Earned], str, Path],
) -> int:
    """Write one language in a process of its own, which reads the rules anew: they are not sent from one to another."""
    specs, features, run, proof, made, earned, lang, folder = work
    material = gather(Shelf(specs), features, run, proof, specs=specs, made=made, earned=earned)
    return write_language(material, lang, folder)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")


def first_page() -> str:
    """The page that lets a reader choose the language."""
    links = [
        element(
            "li",
            element("a", LANGUAGE_NAMES[lang], href=f"{lang}/index.html", hreflang=lang, class_="choice"),
            element("p", say("site-lead", {}, lang)),
            lang=lang,
        )
        for lang in LANGUAGES
    ]
    mark = element("img", src="assets/icon.svg", alt="", width="72", height="72")
    heading = element("h1", mark, " ", say("site-name", {}, "en"))
    main = element("main", heading, element("ul", links, class_="choices"), id="main", class_="first")
    return document("en", say("site-name", {}, "en"), "index.html", element("body", main))


def publish(folder: Path, write: Callable[[Path], int]) -> int:
    """Write a site beside its place, and put it there when it is whole.

    Args:
        folder: Its place: a folder that is empty, or not there, or an earlier site.
        write: Writes it into a folder; tells how many pages it has.

    Raises:
        PlaceError: The folder holds something else.
        OSError: It cannot be written.
    """
    check_place(folder)
    folder = folder.resolve()
    folder.parent.mkdir(parents=True, exist_ok=True)
    beside = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    try:
        new = beside / "new"
        new.mkdir()
        count = write(new)
        check_place(folder)  # it took a while
        old = beside / "old"
        if folder.exists():
            folder.rename(old)
        try:
            new.rename(folder)
        except OSError:
            if old.exists():
                old.rename(folder)
            raise
    finally:
        shutil.rmtree(beside, ignore_errors=True)
    return count


def check_place(folder: Path) -> None:
    """Make sure that a folder may be written.

    Raises:
        PlaceError: It holds something that the referee did not write.
    """
    if not folder.exists():
        return
    if not folder.is_dir():
        raise PlaceError("site-place-file", folder)
    names = {each.name for each in folder.iterdir()}
    if names and not (folder / MARKER).is_file():
        raise PlaceError("site-place-full", folder)
    more = sorted(names - _WRITTEN)
    if more:
        raise PlaceError("site-place-more", folder, more[0])
