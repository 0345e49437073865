/** Calls that need too much memory are refused, and freed memory is reused. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as engine from '../../dist/meander.js';

setFlagsFromString('--expose-gc');
/** @type {() => void} */
const collect = runInNewContext('gc');

const PAGE = 2 ** 16;
/** A low limit, so that memory runs out quickly. */
const MOST_PAGES = (64 * 2 ** 20) / PAGE;
const MEMORY_SECTION = 5;

/** @param {number} value encoded as LEB128, like integers in the module */
function lebOf(value) {
  const bytes = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest & 127) | 128);
  }
}

/** @param {Uint8Array} bytes @param {number} at @returns {[value: number, next: number]} */
function readLeb(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value |= (byte & 127) << shift;
    if (byte < 128) return [value, at];
  }
}

/** Limits how far the module's memory can grow. @param {Uint8Array} bytes @param {number} most pages */
function withLimit(bytes, most) {
  for (let at = 8; at < bytes.length;) {
    const [size, begin] = readLeb(bytes, at + 1);
    if (bytes[at] === MEMORY_SECTION) {
      const [least] = readLeb(bytes, begin + 2);
      const limits = [1, 1, ...lebOf(least), ...lebOf(most)];
      const section = [MEMORY_SECTION, ...lebOf(limits.length), ...limits];
      return Uint8Array.from([...bytes.subarray(0, at), ...section, ...bytes.subarray(begin + size)]);
    }
    at = begin + size;
  }
  throw new Error('there is no memory');
}

const file = new URL('../../dist/meander.wasm', import.meta.url);
await engine.ready(withLimit(await readFile(file), MOST_PAGES));

/** Counts how many carvings fit into memory at once, then frees them. @param {object} options */
function fitting(options) {
  const side = 360;
  const request = { width: side, height: side, terminals: [0, side * side - 1], ...options };
  const held = [];
  try {
    for (;;) held.push(new engine.Chiseler(request));
  } catch (error) {
    const { name, code, message, cause } = Object(error);
    assert.deepEqual([name, code, message], ['MeanderError', 'TooLarge', 'there is too little memory']);
    assert.equal(cause, undefined, 'it was refused before it took anything');
  }
  for (const chiseler of held) chiseler.free();
  return held.length;
}

const KINDS = [{}, { wiggliness: 2 }, { articulation: true }, { neighborhood: 8, wiggliness: 3 }];

test('freed carvings make room for just as many new ones', () => {
  const first = KINDS.map(fitting);
  assert.ok(Math.min(...first) >= 2 && Math.max(...first) < 20, String(first));
  assert.deepEqual(KINDS.map(fitting), first);
  assert.deepEqual(KINDS.toReversed().map(fitting).toReversed(), first);
});

const SMALL = { width: 30, height: 30, from: 0, to: 899, seed: 4 };

test('a call that runs out of memory half-way frees all it took', () => {
  const before = engine.astar(SMALL);
  const long = Float64Array.from({ length: 1e6 }, (_, i) => i % 7);
  /** @type {number[]} */
  const resident = [];
  for (let time = 0; time < 20; time += 1) {
    assert.throws(() => engine.chaikin(long, { passes: 3 }), { name: 'MeanderError', code: 'TooLarge' });
    const large = new engine.GridMap({ width: 4000, height: 4000 });
    assert.throws(() => large.route([0, 1]), { code: 'TooLarge' });
    assert.deepEqual(engine.astar(SMALL), before);
    // The garbage collector frees the old memory.
    collect();
    resident.push(process.memoryUsage().rss / 2 ** 20);
  }
  assert.equal(engine.chaikin(long).length, 2_000_000);
  // A leak would keep some 60 MB each time.
  assert.ok(resident[19] - resident[4] < 250, resident.map(Math.round).join());
});

test('handles throw Freed after an out-of-memory restart', () => {
  const lent = {
    chiseler: new engine.Chiseler({ width: 30, height: 30, terminals: [0, 899], seed: 5 }),
    map: new engine.GridMap({ width: 30, height: 30 }),
    follower: new engine.Follower([0, 0, 5, 5]),
    curve: new engine.Curve('bspline', [0, 0, 1, 1, 2, 0]),
    index: new engine.LineIndex([0, 0, 1, 1, 2, 0]),
    stroke: new engine.Stroke('bspline'),
  };
  const uses = [
    () => lent.chiseler.step(),
    () => lent.chiseler.states(),
    () => lent.map.route([0, 899]),
    () => lent.map.setWall(3),
    () => lent.follower.at(1),
    () => lent.curve.length,
    () => lent.index.nearest([0, 1]),
    () => lent.stroke.push(0, 1),
  ];
  for (const use of uses) use();
  assert.throws(() => engine.chaikin(new Float64Array(12e6)), { code: 'TooLarge' });
  for (const use of uses)
    assert.throws(use, { name: 'MeanderError', code: 'Freed', message: /memory ended/ });
  const anew = new engine.GridMap({ width: 30, height: 30 });
  const route = anew.route([0, 899]);
  // Freeing handles of the old module frees nothing in the new one.
  for (const one of Object.values(lent)) one.free();
  assert.deepEqual(anew.route([0, 899]), route);
  anew.free();
});
