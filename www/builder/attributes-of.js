import { ATTRIBUTES } from '../element/attributes.js';
import { formatAttribute } from '../element/attribute-text.js';
import { readState, writeState } from '../element/state-string.js';
import { tellsOf } from './telling.js';

/** @typedef {import('../element/meander-path.js').MeanderPath} MeanderPath */

/**
 * What has to be written on a tag so that it shows this figure as it stands: what its state says, then what its tag
 * says about the post. What attributes cannot say (where a carving stands, from where space is seen) a state can. A
 * figure that plays by itself stands nowhere yet.
 * @param {MeanderPath} figure
 */
export function describe(figure) {
  const state = readState(figure.getState(), () => undefined) ?? {};
  const { source } = state;
  /** @type {[string, string][]} */
  const shown = [];
  /** @type {[string, string][]} */
  const flags = [];
  for (const row of ATTRIBUTES) {
    if (row.name === 'state') continue;
    if (!tellsOf(row, source)) {
      if (row.remembered) state[row.key] = row.start;
      continue;
    }
    const said = row.remembered
      ? formatAttribute(row, state[row.key], state.dimension)
      : formatAttribute(row, Reflect.get(figure, row.key));
    if (said === null || said === formatAttribute(row, row.start)) continue;
    (row.remembered ? shown : flags).push([row.name, said]);
  }
  if (flags.some(([name]) => name === 'autoplay')) state.position = null;
  const text = writeState(state);
  const wordy = state.position === null && state.orbit === null;
  return {
    state: text,
    flags,
    attributes: wordy ? [...shown, ...flags] : /** @type {typeof flags} */ ([['state', text], ...flags]),
  };
}
