import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chaikin } from '../../www/old/curves/chaikin.js';
import { raw } from '../../www/old/curves/raw.js';
import { rdp } from '../../www/old/curves/rdp.js';
import { drawScaledHandles } from '../../www/old/draw/scaled-handles.js';
import { drawCurve } from '../../www/old/draw/curve.js';
import { drawHandles } from '../../www/old/draw/handles.js';
import { drawPicture } from '../../www/old/draw/picture.js';
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

test('a handle behind the eye is not drawn', () => {
  for (const draw of [drawHandles, drawScaledHandles]) {
    const { pen, words } = createRecorder();
    const handles = [-2, 0, 1].map((near) => ({ x: 1, y: 1, chosen: true, near }));
    /** @type {import('../../www/old/draw/picture.js').DrawHandles} */ (draw)(pen, view, handles, palette, {
      width: 40,
      height: 40,
    });
    const radii = words.filter((word) => word.startsWith('arc')).map((word) => Number(word.split(' ')[3]));
    assert.equal(radii.length, 5);
    assert.ok(Math.min(...radii) > 0, radii.join());
  }
});

/** @param {Partial<import('../../www/old/draw/picture.js').Picture>} parts @param {number} [side] */
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
