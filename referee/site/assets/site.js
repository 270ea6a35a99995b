// What the pages can do beyond being read: search, keys, dark mode, and a change of language in the same place.
"use strict";

(() => {
  const root = document.documentElement;
  const find = (selector, within = document) => within.querySelector(selector);
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];

  // --- what is remembered between pages; a browser may forbid it
  const memory = {
    get(key) { try { return localStorage.getItem(key); } catch { return null; } },
    set(key, value) { try { localStorage.setItem(key, value); } catch { /* then it holds for this page */ } },
  };

  // --- dark mode: what was chosen, else what the system says
  const chosen = memory.get("theme");
  if (chosen === "dark" || chosen === "light") root.dataset.theme = chosen;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const dark = () => (root.dataset.theme ? root.dataset.theme === "dark" : system.matches);
  const theme = find(".theme");
  if (theme) {
    const show = () => theme.setAttribute("aria-pressed", String(dark()));
    theme.hidden = false;
    theme.addEventListener("click", () => {
      root.dataset.theme = dark() ? "light" : "dark";
      memory.set("theme", root.dataset.theme);
      show();
    });
    system.addEventListener("change", show);
    show();
  }

  // --- where there is little room: the contents folded, and the links to where one is in sight
  if (innerWidth < 1088) for (const part of all(".beside details")) part.open = false;
  for (const link of all("nav.main [aria-current], nav.game [aria-current]")) {
    link.closest("ul").scrollLeft = Math.max(0, link.offsetLeft - 48);
  }

  // --- a place in a folded part is unfolded
  const unfold = () => {
    let name = location.hash.slice(1);
    try { name = decodeURIComponent(name); } catch { /* as it is */ }
    const target = name && document.getElementById(name);
    if (!target) return;
    for (let part = target; part; part = part.parentElement) if (part.localName === "details") part.open = true;
    target.scrollIntoView();
  };
  addEventListener("hashchange", unfold);
  if (location.hash) unfold();

  // --- the other language, in the same place
  const bar = find(".bar");
  const headings = () => all("main h2, main h3").filter((part) => part.getClientRects().length);
  const here = () => {
    const top = Math.max(0, bar.getBoundingClientRect().bottom) + 40;
    const above = headings().filter((part) => part.id && part.getBoundingClientRect().top < top);
    return above.length && scrollY > 50 ? above[above.length - 1].id : "";
  };
  let read = ""; // where the page rested: on a phone the links have scrolled away, and whoever wants them comes back up
  let resting = 0;
  if (bar) addEventListener("scroll", () => {
    clearTimeout(resting);
    resting = setTimeout(() => { if (scrollY > innerHeight / 2) read = here(); }, 600);
  }, { passive: true });
  for (const link of all(".languages a")) {
    link.addEventListener("click", () => {
      const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const box = target && target.getBoundingClientRect();
      const seen = box && box.bottom > 0 && box.top < innerHeight;
      const away = getComputedStyle(bar).position === "static" && read;
      const place = seen ? target.id : away || here();
      link.hash = place ? encodeURIComponent(place) : "";
    });
  }

  // --- keys
  const help = find("#keys");
  const button = find(".help");
  if (help && button) {
    const open = () => { if (!help.open) help.showModal(); };
    button.hidden = false;
    button.addEventListener("click", open);
    find("button", help).addEventListener("click", () => help.close());
  }
  const step = (way) => {
    const parts = headings();
    const at = parts.indexOf(document.activeElement);
    const tops = parts.map((part) => part.getBoundingClientRect().top);
    const near = way > 0 ? tops.findIndex((top) => top > 90) : tops.findLastIndex((top) => top < 0);
    const part = parts[at < 0 ? near : at + way];
    if (!part) return;
    part.scrollIntoView();
    if (!part.hasAttribute("tabindex")) part.setAttribute("tabindex", "-1");
    part.focus({ preventScroll: true });
  };
  const box = find("#search");
  document.addEventListener("keydown", (event) => {
    const at = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || (help && help.open)) return;
    if (at.closest && at.closest("input, textarea, select, [contenteditable]")) return;
    if (event.key === "/" && box) box.focus();
    else if (event.key === "?" && help) help.showModal();
    else if (event.key === "n" || event.key === "]") step(1);
    else if (event.key === "p" || event.key === "[") step(-1);
    else return;
    event.preventDefault();
  });

  // --- search
  if (!box) return;
  const list = find("#found");
  const told = find("#told");
  box.closest(".search").hidden = false;
  const folded = (text) => text.toLowerCase().replace(/ß/g, "ss").normalize("NFD").replace(/\p{M}/gu, "");
  let index = null;
  let loading = null;
  let hits = [];
  let at = -1;

  const load = () => {
    loading ??= fetch(box.dataset.index)
      .then((answer) => { if (!answer.ok) throw new Error(answer.status); return answer.json(); })
      .then((data) => {
        index = data.rows.map(([kind, title, more, where]) => ({
          kind, title, more, where, plain: folded(title), rest: folded(more), words: data.kinds[kind],
        }));
      })
      .catch(() => { loading = null; told.textContent = box.dataset.failed; told.classList.remove("unseen"); });
    return loading;
  };

  // A word counts for more the closer it is to being a name of its own; every word must be found somewhere.
  const weight = { k: 5, y: 2, c: 4, b: 3, s: 1 };
  const worth = (row, words) => {
    let sum = 0;
    for (const word of words) {
      const place = row.plain.indexOf(word);
      if (row.plain === word) sum += 60;
      else if (place === 0) sum += 30;
      else if (place > 0 && !/[\p{L}\p{N}]/u.test(row.plain[place - 1])) sum += 20;
      else if (place > 0) sum += 8;
      else if (row.rest.includes(word)) sum += 5;
      else return 0;
    }
    return sum + weight[row.kind] - Math.min(row.plain.length, 300) / 40;
  };

  const marked = (text, words) => {
    const made = document.createDocumentFragment();
    const plain = folded(text);
    let done = 0;
    if (plain.length === text.length) {
      const spots = words.map((word) => [plain.indexOf(word), word.length]).filter(([place]) => place >= 0);
      for (const [place, size] of spots.sort((one, other) => one[0] - other[0])) {
        if (place < done) continue;
        made.append(text.slice(done, place));
        const mark = document.createElement("mark");
        mark.textContent = text.slice(place, place + size);
        made.append(mark);
        done = place + size;
      }
    }
    made.append(text.slice(done));
    return made;
  };

  const close = () => {
    list.hidden = true;
    box.setAttribute("aria-expanded", "false");
    box.removeAttribute("aria-activedescendant");
    at = -1;
  };
  const choose = (place) => {
    at = hits.length ? (place + hits.length) % hits.length : -1;
    all("li", list).forEach((item, number) => item.setAttribute("aria-selected", String(number === at)));
    const item = list.children[at];
    if (!item) { box.removeAttribute("aria-activedescendant"); return; }
    box.setAttribute("aria-activedescendant", item.id);
    item.scrollIntoView({ block: "nearest" });
  };
  const go = (place) => {
    const hit = hits[place];
    if (!hit) return;
    close();
    location.href = box.dataset.root + hit.where;
  };
  const look = () => {
    if (!index) return;
    const words = folded(box.value).split(/\s+/).filter(Boolean);
    if (!words.length) { hits = []; close(); told.textContent = ""; return; }
    hits = index.map((row) => [worth(row, words), row]).filter(([sum]) => sum > 0)
      .sort((one, other) => other[0] - one[0]).map(([, row]) => row);
    const count = hits.length;
    hits = hits.slice(0, 30);
    list.replaceChildren(...hits.map((hit, number) => {
      const item = document.createElement("li");
      item.id = `hit-${number}`;
      item.setAttribute("role", "option");
      const title = document.createElement("b");
      title.append(marked(hit.title.length > 160 ? hit.title.slice(0, 160) + "…" : hit.title, words));
      const more = document.createElement("small");
      more.textContent = `${hit.words} · ${hit.more}`;
      item.append(title, more);
      item.addEventListener("mousedown", (event) => { event.preventDefault(); go(number); });
      return item;
    }));
    list.hidden = !count;
    box.setAttribute("aria-expanded", String(count > 0));
    told.textContent = count === 0 ? box.dataset.none : count === 1 ? box.dataset.one
      : box.dataset.several.replace("{count}", count);
    choose(count ? 0 : -1);
  };

  box.addEventListener("focus", load);
  box.addEventListener("input", () => { const ready = load(); if (index) look(); else ready.then(look); });
  box.addEventListener("blur", () => setTimeout(close, 150));
  box.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") { if (list.hidden) look(); else choose(at + 1); }
    else if (event.key === "ArrowUp") choose(at - 1);
    else if (event.key === "Enter") { const ready = load(); if (index) go(at); else ready.then(() => { look(); go(0); }); }
    else if (event.key === "Escape") { if (list.hidden) { box.value = ""; box.blur(); } else close(); }
    else return;
    event.preventDefault();
  });
})();
