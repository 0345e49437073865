/** Icons of the panel and of pages, and strokes of curves for tables. */
import { svg, type SVGTemplateResult } from 'lit';
import { curveOf, type CurveId } from '../figure/curves/index.ts';
import { framed, line, pixels, smoothedStair, square, traced } from './icons.ts';

export const link = framed(
  line('M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17'),
);
export const save = framed(line('M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15'));
export const post = framed(line('M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5'));
export const copy = framed(line('M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4'));
export const tick = framed(line('M5 12.5l4.5 4.5L19 7.5'));
export const chevron = svg`<svg class="icon chevron" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">${line('M6 9l6 6 6-6')}</svg>`;

const STROKE = { width: 46, height: 26, unit: 5.6, left: 6, top: 4.5 };

export function stroke(id: CurveId): SVGTemplateResult {
  const { squares, tone, width } = curveOf(id).style;
  const places = pixels(smoothedStair(id) ?? [], STROKE);
  return svg`<svg class="glyph" width=${STROKE.width} height=${STROKE.height} viewBox="0 0 ${STROKE.width} ${STROKE.height}" aria-hidden="true">
    <path d=${traced(places)} stroke="var(--${tone})" stroke-width=${width}/>
    ${squares ? places.slice(1, -1).map(square(2.5, tone, 'var(--paper)')) : null}</svg>`;
}
