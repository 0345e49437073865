/** What the functions take, and how they refuse the rest. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';
import { refuses } from './refuses.js';

const { astar, chaikin, chisel, measure, refine } = engine;

await engine.ready();

const FIELD = { width: 20, height: 20, terminals: [21, 378] };

/** @param {() => any} run untyped on purpose: what a caller without types may pass */
function untyped(run) {
  return run;
}

test('typed arrays and plain arrays are the same input, and neither is changed', () => {
  const plain = [0, 0, 4, 0, 4, 4];
  const typed = Float64Array.from(plain);
  assert.deepEqual(chaikin(plain), chaikin(typed));
  assert.deepEqual(chaikin(Float32Array.from(plain)), chaikin(typed));
  assert.deepEqual([...typed], plain);
  const walls = Uint32Array.of(40, 41, 42);
  assert.deepEqual(chisel({ ...FIELD, walls }), chisel({ ...FIELD, walls: [40, 41, 42] }));
  assert.deepEqual([...walls], [40, 41, 42]);
});

test('bad arguments are named, shown and explained', () => {
  const cases = /** @type {[() => unknown, string, string][]} */ ([
    [() => chaikin([0, 0, 1]), 'points', 'points must be two numbers for each point'],
    [
      () => chaikin([0, NaN]),
      'points',
      'points[1] was NaN; it must be a finite number between -1e150 and 1e150',
    ],
    [
      () => chaikin([0, 0], { passes: 1.5 }),
      'passes',
      'passes was 1.5; it must be a whole number from 0 to 24',
    ],
    [
      untyped(() => chaikin([0, 0], /** @type {any} */ ({ passes: '2' }))),
      'passes',
      'passes was "2"; it must be a number',
    ],
    [
      untyped(() => chaikin(/** @type {any} */ ([0, 0, [0, 0]]))),
      'points',
      'points[2] was a list; it must be a number',
    ],
    [
      untyped(() => chaikin(/** @type {any} */ ([[0, 0], { x: 1, y: 1 }]))),
      'points',
      'points[1] was an object; it must be a list of 2 numbers',
    ],
    [
      () =>
        chaikin([
          [0, 0],
          [1, 1, 1],
        ]),
      'points',
      'points[1] was a list; it must be a list of 2 numbers',
    ],
    [
      untyped(() => chaikin(/** @type {any} */ ([{ x: 1, y: 1 }, 5]))),
      'points',
      'points[1] was 5; it must be an object with x, y',
    ],
    [
      untyped(() => measure(/** @type {any} */ ([{ x: 1, y: 1, z: 1 }, [1, 1, 1]]), { dimension: 3 })),
      'points',
      'points[1] was a list; it must be an object with x, y, z',
    ],
    [
      () => measure([{ x: 1, y: 1 }], { dimension: 3 }),
      'points',
      'points[0].z was undefined; it must be a finite number',
    ],
    [
      () =>
        chaikin([
          [0, 0],
          [1, NaN],
        ]),
      'points',
      'points[1][1] was NaN; it must be a finite number',
    ],
    [
      untyped(() => engine.nearest([0, 0, 1, 1], /** @type {any} */ ({ x: 1, y: '2' }))),
      'place',
      'place.y was "2"; it must be a finite number',
    ],
    [
      () => engine.guard([0.5, 0.5], [{ x: Infinity, y: 0 }], { width: 1, height: 1, walls: [] }),
      'smoothed',
      'smoothed[0].x was Infinity; it must be a finite number',
    ],
    [
      untyped(() => chaikin(/** @type {any} */ (null))),
      'points',
      'points was null; it must be an array of numbers',
    ],
    [
      untyped(() => refine([0, 0], /** @type {any} */ ({ closed: 1 }))),
      'closed',
      'closed was 1; it must be true or false',
    ],
    [
      () => refine([0, 0], { angleLimit: -1 }),
      'angleLimit',
      'angleLimit was -1; it must be a number of 0 or more',
    ],
    [
      untyped(() => engine.simplify([0, 0], /** @type {any} */ ({}))),
      'tolerance',
      'tolerance was undefined; it must be a number',
    ],
    [
      untyped(() => measure([0, 0], /** @type {any} */ ({ dimension: 4 }))),
      'dimension',
      'dimension was 4; it must be 2 or 3',
    ],
    [() => chisel({ ...FIELD, terminals: [1] }), 'terminals', 'terminals must be two or more cells'],
    [
      () => chisel({ ...FIELD, terminals: [1, 400] }),
      'terminals',
      'terminals[1] was 400; it must be the index of a cell inside the grid',
    ],
    [
      () => chisel({ ...FIELD, walls: [-1] }),
      'walls',
      'walls[0] was -1; it must be a whole number from 0 to 4294967295',
    ],
    [
      () => chisel({ ...FIELD, seed: -1 }),
      'seed',
      'seed was -1; it must be a whole number from 0 to 4294967295',
    ],
    [() => chisel({ ...FIELD, order: [1, 1] }), 'order', 'order[1] was 1; it must be listed once'],
    [
      () => chisel({ ...FIELD, order: [], wiggliness: 2 }),
      'wiggliness',
      'wiggliness was 2; it must be 1 where an order is given',
    ],
    [
      untyped(() => chisel(/** @type {any} */ (undefined))),
      'options',
      'options was undefined; it must be an object',
    ],
    [
      () => astar({ width: 3, height: 3, from: 0, to: 9 }),
      'to',
      'to was 9; it must be the index of a cell inside the grid',
    ],
    [
      untyped(() => astar(/** @type {any} */ ({ width: 3, height: 3, from: 0, to: 8, neighborhood: 6 }))),
      'neighborhood',
      'neighborhood was 6; it must be 4 or 8',
    ],
  ]);
  for (const [run, argument, message] of cases) refuses(run, { code: 'BadArgument', argument, message });
  assert.equal(chaikin([0, 0, 4, 0, 4, 4]).length, 12);
});

