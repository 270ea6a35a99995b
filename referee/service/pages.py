"""What is there for a person with a browser: the page, what it is made of, and what problems mean."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from typing import Final

from starlette.responses import Response

from referee.adjudicate import one_line
from referee.replay.page import ICON, SCRIPTS, STYLE, asset, table_page
from referee.service.endpoints import SERVICE, Asked, Endpoint, Given
from referee.service.kept import Kept, page_headers
from referee.service.negotiation import HTML, JSON, media_type, with_charset
from referee.service.problems import STATUS, RefusedError, not_there
from referee.service.settings import Door
from referee.wording import LANGUAGES, say

ASSETS: Final = (*SCRIPTS, STYLE, ICON)
"""What the page is made of."""


@cache
def program() -> str:
    """The version of the program."""
    return version("referee")


@cache
def _page(lang: str) -> Kept:
    """The page in a language."""
    page = table_page(lang, program())
    return Kept(page.encode(), with_charset(HTML), lang, page_headers(page))


@cache
def _asset(name: str) -> Kept:
    """A part of the page."""
    content, media = asset(name)
    return Kept(content, media, ", ".join(LANGUAGES))


class Pages:
    """Answers a browser, and whoever wants to know how the service is.

    Args:
        door: Whether the service is open.
    """

    def __init__(self, door: Door) -> None:
        self.door = door

    def endpoints(self) -> Sequence[Endpoint]:
        """What can be asked."""
        return (
            Endpoint(
                SERVICE,
                "GET",
                "/healthz",
                "getHealth",
                "How the service is",
                "That it is there, and which version; 503 while it shuts down.",
                self.health,
                (Given(JSON, "Health"),),
                problems=("shutting-down",),
                lenient=True,
                spoken=False,
            ),
            Endpoint(
                SERVICE,
                "GET",
                "/problems/{problem}",
                "getProblem",
                "What a problem means",
                "What the `type` of a problem leads to.",
                self.problem,
                (Given(JSON, "ProblemKind"),),
                problems=("unknown-problem",),
                kept=True,
            ),
            Endpoint(
                SERVICE,
                "GET",
                "/",
                "getPage",
                "The page",
                "A page on which a log can be written, judged and looked at.",
                self.page,
                (Given(HTML),),
                lenient=True,
                kept=True,
            ),
            Endpoint(
                SERVICE,
                "GET",
                "/assets/{asset}",
                "getAsset",
                "What the page is made of",
                "A script, a style or a picture of the page.",
                self.asset,
                tuple(Given(media) for media in dict.fromkeys(media_type(asset(name)[1])[0] for name in ASSETS)),
                problems=("not-found",),
                lenient=True,
                kept=True,
            ),
        )

    async def page(self, asked: Asked) -> Response:
        """The page."""
        return _page(asked.lang).response(asked)

    async def asset(self, asked: Asked) -> Response:
        """What the page is made of."""
        if asked.path["asset"] not in ASSETS:
            raise RefusedError("not-found")
        return _asset(asked.path["asset"]).response(asked)

    async def health(self, asked: Asked) -> Response:
        """How the service is."""
        if not self.door.open:
            raise RefusedError("shutting-down", headers={"retry-after": "5"})
        content = one_line({"status": "ok", "version": program()})
        return Response(content, 200, {"cache-control": "no-store"}, JSON)

    async def problem(self, asked: Asked) -> Response:
        """What a kind of problem means."""
        name = asked.path["problem"]
        if name not in STATUS:
            raise not_there("unknown-problem", name, STATUS)
        told = {
            "type": f"/problems/{name}",
            "title": say(f"http-{name}", {}, asked.lang),
            "status": STATUS[name],
            "text": say(f"http-{name}-means", {}, asked.lang),
        }
        return Kept(one_line(told), JSON, asked.lang).response(asked)
