/** The article's own figures as the build draws them, without a page. */
import type { Drawing } from './drawing.ts';
import { DRAWINGS } from './drawings.ts';

// Re-exported, so that the build loads this module alone.
export { declareTones, pageTokens } from '../../drawing/look.ts';
export { poster, posterFile } from '../../figure/poster.ts';
export { settingsOf } from '../../figure/state-string.ts';
export { THREAD } from '../thread.ts';
export { COLUMNS, ROWS, threadNumbers } from '../thread-numbers.ts';
export { FIGURE_TONES } from './tones.ts';
export { DRAWINGS };

/** The finished drawing of a figure. */
export function finished(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  size = { width: 480, height: 240 },
): Drawing {
  const drawing = new DRAWINGS[name]();
  drawing.begun.value = true;
  drawing.label = attributes.label ?? '';
  for (const key of Object.keys(drawing.ranges)) drawing.set(key, attributes[key]);
  drawing.size.value = size;
  drawing.finish();
  return drawing;
}
