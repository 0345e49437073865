import { expect, test } from 'vitest';
import { Figure } from '../../www/figure/figure.ts';
import { headingsOf } from '../../www/element/compare.ts';
import { HERO } from './hero.ts';

test('hidden curves have no numbers, and no curve has any while the path is being carved', () => {
  const figure = new Figure({ ...HERO, overlays: ['raw'] });
  expect(figure.numbers.get('rdp')!.value).toBeNull();
  figure.set({ position: 20 });
  expect(figure.numbers.get('raw')!.value).toBeNull();
});

test('headings are plotted by share of the length and continue past 360°', () => {
  expect(headingsOf([0, 0, 1, 0, 1, 3], 2)).toEqual([
    { until: 0.25, degrees: 0 },
    { until: 1, degrees: 90 },
  ]);
  const spiral = Array.from({ length: 25 }, (_, i) => [Math.cos(i / 2), Math.sin(i / 2)]).flat();
  expect(headingsOf(spiral, 2).at(-1)!.degrees).toBeGreaterThan(360);
});
