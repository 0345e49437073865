import { expect, test } from 'vitest';
import { around, freeCorner, overlaps, placeDelta } from '../../www/drawing/delta.ts';
import { plainLook } from '../../www/drawing/look.ts';
import { layOut } from '../../www/drawing/picture.ts';
import { FORCED, MAYBE, SOCKET, STONE } from '../../www/drawing/stones.ts';
import { Figure, sceneOf } from '../../www/figure/figure.ts';
import { poster } from '../../www/figure/poster.ts';
import { StoneChanges } from '../../www/figure/stone-motion.ts';
import { cellCorner, fitGrid, type Place, type View } from '../../www/geometry/view.ts';
import { HERO } from './hero.ts';

const VIEW = fitGrid(936, 652, 24, 14);
const PHONE = fitGrid(390, 250, 24, 14);
const { labels } = sceneOf(HERO);

test.each([
  ['a large picture', VIEW],
  ['a phone', PHONE],
])('names stay inside %s, and nearly always close to an end and off the path', (_, view) => {
  const figure = new Figure(HERO);
  let [ends, far, covered] = [0, 0, 0];
  for (let x = 0; x < 24; x++)
    for (let y = 0; y < 14; y++) {
      if (Math.abs(x - 2) + Math.abs(y - 11) < 4) continue;
      ends++;
      figure.set({ terminals: { size: 2, flat: [2, 11, x, y] } });
      const scene = figure.scene.value;
      const { names } = layOut(scene, view).delta!;
      for (const { box } of names) {
        expect(box.left, `${x}, ${y}`).toBeGreaterThanOrEqual(0);
        expect(box.right, `${x}, ${y}`).toBeLessThanOrEqual(view.width);
        expect(box.top, `${x}, ${y}`).toBeGreaterThanOrEqual(0);
        expect(box.bottom, `${x}, ${y}`).toBeLessThanOrEqual(view.height);
      }
      far += Number(names.every(({ tailLength }) => tailLength > 5 * view.unit));
      const stones = scene.path.map((cell) => squareOf(view, cell));
      covered += Number(names.some(({ box }) => stones.some((stone) => overlaps(stone, box))));
    }
  expect(far / ends).toBeLessThan(0.03);
  expect(covered / ends).toBeLessThan(0.04);
});

const squareOf = (view: View, cell: number) => {
  const { x, y } = cellCorner(view, cell);
  return around({ x: x + view.unit / 2, y: y + view.unit / 2 }, view.unit / 2);
};

test.each([390, 900])('names of a grid of a few cells stay inside a picture of %i px', (width) => {
  for (const side of [2, 3, 5]) {
    const scene = sceneOf({ columns: side, rows: side, overlays: HERO.overlays });
    const { names } = layOut(scene, fitGrid(width, 500, side, side)).delta!;
    expect(Math.min(...names.map(({ box }) => Math.min(box.left, box.top)))).toBeGreaterThan(0);
    expect(Math.max(...names.map(({ box }) => box.right))).toBeLessThan(width);
    expect(Math.max(...names.map(({ box }) => box.bottom))).toBeLessThan(500);
  }
});

test('names move to the left where there is no room to the right, or the path arrives from there', () => {
  const place = (end: Place, cells: number[]) =>
    placeDelta(VIEW, end, labels, ['raw'], { cells, lines: [], others: [] }).names[0].align;
  expect(place({ x: 880, y: 300 }, [])).toBe('right');
  const [cell, next] = [3 * 24 + 10, 3 * 24 + 11];
  const { x, y } = cellCorner(VIEW, cell);
  const middle = { x: x + VIEW.unit / 2, y: y + VIEW.unit / 2 };
  expect(place(middle, [cell])).toBe('left');
  expect(place(middle, [cell, next])).toBe('right');
});

test('names keep their side while an end is dragged, unless they would be cut off or lie on the path', () => {
  const free = { cells: [], lines: [], others: [] };
  const { side } = placeDelta(VIEW, { x: 880, y: 300 }, labels, ['raw'], free);
  const alignOf = (end: Place, cells: number[] = []) =>
    placeDelta(VIEW, end, labels, ['raw', 'rdp'], { ...free, cells }, side).names[0].align;
  expect(alignOf({ x: 400, y: 300 })).toBe('right');
  expect(alignOf({ x: 30, y: 300 })).toBe('left');
  const { left, top, unit } = VIEW;
  const end = { x: left + 10.5 * unit, y: top + 6.5 * unit };
  expect(alignOf(end, [6 * 24 + 9])).toBe('right');
  const rows = [4, 5, 6, 7, 8].flatMap((row) => [5, 6, 7, 8].map((column) => row * 24 + column));
  expect(alignOf(end, rows)).toBe('left');
});

test('a button under the pointer keeps its corner until the picture puts an end there', () => {
  const sizes = [[104, 68]] as const;
  const obstacles = (end: Place) => ({ cells: [], lines: [], names: [], others: [end] });
  const [topLeft, bottomLeft] = [
    { x: 30, y: 30 },
    { x: 30, y: VIEW.height - 30 },
  ];
  const held = freeCorner(VIEW, sizes, obstacles(bottomLeft), 0);
  expect(held.corner).toBe(1);
  expect(freeCorner(VIEW, sizes, obstacles(topLeft), 0, [], held)).toBe(held);
  const bottomRight = { x: VIEW.width - 30, y: VIEW.height - 30 };
  expect(freeCorner(VIEW, sizes, obstacles(bottomRight), 0, [], held).corner).toBe(0);
});

test('the letter of an end that nobody drags is below a path that leaves it upwards', () => {
  const letter = (wiggliness: number) =>
    Number(/y="(\S+)"[^>]*>A</.exec(poster({ ...HERO, wiggliness, readonly: true }, 450, 274))![1]);
  expect(letter(0.5) - letter(0)).toBeGreaterThan(20);
});

test('a removed stone falls for 340 ms, a forced one settles for 180 ms', () => {
  const changes = new StoneChanges();
  changes.compare(Uint8Array.of(STONE, MAYBE), 0);
  changes.compare(Uint8Array.of(SOCKET, FORCED), 1000);
  expect(changes.at(1100).map(({ cell }) => cell)).toEqual([0, 1]);
  expect(changes.at(1200).map(({ cell }) => cell)).toEqual([0]);
  expect(changes.at(1341)).toHaveLength(0);
});

const luminance = (colour: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

for (const theme of ['day', 'night'] as const)
  test(`walls contrast with the ground and with stones 3 to 1 by ${theme}`, () => {
    const { tones } = plainLook(theme);
    for (const other of ['ground', 'socket', 'stone'] as const) {
      const [low, high] = [luminance(tones.wall), luminance(tones[other])].sort((a, b) => a - b);
      expect((high + 0.05) / (low + 0.05), other).toBeGreaterThanOrEqual(3);
    }
  });

test('a figure with only lines has no stones on its path', () => {
  const stone = 'var(--path)';
  const draw = (look: 'model' | 'lines') => poster({ ...HERO, look }, 480, 280);
  expect([draw('model').includes(stone), draw('lines').includes(stone)]).toEqual([true, false]);
});
