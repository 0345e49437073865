/** In the units of the drawing, which is 720 wide. */
const TOLERANCE = 1.2;

/**
 * A drawing's curves as short markup for the `poster` slot, shown until the figure is loaded. The background is a tint
 * of the page's text colour, so that it suits light and dark pages.
 * @param {SVGSVGElement} svg
 * @param {readonly Element[]} curves
 * @param {(points: Float64Array, options: { tolerance: number }) => Float64Array} simplify
 */
export function posterMarkup(svg, curves, simplify) {
  const { width, height } = svg.viewBox.baseVal;
  const lines = curves.filter(
    (shape) =>
      shape.localName === 'path' && shape.getAttribute('fill') === 'none' && !shape.hasAttribute('opacity'),
  );
  const paths = lines.map((shape) => {
    const kept = ['stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap']
      .map((name) => [name, shape.getAttribute(name)])
      .filter(([, value]) => value !== null)
      .map(([name, value]) => ` ${name}="${value}"`);
    return `<path d="${simplifyPath(shape.getAttribute('d') ?? '', simplify)}"${kept.join('')}/>`;
  });
  const background = `<path d="M0 0h${width}v${height}H0z" fill="currentColor" opacity=".07"/>`;
  return `<svg slot="poster" viewBox="0 0 ${width} ${height}" width="100%" fill="none" aria-hidden="true">${background}${paths.join('')}</svg>`;
}

/** @param {string} d @param {Parameters<typeof posterMarkup>[2]} simplify */
function simplifyPath(d, simplify) {
  return d.replace(/M[^MZ]+/g, (piece) => {
    if (!/^[ML\d.\s-]+$/.test(piece)) return piece;
    const points = simplify(Float64Array.from(piece.match(/-?[\d.]+/g) ?? [], Number), {
      tolerance: TOLERANCE,
    });
    return `M${Array.from(points, Math.round).join(' ')}`;
  });
}
