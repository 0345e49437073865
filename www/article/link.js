/**
 * A link holds a figure's state in its hash, which browsers do not send to servers: `#v=1&n=7`, or with the id of the
 * figure that it is of, `#patrol&v=1&n=7`. The version, with which each state begins, tells it from the name of a section.
 */
const LINK = /^#(?:([\w-]+)&)?(v=\d.*)$/s;

/**
 * The state in a hash: all of it, what follows a figure's id, or the parameter `state`, which frames also accept.
 * @param {string} hash
 * @returns {string | null}
 */
export function stateIn(hash) {
  return LINK.exec(hash)?.[2] ?? new URLSearchParams(hash.slice(1)).get('state');
}

/** The id of the figure that the state in a hash is of, if it says so. @param {string} hash */
export function figureIn(hash) {
  return LINK.exec(hash)?.[1] ?? null;
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
