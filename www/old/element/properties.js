import { endCells } from '../sources/ends.js';
import { waypoints } from '../sources/points.js';
import { ATTRIBUTES } from './attributes.js';
import { allowed, formatAttribute } from './attribute-text.js';
import { MeanderError, badArgument } from '../../errors.js';
import { writeState } from './state-string.js';

/**
 * Gives a class one property for each attribute. Reading gives the present value, whoever set it; writing writes
 * the attribute, so that both ways of setting are one.
 * @template {HTMLElement} Element
 * @param {Element} prototype
 * @param {(element: Element, row: import('./attributes.js').AttributeRow) => unknown} read
 * @param {(element: Element, row: import('./attributes.js').AttributeRow) => void} reset
 */
export function defineProperties(prototype, read, reset) {
  for (const row of ATTRIBUTES) {
    Object.defineProperty(prototype, row.key, {
      configurable: true,
      enumerable: true,
      /** @this {Element} */
      get() {
        const value = read(this, row);
        return Array.isArray(value) ? [...value] : value;
      },
      /** @this {Element} @param {unknown} value */
      set(value) {
        const text = textOf(row, value, Number(Reflect.get(this, 'dimension')));
        if (text !== null) this.setAttribute(row.name, text);
        else if (this.hasAttribute(row.name)) this.removeAttribute(row.name);
        else reset(this, row);
      },
    });
  }
}

/**
 * Values of other kinds, detached lists and objects that fail when they are read are refused by name.
 * @param {import('./attributes.js').AttributeRow} row
 * @param {unknown} value
 * @param {number} dimension
 */
export function textOf(row, value, dimension) {
  try {
    return formatAttribute(row, value, dimension);
  } catch (cause) {
    if (cause instanceof MeanderError) throw cause;
    throw Object.assign(badArgument(row.key, value, allowed(row, { ...row, dimension })), { cause });
  }
}

/**
 * The value of a property: that of the state, or what counts where nobody said one.
 * @param {import('./attributes.js').AttributeRow} row
 * @param {Readonly<Record<string, any>>} state
 */
export function readProperty({ key, resolve }, state) {
  if (key === 'state') return writeState(state);
  if (key === 'terminals') return endCells(state);
  if (key === 'points') return waypoints(state);
  return resolve ? resolve(state) : state[key];
}

/**
 * Properties that were set before the class was known lie on the element itself and hide the real ones.
 * @param {HTMLElement} element
 */
export function upgradeProperties(element) {
  for (const key of ['strings', 'position', ...ATTRIBUTES.map((row) => row.key)]) {
    if (!Object.hasOwn(element, key)) continue;
    const value = Reflect.get(element, key);
    Reflect.deleteProperty(element, key);
    Reflect.set(element, key, value);
  }
}
