"""What stands around every page: head, links to the other pages, search, and where the page was made from."""

from __future__ import annotations

import posixpath
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final
from xml.etree.ElementTree import Element

from referee.rulebook.faces import Faces
from referee.site.elements import Child, element, markup
from referee.site.matter import GameMatter, Made
from referee.wording import LANGUAGES, say

LANGUAGE_NAMES: Final = {"en": "English", "de": "Deutsch"}
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
GAME_PAGES: Final = (
    ("index.html", "site-rulebook"),
    ("clauses.html", "site-clauses"),
    ("coverage.html", "site-coverage"),
    ("rules.html", "site-rules-file"),
    ("examples.html", "site-examples"),
)
REFERENCES: Final = (
    ("codes.html", "site-codes"),
    ("language.html", "site-language"),
    ("log.html", "site-log"),
    ("verdict.html", "site-verdict"),
    ("replay.html", "site-replay"),
    ("proof.html", "site-proof"),
)
_KEYS: Final = (
    ("/", "search"),
    ("↓ ↑ Enter", "results"),
    ("n", "next"),
    ("p", "previous"),
    ("?", "help"),
    ("Esc", "close"),
)


@dataclass(frozen=True)
class Page:
    """A page in one language.

    Args:
        path: Where it is, within the folder of its language.
        title: Its title and first heading.
        body: What stands below the heading.
        lead: A sentence below the heading, if there is one.
        game: The game that it belongs to.
        current: The page in the bars of links that it is, or belongs to.
        contents: Links within the page, each with its words.
        above: The pages that it lies under: a path and words for each.
        beside: The links within the page stand beside the text where there is room.
    """

    path: str
    title: str
    body: Sequence[Child]
    lead: Child = None
    game: GameMatter | None = None
    current: str = ""
    contents: Sequence[tuple[str, str]] = ()
    above: Sequence[tuple[str, str]] = field(default_factory=tuple)
    beside: bool = False


def relative(to: str, page: str) -> str:
    """The way from a page to another file, both named from the folder of the site.

    >>> relative("de/trio/index.html#deal", "de/trio/clauses/A.B.html"), relative("assets/site.js", "en/codes.html")
    ('../index.html#deal', '../assets/site.js')
    """
    path, mark, anchor = to.partition("#")
    return posixpath.relpath(path, posixpath.dirname(page) or ".") + mark + anchor


