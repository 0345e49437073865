/** Recommends a curve for the two choices in the sentence before it. */
import { signal } from '@preact/signals-core';
import { html } from 'lit';
import { SignalElement } from '../../element/signal-element.ts';
import { LIMIT } from '../thread-numbers.ts';
import { TOLERANCE } from '../thread.ts';
import type { CurveTable } from '../curve-table.ts';

type Traveller = 'walker' | 'vehicle' | 'recording';
type Demand = 'points' | 'bends' | 'few';
/** `row`: of the comparison; empty if the table has none for this call. */
type Advice = readonly [row: string, call: string, why: string];

export const ADVICE: Readonly<Record<Traveller, Readonly<Record<Demand, Advice>>>> = {
  walker: {
    points: ['spline', 'catmullRom(points)', 'It passes through every stop, and no leg loops.'],
    bends: [
      'limit',
      `refine(points, { passes: 4, angleLimit: ${LIMIT} })`,
      'It rounds what is sharp and leaves the rest alone.',
    ],
    few: [
      'rdp',
      `simplify(points, { tolerance: ${TOLERANCE} })`,
      `Straight legs that stray by ${TOLERANCE} cells at most. On a grid, give it the walls too: then no tolerance is too large.`,
    ],
  },
  vehicle: {
    points: [
      'spline',
      'catmullRom(points, { alpha: 0.5 })',
      'It has no kinks, and no leg loops. But the steering wheel still jumps at each point.',
    ],
    bends: [
      '',
      'bspline(points, { degree: 3 })',
      'The cubic B-spline, which this page does not draw: not even the steering wheel jumps.',
    ],
    few: [
      'splineKept',
      `catmullRom(simplify(points, { tolerance: ${TOLERANCE} }))`,
      'First keep the points that matter, then run a curve through them.',
    ],
  },
  recording: {
    points: [
      'spline',
      'catmullRom(rejectOutliers(points).points)',
      'First throw out outliers (our path has none), then run a curve through the rest.',
    ],
    bends: [
      'limit',
      `refine(points, { passes: 4, angleLimit: ${LIMIT}, outlierAngle: 90 })`,
      'It throws out outliers (our path has none) and rounds what is sharp, in one call.',
    ],
    few: [
      'rdp',
      `simplify(rejectOutliers(points).points, { tolerance: ${TOLERANCE} })`,
      'Outliers go first (our path has none). As tolerance, take the recorder’s error.',
    ],
  },
};

/** `for` names the table with its rows. At first it recommends the curve that the table has in front. */
export class CurveAdvice extends SignalElement {
  readonly #traveller = signal<Traveller>('vehicle');
  readonly #demand = signal<Demand>('few');

  /** Sentences read both. */
  get traveller() {
    return this.#traveller.peek();
  }
  get demand() {
    return this.#demand.peek();
  }
  get #advice() {
    return ADVICE[this.#traveller.value][this.#demand.value];
  }

  /** No shadow root: the page styles the sentence. */
  protected override createRenderRoot() {
    this.replaceChildren();
    return this;
  }

  override connectedCallback() {
    super.connectedCallback();
    this.role = 'status';
    this.announce('ready');
  }

  /** Called by sentences. */
  change(name: string, value: unknown) {
    if (name === 'traveller' && Object.hasOwn(ADVICE, String(value)))
      this.#traveller.value = value as Traveller;
    if (name === 'demand' && Object.hasOwn(ADVICE.walker, String(value)))
      this.#demand.value = value as Demand;
    this.announce('change', { source: 'api' });
  }
  /** Chooses the row in the table, and with it the curve of the figure. */
  commit() {
    const table = document.getElementById(this.getAttribute('for')!) as CurveTable | null;
    table?.change('row', this.#advice[0]);
  }

  protected override render() {
    const [row, call, why] = this.#advice;
    // Keeps names with their values.
    const code = html`<code>${call.replaceAll(/(?<=:) | (?=\})/g, '\u00a0')}</code>`;
    const word = html`<meander-word for=${this.getAttribute('for')!} shows=${row}>${code}</meander-word>`;
    return html`<p>${row ? word : code} ${why}</p>`;
  }
}
