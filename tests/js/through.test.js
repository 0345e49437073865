import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as engine from '../../www/engine.js';
import { steersSmoothedLine } from '../../www/old/curves/smoothed-line.js';
import { smoothnessOf, withSmoothness } from '../../www/old/curves/smoothness.js';
import { makeFigure } from './make-figure.js';

before(() => engine.ready());

const OVERLAYS = ['raw', 'chaikin', 'rdp', 'catmull-rom'];
const GRID = { columns: 20, rows: 20, seed: 12, overlays: OVERLAYS };
const PATROL = {
  source: 'waypoints',
  columns: 20,
  rows: 20,
  points: [1, 1, 6, 2, 9, 9, 14, 3],
  overlays: OVERLAYS,
};
const list = (/** @type {ArrayLike<number>} */ points) => Array.from(points);

test('smooth curves follow the simplified line on a grid, else the raw one', () => {
  for (const [state, simplified] of /** @type {const} */ ([
    [GRID, true],
    [{ ...GRID, through: 'raw' }, false],
    [PATROL, false],
    [{ ...PATROL, through: 'simplified' }, true],
  ])) {
    const { seen, store } = makeFigure(state);
    const { rawPaths, curves } = seen();
    const { tolerance, passes, alpha, subdivisions } = store.state;
    const line = simplified ? engine.simplify(rawPaths[0], { tolerance }) : rawPaths[0];
    const [raw, chaikin, rdp, spline] = curves.map(({ points }) => list(points));
    assert.deepEqual(raw, list(rawPaths[0]));
    assert.deepEqual(chaikin, list(engine.chaikin(line, { passes })));
    assert.deepEqual(rdp, list(engine.simplify(rawPaths[0], { tolerance })));
    assert.deepEqual(spline, list(engine.catmullRom(line, { alpha, subdivisions })));
  }
});

test('the tolerance moves smooth curves through the simplified line only', () => {
  const { store, seen } = makeFigure(GRID);
  const spline = () => seen().curves[3].points;
  const before = spline();
  store.set({ tolerance: 3 });
  assert.notDeepEqual(list(spline()), list(before));
  store.set({ through: 'raw' });
  const raw = spline();
  store.set({ tolerance: 1 });
  assert.equal(spline(), raw);
});

test('the smoothness of the panel is the weight of soften', () => {
  const { store, seen } = makeFigure(GRID);
  for (const weight of [0, 0.25, 0.7, 1]) {
    store.set(withSmoothness(weight), 'user');
    assert.equal(smoothnessOf(store.state, store.state.through), weight);
    const { rawPaths, curves } = seen();
    if (weight === 0) assert.equal(engine.deviation(curves[1].points, rawPaths[0]), 0);
    else assert.deepEqual(list(curves[1].points), list(engine.soften(rawPaths[0], { weight })));
  }
  store.undo();
  assert.equal(store.state.tolerance, 0.7);
});

test('tolerance steers smooth curves through the simplified line, and no other parameter does', () => {
  for (const [id, overlays, through, steers] of /** @type {const} */ ([
    ['tolerance', ['raw', 'chaikin'], 'simplified', true],
    ['tolerance', ['raw', 'chaikin'], 'raw', false],
    ['tolerance', ['raw'], 'simplified', false],
    ['alpha', ['raw', 'chaikin'], 'simplified', false],
  ]))
    assert.equal(steersSmoothedLine(id, { overlays }, through), steers, `${id} ${overlays} ${through}`);
});