test('sizes beyond the limits are refused before anything is made', () => {
  const message = 'width asks for 25000000 cells; at most 16777216 are allowed';
  refuses(() => chisel({ ...FIELD, width: 5000, height: 5000 }), {
    code: 'TooLarge',
    argument: 'width',
    message,
  });
  refuses(() => chaikin([0, 0, 1, 0, 1, 1], { passes: 24 }), {
    code: 'TooLarge',
    argument: 'passes',
    message: 'passes asks for 100663296 numbers; at most 16777216 are allowed',
  });
});

test('no result has more numbers than the limit, whatever makes it', () => {
  const message = 'asks for 16777218 numbers; at most 16777216 are allowed';
  const long = new Float64Array(2 ** 24 + 2);
  const open = { width: 1, height: 1, walls: [] };
  const calls = {
    cells: () => engine.cellsToPoints(new Uint32Array(2 ** 23 + 1), { width: 10 }),
    passes: () => engine.refine(long, { passes: 0 }),
    points: () => engine.soften(long, { weight: 0 }),
    spacing: () => engine.resample(long, { spacing: 1 }),
    smoothed: () => engine.guard([0.5, 0.5, 0.5, 0.5], long.fill(0.5), open),
  };
  for (const [argument, run] of Object.entries(calls))
    refuses(run, { code: 'TooLarge', argument, message: `${argument} ${message}` });
  const corners = long.map((_, i) => (i & 1 ? (i * i * 0.618) % 1 : i));
  refuses(() => engine.simplify(corners, { tolerance: 0 }), {
    code: 'TooLarge',
    argument: 'points',
    message: `points ${message}`,
  });
  const twice = new Float64Array(2 ** 25 + 4);
  refuses(() => engine.curvature(twice), {
    code: 'TooLarge',
    argument: 'points',
    message: `points ${message}`,
  });
  assert.equal(chaikin([0, 0, 4, 0, 4, 4]).length, 12);
});

test('where memory ends the call is refused, and the next one works', () => {
  // As long as half of what the module can ever have, or all of it.
  for (const length of [2 ** 28, 2 ** 29]) {
    const list = new Float64Array(length);
    assert.throws(() => measure(list), { name: 'MeanderError', code: 'TooLarge' });
  }
  assert.equal(chaikin([0, 0, 4, 0, 4, 4]).length, 12);
});
