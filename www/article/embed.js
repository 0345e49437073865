import { MeanderPath } from '../element/index.js';
import { stateIn } from './link.js';
import { tellHeight } from './tell-height.js';

const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const root = document.documentElement;

/**
 * The address says what the figure shows, by the element's attributes: `?seed=7&ui=mini` or `#seed=7&ui=mini`; a hash
 * may be a state as links have it, too. What is no attribute is left alone.
 */
function show() {
  const state = stateIn(location.hash);
  const words = new URLSearchParams(location.search);
  if (state !== null) words.set('state', state);
  // A bare state tells of no attributes.
  if (location.hash.slice(1) !== state)
    for (const [name, value] of new URLSearchParams(location.hash.slice(1))) words.set(name, value);
  const figure = document.createElement('meander-path');
  for (const name of MeanderPath.observedAttributes) {
    const value = words.get(name);
    if (value !== null) figure.setAttribute(name, value);
  }
  main.replaceChildren(figure);
  // Who gives the frame its height must not be asked for a smaller figure by that very height.
  root.classList.toggle('grows', words.has('grow'));
  root.classList.toggle('transparent', words.has('transparent'));
  // The ground is the figure's. Where there is none the figure of another theme than the page brings one.
  const theme = words.has('transparent') ? null : words.get('theme');
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
}

show();
addEventListener('hashchange', show);
tellHeight(document.body);
