"use strict";

/** The page: takes a log, asks the referee about it, and leads through its moments. */
(() => {
  const { h, by, fill, text } = Dom;
  const { say } = Words;
  const CHECK_AFTER = 250; // milliseconds without a change before an edited log is judged again
  const LONGEST_LINK = 16000;
  const IS_LOG = /(?:^|[{,\s])["']?(?:format|game|seats|events)["']?[ \t]*:/; // what has none of these is no log
  const PACE = { plain: 1150, trick: 1900, fault: 4200 };

  const island = JSON.parse(by("page-data").textContent);
  const isFile = Boolean(island.replay);
  const narrow = matchMedia("(max-width: 60rem)");

  let game = null;
  let index = 0;
  let bottom = 0;
  let cover = false;
  let slips = [];
  let source = { text: "", body: null, example: null };
  let playing = 0;
  let waiting = 0;
  let asking = null;
  let tab = "log";
  let coming = 0; // the log that was chosen last: what comes late of an earlier one is dropped

  /* ---- showing a moment ---- */

  /** Go to a moment, and show it. */
  function go(to, { still = false } = {}) {
    if (!game) return;
    const next = Math.max(0, Math.min(to, game.moments.length - 1));
    const far = Math.abs(next - index) !== 1;
    index = next;
    remark("");
    show(still || far);
    remember();
  }

  const draw = (still) => Felt.show(game, game.stateAt(index), { bottom, cover, still, marks: game.marksAt(index) });

  function show(still) {
    const moment = game.moments[index];
    const last = game.moments.length - 1;
    draw(still);
    by("felt").classList.toggle("stopped", Boolean(moment.impossible));
    Notices.happened(game, index);
    const scrubber = by("scrubber");
    scrubber.value = String(index);
    scrubber.setAttribute("aria-valuetext", say("move-of", { move: index, last, told: Cards.spoken(moment.told) }));
    text(by("count"), say("count", { move: index, last }));
    for (const id of ["first", "back"]) by(id).setAttribute("aria-disabled", String(index === 0));
    for (const id of ["forward", "last"]) by(id).setAttribute("aria-disabled", String(index === last));
    if (!slips.length) {
      Notices.show(game, index, openBook);
      Editor.mark(moment.line ? [moment.line, moment.last_line || moment.line] : null, game.lines);
    }
    if (tab === "sheet") Sheet.show(game, index, go);
  }

  /** Lay the list of examples on the table. */
  function welcome() {
    by("welcome").hidden = false;
    by("welcome-open").focus();
  }

  /** Take the list of examples off the table; who was in it with the keyboard goes on elsewhere. */
  function unwelcome(next = by("title")) {
    if (by("welcome").contains(document.activeElement)) next.focus({ preventScroll: true });
    by("welcome").hidden = true;
  }

  /** A fault that was gone to is seen at once, also where its notice lies below the edge of a small screen. */
  function reach() {
    const message = by("notices").querySelector(".message");
    if (message && narrow.matches) message.scrollIntoView({ block: "nearest" });
  }

  /** On a narrow screen a notice stands right under the sentence that tells the move; else beside the table. */
  const settle = () => by(narrow.matches ? "controls" : "earned").before(by("notices"));

  function openBook(clause) {
    choose("book", clause);
    const box = by("book");
    if (box.getBoundingClientRect().top > innerHeight - 160 || box.getBoundingClientRect().bottom < 100)
      by("tab-book").scrollIntoView({ block: "start" });
    box.focus({ preventScroll: true });
  }

  /* ---- a whole game ---- */

  /** Lay a game, at a move that was asked for; else, unless it is the old one being edited, at its first fault. */
  function lay(replay, { stay = false, move = null } = {}) {
    const before = game;
    const wasLast = before && index === before.moments.length - 1;
    const same = stay && before && before.seats.join("\n") === replay.seats.join("\n");
    game = Game.of(replay);
    slips = [];
    Cards.use(game.cards, game.suits);
    Felt.clear();
    Book.clear();
    if (!same) bottom = 0;
    document.body.classList.add("laid");
    unwelcome();
    document.title = `${game.game.name} · ${say("name")}`;
    delete by("title").dataset.say; // from now on it is the game's
    text(by("title"), game.game.name);
    fill(
      by("bottom"),
      game.seats.map((name, seat) => h("option", { value: seat, selected: seat === bottom }, name)),
    );
    const scrubber = by("scrubber");
    scrubber.max = String(game.moments.length - 1);
    ticks();
    Notices.judged(game, (at) => byHand(() => go(at))(), toLine);
    const there = !stay ? game.first : !before ? game.beginning : wasLast ? Infinity : index;
    index = Math.max(0, Math.min(move ?? there, game.moments.length - 1));
    by("felt").classList.remove("waits");
    show(!stay);
    if (!stay) reach();
    if (tab === "book") Book.show(game, null);
    if (!isFile) keep("referee-log", source.text.length < 1e6 ? source.text : "", sessionStorage);
    remember();
  }

  /** The faults on the scrubber: one stroke each, or one for all that fall upon the same spot. */
  function ticks() {
    const last = Math.max(1, game.moments.length - 1);
    const spots = { fault: new Set(), doubt: new Set() };
    for (const at of game.faults)
      spots[game.findingsAt(at).length ? "fault" : "doubt"].add(Math.round((at / last) * 1000));
    for (const kind of ["fault", "doubt"]) {
      by(`${kind}-ticks`).setAttribute("d", [...spots[kind]].map((x) => `M${x} 0V10`).join(""));
    }
    for (const id of ["next-fault", "previous-fault"]) by(id).hidden = !game.faults.length;
  }

  /** An unreadable log: its slips are listed, and the table waits. */
  function refuse(found) {
    slips = found;
    unwelcome();
    by("felt").classList.add("waits");
    Notices.slips(found, Boolean(game), toLine, IS_LOG.test(source.text) ? null : welcome);
    Editor.mark(null, Game.linesOf(found.map((slip) => [slip.line, "unreadable"])));
    if (found[0] && found[0].line && document.activeElement !== by("log")) Editor.reveal(found[0].line);
  }

  function toLine(line) {
    choose("log");
    const lines = Editor.text().split("\n");
    const from = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    by("log").focus();
    by("log").setSelectionRange(from, from + (lines[line - 1] || "").length);
    Editor.reveal(line);
  }

  /* ---- asking the referee ---- */

  const typeOf = (words) => (words.trimStart().startsWith("{") ? "application/json" : "application/yaml");

  function request(accept) {
    return {
      method: "POST",
      headers: { "Content-Type": typeOf(source.text), Accept: accept, "Accept-Language": Words.lang },
      body: source.body || source.text,
    };
  }

  /** Another log, or another text of it: whatever was asked for before is dropped. */
  function forget() {
    clearTimeout(waiting);
    if (asking) asking.abort();
    asking = null;
    document.body.classList.add("asks");
    return (coming += 1);
  }

  /** Have the log judged; an answer that comes late is dropped. */
  async function judge(options = {}) {
    forget();
    const mine = (asking = new AbortController());
    try {
      const answer = await fetch(`v1/replay?lang=${Words.lang}`, {
        ...request("application/json"),
        signal: mine.signal,
      });
      const said = await answer.json();
      if (mine !== asking) return;
      if (answer.ok) lay(said, options);
      else if (said.verdict) refuse(said.verdict.findings);
      else Notices.trouble(said.detail || said.title, () => judge(options));
    } catch (error) {
      if (error.name !== "AbortError" && mine === asking) Notices.trouble(say("unreachable"), () => judge(options));
    } finally {
      if (mine === asking) document.body.classList.remove("asks");
    }
  }

  /** Take another log. */
  function take(words, { example = null, move = null, body = null, name = "" } = {}) {
    stop();
    source = { text: words, body, example };
    text(by("which"), example ? example.join(" / ") : name);
    Editor.set(words);
    judge({ move });
  }

  /** Take what is in a file. */
  async function read(file) {
    const mine = (coming += 1);
    try {
      const { words, body } = await Files.read(file);
      if (mine === coming) open(words, { body, name: file.name });
    } catch {
      if (mine === coming) Notices.trouble(say("file-broken"));
    }
  }

  /** Take the first log of a text, and offer the others. */
  function open(words, { body = null, name = "", move = null } = {}) {
    const logs = body ? [words] : Files.logsOf(words);
    entries(logs, name);
    take(logs.length > 1 ? logs[0] : words, { body, name, move });
  }

  /** Several logs in one file: one of them is shown, and the others can be chosen. */
  function entries(logs, name) {
    const list = by("entry");
    by("entries").hidden = logs.length < 2;
    fill(
      list,
      logs.slice(0, 1000).map((_, place) => h("option", { value: place }, place + 1)),
    );
    list.onchange = () => take(logs[Number(list.value)], { name });
  }

  /* ---- links and what is kept ---- */

  const fragment = () => new URLSearchParams(location.hash.slice(1));
  const moveOf = (parts) => (/^\d+$/.test(parts.get("move") || "") ? Number(parts.get("move")) : null);

  let noting = 0;

  /** Keep the move in the address, soon: browsers do not like many changes at once. */
  function remember() {
    clearTimeout(noting);
    noting = setTimeout(() => {
      const parts = new URLSearchParams();
      if (source.example) parts.set("example", source.example.join("/"));
      parts.set("move", String(index));
      try {
        history.replaceState(null, "", `#${parts.toString().replace(/%2F/g, "/")}`);
      } catch {
        // some browsers change no address of a page from a disk, and nothing is lost by it
      }
    }, 300);
  }

  async function copyLink() {
    let link = location.href.replace(/#.*/, "");
    link += isFile
      ? `#move=${index}`
      : source.example
        ? `#example=${source.example.join("/")}&move=${index}`
        : `#move=${index}&log=${await Links.pack(source.text)}`;
    if (link.length > LONGEST_LINK) {
      remark(say("link-too-long"));
      return;
    }
    try {
      await navigator.clipboard.writeText(link);
      remark(say(isFile || source.example ? "link-copied" : "link-copied-log"));
    } catch {
      fill(
        by("remark"),
        h(
          "label",
          null,
          say("link-here"),
          " ",
          h("input", { readonly: true, value: link, onfocus: (event) => event.target.select() }),
        ),
      );
    }
  }

  function remark(words) {
    text(by("remark"), words);
  }

  const fileName = (ending) =>
    `${(game && game.verdict.id ? game.verdict.id : source.example ? source.example[1] : "game").replace(/[^\p{L}\p{N}_-]+/gu, "-")}${ending}`;

  async function savePage() {
    try {
      const answer = await fetch(`v1/replay?lang=${Words.lang}`, request("text/html"));
      if (!answer.ok) throw new Error();
      Files.save(await answer.blob(), fileName(".html"));
      remark(say("saved-page"));
    } catch {
      remark(say("unreachable"));
    }
  }

  /** What the address asks for: a log that it carries, an example, or a move of the log that is there. */
  async function arrive() {
    const parts = fragment();
    const move = moveOf(parts);
    if (isFile) {
      if (move !== null) go(move, { still: true });
      return;
    }
    const example = /^([\w-]+)\/([\w-]+)$/.exec(parts.get("example") || "");
    if (parts.get("log")) {
      const mine = (coming += 1);
      try {
        const words = await Links.unpack(parts.get("log"));
        if (mine === coming) open(words, { move });
      } catch {
        if (mine !== coming) return;
        by("welcome").hidden = false;
        Notices.trouble(say("link-broken"));
      }
    } else if (example) {
      const [, of, name] = example;
      if (!game || !source.example || source.example.join("/") !== `${of}/${name}`) openExample(of, name, move);
      else go(move ?? index);
      unwelcome();
    } else if (game) {
      if (move !== null) go(move);
    } else {
      const words = move === null ? "" : kept("referee-log", sessionStorage);
      if (words) take(words, { move });
      else if (move !== null) Notices.trouble(say("link-empty"));
    }
  }

  /* ---- examples ---- */

  async function openExample(of, name, move = null) {
    const mine = (coming += 1);
    try {
      const answer = await fetch(`v1/games/${encodeURIComponent(of)}/examples/${encodeURIComponent(name)}`, {
        headers: { Accept: "application/yaml, */*" },
      });
      const words = await answer.text();
      if (mine !== coming) return;
      if (!answer.ok) throw new Error();
      entries([], "");
      take(words, { example: [of, name], move });
    } catch {
      if (mine !== coming) return;
      by("welcome").hidden = false;
      Notices.trouble(say("unreachable"), () => openExample(of, name, move));
    }
  }

  /* ---- tabs, controls, keys ---- */

  /** Choose a tab of those beside the table. */
  function choose(name, clause = null) {
    tab = name;
    for (const each of ["log", "book", "sheet"]) {
      const chosen = each === name;
      by(`tab-${each}`).setAttribute("aria-selected", String(chosen));
      by(`tab-${each}`).tabIndex = chosen ? 0 : -1;
      by(`panel-${each}`).hidden = !chosen;
    }
    if (!game) return;
    if (name === "book") Book.show(game, clause);
    if (name === "sheet") Sheet.show(game, index, go);
  }

  function fault(way) {
    if (!game) return;
    const found = way > 0 ? game.faults.find((at) => at > index) : game.faults.findLast((at) => at < index);
    if (found === undefined) remark(say(way > 0 ? "no-later-fault" : "no-earlier-fault"));
    else {
      go(found);
      reach();
    }
  }

  function stop() {
    clearTimeout(playing);
    playing = 0;
    const button = by("play");
    button.classList.remove("on");
    button.setAttribute("aria-pressed", "false");
  }

  function play() {
    if (playing) {
      stop();
      return;
    }
    if (!game) return;
    by("play").classList.add("on");
    by("play").setAttribute("aria-pressed", "true");
    const step = () => {
      if (index >= game.moments.length - 1) {
        stop();
        return;
      }
      go(index + 1);
      const isFault = game.faults.includes(index);
      const isTrick = game.moments[index].state.taken_by !== undefined && game.moments[index].state.taken_by !== null;
      playing = setTimeout(step, PACE[isFault ? "fault" : isTrick ? "trick" : "plain"]);
    };
    if (index >= game.moments.length - 1) go(game.beginning, { still: true });
    playing = setTimeout(step, 250);
  }

  const moves = {
    first: () => go(0),
    back: () => go(index - 1),
    forward: () => go(index + 1),
    last: () => game && go(game.moments.length - 1),
    "next-fault": () => fault(1),
    "previous-fault": () => fault(-1),
  };

  /** Something that the player does by hand: what plays by itself stops. */
  const byHand = (act) => () => {
    stop();
    act();
  };

  const KEYS = {
    ArrowLeft: "back",
    ArrowRight: "forward",
    Home: "first",
    End: "last",
    n: "next-fault",
    p: "previous-fault",
  };

  function onKey(event) {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !game) return;
    if (key === "Escape") {
      unwelcome(by("show-examples"));
    }
    if (target.closest("textarea, select, input:not([type=range]), [role=tablist]")) return;
    if (key === " " && !target.closest("button, a, summary, [tabindex='0']")) {
      event.preventDefault();
      play();
      return;
    }
    const name = KEYS[key.length === 1 ? key.toLowerCase() : key];
    if (!name || (target.id === "scrubber" && key.length > 1)) return;
    event.preventDefault();
    byHand(moves[name])();
  }

  /** The move of a line of the log. */
  function toMoveOf(line) {
    if (!game || slips.length) return;
    const found = game.moments.findIndex(
      (moment) => moment.line && moment.line <= line && line <= (moment.last_line || moment.line),
    );
    if (found >= 0) byHand(() => go(found))();
  }

  function dark() {
    const chosen = document.documentElement.dataset.theme;
    return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }

  const dim = () => by("dark").setAttribute("aria-pressed", String(dark()));

  /** What was kept under a name: for this browser, or for this tab alone. */
  function kept(name, where = localStorage) {
    try {
      return where.getItem(name);
    } catch {
      return null;
    }
  }

  function keep(name, value, where = localStorage) {
    try {
      where.setItem(name, value);
    } catch {
      // nothing is kept, then
    }
  }

  function speak(lang) {
    Words.use(null, lang);
    Words.write(document.body);
    for (const button of by("languages").children)
      button.setAttribute("aria-pressed", String(button.lang === Words.lang));
    if (!isFile) Welcome.list();
  }

  /** What only a page with a service behind it can do. */
  function serve() {
    const file = by("file");
    by("open").addEventListener("click", () => file.click());
    by("welcome-open").addEventListener("click", () => file.click());
    file.addEventListener("change", () => {
      if (file.files[0]) read(file.files[0]);
      file.value = "";
    });
    by("show-examples").addEventListener("click", () => {
      if (by("welcome").hidden) welcome();
      else unwelcome();
    });
    by("welcome-close").addEventListener("click", () => unwelcome(by("show-examples")));
    document.addEventListener("dragover", (event) => {
      event.preventDefault();
      document.body.classList.add("drop");
    });
    document.addEventListener("dragleave", (event) => {
      if (!event.relatedTarget) document.body.classList.remove("drop");
    });
    document.addEventListener("drop", (event) => {
      event.preventDefault();
      document.body.classList.remove("drop");
      const [dropped] = event.dataTransfer.files;
      if (dropped) read(dropped);
      else if (event.dataTransfer.getData("text/plain")) open(event.dataTransfer.getData("text/plain"));
    });
    document.addEventListener("paste", (event) => {
      if (event.target.closest("textarea, input")) return;
      const [pasted] = event.clipboardData.files;
      if (pasted) read(pasted);
      else if (event.clipboardData.getData("text/plain").trim()) open(event.clipboardData.getData("text/plain"));
    });
    by("save-page").addEventListener("click", savePage);
    by("save-log").addEventListener("click", () =>
      Files.save(
        new Blob([source.text], { type: "text/plain" }),
        fileName(typeOf(source.text) === "application/json" ? ".json" : ".yaml"),
      ),
    );
    fill(
      by("languages"),
      Words.languages().map((lang) =>
        h(
          "button",
          {
            type: "button",
            lang,
            onclick: () => {
              speak(lang);
              keep("referee-lang", lang);
              if (source.text) judge({ stay: true });
            },
          },
          lang.toUpperCase(),
        ),
      ),
    );
  }

  function begin() {
    Words.use(island.words, isFile ? island.lang : kept("referee-lang") || island.lang);
    const theme = kept("referee-theme");
    if (theme) document.documentElement.dataset.theme = theme;
    dim();
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dim);
    by("dark").addEventListener("click", () => {
      document.documentElement.dataset.theme = dark() ? "light" : "dark";
      keep("referee-theme", document.documentElement.dataset.theme);
      dim();
    });
    document.body.classList.toggle("from-disk", isFile);
    for (const [id, act] of Object.entries(moves)) by(id).addEventListener("click", byHand(act));
    by("play").addEventListener("click", play);
    by("scrubber").addEventListener("input", (event) => byHand(() => go(Number(event.target.value)))());
    by("bottom").addEventListener("change", (event) => {
      bottom = Number(event.target.value);
      draw(true);
    });
    by("cover").addEventListener("click", () => {
      cover = !cover;
      by("cover").setAttribute("aria-pressed", String(cover));
      if (game) draw(true);
    });
    by("link").addEventListener("click", copyLink);
    by("line-move").addEventListener("click", () => toMoveOf(Editor.line()));
    for (const each of ["log", "book", "sheet"])
      by(`tab-${each}`).addEventListener("click", ({ detail }) => {
        choose(each);
        if (detail) by(`panel-${each}`).focus({ preventScroll: true }); // after a pointer the arrows lead through the game
      });
    by("tabs").addEventListener("keydown", (event) => {
      const all = ["log", "book", "sheet"];
      const step = { ArrowRight: 1, ArrowLeft: 2 }[event.key];
      if (!step) return;
      choose(all[(all.indexOf(tab) + step) % 3]);
      by(`tab-${tab}`).focus();
    });
    document.addEventListener("keydown", onKey);
    Felt.swipes((way) => byHand(way > 0 ? moves.forward : moves.back)());
    Book.start();
    Editor.start((words, pasted) => {
      source = { ...source, text: words, body: null, example: null };
      forget();
      waiting = setTimeout(() => judge({ stay: Boolean(game) || !pasted }), CHECK_AFTER);
    }, toMoveOf);
    new ResizeObserver(() => game && draw(true)).observe(by("felt"));
    narrow.addEventListener("change", settle);
    settle();
    if (!isFile) serve();
    speak(Words.lang);
    choose("log");
    addEventListener("hashchange", arrive);
    if (isFile) {
      by("log").readOnly = true;
      source.text = island.text || "";
      by("tab-log").hidden = island.text === null;
      if (island.text === null) choose("sheet");
      Editor.set(source.text);
      lay(island.replay, { move: moveOf(fragment()) });
    } else arrive();
  }

  begin();
})();
