/** The curves, in the order of chips, tables and files. To add one: a file like `chaikin.ts`, and its curve and settings here. */
import type { CurveTone } from '../../drawing/look.ts';
import type { Settings } from '../settings.ts';
import { throughOf } from '../sources/index.ts';
import { catmullRom, catmullRomSettings } from './catmull-rom.ts';
import { chaikin, chaikinSettings } from './chaikin.ts';
import type { CurveKind, ParameterName } from './kind.ts';
import { rdp, rdpSettings } from './rdp.ts';

/** The line before any smoothing. */
export const raw: CurveKind<'raw'> = {
  id: 'raw',
  style: { tone: 'raw', width: 1, dash: [] },
  glyph: 'M0 3H1V2H2V1H3V0H5V2H6',
  row: 3,
  parameters: [],
  smooths: false,
  ride: 3,
  compute: ({ raw }) => raw,
};

/** The `id` of each is also the name of its colour. */
export const CURVES = [raw, rdp, chaikin, catmullRom] as const satisfies readonly CurveKind<CurveTone>[];
export type CurveId = (typeof CURVES)[number]['id'];
export const CURVE_SETTINGS = { ...chaikinSettings, ...rdpSettings, ...catmullRomSettings };
export const CURVE_IDS = CURVES.map(({ id }) => id);
export const curveOf = (id: CurveId): CurveKind<CurveId> => CURVES.find((kind) => kind.id === id)!;

/** Parameters of the visible curves, and of the line that they follow. */
export function shownParameters(settings: Settings): ParameterName[] {
  const shown: readonly CurveKind[] = CURVES.filter(({ id }) => settings.overlays.includes(id));
  const names = shown.flatMap(({ parameters }) => parameters);
  if (shown.some(({ smooths }) => smooths) && throughOf(settings) === 'simplified')
    names.unshift('tolerance');
  return [...new Set(names)];
}
