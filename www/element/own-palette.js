import { COLOURS } from './colours.js';
import { TRAIL_COLOURS } from './trail-colours.js';

/** Every colour of a figure. */
export const ALL_COLOURS = Object.freeze({ ...COLOURS, ...TRAIL_COLOURS });

/** The colours as they are where no page sets them. @param {'light' | 'dark'} theme */
export function ownPalette(theme) {
  const column = theme === 'dark' ? 1 : 0;
  const entries = Object.entries(ALL_COLOURS).map(([name, tones]) => [name, tones[column]]);
  return /** @type {import('../draw/types.js').Palette} */ (Object.fromEntries(entries));
}
