import { expect, test } from 'vitest';
import { measure, wallsCrossed } from '../../www/engine.ts';
import { crossingsOfAll, deviationOfAll, measureAll } from '../../www/figure/values.ts';
import { curveAt, layOut } from '../../www/drawing/picture.ts';
import { Figure, sceneOf } from '../../www/figure/figure.ts';
import type { Patch } from '../../www/figure/settings.ts';
import { fitGrid, nearestPlace } from '../../www/geometry/view.ts';

const TOWNS: Patch = {
  columns: 24,
  rows: 18,
  seed: 5,
  terminals: { size: 2, flat: [1, 1, 22, 16, 22, 2, 2, 15, 12, 9] },
  overlays: ['raw', 'rdp', 'chaikin', 'catmull-rom'],
};
const VIEW = fitGrid(936, 720, 24, 18);

/** Returns the distance from the last point of a line to the nearest other line. */
function gap(line: ArrayLike<number>, others: readonly ArrayLike<number>[]) {
  const [x, y] = [line[line.length - 2], line[line.length - 1]];
  return Math.min(
    ...others.map((other) => {
      const near = nearestPlace(other, { x, y });
      return Math.hypot(near.x - x, near.y - y);
    }),
  );
}

test('the path and its branches contain every stone that stays, once unless it is a fork', () => {
  const { path, branches, kinds } = sceneOf(TOWNS);
  expect(branches).toHaveLength(3);
  const kept = [...kinds!.keys()].filter((cell) => kinds![cell] !== 0);
  expect([...new Set([path, ...branches].flat())].sort((a, b) => a - b)).toEqual(kept);
});

for (const guarded of [false, true])
  test(`every curve smooths each branch, from an end to a curve before it${guarded ? ', off the walls' : ''}`, () => {
    const figure = new Figure({ ...TOWNS, guarded });
    const ends = figure.handles.value;
    for (const { id, points, branches } of figure.curves.value) {
      const lines = [points, ...branches];
      const tips = lines.flatMap((line) => [line.slice(0, 2), line.slice(-2)]);
      for (const { x, y } of ends)
        expect(
          tips.some((tip) => tip[0] === x && tip[1] === y),
          `${id} ${x} ${y}`,
        ).toBe(true);
      const most = guarded ? figure.settings.tolerance + 1e-9 : 1e-9;
      branches.forEach((line, i) =>
        expect(gap(line, lines.slice(0, i + 1)), `${id} ${i}`).toBeLessThan(most),
      );
    }
  });

test('curve names are beyond the last end only, and the traveller follows the longest branch', () => {
  const figure = new Figure(TOWNS);
  const { strands } = layOut(figure.scene.value, VIEW);
  expect(strands.map(({ name }) => name?.label)).toEqual(['Raw', 'RDP', 'Chaikin', 'Catmull–Rom']);
  const [x, y] = [VIEW.left + 12.5 * VIEW.unit, VIEW.top + 9.5 * VIEW.unit];
  for (const { name } of strands) expect([...name!.tail.slice(0, 2)]).toEqual([x, y]);
  const [raw] = figure.curves.value;
  const lengths = [raw.points, ...raw.branches].map((line) => measure(line).length);
  expect(figure.riders.value.get('raw')!.length).toBeCloseTo(Math.max(...lengths));
});

