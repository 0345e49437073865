/** For any values, every function returns a result or throws a `MeanderError` that names an argument. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import fc from 'fast-check';
import * as engine from '../../dist/meander.js';
import { check } from '../hostile/check.js';
import { CALLS } from '../hostile/good-calls.js';
import { anything, open } from '../hostile/values.js';
import { digestCalls } from '../random-calls.js';
import { memoryOf } from './module-memory.js';

const memory = await memoryOf(() => engine.ready());

/** The error codes for bad arguments. */
const CODES = ['BadArgument', 'BadText', 'TooLarge', 'NoPath', 'NoRoom', 'NoEntropy'];

/** Positional arguments, and options missing from the valid calls. */
const NAMES = (
  'options points cells reference place pass raw smoothed into algorithm text width height graph neighborhood ' +
  'dimension times max_speed maxSpeed passes format terminals walls order published subdivisions curvePoints ' +
  'angleLimit values origins radius join distance'
).split(' ');
const OF_MADE = (
  'steps step n k cell stops seed distance t turning alpha weights pruneDistance wall closed count point ' +
  'x y z degree corners costs cost goals from to radius nearest maxVisits'
).split(' ');

/** @param {() => unknown} run @param {readonly string[]} names that the error may contain */
function survives(run, names) {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof engine.MeanderError, `${Object.prototype.toString.call(error)}: ${error}`);
    assert.ok(CODES.includes(error.code), error.code);
    assert.ok(error.message.length > 10 && error.message.length < 400, error.message);
    const isKnown = names.includes(error.argument ?? '') || /is no option of this call; /.test(error.message);
    assert.ok(isKnown, `${error.argument}: ${error.message}`);
  }
}

/**
 * Yields the arguments with `value` in place of each argument and each option in turn.
 * @param {unknown[]} good
 * @param {unknown} value
 */
function* spoiled(good, value) {
  for (const [at, argument] of good.entries()) {
    yield good.with(at, value);
    if (argument === null || typeof argument !== 'object' || Array.isArray(argument)) continue;
    if (ArrayBuffer.isView(argument)) continue;
    for (const name of Object.keys(argument)) yield good.with(at, { ...argument, [name]: value });
  }
}

/** @param {unknown[]} good */
function namesOf(good) {
  const options = good.flatMap((argument) => (Array.isArray(argument) ? [] : Object.keys(Object(argument))));
  return [...NAMES, ...options];
}

const before = digestCalls(engine, 200).join();

test('every smoother of the table has valid arguments', () => {
  for (const { id, smoother } of engine.params())
    if (smoother) assert.ok(id in CALLS, `tests/hostile/good-calls.js has no call of ${id}`);
});

for (const [name, good] of Object.entries(CALLS))
  test(`${name} with any value returns or throws a MeanderError`, () => {
    const call = /** @type {(...args: unknown[]) => unknown} */ (Reflect.get(engine, name));
    const [answer, names] = [JSON.stringify(call(...good)), namesOf(good)];
    const places = [...spoiled(good, 0)].length;
    check(
      fc.property(anything, (value) => {
        for (const bad of spoiled(good, open(value))) survives(() => call(...bad), names);
      }),
      1 / places,
    );
    assert.equal(JSON.stringify(call(...good)), answer);
  });

const GRID = { width: 5, height: 4, terminals: [0, 19], seed: 3 };

/** Objects that callers create once and call many times. @type {Record<string, (...values: any[]) => unknown>} */
const MADE = {
  Chiseler: (walls, steps, step) => {
    const chiseler = new engine.Chiseler({ ...GRID, walls });
    return freed(chiseler, () => (chiseler.step(steps), chiseler.seek(step)));
  },
  GridMap: (walls, cell, stops) => {
    const map = new engine.GridMap({ width: 5, height: 4, walls, neighborhood: 8, corners: 'cut' });
    return freed(map, () => (map.setWall(cell, true), map.route(stops, cell)));
  },
  'GridMap and its options': (costs, corners, maxVisits) => {
    const map = new engine.GridMap({ width: 5, height: 4, costs, corners });
    return freed(map, () => map.route([0, 19], { maxVisits, nearest: corners, seed: costs }));
  },
  'GridMap and its lines': (points, radius, closed) => {
    const map = new engine.GridMap({ width: 5, height: 4, walls: [7] });
    return freed(map, () => [
      map.clear(points, { radius, closed }),
      map.pull(points, { radius }),
      map.guard([0.5, 0.5, 1.5, 0.5], points, { radius, closed }),
      map.unitPath(0, 19, { radius }),
    ]);
  },
  'GridMap and its cells': (cell, cost, goals) => {
    const map = new engine.GridMap({ width: 5, height: 4, walls: [7] });
    return freed(map, () => [
      map.setCost(cell, cost),
      map.distances(goals),
      map.flow(goals),
      map.reachable(cell),
      map.unitPath(cell, goals),
      map.setWalls(goals),
    ]);
  },
  Follower: (points, distance, turning) => {
    const follower = new engine.Follower(points, { turning });
    return freed(follower, () => [follower.at(distance), follower.rest(distance)]);
  },
  Curve: (points, t, alpha) => {
    const curve = new engine.Curve('catmullRom', points, { alpha });
    return freed(curve, () => [curve.point(t), curve.tangent(t), curve.lengthTo(t), curve.parameterAt(t)]);
  },
  'Curve queries': (points, place, count) => {
    const curve = new engine.Curve('bspline', points, { closed: true });
    return freed(curve, () => [
      curve.tightestBend(),
      curve.nearest(place),
      curve.curvature(count),
      curve.sample(Math.min(count, 1000)),
    ]);
  },
  LineIndex: (points, place, closed) => {
    const index = new engine.LineIndex(points, { closed });
    return freed(index, () => index.nearest(place));
  },
  Stroke: (degree, x, y) => {
    const stroke = new engine.Stroke('bspline', { degree });
    return freed(stroke, () => [stroke.push(0, 0), stroke.push(x, 0), stroke.push(0, y), stroke.push(x)]);
  },
  rejectOutliers: (points, times, maxSpeed) => engine.rejectOutliers(points, { times, maxSpeed }),
  chisel: (graph, walls, weights) => engine.chisel({ graph, terminals: [0, 1], walls, weights }),
  CarvingJob: (walls, seed, portion) => engine.chisel({ ...GRID, walls, seed, pruneDistance: portion }),
};

/** @param {{ free: () => void }} made @param {() => unknown} run */
function freed(made, run) {
  try {
    return run();
  } finally {
    made.free();
  }
}

for (const [name, make] of Object.entries(MADE))
  test(`${name} made with any values returns or throws a MeanderError`, () => {
    check(
      fc.property(anything, anything, anything, (first, second, third) => {
        survives(() => make(open(first), open(second), open(third)), [...NAMES, ...OF_MADE]);
      }),
    );
  });

test('the module works as before after any values, without using more memory', () => {
  const call = () => {
    for (const value of [NaN, [NaN], null, 'x', { x: 1 }, 2 ** 32])
      for (const good of Object.values(CALLS))
        for (const bad of spoiled(good, value))
          survives(() => engine.chaikin(.../** @type {[any, any]} */ (bad)), namesOf(good));
  };
  call();
  const bytes = memory.buffer.byteLength;
  for (let round = 0; round < 20; round += 1) call();
  assert.equal(memory.buffer.byteLength, bytes);
  assert.equal(digestCalls(engine, 200).join(), before);
});
