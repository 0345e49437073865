/** Curves too long to draw in time are thinned. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as engine from '../../dist/meander.js';
import { drawnShare as share } from '../../www/old/render/drawn-share.js';
import { createThinnedCurves } from '../../www/old/render/thinned-curves.js';

await engine.ready();

/** @type {(curves: any[], view: any) => any[]} */
const drawnShare = (curves, view) =>
  share(curves, view, createThinnedCurves(/** @type {any} */ (engine)).withoutUnseen);

const VIEW = { left: 0, top: 0, cell: 34, columns: 20, rows: 20, ratio: 1 };

/** @param {number} count */
const zigzag = (count) =>
  Float64Array.from({ length: 2 * count }, (_, i) => (i % 2 === 0 ? (10 * i) / count : i % 4 === 1 ? 0 : 20));

/** @param {ArrayLike<number>} points @param {object} [more] */
const curve = (points, more) =>
  /** @type {import('../../www/old/draw/types.js').Curve & { points: Float64Array }} */ ({
    ...{ id: 'raw', style: { width: 1, vertex: 5, plotWidth: 1 }, closed: false },
    ...{ points, ...more },
  });

/** @param {ArrayLike<number>} points */
function pixels(points) {
  let length = 0;
  for (let i = 2; i < points.length; i += 2)
    length += Math.hypot(points[i] - points[i - 2], points[i + 1] - points[i - 1]);
  return VIEW.cell * length;
}

test('a curve that a screen can show is drawn whole', () => {
  const curves = [curve(zigzag(100)), curve(zigzag(50))];
  assert.deepEqual(drawnShare(curves, VIEW), curves);
});

for (const count of [4000, 1_000_000])
  test(`a zigzag of ${count} points is thinned and keeps its ends`, () => {
    const points = zigzag(count);
    const [drawn] = drawnShare([curve(points)], VIEW);
    assert.ok(drawn.points.length < 50_000);
    assert.ok(pixels(drawn.points) < 300_000);
    assert.ok(pixels(drawn.points) > 50_000);
    assert.deepEqual([...drawn.points.slice(0, 2)], [...points.slice(0, 2)]);
    assert.deepEqual([...drawn.points.slice(-2)], [...points.slice(-2)]);
    assert.equal(drawn.bare, true);
  });

test('a thinned track keeps its one bad point', () => {
  const points = Float64Array.from({ length: 2 * 100_000 }, (_, i) =>
    i % 2 ? 10 + Math.sin(i / 40_000) : (10 * i) / 100_000,
  );
  const bad = [points[2 * 50_001], 2];
  points.set(bad, 2 * 50_001);
  const [drawn] = drawnShare([curve(points)], VIEW);
  assert.ok(drawn.points.length < 4000);
  const there = Array.from({ length: drawn.points.length / 2 }, (_, i) => drawn.points[2 * i + 1]);
  assert.ok(there.includes(2));
});