test('the numbers of a curve cover all its branches', () => {
  const figure = new Figure({ ...TOWNS, tolerance: 2.5 });
  const { points, branches } = figure.curves.value[1];
  const lines = [points, ...branches];
  const known = measureAll(lines, figure.line.value);
  const shapes = lines.map((line) => measure(line));
  expect(known.points).toBe(shapes.reduce((sum, one) => sum + one.points, 0));
  expect(known.length).toBeCloseTo(shapes.reduce((sum, one) => sum + one.length, 0));
  expect(known.maxTurn).toBe(Math.max(...shapes.map(({ maxTurn }) => maxTurn)));
  expect(known.meanTurn).toBeGreaterThan(Math.min(...shapes.map(({ meanTurn }) => meanTurn)));
  const walls = figure.walls.value!;
  const cut = new Set(lines.flatMap((line) => [...wallsCrossed(line, walls)]));
  expect(cut.size).toBeGreaterThan(1);
  expect(crossingsOfAll(lines, walls)).toBe(cut.size);
  expect(deviationOfAll(lines, figure.lines.value)).toBeGreaterThan(1);
  expect(deviationOfAll([figure.curves.value[0].points], figure.lines.value)).toBe(0);
  expect(figure.numbers.get('rdp')!.value).toMatchObject({
    ...{ points: known.points, length: known.length, crossings: cut.size },
  });
  expect(figure.values.value).toMatchObject({
    ...{ 'rdp.points': known.points, 'rdp.length': known.length, 'rdp.crossings': cut.size },
  });
});

test('a pointer finds a curve on any branch', () => {
  const layout = layOut(sceneOf({ ...TOWNS, overlays: ['rdp'] }), VIEW);
  const branch = layout.strands[0].branches[1];
  expect(curveAt(layout, { x: branch[0], y: branch[1] })).toBe('rdp');
  const figure = new Figure({ ...TOWNS, overlays: ['catmull-rom'] });
  const [x, y] = figure.curves.value[0].branches[1].slice(-2);
  expect(figure.parts.at({ x, y }, 0.1)).toContain('catmull-rom');
  expect(curveAt(layout, { x: 5, y: 5 })).toBeNull();
});

test('an unfinished carving of many ends shows its witness and no path', () => {
  for (const position of [0, 50, 200]) {
    const { path, branches, finished, curves } = sceneOf({ ...TOWNS, position });
    expect([path, branches, finished, curves]).toEqual([[], [], false, []]);
  }
});

test('ends are added on free cells and removed down to two', () => {
  const figure = new Figure({
    columns: 6,
    rows: 5,
    walls: { indexes: [8] },
    terminals: { size: 2, flat: [0, 0, 5, 4] },
  });
  const ends = () => figure.settings.terminals!.flat;
  figure.add({ x: 3.5, y: 2.2 });
  expect(ends()).toEqual([0, 0, 5, 4, 3, 2]);
  expect(figure.selected.value).toBe(2);
  figure.add({ x: 2.5, y: 1.5 });
  figure.add({ x: 5.5, y: 4.5 });
  expect(ends()).toHaveLength(6);
  figure.remove(0);
  expect(ends()).toEqual([5, 4, 3, 2]);
  figure.remove(0);
  expect(ends()).toHaveLength(4);
  figure.add();
  expect(ends()).toHaveLength(6);
  figure.history.undo();
  expect(ends()).toEqual([5, 4, 3, 2]);
});

test('a figure lists the ends that walls cut off: one, several or all', () => {
  const cutOff = (terminals: number[], walls: readonly (readonly [number, number, number, number])[]) => {
    const figure = new Figure({
      columns: 9,
      rows: 5,
      terminals: { size: 2, flat: terminals },
      walls: { rectangles: walls },
    });
    const { path, handles } = figure.scene.value;
    expect(path).toEqual([]);
    expect(handles.flatMap(({ isCut }, i) => (isCut ? [i] : []))).toEqual(figure.cutOff.value);
    return figure.cutOff.value;
  };
  const WALL = [4, 0, 4, 4] as const;
  expect(cutOff([0, 0, 8, 4], [WALL])).toEqual([0, 1]);
  expect(cutOff([0, 0, 8, 4, 8, 0], [WALL])).toEqual([0]);
  expect(cutOff([0, 0, 8, 4, 1, 3], [WALL])).toEqual([1]);
  expect(cutOff([0, 0, 8, 4, 6, 1], [WALL, [7, 0, 7, 4]])).toEqual([0, 1, 2]);
  expect(cutOff([0, 0, 8, 4, 1, 3, 6, 1, 2, 2], [WALL])).toEqual([1, 3]);
  expect(new Figure(TOWNS).cutOff.value).toEqual([]);
});
