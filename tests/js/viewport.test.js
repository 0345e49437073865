/** The viewport of large grids. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { fitGrid, toGrid } from '../../www/old/view/grid-view.js';
import { viewportAt, applyViewport, nearest } from '../../www/old/view/viewport.js';
import { cullPoints } from '../../www/old/view/thin.js';

const SIZE = { width: 641, height: 500 };
const fitted = fitGrid({ ...SIZE, columns: 2000, rows: 1500 });

test('without a viewport the whole grid is seen', () => {
  assert.equal(applyViewport(fitted, null, SIZE), fitted);
  assert.equal(viewportAt(fitted, SIZE, 1, [10, 10], [0, 0]), null);
  assert.equal(viewportAt(fitted, SIZE, 0.2, [10, 10], [0, 0]), null);
});

test('zooming keeps the cell under the pointer', () => {
  for (const zoom of [1.5, 4, 20.3, 1000])
    for (const [x, y] of [
      [1000, 700],
      [700, 800],
      [1300.25, 650.75],
    ]) {
      const viewport = viewportAt(fitted, SIZE, zoom, [x, y], [320, 250]);
      const view = applyViewport(fitted, viewport, SIZE);
      const [column, row] = toGrid(view, [320, 250]);
      assert.ok(Math.abs(column - x) * view.cell <= 1, `${zoom}: ${column} for ${x}`);
      assert.ok(Math.abs(row - y) * view.cell <= 1, `${zoom}: ${row} for ${y}`);
    }
});

test('zoom is limited, and large cells are whole pixels wide', () => {
  const viewport = viewportAt(fitted, SIZE, Infinity, [5, 5], [0, 0]);
  assert.equal(viewport?.zoom, nearest(fitted));
  const { cell } = applyViewport(fitted, viewport, SIZE);
  assert.equal(cell, 40);
  assert.equal(applyViewport(fitted, viewportAt(fitted, SIZE, 31, [5, 5], [0, 0]), SIZE).cell % 1, 0);
});

test('panning is clamped to the grid, and reverses at once', () => {
  let viewport = viewportAt(fitted, SIZE, 8, [0, 0], [320, 250]);
  const { left, top } = applyViewport(fitted, viewport, SIZE);
  assert.deepEqual([left, top], [16, 16]);
  for (let i = 0; i < 50; i++)
    viewport = viewport && viewportAt(fitted, SIZE, 8, [viewport.x - 100, viewport.y], [320.5, 250]);
  assert.equal(applyViewport(fitted, viewport, SIZE).left, 16);
  const { cell } = applyViewport(fitted, viewport, SIZE);
  viewport = viewport && viewportAt(fitted, SIZE, 8, [viewport.x + 10 / cell, viewport.y], [320.5, 250]);
  assert.equal(applyViewport(fitted, viewport, SIZE).left, 6);
});

/**
 * Which of a picture's pixels a polyline runs through, told by many points on it.
 * @param {ArrayLike<number>} points
 */
function trodden(points) {
  const found = new Set();
  for (let i = 0; i + 3 < points.length; i += 2)
    for (let t = 0; t <= 400; t++) {
      const x = points[i] + ((points[i + 2] - points[i]) * t) / 400;
      const y = points[i + 1] + ((points[i + 3] - points[i + 1]) * t) / 400;
      if (x >= 0 && y >= 0 && x < 20 && y < 20) found.add(`${Math.floor(x)} ${Math.floor(y)}`);
    }
  return [...found].sort();
}

test('cullPoints drops points outside and keeps the pixels inside', () => {
  let state = 1;
  const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const view = { cell: 1, left: 0, top: 0, columns: 99, rows: 99, ratio: 1 };
  let dropped = 0;
  for (let round = 0; round < 200; round++) {
    const line = [random() * 60 - 20, random() * 60 - 20];
    for (let i = 0; i < 60; i++)
      line.push(line[2 * i] + random() * 16 - 8, line[2 * i + 1] + random() * 16 - 8);
    const seen = cullPoints(line, view, { width: 20, height: 20 }, 0);
    assert.deepEqual(trodden(seen), trodden(line));
    dropped += line.length - seen.length;
  }
  assert.ok(dropped > 2000, `${dropped} numbers dropped`);
  assert.deepEqual([...cullPoints([1, 1], view, SIZE, 0)], [1, 1]);
  assert.equal(cullPoints([], view, SIZE, 0).length, 0);
});
