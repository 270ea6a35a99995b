"""How a rulebook looks: in a site, which names the colours, and in a page of its own."""

from __future__ import annotations

from typing import Final

from referee.rulebook.faces import STYLE as CARD_STYLE

_BOOK: Final = """\
.rulebook { line-height: 1.6; overflow-wrap: break-word; }
.rulebook h1, .rulebook h2, .rulebook h3, .rulebook h4 { line-height: 1.2; text-wrap: balance; }
.rulebook h1 { font-size: 2.3em; letter-spacing: -0.015em; margin: 0 0 0.2em; }
.rulebook h2 {
  border-block-end: 1px solid var(--rule);
  font-size: 1.45em;
  margin: 2.4em 0 0.6em;
  padding-bottom: 0.2em;
}
.rulebook h3 { font-size: 1.12em; margin: 1.8em 0 0.4em; }
.rulebook p { margin: 0.6em 0; }
.rulebook .summary { color: var(--soft); font-size: 1.15em; margin: 0 0 1.2em; }
.rulebook .agreed {
  background: var(--shade);
  border-inline-start: 0.25em solid var(--accent);
  border-radius: 0.2em;
  padding: 0.6em 0.9em;
}
.rulebook ul, .rulebook ol { margin: 0.6em 0; padding-inline-start: 1.5em; }
.rulebook li { margin: 0.3em 0; }
.rulebook li::marker { color: var(--soft); }
.rulebook .table { position: relative; margin: 1em 0; max-width: 100%; overflow-x: auto; }
.rulebook .table, .wide {
  --u: var(--under, var(--paper)) 40%, transparent;
  --e: color-mix(in srgb, var(--soft) 55%, transparent), transparent;
  background:
    linear-gradient(to right, var(--u)) 0 / 2.5em local,
    linear-gradient(to left, var(--u)) 100% / 2.5em local,
    linear-gradient(to right, var(--e)) 1px / 0.8em,
    linear-gradient(to left, var(--e)) calc(100% - 1px) / 0.8em;
  background-repeat: no-repeat;
}
.rulebook table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
.rulebook caption { font-weight: 600; padding-bottom: 0.35em; text-align: start; }
.rulebook caption .ref { font-weight: 400; }
.rulebook th, .rulebook td {
  border-block-end: 1px solid var(--rule);
  padding: 0.32em 1.1em 0.32em 0;
  text-align: start;
  vertical-align: top;
}
.rulebook th { font-weight: 500; }
.rulebook thead th {
  border-block-end: 2px solid var(--rule);
  color: var(--soft);
  font-size: 0.88em;
  font-weight: 600;
  vertical-align: bottom;
}
.rulebook .number { text-align: end; }
.rulebook .run { white-space: nowrap; }
.rulebook .broad th, .rulebook .broad td { padding-inline-end: 0.7em; }
.rulebook .entry { margin: 1.1em 0; }
.rulebook .entry > :first-child { font-weight: 600; margin-bottom: 0.1em; }
.rulebook .entry > :first-child code {
  color: var(--soft);
  font-size: 0.8em;
  font-weight: 400;
  margin-inline-start: 0.4em;
}
.rulebook .entry > p { margin-top: 0.1em; }
.rulebook .ref {
  color: var(--soft);
  font-size: 0.68em;
  letter-spacing: 0.02em;
  text-decoration: none;
  vertical-align: 0.1em;
  white-space: nowrap;
}
.rulebook a.ref { border-radius: 0.3em; padding: 0.15em 0.25em; }
.rulebook a.ref:hover, .rulebook a.ref:focus-visible {
  background: var(--shade);
  color: var(--accent);
  text-decoration: underline;
}
@media (hover: hover) {
  .rulebook .sentence > .place:not(.clause + .place) { opacity: 0; }
  .rulebook .sentence:hover > .place.place, .rulebook .sentence > .place.place:focus-visible { opacity: 1; }
}
.rulebook ins { background: var(--new); border-radius: 0.15em; text-decoration: none; }
.rulebook ins .card { box-shadow: 0 0 0 0.16em var(--new); }
.rulebook del {
  color: var(--soft);
  text-decoration: line-through;
  text-decoration-color: var(--gone);
}
.rulebook del .card { text-decoration: line-through; opacity: 0.7; }
.rulebook .colophon {
  border-block-start: 1px solid var(--rule);
  color: var(--soft);
  font-size: 0.85em;
  margin-top: 3em;
  padding-top: 0.6em;
}
.rulebook :target { scroll-margin-top: 1em; }
.rulebook :target:not(section) { background: var(--shade); outline: 0.3em solid var(--shade); }
@media print {
  .rulebook a.place { display: none; }
  .rulebook h1, .rulebook h2, .rulebook h3, .rulebook h4, .rulebook caption { break-after: avoid; }
  .rulebook tr, .rulebook li, .rulebook .entry { break-inside: avoid; }
  .rulebook ins { background: none; text-decoration: underline; }
  .rulebook .table, .wide { background: none; overflow: visible; }
}
"""

