import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as engine from '../../www/engine.js';
import { readyForFigure } from '../../www/engine/figure-module.js';

const GRID = { width: 12, height: 12, terminals: [13, 130], seed: 3 };
const LINE = [0, 0, 2, 1, 4, 0, 6, 3];

test('with no more than a figure begins with, the rest is refused, and what is wrong is wrong already', async () => {
  await readyForFigure();
  const carveAndSmooth = () => ({
    carved: engine.chisel(GRID),
    wiggly: engine.chisel({ ...GRID, wiggliness: 2, walls: [40, 41] }),
    web: engine.chisel({ ...GRID, terminals: [13, 130, 22] }),
    parted: engine.chisel({ ...GRID, walls: [1, 12, 14, 25] }),
    chaikin: engine.chaikin(LINE, { passes: 3 }),
    rdp: engine.simplify(LINE, { tolerance: 0.5 }),
    spline: engine.catmullRom(LINE, { alpha: 1 }),
    shape: engine.measure(LINE),
    crossings: engine.wallCrossings(LINE, { width: 12, height: 12, walls: [2] }),
    articulation: engine.chisel({ ...GRID, articulation: true }),
    stopOpenFraction: engine.chisel({ ...GRID, stopOpenFraction: 0.5 }),
    stopForcedStreak: engine.chisel({ ...GRID, stopForcedStreak: 3 }),
    pruneDistance: engine.chisel({ ...GRID, pruneDistance: 3 }),
    neighborhood: engine.chisel({ ...GRID, neighborhood: 8 }),
    order: engine.chisel({ ...GRID, order: [5, 6] }),
    weights: engine.chisel({ ...GRID, weights: new Array(144).fill(1) }),
    alpha: engine.catmullRom(LINE, { alpha: 0.3 }),
    closed: engine.chaikin(LINE, { closed: true }),
    space: engine.measure([0, 0, 0, 1, 1, 1], { dimension: 3 }),
  });
  const early = carveAndSmooth();
  assert.equal(early.parted, null);

  const later = {
    refine: () => engine.refine(LINE, { angleLimit: 30 }),
    soften: () => engine.soften(LINE),
    visvalingam: () => engine.visvalingam(LINE, { area: 1 }),
    bspline: () => engine.bspline(LINE),
    space: () => engine.chaikin([0, 0, 0, 1, 1, 1], { dimension: 3, closed: true }),
    smoothInto: () => engine.smoothInto(new Float64Array(99), 'chaikin', LINE),
    firstWallHit: () => engine.firstWallHit(LINE, { width: 12, height: 12, walls: [] }),
    deviation: () => engine.deviation(LINE, LINE),
    nearest: () => engine.nearest(LINE, [0, 0]),
    Curve: () => new engine.Curve('bspline', LINE),
    Router: () => new engine.Router({ width: 2, height: 2 }),
    Follower: () => new engine.Follower(LINE),
    astar: () => engine.astar({ width: 3, height: 3, from: 0, to: 8 }),
    blob: () => engine.blob({ width: 3, height: 3, count: 2 }),
    route: () => engine.route({ width: 3, height: 3, from: 0, to: 8 }),
    graph: () => engine.chisel({ graph: [[1], [0]], terminals: [0, 1] }),
    readTrack: () => engine.readTrack('1,2\n3,4'),
  };
  for (const [name, run] of Object.entries(later))
    assert.throws(run, { name: 'MeanderError', code: 'NotReady' }, name);

  const wrong = {
    wiggliness: () => engine.chisel({ ...GRID, wiggliness: -1 }),
    seed: () => engine.chisel({ ...GRID, seed: 1.5 }),
    terminals: () => engine.chisel({ ...GRID, terminals: [13] }),
    walls: () => engine.chisel({ ...GRID, walls: [144] }),
    width: () => engine.chisel({ ...GRID, width: 0 }),
    passes: () => engine.chaikin(LINE, { passes: 40 }),
    tolerance: () => engine.simplify(LINE, { tolerance: NaN }),
    subdivisions: () => engine.catmullRom(LINE, { subdivisions: 0 }),
    height: () => engine.chisel({ ...GRID, height: 2.5 }),
    'both sides': () => engine.chisel({ ...GRID, width: 5000, height: 5000 }),
    points: () => engine.measure([0, 0, 1]),
    far: () => engine.simplify([0, 0, 1, NaN, 2, 2], { tolerance: 1 }),
    beyond: () => engine.wallCrossings([0, 0, 1, 1e151], { width: 5, height: 5, walls: [] }),
    outside: () => engine.wallCrossings(LINE, { width: 5, height: 5, walls: [3, 25] }),
    large: () => engine.wallCrossings(LINE, { width: 2 ** 25, height: 1, walls: [] }),
  };
  /** @param {() => unknown} run */
  const refusal = (run) => {
    try {
      run();
    } catch (error) {
      const { name, code, argument, message } = /** @type {engine.MeanderError} */ (error);
      return { name, code, argument, message };
    }
    return null;
  };
  const refusals = Object.values(wrong).map(refusal);
  const argument = {
    ...{ 'both sides': 'width', far: 'points', beyond: 'points', outside: 'walls', large: 'width' },
  };
  for (const [i, name] of Object.keys(wrong).entries())
    assert.equal(refusals[i]?.argument, Object(argument)[name] ?? name);

  await engine.ready();
  for (const [name, run] of Object.entries(later)) assert.doesNotThrow(run, name);
  // The whole module says the same of what it was asked before.
  assert.deepEqual(Object.values(wrong).map(refusal), refusals);
  assert.deepEqual(carveAndSmooth(), early);
});
