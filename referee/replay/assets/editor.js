"use strict";

/** The log as text: a text field beside which only those line numbers and marks are drawn that can be seen. */
const Editor = (() => {
  const { h, by, fill } = Dom;
  const LINE = 20; // pixels; the style says the same

  let starts = [0];
  let marks = { current: null, faults: new Map() };
  let listener = () => {};
  let chosen = () => {};

  const area = () => by("log");

  /** Where each line begins. */
  function measure(text) {
    starts = [0];
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  }

  /** The line, from 1, in which a place of the text is. */
  function lineAt(place) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const half = Math.ceil((low + high) / 2);
      if (starts[half] <= place) low = half;
      else high = half - 1;
    }
    return low + 1;
  }

  /** Draw the numbers and the marks of the lines that can be seen. */
  function draw() {
    const field = area();
    const first = Math.max(0, Math.floor(field.scrollTop / LINE) - 2);
    const end = Math.min(starts.length, first + Math.ceil(field.clientHeight / LINE) + 5);
    const numbers = [];
    const stripes = [];
    for (let line = first + 1; line <= end; line += 1) {
      const fault = marks.faults.get(line);
      const isCurrent = marks.current && line >= marks.current[0] && line <= marks.current[1];
      const kind = [fault && `fault ${fault}`, isCurrent && "current"].filter(Boolean).join(" ");
      const top = `${(line - 1) * LINE - field.scrollTop + 8}px`;
      const number = h("span", { class: kind, "data-line": line }, line);
      number.style.top = top;
      numbers.push(number);
      if (kind) {
        const stripe = h("i", { class: kind });
        stripe.style.top = top;
        stripes.push(stripe);
      }
    }
    fill(by("numbers"), numbers);
    fill(by("stripes"), stripes);
  }

  /** Bring a line into view, without taking the keyboard there. */
  function reveal(line) {
    const field = area();
    const top = (line - 1) * LINE;
    if (top < field.scrollTop + LINE || top > field.scrollTop + field.clientHeight - 3 * LINE) {
      field.scrollTop = Math.max(0, top - field.clientHeight / 3);
    }
    draw();
  }

  /**
   * Mark lines.
   * @param {[number, number] | null} current the lines of the move that is shown
   * @param {Map<number, string>} faults the kind of fault of each faulty line
   */
  function mark(current, faults) {
    marks = { current, faults };
    if (current && document.activeElement !== area()) reveal(current[0]);
    else draw();
  }

  /** Put another text in. */
  function set(text) {
    const field = area();
    if (field.value !== text) {
      field.value = text;
      field.scrollTop = 0;
      field.setSelectionRange(0, 0);
    }
    measure(field.value);
    draw();
  }

  /** Begin: what to do when the text was changed (and whether all at once), and when a line was chosen. */
  function start(changed, pick) {
    listener = changed;
    chosen = pick;
    const field = area();
    field.addEventListener("input", (event) => {
      measure(field.value);
      marks.faults = new Map();
      draw();
      listener(field.value, /^insertFrom/.test(event.inputType || ""));
    });
    field.addEventListener("scroll", draw, { passive: true });
    field.addEventListener("click", () => {
      if (field.selectionStart === field.selectionEnd) chosen(lineAt(field.selectionStart));
    });
    by("numbers").addEventListener("click", (event) => {
      if (event.target.dataset.line) chosen(Number(event.target.dataset.line));
    });
    new ResizeObserver(draw).observe(field);
  }

  return { start, set, mark, reveal, text: () => area().value, line: () => lineAt(area().selectionStart) };
})();
