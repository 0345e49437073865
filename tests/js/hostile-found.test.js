/** Defects that random input found, reduced to the smallest call. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as engine from '../../dist/meander.js';
import { any, refuses } from './refuses.js';

await engine.ready();

const own = new RangeError('of the caller');
const fails = () => {
  throw own;
};

/** @param {() => unknown} run @param {string} argument */
const blames = (run, argument) =>
  refuses(run, { code: 'BadArgument', argument, message: any(/^(?!.*of the caller)/s) });

test('options that throw are not reported as too little memory', () => {
  class Options {
    get passes() {
      return fails();
    }
    get seed() {
      return fails();
    }
    get walls() {
      return fails();
    }
  }
  const request = any(new Options());
  blames(() => engine.chaikin([0, 0, 1, 1], request), 'options');
  blames(() => engine.chisel(request), 'options');
  blames(() => engine.astar(request), 'options');
  const map = new engine.GridMap({ width: 3, height: 3 });
  blames(() => map.route([0, 8], request), 'options');
  assert.equal(map.route([0, 8])?.cells.length, 5, 'the module has not stopped');
  map.free();
});

test('a getter that detaches a list ends no living object', () => {
  const map = new engine.GridMap({ width: 5, height: 5 });
  const follower = new engine.Follower([0, 0, 9, 0]);
  const line = new Float64Array([0.5, 0.5, 4.5, 0.5]);
  const options = {
    get radius() {
      structuredClone(line.buffer, { transfer: [line.buffer] });
      return 0.1;
    },
  };
  blames(() => map.pull(line, options), 'options');
  assert.equal(line.length, 0, 'the getter ran');
  assert.deepEqual([map.route([0, 4])?.cost, follower.length], [4, 9]);
  map.free();
  follower.free();
});

test('lists of a caller’s class neither throw nor misreport their length', () => {
  const lists = /** @type {const} */ ([Float64Array, Uint32Array, Uint8Array]);
  const [Floats, Cells, Mask] = lists.map(
    (List) =>
      class extends List {
        get length() {
          return fails();
        }
      },
  );
  blames(() => engine.chaikin(any(new Floats(4))), 'points');
  blames(() => engine.cellsToPoints(any(new Cells(4)), { width: 3 }), 'cells');
  const grid = { width: 2, height: 2, terminals: [0, 3] };
  blames(() => engine.chisel({ ...grid, walls: any(new Mask(4)) }), 'walls');
  blames(() => engine.smoothInto(any(new Floats(9)), 'chaikin', [0, 0]), 'into');

  const before = engine.chaikin([0, 0, 4, 0, 4, 4]);
  const short = Object.defineProperty(new Float64Array(200_000).fill(7), 'length', { value: 2 });
  assert.deepEqual([...engine.chaikin(short)], [7, 7]);
  assert.deepEqual(engine.chaikin([0, 0, 4, 0, 4, 4]), before);
});

test('callLater rejects with errors of its names, lists and watches', async () => {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  const later = /** @type {(...args: any[]) => Promise<unknown>} */ (engine.callLater);
  for (const [args, argument] of /** @type {[unknown[], string][]} */ ([
    [[{ toString: fails }, [[0, 0]]], 'name'],
    [['measure', proxy], 'args'],
    [['measure', [[0, 0]], { signal: proxy }], 'signal'],
    [['measure', [[0, 0]], Object.defineProperty({}, 'signal', { get: fails })], 'watch'],
  ]))
    await assert.rejects(() => later(...args), { name: 'MeanderError', code: 'BadArgument', argument });
});
