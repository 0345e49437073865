import { LINE_STYLES } from '../draw/line-styles.js';
import { makeSvg } from '../dom.js';

/**
 * A short piece of a curve as the canvas draws it.
 * @param {import('../draw/types.js').CurveId} id
 */
export function createSwatch(id) {
  const { width, dash, cap, vertex } = LINE_STYLES[id];
  const line = makeSvg('path', {
    d: 'M3 6H33',
    class: `line ${id}`,
    'stroke-width': width,
    'stroke-dasharray': dash.join(' ') || 'none',
    'stroke-linecap': cap,
  });
  const ends = vertex > 0 ? [3, 33] : [];
  const squares = ends.map((x) =>
    makeSvg('rect', {
      x: x - vertex / 2,
      y: 6 - vertex / 2,
      width: vertex,
      height: vertex,
      class: `dot ${id}`,
    }),
  );
  const box = { viewBox: '-1 0 38 12', class: 'swatch', 'aria-hidden': 'true' };
  return makeSvg('svg', box, line, ...squares);
}
