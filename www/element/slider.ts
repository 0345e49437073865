/** Sliders of settings. Each drag is one step of history. */
import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Figure } from '../figure/figure.ts';
import { rowOf, type Name, type Settings } from '../figure/settings.ts';
import { isMetric } from '../figure/status.ts';
import { clamp } from '../geometry/view.ts';

export type NumberName = { [K in Name]: Settings[K] extends number ? K : never }[Name];

interface Scale {
  toShare(value: number): number;
  toValue(share: number): number;
}

/** Sliders that are not linear. Wiggliness has 1 in the middle, the pace 3.2. Most useful tolerances are below 2. */
const SCALES: Partial<Record<NumberName, Scale>> = {
  wiggliness: {
    toShare: (value) => Math.min(1, Math.log(2 * value + 1) / Math.log(9)),
    toValue: (share) => Math.round(((9 ** share - 1) / 2) * 10) / 10,
  },
  tolerance: {
    toShare: (value) => Math.min(1, value / 2),
    toValue: (share) => Math.round(share * 40) / 20,
  },
  outlierAngle: {
    toShare: (value) => Math.min(1, value / 190),
    toValue: (share) => (share * 190 > 180 ? Infinity : Math.round(share * 190)),
  },
  pace: {
    toShare: (value) => Math.log(value / 0.8) / Math.log(16),
    toValue: (share) => Math.round(0.8 * 16 ** share * 10) / 10,
  },
};

const round = (value: number) => Number(value.toFixed(2));

function scaleOf(name: NumberName): Scale {
  const { min, max, step } = rowOf(name).range!;
  const linear = {
    toShare: (value: number) => clamp((value - min) / (max - min), 0, 1),
    toValue: (share: number) => round(Math.round((min + share * (max - min)) / step) * step),
  };
  return SCALES[name] ?? linear;
}

export function change(figure: Figure, name: NumberName, value: number) {
  figure.history.begin();
  figure.set({ [name]: value }, 'user');
}

/** A slider that resets its value if the browser takes the pointer to scroll the page. */
export function slider(figure: Figure, name: NumberName, label: string) {
  const value = figure.settings[name];
  const { toShare, toValue } = scaleOf(name);
  const share = toShare(value);
  const input = (event: Event) =>
    change(figure, name, toValue((event.target as HTMLInputElement).valueAsNumber));
  return html`
    <input
      class="slider"
      type="range"
      min="0"
      max="1"
      step="any"
      aria-label=${label}
      aria-valuetext=${textOf(figure, name)}
      .value=${live(String(share))}
      .style="--share: ${share}"
      @input=${input}
      @keydown=${(event: KeyboardEvent) => nudge(event, figure, name)}
      @change=${() => figure.history.commit()}
      @pointercancel=${() => figure.history.cancel()}
    />
  `;
}

/** Whether a setting accepts Infinity, which switches it off. */
export const mayBeOff = (name: NumberName) =>
  rowOf(name).read(rowOf(name).write(Infinity) ?? '') === Infinity;

/** Moves a value by some steps, within its limits. A setting that may be off switches off beyond its slider. */
export function stepped(name: NumberName, value: number, steps: number): number {
  const { lowest, highest, max, step } = rowOf(name).range!;
  if (value === Infinity) return steps < 0 ? max : value;
  const next = round(value + steps * step);
  return mayBeOff(name) && next > max ? Infinity : clamp(next, lowest, highest);
}

const NUDGES: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** Moves by one step of the setting. The browser would move by one step of the share. */
export function nudge(event: KeyboardEvent, figure: Figure, name: NumberName) {
  const by = NUDGES[event.key];
  if (!by) return;
  event.preventDefault();
  change(figure, name, stepped(name, figure.settings[name], by));
}

/** Cells per metre, where the tolerance of a recording is in metres; otherwise 0. */
export const metreOf = ({ settings, fit }: Figure, name: NumberName) =>
  name === 'tolerance' && isMetric(settings) ? fit.value.scale : 0;

export function textOf(figure: Figure, name: NumberName): string {
  const { say, settings } = figure;
  const metre = metreOf(figure, name);
  const metres = settings[name] / metre;
  const digits = metres < 10 ? 2 : metres < 1000 ? 1 : 0;
  const value = metre ? Number(metres.toFixed(digits)) : settings[name];
  if (value === Infinity) return say.value('off');
  // No thousands separators: readers edit this text.
  const point = say.value.number(0.5).includes(',') ? ',' : '.';
  return String(value).replace('.', point) + (metre ? ' m' : (rowOf(name).range!.unit ?? ''));
}
