"use strict";

/** The rulebook beside the table, opened at a clause. */
const Book = (() => {
  const { h, by, fill } = Dom;
  const BANNED = "script, style, link, meta, base, iframe, object, embed, form, input, button, template";
  const NAMED = "book-"; // what the ids of the book begin with here, so that they are no others' of the page
  let shown = "";
  let wanted = null;

  /** Take the article out of a page of HTML: nodes, without anything that could run, load or lead elsewhere. */
  function articleOf(markup) {
    const [from, end] = [markup.indexOf("<article"), markup.lastIndexOf("</article>")];
    const article =
      from < 0 ? null : new DOMParser().parseFromString(markup.slice(from, end), "text/html").querySelector("article");
    if (!article) return null;
    for (const node of article.querySelectorAll(BANNED)) node.remove();
    for (const node of [article, ...article.querySelectorAll("*")]) {
      for (const { name, value } of [...node.attributes]) {
        const leads = name === "href" || name === "xlink:href" || name === "src";
        if (name.startsWith("on") || name === "style" || (leads && !value.startsWith("#"))) node.removeAttribute(name);
      }
    }
    return document.importNode(article, true);
  }

  /** Give the ids of a book, and whatever names them, names of their own. */
  function settle(article) {
    for (const node of article.querySelectorAll("[id], [href^='#'], [aria-labelledby]")) {
      if (node.id) node.id = NAMED + node.id;
      if (node.hasAttribute("href")) node.setAttribute("href", `#${NAMED}${node.getAttribute("href").slice(1)}`);
      if (node.hasAttribute("aria-labelledby"))
        node.setAttribute("aria-labelledby", NAMED + node.getAttribute("aria-labelledby"));
    }
    return article;
  }

  /** Where a game's rulebook is, for the choices that its log has made. */
  function address(game) {
    const rules = game.verdict.rules;
    const choices = new URLSearchParams({ lang: Words.lang, version: rules.version });
    for (const variant of rules.variants) choices.append("variant", variant);
    for (const [name, value] of Object.entries(rules.options)) choices.append("option", `${name}=${value}`);
    for (const [point, answer] of Object.entries(rules.rulings)) choices.append("ruling", `${point}=${answer}`);
    return `v1/games/${encodeURIComponent(rules.game)}/rulebook?${choices}`;
  }

  /** The sentences, rows and tables that state a clause; where there are none, its entry in the list of clauses. */
  function passages(clause) {
    const places = new Set();
    for (const ref of by("book").querySelectorAll(".ref.clause")) {
      if (ref.textContent !== clause) continue;
      const place = ref.closest(".sentence, tr, caption");
      if (place) places.add(place.localName === "caption" ? place.closest("table") : place);
      let before = place && place.matches(".sentence") ? place.previousElementSibling : null;
      while (before && before.matches(".sentence") && !before.querySelector(".ref.clause")) {
        places.add(before); // sentences of one clause share its name: the last one bears it
        before = before.previousElementSibling;
      }
    }
    const listed = by("book").querySelector(`[id="${NAMED}clauses_${CSS.escape(clause)}"]`);
    const inText = [...places].filter((place) => !listed || !(listed === place || listed.contains(place)));
    return inText.length ? inText : listed ? [listed] : [];
  }

  function to(node) {
    const box = by("book");
    box.scrollTop += node.getBoundingClientRect().top - box.getBoundingClientRect().top - 24;
  }

  /** Mark a clause and go there. */
  function mark(clause) {
    for (const node of by("book").querySelectorAll(".marked")) node.classList.remove("marked");
    const found = passages(clause);
    found.forEach((place) => place.classList.add("marked"));
    const order = found.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    if (order.length) to(order[0]);
  }

  function put(article) {
    fill(by("book"), settle(article));
    if (wanted) mark(wanted);
  }

  /** A link within the book scrolls the book, and changes nothing else. */
  function follow(event) {
    const link = event.target.closest("a[href^='#']");
    if (!link) return;
    event.preventDefault();
    const there = by("book").querySelector(`[id="${CSS.escape(link.getAttribute("href").slice(1))}"]`);
    if (there) to(there);
  }

  /**
   * Show the rulebook of a game.
   * @param {object} game the replay
   * @param {string | null} clause a clause to open it at
   */
  async function show(game, clause) {
    wanted = clause || wanted;
    const box = by("book");
    const own = document.getElementById("own-book");
    const where = own ? "own" : address(game);
    if (where === shown) {
      if (clause) mark(clause);
      return;
    }
    shown = where;
    if (own) {
      put(own.content.firstElementChild.cloneNode(true));
      return;
    }
    fill(box, h("p", { class: "soft" }, Words.say("book-coming")));
    try {
      const answer = await fetch(where, { headers: { Accept: "text/html" } });
      const article = answer.ok ? articleOf(await answer.text()) : null;
      if (shown !== where) return;
      if (!article) throw new Error();
      put(article);
    } catch {
      if (shown === where) shown = "";
      fill(box, h("p", { class: "soft" }, Words.say("book-missing")));
    }
  }

  const start = () => by("book").addEventListener("click", follow);

  /** Forget which clause was wanted: another game is laid. */
  const clear = () => {
    wanted = null;
  };

  return { start, show, clear };
})();
