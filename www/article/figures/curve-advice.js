/** Which curve to take, as a sentence, for two answers that stand in the sentence before it; the figure shows it. */
import { make } from '../../dom.js';
import { ADVICE } from './advice.js';

export class CurveAdvice extends HTMLElement {
  /** @type {import('./advice.js').Traveller} */
  #traveller = 'vehicle';
  /** @type {import('./advice.js').Demand} */
  #demand = 'points';

  get traveller() {
    return this.#traveller;
  }

  set traveller(traveller) {
    this.#traveller = traveller in ADVICE ? traveller : this.#traveller;
    this.#advise();
  }

  get demand() {
    return this.#demand;
  }

  set demand(demand) {
    this.#demand = demand in ADVICE.walker ? demand : this.#demand;
    this.#advise();
  }

  connectedCallback() {
    this.setAttribute('role', 'status');
    this.#say();
    this.dispatchEvent(new CustomEvent('meander-ready', { bubbles: true, detail: {} }));
  }

  #advise() {
    const { overlays } = this.#say();
    const figure = document.getElementById(this.getAttribute('figure') ?? '');
    if (figure) Reflect.set(figure, 'overlays', overlays);
    this.dispatchEvent(new CustomEvent('meander-change', { bubbles: true, detail: { source: 'user' } }));
  }

  #say() {
    const advice = ADVICE[this.#traveller][this.#demand];
    this.replaceChildren(make('p', {}, make('code', {}, advice.call), ' ', advice.why));
    return advice;
  }
}
