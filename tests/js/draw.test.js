import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chaikin } from '../../www/curves/chaikin.js';
import { raw } from '../../www/curves/raw.js';
import { rdp } from '../../www/curves/rdp.js';
import { CURVES } from '../../www/curves/registry.js';
import { drawCellStates } from '../../www/draw/cell-states.js';
import { drawCells } from '../../www/draw/cells.js';
import { drawScaledHandles } from '../../www/draw/scaled-handles.js';
import { drawCurve } from '../../www/draw/curve.js';
import { drawHandles } from '../../www/draw/handles.js';
import { drawPicture } from '../../www/draw/picture.js';
import { trace } from '../../www/draw/trace.js';
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
    drawCurve(pen, view, { ...chaikin, points: [0, 0, 1, 0, 1, 1], closed }, palette);
    const path = words.filter((word) => /^(moveTo|lineTo|closePath)/.test(word));
    assert.deepEqual(path, ['moveTo 0 0', 'lineTo 10 0', 'lineTo 10 10', ...(closed ? ['closePath'] : [])]);
  }
});

/**
 * @param {ArrayLike<number>} points
 * @param {number} near
 */
function traced(points, near) {
  /** @type {[number, number][]} */
  const places = [];
  const put = (/** @type {number} */ x, /** @type {number} */ y) => void places.push([x, y]);
  trace({ moveTo: put, lineTo: put, closePath() {} }, points, view, false, near);
  return places;
}

/**
 * How far a place lies from a line.
 * @param {readonly [number, number]} place
 * @param {readonly [number, number][]} line
 */
function distance([x, y], line) {
  const legs = line.slice(1).map(([bx, by], i) => {
    const [ax, ay] = line[i];
    const [dx, dy] = [bx - ax, by - ay];
    const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(ax + share * dx - x, ay + share * dy - y);
  });
  return Math.min(...legs);
}

test('of points that lie closer together than a screen shows one is traced, and always the last', () => {
  const points = Array.from({ length: 200 }, (_, i) => [0.01 * i, 0.5 + 0.2 * Math.sin(0.05 * i)]).flat();
  const [all, few] = [traced(points, 0), traced(points, 1)];
  assert.equal(all.length, 200);
  assert.ok(few.length < 40, String(few.length));
  assert.deepEqual([few[0], few.at(-1)], [all[0], all.at(-1)]);
  for (const place of all) assert.ok(distance(place, few) < 1);
});

test('of a line that goes straight on its ends are traced, and where it turns back', () => {
  const there = Array.from({ length: 100 }, (_, i) => [0.1 * i, 0.05 * i]);
  const back = [...there].reverse();
  const points = [...there, ...back.slice(0, 60), [9, 9]].flat();
  const few = traced(points, 1).map(([x, y]) => [Math.round(100 * x) / 1000, Math.round(100 * y) / 1000]);
  assert.deepEqual(few, [
    [0, 0],
    [9.9, 4.95],
    [4, 2],
    [9, 9],
  ]);
});

test('what is left out of a curve lies nearer to the line than a screen shows', () => {
  const points = Array.from({ length: 3000 }, (_, i) => {
    const turn = 1 + 0.003 * i;
    return [20 + turn * Math.cos(3 * turn), 20 + 1.4 * turn * Math.sin(2 * turn)];
  }).flat();
  const [all, few] = [traced(points, 0), traced(points, 1)];
  assert.ok(few.length < 0.5 * all.length, String(few.length));
  const worst = Math.max(...all.map((place) => distance(place, few)));
  assert.ok(worst <= 0.25, String(worst));
});

test('handles are small where they are many, and never larger for being few', () => {
  /** @param {number} count */
  const widest = (count) => {
    const { pen, words } = createRecorder();
    const handles = Array.from({ length: count }, (_, i) => ({
      x: (i % 40) + 0.5,
      y: i / 40,
      chosen: false,
    }));
    drawScaledHandles(pen, { ...view, columns: 40, rows: 25 }, handles, palette, { width: 400, height: 250 });
    return Math.max(
      ...words.filter((word) => word.startsWith('arc')).map((word) => Number(word.split(' ')[3])),
    );
  };
  const alone = widest(1);
  assert.deepEqual([2, 10, 80].map(widest), [alone, alone, alone]);
  const [many, full] = [widest(400), widest(1000)];
  assert.ok(full < many && many < alone, String([full, many, alone]));
  // Of the way from one to the next they leave a quarter to what lies beneath.
  assert.ok(2 * full < 0.75 * view.cell, String(full));
});

test('a handle behind the eye is not drawn, and harms no other', () => {
  for (const draw of [drawHandles, drawScaledHandles]) {
    const { pen, words } = createRecorder();
    const handles = [-2, 0, 1].map((near) => ({ x: 1, y: 1, chosen: true, near }));
    /** @type {import('../../www/draw/picture.js').DrawHandles} */ (draw)(pen, view, handles, palette, {
      width: 40,
      height: 40,
    });
    const radii = words.filter((word) => word.startsWith('arc')).map((word) => Number(word.split(' ')[3]));
    assert.equal(radii.length, 5);
    assert.ok(Math.min(...radii) > 0, radii.join());
  }
});

