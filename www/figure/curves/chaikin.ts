import type { Turn } from '../../drawing/marks.ts';
import * as engine from '../../engine.ts';
import { looped } from '../../geometry/view.ts';
import { flag, parameter, row } from '../kinds.ts';
import type { Settings } from '../settings.ts';
import { smoothed, type Call, type CurveKind, type Line, type Points } from './kind.ts';

/** Calls `refine` if an angle limit, an outlier angle or the published rule is set. */
const call = ({ passes, ratio, angleLimit, outlierAngle, published }: Settings): Call =>
  published || angleLimit > 0 || outlierAngle < Infinity
    ? ['refine', { passes, angleLimit, outlierAngle, published }]
    : ['chaikin', { passes, ratio }];

export const chaikin: CurveKind<'chaikin'> = {
  id: 'chaikin',
  style: { tone: 'chaikin', width: 7.5, dash: [12, 4] },
  glyph: 'M0 3L1.5 1.5Q3 0 4 0T5 1 5.5 2H6',
  row: 2,
  parameters: ['passes', 'ratio', 'angleLimit', 'outlierAngle', 'published'],
  smooths: true,
  ride: 0,
  compute: smoothed(call),
  marks(line, settings) {
    return { legs: legsOf(line), turns: turnsOf(line, chaikin.compute(line, settings), settings.angleLimit) };
  },
  call,
  rejected({ base, dimension, closed }, { passes, angleLimit, outlierAngle, published }) {
    if (outlierAngle === Infinity) return [];
    return engine.refineRejected(base, { passes, angleLimit, outlierAngle, published, dimension, closed });
  },
};

function legsOf({ base, closed }: Line): number[] {
  const corners = closed ? looped(base) : base;
  const legs: number[] = [];
  for (let i = 2; i < corners.length; i += 2)
    legs.push(corners[i - 2], corners[i - 1], corners[i], corners[i + 1]);
  return legs;
}

/** The turns that remain. The next pass cuts those at or above the limit. */
function turnsOf({ dimension, closed }: Line, cut: Points, angleLimit: number): Turn[] {
  const count = cut.length / 2;
  const at = (i: number) => [cut[2 * ((i + count) % count)], cut[2 * ((i + count) % count) + 1]];
  const turns: Turn[] = [];
  engine.turnAngles(cut, { dimension, closed }).forEach((degrees, i) => {
    if (degrees < LEAST_TURN) return;
    const [[ax, ay], [x, y], [bx, by]] = [at(i - 1), at(i), at(i + 1)];
    const [inX, inY, outX, outY] = [x - ax, y - ay, bx - x, by - y];
    const turned = Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY);
    turns.push({ x, y, from: Math.atan2(inY, inX), by: turned, degrees, isCut: degrees >= angleLimit });
  });
  return turns;
}

/** Smaller turns count as straight, in degrees. */
const LEAST_TURN = 1e-3;

export const chaikinSettings = {
  passes: row('cp', parameter('refine', 'passes', 4)),
  ratio: row('cr', parameter('chaikin', 'ratio', 0.25)),
  angleLimit: row('ca', parameter('refine', 'angleLimit', 0)),
  outlierAngle: row('co', parameter('refine', 'outlierAngle', Infinity, 'none')),
  published: row('cq', flag),
};
