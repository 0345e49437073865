import { lacksVersion, readState, unescape } from '../old/element/state-string.js';

/**
 * A link holds a figure's state in its hash, which browsers do not send to servers: `#v=1&n=7`, or with the id of the
 * figure that it is of, `#patrol&v=1&n=7`. The version, with which each state begins, tells it from the name of a section.
 */
const LINK = /^#(?:([\w-]+)&)?(v=\d.*)$/s;
/** Browsers and servers agree on no limit; the strictest browser refuses addresses of a million letters. */
const LONGEST = 200_000;

/**
 * The state in a hash: all of it, what follows a figure's id, or the parameter `state`, which frames also accept. What
 * lacks its version comes as it is, and of a hash longer than any link that is made here a state that no figure knows: both
 * are told by figures.
 * @param {string} hash
 * @returns {string | null}
 */
export function stateIn(hash) {
  const text = unescape(hash);
  const state = LINK.exec(text)?.[2] ?? new URLSearchParams(text.slice(1)).get('state');
  if (state === null) return lacksVersion(text.slice(1)) ? text.slice(1) : null;
  return state.length > LONGEST ? 'v=' : state;
}

/** The id of the figure that the state in a hash is of, if it says so. @param {string} hash */
export function figureIn(hash) {
  return LINK.exec(unescape(hash))?.[1] ?? null;
}

/** Whether a link with this state would open again. @param {string} state */
export function fitsLink(state) {
  return state.length <= LONGEST && readState(state, () => undefined) !== null;
}

/**
 * The state of a figure, as links have it; null: none could hold it, because each number takes two letters at least.
 * @param {import('../old/element/meander-path.js').MeanderPath & Record<string, any>} figure
 */
export function stateForLink(figure) {
  if (2 * figure.points.length > LONGEST) return null;
  const state = figure.getState();
  return fitsLink(state) ? state : null;
}

/**
 * @param {string} page relative address
 * @param {string} state
 * @param {string} [figure] the id of the figure that it opens in
 */
export function linkTo(page, state, figure) {
  const url = new URL(page, location.href);
  url.search = '';
  url.hash = figure ? `${figure}&${state}` : state;
  return url.href;
}
