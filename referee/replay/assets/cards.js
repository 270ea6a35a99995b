"use strict";

/** Cards, drawn: faces with indices and pips, courts of our own, and small cards within a line of text. */
const Cards = (() => {
  const { h, s } = Dom;
  const GOLD = "#d8aa45";
  const EDGE = "#6d4e12";
  const CREAM = "#f7e6cd";
  const HAIR = { K: "#8a7458", Q: "#b98a3f", J: "#6b4a2d" };
  const SECOND = { black: "#a62a38", red: "#2b4b82", blue: "#a62a38", violet: "#2f6d57", green: "#a3472a" };
  const FACES = { K: "K", Q: "Q", J: "J", D: "Q", B: "J", V: "J", R: "K" };
  const COLUMNS = { left: 33.5, middle: 50, right: 66.5 };
  const TOP = 28;
  const LOW = 112;

  let game = { cards: {}, suits: {} };
  let finder = null;
  let templates = new Map();

  /** Take the cards of a game: `cards` and `suits` of a replay. */
  function use(cards, suits) {
    game = { cards, suits };
    templates = new Map();
    const written = Object.keys(cards).sort((a, b) => b.length - a.length);
    const escaped = written.map((card) => card.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    finder = written.length
      ? new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${escaped.join("|")})(?![\\p{L}\\p{N}_])`, "gu")
      : null;
  }

  const suitOf = (card) =>
    game.suits[(game.cards[card] || {}).suit] || { name: "", sign: "", path: null, colour: "black" };
  const rankOf = (card) => String((game.cards[card] || {}).rank ?? card);

  /** What a card is called in words; an unknown card is one, too. */
  const label = (card) => (card === "x" ? Words.say("card-unknown") : (game.cards[card] || {}).label || card);

  /** The picture of a suit in a square of that size around a point, upright or turned round. */
  function pip(suit, x, y, size, turned) {
    const place = `translate(${x} ${y})${turned ? " rotate(180)" : ""}`;
    if (suit.path) {
      const scale = size / 24;
      return s("path", {
        d: suit.path,
        "fill-rule": "evenodd",
        transform: `${place} scale(${scale}) translate(-12 -12)`,
      });
    }
    return s("text", { transform: place, y: size * 0.36, "font-size": size, "text-anchor": "middle" }, suit.sign || "");
  }

  /** Where the pips of a card lie, as cards have had them for centuries. */
  function places(count) {
    const { left, middle, right } = COLUMNS;
    const half = (TOP + LOW) / 2;
    const third = (LOW - TOP) / 3;
    const pairs = (...rows) =>
      rows.flatMap((y) => [
        [left, y],
        [right, y],
      ]);
    const four = pairs(TOP, LOW);
    return {
      2: [
        [middle, TOP],
        [middle, LOW],
      ],
      3: [
        [middle, TOP],
        [middle, half],
        [middle, LOW],
      ],
      4: four,
      5: [...four, [middle, half]],
      6: pairs(TOP, half, LOW),
      7: [...pairs(TOP, half, LOW), [middle, (TOP + half) / 2]],
      8: [...pairs(TOP, half, LOW), [middle, (TOP + half) / 2], [middle, (half + LOW) / 2]],
      9: [...pairs(TOP, TOP + third, LOW - third, LOW), [middle, half]],
      10: [...pairs(TOP, TOP + third, LOW - third, LOW), [middle, TOP + third / 2], [middle, LOW - third / 2]],
    }[count];
  }

  const figure = (rank) => FACES[rank.toUpperCase().replace(/[^A-Z]/g, "")] || null;

  /** The upper half of a court card: a robe, a head, and what tells a king from a queen and a knave. */
  function half(kind, suit) {
    const second = SECOND[suit.colour] || "#3c4a63";
    const hair = HAIR[kind];
    const line = { stroke: EDGE, "stroke-width": 0.7, "stroke-linejoin": "round" };
    const gold = { fill: GOLD, ...line };
    const parts = [
      s("path", { d: "M20 78V67C22 57 30 52.5 41 50H59C70 52.5 77 55 80 60V62Z" }),
      s("path", { d: "M20 72.5L34 53.5L41 51L31.5 75ZM80 57.5L66 53L59 51L67 65.4L80 62Z", fill: second }),
      s("path", { d: "M44 51L50 71.2L56 51Z", fill: CREAM }),
      s("path", {
        d: "M41 51L48 70.6M59 51L52 69.4M31.5 75L41 51M67 65.4L59 51",
        fill: "none",
        stroke: GOLD,
        "stroke-width": 1.5,
      }),
    ];
    if (kind === "K") {
      parts.push(
        s("path", {
          d: "M39 30C35.5 36 39 40 36.5 46C38.5 49.5 43 49 44 45L56 45C57 49 61.5 49.5 63.5 46C61 40 64.5 36 61 30Z",
          fill: hair,
        }),
        s("path", { d: "M41.5 30V41C42 47 46 50 50 50S58 47 58.5 41V30Z", fill: CREAM }),
        s("path", {
          d: "M41.5 39C42.5 43.5 45 43 47 42.6C48.5 42.2 51.5 42.2 53 42.6C55 43 57.5 43.5 58.5 39C59.5 48 56 55.5 50 57.5C44 55.5 40.5 48 41.5 39Z",
          fill: hair,
        }),
        s("path", { d: "M47.6 45.6H52.4", stroke: "#9b3328", "stroke-width": 1.1 }),
        s("path", { d: "M38.5 31L35.5 18.5L43.4 24L50 15.4L56.6 24L64.5 18.5L61.5 31Z", ...gold }),
        s("path", { d: "M38 30H62V33.6H38Z", ...gold }),
        s("path", { d: "M71.5 66V31M69 34H74", fill: "none", stroke: GOLD, "stroke-width": 2 }),
        s("circle", { cx: 71.5, cy: 28.6, r: 3, ...gold }),
      );
    } else if (kind === "Q") {
      parts.push(
        s("path", {
          d: "M40.5 28C33 35 37.5 43 33.5 54C38 57.5 44 56 45 51H55C56 56 62 57.5 66.5 54C62.5 43 67 35 59.5 28Z",
          fill: hair,
        }),
        s("path", { d: "M42 30V40C42.4 46.5 46.4 50.4 50 50.4S57.6 46.5 58 40V30Z", fill: CREAM }),
        s("path", { d: "M46 49.6H54V54H46Z", fill: CREAM }),
        s("path", { d: "M48.2 45.4Q50 46.8 51.8 45.4", fill: "none", stroke: "#b0302c", "stroke-width": 1.3 }),
        s("path", {
          d: "M43.6 54.4Q50 61.5 56.4 54.4",
          fill: "none",
          stroke: GOLD,
          "stroke-width": 1.4,
          "stroke-dasharray": "1.6 1",
        }),
        s("path", { d: "M40 31L37.5 21.5L44.5 26L50 18.5L55.5 26L62.5 21.5L60 31Q50 28 40 31Z", ...gold }),
        ...[
          [37.5, 20.8],
          [50, 17.6],
          [62.5, 20.8],
        ].map(([cx, cy]) => s("circle", { cx, cy, r: 1.7, fill: "#fff", ...line })),
        s("path", { d: "M71.5 66Q69 56 72 44", fill: "none", stroke: "#3f7a4b", "stroke-width": 1.6 }),
        pip(suit, 72, 37.5, 13),
      );
    } else {
      parts.push(
        s("path", {
          d: "M40 29C36.5 36 39.5 41 37 47.5C40 50.5 44.5 49.5 45 46H55C55.5 49.5 60 50.5 63 47.5C60.5 41 63.5 36 60 29Z",
          fill: hair,
        }),
        s("path", { d: "M42 30V40.5C42.4 46.5 46.4 50 50 50S57.6 46.5 58 40.5V30Z", fill: CREAM }),
        s("path", { d: "M48 45.4H52", stroke: "#9b3328", "stroke-width": 1.2 }),
        s("path", { d: "M37 32C34.5 22 41 18.5 50 18.5S65.5 22 63 32Q50 26.5 37 32Z", fill: second, ...line }),
        s("path", { d: "M37 32Q50 26.5 63 32L62.4 34.4Q50 29.6 37.6 34.4Z", ...gold }),
        s("path", { d: "M60.5 27C66 26 70.5 21.5 70 16.5C64.5 17 60.5 21 60.5 27Z", ...gold }),
        s("path", { d: "M71.5 66V38", fill: "none", stroke: GOLD, "stroke-width": 2 }),
        s("path", { d: "M71.5 27L75 37.5L71.5 40.5L68 37.5Z", ...gold }),
      );
    }
    parts.push(
      s("path", {
        d: "M45.4 37.4H47.8M52.2 37.4H54.6",
        stroke: "#2a2622",
        "stroke-width": 1.5,
        "stroke-linecap": "round",
      }),
      s("path", {
        d: "M44.6 35.2Q46.6 34 48.4 35M51.6 35Q53.4 34 55.4 35.2M50.2 37.4L49.4 41.6H50.9",
        fill: "none",
        stroke: EDGE,
        "stroke-width": 0.7,
      }),
      pip(suit, 28.5, 24, 12.5),
    );
    return parts;
  }

  /** A court card, the same from both ends: divided by a sash, in a frame. */
  function court(kind, suit) {
    return [
      s("rect", { x: 20, y: 14, width: 60, height: 112, rx: 2.5, fill: "currentColor", "fill-opacity": 0.05 }),
      s("g", null, half(kind, suit)),
      s("g", { transform: "rotate(180 50 70)" }, half(kind, suit)),
      s("path", { d: "M20 76.4L80 60.4V63.6L20 79.6Z", fill: GOLD, stroke: EDGE, "stroke-width": 0.6 }),
      s("rect", {
        x: 20,
        y: 14,
        width: 60,
        height: 112,
        rx: 2.5,
        fill: "none",
        stroke: "currentColor",
        "stroke-width": 1.1,
      }),
    ];
  }

  /** A card whose rank is neither a number nor a court that we know: the rank in a wreath. */
  const medal = (rank, suit) => [
    s("circle", { cx: 50, cy: 70, r: 25, fill: "none", stroke: "currentColor", "stroke-width": 1.2 }),
    s("text", { x: 50, y: 80, "font-size": 28, "text-anchor": "middle", class: "index" }, rank),
    pip(suit, 50, 30, 17),
    pip(suit, 50, 110, 17, true),
  ];

  function middle(rank, suit) {
    const number = /^\d+$/.test(rank) ? Number(rank) : null;
    const kind = figure(rank);
    if (number >= 2 && number <= 10) return places(number).map(([x, y]) => pip(suit, x, y, 19, y > 70));
    if (number === 1 || rank === "A") {
      const ring = { cx: 50, cy: 70, fill: "none", stroke: "currentColor" };
      return [
        s("circle", { ...ring, r: 29, "stroke-width": 0.8 }),
        s("circle", { ...ring, r: 31.5, "stroke-width": 0.8, "stroke-dasharray": "0.9 2.4" }),
        pip(suit, 50, 70, 36),
      ];
    }
    return kind ? court(kind, suit) : medal(rank, suit);
  }

  /** The index of a rank: a text as wide as its corner. */
  function index(rank, x, y, size, most) {
    const wide = rank.length > 1;
    const length = wide
      ? { textLength: Math.min(most, rank.length * size * 0.55), lengthAdjust: "spacingAndGlyphs" }
      : {};
    return s("text", { x, y, "font-size": size, "text-anchor": "middle", class: "index", ...length }, rank);
  }

  function large(rank, suit) {
    const corner = () => [index(rank, 10.5, 23.5, 22, 17), pip(suit, 10.5, 35, 14)];
    return [s("g", null, corner()), s("g", { transform: "rotate(180 50 70)" }, corner()), middle(rank, suit)];
  }

  /** A small card has a big index, which can be read where only its edge is seen. */
  const small = (rank, suit) => [index(rank, 23, 47, 48, 37), pip(suit, 23, 70, 33), pip(suit, 64, 103, 56)];

  /** The face of a card, or its back where it is unknown, as a drawing that fills its box. */
  function face(card, isSmall) {
    if (card === "x" || !game.cards[card]) return h("span", { class: "back" });
    const key = `${card} ${isSmall}`;
    if (!templates.has(key)) {
      const suit = suitOf(card);
      const drawn = (isSmall ? small : large)(rankOf(card), suit);
      templates.set(key, s("svg", { viewBox: "0 0 100 140", class: `face ${suit.colour}`, focusable: "false" }, drawn));
    }
    return templates.get(key).cloneNode(true);
  }

  /** The picture of a suit, as high as the text in which it stands; its sign where it has none. */
  const drawing = ({ path, sign: written }) =>
    path ? s("svg", { viewBox: "0 0 24 24", focusable: "false" }, s("path", { d: path })) : written;

  /** The sign of a suit within a text. */
  function sign(suit) {
    const known = game.suits[suit];
    return known ? h("span", { class: `suit ${known.colour}`, "aria-hidden": "true" }, drawing(known)) : null;
  }

  /** A card within a line of text, read out in words. */
  function mini(card) {
    if (!game.cards[card]) return h("span", { class: "card" }, card);
    const suit = suitOf(card);
    const face = { class: `card ${suit.colour}`, role: "img", "aria-label": label(card) };
    return h("span", face, rankOf(card), drawing(suit));
  }

  /** A text with its cards drawn, and what stands in backquotes as it is written. */
  const rich = (text) => text.split("`").flatMap((piece, place) => (place % 2 ? h("code", null, piece) : drawn(piece)));

  function drawn(text) {
    if (!finder) return [text];
    const pieces = [];
    let at = 0;
    for (const found of text.matchAll(finder)) {
      pieces.push(text.slice(at, found.index), mini(found[0]));
      at = found.index + found[0].length;
    }
    return [...pieces, text.slice(at)];
  }

  /** A text with its cards in words, to be read out. */
  const spoken = (text) => (finder ? text.replace(finder, (card) => label(card)) : text);

  return { use, face, mini, rich, spoken, label, sign };
})();
