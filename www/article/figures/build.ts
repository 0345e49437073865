/** The article's own figures as the build draws them, without a page. */
import { ready as engineReady } from '../../engine.js';
import { Figure } from '../../figure/figure.ts';
import type { Patch } from '../../figure/settings.ts';
import { ready, type Drawing } from './drawing.ts';
import { DRAWINGS } from './drawings.ts';
import { Headings } from './headings.ts';

// A build needs no other module.
export { settingsOf } from '../../figure/attributes.ts';
export { DRAWINGS };

// The build closes its importer after this file, so the wrapper of the module is imported now.
await engineReady();
ready.value = true;

/** What a figure shows when all is done. A plot shows the curves of a figure with these settings. */
export function finished(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  plotted: Patch | null = null,
  size = { width: 480, height: 240 },
): Drawing {
  const drawing = new DRAWINGS[name]();
  drawing.attributes = (key) => attributes[key] ?? null;
  for (const key of Object.keys(drawing.ranges)) drawing.set(key, attributes[key]);
  drawing.size.value = size;
  if (plotted && drawing instanceof Headings) drawing.figure.value = new Figure(plotted);
  drawing.finish();
  return drawing;
}
