/** Sliders of settings. Each drag is one step of history. */
import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Figure } from '../figure/figure.ts';
import { rowOf, type Name, type Settings } from '../figure/settings.ts';

/** Settings that are numbers. */
export type NumberName = { [K in Name]: Settings[K] extends number ? K : never }[Name];

interface Scale {
  /** Beyond the last value there is none. */
  isOpen?: boolean;
  toShare(value: number): number;
  toValue(share: number): number;
}

/** Sliders that are not linear: 1 is the middle of wiggliness, and 3.2 of the pace. Most useful tolerances are below 2. */
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
    isOpen: true,
    toShare: (value) => Math.min(1, value / 190),
    toValue: (share) => (share * 190 > 180 ? Infinity : Math.round(share * 190)),
  },
  pace: {
    toShare: (value) => Math.log(value / 0.8) / Math.log(16),
    toValue: (share) => Math.round(0.8 * 16 ** share * 10) / 10,
  },
};

export const round = (value: number) => Number(value.toFixed(2));
export const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

function scaleOf(name: NumberName): Scale {
  const { min, max, step } = rowOf(name).range!;
  const linear = {
    toShare: (value: number) => within((value - min) / (max - min), 0, 1),
    toValue: (share: number) => round(Math.round((min + share * (max - min)) / step) * step),
  };
  return SCALES[name] ?? linear;
}

export function change(figure: Figure, name: NumberName, value: number) {
  figure.history.begin();
  figure.set({ [name]: value }, 'user');
}

/** A finger that scrolls the page from the slider changes nothing. */
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

const NUDGES: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** Moves by one step of the setting; a step of the slider would be a step of its share. */
export function nudge(event: KeyboardEvent, figure: Figure, name: NumberName) {
  const by = NUDGES[event.key];
  if (!by) return;
  event.preventDefault();
  const { lowest, highest, max, step } = rowOf(name).range!;
  const isOpen = SCALES[name]?.isOpen;
  const value = Math.min(figure.settings[name], isOpen ? max + step : Infinity);
  const next = within(round(value + by * step), lowest, highest);
  change(figure, name, isOpen && next > max ? Infinity : next);
}

export function textOf({ say, settings }: Figure, name: NumberName): string {
  const value = settings[name];
  return value === Infinity ? say.value('off') : `${value}${rowOf(name).range!.unit ?? ''}`;
}
