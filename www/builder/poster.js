/** In the units of the drawing, which is 720 wide. */
const TOLERANCE = 1.2;
const KEPT = ['stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap'];

/** @typedef {{ width: number, height: number, markup: string }} Drawing what stands in an `svg` of that size */

/**
 * A drawing's curves as short markup for the `poster` slot, shown until the figure is loaded.
 * @param {SVGSVGElement} svg
 * @param {readonly Element[]} curves
 * @param {string | null} ground its colour; null for a tint of the page's text, which suits light and dark pages
 * @param {(points: Float64Array, options: { tolerance: number }) => Float64Array} simplify
 * @returns {Drawing}
 */
export function posterDrawing(svg, curves, ground, simplify) {
  const { width, height } = svg.viewBox.baseVal;
  const lines = curves.filter(
    (shape) =>
      shape.localName === 'path' && shape.getAttribute('fill') === 'none' && !shape.hasAttribute('opacity'),
  );
  const paths = lines.map((shape) => {
    const looks = KEPT.map((name) => [name, shape.getAttribute(name)])
      .filter(([, value]) => value !== null)
      .map(([name, value]) => ` ${name}="${value}"`);
    return `<path d="${simplifyPath(shape.getAttribute('d') ?? '', simplify)}"${looks.join('')}/>`;
  });
  const fill = ground ? `fill="${ground}"` : 'fill="currentColor" opacity=".07"';
  return { width, height, markup: `<path d="M0 0h${width}v${height}H0z" ${fill}/>${paths.join('')}` };
}

/** @param {string} d @param {Parameters<typeof posterDrawing>[3]} simplify */
function simplifyPath(d, simplify) {
  return d.replace(/M[^MZ]+/g, (piece) => {
    if (!/^[ML\d.\s-]+$/.test(piece)) return piece;
    const points = simplify(Float64Array.from(piece.match(/-?[\d.]+/g) ?? [], Number), {
      tolerance: TOLERANCE,
    });
    return `M${Array.from(points, Math.round).join(' ')}`;
  });
}
