import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawCells } from '../../www/draw/cells.js';
import { drawCurve } from '../../www/draw/curve.js';
import { LINE_STYLES } from '../../www/draw/line-styles.js';
import { drawPicture } from '../../www/draw/picture.js';
import { trace } from '../../www/draw/trace.js';
import * as painters from '../../www/element/extras.js';
import { createRecorder, palette } from './recorder.js';

const view = { cell: 10, left: 0, top: 0, columns: 4, rows: 4, ratio: 1 };

test('cells are filled as one path', () => {
  const { pen, words } = createRecorder();
  drawCells(pen, view, [0, 6], 'red', 1);
  assert.deepEqual(words, ['beginPath', 'rect 1 1 8 8', 'rect 21 11 8 8', 'fillStyle=red', 'fill']);
});

test('a closed curve ends where it began, an open one does not', () => {
  for (const closed of [true, false]) {
    const { pen, words } = createRecorder();
    drawCurve(pen, view, { id: 'chaikin', points: [0, 0, 1, 0, 1, 1], closed }, palette);
    const path = words.filter((word) => /^(moveTo|lineTo|closePath)/.test(word));
    assert.deepEqual(path, ['moveTo 0 0', 'lineTo 10 0', 'lineTo 10 10', ...(closed ? ['closePath'] : [])]);
  }
});

test('of points that lie closer together than a screen shows one is traced, and always the last', () => {
  const points = Array.from({ length: 200 }, (_, i) => [0.01 * i, 0.5 + 0.2 * Math.sin(0.05 * i)]).flat();
  const traced = (/** @type {number} */ near) => {
    /** @type {[number, number][]} */
    const places = [];
    const put = (/** @type {number} */ x, /** @type {number} */ y) => void places.push([x, y]);
    trace({ moveTo: put, lineTo: put, closePath() {} }, points, view, false, near);
    return places;
  };
  const [all, few] = [traced(0), traced(1)];
  assert.equal(all.length, 200);
  assert.ok(few.length < 40, String(few.length));
  assert.deepEqual([few[0], few.at(-1)], [all[0], all.at(-1)]);
  for (const [x, y] of all) assert.ok(few.some((kept) => Math.abs(kept[0] - x) + Math.abs(kept[1] - y) < 1));
});

test('every curve is known by its line, not by its colour alone', () => {
  const looks = Object.values(LINE_STYLES).map(({ dash, vertex }) => `${dash} ${vertex}`);
  assert.equal(new Set(looks).size, looks.length);
});

test('nothing and single points draw no curve', () => {
  for (const points of [[], [1, 1]]) {
    const { pen, words } = createRecorder();
    drawCurve(pen, view, { id: 'rdp', points, closed: false }, palette);
    assert.deepEqual(words, []);
  }
});

test('a picture drawn twice is the same picture', () => {
  const picture = {
    cells: {
      open: [0, 1],
      forced: [5],
      witness: [6],
      walls: [9],
      route: [6, 5],
      crumbs: /** @type {[number, number][]} */ ([[2, 0.5]]),
    },
    curves: [{ id: /** @type {const} */ ('raw'), points: [0.5, 0.5, 3.5, 3.5], closed: false }],
    handles: [{ x: 0.5, y: 0.5, chosen: true }],
    marked: 5,
    marks: [],
    trail: null,
    floor: null,
    rejected: null,
    brush: -1,
    seed: 7,
  };
  const [first, second] = [createRecorder(), createRecorder()];
  for (const { pen } of [first, second])
    drawPicture(pen, view, picture, palette, { width: 40, height: 40 }, painters);
  assert.deepEqual(first.words, second.words);
  assert.ok(first.words.length > 40);
  assert.equal(
    first.words.some((word) => /NaN|undefined/.test(word)),
    false,
  );
});
