"""The references: what may stand in a rules file, a log, a verdict and a replay, from their schemas; and the codes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import yaml

from referee.codes import CODES, RULES
from referee.documents import shipped
from referee.site.earning import Earned
from referee.site.elements import Child, element
from referee.site.layout import Page
from referee.site.manual import coded, headed, inline, manual
from referee.site.pieces import wide
from referee.site.site import Site

Node = Mapping[str, Any]
_SCHEMA: Final = ".schema.json"
_PLAIN: Final = {"string", "integer", "number", "boolean", "null", "array", "object"}


class SchemaReference:
    """The reference of one format.

    Args:
        site: What pages are made with.
        schema: The schema.
    """

    def __init__(self, site: Site, schema: Node) -> None:
        self.site = site
        self.schema = schema
        self.types: dict[str, Node] = dict(schema.get("$defs", {}))
        if "properties" in schema:
            self.types = {"": schema, **self.types}

    def title(self, name: str) -> str:
        """What a type is called."""
        return str(self.types[name].get("title") or name)

    @staticmethod
    def anchor(name: str) -> str:
        """The anchor of a type."""
        return f"type-{name}" if name else "type"

    def contents(self) -> list[tuple[str, str]]:
        """The types, each with its anchor."""
        return [(f"#{self.anchor(name)}", self.title(name)) for name in self.types]

    def blocks(self) -> Iterator[Child]:
        """A section for each type."""
        for name, node in self.types.items():
            yield element("h2", self.title(name), id=self.anchor(name), lang=self.site.foreign)
            if node.get("description"):
                yield element("p", inline(str(node["description"])), lang=self.site.foreign)
            if node.get("properties"):
                yield self._keys(name, node)
            else:
                yield element("p", self.site.say("site-is"), " ", self.kind(node))
            if node.get("examples"):
                yield element("pre", element("code", "\n".join(map(shown, node["examples"]))))

    def _keys(self, name: str, node: Node) -> Child:
        say = self.site.say
        required = set(node.get("required", ()))
        rows = []
        for key, value in node["properties"].items():
            code = element("code", key)
            if key in required and "default" not in value:
                usual: Child = say("site-must")
            elif "default" in value:
                usual = element("code", shown(value["default"]))
            else:
                usual = "–"
            meaning = str(self._described(value) or "")
            examples = value.get("examples") or ()
            rows.append(
                element(
                    "tr",
                    element("th", code, scope="row", id=f"{self.anchor(name)}.{key}"),
                    element("td", self.kind(value)),
                    element("td", usual),
                    element("td", inline(meaning), lang=self.site.foreign),
                    element("td", [[element("code", shown(example)), " "] for example in examples[:2]]),
                )
            )
        heads = ["site-key", "site-kind", "site-default", "site-means", "site-example"]
        head = element("tr", [element("th", say(words), scope="col") for words in heads])
        label = self.title(name)
        return wide(element("table", element("thead", head), element("tbody", rows), class_="keys"), label)

    def _described(self, value: Node) -> str:
        """What a key means: in its own words, else in those of its type."""
        if value.get("description"):
            return str(value["description"])
        target = self.types.get(_target(value) or _target(value.get("additionalProperties") or {}) or "-")
        return str(target.get("description") or "") if target else ""

    def kind(self, node: Node) -> list[Child]:
        """What may stand somewhere, in words, with links to the types."""
        say = self.site.say
        target = _target(node)
        if target is not None and target in self.types:
            name = self.title(target)
            return [element("a", name, href=f"#{self.anchor(target)}", lang=self.site.foreign)]
        if target is not None and target.endswith(_SCHEMA):
            other = target.removesuffix(_SCHEMA)
            return [element("a", say(f"site-{other}"), href=f"{other}.html")]
        if "x-expected" in node:
            expected = node["x-expected"]
            return inline(str(expected.get(self.site.lang) or expected["en"]))
        if "const" in node:
            return [element("code", shown(node["const"]))]
        if "enum" in node:
            return _joined([[element("code", shown(value))] for value in node["enum"]], say("site-or"))
        if "anyOf" in node or "oneOf" in node:
            ways = sorted(
                node.get("anyOf") or node["oneOf"], key=lambda each: each.get("type") == "array"
            )  # lists last
            kinds = [self.kind(each) for each in ways]
            return _joined(kinds, say("site-or"))
        if "allOf" in node:
            kinds = [self.kind(each.get("then", each)) for each in node["allOf"]]
            return _joined(kinds, say("site-or"))
        if node.get("then", {}).get("x-expected"):
            return self.kind(node["then"])
        if "then" in node and "else" in node and "type" not in node:
            return _joined([self.kind(node["then"]), self.kind(node["else"])], say("site-or"))
        types = node.get("type", [])
        types = [types] if isinstance(types, str) else list(types)
        return _joined([self._simple(kind, node) for kind in types if kind in _PLAIN], say("site-or")) or [
            say("site-anything")
        ]

    def _simple(self, kind: str, node: Node) -> list[Child]:
        say = self.site.say
        if kind == "array":
            return [say("site-list-of"), " ", *self.kind(node.get("items") or {})]
        if kind == "object":
            names = node.get("propertyNames") or {}
            inside = node.get("additionalProperties")
            if not isinstance(inside, Mapping):
                return [say("site-mapping")]
            if "x-expected" in names and names["x-expected"].get("en", "").startswith("a language"):
                return [say("site-texts")]
            return [say("site-mapping-of"), " ", *self.kind(inside)]
        if kind == "integer" and ("minimum" in node or "maximum" in node):
            least, most = node.get("minimum"), node.get("maximum")
            if least is not None and most is not None and abs(most) < 10**9:
                return [say("site-whole-range", least=least, most=most)]
            if least is not None and abs(least) < 10**9:
                return [say("site-whole-least", least=least)]
        return inline(say(f"site-type-{kind}"))


def _target(node: Node) -> str | None:
    ref = node.get("$ref")
    return str(ref).rsplit("/", 1)[-1] if ref else None


def _joined(parts: Sequence[list[Child]], word: str) -> list[Child]:
    found: list[Child] = []
    for number, part in enumerate(parts):
        if number:
            found.append(f" {word} " if number == len(parts) - 1 else ", ")
        found += part
    return found


def shown(value: object) -> str:
    """A value as it could stand in a file.

    >>> shown(["deal", "tricks"]), shown({"en": "Follow"}), shown(None), shown(7)
    ('[deal, tricks]', '{en: Follow}', 'null', '7')
    """
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False) if value == "" else value
    text: str = yaml.safe_dump(value, allow_unicode=True, default_flow_style=True, width=10_000, sort_keys=False)
    return text.strip().removesuffix("...").strip()


def schema(name: str) -> Node:
    """A schema that ships with the referee."""
    text = (shipped("schemas") / f"{name}{_SCHEMA}").read_text("utf-8")
    found: Node = json.loads(text)
    return found


def language_page(site: Site) -> Page:
    """The reference of the rules language."""
    reference = SchemaReference(site, schema("rules"))
    text = (shipped("specs") / "README.md").read_text("utf-8")
    body: list[Child] = list(reference.blocks())
    contents = reference.contents()
    for title, words in (("Selectors", "site-selectors"), ("Expressions", "site-expressions")):
        part = headed(text, title)
        name = title.lower()
        body.append(element("h2", site.say(words), id=name))
        contents.append((f"#{name}", site.say(words)))
        body.append(element("div", manual(part, 3, f"{name}-"), lang=site.foreign))
    return Page(
        "language.html",
        site.say("site-language"),
        body,
        site.say("site-language-lead"),
        None,
        "language.html",
        contents,
    )


def format_page(site: Site, name: str) -> Page:
    """The reference of a log, a verdict or a replay."""
    reference = SchemaReference(site, schema(name))
    return Page(
        f"{name}.html",
        site.say(f"site-{name}"),
        list(reference.blocks()),
        site.say(f"site-{name}-lead"),
        None,
        f"{name}.html",
        reference.contents(),
    )


def codes_page(site: Site) -> Page:
    """Every code: how much it weighs, what it means, and a line that earns it."""
    say = site.say
    body: list[Child] = []
    contents = []
    found = dict(_found(site))
    groups: list[tuple[str, Callable[[str], bool]]] = [
        ("site-codes-logs", lambda severity: severity != RULES),
        ("site-codes-rules", lambda severity: severity == RULES),
    ]
    for words, belongs in groups:
        name = words.removeprefix("site-")
        contents.append((f"#{name}", say(words)))
        body.append(element("h2", say(words), id=name))
        for code, about in CODES.items():
            if not belongs(about.severity):
                continue
            parts: list[Child] = [
                element("h3", element("code", code), id=code),
                element("p", element("span", say(f"site-severity-{about.severity}"), class_=f"v-{about.severity}"), " ",
                        inline(about.text[site.lang])),
            ]  # fmt: skip
            if about.example:
                parts.append(element("pre", element("code", about.example)))
            if about.remark:
                parts.append(element("p", say("site-where", remark=about.remark[site.lang]), class_="remark"))
            if code in site.earned:
                parts.append(_said(site, site.earned[code], "" if about.remark else about.example))
            if code in found:
                href, message = found[code]
                parts.append(element("p", say("site-found-in"), " ", element("a", coded(message), href=href)))
            body.append(element("section", parts, class_="code"))
    return Page("codes.html", say("site-codes"), body, say("site-codes-lead"), None, "codes.html", contents)


def _said(site: Site, earned: Earned, example: str) -> Child:
    """What the referee says about a line; the line is not written again where it is the example."""
    line: list[Child] = [] if earned.line == example else [" ", element("code", earned.line)]
    words = element("b", site.say("site-said"))
    return element("p", words, line, ": ", coded(earned.messages[site.lang]), class_="said")


def _found(site: Site) -> Iterator[tuple[str, tuple[str, str]]]:
    """A finding with each code among the recorded games, if there is one: where it stands, and in what words."""
    for matter in site.games:
        for file, verdict in site.verdicts(matter):
            for finding in verdict.findings:
                yield finding.code, (f"{matter.name}/examples.html#{matter.example_places[file]}", finding.message)
