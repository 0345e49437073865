import { BoundElement } from './bound-element.js';
import { numberAttribute, write, writerAt } from './numbers.js';

/** Decimals of a number that is not whole, where nobody says how many. */
const DECIMALS = 1;

/** `<meander-output>`: a number that its target has found. It is not announced: its sentence is read when it is wanted. */
export class MeanderOutput extends BoundElement {
  static observedAttributes = ['for', 'name', 'digits'];

  attributeChangedCallback() {
    if (this.isConnected) this.update();
  }

  update() {
    const value = this.targets[0]?.values?.[this.name];
    if (value === undefined || !Number.isFinite(value)) return;
    const digits = numberAttribute(this, 'digits') ?? (Number.isInteger(value) ? 0 : DECIMALS);
    write(this, writerAt(this, digits)(value));
  }
}
