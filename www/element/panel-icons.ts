/** Icons of the panel and of pages, and strokes of curves for tables. */
import { svg, type SVGTemplateResult } from 'lit';
import { curveOf, type CurveId } from '../figure/curves/index.ts';
import { framed, line, squares } from './icons.ts';

export const link = framed(
  line('M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17'),
);
export const save = framed(line('M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15'));
export const post = framed(line('M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5'));
export const copy = framed(line('M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4'));
export const tick = framed(line('M5 12.5l4.5 4.5L19 7.5'));
export const chevron = svg`<svg class="icon chevron" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">${line('M6 9l6 6 6-6')}</svg>`;

/** Pixels per cell of a stroke. */
const UNIT = 5.6;

export function stroke(id: CurveId): SVGTemplateResult {
  const { glyph, style } = curveOf(id);
  return svg`<svg class="glyph" width="46" height="26" viewBox="-1.07 -.8 8.21 4.64" aria-hidden="true">
    <path d=${glyph} stroke="var(--${style.tone})" stroke-width=${style.width / UNIT}/>
    ${style.squares ? squares(glyph, 2.5 / UNIT, style.tone, 'var(--paper)').slice(1, -1) : null}</svg>`;
}
