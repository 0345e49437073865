/**
 * How each curve is drawn, in CSS pixels, so that it is known by its line and not only by its colour.
 * The lower ones are the wider: where curves run together, each still shows.
 * `vertex` is the side of the square on every point.
 * @type {Readonly<Record<import('./types.js').CurveId,
 *   { width: number, dash: readonly number[], cap: CanvasLineCap, vertex: number }>>}
 */
export const LINE_STYLES = Object.freeze({
  raw: { width: 2.5, dash: [0, 5], cap: 'round', vertex: 0 },
  chaikin: { width: 3, dash: [], cap: 'round', vertex: 0 },
  rdp: { width: 2, dash: [6, 4], cap: 'butt', vertex: 7 },
  'catmull-rom': { width: 2, dash: [11, 4, 2, 4], cap: 'butt', vertex: 0 },
});
