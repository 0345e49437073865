import { expect, test } from 'vitest';
import { firstWallHit, wallsCrossed } from '../../www/engine.ts';
import { Figure } from '../../www/figure/figure.ts';
import type { Patch } from '../../www/figure/settings.ts';
import { crossesOf, wallStatus } from '../../www/figure/walls.ts';
import { HERO, started } from './hero.ts';

const floor = { width: 10, height: 3, walls: Uint32Array.of(12, 13, 16, 18) };
const crosses = (...line: number[]) => crossesOf([Float64Array.from(line)], floor);

test('a line has a cross where it enters walls, and a single cross where two are close', () => {
  expect(crosses(0.5, 1.5, 9.5, 1.5)).toEqual([2.5, 6.5, 8.5].map((x) => ({ x, y: 1.5 })));
  expect(crosses(2.2, 0.5, 2.9, 2.5, 3.1, 2.5, 3.4, 0.5)).toHaveLength(1);
  expect(crosses(0.5, 0.5, 9.5, 0.5), 'beside all walls').toEqual([]);
  expect(crosses(0.5, 1, 9.5, 1), 'along them').toEqual([]);
});

test('a curve has crosses exactly where the core finds crossed walls', () => {
  let crossed = 0;
  for (let seed = 1; seed < 40; seed++) {
    const figure = new Figure({ ...HERO, seed, crossings: true });
    for (const { id, points, crosses } of figure.curves.value) {
      const cells = wallsCrossed(points, figure.walls.value!);
      if (id === 'raw') expect(cells).toHaveLength(0);
      expect(crosses.length > 0, `${seed} ${id}`).toBe(cells.length > 0);
      crossed += cells.length;
    }
  }
  expect(crossed).toBeGreaterThan(100);
});

test('respecting walls keeps every curve on the path', () => {
  for (let seed = 1; seed < 12; seed++)
    for (const through of ['raw', 'simplified'] as const) {
      const figure = new Figure({ ...HERO, seed, through, guarded: true, crossings: true, tolerance: 2 });
      for (const { id, points, crosses } of figure.curves.value) {
        expect(firstWallHit(points, figure.walls.value!), `${seed} ${id}`).toBe(-1);
        expect(crosses, `${seed} ${id}`).toEqual([]);
      }
    }
});

test('walls of a carved path include the cells carved away, walls of A* are only those built', () => {
  const built = { rectangles: [[8, 3, 13, 3]] as const };
  const carved = new Figure({ ...HERO, walls: built });
  expect(carved.walls.value!.walls).toHaveLength(24 * 14 - carved.scene.value.path.length);
  const searched = new Figure({ ...HERO, source: 'astar', walls: built });
  expect(searched.walls.value!.walls).toHaveLength(6);
});

test('a plain carved path has no crosses; walls add crosses at walls, marks add all crosses', () => {
  const count = (settings: Patch) =>
    new Figure({ ...HERO, ...settings }).curves.value.reduce((sum, { crosses }) => sum + crosses.length, 0);
  expect(count({})).toBe(0);
  expect(count({ walls: { indexes: [0] } })).toBe(0);
  expect(count({ crossings: true })).toBeGreaterThan(3);
  expect(count({ crossings: true, guarded: true })).toBe(0);
});

test('the status line says that a grid is too large to respect its walls', () => {
  const large = new Figure({ source: 'astar', columns: 600, rows: 4, guarded: true });
  expect(wallStatus(large)).toMatch(/512 cells a side/);
});

test('earlier paths stay dotted until the reader leaves the brush for walls', () => {
  const figure = started(HERO);
  const { path } = figure.scene.value;
  figure.set({ tool: 'walls' });
  figure.paint([path[20]], true);
  expect(figure.scene.value.before).toEqual([path]);
  expect(figure.scene.value.path).not.toEqual(path);
  figure.set({ tool: 'move' });
  expect(figure.scene.value.before).toEqual([]);
});

test('a brush stroke is one step of undo, and keeps ends free of walls', () => {
  const figure = new Figure({ columns: 6, rows: 5, terminals: { size: 2, flat: [0, 0, 5, 4] } });
  figure.history.begin();
  figure.paint([0, 1, 2], true);
  figure.paint([3], true);
  figure.history.commit();
  expect(figure.settings.walls).toEqual({ indexes: [1, 2, 3] });
  figure.paint([2], false);
  expect(figure.settings.walls).toEqual({ indexes: [1, 3] });
  figure.history.undo();
  figure.history.undo();
  expect(figure.settings.walls).toEqual({ indexes: [] });
});
