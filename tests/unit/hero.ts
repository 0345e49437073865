import { Figure } from '../../www/figure/figure.ts';
import type { Patch } from '../../www/figure/settings.ts';

/** Settings of the article's first figure. */
export const HERO: Patch = {
  columns: 24,
  rows: 14,
  seed: 372,
  terminals: { size: 2, flat: [2, 11, 18, 3] },
  tolerance: 0.9,
  overlays: ['raw', 'rdp', 'chaikin', 'catmull-rom'],
};

/** Creates a figure that has started on a page, where slow paths arrive late. */
export function started(settings: Patch = {}) {
  const figure = new Figure(settings);
  figure.started.value = true;
  return figure;
}
