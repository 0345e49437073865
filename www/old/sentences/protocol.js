/**
 * What the elements of sentences ask of the element that they speak about: a custom element with a method
 * `change(name, value)`, such as `<meander-path>`. A sentence sets no property itself, so that text from an author's
 * attributes reaches only what the target chooses to accept; elements without that method are no targets.
 *
 * Properties that a sentence names are read: `target[name]`. Events bubble:
 *
 * - `meander-ready` and `meander-change`: properties may have other values
 * - `meander-values`: `values` may be others; dispatched once in a frame at most
 * - `meander-words`: `strings` and labels may be others
 * - `meander-point` with `{ parts: string[] }`: the parts under the pointer or at the focus; none when it leaves
 *
 * @typedef {object} Steerable
 * @property {(name: string, value: unknown) => void} change sets a property as the reader's change; changes until `commit`
 *   are one step of its history. `<meander-word>` changes `highlight`, which is no step
 * @property {Readonly<Record<string, number>>} [values] numbers by name, for `<meander-output>`
 * @property {readonly string[]} [highlight] the parts that stand out, for `<meander-word>`
 * @property {(name: string) => Parameter} [parameter] the range of a property; without it, that of the sentence
 * @property {() => void} [commit]
 * @property {{ setBack?: string }} [strings] words in the language of the target
 *
 * @typedef {{ min?: number, max?: number, step?: number, label?: string }} Parameter
 * @typedef {HTMLElement & Steerable & Record<string, any>} Target
 */

/** The events that tell of other properties, values or words, and of parts. */
export const CHANGED = Object.freeze(['meander-ready', 'meander-change', 'meander-values', 'meander-words']);
export const POINTED = 'meander-point';

/**
 * Only names of custom elements have a hyphen; in a form, `change` may be a field of that name.
 * @param {Element | null} element
 * @returns {element is Target}
 */
export function isTarget(element) {
  // A form answers with its field where one has the name localName.
  if (!String(element?.localName).includes('-')) return false;
  return typeof (/** @type {Partial<Target>} */ (element).change) === 'function';
}
