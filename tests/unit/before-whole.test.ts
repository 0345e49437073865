/** The small module draws a figure; other calls wait for the full module. */
import { expect, test, vi } from 'vitest';
import type { MeanderError } from '../../www/errors.ts';

// A second engine, without the module that the test setup loads.
vi.resetModules();
const engine = await import('../../www/engine.ts');
const { readyForFigure } = await import('../../www/engine/figure-module.ts');

const GRID = { width: 12, height: 12, terminals: [13, 130], seed: 3 };
const LINE = [0, 0, 2, 1, 4, 0, 6, 3];

const BEYOND: Record<string, () => unknown> = {
  refine: () => engine.refine(LINE, { angleLimit: 30 }),
  space: () => engine.chaikin([0, 0, 0, 1, 1, 1], { dimension: 3, closed: true }),
  Curve: () => new engine.Curve('bspline', LINE),
  GridMap: () => new engine.GridMap({ width: 2, height: 2 }),
  LineIndex: () => new engine.LineIndex(LINE),
  Stroke: () => new engine.Stroke('chaikin'),
  offset: () => engine.offset(LINE, 0.5),
  astar: () => engine.astar({ width: 3, height: 3, from: 0, to: 8 }),
  graph: () => engine.chisel({ graph: [[1], [0]], terminals: [0, 1] }),
  readTrack: () => engine.readTrack('1,2\n3,4'),
};

const BAD: Record<string, () => unknown> = {
  wiggliness: () => engine.chisel({ ...GRID, wiggliness: -1 }),
  terminals: () => engine.chisel({ ...GRID, terminals: [13] }),
  walls: () => engine.chisel({ ...GRID, walls: [144] }),
  width: () => engine.chisel({ ...GRID, width: 5000, height: 5000 }),
  passes: () => engine.chaikin(LINE, { passes: 40 }),
  points: () => engine.simplify([0, 0, 1, NaN, 2, 2], { tolerance: 1 }),
};

function stepped() {
  const chiseler = new engine.Chiseler({ ...GRID, wiggliness: 0.5, terminals: [13, 130, 22] });
  const seen = [60, 100, 30, 0, 2 ** 32 - 1, 59].map((step) => {
    chiseler.seek(step);
    return [chiseler.states(), chiseler.witness(), chiseler.last, chiseler.stepCount, chiseler.done];
  });
  chiseler.free();
  return seen;
}

function refusal(run: () => unknown) {
  try {
    run();
  } catch (error) {
    const { name, code, argument, message } = error as MeanderError;
    return { name, code, argument, message };
  }
  return null;
}

test('the small module returns the same as the full one, or throws NotReady', async () => {
  await readyForFigure();
  const carveAndSmooth = () => ({
    carved: engine.chisel({ ...GRID, wiggliness: 2, walls: [40, 41] }),
    parted: engine.chisel({ ...GRID, walls: [1, 12, 14, 25] }),
    steps: stepped(),
    branches: engine.branches([0, 1, 2, 3, 4, 7, 12], { width: 5, terminals: [0, 4, 12] }),
    unreachable: engine.unreachableTerminals({ width: 3, height: 3, walls: [1, 4, 7], terminals: [0, 2, 6] }),
    roles: engine.cellRoles({ width: 5, height: 2, walls: [5, 8], terminals: [0, 4] }),
    chaikin: engine.chaikin(LINE, { passes: 3, closed: true }),
    rdp: engine.simplify(LINE, { tolerance: 0.5 }),
    spline: engine.catmullRom(LINE, { alpha: 0.3 }),
    shape: engine.measure([0, 0, 0, 1, 1, 1], { dimension: 3 }),
    crossings: engine.wallCrossings(LINE, { width: 12, height: 12, walls: [2] }),
  });
  const early = carveAndSmooth();
  expect(early.parted).toBeNull();
  for (const [name, run] of Object.entries(BEYOND))
    expect(run, name).toThrow(expect.objectContaining({ name: 'MeanderError', code: 'NotReady' }));
  const refusals = Object.values(BAD).map(refusal);
  expect(refusals.map((error) => error?.argument)).toEqual(Object.keys(BAD));

  await engine.ready();
  for (const [name, run] of Object.entries(BEYOND)) expect(run, name).not.toThrow();
  expect(Object.values(BAD).map(refusal)).toEqual(refusals);
  expect(carveAndSmooth()).toEqual(early);
});
