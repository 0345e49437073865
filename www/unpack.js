/**
 * Reads what `cargo run -p xtask -- pack` wrote: LZMA (Igor Pavlov's specification) with three bits of context for a
 * literal, without position bits, header and end mark. The self-contained file has its module packed so: an eighth
 * smaller than what browsers can unpack by themselves.
 */

/** Where the probabilities of each kind of decision begin. */
const MATCH = 0;
const AGAIN = 12;
const NEWEST = 24;
const SECOND = 36;
const THIRD = 48;
const SINGLE = 60;
const SLOT = 72;
const FAR = SLOT + 4 * 64;
const ALIGN = FAR + 128;
const LENGTH = ALIGN + 16;
const LENGTH_AGAIN = LENGTH + 18 + 256;
const LITERAL = LENGTH_AGAIN + 18 + 256;
const ALL = LITERAL + 8 * 0x300;

/**
 * @param {Uint8Array} packed
 * @param {number} size of what was packed, in bytes
 */
export function unpack(packed, size) {
  const plain = new Uint8Array(size);
  const odds = new Uint16Array(ALL).fill(1024);
  let at = 1;
  let range = 2 ** 32 - 1;
  let code = 0;
  for (; at < 5; at++) code = code * 256 + packed[at];

  function widen() {
    if (range >= 2 ** 24) return;
    range *= 256;
    code = code * 256 + packed[at++];
  }

  /** One decision, by the odds that it had so far. @param {number} index */
  function bit(index) {
    const bound = (range >>> 11) * odds[index];
    const one = code >= bound;
    if (one) {
      range -= bound;
      code -= bound;
      odds[index] -= odds[index] >> 5;
    } else {
      range = bound;
      odds[index] += (2048 - odds[index]) >> 5;
    }
    widen();
    return Number(one);
  }

  /** @param {number} base @param {number} bits the highest first */
  function tree(base, bits) {
    let node = 1;
    while (node < 1 << bits) node = 2 * node + bit(base + node);
    return node - (1 << bits);
  }

  /** @param {number} base @param {number} bits the lowest first */
  function reversed(base, bits) {
    let node = 1;
    let value = 0;
    for (let i = 0; i < bits; i++) {
      const next = bit(base + node);
      node = 2 * node + next;
      value += next << i;
    }
    return value;
  }

  /** Bits that are as likely as not. @param {number} bits */
  function even(bits) {
    let value = 0;
    for (let i = 0; i < bits; i++) {
      range = Math.floor(range / 2);
      const one = code >= range;
      if (one) code -= range;
      widen();
      value = 2 * value + Number(one);
    }
    return value;
  }

  /** @param {number} base */
  function length(base) {
    if (!bit(base)) return 2 + tree(base + 2, 3);
    return bit(base + 1) ? 18 + tree(base + 18, 8) : 10 + tree(base + 10, 3);
  }

  /** @param {number} copied how many bytes, at most 5 counts */
  function distance(copied) {
    const slot = tree(SLOT + 64 * (Math.min(copied, 5) - 2), 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const base = (2 + (slot % 2)) * 2 ** bits;
    return base + (slot < 14 ? reversed(FAR + base - slot, bits) : even(bits - 4) * 16 + reversed(ALIGN, 4));
  }

  let state = 0;
  /** The distances used last. */
  let [a, b, c, d] = [0, 0, 0, 0];
  let end = 0;
  while (end < size) {
    if (!bit(MATCH + state)) {
      const base = LITERAL + 0x300 * ((plain[end - 1] ?? 0) >> 5);
      let node = 1;
      // After a copy, what would have come next there says something of this one.
      if (state > 6)
        for (let guess = plain[end - a - 1] << 1, same = true; same && node < 256; guess <<= 1) {
          const next = bit(base + 256 + (guess & 256) + node);
          same = next === (guess & 256) >> 8;
          node = 2 * node + next;
        }
      while (node < 256) node = 2 * node + bit(base + node);
      plain[end++] = node;
      state = state < 4 ? 0 : state - (state < 10 ? 3 : 6);
      continue;
    }
    let copied = 1;
    if (!bit(AGAIN + state)) {
      [b, c, d] = [a, b, c];
      copied = length(LENGTH);
      a = distance(copied);
      state = state < 7 ? 7 : 10;
    } else {
      const older = bit(NEWEST + state);
      if (older) {
        if (!bit(SECOND + state)) [a, b] = [b, a];
        else if (!bit(THIRD + state)) [a, b, c] = [c, a, b];
        else [a, b, c, d] = [d, a, b, c];
      }
      if (older || bit(SINGLE + state)) {
        copied = length(LENGTH_AGAIN);
        state = state < 7 ? 8 : 11;
      } else state = state < 7 ? 9 : 11;
    }
    for (; copied > 0; copied--, end++) plain[end] = plain[end - a - 1];
  }
  return plain;
}
