import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import * as engine from '../../www/engine.js';
import { steersSmoothedLine } from '../../www/curves/smoothed-line.js';
import { smoothnessOf, withSmoothness } from '../../www/curves/smoothness.js';
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
/** A diagonal of walls with a gap, so that a route goes round it by stairs. */
const WALLS = Array.from({ length: 16 }, (_, i) => (i + 2) * 20 + i + 4);
const list = (/** @type {ArrayLike<number>} */ points) => Array.from(points);

test('on a grid smooth curves go through the simplified line, of waypoints through the raw one', () => {
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

test('a closed patrol is simplified as the round that it is', () => {
  for (const tolerance of [0.75, 2, 99]) {
    const { seen } = makeFigure({ ...PATROL, closed: true, tolerance, overlays: ['raw', 'rdp'] });
    const { rawPaths, curves } = seen();
    const expected = engine.simplify(rawPaths[0], { tolerance, closed: true });
    assert.deepEqual(list(curves[1].points), list(expected));
    // However narrow the round is, it goes somewhere and back.
    assert.ok(expected.length >= 4);
  }
});

test('the tolerance moves the smooth curves only while they go through the simplified line', () => {
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

test('deviation is told from the raw line, and construction marks are those of the line gone through', () => {
  const { seen, facts } = makeFigure({ ...GRID, overlays: ['raw', 'catmull-rom'], marks: true });
  const { rawPaths, marks, curves } = seen();
  assert.equal(facts('catmull-rom').deviation, engine.deviation(curves[1].points, rawPaths[0]));
  const kept = engine.simplify(rawPaths[0], { tolerance: 0.75 });
  // Three controls a leg, and the first point.
  assert.equal(marks[0].controls[0].points.length / 2, 3 * (kept.length / 2 - 1) + 1);
});

test('on stairs the curve through the simplified line turns less in all', () => {
  const turning = (/** @type {object} */ more) => {
    const { facts } = makeFigure({
      ...GRID,
      source: 'astar',
      terminals: [1, 1, 18, 17],
      walls: WALLS,
      ...more,
    });
    const { points, meanTurn } = facts('catmull-rom').numbers;
    return (points - 2) * meanTurn;
  };
  const [raw, simplified] = [turning({ through: 'raw' }), turning({})];
  assert.ok(simplified < raw / 1.3, `${simplified} ${raw}`);
});

test('one knob goes from the raw line to what the core softens by the same weight', () => {
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
