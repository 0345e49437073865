import { fitGrid } from '../old/view/grid-view.js';

/** Seconds; the whole animation is over in less than five, the limit of WCAG 2.2.2. */
const CARVING_S = 2.6;
const DRAWING_S = 1.6;
const GROUPS = 40;
const CRUMBLE_S = 0.3;
/** With more cells the file is too large for a post: curves alone are animated. */
const MOST_CELLS = 1600;
const SVG = 'http://www.w3.org/2000/svg';

/**
 * Animates a drawing of a finished figure once: stones vanish in the order of the carving, then the curves are drawn.
 * The animation is CSS alone and follows `prefers-reduced-motion`; without styles it is the finished picture.
 * @param {SVGSVGElement} svg is changed
 * @param {readonly Element[]} curves those of its shapes that belong to curves
 * @param {readonly number[]} cells in the order of the carving
 * @param {{ columns: number, rows: number, stone: string }} grid
 * @returns {string} CSS rules
 */
export function animateSvg(svg, curves, cells, { columns, rows, stone }) {
  /** @type {string[]} */
  const delays = [];
  const removed = columns * rows > MOST_CELLS ? [] : cells;
  const before = curves[0] ?? svg.lastElementChild;
  const { width, height } = svg.viewBox.baseVal;
  const view = fitGrid({ width, height, columns, rows });
  const groups = Math.min(GROUPS, removed.length);
  const short = (/** @type {number} */ n) => String(Math.round(n * 100) / 100);
  for (let g = 0; g < groups; g++) {
    const group = removed.slice(
      Math.floor((g * removed.length) / groups),
      Math.floor(((g + 1) * removed.length) / groups),
    );
    const path = document.createElementNS(SVG, 'path');
    const side = short(view.cell - 1);
    path.setAttribute(
      'd',
      group
        .map((cell) => {
          const x = view.left + (cell % columns) * view.cell + 0.5;
          const y = view.top + Math.floor(cell / columns) * view.cell + 0.5;
          return `M${short(x)} ${short(y)}h${side}v${side}h-${side}z`;
        })
        .join(''),
    );
    path.setAttribute('fill', stone);
    path.setAttribute('opacity', '0');
    path.classList.add('c', `c${g}`);
    svg.insertBefore(path, before);
    delays.push(`.c${g}{animation-delay:${short(0.2 + (g * CARVING_S) / groups)}s}`);
  }
  const start = short(groups > 0 ? CARVING_S + CRUMBLE_S + 0.2 : 0.2);
  for (const shape of curves) {
    const line = shape.localName === 'path' && shape.getAttribute('fill') === 'none';
    const solid = line && !shape.hasAttribute('stroke-dasharray');
    if (solid) shape.setAttribute('pathLength', '1');
    shape.classList.add(solid ? 'd' : 'f');
  }
  const rules = [
    `.c{animation:c ${CRUMBLE_S}s backwards}@keyframes c{from{opacity:1}to{opacity:0}}`,
    // The shorthand resets the delay, so each group's delay follows it.
    ...delays,
    `.d{stroke-dasharray:1;animation:d ${DRAWING_S}s ${start}s backwards ease-in-out}`,
    '@keyframes d{from{stroke-dashoffset:1}to{stroke-dashoffset:0}}',
    `.f{animation:f ${DRAWING_S / 2}s ${start}s backwards}@keyframes f{from{opacity:0}}`,
  ];
  return `@media(prefers-reduced-motion:no-preference){${rules.join('')}}`;
}
