/** Many routes across one grid, with walls that change between them. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../dist/meander.js';
import { refuses } from './refuses.js';

await engine.ready();

test('a Router returns what astar returns while walls change', () => {
  const sides = { width: 20, height: 15 };
  const costs = Uint32Array.from({ length: 300 }, (_, cell) => 1 + (cell % 5));
  for (const kind of /** @type {const} */ ([{}, { neighborhood: 8, costs }])) {
    const walls = Uint8Array.from({ length: 300 }, (_, cell) => Number(cell % 7 === 0));
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
    assert.ok(found > 10 && found < 60, `${found} of 60 have a route`);
    router.free();
    refuses(() => router.route([0, 2]), { code: 'Freed' });
  }
});
