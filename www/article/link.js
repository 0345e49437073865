/**
 * A link holds a figure's state in its hash, which browsers do not send to servers. The state begins with its version,
 * which tells it from the name of a section.
 */
const STATE = /^#v=\d/;

/**
 * The state in a hash: all of it, or the parameter `state`, which frames also accept.
 * @param {string} hash
 * @returns {string | null}
 */
export function stateIn(hash) {
  if (STATE.test(hash)) return hash.slice(1);
  return new URLSearchParams(hash.slice(1)).get('state');
}

/**
 * @param {string} page relative address
 * @param {string} state
 */
export function linkTo(page, state) {
  const url = new URL(page, location.href);
  url.search = '';
  url.hash = state;
  return url.href;
}
