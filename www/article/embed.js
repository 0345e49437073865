import { MeanderPath } from '../element/index.js';
import { unescape } from '../element/state-string.js';
import { stateIn } from './link.js';
import { postHeight } from './post-height.js';

const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const root = document.documentElement;

/**
 * Shows the figure that the address describes by the element's attributes: `?seed=7&ui=mini` or `#seed=7&ui=mini`. The
 * hash may also be a state, as in links. `lang` is the language of the frame. Other names are ignored.
 */
function show() {
  const state = stateIn(location.hash);
  const params = new URLSearchParams(unescape(location.search));
  if (state !== null) params.set('state', state);
  // A hash that is a state has no attributes.
  if (unescape(location.hash.slice(1)) !== state)
    for (const [name, value] of new URLSearchParams(unescape(location.hash.slice(1))))
      params.set(name, value);
  root.lang = params.get('lang') || 'en';
  const figure = document.createElement('meander-path');
  for (const name of MeanderPath.observedAttributes) {
    const value = params.get(name);
    if (value !== null) figure.setAttribute(name, value);
  }
  main.replaceChildren(figure);
  // With `grow` the host sets the frame's height from the figure's, so the figure must not depend on that height.
  root.classList.toggle('grows', params.has('grow'));
  root.classList.toggle('transparent', params.has('transparent'));
  // A page with a background follows the figure's theme; a transparent one leaves the theme to the figure alone.
  const theme = params.has('transparent') ? null : params.get('theme');
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
}

// Before the figure has read its state, its height is that of another one.
for (const type of ['ready', 'error'])
  main.addEventListener(`meander-${type}`, () => postHeight(document.body), { once: true });
show();
addEventListener('hashchange', show);
