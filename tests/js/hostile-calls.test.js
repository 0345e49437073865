/** Every call on any values: an answer or a `MeanderError` that names an argument, and the module is as it was. */
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import * as engine from '../../www/engine.js';
import { MeanderError } from '../../www/errors.js';
import { check } from '../hostile/check.js';
import { CALLS } from '../hostile/good-calls.js';
import { anything, open } from '../hostile/values.js';
import { digestCalls } from '../random-calls.js';
import { memoryOf } from './module-memory.js';

const memory = await memoryOf(() => engine.ready());

/** Those that refuse one call's arguments. */
const CODES = ['BadArgument', 'BadText', 'TooLarge', 'NoPath', 'NoEntropy'];

/** What arguments that are no options are called. */
const NAMES = [
  ...[
    'options',
    'points',
    'cells',
    'reference',
    'place',
    'pass',
    'raw',
    'smoothed',
    'into',
    'algorithm',
    'text',
  ],
  // Of requests that the good ones leave out, and of several together.
  ...[
    'width',
    'height',
    'graph',
    'neighborhood',
    'dimension',
    'times',
    'max_speed',
    'maxSpeed',
    'passes',
    'format',
  ],
  ...[
    'terminals',
    'walls',
    'order',
    'published',
    'subdivisions',
    'curvePoints',
    'latitude',
    'longitude',
    'angleLimit',
  ],
];

/**
 * @param {() => unknown} run
 * @param {readonly string[]} names that an error may say
 */
function survives(run, names) {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof MeanderError, `${Object.prototype.toString.call(error)}: ${error}`);
    assert.ok(CODES.includes(error.code), error.code);
    assert.ok(error.message.length > 10 && error.message.length < 400, error.message);
    assert.ok(names.includes(error.argument ?? ''), `${error.argument}: ${error.message}`);
  }
}

/** Every argument, and every option of one, with a value in its place. @param {unknown[]} good @param {unknown} value */
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

for (const [name, good] of Object.entries(CALLS))
  test(`${name} on any values`, () => {
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

/** What is made once and asked many times. @type {Record<string, (...values: any[]) => unknown>} */
const MADE = {
  Chiseler: (request, steps, place) =>
    using(new engine.Chiseler({ ...GRID, walls: request }), [steps, place]),
  Router: (walls, cell, stops) => {
    const router = new engine.Router({ width: 5, height: 4, walls });
    return finally_(router, () => (router.setWall(cell, true), router.route(stops, cell)));
  },
  Follower: (points, distance, turning) => {
    const follower = new engine.Follower(points, { turning });
    return finally_(follower, () => follower.at(distance));
  },
  Curve: (points, t, alpha) => {
    const curve = new engine.Curve('catmullRom', points, { alpha });
    return finally_(curve, () => [curve.point(t), curve.tangent(t), curve.lengthTo(t), curve.parameterAt(t)]);
  },
  rejectOutliers: (points, times, maxSpeed) => engine.rejectOutliers(points, { times, maxSpeed }),
  chisel: (graph, walls, weights) => engine.chisel({ graph, terminals: [0, 1], walls, weights }),
  CarvingJob: (walls, seed, portion) => engine.chisel({ ...GRID, walls, seed, pruneDistance: portion }),
};

/** @param {engine.Chiseler} chiseler @param {[any, any]} asked */
function using(chiseler, [steps, place]) {
  return finally_(chiseler, () => {
    chiseler.step(steps);
    chiseler.seek(place);
    assert.ok(chiseler.stepCount <= 20);
  });
}

/** @param {{ free: () => void }} made @param {() => unknown} run */
function finally_(made, run) {
  try {
    return run();
  } finally {
    made.free();
  }
}

for (const [name, make] of Object.entries(MADE))
  test(`${name} on any values, made and asked`, () => {
    check(
      fc.property(anything, anything, anything, (first, second, third) => {
        survives(
          () => make(open(first), open(second), open(third)),
          [
            ...NAMES,
            'steps',
            'step',
            'n',
            'k',
            'cell',
            'stops',
            'seed',
            'distance',
            't',
            'turning',
            'alpha',
            'maxSpeed',
            'weights',
            'pruneDistance',
            'wall',
          ],
        );
      }),
    );
  });

test('after all of that the module gives the same bytes, in no more memory', () => {
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
