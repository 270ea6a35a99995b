"use strict";

/** A log within a link: packed into the part behind the `#`, which no browser ever sends to a server. */
const Links = (() => {
  const MOST = 4e6; // bytes: no link unpacks to more, whoever made it

  const encode = (bytes) =>
    btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
      .replace(/\+/g, "-")
      .replace(/\//g, "_")
      .replace(/=+$/, "");
  const decode = (words) =>
    Uint8Array.from(atob(words.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

  /** All that a stream brings, as bytes; what grows beyond a limit is not waited for. */
  async function whole(stream, most) {
    const reader = stream.getReader();
    const parts = [];
    let size = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parts.push(next.value);
      size += next.value.length;
      if (size > most) {
        reader.cancel();
        throw new RangeError();
      }
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  }

  const through = (bytes, stream) => whole(new Blob([bytes]).stream().pipeThrough(stream), MOST);

  /** A text packed into a link: `d.` deflated, `p.` plain. */
  async function pack(words) {
    const bytes = new TextEncoder().encode(words);
    return window.CompressionStream
      ? `d.${encode(await through(bytes, new CompressionStream("deflate-raw")))}`
      : `p.${encode(bytes)}`;
  }

  async function unpack(packed) {
    if (!/^[dp]\./.test(packed)) throw new SyntaxError();
    const bytes = decode(packed.slice(2));
    return new TextDecoder().decode(
      packed.startsWith("d.") ? await through(bytes, new DecompressionStream("deflate-raw")) : bytes,
    );
  }

  return { pack, unpack, whole };
})();
