"""What the YAML library says of a slip, in the words of the one who made it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from referee.documents.located import Fault, clip

_CLOSING: Final = {"[": "]", "{": "}"}
_REST: Final = re.compile(r"(?:\s|#[^\r\n]*)*")
_END_MARK: Final = re.compile(r"(?m)^(?:---|\.\.\.)(?=\s|\Z)")
_TIGHT_COLON: Final = re.compile(r"：\s*|:(?=\S)")
_IN_BRACKETS: Final = re.compile(r"[^,\[\]{}\r\n]*")
_IN_LINE: Final = re.compile(r"[^\r\n]*")
_AFTER: Final = re.compile(r"\s#|\s*:(?=\s|$)")
_BRACKET: Final = re.compile(
    r"""(?<![^\s\[\]{},:])(?:"(?:[^"\\]|\\.)*"|'[^']*')|(?<!\S)\#[^\r\n]*|([\[{])|[\]}]""", re.DOTALL
)
"""A bracket, or what may hold one that is none: a text in quotes, a comment."""
_BEGINS: Final = re.compile(r"(?:^|[-?:,\[{])[ \t]*\Z")
"""After this a text, list or mapping can begin."""
_REMARK: Final = re.compile(r"\s#")
_ENTRY: Final = re.compile(r"[ \t]*(?:- +)*")
_DASH: Final = re.compile(r"([-\u2010-\u2015\u2212\u2022])([^\r\n]+)")
"""A dash or a dot at the beginning of a list's entry, and the rest of the line."""
_COLON: Final = re.compile(r"[ \t]*:")
_LONGEST_KEY: Final = 1024
"""In one line, as YAML has it."""
_STARTS: Final = ("[", "]", "{", "}", '"', "'", "")
_NEXT_KEY: Final = re.compile(r":[ \t].*,[ \t]*[^\s,:]+[ \t]*\Z")


@dataclass(frozen=True, slots=True)
class Scene:
    """Where the YAML library stopped, and what it had read before.

    Args:
        text: The text of the whole file.
        begin: Where the document begins.
        at: Where the library stopped.
        since: Where what it was reading began.
        context: What it was reading, in its words.
        problem: What it says, in its words.
        last: Where the last text or key before began and ended.
        quote: How that was quoted.
        is_key: It was a key.
        brackets: Where the brackets opened that are open as far as the tree had been built.
        resume: How far the tree had been built.
        depth: How many lists and mappings were open then.
        deepest: How many may be.
    """

    text: str
    begin: int
    at: int
    since: int | None
    context: str
    problem: str
    last: tuple[int, int] | None
    quote: str
    is_key: bool
    brackets: tuple[int, ...]
    resume: int
    depth: int
    deepest: int

    @property
    def found(self) -> str:
        """The character at which the library stopped; nothing at the end of the text."""
        return self.text[self.at : self.at + 1]

    @property
    def over(self) -> bool:
        """Nothing more comes in this document."""
        rest = _REST.match(self.text, self.at)
        return (rest is not None and rest.end() == len(self.text)) or _END_MARK.match(self.text, self.at) is not None

    @property
    def opened(self) -> int | None:
        """Where the bracket opened in which this stands; the library reads ahead, so the tree may not know it yet."""
        brackets = list(self.brackets)
        for each in _BRACKET.finditer(self.text, self.resume, self.at):
            if each[1]:
                before = self.text[self.line_start(each.start()) : each.start()]
                if brackets or _BEGINS.search(before):
                    brackets.append(each.start())
            elif each[0] in ("]", "}") and brackets:
                brackets.pop()
        return brackets[-1] if brackets else None

    def one_line(self, start: int, end: int) -> bool:
        """Whether a stretch of the text stands in one line."""
        return not re.search(r"[\r\n]", self.text[start:end])

    def line_start(self, at: int) -> int:
        """Where the line of a place begins."""
        return max(self.text.rfind("\n", 0, at), self.text.rfind("\r", 0, at)) + 1

    def column(self, at: int) -> int:
        """The column of a place, 1-based."""
        return at - self.line_start(at) + 1

    def fault(self, words: str, start: int | None = None, end: int | None = None, **args: object) -> Fault:
        """A fault here, or somewhere else; `other` is a second place that the sentence names."""
        start = self.at if start is None else start
        other = args.pop("other", None)
        last = len(self.text)
        start, end = min(start, last), min(start + 1 if end is None else end, last)
        return Fault(start, end, words, args, other=other if isinstance(other, int) else None)

    def needs_quotes(self, words: str, start: int) -> Fault:
        """A text here needs quotes."""
        text = beginning(self.text, start, flow=self.opened is not None or "flow" in self.context)
        return self.fault(words, start, start + len(text), character=text[:1], text=clip(text), quoted=quoted(text))


