import * as engine from '../../engine.js';
import { flag, parameter } from '../kinds.ts';
import { row } from '../rows.ts';
import type { Settings } from '../settings.ts';
import type { CurveKind } from './kind.ts';
import { offWalls } from './line.ts';

/** Chaikin's corner cutting; the refined form where an angle limit, an outlier angle or the published rule is set. */
export const chaikin: CurveKind<'chaikin'> = {
  id: 'chaikin',
  style: { tone: 'chaikin', width: 7.5, dash: [12, 4] },
  row: 2,
  parameters: ['passes', 'ratio', 'angleLimit', 'outlierAngle', 'published'],
  compute(line, { passes, ratio, angleLimit, outlierAngle, published }) {
    const { base, dimension, closed } = line;
    return offWalls(
      line,
      isRefined({ published, angleLimit, outlierAngle })
        ? engine.refine(base, { passes, angleLimit, outlierAngle, published, dimension, closed })
        : engine.chaikin(base, { passes, ratio, dimension, closed }),
    );
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

export const chaikinSettings = {
  passes: row('cp', parameter('refine', 'passes', 4)),
  ratio: row('cr', parameter('chaikin', 'ratio', 0.25)),
  angleLimit: row('ca', parameter('refine', 'angleLimit', 0)),
  outlierAngle: row('co', parameter('refine', 'outlierAngle', Infinity, 'none')),
  published: row('cq', flag),
};
