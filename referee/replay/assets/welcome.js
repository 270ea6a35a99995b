"use strict";

/** The empty table: the examples that ship with the games, by game. */
const Welcome = (() => {
  const { h, by, fill } = Dom;
  const { say } = Words;
  const GRAVE = ["impossible", "irregular", "unreadable", "undetermined"];
  const SIGNS = { undetermined: "?" };

  let asked = 0; // a list that comes late, in a language that is no longer spoken, is dropped

  const ask = async (where) =>
    (await fetch(`${where}?lang=${Words.lang}`, { headers: { Accept: "application/json" } })).json();

  /** Those in the reader's language first; of these the faulty ones, as there is the most to be seen. */
  function order(examples) {
    const grave = ({ verdict }) => (GRAVE.includes(verdict) ? GRAVE.indexOf(verdict) : GRAVE.length);
    const foreign = ({ lang }) => Number(lang !== Words.lang);
    return [...examples].sort((a, b) => foreign(a) - foreign(b) || grave(a) - grave(b));
  }

  function mark(verdict) {
    if (!GRAVE.includes(verdict)) return null;
    const words = verdict === "undetermined" ? say("verdict-undetermined") : say("with-a-fault");
    return [
      " ",
      h("span", { class: `badge ${verdict}` }, h("span", { "aria-hidden": "true" }, SIGNS[verdict] || "✕", " "), words),
    ];
  }

  function row(game, { name, title, lang, verdict }) {
    const words = name.replace(/-/g, " ").replace(/^./, (sign) => sign.toUpperCase());
    return h(
      "li",
      null,
      h("a", { href: `#example=${game}/${name}` }, words),
      mark(verdict),
      h("small", { title, lang }, title),
    );
  }

  async function section({ game, name }) {
    const { examples } = await ask(`v1/games/${encodeURIComponent(game)}/examples`);
    return h(
      "section",
      null,
      h("h3", null, name[Words.lang] || game),
      h(
        "ul",
        null,
        order(examples).map((example) => row(game, example)),
      ),
    );
  }

  /** List the examples, by game. */
  async function list() {
    const mine = (asked += 1);
    let found;
    try {
      const { games } = await ask("v1/games");
      found = await Promise.all(games.map(section));
    } catch {
      found = h("p", { class: "soft" }, say("unreachable"));
    }
    if (mine === asked) fill(by("examples"), found);
  }

  return { list };
})();
