/** Icons on a 24 × 24 grid, and the chips' glyphs. `panel-icons.ts` has those that the first picture does not show. */
import { svg, type SVGTemplateResult } from 'lit';
import type { MeanderError } from '../errors.ts';
import { curveOf, type CurveId } from '../figure/curves/index.ts';
import { simplified } from '../figure/curves/kind.ts';
import { START } from '../figure/settings.ts';

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

const STAIR = Float64Array.of(0, 3, 1, 3, 1, 2, 2, 2, 2, 1, 3, 1, 3, 0, 5, 0, 5, 2, 6, 2);
const TOLERANCE = 0.8;
const SUBDIVISIONS = 12;
const [WIDTH, HEIGHT] = [50, 28];
const UNIT = WIDTH / 7.3;
const GLYPH = { unit: UNIT, left: 0.65 * UNIT, top: (HEIGHT - 3 * UNIT) / 2 + 1 };

export const pixels = (points: ArrayLike<number>, { unit, left, top } = GLYPH) =>
  Array.from({ length: points.length / 2 }, (_, i) => [
    points[2 * i] * unit + left,
    points[2 * i + 1] * unit + top,
  ]);

export const traced = (places: readonly (readonly number[])[]) =>
  places.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

const smoothed = new Map<CurveId, Float64Array>();

/** Smooths the stair once. Returns null until a loaded module has the function; an icon never loads one. */
export function smoothedStair(id: CurveId): Float64Array | null {
  let found = smoothed.get(id);
  if (!found) {
    const line = { raw: STAIR, dimension: 2 as const, closed: false, walls: null };
    const settings = { ...START, subdivisions: SUBDIVISIONS, tolerance: TOLERANCE };
    const kind = curveOf(id);
    try {
      found = kind.compute({ ...line, base: kind.call ? simplified(line, TOLERANCE) : STAIR }, settings);
    } catch (error) {
      if ((error as MeanderError).code === 'NotReady') return null;
      throw error;
    }
    smoothed.set(id, found);
  }
  return found;
}

export const square =
  (half: number, tone: string, edge: string) =>
  ([x, y]: number[]) =>
    svg`<rect x=${x - half} y=${y - half} width=${2 * half} height=${2 * half} fill="var(--${tone})" stroke=${edge}/>`;

const glyphs = new Map<CurveId, SVGTemplateResult>();

/** Draws a small stair, and one curve over it as soon as that can be computed. */
export function glyph(id: CurveId): SVGTemplateResult {
  const known = glyphs.get(id);
  if (known) return known;
  const { squares, tone } = curveOf(id).style;
  const points = smoothedStair(id);
  const places = points && pixels(points);
  const drawn = svg`<svg class="glyph" width=${WIDTH} height=${HEIGHT} viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    <path d=${traced(pixels(STAIR))} stroke="var(--path-under)" stroke-width=${UNIT * 1.15}/>
    ${places && svg`<path d=${traced(places)} stroke="var(--${tone})" stroke-width=${id === 'raw' ? 1.5 : 2.25}/>`}
    ${places && squares ? places.map(square(2, tone, 'none')) : null}</svg>`;
  if (points) glyphs.set(id, drawn);
  return drawn;
}
