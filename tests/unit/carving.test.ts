import { expect, test, vi } from 'vitest';
import { STONE } from '../../www/drawing/stones.ts';
import { chisel, Chiseler, Follower } from '../../www/engine.ts';
import { Figure } from '../../www/figure/figure.ts';
import { drawTable, layOut, restingMoment } from '../../www/drawing/picture.ts';
import { plainLook } from '../../www/drawing/look.ts';
import { SvgPen } from '../../www/drawing/svg-pen.ts';
import { fitGrid } from '../../www/geometry/view.ts';
import { HERO, started } from './hero.ts';

const SLOW = { columns: 130, rows: 130, wiggliness: 3 };

test('a figure knows the number of steps without taking one', () => {
  const seek = vi.spyOn(Chiseler.prototype, 'seek');
  const figure = new Figure({ columns: 200, rows: 200 });
  expect(figure.total.value).toBeGreaterThan(30_000);
  expect(figure.scene.value.finished).toBe(true);
  expect(seek).not.toHaveBeenCalled();
  seek.mockRestore();
});

test('a figure that computes again frees its earlier results in the module', () => {
  const free = { stepper: vi.spyOn(Chiseler.prototype, 'free'), rider: vi.spyOn(Follower.prototype, 'free') };
  const figure = new Figure({ ...HERO, position: 5 });
  for (const seed of [1, 2, 3]) {
    figure.set({ seed, position: 5 });
    expect(figure.scene.value.finished).toBe(false);
    expect(figure.riders.value.size).toBe(0);
    figure.set({ position: Infinity });
    expect(figure.riders.value.size).toBe(4);
  }
  expect([free.stepper.mock.calls.length, free.rider.mock.calls.length]).toEqual([2, 8]);
  vi.restoreAllMocks();
});

test('a carving too large to play shows only its result', () => {
  const figure = new Figure({ columns: 300, rows: 300, position: 5 });
  expect(figure.total.value).toBe(0);
  expect(figure.scene.value.path.length).toBeGreaterThan(300);
});

test('a slow path arrives late, and until then the grid is all stones', async () => {
  const figure = started(SLOW);
  expect(new Set(figure.scene.value.kinds)).toEqual(new Set([STONE]));
  await vi.waitUntil(() => !figure.late.isOld.value, { timeout: 10_000 });
  expect(figure.scene.value.path).toEqual([...chisel(figure.carving.request.value!)!.path]);
  expect(figure.total.value).toBeGreaterThan(10_000);
});

test('the old path stays until the next one arrives, and Cancel restores it', async () => {
  const figure = started({ ...SLOW, wiggliness: 1 });
  const before = figure.scene.value.path;
  figure.set({ wiggliness: 40, seed: 9 });
  expect(figure.scene.value.path).toEqual(before);
  figure.cancelSearch();
  expect(figure.settings).toMatchObject({ wiggliness: 1, seed: 1 });
});

test('a grid of tiny cells is a few rectangles in SVG', () => {
  const scene = started({ ...SLOW, columns: 1000, rows: 1000 }).scene.value;
  const pen = new SvgPen();
  const layout = layOut(scene, fitGrid(800, 800, 1000, 1000));
  drawTable(pen, plainLook('day'), scene, restingMoment(), layout);
  expect(pen.text(800, 800).length).toBeLessThan(60_000);
});

test('a new seed is short, and never the current one', () => {
  const figure = new Figure(HERO);
  for (let i = 0; i < 300; i++) {
    const before = figure.settings.seed;
    figure.roll();
    expect(figure.settings.seed).not.toBe(before);
    expect(figure.settings.seed).toBeLessThan(1000);
  }
});
