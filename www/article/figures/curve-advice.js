/** Which curve to take, as a sentence, for two answers that stand in the sentence before it; the figure shows it. */
import { make } from '../dom.js';
import { ADVICE, travelled } from './advice.js';

export class CurveAdvice extends (globalThis.HTMLElement ?? class {}) {
  /** @type {import('./advice.js').Traveller} */
  #traveller = 'vehicle';
  /** @type {import('./advice.js').Demand} */
  #demand = 'points';

  /** Sentences call this. @param {string} name @param {unknown} value */
  change(name, value) {
    if (name === 'traveller') this.traveller = /** @type {import('./advice.js').Traveller} */ (value);
    if (name === 'demand') this.demand = /** @type {import('./advice.js').Demand} */ (value);
  }

  get traveller() {
    return this.#traveller;
  }

  set traveller(traveller) {
    if (!(traveller in ADVICE)) return;
    const points = travelled(traveller);
    // What the reader has dragged stays where the same is travelled.
    const isOther = points !== travelled(this.#traveller);
    this.#traveller = traveller;
    this.#advise(isOther ? { points } : {});
  }

  get demand() {
    return this.#demand;
  }

  set demand(demand) {
    if (!(demand in ADVICE.walker)) return;
    this.#demand = demand;
    this.#advise();
  }

  connectedCallback() {
    this.setAttribute('role', 'status');
    this.#say();
    this.dispatchEvent(new CustomEvent('meander-ready', { bubbles: true, detail: {} }));
  }

  /** @param {Record<string, unknown>} [more] properties of the figure */
  #advise(more = {}) {
    const { shown } = this.#say();
    const figure = document.getElementById(this.getAttribute('figure') ?? '');
    if (figure) Object.assign(figure, more, shown);
    this.dispatchEvent(new CustomEvent('meander-change', { bubbles: true, detail: { source: 'user' } }));
  }

  #say() {
    const advice = ADVICE[this.#traveller][this.#demand];
    this.replaceChildren(make('p', {}, make('code', {}, advice.call), ' ', advice.why));
    return advice;
  }
}
