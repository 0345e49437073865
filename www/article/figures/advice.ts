/** Which curve to take, as a sentence, for two answers that stand in the sentence before it; the figure shows it. */
import { html, LitElement } from 'lit';

type Traveller = 'walker' | 'vehicle' | 'recording';
type Demand = 'points' | 'bends' | 'few';
interface Advice {
  call: string;
  why: string;
  /** Properties of the figure. */
  shown: object;
}

/** A figure's settings where nothing else is asked for. */
const USUAL = { passes: 4, angleLimit: 0, outlierAngle: Infinity, tolerance: 1, alpha: 0.5, through: 'raw' };

export const ADVICE: Readonly<Record<Traveller, Readonly<Record<Demand, Advice>>>> = {
  walker: {
    points: {
      call: 'catmullRom(points)',
      why: 'It passes through every stop. Someone on foot can turn on the spot, so that few points a leg are enough.',
      shown: { ...USUAL, overlays: ['raw', 'catmull-rom'] },
    },
    bends: {
      call: 'refine(points, { passes: 4, angleLimit: 30, outlierAngle: Infinity })',
      why: 'It rounds what is sharp, leaves the rest alone, and never leaves the corners’ hull.',
      shown: { ...USUAL, angleLimit: 30, overlays: ['raw', 'chaikin'] },
    },
    few: {
      call: 'simplify(points, { tolerance: 1 })',
      why: 'Few straight legs that stray by one at most. On a grid give it the walls as well: then the tolerance can be Infinity, and the route gets as short as walls allow.',
      shown: { ...USUAL, overlays: ['raw', 'rdp'] },
    },
  },
  vehicle: {
    points: {
      call: 'catmullRom(points, { alpha: 0.5 })',
      why: 'It never changes its direction all at once, and no leg loops. But how sharply it turns still jumps at each point, and with it the steering wheel.',
      shown: { ...USUAL, overlays: ['raw', 'catmull-rom'] },
    },
    bends: {
      call: 'bspline(points, { degree: 3 })',
      why: 'The cubic B-spline: not even the steering wheel jumps. The figure shows what corner cutting makes of the points, which comes close to it.',
      shown: { ...USUAL, overlays: ['raw', 'chaikin'] },
    },
    few: {
      call: 'catmullRom(simplify(points, { tolerance: 1 }))',
      why: 'First the few points that matter, then a curve through them.',
      shown: { ...USUAL, through: 'simplified', overlays: ['rdp', 'catmull-rom'] },
    },
  },
  recording: {
    points: {
      call: 'catmullRom(rejectOutliers(points).points)',
      why: 'First what is plainly wrong goes, and nothing else is changed; then a curve through the rest. The figure crosses the wrong points out and cuts the corners of the rest.',
      shown: { ...USUAL, outlierAngle: 90, overlays: ['raw', 'chaikin'] },
    },
    bends: {
      call: 'refine(points, { passes: 4, angleLimit: 15, outlierAngle: 90 })',
      why: 'It throws out what is wrong and rounds what is sharp in one go.',
      shown: { ...USUAL, angleLimit: 15, outlierAngle: 90, overlays: ['raw', 'chaikin'] },
    },
    few: {
      call: 'simplify(rejectOutliers(points).points, { tolerance: 1 })',
      why: 'Without cleaning it first, every wrong point would be kept, as in the figure: nothing is farther from the line. The tolerance is how well the recorder knows where it is.',
      shown: { ...USUAL, overlays: ['raw', 'rdp'] },
    },
  },
};

/** What is travelled: stops that somebody chose, or a recording with two places where nobody was. */
const STOPS = [
  2.5, 10, 3.5, 6.5, 5, 3.5, 9.5, 2, 11, 5.5, 12, 9, 14, 11, 17.5, 11.5, 21.5, 8.5, 20.5, 5, 18, 3,
];
const RECORDED = [
  2.5, 10, 3, 8.2, 3.6, 6.4, 9, 8.5, 4.4, 4.8, 5.6, 3.2, 7.4, 2.3, 9.3, 2.2, 10.6, 3.6, 11.2, 5.4, 11.7, 7.2,
  12.4, 9, 19, 5.5, 13.6, 10.5, 15.4, 11.4, 17.4, 11.5, 19.4, 10.8, 20.9, 9.4, 21.4, 7.5, 20.8, 5.6, 19.6, 4,
  18, 3,
];

const travelled = (traveller: Traveller) => (traveller === 'recording' ? RECORDED : STOPS);

export class CurveAdvice extends LitElement {
  static override properties = { traveller: {}, demand: {} };
  declare traveller: Traveller;
  declare demand: Demand;

  constructor() {
    super();
    this.traveller = 'vehicle';
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
    const before = travelled(this.traveller);
    if (name === 'traveller' && Object.hasOwn(ADVICE, String(value))) this.traveller = value as Traveller;
    if (name === 'demand' && Object.hasOwn(ADVICE.walker, String(value))) this.demand = value as Demand;
    const points = travelled(this.traveller);
    const figure = document.getElementById(this.getAttribute('figure') ?? '');
    // Points that the reader has dragged stay where the same is travelled.
    if (figure)
      Object.assign(figure, points === before ? {} : { points }, ADVICE[this.traveller][this.demand].shown);
    this.#announce('change');
  }

  protected override render() {
    const { call, why } = ADVICE[this.traveller][this.demand];
    return html`<p><code>${call}</code> ${why}</p>`;
  }

  #announce(type: string) {
    this.dispatchEvent(new CustomEvent(`meander-${type}`, { bubbles: true, detail: { source: 'user' } }));
  }
}
