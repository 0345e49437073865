/** Where the article's own figures draw what they draw, at the widths of a phone, a tablet and a laptop. */
import { expect, test } from 'vitest';
import { finished } from '../../www/article/figures/build.ts';

const SIZES = [
  { width: 352, height: 343 },
  { width: 722, height: 386 },
  { width: 1132, height: 606 },
];

/** Words of a drawing with their middles. */
const wordsIn = (svg: string) =>
  [...svg.matchAll(/<text x="(\S+)" y="(\S+)".*?font-size="(\S+)".*?>([^<]*)</g)].map(
    ([, x, y, size, text]) => ({ text, x: Number(x), y: Number(y) - 0.35 * Number(size) }),
  );

test.each(['corners-figure', 'parabolas-figure'])(
  'points of %s and their names stay in sight, whatever a link says',
  (name) => {
    const drawing = finished(name, {}, SIZES[0]);
    const start = String(drawing.lists.points.start).split(',');
    drawing.set('points', start.map((_, i) => [-0.9, 1, 1, -0.4, 0.5, 0.5][i] ?? 0.99).join());
    expect(drawing.state).not.toBe('');
    for (const { x, y } of [...drawing.grips(), ...wordsIn(drawing.svg())]) {
      expect(Math.min(x, 352 - x), name).toBeGreaterThan(5);
      expect(Math.min(y, 343 - y), name).toBeGreaterThan(5);
    }
  },
);

test('the loupe of a squeezed leg covers neither a point nor the bar of the mix', () => {
  let seen = 0;
  for (const size of SIZES)
    for (let turn = 0; turn < 24; turn++) {
      const drawing = finished('parabolas-figure', { alpha: '0' }, size);
      const around = (far: number, by: number) =>
        [0.5 + far * Math.cos(turn / 4 + by), 0.5 + far * Math.sin(turn / 4 + by)].map((at) => at.toFixed(3));
      drawing.set(
        'points',
        [around(0.4, 0), around(0.02, 2), around(0.02, 5), around(0.4, 2 + turn / 8)].join(),
      );
      const frames = [...drawing.svg().matchAll(/M(\S+) (\S+)h(\S+)v(\S+)h\S+z" fill="none"/g)];
      if (!frames.length) continue;
      seen++;
      const [left, top, width, height] = frames.at(-1)!.slice(1).map(Number);
      for (const { x, y, label } of drawing.grips()) {
        const isIn = x > left && x < left + width && y > top && y < top + height;
        expect(isIn, `${label} at turn ${turn}`).toBe(false);
      }
      expect(top).toBeGreaterThan(30);
    }
  expect(seen).toBeGreaterThan(50);
});