test('every curve is known by its line, not by its colour alone', () => {
  const widths = CURVES.map(({ style: { width } }) => width).sort((a, b) => a - b);
  widths.slice(1).forEach((width, i) => assert.ok(width - widths[i] >= 0.5, String(widths)));
});

test('nothing and single points draw no curve', () => {
  for (const points of [[], [1, 1]]) {
    const { pen, words } = createRecorder();
    drawCurve(pen, view, { ...rdp, points, closed: false }, palette);
    assert.deepEqual(words, []);
  }
});

test('a picture drawn twice is the same picture', () => {
  const picture = {
    cells: {
      open: [0, 1],
      gone: [2, 3],
      forced: [5],
      witness: [6],
      walls: [9],
      route: [6, 5],
      fading: /** @type {[number, number][]} */ ([[2, 0.5]]),
    },
    curves: [{ ...raw, points: [0.5, 0.5, 3.5, 3.5], closed: false }],
    handles: [{ x: 0.5, y: 0.5, chosen: true }],
    marked: 5,
    marks: [],
    trail: null,
    names: { raw: 'Raw' },
    floor: null,
    rejected: null,
    brush: -1,
    seed: 7,
  };
  const [first, second] = [createRecorder(), createRecorder()];
  for (const { pen } of [first, second]) drawPicture(pen, view, picture, palette, { width: 40, height: 40 });
  assert.deepEqual(first.words, second.words);
  assert.ok(first.words.length > 40);
  assert.equal(
    first.words.some((word) => /NaN|undefined/.test(word)),
    false,
  );
});

test('what was carved away leaves a smaller mark than a cell that stands', () => {
  const { pen, words } = createRecorder();
  const cells = { open: [0], gone: [1], forced: [], witness: [], walls: [], fading: [] };
  drawCellStates(pen, view, cells, palette);
  const rects = words.filter((word) => word.startsWith('rect'));
  const side = (/** @type {string} */ word) => Number(word.split(' ')[3]);
  assert.ok(words.includes('fillStyle=ghost'));
  assert.ok(side(rects[0]) < side(/** @type {string} */ (rects.at(-1))));
});

/** @param {Partial<import('../../www/draw/picture.js').Picture>} parts @param {number} [side] */
function picture(parts, side = 400) {
  const { pen, words } = createRecorder();
  const nothing = { cells: null, marks: [], trail: null, seed: 1, floor: null, rejected: null, names: null };
  drawPicture(
    pen,
    { ...view, cell: side / 4 },
    { ...nothing, brush: -1, marked: -1, curves: [], handles: [], ...parts },
    palette,
    { width: side, height: side },
  );
  return words;
}
const LINE = Object.freeze({ ...rdp, points: [1, 1, 3, 3], closed: false });
const DROPPED = Object.freeze({ points: [2, 1], near: null });

test('kept points are filled squares, dropped ones hollow, and no handle hides them', () => {
  const handles = [1, 2, 3].map((x) => ({ x, y: x === 3 ? 3 : 1, chosen: false }));
  const words = picture({ curves: [{ ...LINE, dropped: DROPPED }], handles });
  const lastHandle = words.findLastIndex((word) => word.startsWith('arc'));
  const squares = words.slice(lastHandle).filter((word) => /^(rect|fillStyle|strokeStyle)/.test(word));
  const tones = squares.map((word) => word.split(' ')[0]).filter((word) => word !== 'rect');
  assert.deepEqual(tones.slice(-4), [
    'fillStyle=paper',
    'strokeStyle=rdp',
    'fillStyle=rdp',
    'strokeStyle=paper',
  ]);
  assert.equal(squares.filter((word) => word.startsWith('rect')).length, 3);
});

test('two curves are named, one is not, and none in a small figure', () => {
  const names = { raw: 'Raw', rdp: 'RDP' };
  const both = [{ ...LINE, ...raw, points: LINE.points }, LINE];
  const written = (/** @type {string[]} */ words) =>
    words.flatMap((word) => (word.startsWith('fillText') ? [word.split(' ')[1]] : []));
  assert.deepEqual(written(picture({ names, curves: both })), ['Raw', 'RDP']);
  assert.deepEqual(written(picture({ names, curves: [LINE] })), []);
  assert.deepEqual(written(picture({ names, curves: both }, 120)), []);
  assert.deepEqual(written(picture({ names: null, curves: both })), []);
});

test('no line is dashed', () => {
  for (const curve of CURVES) {
    const words = picture({ curves: [{ ...curve, points: [1, 1, 3, 3], closed: false }] });
    assert.ok(words.filter((word) => word.startsWith('setLineDash')).every((word) => word === 'setLineDash'));
  }
});
