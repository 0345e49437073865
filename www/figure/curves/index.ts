/** The curves, in the order of chips, tables and files. To add one: a file like `chaikin.ts` and a place in this list. */
import type { Name, Settings } from '../settings.ts';
import { throughOf } from '../sources/index.ts';
import { catmullRom } from './catmull-rom.ts';
import { chaikin } from './chaikin.ts';
import { raw } from './raw.ts';
import { rdp } from './rdp.ts';

export const CURVES = [raw, rdp, chaikin, catmullRom] as const;
export type CurveId = (typeof CURVES)[number]['id'];
export const CURVE_IDS = CURVES.map(({ id }) => id);

/** Parameters of the curves that are shown, and of the line that they follow. */
export function shownParameters(settings: Settings): Name[] {
  const shown = CURVES.filter(({ id }) => settings.overlays.includes(id));
  const names = shown.flatMap(({ parameters }) => parameters as readonly Name[]);
  const smooths = shown.some(({ id }) => id === 'chaikin' || id === 'catmull-rom');
  if (smooths && throughOf(settings) === 'simplified') names.unshift('tolerance');
  return [...new Set(names)];
}
