import type { Patch } from '../../www/figure/settings.ts';

/** The figure of the first screen. */
export const HERO: Patch = {
  columns: 24,
  rows: 14,
  seed: 372,
  terminals: { size: 2, flat: [2, 11, 18, 3] },
  tolerance: 0.9,
  overlays: ['raw', 'rdp', 'chaikin', 'catmull-rom'],
};
