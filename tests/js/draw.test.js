import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chaikin } from '../../www/curves/chaikin.js';
import { raw } from '../../www/curves/raw.js';
import { rdp } from '../../www/curves/rdp.js';
import { drawScaledHandles } from '../../www/draw/scaled-handles.js';
import { drawCurve } from '../../www/draw/curve.js';
import { drawHandles } from '../../www/draw/handles.js';
import { drawPicture } from '../../www/draw/picture.js';
import { trace } from '../../www/draw/trace.js';
import { createRecorder, palette } from './recorder.js';

const view = { cell: 10, left: 0, top: 0, columns: 4, rows: 4, ratio: 1 };

test('a closed curve is drawn back to its start', () => {
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

test('trace leaves out points that move the line by less than a pixel', () => {
  const points = Array.from({ length: 3000 }, (_, i) => {
    const turn = 1 + 0.003 * i;
    return [20 + turn * Math.cos(3 * turn), 20 + 1.4 * turn * Math.sin(2 * turn)];
  }).flat();
  const [all, few] = [traced(points, 0), traced(points, 1)];
  assert.ok(few.length < 0.5 * all.length, String(few.length));
  const worst = Math.max(...all.map((place) => distance(place, few)));
  assert.ok(worst <= 0.25, String(worst));
});

test('a handle behind the eye is not drawn', () => {
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

test('two curves have names, one or a small figure has none', () => {
  const names = { raw: 'Raw', rdp: 'RDP' };
  const both = [{ ...LINE, ...raw, points: LINE.points }, LINE];
  const written = (/** @type {string[]} */ words) =>
    words.flatMap((word) => (word.startsWith('fillText') ? [word.split(' ')[1]] : []));
  assert.deepEqual(written(picture({ names, curves: both })), ['Raw', 'RDP']);
  assert.deepEqual(written(picture({ names, curves: [LINE] })), []);
  assert.deepEqual(written(picture({ names, curves: both }, 120)), []);
  assert.deepEqual(written(picture({ names: null, curves: both })), []);
});
