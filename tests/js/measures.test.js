/** Measuring lines, and where they meet walls: the Rust tests check the numbers, these the arguments and results. */
import assert from 'node:assert/strict';
import test from 'node:test';
import * as engine from '../../dist/meander.js';
import { refuses } from './refuses.js';

await engine.ready();

const CORNER = [0, 0, 4, 0, 4, 4];
const SQUARE = [...CORNER, 0, 4];

test('measure and resample take closed lines and points of space', () => {
  assert.deepEqual(engine.measure([0, 0, 3, 0, 3, 4]), { points: 3, length: 7, maxTurn: 90, meanTurn: 90 });
  const closed = engine.measure(SQUARE, { closed: true });
  assert.deepEqual(closed, { points: 4, length: 16, maxTurn: 90, meanTurn: 90 });
  assert.equal(engine.measure([0, 0, 0, 1, 2, 2], { dimension: 3 }).length, 3);
  assert.deepEqual([...engine.resample([0, 0, 3, 0, 3, 3], { spacing: 2 })], [0, 0, 2, 0, 3, 1, 3, 3]);
  assert.equal(engine.resample(SQUARE, { spacing: 2, closed: true }).length, 16);
  refuses(() => engine.measure(SQUARE, /** @type {any} */ ({ closed: 1 })), { argument: 'closed' });
  refuses(() => engine.resample(SQUARE, { spacing: 0 }), { argument: 'spacing' });
});

test('deviation is the larger of both directions', () => {
  assert.equal(engine.deviation([0, 0, 2, 1, 4, 0], [0, 0, 4, 0]), 1);
  assert.equal(engine.deviation([0, 0, 0, 0, 0, 3], [0, 0, 0, 0, 0, 0], { dimension: 3 }), 3);
  assert.equal(engine.deviation([0, 0], []), Infinity);
  const turned = [...SQUARE.slice(2), ...SQUARE.slice(0, 2)];
  assert.ok(engine.deviation(SQUARE, turned) > 1);
  assert.ok(engine.deviation(SQUARE, turned, { closed: true }) < 1e-9);
  refuses(() => engine.deviation([0, 0], [1]), { code: 'BadArgument', argument: 'reference' });
});

test('firstWallHit, wallsCrossed and wallCrossings say where a line meets walls', () => {
  const grid = { width: 3, height: 3, walls: [4, 5] };
  const line = [0.5, 0.5, 0.5, 1.5, 2.5, 1.5];
  assert.equal(engine.firstWallHit(line, grid), 1);
  assert.equal(engine.firstWallHit([0.5, 0.5, 2.5, 0.5], grid), -1);
  assert.deepEqual([...engine.wallsCrossed(line, grid)], [4, 5]);
  const found = { segment: 1, x: 1, y: 1.5, cells: Uint32Array.of(4, 5) };
  assert.deepEqual(engine.wallCrossings(line, grid), found);
  assert.equal(engine.wallCrossings([0.5, 0.5, 2.5, 0.5], grid), null);
  const corner = [0.5, 0.5, 0.5, 2.5, 2.5, 2.5];
  const closed = { ...grid, closed: true };
  assert.deepEqual([engine.firstWallHit(corner, grid), engine.firstWallHit(corner, closed)], [-1, 2]);
  assert.deepEqual([...engine.wallsCrossed(corner, closed)], [4]);
  assert.equal(engine.wallCrossings(corner, closed)?.segment, 2);
  refuses(() => engine.firstWallHit(corner, /** @type {any} */ ({ ...grid, closed: 1 })), {
    code: 'BadArgument',
    argument: 'closed',
  });
  refuses(() => engine.wallsCrossed([0, 0, 1], grid), { code: 'BadArgument', argument: 'points' });
});

test('nearest returns the point, its distance, its segment and the length to it', () => {
  const found = { point: Float64Array.of(4, 1), distance: 1, segment: 1, along: 5 };
  assert.deepEqual(engine.nearest(CORNER, [5, 1]), found);
  assert.equal(engine.nearest(CORNER, [1, 3], { closed: true })?.segment, 2);
  assert.equal(engine.nearest([], [1, 1]), null);
  for (const place of /** @type {any[]} */ ([[], [1], [1, 1, 1], [NaN, 1], '1', null]))
    refuses(() => engine.nearest(CORNER, place), { code: 'BadArgument', argument: 'place' });
});

test('curvature and turnAngles return a number for each point', () => {
  assert.deepEqual([...engine.turnAngles(CORNER)], [0, 90, 0]);
  assert.deepEqual([...engine.turnAngles(SQUARE, { closed: true })], [90, 90, 90, 90]);
  assert.equal(engine.curvature(CORNER).length, 3);
  refuses(() => engine.turnAngles(CORNER, { closed: /** @type {any} */ (1) }), { argument: 'closed' });
});
