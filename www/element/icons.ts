/** Icons on a 24 × 24 grid, and the chips' glyphs. `panel-icons.ts` has those that the first picture does not show. */
import { svg, type SVGTemplateResult } from 'lit';
import { curveOf, raw, type CurveId } from '../figure/curves/index.ts';

const solid = (path: string) => svg`<path d=${path} fill="currentColor" stroke="none"/>`;
export const line = (path: string) => svg`<path d=${path}/>`;
const dots = (radius: number, ...places: [number, number][]) =>
  svg`<g fill="currentColor" stroke="none">${places.map(([x, y]) => svg`<circle cx=${x} cy=${y} r=${radius}/>`)}</g>`;

const ICONS = {
  play: solid('M7 4.5v15l12-7.5z'),
  pause: solid('M7 5h3.4v14H7zM13.6 5H17v14h-3.4z'),
  replay: line('M5.2 9.5A7.4 7.4 0 1 1 4.6 14M5 4.5v5h5'),
  back: [solid('M17.5 6v12L9 12z'), line('M6.5 6v12')],
  forth: [solid('M6.5 6v12L15 12z'), line('M17.5 6v12')],
  dice: [
    svg`<rect x="4" y="4" width="16" height="16" rx="3.5"/>`,
    dots(1.5, [8.6, 8.6], [15.4, 8.6], [12, 12], [8.6, 15.4], [15.4, 15.4]),
  ],
  wall: line('M4 6h16v12H4zM4 12h16M12 6v6M8 12v6M16 12v6'),
  more: dots(1.7, [5.5, 12], [12, 12], [18.5, 12]),
  add: line('M12 5v14M5 12h14'),
  remove: line('M5 12h14'),
  fit: line('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5'),
  undo: line('M4.5 9.5h9a5 5 0 0 1 0 10H9M8 5.5l-4 4 4 4'),
  redo: line('M19.5 9.5h-9a5 5 0 0 0 0 10H15M16 5.5l4 4-4 4'),
  file: line('M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4'),
  published: line('M12 7.5c-2-2-5-2-8-1.5v12.5c3-.5 6-.5 8 1.5 2-2 5-2 8-1.5V6c-3-.5-6-.5-8 1.5zV20'),
} as const;

export type IconName = keyof typeof ICONS;

export const framed = (drawing: unknown) =>
  svg`<svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${drawing}</svg>`;

export const icon = (name: IconName) => framed(ICONS[name]);

/** Squares on the corners of a glyph of straight lines. */
export const squares = (glyph: string, half: number, tone: string, edge: string) =>
  [...glyph.matchAll(/(\d) (\d)/g)].map(
    ([, x, y]) =>
      svg`<rect x=${Number(x) - half} y=${Number(y) - half} width=${2 * half} height=${2 * half} fill="var(--${tone})" stroke=${edge} stroke-width=".18"/>`,
  );

/** A small stair, and one curve over it. */
export function glyphOf(id: CurveId): SVGTemplateResult {
  const { glyph, style } = curveOf(id);
  return svg`<svg class="glyph" width="50" height="28" viewBox="-.65 -.69 7.3 4.09" aria-hidden="true">
    <path d=${raw.glyph} stroke="var(--path-under)" stroke-width="1.15"/>
    <path d=${glyph} stroke="var(--${style.tone})" stroke-width=${id === 'raw' ? 0.22 : 0.33}/>
    ${style.squares ? squares(glyph, 0.29, style.tone, 'none') : null}</svg>`;
}
