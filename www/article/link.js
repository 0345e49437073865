/**
 * A figure in a link: its state is the whole hash, so that no server ever sees it. The hash of a section is a name;
 * the hash of a figure begins with the version of its state.
 */
const STATE = /^#v=\d/;

/**
 * Also where the state is a word among others, as frames take it.
 * @param {string} hash
 * @returns {string | null}
 */
export function stateIn(hash) {
  if (STATE.test(hash)) return hash.slice(1);
  return new URLSearchParams(hash.slice(1)).get('state');
}

/**
 * @param {string} page where the link leads
 * @param {string} state
 */
export function linkTo(page, state) {
  const url = new URL(page, location.href);
  url.search = '';
  url.hash = state;
  return url.href;
}
