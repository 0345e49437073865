/**
 * Anything with a canvas context's path methods: a 2D context, or a writer of SVG with the same words.
 * @typedef {Pick<CanvasRenderingContext2D,
 *   'beginPath' | 'moveTo' | 'lineTo' | 'closePath' | 'rect' | 'arc' | 'fill' | 'stroke' | 'setLineDash' |
 *   'lineDashOffset' | 'fillStyle' | 'strokeStyle' | 'lineWidth' | 'lineCap' | 'lineJoin' | 'globalAlpha' |
 *   'fillText' | 'strokeText' | 'font' | 'textAlign' | 'textBaseline'>} Pen
 *
 * @typedef {import('../view/grid-view.js').GridView} GridView
 *
 * @typedef {'ground' | 'ghost' | 'stone' | 'joint' | 'forced' | 'witness' | 'wall' | 'dot' | 'ink' | 'paper' |
 *   'crest' | 'grass' | 'meadow' | 'tuft' | 'stump' | 'flower' | 'shade' | 'bush' | 'leaf' | 'rock' | 'facet' | 'road' | 'rut' | 'verge'} Tone
 * @typedef {Record<Tone, string> & { readonly [curve: string]: string }} Palette each curve's tone has the name of the curve
 *
 * How a curve is drawn, in CSS pixels, so that it is known by its width and not only by its colour. The lower ones are the
 * wider, but for the raw line: where curves run together, each still shows. `vertex` is the side of the square on every point.
 * @typedef {{ width: number, vertex: number, plotWidth: number }} LineStyle
 *
 * @typedef {{ id: string, style: LineStyle, reference?: boolean, points: ArrayLike<number>, closed: boolean, near?: ArrayLike<number> | null,
 *   loose?: ArrayLike<number> | null, crossing?: { x: number, y: number } | null,
 *   space?: ArrayLike<number> | null, side?: boolean, bare?: boolean,
 *   dropped?: Seen | null }} Curve `reference`: the others deviate from it; `near`: how much larger each point is seen in space;
 *   `loose`: as it was before it was kept off the walls; `crossing`: where it first cuts into one;
 *   `space`: its own points, where those are not the ones that are seen; `side`: it branches off the curve before it;
 *   `bare`: its points are not marked; `dropped`: the points that it leaves out of its line
 * @typedef {{ points: ArrayLike<number>, near: ArrayLike<number> | null }} Seen
 */

export {};
