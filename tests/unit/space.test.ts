import { expect, test } from 'vitest';
import { layOut, viewOf } from '../../www/drawing/picture.ts';
import { Figure, sceneOf } from '../../www/figure/figure.ts';
import type { Patch } from '../../www/figure/settings.ts';
import { readState } from '../../www/figure/state-string.ts';
import { current } from '../../www/figure/values.ts';
import {
  FIRST_ORBIT,
  headingSeen,
  lift,
  orbitBy,
  project,
  slide,
  stepSeen,
  type Orbit,
} from '../../www/geometry/space.ts';
import { fitGrid } from '../../www/geometry/view.ts';
import { started } from './hero.ts';

const ORBITS: readonly Orbit[] = [FIRST_ORBIT, [0, 0.12], [2, 1.45], [-3, 0.7]];
const FLIGHT: Patch = {
  source: 'waypoints',
  dimension: 3,
  columns: 16,
  rows: 12,
  overlays: ['raw', 'rdp', 'chaikin', 'catmull-rom'],
  points: { size: 3, flat: [2, 2, 1, 6, 8, 6, 10, 3, 2, 14, 9, 5] },
};

const viewFrom = (orbit: Orbit) => fitGrid(900, 600, 24, 14, { height: 8, orbit });
const cameraFrom = (orbit: Orbit) => viewFrom(orbit).camera!;

test('the camera sees the whole box from every side', () => {
  for (const orbit of ORBITS)
    for (const x of [0, 24])
      for (const y of [0, 14])
        for (const z of [0, 8]) {
          const seen = project(cameraFrom(orbit), { x, y, z });
          expect(seen.x, `${orbit}`).toBeGreaterThan(0);
          expect(seen.x, `${orbit}`).toBeLessThan(900);
          expect(seen.y, `${orbit}`).toBeGreaterThan(0);
          expect(seen.y, `${orbit}`).toBeLessThan(600);
        }
});

test('a point slides to a pixel and keeps its height', () => {
  for (const orbit of ORBITS) {
    const camera = cameraFrom(orbit);
    const from = { x: 7, y: 4, z: 3 };
    const seen = project(camera, from);
    const to = slide(camera, from, { x: seen.x + 60, y: seen.y + 9 });
    expect(to.z).toBe(3);
    expect(project(camera, to).x).toBeCloseTo(seen.x + 60);
    expect(project(camera, to).y).toBeCloseTo(seen.y + 9);
  }
});

test('a point beyond the horizon slides no farther than the box reaches', () => {
  const camera = cameraFrom([0, 1.45]);
  const { x, y } = slide(camera, { x: 12, y: 7, z: 0 }, { x: 450, y: -9000 });
  expect(Math.hypot(x - 12, y - 7)).toBeLessThanOrEqual(Math.hypot(12, 7) + 1e-9);
});

test('a point lifts to the height of a pixel without moving sideways', () => {
  for (const orbit of ORBITS.filter(([, tilt]) => tilt > 0.5)) {
    const camera = cameraFrom(orbit);
    const from = { x: 7, y: 4, z: 3 };
    const { y } = project(camera, from);
    for (const down of [-60, 45]) {
      const to = lift(camera, from, { x: 0, y: y + down });
      expect([to.x, to.y]).toEqual([7, 4]);
      expect(project(camera, to).y).toBeCloseTo(y + down);
      expect(to.z! > 3).toBe(down < 0);
    }
  }
});

test('a point seen from above lifts too', () => {
  for (const tilt of [0, 0.12, 0.4])
    expect(lift(cameraFrom([1, tilt]), { x: 7, y: 4, z: 3 }, { x: 0, y: -500 }).z).toBeGreaterThan(3);
});

test('the camera stays above the floor and a little aside', () => {
  expect(orbitBy([0, 1], 0, 9)).toEqual([0, 1.45]);
  expect(orbitBy([0, 1], 0, -9)).toEqual([0, 0.12]);
  expect(orbitBy([3, 1], 7, 0)[0]).toBeCloseTo(10 - 2 * Math.PI, 2);
});

