/**
 * Anything with a canvas context's path methods: a 2D context, or a writer of SVG with the same words.
 * @typedef {Pick<CanvasRenderingContext2D,
 *   'beginPath' | 'moveTo' | 'lineTo' | 'closePath' | 'rect' | 'arc' | 'fill' | 'stroke' | 'setLineDash' |
 *   'fillStyle' | 'strokeStyle' | 'lineWidth' | 'lineCap' | 'lineJoin' | 'globalAlpha'>} Pen
 *
 * @typedef {import('../view/grid-view.js').GridView} GridView
 *
 * @typedef {'ground' | 'stone' | 'joint' | 'forced' | 'witness' | 'wall' | 'dot' | 'ink' | 'paper' |
 *   'raw' | 'chaikin' | 'rdp' | 'catmull-rom'} Tone
 * @typedef {Record<Tone, string>} Palette
 *
 * @typedef {'raw' | 'chaikin' | 'rdp' | 'catmull-rom'} CurveId
 * @typedef {{ id: CurveId, points: ArrayLike<number>, closed: boolean }} Curve
 */

export {};
