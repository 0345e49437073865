import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawGridImage } from '../../www/draw/grid-image.js';
import { drawRoad } from '../../www/draw/road.js';
import { drawTrail } from '../../www/draw/trail.js';
import { hash } from '../../www/view/hash.js';
import { EAST, NORTH, SOUTH, WEST, linkNeighbours, linkRoute } from '../../www/view/links.js';
import { createRecorder, palette } from './recorder.js';

const view = { cell: 20, left: 0, top: 0, columns: 4, rows: 4, ratio: 1 };

test('a hash depends on seed, cell and purpose, and is uniform', () => {
  assert.equal(hash(7, 12, 3), hash(7, 12, 3));
  const tenths = Array(10).fill(0);
  for (let cell = 0; cell < 20_000; cell++) tenths[Math.floor(10 * hash(7, cell, 3))] += 1;
  for (const count of tenths) assert.ok(count > 1800 && count < 2200, String(tenths));
  for (const [seed, cell, purpose] of [
    [8, 12, 3],
    [7, 13, 3],
    [7, 12, 4],
  ]) {
    assert.notEqual(hash(seed, cell, purpose), hash(7, 12, 3));
  }
});

test('neighbours are linked on all sides, but not round the edge of the grid', () => {
  assert.deepEqual(
    [...linkNeighbours([3, 4], 4)],
    [
      [3, 0],
      [4, 0],
    ],
  );
  assert.equal(linkNeighbours([5, 1, 6, 9, 4], 4).get(5), NORTH | EAST | SOUTH | WEST);
});

test('a route is linked along its way only', () => {
  const links = linkRoute([0, 1, 5, 4], 4);
  assert.deepEqual(Object.fromEntries(links), { 0: EAST, 1: SOUTH | WEST, 5: NORTH | WEST, 4: EAST });
});

test('the tile of a bend is a quarter turn from the middle of one side to the middle of the other', () => {
  for (const [mask, from, to] of /** @type {const} */ ([
    [EAST | SOUTH, [10, 20], [20, 10]],
    [SOUTH | WEST, [0, 10], [10, 20]],
    [WEST | NORTH, [10, 0], [0, 10]],
    [NORTH | EAST, [20, 10], [10, 0]],
  ])) {
    const { pen, words } = createRecorder();
    drawRoad(pen, view, new Map([[0, mask]]), 'brown', 4);
    const [x, y, radius, start, end] = (words.find((word) => word.startsWith('arc')) ?? '')
      .split(' ')
      .slice(1)
      .map(Number);
    const at = (/** @type {number} */ angle) =>
      [x + radius * Math.cos(angle), y + radius * Math.sin(angle)].map((value) => Math.round(value) + 0);
    const ends = [at(start), at(end)].map(String).sort();
    assert.deepEqual(ends, [from, to].map(String).sort());
    const [mx, my] = (words.find((word) => word.startsWith('moveTo')) ?? '').split(' ').slice(1).map(Number);
    assert.equal(String([mx, my]), String(at(start)));
  }
});

test('every tile mask draws something, and no two the same', () => {
  const tiles = Array.from({ length: 16 }, (_, mask) => {
    const { pen, words } = createRecorder();
    drawRoad(pen, view, new Map([[5, mask]]), 'brown', 4);
    return words.join();
  });
  assert.equal(new Set(tiles).size, 16);
});

/** @param {number} seed @param {Partial<import('../../www/draw/picture.js').CellSets>} [cells] @param {number} [cell] */
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

test('the same seed draws the same trail, another seed another', () => {
  assert.deepEqual(trail(4), trail(4));
  assert.notDeepEqual(trail(4), trail(5));
  assert.equal(
    trail(4).some((word) => /NaN|undefined/.test(word)),
    false,
  );
});

test('more than two ends are joined by a footpath to each', () => {
  const strokes = (/** @type {string[]} */ words) => words.filter((word) => /^lineTo/.test(word)).length;
  const cells = { open: [], forced: [1], walls: [], route: [0, 1, 2] };
  assert.ok(
    strokes(trail(4, { ...cells, witness: [0, 2, 5, 9] })) > strokes(trail(4, { ...cells, witness: [0, 2] })),
  );
});

/** So large that every spot is drawn round. */
const ROUND = 200;

test('removing a bush does not move the others', () => {
  const radii = (/** @type {string[]} */ words) => words.filter((word) => word.startsWith('arc')).length;
  const standing = trail(4, { open: [0, 11] }, ROUND);
  const going = trail(4, { open: [11], fading: [[0, 0.5]] }, ROUND);
  const gone = trail(4, { open: [11] }, ROUND);
  assert.equal(radii(going), radii(standing));
  assert.ok(radii(gone) < radii(going));
  assert.ok(gone.every((word) => standing.includes(word)));
});

test('a large trail seen from nearby is the one that would be drawn whole', () => {
  const large = { cell: 20, left: -400, top: -600, columns: 90, rows: 70, ratio: 1 };
  const size = { width: 100, height: 80 };
  const codes = Uint8Array.from({ length: 90 * 70 }, (_, cell) => Math.floor(5 * hash(3, cell, 50)));
  const image = { levels: [], codes, trail: true, carved: true };
  const near = createRecorder();
  drawGridImage(near.pen, large, /** @type {any} */ (image), palette, size, 4);

  /** @param {number} code */
  const all = (code) => [...codes.keys()].filter((cell) => codes[cell] === code);
  const whole = createRecorder();
  const [open, gone, walls, witness, forced] = [0, 1, 2, 3, 4].map(all);
  const cells = { open, gone, walls, witness, forced, route: [], fading: [] };
  drawTrail(whole.pen, large, cells, 4, palette, size);

  // Roads end where nobody looks: there their last cells know less of their neighbours.
  const seen = (/** @type {string[]} */ words) =>
    words.filter((word) => {
      const [x, y] = (/^(?:moveTo|lineTo|arc) (\S+) (\S+)/.exec(word) ?? []).slice(1).map(Number);
      return x > -20 && x < 120 && y > -20 && y < 100;
    });
  assert.ok(seen(near.words).length > 300);
  assert.deepEqual(seen(near.words), seen(whole.words));
  assert.ok(near.words.length < whole.words.length / 10);
});