test('a step to the right follows the axis that points most to the right', () => {
  expect(stepSeen(FIRST_ORBIT, 1, 0)).toEqual([1, 0]);
  for (const turn of [0, 1.6, 3, -1.5]) {
    const camera = cameraFrom([turn, 1]);
    const seen = (right: number, down: number) =>
      headingSeen(camera, { x: 12, y: 7, z: 4 }, stepSeen([turn, 1], right, down));
    expect(seen(1, 0)[0], `${turn}`).toBeGreaterThan(0.7);
    expect(seen(0, 1)[1], `${turn}`).toBeGreaterThan(0.7);
  }
});

test('curves are drawn back to front, and at equal depth the narrow one is on top', () => {
  const scene = sceneOf(FLIGHT);
  const { depths, strands } = layOut(scene, viewOf(scene, 900, 600));
  const orders = depths!.pieces.map(({ order }) => order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  for (const { id } of strands) {
    const nears = depths!.pieces.filter((piece) => piece.id === id).map(({ near }) => near);
    expect(nears, id).toEqual(nears.toSorted((a, b) => a - b));
  }
  const first = (id: string) => depths!.pieces.find((piece) => piece.id === id)!;
  expect(first('raw').order - first('raw').near).toBeGreaterThan(
    first('chaikin').order - first('chaikin').near,
  );
});

test('a large ground has a limited number of sockets', () => {
  const scene = sceneOf({ ...FLIGHT, columns: 2000, rows: 1000, overlays: [] });
  expect(layOut(scene, viewOf(scene, 900, 600)).depths!.sockets).toHaveLength(30 * 15);
});

test('points that go to the plane and back keep their heights, even if some move or are added', () => {
  const figure = started({ ...FLIGHT, points: { size: 3, flat: [1, 2, 3, 4, 5, 6] } });
  figure.edit({ dimension: 2 });
  figure.move(1, { x: 8, y: 7 });
  figure.add({ x: 9, y: 9 });
  expect(current(figure, 'points')).toEqual([1, 2, 9, 9, 8, 7]);
  expect(readState(figure.getState())!.points).toEqual({ size: 2, flat: [1, 2, 9, 9, 8, 7] });
  figure.edit({ dimension: 3 });
  expect(current(figure, 'points')).toEqual([1, 2, 3, 9, 9, 0, 8, 7, 6]);
  const unnamed = new Figure({ source: 'waypoints', columns: 16, rows: 10, dimension: 3 });
  const heights = () => unnamed.handles.value.map(({ z }) => z);
  const before = heights();
  unnamed.edit({ dimension: 2 });
  unnamed.move(1, { x: 8, y: 7 });
  unnamed.edit({ dimension: 3 });
  expect(heights()).toEqual(before);
});

test('a list of points is read in the dimension of its figure, whichever comes first', () => {
  const figure = new Figure({ source: 'waypoints', points: { size: 0, flat: [1, 2, 3, 4, 5, 6] } });
  figure.set({ dimension: 3 });
  expect(figure.handles.value).toEqual([
    { x: 1, y: 2, z: 3 },
    { x: 4, y: 5, z: 6 },
  ]);
  expect(readState(figure.getState())!.points).toEqual({ size: 3, flat: [1, 2, 3, 4, 5, 6] });
});

test('a state string has the orbit in space only', () => {
  const figure = new Figure({ ...FLIGHT, orbit: [1, 0.5] });
  expect(figure.getState()).toContain('turn=1+0.5');
  expect(readState(figure.getState())).toMatchObject(FLIGHT);
  figure.set({ dimension: 2 });
  expect(figure.getState()).not.toContain('turn');
});

test('the traveller follows a curve in space', () => {
  const figure = new Figure(FLIGHT);
  const rider = figure.riders.value.get('catmull-rom')!;
  expect([...rider.at(0)!.point]).toEqual([2, 2, 1]);
  expect(rider.at(0)!.heading).toHaveLength(3);
});
