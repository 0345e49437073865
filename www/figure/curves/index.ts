/** The curves, in the order of chips, tables and files. To add one: a file like `chaikin.ts` and a place in this list. */
import { catmullRom } from './catmull-rom.ts';
import { chaikin } from './chaikin.ts';
import { raw } from './raw.ts';
import { rdp } from './rdp.ts';

export const CURVES = [raw, rdp, chaikin, catmullRom] as const;
export type CurveId = (typeof CURVES)[number]['id'];
export const CURVE_IDS = CURVES.map(({ id }) => id);
