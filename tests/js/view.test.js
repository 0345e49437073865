import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellAround, fitGrid, toGrid, toPage } from '../../www/old/view/grid-view.js';
import { nearestPoint } from '../../www/old/view/nearest.js';
import { nearestSegment } from '../../www/old/view/nearest-segment.js';

test('a grid is centred in its box with whole pixels', () => {
  const view = fitGrid({ width: 350, height: 500, columns: 20, rows: 20 });
  assert.deepEqual([view.cell, view.left, view.top], [16, 15, 90]);
});

test('toGrid undoes toPage at any pixel density', () => {
  for (const ratio of [1, 1.25, 2, 3]) {
    const view = fitGrid({
      width: 400 * ratio,
      height: 300 * ratio,
      columns: 24,
      rows: 14,
      ratio,
    });
    const [left, top] = toPage(view, 3.25, 11.5);
    const [x, y] = toGrid(view, [left * ratio, top * ratio]);
    assert.ok(Math.abs(x - 3.25) < 1e-12 && Math.abs(y - 11.5) < 1e-12);
  }
});

test('the cell around a point stays on the grid', () => {
  const grid = { columns: 5, rows: 3 };
  assert.deepEqual(cellAround(grid, 2.9, 1), [2, 1]);
  assert.deepEqual(cellAround(grid, -7, 99), [0, 2]);
  assert.deepEqual(cellAround(grid, 5, 3), [4, 2]);
});

test('nearestPoint finds the later of two points in one position', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 0 },
  ];
  assert.equal(nearestPoint(points, 1, 1, 2), 0);
  assert.equal(nearestPoint(points, 3.5, 0, 2), 2);
  assert.equal(nearestPoint(points, 2, 5, 2), -1);
});

test('nearestSegment includes the closing segment', () => {
  const square = [0, 0, 4, 0, 4, 4, 0, 4];
  assert.equal(nearestSegment(square, 2, 0.5, false), 0);
  assert.equal(nearestSegment(square, 2, 3.9, false), 2);
  assert.equal(nearestSegment(square, -1, 2, true), 3);
  assert.equal(nearestSegment([1, 1], 0, 0, false), -1);
  assert.equal(nearestSegment([1, 1, 1, 1], 0, 0, false), 0);
});
