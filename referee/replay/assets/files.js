"use strict";

/** Files and texts that are given to the page: what is in them, and how many logs that are. */
const Files = (() => {
  const MOST = 64e6; // bytes, unpacked

  /** The bytes of a file, unpacked where it is packed. */
  function bytesOf(file) {
    const isPacked = /\.gz$/i.test(file.name) && window.DecompressionStream;
    return Links.whole(isPacked ? file.stream().pipeThrough(new DecompressionStream("gzip")) : file.stream(), MOST);
  }

  /** Read a file: its text; bytes that are no text stay beside it as they are, for the referee to say so. */
  async function read(file) {
    const bytes = await bytesOf(file);
    const words = new TextDecoder().decode(bytes);
    try {
      new TextDecoder("utf-8", { fatal: true }).decode(bytes);
      return { words, body: null };
    } catch {
      return { words, body: bytes };
    }
  }

  /** The logs of a text: its lines where each is a log, else the documents of YAML. */
  function logsOf(words) {
    const lines = words.split("\n").filter((line) => line.trim());
    if (lines.length > 1 && lines.every((line) => /^\s*\{.*\}\s*$/.test(line))) return lines;
    return words.split(/^---[ \t]*(?:#.*)?\r?\n/m).filter((part) => /^[^#\s]/m.test(part));
  }

  /** Have a file saved. */
  function save(blob, name) {
    const address = URL.createObjectURL(blob);
    Dom.h("a", { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  }

  return { read, logsOf, save };
})();