_PAGE: Final = """\
:root {
  color-scheme: light dark;
  --paper: #fdfcf9;
  --ink: #20242a;
  --soft: #5f6772;
  --rule: #d9d5cb;
  --shade: #f0ede4;
  --accent: #8a1c2b;
  --new: #dff0d8;
  --gone: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #16191d;
    --ink: #e4e2dc;
    --soft: #a1a8b2;
    --rule: #383d45;
    --shade: #23282f;
    --accent: #f0949f;
    --new: #21402a;
    --gone: #f2857d;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  background: var(--paper);
  color: var(--ink);
  margin: 0;
  font: 1.0625rem/1.6 "Iowan Old Style", "Palatino Linotype", Palatino, "Source Serif 4", Georgia, serif;
}
a { color: var(--accent); }
a:focus-visible { border-radius: 0.2em; outline: 2px solid var(--accent); outline-offset: 2px; }
main { margin: 0 auto; max-width: 44rem; padding: 2.4rem 1.2rem 4rem; }
.rulebook section:target > :first-child { background: var(--shade); outline: 0.3em solid var(--shade); }
.rulebook h1,
.rulebook h2,
.rulebook h3,
.rulebook h4,
.rulebook table,
.rulebook .ref,
.rulebook .entry > :first-child,
.contents {
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
}
.rulebook table { font-size: 0.92em; }
.contents {
  border-block: 1px solid var(--rule);
  font-size: 0.94em;
  margin: 1.6em 0;
  padding: 0.8em 0;
}
.rulebook .contents h2 {
  border: 0;
  color: var(--soft);
  font-size: 0.85em;
  font-weight: 600;
  margin: 0 0 0.4em;
  padding: 0;
}
.rulebook .contents ol { columns: 2 14rem; margin: 0; }
.rulebook .contents li { break-inside: avoid; margin: 0.15em 0; }
.contents a { color: inherit; text-decoration: none; }
.contents a:hover { text-decoration: underline; }
@media (max-width: 30rem) {
  .rulebook th, .rulebook td { padding-inline-end: 0.7em; }
  main { padding: 1.2rem 1rem 3rem; }
  .rulebook h1 { font-size: 1.9em; }
}
@media print {
  :root { --paper: #fff; --ink: #000; --soft: #444; --rule: #999; --shade: #fff; --accent: #000; }
  body { font-size: 10.5pt; }
  main { max-width: none; padding: 0; }
  .contents { display: none; }
}
"""

STYLE: Final = CARD_STYLE + _BOOK
"""The style of a rulebook. The page around it says which colours `--rule`, `--soft`, `--shade`, `--accent`, `--new` and
`--gone` are."""

PAGE_STYLE: Final = STYLE + _PAGE
"""The style of a page that holds nothing but a rulebook."""
