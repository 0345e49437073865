/** Whatever is passed in, only a `MeanderError` comes out, and the module works as before. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';
import { MeanderError } from '../../www/errors.js';
import { CALLS } from '../hostile/good-calls.js';

await engine.ready();

const JUNK = [
  undefined,
  null,
  NaN,
  Infinity,
  -1,
  0.5,
  2 ** 32,
  2 ** 53,
  1e300,
  '',
  'x',
  '7',
  true,
  10n,
  Symbol('s'),
  [],
  [NaN],
  [1, 2, 3],
  [[1, 2]],
  [[1, 2], [3]],
  [{ x: 1, y: 2 }],
  [{ x: 1, y: 2 }, { x: 1 }],
  { x: NaN, y: 2 },
  Array(2),
  ['1', '2'],
  {},
  { length: 2 ** 40 },
  { width: 3 },
  new Date(0),
  new Float32Array([1, 2]),
  new Uint8Array(9),
  [true, false],
  [true, 1],
  new BigInt64Array(2),
  new DataView(new ArrayBuffer(8)),
  new ArrayBuffer(8),
  () => 1,
];

const GRAPH = {
  graph: [
    [1, 3],
    [0, 2],
    [1, 3],
    [2, 0],
  ],
  terminals: [0, 2],
  seed: 3,
};

/** @param {() => unknown} run */
function survives(run) {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof MeanderError, String(error));
    assert.ok(error.message.length > 10 && error.code !== 'NotReady');
  }
}

/** Every way of spoiling one argument, or one option of one. @param {unknown[]} good */
function* spoiled(good) {
  for (const [at, argument] of good.entries()) {
    for (const junk of JUNK) {
      yield good.with(at, junk);
      if (argument === null || typeof argument !== 'object' || Array.isArray(argument)) continue;
      for (const name of Object.keys(argument)) yield good.with(at, { ...argument, [name]: junk });
    }
  }
}

for (const [name, good] of Object.entries(CALLS)) {
  test(`${name} survives junk`, () => {
    const call = /** @type {(...args: unknown[]) => unknown} */ (Reflect.get(engine, name));
    const before = JSON.stringify(call(...good));
    for (const bad of spoiled(good)) survives(() => call(...bad));
    assert.equal(JSON.stringify(call(...good)), before);
  });
}

test('graphs survive junk', () => {
  const before = JSON.stringify(engine.chisel(GRAPH));
  for (const junk of /** @type {any[]} */ (JUNK)) {
    survives(() => engine.chisel({ ...GRAPH, graph: junk }));
    survives(() => engine.chisel({ ...GRAPH, graph: GRAPH.graph.with(1, junk) }));
    survives(() => engine.chisel({ ...GRAPH, graph: GRAPH.graph.with(1, [junk]) }));
    survives(() => engine.chisel({ ...GRAPH, walls: junk }));
    survives(() => engine.chisel({ ...GRAPH, order: junk }));
    survives(() => engine.blob({ graph: junk, count: 2 }));
  }
  assert.equal(JSON.stringify(engine.chisel(GRAPH)), before);
});

test('stepping and following survive junk', () => {
  const request = { width: 5, height: 5, terminals: [0, 24] };
  for (const junk of /** @type {any[]} */ (JUNK)) {
    survives(() => new engine.Chiseler(junk));
    survives(() => new engine.Follower(junk));
    survives(() => new engine.Follower([0, 0, 1, 1], { turning: junk }));
    const chiseler = new engine.Chiseler(request);
    survives(() => chiseler.step(junk));
    survives(() => chiseler.seek(junk));
    survives(() => new engine.Router(junk));
    const router = new engine.Router({ width: 5, height: 5 });
    survives(() => router.setWall(junk, junk));
    survives(() => router.route(junk, junk));
    router.free();
    survives(() => engine.rejectOutliers(junk, junk));
    const follower = new engine.Follower([0, 0, 1, 1]);
    survives(() => follower.at(junk));
    assert.ok(chiseler.witness().length >= 9 && follower.length > 1);
    chiseler.free();
    follower.free();
    survives(() => new engine.Curve(junk, [0, 0, 1, 1]));
    survives(() => new engine.Curve('bspline', junk));
    survives(() => new engine.Curve('catmullRom', [0, 0, 1, 1], { alpha: junk }));
    const curve = new engine.Curve('bspline', [0, 0, 1, 1]);
    for (const name of /** @type {const} */ (['point', 'tangent', 'lengthTo', 'parameterAt']))
      survives(() => curve[name](junk));
    assert.equal(curve.spans, 1);
    curve.free();
  }
});
