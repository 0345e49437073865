/** Which arguments the functions accept, and how they refuse others. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as engine from '../../dist/meander.js';
import { CALLS } from '../hostile/good-calls.js';
import { any, refuses } from './refuses.js';

const { astar, chaikin, chisel, measure, refine } = engine;

await engine.ready();

const FIELD = { width: 20, height: 20, terminals: [21, 378] };

test('typed arrays and plain arrays are the same input and stay unchanged', () => {
  const plain = [0, 0, 4, 0, 4, 4];
  const typed = Float64Array.from(plain);
  assert.deepEqual(chaikin(plain), chaikin(typed));
  assert.deepEqual(chaikin(Float32Array.from(plain)), chaikin(typed));
  assert.deepEqual([...typed], plain);
  const walls = Uint32Array.of(40, 41, 42);
  assert.deepEqual(chisel({ ...FIELD, walls }), chisel({ ...FIELD, walls: [40, 41, 42] }));
  assert.deepEqual([...walls], [40, 41, 42]);
});

const ROUTE = { width: 4, height: 3, from: 0, to: 11 };

/** @template {Float32Array | Float64Array | Uint8Array} List @param {List} list */
function detached(list) {
  structuredClone(list.buffer, { transfer: [list.buffer] });
  return list;
}

/** Messages, which begin with the argument, and calls with them. @type {[message: string, run: () => unknown][]} */
const BAD = [
  [
    'points.length was 3; it must be a multiple of 2: each point has two numbers, or three with dimension: 3',
    () => chaikin([0, 0, 1]),
  ],
  ['points[1] was NaN; it must be a finite number between -1e150 and 1e150', () => chaikin([0, NaN])],
  [
    'points[1] was [1, 1, 1]; it must be a list of two numbers, or three with dimension: 3',
    () =>
      chaikin(
        any([
          [0, 0],
          [1, 1, 1],
        ]),
      ),
  ],
  ['points was null; it must be an array of numbers, of [x, y] or of { x, y }', () => chaikin(any(null))],
  [
    'points was a list with a detached buffer; it must be an array of numbers, of [x, y, z] or of { x, y, z }',
    () => chaikin(detached(new Float32Array(6)), { dimension: 3 }),
  ],
  [
    'into was a list with a detached buffer; it must be a Float64Array of a fixed size',
    () => engine.smoothInto(detached(new Float64Array(9)), 'chaikin', [0, 0]),
  ],
  [
    'walls was a list with a detached buffer; it must be an array of cells, or a mask: a Uint8Array or an array of booleans',
    () => engine.firstWallHit([0, 0], { width: 3, height: 3, walls: detached(new Uint8Array(9)) }),
  ],
  [
    'walls[11] was 1; it must be true or false',
    () => astar(any({ ...ROUTE, walls: [...Array(11).fill(true), 1] })),
  ],
  ['place was 5; it must be [x, y] or { x, y }', () => engine.nearest([0, 0], any(5))],
  ['closed was 1; it must be true or false', () => refine([0, 0], any({ closed: 1 }))],
  [
    'tolerance was undefined; it must be a number, or left out where count is given',
    () => engine.simplify([0, 0], any({})),
  ],
  ['values.length was 1; it must be one for each point', () => engine.interpolate([5], [0, 1, 0.5])],
  [
    'origin.longitude was 361; it must be a longitude from -360 to 360',
    () => engine.writeTrack([0, 0], { format: 'csv', origin: { latitude: 1, longitude: 361 } }),
  ],
  [
    'times.length was 1; it must be 2, one for each point, or none',
    () => engine.writeTrack([0, 0, 1, 1], { format: 'csv', times: [1] }),
  ],
  [
    'length was 20; it must be a list: the least and the most cells',
    () => chisel(any({ ...FIELD, length: 20 })),
  ],
  ['corners was "round"; it must be "avoid" or "cut"', () => astar(any({ ...ROUTE, corners: 'round' }))],
  // Likely mistakes.
  [
    'tolarance is no option of this call; its options are dimension, closed, width, height, walls, radius, tolerance, count',
    () => engine.simplify([0, 0, 1, 1], any({ tolarance: 1 })),
  ],
  [
    'from was [0, 0]; it must be a whole number: the index of a node, or y * width + x for a cell',
    () => astar(any({ ...ROUTE, from: [0, 0] })),
  ],
  [
    'costs[0] was a list; it must be a number: costs are one list, row by row',
    () => astar(any({ ...ROUTE, costs: Array(12).fill([1, 1, 1, 1]) })),
  ],
  [
    'width was NaN; it must be left out where there is a graph',
    () => chisel(any({ graph: [[1], [0]], terminals: [0, 1], width: NaN })),
  ],
  [
    'graph[1] was 7; it must be a neighbour that the graph has',
    () => chisel({ graph: [[1], [0, 7]], terminals: [0, 1] }),
  ],
  ['graph[1] must list 0, because graph[0] lists 1', () => chisel({ graph: [[1], []], terminals: [0, 1] })],
  [
    'costs[1].length was 0; it must be 1, one for each neighbour',
    () => engine.cheapestRoute({ graph: [[1], [0]], costs: [[1], []], from: 0, to: 1 }),
  ],
  [
    'args[1] was an object; it must be a value that can be copied for a worker, without functions',
    () => engine.callLater('chaikin', [[0, 0], any({ passes() {} })]),
  ],
  [
    'walls was a list of 12 times 0 or 1; it must be a Uint8Array or a list of booleans to be a mask; an array of numbers lists cells',
    () => astar({ ...ROUTE, walls: Array(12).fill(0).with(1, 1) }),
  ],
];
test('an error says which argument was wrong, and how', async () => {
  for (const [message, run] of BAD) {
    const [argument] = message.match(/^\w+/) ?? [];
    await assert.rejects(async () => run(), { name: 'MeanderError', code: 'BadArgument', argument, message });
  }
});

