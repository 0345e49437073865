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