def explain(scene: Scene) -> Fault:
    """Say what is wrong where the YAML library stopped."""
    for said, slip in _SLIPS:
        if said in scene.problem or said in scene.context:
            fault = slip(scene)
            if fault is not None:
                return fault
    detail = f"{scene.context}, {scene.problem}" if scene.context else scene.problem
    return scene.fault("yaml-other", detail=detail.replace("\n", " "))


_LOOKED_AT: Final = 200
"""So far a text is looked at that is only to be quoted."""


def beginning(text: str, at: int, *, flow: bool) -> str:
    """The text that was probably meant to begin at a place: as far as the line goes, or in brackets the comma.

    >>> beginning("{by: *Anna, play: K♥}", 5, flow=True), beginning("by: *Anna, she  # x", 4, flow=False)
    ('*Anna', '*Anna, she')
    """
    stretch = (_IN_BRACKETS if flow else _IN_LINE).match(text, at, at + _LOOKED_AT)
    assert stretch is not None
    return _AFTER.split(stretch[0], maxsplit=1)[0].rstrip() or text[at : at + 1]


def quoted(text: str) -> str:
    r"""A text in quotes, as it can be written in YAML.

    >>> quoted("? ? ?"), quoted('*"x"')
    ('"? ? ?"', '\'*"x"\'')
    """
    text = clip(text)
    return "'" + text.replace("'", "''") + "'" if '"' in text or "\\" in text else f'"{text}"'


def _unclosed(scene: Scene) -> Fault | None:
    since = scene.since
    opened = "" if since is None else scene.text[since]
    if since is None or opened not in _CLOSING:
        return None
    closing = _CLOSING[opened]
    if scene.over:
        return _never_closed(scene, since)
    trailing = _commented(scene, since) or _after_quote(scene)
    if trailing is not None:
        return trailing
    if scene.found in ("]", "}"):
        return scene.fault("yaml-mismatch", found=scene.found, opened=opened, closing=closing, other=since)
    if scene.one_line(since, scene.at):
        return scene.fault("yaml-comma")
    return scene.fault("yaml-unclosed", opened=opened, closing=closing, other=since)


def _never_closed(scene: Scene, since: int) -> Fault:
    commented = _commented(scene, since)
    if commented is not None:
        return commented
    opened = scene.text[since]
    end = len(scene.text[: scene.at].rstrip())
    return scene.fault("yaml-unclosed-end", end, end, opened=opened, closing=_CLOSING[opened], other=since)


def _commented(scene: Scene, since: int) -> Fault | None:
    """A `#` within a text has made a comment of the bracket that should close here."""
    opened = scene.text[since]
    closing = _CLOSING[opened]
    for each in _BRACKET.finditer(scene.text, since + 1, scene.at):
        if each[0].startswith("#") and each[0].count(closing) > each[0].count(opened):
            before = scene.text[max(since + 1, scene.line_start(each.start())) : each.start()]
            text = re.split(r":\s|[,\[\]{}]", before)[-1].lstrip() + beginning(scene.text, each.start(), flow=True)
            args = {"opened": opened, "quoted": quoted(text), "other": since}
            return scene.fault("yaml-comment", each.start(), each.end(), **args)
    return None


def _after_quote(scene: Scene) -> Fault | None:
    """Something follows a text in quotes: it goes on, a quote within it was not doubled, or one is missing before."""
    if scene.last is None or scene.quote not in ("'", '"') or scene.text[scene.last[1] : scene.at].strip(" \t"):
        return None
    flow = scene.opened is not None
    start, end = scene.last
    if end < scene.at:
        rest = beginning(scene.text, scene.at, flow=flow)
        if flow and (scene.found in _STARTS or _COLON.match(scene.text, scene.at + len(rest))):
            return None  # a comma is missing, or the wrong bracket closes
        if scene.one_line(start, scene.at) and scene.found not in _STARTS and rest.count(scene.quote) % 2 == 0:
            whole = scene.text[start : scene.at] + rest
            return scene.fault("yaml-quote-goes-on", scene.at, scene.at + len(rest), quoted=quoted(whole))
    return scene.fault("yaml-after-quote", inside="`''`" if scene.quote == "'" else '`\\"`', other=scene.last[0])