test('every function refuses an option that it does not have', () => {
  for (const [name, good] of Object.entries(CALLS)) {
    if (name === 'interpolate') continue; // It has no options.
    const call = /** @type {(...args: unknown[]) => unknown} */ (Reflect.get(engine, name));
    const options = /** @type {object} */ (good.at(-1));
    const bad = good.with(-1, { ...options, unheardOf: 1 });
    refuses(() => call(...bad), { code: 'BadArgument', argument: 'unheardOf' });
    const message = any(/^options was 5; it must be an object; its options are /);
    refuses(() => call(...good.with(-1, 5)), { argument: 'options', message });
    call(...good.with(-1, { ...options, unheardOf: undefined }));
  }
  const line = [0, 0, 1, 1];
  for (const run of [
    () => new engine.Chiseler(any({ ...FIELD, unheardOf: 1 })),
    () => new engine.GridMap(any({ ...FIELD, unheardOf: 1 })),
    () => new engine.GridMap(FIELD).route([0, 1], any({ unheardOf: 1 })),
    () => new engine.Follower(line, any({ unheardOf: 1 })),
    () => new engine.Curve('bspline', line, any({ unheardOf: 1 })),
  ])
    refuses(run, { code: 'BadArgument', argument: 'unheardOf' });
});

test('one object describes a map to every call, and a grid of two cells may list both', () => {
  const map = { ...FIELD, walls: [40], seed: 3, costs: Array(400).fill(1), from: 0, to: 399 };
  const path = astar(map) ?? [];
  const points = engine.cellsToPoints(path, map);
  assert.equal(engine.firstWallHit(points, map), -1);
  assert.equal(engine.simplify(points, { ...map, tolerance: Infinity }).length > 2, true);
  assert.equal(astar({ width: 2, height: 1, walls: [0, 1], from: 0, to: 1 }), null);
});

test('a result beyond the limit throws TooLarge', () => {
  for (const [argument, run] of /** @type {[argument: string, run: () => unknown][]} */ ([
    ['width', () => chisel({ ...FIELD, width: 5000, height: 5000 })],
    ['passes', () => chaikin([0, 0, 1, 0, 1, 1], { passes: 24 })],
    ['cells', () => engine.cellsToPoints(new Uint32Array(2 ** 23 + 1), { width: 10 })],
    ['points', () => engine.visvalingam(new Float64Array(2 ** 24 + 2), { area: 0 })],
    ['spacing', () => engine.resample(new Float64Array(2 ** 24 + 2), { spacing: 1 })],
  ]))
    refuses(run, { code: 'TooLarge', argument });
});

test('a list longer than memory throws TooLarge, and the next call works', () => {
  refuses(() => measure(new Float64Array(2 ** 28)), { code: 'TooLarge' });
  assert.equal(chaikin([0, 0, 4, 0, 4, 4]).length, 12);
});
