"""The service as an ASGI application: from a request to whoever answers it, and every failure to a problem."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from starlette.responses import Response
from starlette.routing import Route, Router
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from referee.documents import suggest
from referee.rules import RulesError
from referee.service.benches import Benches
from referee.service.bodies import GoneError
from referee.service.endpoints import Asked, Endpoint
from referee.service.games import Games
from referee.service.journal import FAILED, ROUTE, Journal, Pen
from referee.service.limits import Limits
from referee.service.logs import Logs
from referee.service.openapi import Interface
from referee.service.origins import Origins
from referee.service.pages import Pages
from referee.service.problems import RefusedError, language_of
from referee.service.settings import Door, Settings

_NOSNIFF: Final = (b"x-content-type-options", b"nosniff")
_PROBLEMS: Final = 400


def application(settings: Settings | None = None, door: Door | None = None, pen: Pen | None = None) -> ASGIApp:
    """The service, ready to be run by any ASGI server.

    Args:
        settings: How it is set up.
        door: Whether it is open; whoever runs it may close it.
        pen: Where it writes its journal; None for nowhere.

    Raises:
        RefereeError: There is no such folder of rules.
    """
    settings = settings or Settings()
    benches = Benches(settings)
    pages = Pages(door or Door())
    endpoints = [*Logs(benches).endpoints(), *Games(benches).endpoints(), *pages.endpoints()]
    endpoints += Interface(endpoints, benches).endpoints()
    guard = Guard(benches, endpoints)
    app: ASGIApp = Limits(guard, settings)
    if settings.allow_origins:
        app = Origins(app, settings.allow_origins)
    return Journal(app, pen or Pen(None))


class Guard:
    """Finds out who answers a request, and turns whatever goes wrong into a problem that shows nothing of the inside.

    Args:
        benches: Where the service judges.
        endpoints: All that can be asked.
    """

    def __init__(self, benches: Benches, endpoints: Sequence[Endpoint]) -> None:
        self.benches = benches
        paths: dict[str, dict[str, Endpoint]] = {}
        for endpoint in endpoints:
            paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
        self.paths = sorted(paths)
        resources = {path: Resource(path, methods) for path, methods in paths.items()}
        self.plain = {path: resource for path, resource in resources.items() if "{" not in path}
        routes = [Route(path, resource) for path, resource in resources.items()]
        self.router = Router(routes, redirect_slashes=False, default=self._nowhere)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 1000})
            return
        answer = _Answer(scope, send)
        try:
            # whoever names nothing in the address is found at once
            await self.plain.get(scope["path"], self.router)(scope, receive, answer.send)
        except GoneError:
            return
        except RefusedError as refused:
            problem = refused
        except RulesError:
            problem = RefusedError("rules-faulty")
        except Exception as error:
            scope[FAILED] = error
            problem = RefusedError("internal")
        else:
            return
        if not answer.begun:  # else the server sees that the answer has no end, and breaks the connection off
            await problem.response(language_of(scope))(scope, receive, answer.send)

    async def _live(self, receive: Receive, send: Send) -> None:
        """Get ready before the first request, and tidy up after the last one."""
        while True:
            message = await receive()
            if message["type"] == "lifespan.startup":
                self.benches.open()
                await send({"type": "lifespan.startup.complete"})
            else:
                self.benches.close()
                await send({"type": "lifespan.shutdown.complete"})
                return

    async def _nowhere(self, scope: Scope, receive: Receive, send: Send) -> None:
        near = suggest(scope["path"], self.paths)
        words = "" if near is None else "http-not-found-detail-near"
        raise RefusedError("not-found", {"hint": near}, words=words)


class Resource:
    """What there is at one address, by method.

    Args:
        path: The address, with places for what is named in it.
        methods: Who answers.
    """

    def __init__(self, path: str, methods: Mapping[str, Endpoint]) -> None:
        self.path = path
        self.methods = dict(methods)
        if "GET" in methods:
            self.methods["HEAD"] = methods["GET"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer."""
        scope[ROUTE] = self.path
        endpoint = self.methods.get(scope["method"])
        if endpoint is None:
            allowed = ", ".join(sorted(self.methods))
            args = {"method": scope["method"], "allowed": allowed}
            raise RefusedError("method-not-allowed", args, headers={"allow": allowed})
        response: Response = await endpoint.handler(Asked.of(endpoint, scope, receive))
        await response(scope, receive, send)


class _Answer:
    """An answer on its way out: with the headers that every answer has, and to `HEAD` without a body."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._send = send
        self._head = scope["method"] == "HEAD"
        self.begun = False

    async def send(self, message: Message) -> None:
        """Send a piece of it."""
        if message["type"] == "http.response.start":
            self.begun = True
            if message["status"] < _PROBLEMS:  # a problem has it already
                message["headers"] = [*message["headers"], _NOSNIFF]
        elif self._head:
            message = {**message, "body": b""}
        await self._send(message)
