/** The parts of a figure that a sentence highlights, and those at a position. */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as engine from '../../www/engine.js';
import { drawPicture } from '../../www/old/draw/picture.js';
import { createSvgPen } from '../../www/old/draw/svg-pen.js';
import { litParts, PARTS, partsAt } from '../../www/old/model/parts.js';
import { valuesOf } from '../../www/old/model/values.js';
import { composePicture } from '../../www/old/render/compose-picture.js';
import { ownPalette } from '../../www/old/styles/colours.js';
import { fitGrid } from '../../www/old/view/grid-view.js';
import { makeFigure } from './make-figure.js';

before(() => engine.ready());

const GRID = { columns: 12, rows: 10, seed: 5, walls: [30, 31, 42], overlays: ['raw', 'rdp'] };
const CELLS = ['witness', 'path', 'forced', 'stones', 'removed', 'walls', 'loop', 'branch'];

/** @param {ReturnType<typeof makeFigure>} figure @param {string[]} highlight */
function lit({ store, seen }, ...highlight) {
  store.set({ highlight });
  return litParts(seen());
}

/** @param {Uint8Array | null | undefined} cells */
const list = (cells) => [...(cells ?? [])].flatMap((one, cell) => (one ? [cell] : []));

test('each cell is a stone, removed, a wall or on the witness', () => {
  const figure = makeFigure(GRID);
  const { total } = figure.seen();
  for (const step of [0, 1, 30, total - 1, total]) {
    figure.transport.seek(step);
    const kinds = ['stones', 'removed', 'walls', 'witness'].map((name) => list(lit(figure, name)?.cells));
    assert.deepEqual(
      kinds.flat().sort((a, b) => a - b),
      Array.from({ length: 120 }, (_, cell) => cell),
    );
    assert.deepEqual(list(lit(figure, 'path')?.cells), kinds[3]);
    const states = figure.seen().grid?.states;
    assert.deepEqual(
      list(lit(figure, 'forced')?.cells),
      [...(states ?? [])].flatMap((state, cell) => (state === 2 ? [cell] : [])),
    );
    const values = valuesOf(figure.seen(), { isWhole: () => true, askWhole: () => {} });
    assert.equal(values.cells, 117);
    assert.equal(values.removed, kinds[1].length);
    assert.equal(values.pathLength, kinds[3].length);
    assert.deepEqual([values.step, values.steps], [step, total]);
  }
});

test('loops and branches end with the challenge', () => {
  const left = [7, 8, 9, 14, 16, 21, 22, 23, 24, 30];
  const missing = Array.from({ length: 35 }, (_, cell) => cell).filter((cell) => !left.includes(cell));
  const figure = makeFigure({ columns: 7, rows: 5, terminals: [0, 1, 3, 3], missing, challenge: true });
  assert.deepEqual(list(lit(figure, 'loop')?.cells), [7, 8, 9, 14, 16, 21, 22, 23]);
  assert.deepEqual(list(lit(figure, 'branch')?.cells), [30]);
  figure.store.set({ order: [14] });
  assert.equal(lit(figure, 'loop'), null);
  assert.deepEqual(list(lit(figure, 'branch')?.cells), [21, 22, 30]);
  figure.store.set({ order: [14, 30, 22, 21] });
  assert.equal(lit(figure, 'branch'), null);
  assert.equal(figure.seen().position, figure.seen().total);
  assert.equal(lit(makeFigure(GRID), 'loop'), null);
});

test('partsAt names the parts that light a cell', () => {
  const figure = makeFigure(GRID);
  figure.transport.seek(40);
  for (const name of CELLS) {
    const cells = new Set(list(lit(figure, name)?.cells));
    for (let cell = 0; cell < 120; cell++) {
      const parts = partsAt(figure.seen(), (cell % 12) + 0.5, Math.floor(cell / 12) + 0.5, 0);
      assert.equal(parts.includes(name), cells.has(cell), `${name} at ${cell}`);
    }
  }
  assert.deepEqual(partsAt(figure.seen(), -1, 3, 0.4), []);
});

test('partsAt finds lines, handles and points within reach', () => {
  const { seen } = makeFigure({
    ...{ source: 'waypoints', columns: 16, rows: 10, overlays: ['raw', 'chaikin', 'rdp'], tolerance: 0.9 },
    points: [2, 2, 6, 7, 9, 2, 13, 7, 15, 8],
  });
  assert.deepEqual(partsAt(seen(), 4, 4.5, 0.1), ['raw', 'chaikin', 'rdp']);
  assert.deepEqual(partsAt(seen(), 6, 7, 0.2), ['points', 'raw', 'rdp', 'kept']);
  assert.deepEqual(partsAt(seen(), 13, 7, 0.2), ['points', 'raw', 'chaikin', 'dropped']);
  assert.deepEqual(partsAt(seen(), 1, 9, 0.2), []);
});

test('a missing part lights nothing', () => {
  const grid = makeFigure(GRID);
  for (const name of ['points', 'chaikin', 'stones']) assert.equal(lit(grid, name), null, name);
  const points = makeFigure({ source: 'waypoints', overlays: ['raw'] });
  for (const name of [...CELLS, 'ends', 'rdp']) assert.equal(lit(points, name), null, name);
  assert.equal(lit(points), null);
});

test('each highlight changes the drawing, and ends without a trace', () => {
  for (const view of ['states', 'trail']) {
    const figure = makeFigure({ ...GRID, view, overlays: ['raw', 'chaikin', 'rdp'] });
    figure.transport.seek(40);
    const draw = (/** @type {string[]} */ ...highlight) => {
      figure.store.set({ highlight });
      const size = { width: 480, height: 400 };
      const pen = createSvgPen({ ...size, title: '' });
      drawPicture(
        pen,
        fitGrid({ ...size, ...GRID }),
        composePicture(figure.seen()),
        ownPalette('light'),
        size,
      );
      return pen.text();
    };
    const plain = draw();
    const shown = PARTS.filter((name) => name !== 'points' && name !== 'catmull-rom');
    const drawings = new Set(shown.map((name) => draw(name)));
    // Of a carving under way the path is the witness.
    assert.equal(drawings.size, shown.length - 1);
    assert.ok(!drawings.has(plain));
    assert.equal(draw(), plain);
    assert.equal(draw('raw', 'ends'), draw('ends', 'raw'));
  }
});
