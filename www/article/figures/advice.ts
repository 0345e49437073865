/** Which curve to take, as a sentence, for two answers that stand in the sentence before it. */
import { html, LitElement } from 'lit';
import type { CurveTable } from '../curve-table.ts';

type Traveller = 'walker' | 'vehicle' | 'recording';
type Demand = 'points' | 'bends' | 'few';
interface Advice {
  call: string;
  why: string;
}

export const ADVICE: Readonly<Record<Traveller, Readonly<Record<Demand, Advice>>>> = {
  walker: {
    points: {
      call: 'catmullRom(points)',
      why: 'It passes through every stop.',
    },
    bends: {
      call: 'refine(points, { passes: 4, angleLimit: 30 })',
      why: 'It rounds what is sharp and leaves the rest alone.',
    },
    few: {
      call: 'simplify(points, { tolerance: 1 })',
      why: 'Straight legs that stray by one cell at most. On a grid, give it the walls too: then no tolerance is too large.',
    },
  },
  vehicle: {
    points: {
      call: 'catmullRom(points, { alpha: 0.5 })',
      why: 'It never turns all at once, and no leg loops. How tightly it turns still jumps at each point, and the steering wheel with it.',
    },
    bends: {
      call: 'bspline(points, { degree: 3 })',
      why: 'The cubic B-spline: not even the steering wheel jumps.',
    },
    few: {
      call: 'catmullRom(simplify(points, { tolerance: 1 }))',
      why: 'First keep the points that matter, then run a curve through them.',
    },
  },
  recording: {
    points: {
      call: 'catmullRom(rejectOutliers(points).points)',
      why: 'First throw out what is plainly wrong, then run a curve through the rest.',
    },
    bends: {
      call: 'refine(points, { passes: 4, angleLimit: 15, outlierAngle: 90 })',
      why: 'It throws out what is wrong and rounds what is sharp, in one call.',
    },
    few: {
      call: 'simplify(rejectOutliers(points).points, { tolerance: 1 })',
      why: 'Clean it first: a wrong point lies far from every leg, so it would be kept. As tolerance, take how precisely the recorder knows where it is.',
    },
  },
};

/** Rows of the comparison, by how a call begins. */
const ROWS_OF = {
  'catmullRom(simplify(': 'splineKept',
  'catmullRom(': 'spline',
  'refine(': 'limit',
  'simplify(': 'rdp',
};
export const rowOf = (call: string) => Object.entries(ROWS_OF).find(([start]) => call.startsWith(start))?.[1];

/** `for` names the table with its rows. */
export class CurveAdvice extends LitElement {
  static override properties = { traveller: {}, demand: {} };
  declare traveller: Traveller;
  declare demand: Demand;

  constructor() {
    super();
    this.traveller = 'walker';
    this.demand = 'points';
  }

  /** Its sentence has the style of the page. */
  protected override createRenderRoot() {
    this.replaceChildren();
    return this;
  }

  override connectedCallback() {
    super.connectedCallback();
    this.role = 'status';
    this.#announce('ready');
  }

  /** Called by sentences. */
  change(name: string, value: unknown) {
    if (name === 'traveller' && Object.hasOwn(ADVICE, String(value))) this.traveller = value as Traveller;
    if (name === 'demand' && Object.hasOwn(ADVICE.walker, String(value))) this.demand = value as Demand;
    this.#announce('change');
  }
  /** Its row is chosen in the table, and seen in the figure. */
  commit() {
    const table = document.getElementById(this.getAttribute('for')!) as CurveTable | null;
    table?.change('row', rowOf(this.#advice.call));
  }

  get #advice() {
    return ADVICE[this.traveller][this.demand];
  }

  protected override render() {
    const { call, why } = this.#advice;
    const row = rowOf(call);
    const code = html`<code>${call}</code>`;
    const word = html`<meander-word for=${this.getAttribute('for')!} shows=${row}>${code}</meander-word>`;
    return html`<p>${row ? word : code} ${why}</p>`;
  }

  #announce(type: string) {
    this.dispatchEvent(new CustomEvent(`meander-${type}`, { bubbles: true, detail: { source: 'api' } }));
  }
}
