"use strict";

/** Elements, texts and the words of the page. Whatever comes from a log is put in as text, never as markup. */
const Dom = (() => {
  const SVG = "http://www.w3.org/2000/svg";

  /** Put children (elements, texts, lists of them, or nothing) behind what a node holds. */
  function put(node, ...children) {
    for (const child of children.flat(Infinity)) {
      if (child !== null && child !== undefined && child !== false) node.append(child);
    }
    return node;
  }

  function dress(node, attributes) {
    for (const [name, value] of Object.entries(attributes || {})) {
      if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
      else if (value !== null && value !== undefined && value !== false)
        node.setAttribute(name, value === true ? "" : value);
    }
    return node;
  }

  /** An element of HTML: `h("p", {class: "told"}, "Ben leads")`. */
  const h = (tag, attributes, ...children) => put(dress(document.createElement(tag), attributes), ...children);

  /** An element of SVG. */
  const s = (tag, attributes, ...children) => put(dress(document.createElementNS(SVG, tag), attributes), ...children);

  /** The element with an id. */
  const by = (id) => document.getElementById(id);

  /** Put other children into an element. */
  const fill = (node, ...children) => {
    node.replaceChildren();
    return put(node, ...children);
  };

  /** Set a text only where it changes, so that nothing is read out twice. */
  const text = (node, words) => {
    if (node.textContent !== words) node.textContent = words;
  };

  return { h, s, by, fill, text };
})();

/** What the page says, in the language that was chosen. */
const Words = (() => {
  let every = {};
  let lang = "en";

  /** A sentence of the page, its `{names}` filled. */
  function say(key, args = {}) {
    const sentence = (every[lang] || {})[`page-${key}`] || key;
    return sentence.replace(/\{(\w+)\}/g, (found, name) => (name in args ? String(args[name]) : found));
  }

  /** A sentence for one or for several. */
  const count = (key, many, args = {}) =>
    say(many === 1 || many === "1" ? `${key}-one` : key, { count: many, ...args });

  /** A number with a real minus. */
  const number = (value) => (value < 0 ? `\u2212${-value}` : String(value));

  /** Names in a row, the last one behind an "and". */
  const list = (names) => new Intl.ListFormat(lang).format(names);

  /** Write the words of the page that stand in it from the beginning. */
  function write(root) {
    for (const node of root.querySelectorAll("[data-say]")) node.textContent = say(node.dataset.say);
    for (const node of root.querySelectorAll("[data-label]")) {
      node.setAttribute("aria-label", say(node.dataset.label));
      if (node.localName === "button")
        node.title = say(node.dataset.label) + (node.dataset.key ? ` (${say(node.dataset.key)})` : "");
    }
  }

  return {
    say,
    count,
    number,
    list,
    write,
    get lang() {
      return lang;
    },
    languages: () => Object.keys(every),
    /** Take the words, or another language. */
    use(words, chosen) {
      every = words || every;
      lang = every[chosen] ? chosen : Object.keys(every)[0];
      document.documentElement.lang = lang;
    },
  };
})();
