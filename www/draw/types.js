/**
 * Anything with a canvas context's path methods: a 2D context, or a writer of SVG with the same words.
 * @typedef {Pick<CanvasRenderingContext2D,
 *   'beginPath' | 'moveTo' | 'lineTo' | 'closePath' | 'rect' | 'arc' | 'fill' | 'stroke' | 'setLineDash' |
 *   'lineDashOffset' | 'fillStyle' | 'strokeStyle' | 'lineWidth' | 'lineCap' | 'lineJoin' | 'globalAlpha'>} Pen
 *
 * @typedef {import('../view/grid-view.js').GridView} GridView
 *
 * @typedef {'ground' | 'stone' | 'joint' | 'forced' | 'witness' | 'wall' | 'dot' | 'ink' | 'paper' |
 *   'grass' | 'meadow' | 'tuft' | 'flower' | 'shade' | 'bush' | 'leaf' | 'rock' | 'facet' | 'road' | 'rut' | 'verge' |
 *   'raw' | 'chaikin' | 'rdp' | 'catmull-rom'} Tone
 * @typedef {Record<Tone, string>} Palette
 *
 * @typedef {'raw' | 'chaikin' | 'rdp' | 'catmull-rom'} CurveId
 * @typedef {{ id: CurveId, points: ArrayLike<number>, closed: boolean, near?: ArrayLike<number> | null,
 *   loose?: ArrayLike<number> | null, crossing?: { x: number, y: number } | null,
 *   space?: ArrayLike<number> | null, side?: boolean, bare?: boolean }} Curve `near`: how much larger each point is seen in space;
 *   `loose`: as it was before it was kept off the walls; `crossing`: where it first cuts into one;
 *   `space`: its own points, where those are not the ones that are seen; `side`: it branches off the curve before it;
 *   `bare`: its points are not marked
 */

export {};
