import { makeSvg } from '../dom.js';

/**
 * A short piece of a curve as the canvas draws it.
 * @param {Pick<import('../curves/registry.js').Curve, 'id' | 'style'>} curve
 */
export function createSwatch({ id, style }) {
  const { width, vertex } = style;
  const line = makeSvg('path', { d: 'M3 6H33', class: `line ${id}`, 'stroke-width': width });
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
