import { ATTRIBUTES } from '../old/element/attributes.js';
import { formatAttribute } from '../old/element/attribute-text.js';
import { readState, writeState } from '../old/element/state-string.js';
import { appliesTo } from './attribute-sources.js';

const SHAPE = ['source', 'columns', 'rows', 'dimension', 'overlays'];

/** @typedef {import('../old/element/meander-path.js').MeanderPath} MeanderPath */

/**
 * The attributes that make a tag show this figure as it is now: those of its state, then those about the post
 * (`flags`). The position of a carving and the orbit of the camera have no attribute: with one of them set, the whole
 * state goes into the `state` attribute. With `autoplay` the position is left out, since playing starts from 0.
 * @param {MeanderPath} figure
 */
export function describeFigure(figure) {
  const state = readState(figure.getState(), () => undefined) ?? {};
  const { source } = state;
  /** @type {[string, string][]} */
  const attributes = [];
  /** @type {[string, string][]} */
  const flags = [];
  for (const row of ATTRIBUTES) {
    if (row.name === 'state') continue;
    if (!appliesTo(row, source)) {
      if (row.remembered) state[row.key] = row.start;
      continue;
    }
    const text = row.remembered
      ? formatAttribute(row, state[row.key], state.dimension)
      : formatAttribute(row, Reflect.get(figure, row.key));
    if (text === null || text === formatAttribute(row, row.start)) continue;
    (row.remembered ? attributes : flags).push([row.name, text]);
  }
  if (flags.some(([name]) => name === 'autoplay')) state.position = null;
  const stateText = writeState(state);
  // A figure has its shape by them before it can read the state.
  const shape = attributes.filter(([name]) => SHAPE.includes(name));
  const hasAttributes = state.position === null && state.orbit === null;
  return {
    state: stateText,
    flags,
    attributes: hasAttributes
      ? [...attributes, ...flags]
      : /** @type {typeof flags} */ ([...shape, ['state', stateText], ...flags]),
  };
}
