/** The JavaScript contract. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';

const { Chiseler, MeanderError, astar, catmullRom, chaikin, chisel, measure, params, ready, refine } = engine;

test('a call before the module is loaded says what to wait for', () => {
  refuses(() => chaikin([0, 0]), 'NotReady', undefined, 'the module is not loaded: wait for ready()');
});

test('a source that is no module, or another one, is refused, and the next call loads', async () => {
  const refused = { name: 'MeanderError', code: 'LoadFailed' };
  await assert.rejects(ready(new Uint8Array([1, 2, 3])), refused);
  await assert.rejects(ready(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])), refused);
  assert.throws(() => chaikin([0, 0]), { code: 'NotReady' });
  const [first, second] = [ready(), ready()];
  assert.equal(first, second);
  await first;
  await ready('https://nowhere.invalid/never-asked-for.wasm');
});

/**
 * @param {() => unknown} run
 * @param {string} code
 * @param {string | undefined} argument
 * @param {string} message
 */
function refuses(run, code, argument, message) {
  assert.throws(run, (error) => {
    assert.ok(error instanceof MeanderError);
    assert.deepEqual([error.code, error.argument, error.message], [code, argument, message]);
    return true;
  });
}

/** @param {() => any} run untyped on purpose: what a caller without types may pass */
function untyped(run) {
  return run;
}

const FIELD = { width: 20, height: 20, terminals: [21, 378] };

test('every algorithm is described, with the names that its options have', () => {
  const table = params();
  const ids = table.map(({ id }) => id);
  for (const id of ['chisel', 'astar', 'chaikin', 'refine', 'simplify', 'catmullRom'])
    assert.ok(ids.includes(id));
  const limits = table.find(({ id }) => id === 'refine')?.params.find(({ id }) => id === 'angleLimit');
  assert.deepEqual(
    { ...limits },
    {
      id: 'angleLimit',
      label: 'Angle limit',
      unit: '°',
      kind: 'number',
      min: 0,
      max: 180,
      step: 1,
      default: 30,
      lowest: 0,
      highest: Infinity,
      required: false,
    },
  );
  for (const param of table.flatMap((algorithm) => algorithm.params)) {
    assert.ok(param.label && param.min < param.max && param.step > 0, param.id);
    assert.ok(param.lowest <= param.min && param.max <= param.highest, param.id);
    assert.ok(param.lowest <= param.default && param.default <= param.highest, param.id);
  }
});

test('defaults are the ones of the contract', () => {
  const path = [0, 0, 4, 0, 4, 4, 8, 4];
  assert.deepEqual(chaikin(path), chaikin(path, { dimension: 2, passes: 1, ratio: 0.25, closed: false }));
  assert.deepEqual(
    refine(path),
    refine(path, { passes: 1, angleLimit: 30, outlierAngle: 90, closed: false, published: false }),
  );
  assert.deepEqual(catmullRom(path), catmullRom(path, { subdivisions: 8, alpha: 0.5, closed: false }));
  assert.deepEqual(chisel(FIELD), chisel({ ...FIELD, walls: [], seed: 0, wiggliness: 1 }));
  assert.equal(chaikin(path).length, 2 * path.length);
  assert.equal(catmullRom(path).length, 2 * (3 * 8 + 1));
});

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
  for (const [run, argument, message] of cases) refuses(run, 'BadArgument', argument, message);
  assert.equal(chaikin([0, 0, 4, 0, 4, 4]).length, 12);
});

