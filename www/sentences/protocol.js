/**
 * What the elements of sentences ask of the element that they speak about. `<meander-path>` has all of it; any other
 * element works as well that has the parts that its sentences use.
 *
 * Properties that a sentence names are read and set: `target[name]`. Events bubble:
 *
 * - `meander-ready` and `meander-change`: properties may have other values
 * - `meander-values`: `values` may be others; dispatched once in a frame at most
 * - `meander-words`: `strings` and labels may be others
 * - `meander-point` with `{ parts: string[] }`: the parts under the pointer or at the focus; none when it leaves
 *
 * @typedef {object} Steerable
 * @property {Readonly<Record<string, number>>} [values] numbers by name, for `<meander-output>`
 * @property {readonly string[]} [highlight] the parts that stand out, for `<meander-word>`
 * @property {(name: string) => Parameter} [parameter] the range of a property; without it, that of the sentence
 * @property {(name: string, value: unknown) => void} [change] sets a property as the reader's change, in the place of
 *   `target[name] = value`; changes until `commit` are one step of its history
 * @property {() => void} [commit]
 * @property {{ setBack?: string }} [strings] words in the language of the target
 *
 * @typedef {{ min?: number, max?: number, step?: number, label?: string }} Parameter
 * @typedef {HTMLElement & Steerable & Record<string, any>} Target
 */

/** The events that tell of other properties, values or words, and of parts. */
export const CHANGED = Object.freeze(['meander-ready', 'meander-change', 'meander-values', 'meander-words']);
export const POINTED = 'meander-point';

/** @param {Target} target @param {string} name @param {unknown} value */
export function change(target, name, value) {
  if (target.change) target.change(name, value);
  else Reflect.set(target, name, value);
}
