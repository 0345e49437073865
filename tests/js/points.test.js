/** Points as lists and as objects, wherever points are taken: the same as flat ones. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../dist/meander.js';

await engine.ready();

const FLAT = [0.5, 2.5, 0.5, 0.5, 1.5, 0.5, 2.5, 0.5, 2.5, 2.5];
const GRID = { width: 3, height: 3, walls: [4] };

/** @typedef {import('../../dist/meander.js').Points} Points */

/** @param {number[]} flat @param {number} [size] */
function forms(flat, size = 2) {
  const lists = Array.from({ length: flat.length / size }, (_, at) => flat.slice(size * at, size * (at + 1)));
  return [
    lists,
    lists.map((list) => Float32Array.from(list)),
    lists.map(([x = 0, y = 0, z = 0]) => ({ x, y, z, name: 'post' })),
  ];
}

/** @type {Record<string, (points: Points) => unknown>} */
const CALLS = {
  chaikin: (points) => engine.chaikin(points, { passes: 2 }),
  refine: (points) => engine.refine(points, { times: [0, 1, 2, 3, 4], maxSpeed: 1.5 }),
  refineRejected: (points) => engine.refineRejected(points),
  simplify: (points) => engine.simplify(points, { tolerance: 0.1 }),
  simplifyIndices: (points) => engine.simplifyIndices(points, { ...GRID, tolerance: Infinity }),
  visvalingam: (points) => engine.visvalingam(points, { area: 0.1 }),
  catmullRom: (points) => engine.catmullRom(points),
  catmullRomBezier: (points) => engine.catmullRomBezier(points),
  bspline: (points) => engine.bspline(points),
  derive: (points) => engine.derive('chaikin', points),
  smoothInto: (points) => engine.smoothInto(new Float64Array(99), 'chaikin', points),
  guard: (points) => engine.guard(points, points, GRID),
  measure: (points) => engine.measure(points),
  deviation: (points) => engine.deviation(points, points),
  nearest: (points) => engine.nearest(points, { x: 2, y: 2 }),
  curvature: (points) => engine.curvature(points),
  turnAngles: (points) => engine.turnAngles(points),
  offset: (points) => engine.offset(points, 0.25),
  fillet: (points) => engine.fillet(points, 0.25),
  LineIndex: (points) => new engine.LineIndex(points).nearest({ x: 2, y: 2 }),
  resample: (points) => engine.resample(points, { spacing: 0.4 }),
  firstWallHit: (points) => engine.firstWallHit(points, GRID),
  wallsCrossed: (points) => engine.wallsCrossed(points, GRID),
  wallCrossings: (points) => engine.wallCrossings(points, GRID),
  writeTrack: (points) => engine.writeTrack(points, { format: 'json' }),
  Follower: (points) => new engine.Follower(points).at(3),
  Curve: (points) => new engine.Curve('bspline', points).point(1.5),
};

test('every smoother of the table is tried below', () => {
  for (const { id, smoother } of engine.params())
    if (smoother) assert.ok(id in CALLS, `tests/js/points.test.js has no call of ${id}`);
});

test('every function takes points as lists and as objects', () => {
  for (const [name, call] of Object.entries(CALLS))
    for (const points of forms(FLAT)) assert.deepEqual(call(points), call(FLAT), name);
  const space = [0, 0, 1, 4, 0, 2, 4, 4, 3];
  for (const points of forms(space, 3))
    for (const name of /** @type {const} */ (['chaikin', 'bspline', 'curvature', 'measure']))
      assert.deepEqual(engine[name](points, { dimension: 3 }), engine[name](space, { dimension: 3 }), name);
});