def _after_bracket(scene: Scene) -> Fault | None:
    before = scene.text[scene.line_start(scene.at) : scene.at].rstrip(" \t")
    return scene.fault("yaml-after-value", closing=before[-1]) if before.endswith(("]", "}")) else None


def _second_colon(scene: Scene) -> Fault | None:
    """A colon after a text that can not be a key."""
    if scene.last is None:
        return None
    start = scene.last[0]
    if scene.one_line(start, scene.at) or scene.quote:
        return _no_braces(scene) or scene.fault("yaml-second-colon")
    before = scene.text[scene.line_start(start) : start].rstrip()
    if before.endswith(":"):  # a value, which the next line seems to continue
        line = scene.line_start(scene.at)
        line += len(scene.text[line : scene.at]) - len(scene.text[line : scene.at].lstrip())
        return scene.fault("yaml-indent-deeper", line, scene.at, other=start)
    return _colon_in(scene, start, beginning(scene.text, start, flow=False))


def _no_braces(scene: Scene) -> Fault | None:
    """Several keys stand in one line, with commas and without braces."""
    entry = _ENTRY.match(scene.text, scene.line_start(scene.at))
    assert entry is not None
    if not _NEXT_KEY.search(scene.text[max(entry.end(), scene.at - _LONGEST_KEY) : scene.at]):
        return None
    line = _IN_LINE.match(scene.text, entry.end())
    assert line is not None
    right = "{" + clip(_REMARK.split(line[0], maxsplit=1)[0].rstrip()) + "}"
    return scene.fault("yaml-no-braces", right=right)


def _no_colon(scene: Scene) -> Fault | None:
    since = scene.since
    if since is None:
        return None
    if scene.text[since] in _CLOSING:
        return scene.fault("yaml-missing-dash", since)
    return _colon_in(scene, since, beginning(scene.text, since, flow=scene.opened is not None))


def _colon_in(scene: Scene, start: int, line: str) -> Fault:
    """A line should have a colon and has none, or one without its space."""
    tight = None if line[:1] in ("'", '"') else _TIGHT_COLON.search(line)
    if tight is None:
        return scene.fault("yaml-missing-colon", start, start + len(line), text=clip(line))
    at = tight.start()
    words = "yaml-wide-colon" if tight[0].startswith("：") else "yaml-missing-space"
    return scene.fault(words, start + at, right=clip(f"{line[:at]}: {line[tight.end() :]}".rstrip()))


def _tight_dash(scene: Scene, at: int) -> Fault | None:
    """An entry of a list begins with something else than a hyphen and a space."""
    entry = _DASH.match(scene.text, at)
    if entry is None or (entry[1] == "-" and entry[2][0] in " \t"):
        return None
    odd = entry[1] if entry[1] != "-" else entry[2][0] if entry[2][0].isspace() else ""
    right = clip("- " + _REMARK.split(entry[2], maxsplit=1)[0].strip())
    if odd:
        return scene.fault("yaml-odd-dash", at, at + 1 + (entry[1] == "-"), code=f"U+{ord(odd):04X}", right=right)
    return scene.fault("yaml-dash-space", at, right=right)


def _odd_start(scene: Scene) -> Fault | None:
    return scene.fault("yaml-tab") if scene.found == "\t" else scene.needs_quotes("yaml-quotes", scene.at)


def _tab(scene: Scene) -> Fault | None:
    return scene.fault("yaml-tab")


def _odd_line(scene: Scene) -> Fault | None:
    """A line that is no entry of the mapping or list it stands in."""
    if scene.text[scene.at - 1 : scene.at] == "\ufeff":
        return scene.fault("text-character", scene.at - 1, code="U+FEFF")
    trailing = _after_quote(scene) or _after_bracket(scene)
    if trailing or scene.since is None:
        return trailing
    if "collection" in scene.context or "sequence" in scene.context:
        return _tight_dash(scene, scene.at) or scene.fault(
            "yaml-indent-list", found=scene.column(scene.at), other=scene.since
        )
    if re.match(r"-\s", scene.text[scene.at : scene.at + 2]):
        return _tight_dash(scene, scene.since) or scene.fault("yaml-dash-among-keys", other=scene.since)
    if scene.found == ":":
        return scene.fault("yaml-missing-key")
    if scene.column(scene.at) != scene.column(scene.since):
        return scene.fault("yaml-indent", found=scene.column(scene.at), other=scene.since)
    return scene.fault("yaml-key-expected", other=scene.since)


