import type { Marks } from '../../drawing/marks.ts';
import { catmullRomBezier } from '../../engine.ts';
import { parameter, row } from '../kinds.ts';
import type { Settings } from '../settings.ts';
import { smoothed, type Call, type CurveKind, type Points } from './kind.ts';

const call = ({ subdivisions, alpha }: Settings): Call => ['catmullRom', { subdivisions, alpha }];

export const catmullRom: CurveKind<'catmull-rom'> = {
  id: 'catmull-rom',
  style: { tone: 'catmull-rom', width: 4.5, dash: [2, 4] },
  glyph: 'M0 3C.5 2.5 2 .4 3 0C3.67-.28 4.67-.33 5 0S4.72 1.72 5 2C5.2 2.2 5.83 2 6 2',
  row: 0,
  parameters: ['alpha', 'subdivisions'],
  smooths: true,
  ride: 1,
  compute: smoothed(call),
  call,
  marks({ base, dimension, closed }, { alpha }) {
    if (base.length < 2 * dimension) return {};
    return controlsOf(catmullRomBezier(base, { alpha, dimension, closed }));
  },
};

/** The control points of Bézier segments, and the legs from them to the segments' ends. */
function controlsOf(segments: Points): Marks {
  const points: number[] = [];
  const legs: number[] = [];
  for (let i = 0; i + 8 <= segments.length; i += 6) {
    const [ax, ay, px, py, qx, qy, bx, by] = segments.subarray(i);
    points.push(px, py, qx, qy);
    legs.push(ax, ay, px, py, qx, qy, bx, by);
  }
  return { points, legs };
}

export const catmullRomSettings = {
  alpha: row('ma', parameter('catmullRom', 'alpha', 0.5)),
  subdivisions: row('ms', parameter('catmullRom', 'subdivisions', 8)),
};
