import type { Marks, Turn } from '../../drawing/marks.ts';
import * as engine from '../../engine.js';
import { flag, parameter } from '../kinds.ts';
import { row } from '../rows.ts';
import type { Settings } from '../settings.ts';
import { closedUp, type CurveKind, type Line } from './kind.ts';
import { offWalls } from './line.ts';

/** Chaikin's corner cutting; the refined form where an angle limit, an outlier angle or the published rule is set. */
export const chaikin: CurveKind<'chaikin'> = {
  id: 'chaikin',
  style: { tone: 'chaikin', width: 7.5, dash: [12, 4] },
  row: 2,
  parameters: ['passes', 'ratio', 'angleLimit', 'outlierAngle', 'published'],
  smooths: true,
  ride: 0,
  compute: (line, settings) => offWalls(line, cutCorners(line, settings, settings.passes)),
  marks(line, settings) {
    if (settings.passes === 0 || line.base.length < 6) return {};
    return { ...cutsOf(line, settings), turns: turnsOf(line, settings.angleLimit) };
  },
  call({ passes, ratio, angleLimit, outlierAngle, published }) {
    return isRefined({ published, angleLimit, outlierAngle })
      ? ['refine', { passes, angleLimit, outlierAngle, published }]
      : ['chaikin', { passes, ratio }];
  },
  rejected({ base, dimension, closed }, { passes, angleLimit, outlierAngle, published }) {
    if (outlierAngle === Infinity) return [];
    return engine.refineRejected(base, { passes, angleLimit, outlierAngle, published, dimension, closed });
  },
};

const isRefined = ({
  published,
  angleLimit,
  outlierAngle,
}: Pick<Settings, 'published' | 'angleLimit' | 'outlierAngle'>) =>
  published || angleLimit > 0 || outlierAngle < Infinity;

function cutCorners(
  { base, dimension, closed }: Line,
  { ratio, angleLimit, outlierAngle, published }: Settings,
  passes: number,
) {
  return isRefined({ published, angleLimit, outlierAngle })
    ? engine.refine(base, { passes, angleLimit, outlierAngle, published, dimension, closed })
    : engine.chaikin(base, { passes, ratio, dimension, closed });
}

/** The legs that the first pass cuts, with a tick at each Q and R. */
function cutsOf(line: Line, settings: Settings): Marks {
  const { base, dimension, closed } = line;
  const corners = closedUp(base, closed);
  const legs: number[] = [];
  for (let i = 2; i < corners.length; i += 2)
    legs.push(corners[i - 2], corners[i - 1], corners[i], corners[i + 1]);
  const cuts = engine.cornerCuts(base, cutCorners(line, settings, 1), { dimension, closed });
  const ticks = cuts.flatMap(({ point: [x, y], segment }) => {
    const [ax, ay, bx, by] = legs.slice(4 * segment, 4 * segment + 4);
    const length = Math.hypot(bx - ax, by - ay);
    return [x, y, (bx - ax) / length, (by - ay) / length];
  });
  return { legs, ticks };
}

/** The corners of a line. Those of the limit and more are cut. */
function turnsOf({ base, dimension, closed }: Line, angleLimit: number): Turn[] {
  const count = base.length / 2;
  const at = (i: number) => [base[2 * ((i + count) % count)], base[2 * ((i + count) % count) + 1]];
  const turns: Turn[] = [];
  engine.turnAngles(base, { dimension, closed }).forEach((degrees, i) => {
    if (degrees < LEAST_TURN) return;
    const [[ax, ay], [x, y], [bx, by]] = [at(i - 1), at(i), at(i + 1)];
    const [inX, inY, outX, outY] = [x - ax, y - ay, bx - x, by - y];
    const turned = Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY);
    turns.push({ x, y, from: Math.atan2(inY, inX), by: turned, degrees, isCut: degrees >= angleLimit });
  });
  return turns;
}

/** Smaller turns, in degrees, are straight on. */
const LEAST_TURN = 1e-3;

export const chaikinSettings = {
  passes: row('cp', parameter('refine', 'passes', 4)),
  ratio: row('cr', parameter('chaikin', 'ratio', 0.25)),
  angleLimit: row('ca', parameter('refine', 'angleLimit', 0)),
  outlierAngle: row('co', parameter('refine', 'outlierAngle', Infinity, 'none')),
  published: row('cq', flag),
};
