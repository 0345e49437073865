import { badArgument } from '../../errors.js';
import { catmullRom } from './catmull-rom.js';
import { chaikin } from './chaikin.js';
import { raw } from './raw.js';
import { rdp } from './rdp.js';

const ALL = /** @type {const} */ ([raw, chaikin, rdp, catmullRom]);

/** @typedef {(typeof ALL)[number]['id']} CurveId */
/** @typedef {import('./types.js').CurveDefinition & { id: CurveId }} Curve */

/** Every curve, in the order of the legend: the first is drawn lowest. @type {readonly Curve[]} */
export const CURVES = Object.freeze(ALL);

/** The raw line. */
export const REFERENCE = /** @type {Curve} */ (CURVES.find(({ reference }) => reference));

/** @param {string} id */
export function curveNamed(id) {
  const curve = CURVES.find((one) => one.id === id);
  if (!curve) throw badArgument('curve', id, `one of ${CURVES.map((one) => one.id).join(', ')}`);
  return curve;
}

/** The curves that are shown in a state. @param {Readonly<Record<string, any>>} state */
export const shownCurves = ({ overlays }) => CURVES.filter(({ id }) => overlays.includes(id));
