"use strict";

/** The card table: who sits where, where every card lies, and how it gets there. */
const Felt = (() => {
  const { h, by, fill, text } = Dom;
  const RATIO = 1.4;
  const SMALL = 70; // narrower cards have a big index instead of pips
  const OUT = 0.16; // so much of its height a displayed card stands out of the hand
  const SEEN = 0.3; // so much of the width of a card must be seen to tell which one it is
  const AIR = 10; // pixels between a hand and whoever sits below it
  const GONE_AFTER = 420;

  /** How many sit at the left, at the top and at the right of the one at the bottom. */
  const WIDE = { 1: [0, 1, 0], 2: [1, 0, 1], 3: [1, 1, 1], 4: [1, 2, 1], 5: [1, 3, 1], 6: [2, 2, 2], 7: [2, 3, 2] };
  const NARROW = { ...WIDE, 5: [2, 1, 2], 7: [3, 1, 3] };

  /** The same for more players than a table has by rights: they move closer. */
  function crowded(others) {
    const side = Math.floor(others / 3);
    return [side, others - 2 * side, side];
  }

  let plates = [];
  let lying = new Map();
  let last = null;
  let seated = "";
  let covered = null; // the hands of all but one seat are covered

  const clamp = (least, value, most) => Math.max(least, Math.min(value, most));

  /** The cards that a seat holds, as they are drawn: what it has displayed is known, wherever it is in the hand. */
  function handOf(state, seat) {
    const open = state.open[seat];
    const hand = state.hands[seat].map((card) =>
      covered && seat !== covered.but && !open.includes(card) ? "x" : card,
    );
    for (const card of open) {
      const unknown = hand.indexOf("x");
      if (!hand.includes(card) && unknown >= 0) hand[unknown] = card;
    }
    return hand;
  }

  /**
   * The boxes of the table for its size: one for each seat (where its plate and its cards are), and the middle.
   * @param {number} width
   * @param {number} height
   * @param {number} count how many seats there are
   * @param {number} bottom who sits at the bottom
   * @param {number} most how many cards the biggest hand has
   * @param {boolean} open whether cards are displayed, which stand out of their hands
   */
  function plan(width, height, count, bottom, most, open) {
    const narrow = width < 600;
    const [left, top, right] = (narrow ? NARROW : WIDE)[count - 1] || crowded(count - 1);
    const edge = narrow ? 8 : 18;
    const bar = narrow ? 31 : 42; // the line above the seats
    const foot = narrow ? 13 : 25; // what is left free below the one at the bottom
    const plate = narrow ? 38 : 44;
    const levels = left + (top ? 1 : 0); // boxes one below the other, above the seat at the bottom
    const own = clamp(46, Math.min(width * (narrow ? 0.155 : 0.105), height * (levels > 2 ? 0.145 : 0.165)), 96);
    const ownBox = own * RATIO + plate + foot + 4;
    const sideWidth = left ? (narrow ? width * 0.355 : clamp(150, width * (left > 1 ? 0.28 : 0.31), 270)) : 0;
    const topWidth = top ? Math.min((width - 2 * edge) / top - 12, narrow ? 230 : 300) : 0;
    const tight = Math.min(left ? sideWidth : Infinity, top ? topWidth : Infinity);
    const each = (height - bar - ownBox - (levels > 1 ? 0 : height * 0.2)) / Math.max(levels, 1) - plate - AIR;
    const tall = (rows) => RATIO * ((rows === 2 ? 1.48 : 1) + (open ? OUT : 0));
    const spread = (rows) => tight / (1 + SEEN * (Math.ceil(most / rows) - 1)); // the widest cards of which all can be told
    const size = (rows) => clamp(28, Math.min(own * 0.68, each / tall(rows), spread(rows)), 66);
    const rows = most > 6 && size(1) < size(2) && size(1) < (narrow ? 34 : 46) ? 2 : 1;
    const other = size(rows);
    const box = plate + other * tall(rows) + AIR;
    const topEnd = top ? bar + box : bar;
    const seats = [];
    const put = (place, x, y, w, wide, side) => {
      seats[place] = { x, y, w, size: wide, side, rows: side === "bottom" ? 1 : rows, plate };
    };
    const ownWidth = narrow ? width - 3 * edge : Math.min(width - 2 * edge, width * 0.72);
    put(bottom, (width - ownWidth) / 2, height - ownBox, ownWidth, own, "bottom");
    const sides = (many, x, side, order) => {
      const from = top && (narrow || many > 1) ? topEnd : bar;
      const until = height - (narrow || many > 1 ? ownBox : ownBox * 0.6);
      const high = (until - from) / Math.max(many, 1);
      order.forEach((seat, index) => {
        const slot = side === "left" ? many - 1 - index : index;
        put(seat, x, from + high * slot + Math.max(0, (high - box) / 2), sideWidth, other, side);
      });
    };
    const around = Array.from({ length: count - 1 }, (_, index) => (bottom + 1 + index) % count);
    sides(left, edge, "left", around.slice(0, left));
    const room = (width - 2 * edge) / Math.max(top, 1);
    around
      .slice(left, left + top)
      .forEach((seat, index) => put(seat, edge + room * index + (room - topWidth) / 2, bar, topWidth, other, "top"));
    sides(right, width - edge - sideWidth, "right", around.slice(left + top));
    const middle = {
      left: left ? edge + sideWidth : edge,
      right: width - edge - (right ? sideWidth : 0),
      top: topEnd,
      bottom: height - ownBox,
    };
    return { seats, middle, own, other, narrow, width, height, foot, crowd: count };
  }

  /** Where the cards of a hand lie: a fan, in two rows where it would be too close. */
  function fan(box, hand, open, wanted) {
    const count = hand.length;
    const rows = box.rows === 2 && count > 6 ? 2 : 1;
    const perRow = Math.ceil(count / rows);
    const high = box.size * RATIO;
    const isBottom = box.side === "bottom";
    const step = perRow > 1 ? Math.min(box.size * (isBottom ? 0.62 : 0.56), (box.w - box.size) / (perRow - 1)) : 0;
    const lean = isBottom ? Math.min(2, 18 / count) : Math.min(2.4, 16 / perRow);
    return hand.map((card, index) => {
      const row = Math.floor(index / perRow);
      const inRow = row === rows - 1 ? count - row * perRow : perRow;
      const from = (index % perRow) - (inRow - 1) / 2;
      const sag = rows === 1 ? Math.abs(from) ** 1.9 * lean * step * 0.0085 : 0;
      let y = (isBottom ? box.y + 8 : box.y + box.plate + 3) + row * high * 0.48 + sag;
      if (open.includes(card)) y += isBottom ? -high * 0.08 : high * OUT;
      if (wanted.has(card)) y += (isBottom ? -1 : 1) * high * 0.13;
      return {
        x: box.x + box.w / 2 + from * step - box.size / 2,
        y,
        r: rows === 1 ? from * lean : 0,
        size: box.size,
        z: 10 + index,
      };
    });
  }

  /** The way from the middle of the table to a seat, 1 long on an upright ellipse. */
  function way(layout, seat) {
    const box = layout.seats[seat];
    const { middle } = layout;
    const x = box.x + box.w / 2 - (middle.left + middle.right) / 2;
    const y = box.y + (box.plate + box.size * RATIO) / 2 - (middle.top + middle.bottom) / 2;
    if (box.side === "bottom") return [layout.crowd === 2 ? 1 : 0, 1];
    if (layout.crowd === 2) return [-1, -1];
    const [across, down] = [x / layout.width, y / (middle.bottom - middle.top) / 1.3];
    const long = Math.hypot(across, down) || 1;
    return [across / long, down / long];
  }

  /** Where the cards of a trick lie: each in front of its seat. */
  function trickPlaces(layout, trick) {
    const { middle, crowd, narrow } = layout;
    const wide = middle.right - middle.left;
    const high = middle.bottom - middle.top;
    const size = clamp(
      34,
      Math.min(layout.own * 0.94, wide / (crowd > 4 ? 3.2 : 2.2), high / RATIO / (crowd > 6 ? 2.5 : 2)),
      84,
    );
    const rx = crowd === 2 ? size * 0.42 : clamp(size * 0.5, wide / 2 - size * 0.6, size * (crowd > 4 ? 1.75 : 1.15));
    const ry = clamp(
      size * 0.3,
      high / 2 - size * RATIO * 0.5 - 7,
      size * RATIO * (narrow ? (crowd < 5 ? 0.95 : 1.5) : crowd < 5 ? 0.6 : 0.8),
    );
    return trick.map(({ seat }, index) => {
      const [x, y] = way(layout, seat);
      return {
        x: (middle.left + middle.right) / 2 + x * rx - size / 2,
        y: (middle.top + middle.bottom) / 2 + y * ry - (size * RATIO) / 2,
        r: ((seat * 37) % 9) - 4,
        size,
        z: 100 + index,
      };
    });
  }

  /** Where the stock and the card turned up lie: where there is room. */
  function stockPlace(layout) {
    const { middle, width, narrow, crowd, own, other } = layout;
    const y = (middle.top + middle.bottom) / 2;
    const size = crowd > 4 ? Math.min(other, 44) : narrow ? other : Math.min(own * 0.8, 66);
    if (crowd === 2) return { x: narrow ? size * 1.3 + 8 : width * 0.2, y, size };
    if (crowd === 3) return { x: width / 2, y: middle.top + (size * RATIO) / 2 + 10, size };
    if (crowd === 4)
      return { x: narrow ? size * 1.15 + 6 : width * 0.13, y: (narrow ? 46 : 54) + (size * RATIO) / 2, size };
    return { x: (middle.left + middle.right) / 2, y, size };
  }

  /** A plate for each seat: its name, and what is known of it. */
  function lay(game) {
    const names = game.seats;
    plates = names.map((name, seat) =>
      h(
        "li",
        { class: "seat", "data-seat": seat },
        h(
          "p",
          { class: "plate" },
          h("b", { class: "dealer", title: Words.say("dealer") }, Words.say("dealer-sign")),
          h("bdi", { class: "name", title: name }, name),
        ),
        h("p", { class: "facts" }),
        h("ul", { class: "unseen" }),
      ),
    );
    fill(by("seats"), plates);
    by("cards").replaceChildren();
    lying = new Map();
    last = null;
  }

  /** Little backs for the tricks that were taken, as they lie beside a player. */
  const pile = (count) =>
    h(
      "span",
      { class: "pile", "aria-hidden": "true" },
      Array.from({ length: Math.min(count, 13) }, () => h("i")),
    );

  const fact = (kind, ...words) => h("span", { class: kind }, words);

  function facts(game, state, seat) {
    const { say, count } = Words;
    const told = [];
    const bid = state.bids[seat];
    const tricks = state.tricks[seat];
    const isNumber = typeof bid === "number";
    if (!state.in[seat]) told.push(fact("folded", say("folded")));
    else if (isNumber) told.push(fact("tricks", pile(tricks), count("tricks-of", tricks, { bid })));
    else if (tricks) told.push(fact("tricks", pile(tricks), count("tricks", tricks)));
    if (bid !== null && bid !== undefined && !isNumber) told.push(fact("bid", say("bid-word", { bid })));
    if (state.stakes && state.stakes[seat])
      told.push(
        fact("stake", h("i", { class: "chip" }), h("span", { class: "unseen" }, say("stake")), state.stakes[seat]),
      );
    if (state.scores.some(Boolean)) told.push(fact("score", count("points", Words.number(state.scores[seat]))));
    return told.flatMap((each, index) => (index ? [" · ", each] : [each]));
  }

  /** Write what is known of each seat upon its plate. */
  function write(game, state, marks) {
    plates.forEach((plate, seat) => {
      const name = game.seats[seat];
      const cards = handOf(state, seat);
      plate.classList.toggle("turn", state.turn === seat && !state.finished);
      plate.classList.toggle("faulty", marks.seat === seat);
      plate.classList.toggle("deals", state.dealer === seat);
      plate.classList.toggle("out", !state.in[seat]);
      plate.classList.toggle("won", state.winners.includes(seat));
      fill(plate.querySelector(".facts"), facts(game, state, seat));
      const list = plate.querySelector("ul");
      list.setAttribute("aria-label", Words.count("hand-of", cards.length, { name }));
      const open = state.open[seat];
      const said = cards.map((card) =>
        open.includes(card) ? Words.say("card-open", { card: Cards.label(card) }) : Cards.label(card),
      );
      if (list.dataset.said !== said.join()) {
        list.dataset.said = said.join();
        fill(
          list,
          said.map((each) => h("li", null, each)),
        );
      }
    });
  }

  /** What lies on the table: a place for each card, by what tells it from the others. */
  function arrange(game, state, layout, marks) {
    const found = new Map();
    const { trick } = state;
    const lawful = new Set(marks.seat === null ? [] : marks.lawful);
    state.hands.forEach((_, seat) => {
      const hand = handOf(state, seat);
      const open = state.open[seat];
      const mine = marks.seat === seat ? lawful : new Set();
      const out = !state.in[seat];
      fan(layout.seats[seat], hand, open, mine).forEach((place, index) => {
        const card = hand[index];
        const key = card === "x" ? `x ${seat} ${index}` : card;
        found.set(key, { ...place, of: `hand ${seat}`, card, from: seat, out, shown: open.includes(card), lawful: mine.has(card) });
      });
    });
    trickPlaces(layout, trick).forEach((place, index) => {
      const { seat, card, as } = trick[index];
      const takes = state.taken_by === seat;
      const fault = marks.seat === seat && marks.cards.includes(card);
      const lifted = takes ? { size: place.size * 1.1, z: place.z + 50 } : {};
      found.set(card === "x" ? `x trick ${seat}` : card, {
        ...place,
        of: `trick ${seat}`,
        card,
        from: seat,
        as,
        takes,
        leads: index === 0,
        fault,
        alone: fault,
        ...lifted,
      });
    });
    if (state.turned && !found.has(state.turned)) {
      const place = stockPlace(layout);
      const right = state.stock ? 0.08 : -0.5;
      found.set(state.turned, {
        x: place.x + place.size * right,
        y: place.y - (place.size * RATIO) / 2,
        r: 3,
        size: place.size,
        z: 5,
        of: "stock",
        card: state.turned,
        from: null,
      });
    }
    for (const place of found.values()) {
      if (marks.seat !== null && !place.as && marks.cards.includes(place.card) && place.from === marks.seat)
        Object.assign(place, { fault: true, alone: marks.cards.length === 1 });
    }
    return found;
  }

  function move(node, place) {
    node.style.width = `${place.size}px`;
    node.style.height = `${place.size * RATIO}px`;
    node.style.transform = `translate(${place.x.toFixed(1)}px, ${place.y.toFixed(1)}px) rotate(${place.r.toFixed(1)}deg)`;
    node.style.zIndex = String(place.z);
  }

  function dress(node, place) {
    const small = place.size < SMALL;
    const wanted = `${place.card} ${small}`;
    if (node.dataset.face !== wanted) {
      node.dataset.face = wanted;
      node.replaceChildren(Cards.face(place.card, small));
      node.title = Cards.label(place.card);
    }
    node.className = [
      "c",
      place.out && "out",
      place.shown && "shown",
      place.lawful && "lawful",
      place.takes && "takes",
      place.fault && "fault",
      place.fault && place.alone && "alone",
    ]
      .filter(Boolean)
      .join(" ");
    node.dataset.of = place.of;
    for (const tag of node.querySelectorAll(".tag")) tag.remove();
    if (place.as) node.append(h("span", { class: "tag as" }, Words.say("as"), " ", Cards.mini(place.as)));
    if (place.leads) node.append(h("span", { class: "tag leads" }, Words.say("led")));
  }

  /** The place that a card comes from which was not seen before: the hand of its seat, else the middle. */
  function origin(layout, place) {
    const size = place.size;
    if (place.from === null || place.from === undefined || place.z < 100) {
      const stock = stockPlace(layout);
      return { ...place, x: stock.x - size / 2, y: stock.y - (size * RATIO) / 2, r: 0 };
    }
    const box = layout.seats[place.from];
    return { ...place, x: box.x + box.w / 2 - size / 2, y: box.y + box.plate, r: 0 };
  }

  /**
   * Show a moment.
   * @param {object} game the replay
   * @param {object} state how the table stands
   * @param {{bottom: number, cover: boolean, still: boolean, marks: object}} view who sits at the bottom, whether only
   *   that hand is seen, whether nothing is to move, and what is to be marked: the faulty cards of a seat, and those
   *   that it could have played
   */
  function show(game, state, view) {
    const felt = by("felt");
    covered = view.cover ? { but: view.bottom } : null;
    const who = `${game.seats.join("\n")} ${view.bottom} ${Words.lang}`;
    if (who !== seated) {
      seated = who;
      lay(game);
    }
    felt.dataset.crowd = String(game.seats.length);
    const open = state.open.some((cards) => cards.length);
    const layout = plan(felt.clientWidth, felt.clientHeight, game.seats.length, view.bottom, game.most, open);
    felt.classList.toggle("still", view.still || last === null);
    layout.seats.forEach((box, seat) => {
      const plate = plates[seat];
      plate.style.left = `${box.x}px`;
      plate.style.top = `${box.side === "bottom" ? layout.height - box.plate - layout.foot + 3 : box.y}px`;
      plate.style.width = `${box.w}px`;
      plate.dataset.side = box.side;
    });
    write(game, state, view.marks);
    stock(state, layout);
    const found = arrange(game, state, layout, view.marks);
    const layer = by("cards");
    const fresh = [];
    for (const [key, place] of found) {
      let node = lying.get(key);
      if (!node) {
        node = h("div", { class: "c" });
        fresh.push(node);
        move(node, view.still ? place : origin(layout, place));
        layer.append(node);
        lying.set(key, node);
      }
    }
    if (fresh.length && !view.still) layer.getBoundingClientRect(); // they must lie there before they can move
    for (const [key, place] of found) {
      const node = lying.get(key);
      dress(node, place);
      move(node, place);
    }
    for (const [key, node] of lying) {
      if (found.has(key)) continue;
      lying.delete(key);
      leave(node, layout, view.still);
    }
    last = state;
    told(game, state);
  }

  /** A card that lies there no more goes to the seat that took it. */
  function leave(node, layout, still) {
    if (still || last === null) {
      node.remove();
      return;
    }
    for (const tag of node.querySelectorAll(".tag")) tag.remove();
    const taker = last.taken_by ?? null;
    if (taker !== null && layout.seats[taker] && !node.dataset.face.startsWith("x")) {
      const box = layout.seats[taker];
      move(node, { x: box.x + box.w / 2 - 15, y: box.y + box.plate / 2, r: 20, size: 30, z: 1 });
    }
    node.classList.add("gone");
    setTimeout(() => node.remove(), GONE_AFTER);
  }

  function stock(state, layout) {
    const deck = by("stock");
    deck.hidden = !state.stock;
    if (!state.stock) return;
    const place = stockPlace(layout);
    deck.style.width = `${place.size}px`;
    deck.style.height = `${place.size * RATIO}px`;
    deck.style.left = `${place.x - place.size * (state.turned ? 1.08 : 0.5)}px`;
    deck.style.top = `${place.y - (place.size * RATIO) / 2}px`;
    text(deck.querySelector("b"), String(state.stock));
    deck.setAttribute("aria-label", Words.count("stock", state.stock));
  }

  /** What lies in the middle, as a list that can be read out. */
  function told(game, state) {
    const { trick } = state;
    const lines = trick.map(({ seat, card, as }) =>
      Words.say(as ? "lies-as" : "lies", {
        name: game.seats[seat],
        card: Cards.label(card),
        as: as ? Cards.label(as) : "",
      }),
    );
    if (state.turned) lines.push(Words.say("turned", { card: Cards.label(state.turned) }));
    fill(
      by("trick"),
      lines.map((line) => h("li", null, line)),
    );
    by("trick").setAttribute("aria-label", Words.say(lines.length ? "on-the-table" : "nothing-on-the-table"));
  }

  /** Forget everything: another game is laid. */
  const clear = () => {
    seated = "";
  };

  /** A swipe over the table turns to the next or the previous moment. */
  function swipes(turn) {
    let from = null;
    const felt = by("felt");
    felt.addEventListener("pointerdown", (event) => {
      from = event.pointerType === "mouse" ? null : [event.clientX, event.clientY];
    });
    felt.addEventListener("pointerup", (event) => {
      if (!from) return;
      const [across, down] = [event.clientX - from[0], event.clientY - from[1]];
      from = null;
      if (Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(down)) turn(-Math.sign(across));
    });
  }

  return { show, clear, swipes };
})();
