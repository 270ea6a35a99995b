"use strict";

/** What is said about a move and about the whole log: what happened, what is wrong with it, and where that stands. */
const Notices = (() => {
  const { h, by, fill, text } = Dom;
  const { say, count } = Words;
  const MOST = 4; // so many entries of the ledger are told at one move
  const LISTED = 100; // so many faults of a log are listed

  /** How grave the worst is that was found at a move, if anything was. */
  function severityAt(game, at) {
    const found = game.findingsAt(at);
    if (found.some(({ severity }) => severity === "impossible")) return "impossible";
    if (found.length) return "irregular";
    return game.undecidedAt(at).length ? "undetermined" : null;
  }

  const isClaim = ({ code }) => code.startsWith("claim.");

  /** What is to be said of how grave it is: what was only noted down wrongly changes nothing. */
  function graveAt(game, at) {
    const severity = severityAt(game, at);
    return say(severity === "irregular" && game.findingsAt(at).every(isClaim) ? "severity-claim" : `severity-${severity}`);
  }

  function won(game, winners) {
    const names = winners.map((seat) => game.seats[seat]);
    return names.length ? count("won", names.length, { names: Words.list(names) }) : say("over");
  }

  /** An entry of the ledger: who got what, and why; as a text, with its cards as they are written. */
  function earned(game, entry) {
    if ("points" in entry)
      return `${entry.seat} ${entry.points > 0 ? "+" : ""}${Words.number(entry.points)}: ${entry.why}`;
    return count("paid", entry.chips, { from: game.account(entry.from), to: game.account(entry.to), why: entry.why });
  }

  /** The line above the table: the deal, trumps, and what lies in the pots. */
  function above(game, state) {
    text(by("deal"), state.deal ? say("deal", { count: state.deal }) : "");
    fill(by("trump"), state.trump_told && state.trump && [Cards.sign(state.trump), " "], state.trump_told);
    const pots = Object.entries(state.pots || {}).filter(([, coins]) => coins);
    fill(
      by("pots"),
      pots.map(([id, coins]) => h("li", null, h("i", { class: "chip" }), `${game.pots[id]} `, h("b", null, coins))),
    );
  }

  /** What happened at a move, in words; it is read out as well, and a fault at once. */
  function happened(game, at) {
    const state = game.stateAt(at);
    const { told, ledger } = game.moments[at];
    const severity = severityAt(game, at);
    above(game, state);
    fill(
      by("told"),
      Cards.rich(told),
      severity && [" ", h("b", { class: `badge ${severity}` }, graveAt(game, at))],
    );
    fill(by("due"), state.finished ? won(game, state.winners) : state.due ? Cards.rich(`${state.due}.`) : null);
    const lines = ledger.slice(0, MOST).map((number) => earned(game, game.verdict.ledger[number]));
    const more = ledger.length > MOST && h("li", null, say("more-entries", { count: ledger.length - MOST }));
    fill(
      by("earned"),
      lines.map((line) => h("li", null, Cards.rich(line))),
      more,
    );
    by("earned").hidden = !lines.length;
    const wrong = [...game.findingsAt(at).map(({ message }) => message), ...game.undecidedAt(at).map(({ why }) => why)];
    if (document.activeElement !== by("scrubber")) text(by("live"), Cards.spoken([told, ...lines].join(" "))); // that tells it itself
    text(by("alert"), Cards.spoken(wrong.join(" ")));
  }

  const button = (clause, open) =>
    h("p", null, h("button", { type: "button", onclick: () => open(clause) }, say("open-book", { clause })));

  /** The cards, or other things, that would have been lawful; a wild card perhaps only in another name. */
  function lawful(game, at, { code, legal }) {
    const areCards = legal.every((each) => each in game.cards);
    const words = say(!areCards ? "could-do" : code.startsWith("display.") ? "had-to-show" : "could-play");
    const { verb, seat } = game.moments[at];
    const lying = verb === "play" ? game.stateAt(at).trick.find((each) => each.seat === seat) : null;
    const renamed = (each) => lying && lying.as && lying.card === each && [say("as-another"), " "];
    return h(
      "p",
      { class: "could" },
      h("span", null, words),
      " ",
      legal.flatMap((each) => [Cards.mini(each), " ", renamed(each)]),
    );
  }

  /** Where a clause is printed: each source by its title, with its sections and the sentences in them. */
  function printed(sources, cites) {
    const found = new Map();
    for (const cite of cites) {
      const [source, place] = cite.split(/: (.*)/s);
      const [section, sentence] = (place || "").split("#");
      if (!found.has(source)) found.set(source, new Map());
      const sections = found.get(source);
      sections.set(section, [...(sections.get(section) || []), ...(sentence ? [sentence] : [])]);
    }
    return [...found].map(([source, sections]) => {
      const places = [...sections].map(([section, sentences]) => `${section} ${sentences.join(", ")}`.trim());
      return [h("cite", null, sources[source] || source), places.join("") && `: ${places.join("; ")}`];
    });
  }

  function quoted(game, clause, open) {
    const places = printed(game.sources, clause.cite);
    const footer =
      places.length === 1
        ? h("footer", null, h("p", null, say("printed"), " ", places))
        : places.length > 1 && h("footer", null, say("printed"), h("ul", null, places.map((each) => h("li", null, each))));
    return [h("blockquote", null, h("p", null, Cards.rich(clause.text)), footer), button(clause.id, open)];
  }

  const notice = (severity, title, ...parts) =>
    h("article", { class: `notice ${severity}` }, h("h2", null, say(`severity-${title}`)), parts);

  /**
   * The notices beside the table: what is wrong with a move, what would have been lawful, and the clause.
   * @param {object} game the game
   * @param {number} at the moment
   * @param {(clause: string) => void} open opens the rulebook at a clause
   */
  function show(game, at, open) {
    const message = (words) => h("p", { class: "message" }, Cards.rich(words));
    const found = game.findingsAt(at).map((finding) => {
      const { severity, message: words, legal, clause } = finding;
      return notice(
        severity,
        isClaim(finding) ? "claim" : severity,
        severity === "impossible" && h("p", { class: "soft" }, say("stops-because")),
        message(words),
        legal && legal.length > 0 && lawful(game, at, finding),
        clause && quoted(game, clause, open),
      );
    });
    const unsure = game
      .undecidedAt(at)
      .map(({ why, clause }) => notice("undetermined", "undetermined", message(why), quoted(game, game.clauses[clause], open)));
    fill(by("notices"), found, unsure);
    point(at);
  }

  /** One of the faults of a log, in a line that leads to it. */
  function lineOf({ at, line, severity, words }, to) {
    const where = line ? say("line", { line }) : at === null ? "" : say("move", { move: at });
    return h(
      "li",
      null,
      h(
        "button",
        { type: "button", class: `plain ${severity}`, title: words, "data-at": at, onclick: to },
        where && h("b", null, where),
        " ",
        h("span", null, Cards.rich(words)),
      ),
    );
  }

  /** All faults of a log. */
  function listed(game, go, toLine) {
    const { remarks } = game;
    const list = by("faults");
    list.hidden = !remarks.length;
    const more = remarks.length - LISTED;
    fill(
      list,
      list.hidden
        ? null
        : remarks
            .slice(0, LISTED)
            .map((each) => lineOf(each, () => (each.at === null ? toLine(each.line || 1) : go(each.at)))),
      more > 0 && h("li", { class: "soft" }, say("more-faults", { count: more })),
    );
  }

  /** What the suits are called, and how the log writes them, where they have pictures that not everybody knows. */
  function legend({ suits }) {
    const own = Object.keys(suits).filter((id) => suits[id].path && !/^[SHDC]$/.test(id));
    const row = (id) => {
      const { name, sign } = suits[id];
      return h("li", null, Cards.sign(id), ` ${name}`, sign !== name && [" ", h("code", null, sign)]);
    };
    fill(by("suits"), own.map(row));
    by("suits").hidden = !own.length;
  }

  /** Mark those of the faults in the list that are shown now. */
  function point(at) {
    const list = by("faults");
    for (const old of list.querySelectorAll("[aria-current]")) old.removeAttribute("aria-current");
    const now = list.querySelectorAll(`[data-at="${at}"]`);
    for (const each of now) each.setAttribute("aria-current", "true");
    if (!now.length) return;
    const [top, end] = [now[0].offsetTop, now[0].offsetTop + now[0].offsetHeight];
    if (top < list.scrollTop || end > list.scrollTop + list.clientHeight) list.scrollTop = top - 4;
  }

  /**
   * The verdict on the whole log, above the tabs, its faults, and what its suits are called.
   * @param {object} game the game
   * @param {(at: number) => void} go leads to a moment
   * @param {(line: number) => void} toLine leads to a line of the log
   */
  function judged(game, go, toLine) {
    listed(game, go, toLine);
    legend(game);
    const { findings, undecided, verdict, rules } = game.verdict;
    const parts = [
      findings.length && count("findings", findings.length),
      undecided.length && count("undecided", undecided.length),
    ];
    const told = parts.filter(Boolean).join(", ");
    const agreed = rules.variants.length ? ` (${rules.variants.join(", ")})` : "";
    const judgedBy = h(
      "span",
      { class: "soft" },
      say("rules-of", { game: game.game.name, version: game.game.version }),
      agreed,
    );
    fill(
      by("verdict"),
      h("b", { class: `badge ${verdict}` }, say(`verdict-${verdict}`)),
      " ",
      told,
      told ? ". " : "",
      judgedBy,
    );
  }

  /**
   * The slips of a log that cannot be read.
   * @param {object[]} found each with its line, if it has one, and its message
   * @param {boolean} waits whether a game lies on the table meanwhile
   * @param {(line: number) => void} go leads to a line
   * @param {(() => void) | null} begin offers the examples, where the text is no log at all
   */
  function slips(found, waits, go, begin) {
    const link = (line) => [
      h("button", { type: "button", class: "plain", onclick: () => go(line) }, say("line", { line })),
      " ",
    ];
    const rows = found.map(({ line, message }) => h("li", null, line ? link(line) : null, Cards.rich(message)));
    const waiting = waits && h("p", { class: "soft" }, say("table-waits"));
    const none = begin && [
      h("p", null, say("no-log")),
      h("p", null, h("button", { type: "button", onclick: begin }, say("examples"))),
    ];
    by("faults").hidden = true;
    fill(by("verdict"), h("b", { class: "badge unreadable" }, say("verdict-unreadable")));
    fill(
      by("notices"),
      h("article", { class: "notice unreadable" }, h("h2", null, say("unreadable")), none, h("ol", null, rows), waiting),
    );
    text(
      by("alert"),
      `${say("unreadable")}. ${found
        .slice(0, 3)
        .map(({ message }) => message)
        .join(" ")}`,
    );
  }

  /** Something went wrong between the page and the referee; perhaps it can be tried again. */
  function trouble(words, again) {
    const retry = again && h("p", null, h("button", { type: "button", onclick: again }, say("try-again")));
    for (const old of document.querySelectorAll(".trouble")) old.remove();
    by("notices").prepend(h("article", { class: "notice trouble", role: "alert" }, h("p", null, words), retry));
  }

  return { happened, show, judged, slips, trouble };
})();
