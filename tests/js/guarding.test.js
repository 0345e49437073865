/** Curves that keep off walls, through the compiled module. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../www/engine.js';
import { refuses } from './refuses.js';

await engine.ready();

test('a guarded curve keeps off the walls', () => {
  const grid = { width: 3, height: 2, walls: [4] };
  const raw = [0.5, 1.5, 0.5, 0.5, 2.5, 0.5, 2.5, 1.5];
  const short = engine.simplify(raw, { tolerance: 5 });
  assert.equal(engine.firstWallHit(short, grid), 0);
  const kept = engine.guard(raw, short, grid);
  assert.equal(engine.firstWallHit(kept, grid), -1);
  assert.ok(engine.deviation(kept, raw) <= engine.deviation(short, raw));
  refuses(() => engine.guard([0.5, 1.5, 2.5, 1.5], short, grid), { code: 'BadArgument', argument: 'raw' });
  refuses(() => engine.guard(raw, [0.5, NaN], grid), { code: 'BadArgument', argument: 'smoothed' });
});

test('with walls, simplifying keeps every leg in sight', () => {
  const grid = { width: 4, height: 3, walls: [5] };
  const route = engine.cellsToPoints([8, 4, 0, 1, 2, 3], grid);
  const tight = { ...grid, tolerance: Infinity };
  assert.deepEqual([...engine.simplifyIndices(route, tight)], [0, 1, 3, 5]);
  assert.deepEqual([...engine.simplifyIndices(route, { ...tight, radius: 0.5 })], [0, 2, 5]);
  assert.deepEqual([...engine.simplifyIndices(route, { ...tight, closed: true })], [0, 1, 3, 5]);
  assert.deepEqual([...engine.simplifyIndices(route, { tolerance: Infinity })], [0, 5]);
  assert.deepEqual(
    [...engine.simplify([...route], tight)],
    [0, 1, 3, 5].flatMap((at) => [...route.slice(2 * at, 2 * at + 2)]),
  );
  const wrong = /** @type {const} */ ([
    ['width', { walls: [] }],
    ['walls', { ...grid, walls: [12] }],
    ['radius', { ...grid, radius: -1 }],
    ['dimension', { ...grid, dimension: 3 }],
    ['tolerance', { ...grid, tolerance: NaN }],
  ]);
  for (const [argument, options] of wrong) {
    refuses(() => engine.simplify(route, /** @type {any} */ ({ tolerance: 1, ...options })), {
      code: 'BadArgument',
      argument,
    });
  }
});

test('a guarded curve may be closed, and keeps a distance from walls', () => {
  const grid = { width: 5, height: 5, walls: [6, 7, 8, 11, 12, 13, 16, 17, 18] };
  const raw = engine.cellsToPoints([0, 1, 2, 3, 4, 9, 14, 19, 24, 23, 22, 21, 20, 15, 10, 5], grid);
  const round = engine.simplify(raw, { tolerance: 2, closed: true });
  const smooth = engine.chaikin(round, { passes: 3, closed: true });
  assert.deepEqual(engine.guard(raw, smooth, { ...grid, closed: true }), smooth);
  const kept = engine.guard(raw, smooth, { ...grid, radius: 0.3, closed: true });
  assert.equal(engine.firstWallHit([...kept, ...kept.slice(0, 2)], grid), -1);
  assert.ok(engine.measure([...kept, ...kept.slice(0, 4)]).maxTurn <= 10);
  assert.ok(engine.deviation(kept, smooth) > 0.1);
});