test('sizes beyond the limits are refused before anything is made', () => {
  const message = 'width asks for 25000000 cells; at most 16777216 are allowed';
  refuses(() => chisel({ ...FIELD, width: 5000, height: 5000 }), 'TooLarge', 'width', message);
  refuses(
    () => chaikin([0, 0, 1, 0, 1, 1], { passes: 24 }),
    'TooLarge',
    'passes',
    'passes asks for 100663296 numbers; at most 16777216 are allowed',
  );
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
    refuses(run, 'TooLarge', argument, `${argument} ${message}`);
  const corners = long.map((_, i) => (i & 1 ? (i * i * 0.618) % 1 : i));
  refuses(() => engine.simplify(corners, { tolerance: 0 }), 'TooLarge', 'points', `points ${message}`);
  const twice = new Float64Array(2 ** 25 + 4);
  refuses(() => engine.curvature(twice), 'TooLarge', 'points', `points ${message}`);
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

test('terminals that walls part have no path', () => {
  const parted = { width: 3, height: 1, terminals: [0, 2], walls: [1] };
  assert.equal(chisel(parted), null);
  refuses(
    () => new Chiseler(parted),
    'NoPath',
    'terminals',
    'the terminals cannot be joined: walls part them',
  );
  assert.equal(astar({ width: 3, height: 1, walls: [1], from: 0, to: 2 }), null);
});

test('stepping reaches what the one-shot call gives, and back again', () => {
  for (const options of [{}, { wiggliness: 0.4 }, { articulation: true }, { stopOpenFraction: 0.3 }]) {
    const request = { ...FIELD, seed: 11, ...options };
    const chiseler = new Chiseler(request);
    const { last: before } = chiseler;
    assert.equal(before, null);
    assert.equal(chiseler.step(0), 0);
    assert.equal(chiseler.step(), 1);
    const early = { states: chiseler.states(), witness: chiseler.witness(), last: chiseler.last };
    assert.match(String(early.last?.outcome), /^(blocked|forced)$/);
    while (chiseler.step(7) > 0);
    assert.ok(chiseler.done);
    const result = chisel(request);
    assert.equal(result?.steps, chiseler.stepCount);
    assert.deepEqual(result?.path, chiseler.witness());
    chiseler.seek(1);
    assert.ok(!chiseler.done);
    const again = { states: chiseler.states(), witness: chiseler.witness(), last: chiseler.last };
    assert.deepEqual(again, early);
    chiseler.seek(4_294_967_295);
    assert.ok(chiseler.done);
    chiseler.free();
    chiseler.free();
    refuses(() => chiseler.step(), 'Freed', undefined, 'this Chiseler was freed: make a new one');
  }
});

test('the states name what the steps did', () => {
  const chiseler = new Chiseler({ ...FIELD, walls: [5], seed: 2 });
  assert.equal(chiseler.states()[5], 1);
  assert.equal(chiseler.states()[21], 2);
  while (chiseler.step() > 0) {
    const { last } = chiseler;
    assert.ok(last);
    assert.equal(chiseler.states()[last.cell], last.outcome === 'forced' ? 2 : 1);
  }
  assert.ok(!chiseler.states().includes(0));
});

test('a fresh seed is 32 bits of chance', () => {
  const seeds = Array.from({ length: 20 }, () => engine.randomSeed());
  assert.ok(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32));
  assert.ok(new Set(seeds).size > 15);
});

test('measuring gives points, length and turns', () => {
  assert.deepEqual(measure([0, 0, 3, 0, 3, 4]), { points: 3, length: 7, maxTurn: 90, meanTurn: 90 });
  assert.equal(measure([0, 0, 0, 1, 2, 2], { dimension: 3 }).length, 3);
});

test('cells become their centres', () => {
  assert.deepEqual([...engine.cellsToPoints([0, 7], { width: 5 })], [0.5, 0.5, 2.5, 1.5]);
  refuses(
    () => engine.cellsToPoints([0], { width: 0 }),
    'BadArgument',
    'width',
    'width was 0; it must be 1 or more',
  );
});

test('points thrown out are named by their index', () => {
  const track = [0, 0, 1, 0, 2, 0, 0.5, 3, 4, 0, 5, 0];
  assert.deepEqual([...engine.refineRejected(track)], [3]);
  assert.deepEqual([...engine.refineRejected(track, { outlierAngle: Infinity })], []);
});

test('times travel with the points, and a greatest speed rejects', () => {
  const points = [0, 0, 1, 0, 42, 3, 3, 0, 3, 1];
  const times = [0, 1, 2, 3, 4];
  const request = { outlierAngle: Infinity, maxSpeed: 10, times };
  assert.deepEqual([...engine.refineRejected(points, request)], [2]);
  assert.deepEqual([...engine.refine(points, request)], [0, 0, 1, 0, 2.5, 0, 3, 0.25, 3, 1]);
  assert.deepEqual([...engine.refineTimes(points, request)], [0, 1, 2.5, 3.25, 4]);
  assert.deepEqual([...engine.refineTimes(points, { ...request, passes: 0 })], times);
  for (const bad of [[], [0, 1], [0, 1, NaN, 3, 4], [0, 1, 0, 3, 4]]) {
    for (const name of /** @type {const} */ (['refine', 'refineTimes', 'refineRejected'])) {
      assert.throws(() => engine[name](points, { ...request, times: bad }), {
        code: 'BadArgument',
        argument: 'times',
      });
    }
  }
  for (const maxSpeed of [0, -1, NaN]) {
    assert.throws(() => engine.refine(points, { times, maxSpeed }), { argument: 'maxSpeed' });
    assert.throws(() => engine.refineRejected(points, { maxSpeed }), { argument: 'maxSpeed' });
  }
  assert.throws(() => engine.refine(points, { maxSpeed: 10 }), { argument: 'times' });
  assert.throws(() => engine.refine(points, { times, published: true }), { argument: 'published' });
  assert.throws(() => engine.refineTimes(points, /** @type {any} */ ({})), { argument: 'times' });
});

/**
 * For the type checker alone: the codes are known.
 * @param {import('../../www/errors.js').MeanderError} error
 */
export function typed(error) {
  // @ts-expect-error -- there is no such code
  return error.code === 'NoPath' || error.code === 'NoWay';
}