class Frame:
    """Puts a page into its frame.

    Args:
        lang: The language.
        games: All games of the site.
        made: When it was made, and from what.
        faces: The faces of the cards with which the pages of a game, or of none, were dressed.
    """

    def __init__(
        self, lang: str, games: Sequence[GameMatter], made: Made, faces: Callable[[GameMatter | None], Sequence[Faces]]
    ) -> None:
        self.lang = lang
        self.faces = faces
        self.games = games
        self.made = made

    def say(self, words: str, **args: object) -> str:
        """A sentence of the site's own words."""
        return say(words, args, self.lang)

    def html(self, page: Page) -> str:
        """The page as it is written to its file."""
        here = f"{self.lang}/{page.path}"
        main = element("main", id="main", tabindex="-1")
        main.append(self._crumbs(page, here))
        main.append(element("h1", page.title))
        if page.lead is not None:
            main.append(element("p", page.lead, class_="lead"))
        if page.contents:
            main.append(self._contents(page))
        for child in page.body:
            if isinstance(child, Element):
                main.append(child)
            elif child is not None:
                main.append(element("p", child))
        self._pictures(main, page)
        name = self.say("site-name")
        title = page.title if page.game is None else f"{page.title} · {self.title_of(page.game)}"
        body = element(
            "body",
            element("a", self.say("site-skip"), href="#main", class_="skip"),
            self._header(page, here),
            self._navigation(page, here),
            main,
            self._footer(),
            self._help(),
        )
        return document(self.lang, f"{title} · {name}", here, body)

    def _pictures(self, main: Element, page: Page) -> None:
        """The pictures of the suits that are drawn on a page, where it does not have them yet."""
        wanted = set()
        for drawing in main.iter("svg"):
            if len(drawing) == 1 and drawing[0].tag == "use":
                wanted.add(drawing[0].get("href", "")[1:])
                drawing.attrib.clear()  # the picture has its own square, and the card around it is read out as one
        wanted -= {symbol.get("id", "") for symbol in main.iter("symbol")}
        if not wanted:
            return
        drawn = [faces.definitions(wanted) for faces in self.faces(page.game)]
        sheet = next((each for each in main.iter("svg") if each.get("class") == "pictures"), None)
        if sheet is None:
            main.append(sheet := drawn.pop(0))
        for each in drawn:
            sheet.extend(each)

    def title_of(self, matter: GameMatter) -> str:
        """What a game is called."""
        return matter.books[self.lang].title

    def _link(self, path: str, words: Child, here: str, *, current: bool) -> Element:
        return element(
            "li",
            element("a", words, href=relative(f"{self.lang}/{path}", here), aria_current="page" if current else None),
        )

    def _header(self, page: Page, here: str) -> Element:
        bar = element("header", class_="bar")
        home = relative(f"{self.lang}/index.html", here)
        mark = element("img", src=relative("assets/icon.svg", here), alt="", width="28", height="28")
        bar.append(element("a", mark, element("span", self.say("site-name")), href=home, class_="brand"))
        bar.append(self._search(here))
        bar.append(self._languages(page, here))
        dark = self.say("site-theme")
        bar.append(element("button", dark, type="button", class_="theme", hidden=True, aria_pressed="false"))
        help_ = {"aria_label": self.say("site-keys"), "aria_haspopup": "dialog"}
        bar.append(element("button", "?", type="button", class_="help", hidden=True, **help_))
        return bar

    def _navigation(self, page: Page, here: str) -> list[Element]:
        games = [
            self._link(f"{matter.name}/index.html", self.title_of(matter), here, current=False) for matter in self.games
        ]
        for matter, link in zip(self.games, games, strict=True):
            if page.game is not None and matter.name == page.game.name:
                link[0].set("aria-current", "true")
        references = [
            self._link(path, self.say(words), here, current=page.current == path) for path, words in REFERENCES
        ]
        lists = element("ul", games, class_="games"), element("ul", references, class_="references")
        bars = [element("nav", lists, class_="main", aria_label=self.say("site-nav"))]
        if page.game is not None:
            bars.append(self._game_bar(page, page.game, here))
        return bars

    def _game_bar(self, page: Page, matter: GameMatter, here: str) -> Element:
        links = [
            self._link(f"{matter.name}/{path}", self.say(words), here, current=page.current == path)
            for path, words in GAME_PAGES
        ]
        for (path, _), link in zip(GAME_PAGES, links, strict=True):
            if page.current == path and page.path != f"{matter.name}/{path}":
                link[0].set("aria-current", "true")
        label = self.say("site-game-nav", game=self.title_of(matter))
        return element("nav", element("ul", links), class_="game", aria_label=label)

    def _search(self, here: str) -> Element:
        box = element(
            "input", type="search", id="search", autocomplete="off", spellcheck="false", role="combobox",
            placeholder=self.say("site-search"), aria_label=self.say("site-search-long"), aria_expanded="false",
            aria_controls="found", aria_autocomplete="list", data_index=relative(f"search/{self.lang}.json", here),
            data_root=relative(f"{self.lang}/index.html", here).removesuffix("index.html"),
            data_none=self.say("site-search-none"), data_one=self.say("site-search-one"),
            data_several=self.say("site-search-several", count="{count}"), data_failed=self.say("site-search-failed"),
        )  # fmt: skip
        return element(
            "div",
            box,
            element("ul", id="found", role="listbox", aria_label=self.say("site-found"), hidden=True),
            element("p", id="told", role="status", aria_live="polite", class_="unseen"),
            class_="search",
            role="search",
            hidden=True,
        )

    def _languages(self, page: Page, here: str) -> Element:
        links = [
            element(
                "li",
                element(
                    "a",
                    LANGUAGE_NAMES[lang],
                    href=relative(f"{lang}/{page.path}", here),
                    hreflang=lang,
                    lang=lang,
                    aria_current="true" if lang == self.lang else None,
                ),
            )
            for lang in LANGUAGES
        ]
        return element("nav", element("ul", links), class_="languages", aria_label=self.say("site-languages"))

    def _crumbs(self, page: Page, here: str) -> Element:
        steps = [element("li", element("a", self.say("site-home"), href=relative(f"{self.lang}/index.html", here)))]
        if page.game is not None and page.path != f"{page.game.name}/index.html":
            href = relative(f"{self.lang}/{page.game.name}/index.html", here)
            steps.append(element("li", element("a", self.title_of(page.game), href=href)))
        steps += [
            element("li", element("a", words, href=relative(f"{self.lang}/{path}", here))) for path, words in page.above
        ]
        if page.path == "index.html":
            steps = []
        nav = element("nav", class_="crumbs", aria_label=self.say("site-crumbs"))
        if steps:
            nav.append(element("ol", steps))
            return nav
        return element("div", class_="crumbs")

    def _contents(self, page: Page) -> Element:
        links = [element("li", element("a", words, href=href)) for href, words in page.contents]
        return element(
            "nav",
            element("details", element("summary", self.say("site-contents")), element("ul", links), open=page.beside),
            class_="contents beside" if page.beside else "contents",
            aria_label=self.say("site-contents"),
        )

    def _help(self) -> Element:
        rows = []
        for key, words in _KEYS:
            keys: list[Child] = [[element("kbd", part), " "] for part in key.split(" ")]
            rows.append(element("div", element("dt", keys), element("dd", self.say(f"site-key-{words}"))))
        return element(
            "dialog",
            element("h2", self.say("site-keys"), id="keys-title"),
            element("dl", rows),
            element("button", self.say("site-close"), type="button"),
            id="keys",
            aria_labelledby="keys-title",
        )

    def _footer(self) -> Element:
        made = self.made
        if not made.commit:
            commit = self.say("site-no-commit")
        else:
            commit = self.say("site-commit-changed" if made.changed else "site-commit", commit=made.commit[:12])
        text = self.say("site-made", when=made.when, version=made.version)
        return element("footer", element("p", text, " ", commit))


def document(lang: str, title: str, here: str, body: Element) -> str:
    """A whole file of HTML."""
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", http_equiv="Content-Security-Policy", content=POLICY),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("meta", name="referrer", content="no-referrer"),
        element("title", title),
        element("link", rel="icon", type="image/svg+xml", href=relative("assets/icon.svg", here)),
        element("link", rel="stylesheet", href=relative("assets/style.css", here)),
        element("script", src=relative("assets/site.js", here), defer=True),
    )
    return "<!doctype html>\n" + markup(element("html", head, body, lang=lang)) + "\n"
