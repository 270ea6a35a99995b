"use strict";

/** A replay as the page uses it: how the table stood at any moment, where the faults are, what was scored so far. */
const Game = (() => {
  const EVERY = 64; // so many moments apart the whole state of the table is kept
  const SOON = 50;

  let made = 0;

  /** The kind of what was found, by line: a `[line, kind]` for each. */
  const linesOf = (found) => new Map(found.filter(([line]) => line));

  /**
   * Make a game of a replay.
   * @param {object} replay as the schema of replays describes it
   */
  function of(replay) {
    const { moments, verdict } = replay;
    const kept = [];
    const entries = []; // of the ledger, each with the moment and the deal at which it fell
    const faults = []; // the moments at which something was found, or is open
    let state = {};
    let most = 1; // so many cards the biggest hand has
    moments.forEach((moment, at) => {
      state = { ...state, ...moment.state };
      if (moment.state.hands) most = Math.max(most, ...moment.state.hands.map((hand) => hand.length));
      if (at % EVERY === 0) kept.push(state);
      for (const number of moment.ledger) entries.push({ index: at, deal: state.deal, entry: verdict.ledger[number] });
      if (moment.findings.length || moment.undecided.length) faults.push(at);
    });

    function stateAt(at) {
      const from = Math.floor(at / EVERY);
      let found = kept[from];
      for (let next = from * EVERY + 1; next <= at; next += 1) found = { ...found, ...moments[next].state };
      return found;
    }

    const findingsAt = (at) => moments[at].findings.map((number) => verdict.findings[number]);
    const undecidedAt = (at) => moments[at].undecided.map((number) => verdict.undecided[number]);

    /** Whose an account of chips is: a seat's name, or what a pot is called. */
    const account = (name) => (name.startsWith("pot:") ? replay.pots[name.slice(4)] : name.slice("seat:".length));

    /** What is to be marked at the table: the faulty cards of a seat, and what it could have played. */
    function marksAt(at) {
      const { seat, verb, impossible } = moments[at];
      const found = findingsAt(at);
      if (!found.length || seat === null) return { seat: null, cards: [], lawful: [] };
      const { trick, open } = stateAt(at);
      const before = at ? stateAt(at - 1).open[seat] : [];
      const played = impossible ? [] : trick.filter((each) => each.seat === seat).map((each) => each.card);
      const cards = verb === "play" ? played : open[seat].filter((card) => !before.includes(card));
      return { seat, cards, lawful: found.flatMap(({ legal }) => legal || []).filter((card) => !cards.includes(card)) };
    }

    /** The first moment at which cards are held: a table without cards shows nothing. */
    const dealt = moments.slice(0, SOON).findIndex((_, at) => stateAt(at).hands.some((hand) => hand.length));

    /** All that was found, or is open, in the order of the moments; what belongs to none stands first. */
    const told = new Set(moments.flatMap((moment) => moment.findings));
    const remark = (at, { line, severity = "undetermined", message, why }) => ({
      at,
      line: line || (at !== null && moments[at].line) || null,
      severity,
      words: message || why,
    });
    const remarks = [
      ...verdict.findings.filter((_, number) => !told.has(number)).map((each) => remark(null, each)),
      ...faults.flatMap((at) => [...findingsAt(at), ...undecidedAt(at)].map((each) => remark(at, each))),
    ];
    const beginning = Math.max(0, dealt);

    /** How many entries of the ledger had fallen at a moment. */
    function entriesUntil(at) {
      let [low, high] = [0, entries.length];
      while (low < high) {
        const half = (low + high) >> 1;
        if (entries[half].index <= at) low = half + 1;
        else high = half;
      }
      return low;
    }

    const worst = faults.find((at) => moments[at].findings.length) ?? faults[0];
    const open = faults.filter((at) => moments[at].undecided.length).map((at) => [moments[at].line, "undetermined"]);
    const lines = linesOf([...open, ...verdict.findings.map(({ line, severity }) => [line, severity])]);
    return {
      ...replay,
      number: (made += 1), // no other game has it
      entries,
      entriesUntil,
      faults,
      remarks,
      most,
      lines,
      account,
      stateAt,
      findingsAt,
      undecidedAt,
      marksAt,
      beginning,
      /** Where one looks first: at the first fault, else at what is open, else at the beginning. */
      first: worst ?? beginning,
    };
  }

  return { of, linesOf };
})();
