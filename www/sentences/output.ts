import { BoundElement } from './bound.ts';
import { languageOf, numberAttribute, write, writerIn } from './format.ts';

/** `<meander-output>`: a number that its target has found. It is not announced: its sentence is read when it is wanted. */
export class MeanderOutput extends BoundElement {
  static observedAttributes = ['for', 'name', 'digits'] as const;

  override update() {
    const value = this.targets[0]?.values?.[this.name];
    if (value === undefined || !Number.isFinite(value)) return;
    const digits = numberAttribute(this, 'digits') ?? (Number.isInteger(value) ? 0 : 1);
    write(this, writerIn(languageOf(this), digits)(value));
  }
}
