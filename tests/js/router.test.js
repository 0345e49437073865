/** Many routes across one grid: the same as `astar` gives, with walls that change between them. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';

await engine.ready();

/** What a caller without types may pass. @param {unknown} value */
const any = (value) => /** @type {any} */ (value);

test('a router gives what astar gives while walls come and go', () => {
  const sides = { width: 20, height: 15 };
  const costs = Uint32Array.from({ length: 300 }, (_, cell) => 1 + (cell % 5));
  for (const kind of /** @type {const} */ ([
    {},
    { neighborhood: 8 },
    { costs },
    { neighborhood: 8, costs },
  ])) {
    const walls = new Uint8Array(300);
    for (let cell = 0; cell < 300; cell += 7) walls[cell] = 1;
    const router = new engine.Router({ ...sides, ...kind, walls });
    let [found, changed] = [0, 1];
    for (let seed = 0; seed < 60; seed += 1) {
      changed = (changed * 137 + seed) % 300;
      walls[changed] = 1 - walls[changed];
      router.setWall(changed, walls[changed] === 1);
      const [from, through, to] = [(seed * 53) % 300, [(seed * 29) % 300], (seed * 71) % 300];
      const expected = engine.astar({ ...sides, ...kind, walls, from, through, to, seed });
      assert.deepEqual(router.route([from, ...through, to], { seed }), expected);
      found += Number(expected !== null);
    }
    assert.ok(found > 10 && found < 60, 'some routes are there, some are not');
    router.free();
  }
});

test('a route to a near cell takes a small part of what astar takes', () => {
  const grid = { width: 1000, height: 1000, walls: [7] };
  const router = new engine.Router(grid);
  /** @param {() => unknown} run */
  const median = (run) => {
    const times = Array.from({ length: 15 }, () => {
      const start = performance.now();
      run();
      return performance.now() - start;
    });
    return times.sort((a, b) => a - b)[7];
  };
  const [once, again] = [
    median(() => engine.astar({ ...grid, from: 500_500, to: 500_503 })),
    median(() => router.route([500_500, 500_503])),
  ];
  assert.ok(again < once / 5, `${again} ms by a router, ${once} ms by astar`);
  router.free();
});

test('what is wrong is refused by name, and changes nothing', () => {
  const grid = { width: 3, height: 3, walls: [1, 4] };
  const router = new engine.Router(grid);
  /** @type {[string, () => unknown][]} */
  const cases = [
    ['options', () => new engine.Router(any(null))],
    ['width', () => new engine.Router({ ...grid, width: 0 })],
    ['walls', () => new engine.Router({ ...grid, walls: [9] })],
    ['walls', () => new engine.Router({ ...grid, walls: new Uint8Array(8) })],
    ['neighborhood', () => new engine.Router({ ...grid, neighborhood: any(6) })],
    ['costs', () => new engine.Router({ ...grid, costs: [0, 1, 1, 1, 1, 1, 1, 1, 1] })],
    ['cell', () => router.setWall(9, true)],
    ['cell', () => router.setWall(1.5, true)],
    ['wall', () => router.setWall(1, any('no'))],
    ['stops', () => router.route([0, 9])],
    ['stops', () => router.route(any('0'))],
    ['seed', () => router.route([0, 2], { seed: -1 })],
    ['options', () => router.route([0, 2], any(7))],
  ];
  for (const [argument, run] of cases)
    assert.throws(run, { name: 'MeanderError', code: 'BadArgument', argument });
  assert.deepEqual([...(router.route([0, 2]) ?? [])], [0, 3, 6, 7, 8, 5, 2]);
  assert.equal(router.route([0, 1]), null);
  router.setWall(7);
  assert.equal(router.route([0, 2]), null);
  router.free();
  router.free();
  for (const run of [() => router.route([0, 2]), () => router.setWall(1)])
    assert.throws(run, { name: 'MeanderError', code: 'Freed' });
});
