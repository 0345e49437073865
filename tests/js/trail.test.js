import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawTrail } from '../../www/old/draw/trail.js';
import { createRecorder, palette } from './recorder.js';

const view = { cell: 20, left: 0, top: 0, columns: 4, rows: 4, ratio: 1 };

/** @param {number} seed @param {Partial<import('../../www/old/draw/picture.js').CellSets>} [cells] @param {number} [cell] */
function trail(seed, cells = {}, cell = 20) {
  const { pen, words } = createRecorder();
  const sets = {
    open: [0, 1, 2, 11],
    gone: [],
    forced: [5, 6],
    witness: [2],
    walls: [9],
    route: [2, 6, 5],
    fading: [],
    ...cells,
  };
  drawTrail(pen, { ...view, cell }, sets, seed, palette, { width: 80, height: 80 });
  return words;
}

test('the seed decides the drawing of a trail', () => {
  assert.deepEqual(trail(4), trail(4));
  assert.notDeepEqual(trail(4), trail(5));
  assert.equal(
    trail(4).some((word) => /NaN|undefined/.test(word)),
    false,
  );
});

test('each end of a trail has a footpath', () => {
  const strokes = (/** @type {string[]} */ words) => words.filter((word) => /^lineTo/.test(word)).length;
  const cells = { open: [], forced: [1], walls: [], route: [0, 1, 2] };
  assert.ok(
    strokes(trail(4, { ...cells, witness: [0, 2, 5, 9] })) > strokes(trail(4, { ...cells, witness: [0, 2] })),
  );
});

/** So large that every spot is drawn round. */
const ROUND = 200;

test('a removed bush leaves the others in place', () => {
  const radii = (/** @type {string[]} */ words) => words.filter((word) => word.startsWith('arc')).length;
  const standing = trail(4, { open: [0, 11] }, ROUND);
  const going = trail(4, { open: [11], fading: [[0, 0.5]] }, ROUND);
  const gone = trail(4, { open: [11] }, ROUND);
  assert.equal(radii(going), radii(standing));
  assert.ok(radii(gone) < radii(going));
  assert.ok(gone.every((word) => standing.includes(word)));
});
