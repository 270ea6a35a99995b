"use strict";

/** The score sheet: points and chips up to the moment that is shown, deal by deal or one by one, with the reason. */
const Sheet = (() => {
  const { h, by, fill } = Dom;
  const MOST = 100; // so many rows are shown; the pad of a long match keeps its last page open

  let byDeal = true;
  let written = ""; // what tells one sheet from the other, so that the same one is not written twice

  /** The columns of the sheet: seats, or sides, each with the seats that it is made of. */
  function columns(game) {
    const seats = game.seats.map((name, seat) => ({ name, seats: [seat] }));
    if (!game.sides) return seats;
    return game.sides.map((side) => ({ name: side.join(" & "), seats: side.map((name) => game.seats.indexOf(name)) }));
  }

  const plain = Words.number;
  const signed = (number) => (number > 0 ? `+${number}` : plain(number));

  /** A name, cut off where it is too long for a column. */
  const named = (name) => h("bdi", { title: name }, name);

  /** What was scored or paid up to a moment, in order. */
  const until = (game, kind, index) =>
    game.entries.slice(0, game.entriesUntil(index)).filter((each) => kind in each.entry);

  /** One row a deal: what each column scored in it, and what it then has. */
  function deals(game, rows, heads) {
    const sums = new Map();
    for (const { entry, deal } of rows) {
      const seat = game.seats.indexOf(entry.seat);
      if (!sums.has(deal))
        sums.set(
          deal,
          heads.map(() => 0),
        );
      heads.forEach((head, place) => {
        if (head.seats[0] === seat) sums.get(deal)[place] += entry.points;
      });
    }
    const totals = heads.map(() => 0);
    return [...sums].map(([deal, scored]) => {
      scored.forEach((each, place) => (totals[place] += each));
      return h(
        "tr",
        null,
        h("th", { scope: "row" }, deal),
        scored.map((each, place) => h("td", null, h("small", null, signed(each)), " ", plain(totals[place]))),
      );
    });
  }

  /** Why something was scored or paid, which leads to the moment, and the clause that says so. */
  const reason = ({ why, clause }, onclick) =>
    h(
      "td",
      { class: "why" },
      h("button", { type: "button", class: "plain", onclick }, Cards.rich(why)),
      " ",
      h("small", null, clause),
    );

  function each(game, rows, heads, go) {
    const totals = game.seats.map(() => 0);
    return rows
      .map(({ entry, index }) => {
        const seat = game.seats.indexOf(entry.seat);
        totals[seat] += entry.points;
        const head = heads.findIndex((one) => one.seats[0] === seat);
        if (head < 0) return null;
        const total = totals[seat];
        return () =>
          h(
            "tr",
            null,
            h("td", { class: "who" }, named(heads[head].name)),
            h("td", { class: "number" }, signed(entry.points)),
            h("td", { class: "number" }, plain(total)),
            reason(entry, () => go(index)),
          );
      })
      .filter(Boolean);
  }

  function left(most) {
    return most > MOST ? h("p", { class: "soft" }, Words.say("sheet-left", { count: MOST, all: most })) : null;
  }

  function pad(game, state, index, heads, go) {
    const { say } = Words;
    const rows = until(game, "points", index);
    const totals = h(
      "tr",
      { class: "total" },
      h("th", { scope: "row" }, say("sheet-total")),
      heads.map((head) => h("td", null, plain(state.scores[head.seats[0]]))),
    );
    const names = heads.map((head) => h("th", { scope: "col" }, named(head.name)));
    if (byDeal) {
      const lines = deals(game, rows, heads);
      return [
        left(lines.length),
        h(
          "table",
          { class: "pad deals" },
          lines.length > 0 && h("caption", null, say("sheet-cells")),
          h("thead", null, h("tr", null, h("th", { scope: "col" }, say("sheet-deal")), names)),
          h("tbody", null, lines.slice(-MOST), totals),
        ),
      ];
    }
    const lines = each(game, rows, heads, go);
    if (!lines.length) return [h("p", { class: "soft" }, say("sheet-empty"))];
    const titles = ["sheet-seat", "sheet-points", "sheet-total", "sheet-why"].map((key) =>
      h("th", { scope: "col" }, say(key)),
    );
    return [
      left(lines.length),
      h(
        "table",
        { class: "pad entries" },
        h("thead", null, h("tr", null, titles)),
        h(
          "tbody",
          null,
          lines.slice(-MOST).map((line) => line()),
        ),
      ),
    ];
  }

  /** A little heap of chips: a column for every ten, at most. */
  function heap(count) {
    const whole = Math.min(Math.abs(count), 30);
    const columns = Array.from({ length: Math.ceil(whole / 10) }, (_, place) => Math.min(10, whole - place * 10));
    return h(
      "span",
      { class: "heap", "aria-hidden": "true" },
      columns.map((many) =>
        h(
          "span",
          null,
          Array.from({ length: many }, () => h("i")),
        ),
      ),
    );
  }

  function money(game, state, index, go) {
    const { say } = Words;
    const paid = until(game, "chips", index);
    const pots = Object.entries(state.pots || {}).map(([id, count]) =>
      h("li", null, heap(count), h("b", null, count), " ", game.pots[id]),
    );
    const lines = paid
      .slice(-MOST)
      .map(({ index: there, entry }) =>
        h(
          "tr",
          null,
          h("td", { class: "who" }, named(game.account(entry.from)), " → ", named(game.account(entry.to))),
          h("td", { class: "number" }, entry.chips),
          reason(entry, () => go(there)),
        ),
      );
    return [
      h("h2", null, say("sheet-chips")),
      h("ul", { class: "pots" }, pots),
      h(
        "table",
        { class: "pad" },
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            game.seats.map((name) => h("th", { scope: "col" }, named(name))),
          ),
        ),
        h(
          "tbody",
          null,
          h(
            "tr",
            { class: "total" },
            state.chips.map((count) => h("td", null, signed(count))),
          ),
        ),
      ),
      lines.length && left(paid.length),
      lines.length &&
        h(
          "table",
          { class: "pad entries" },
          h(
            "thead",
            null,
            h(
              "tr",
              null,
              ["sheet-moved", "sheet-count", "sheet-why"].map((key) => h("th", { scope: "col" }, say(key))),
            ),
          ),
          h("tbody", null, lines),
        ),
    ];
  }

  /**
   * Write the sheet as it is at a moment.
   * @param {object} game the replay
   * @param {number} index the moment
   * @param {(there: number) => void} go leads to another moment
   */
  function show(game, index, go) {
    const { say } = Words;
    const state = game.stateAt(index);
    const now = [game.number, Words.lang, byDeal, game.entriesUntil(index)].join();
    if (now === written) return;
    written = now;
    const kinds = [
      ["sheet-by-deal", true],
      ["sheet-by-event", false],
    ].map(([key, value]) => {
      const choose = () => {
        byDeal = value;
        show(game, index, go);
        by("sheet").querySelector(`[data-kind="${key}"]`).focus();
      };
      return h(
        "button",
        { type: "button", "data-kind": key, "aria-pressed": String(byDeal === value), onclick: choose },
        say(key),
      );
    });
    const heads = columns(game);
    fill(
      by("sheet"),
      h("div", { class: "kinds", role: "group", "aria-label": say("sheet-kinds") }, kinds),
      h(
        "div",
        { class: "paper", tabindex: "0", role: "region", "aria-label": say("tab-sheet") },
        pad(game, state, index, heads, go),
        state.chips && money(game, state, index, go),
      ),
    );
  }

  return { show };
})();
