import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTrack } from '../../www/engine.ts';
import { layOut } from '../../www/drawing/picture.ts';
import { Figure } from '../../www/figure/figure.ts';
import type { Patch } from '../../www/figure/settings.ts';
import { AS_IT_IS, fitInto, fromCells, toCells } from '../../www/figure/sources/track.ts';
import { fitGrid } from '../../www/geometry/view.ts';
import { started } from './hero.ts';

const { points } = readTrack(readFileSync('crates/core/examples/walk.csv', 'utf8'));
const WALK: Patch = {
  source: 'track',
  columns: 40,
  rows: 20,
  points: { size: 2, flat: [...points] },
  overlays: ['raw', 'chaikin'],
  passes: 3,
};

test('a recording that fills half of the grid stays as it is', () => {
  expect(fitInto([20, 20], [1, 2, 11, 3])).toBe(AS_IT_IS);
  expect(fitInto([20, 20], [])).toBe(AS_IT_IS);
});

test('the length of a recording is in metres if its origin is known', () => {
  const figure = (origin: Patch['origin']) => {
    const points = { size: 2, flat: [0, 0, 1500, 2000] };
    return started({ source: 'track', columns: 20, rows: 20, points, origin, overlays: ['raw'] });
  };
  expect(figure([48, 11]).description.value).toContain('2.50 km');
  expect(figure(null).description.value).toMatch(/length: 22\.5,/);
});

test('a small or a distant recording fills the grid, with one scale for all axes', () => {
  for (const line of [
    [1, 1, 2, 1.5],
    [-900, 4e5, 100, 4.2e5],
    [1e150, 0, -1e150, 1],
  ]) {
    const fit = fitInto([20, 10], line);
    const [x, y, x2, y2] = toCells(fit, Float64Array.from(line), 2);
    const far = Math.max(Math.abs(x2 - x) / 18, Math.abs(y2 - y) / 8);
    expect(far).toBeCloseTo(1);
    expect([(x + x2) / 2, (y + y2) / 2]).toEqual([expect.closeTo(10), expect.closeTo(5)]);
    const back = fromCells(fit, Float64Array.of(x, y, x2, y2), 2);
    back.forEach((value, i) => expect(value / line[i] || 1).toBeCloseTo(1));
  }
});

test('points at a single position are put in the middle', () => {
  const fit = fitInto([20, 10], [70, 70, 70, 70]);
  expect([...toCells(fit, Float64Array.of(70, 70), 2)]).toEqual([10, 5]);
});

test('a recording in space keeps its heights in the same scale', () => {
  const { line, fit } = new Figure({
    ...WALK,
    dimension: 3,
    points: { size: 3, flat: [0, 0, 500, 1000, 0, 500, 1000, 1000, 520] },
  });
  const { raw, dimension } = line.value;
  expect(dimension).toBe(3);
  expect(raw[8] - raw[5]).toBeCloseTo(20 * fit.value.scale);
});

test('the walk has 71 points, of which 8 are thrown out and crossed', () => {
  const { scene } = new Figure({ ...WALK, outlierAngle: 90 });
  const { recording, handles, labels, curves } = scene.value;
  expect(recording!.line).toHaveLength(2 * 71);
  expect(recording!.kept).toHaveLength(2 * 63);
  expect(recording!.rejected).toHaveLength(2 * 8);
  expect(curves[0].points).toHaveLength(2 * 63);
  expect(handles).toMatchObject([{ letter: 'A' }, { letter: 'B' }]);
  expect(labels).toEqual([]);
  expect(layOut(scene.value, fitGrid(1180, 640, 40, 20)).delta).toBeNull();
});

test('the original rule throws out different points', () => {
  const rejected = (patch: Patch) => [...(new Figure({ ...WALK, ...patch }).rejected.value as Uint32Array)];
  expect(rejected({})).toEqual([]);
  expect(rejected({ outlierAngle: 90 })).toEqual([21, 22, 33, 34, 46, 47, 48, 62]);
  expect(rejected({ outlierAngle: 90, published: true })).toEqual([9, 10, 32, 33, 47, 48, 61, 62]);
  expect(rejected({ outlierAngle: 90, overlays: ['raw'] })).toEqual([]);
});

test('a closed recording begins and ends at A', () => {
  const { handles, recording } = new Figure({ ...WALK, closed: true }).scene.value;
  expect(handles).toHaveLength(1);
  const line = Array.from(recording!.line);
  expect(line.slice(-2)).toEqual(line.slice(0, 2));
});

test('points of a long recording are not marked one by one', () => {
  const flat = Array.from({ length: 1200 }, (_, i) => (i * 7) % 19);
  const { recording } = new Figure({ ...WALK, points: { size: 2, flat } }).scene.value;
  expect(recording!.kept).toHaveLength(0);
  expect(recording!.line).toHaveLength(1200);
});