def _nothing_there(scene: Scene) -> Fault | None:
    """Something begins that is no text, list or mapping."""
    opened = scene.opened
    if scene.over:
        return None if opened is None else _never_closed(scene, opened)
    flow = "flow" in scene.context
    match scene.found:
        case "?":
            return scene.needs_quotes("yaml-question", scene.at)
        case "," if flow:
            return scene.fault("yaml-extra-comma")
        case "-" if flow:
            return (None if opened is None else _next_entry(scene, opened)) or scene.fault("yaml-dash-flow")
        case "]" | "}":
            return scene.fault("yaml-stray-close", found=scene.found)
        case ":":
            return scene.fault("yaml-missing-key")
        case ",":
            return scene.needs_quotes("yaml-quotes", scene.at)
    return None


def _next_entry(scene: Scene, since: int) -> Fault | None:
    """A new line with a dash: the bracket before was to be closed, unless its entries are meant."""
    commented = _commented(scene, since)
    if commented is not None:
        return commented
    before = scene.text[scene.line_start(scene.at) : scene.at]
    beside = _IN_LINE.match(scene.text, since + 1)
    if before.strip() or scene.one_line(since, scene.at) or beside is None or not beside[0].strip():
        return None
    opened = scene.text[since]
    return scene.fault("yaml-unclosed", opened=opened, closing=_CLOSING[opened], other=since)


def _after_end(scene: Scene) -> Fault | None:
    if scene.found in ("]", "}"):
        return scene.fault("yaml-stray-close", found=scene.found)
    return _after_quote(scene) or _after_bracket(scene) or scene.fault("yaml-after-end")


def _open_quote(scene: Scene) -> Fault | None:
    if scene.since is None or "quoted scalar" not in scene.context:
        return None
    return scene.fault("yaml-open-quote", scene.since, quote=scene.text[scene.since])


def _escape(scene: Scene) -> Fault | None:
    at = scene.at if scene.found == "\\" else scene.at - 1
    return scene.fault("yaml-escape", at, at + 2, text=scene.text[at : at + 2])


def _escape_code(scene: Scene) -> Fault | None:
    at = max(scene.text.rfind("\\", scene.begin, scene.at + 1), scene.begin)
    return scene.fault("yaml-escape-code", at, max(at, scene.at))


def _since_quotes(scene: Scene) -> Fault | None:
    return None if scene.since is None else scene.needs_quotes("yaml-quotes", scene.since)


def _dash_here(scene: Scene) -> Fault | None:
    return scene.fault("yaml-dash")


def _question(scene: Scene) -> Fault | None:
    return scene.needs_quotes("yaml-question", scene.at) if scene.found == "?" else None


def _too_deep(scene: Scene) -> Fault | None:
    level, at = scene.depth, scene.at
    for each in _BRACKET.finditer(scene.text, scene.resume):
        level += 1 if each[1] else -1 if each[0] in ("]", "}") else 0
        if level > scene.deepest:
            at = each.start()
            break
    return Fault(at, at + 1, "large-depth", {"limit": scene.deepest}, "log.too-large")


def _tag(scene: Scene) -> Fault | None:
    return scene.needs_quotes("yaml-tag", scene.at if scene.since is None else scene.since)


def _directive(scene: Scene) -> Fault | None:
    return scene.fault("yaml-directive", scene.at if scene.since is None else scene.since)


_SLIPS: Final[tuple[tuple[str, Callable[[Scene], Fault | None]], ...]] = (
    ("nesting depth", _too_deep),
    ("expected ',' or", _unclosed),
    ("mapping values are not allowed", _second_colon),
    ("could not find expected ':'", _no_colon),
    ("cannot start any token", _odd_start),
    ("tab character", _tab),
    ("'\\t'", _tab),
    ("expected key", _odd_line),
    ("<block end>", _odd_line),
    ("expected '-' indicator", _odd_line),
    ("node content", _nothing_there),
    ("document start", _after_end),
    ("end of stream", _open_quote),
    ("document indicator", _open_quote),
    ("document separator", _open_quote),
    ("unknown escape character", _escape),
    ("hexdecimal", _escape_code),
    ("hexadecimal", _escape_code),
    ("character escape code", _escape_code),
    ("sequence entries are not allowed", _dash_here),
    ("mapping keys are not allowed", _question),
    ("scanning an alias", _since_quotes),
    ("scanning an anchor", _since_quotes),
    ("scanning a block scalar", _since_quotes),
    ("tag", _tag),
    ("directive", _directive),
    ("YAML document", _directive),
)
"""What the library says, in part, and what is made of it; the first that fits."""
