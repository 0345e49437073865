/** The page of a frame: one figure that fills it, as the address describes. */
import { stateIn } from '../article/link.ts';
import { MeanderPath } from '../element/index.ts';
import { readyForFigure } from '../engine/figure-module.ts';
import { unescape } from '../figure/state-string.ts';

const main = document.querySelector('main')!;
const root = document.documentElement;

/**
 * Shows the figure that the address describes by the element's attributes: `?seed=7&ui=mini` or `#seed=7&ui=mini`. The
 * hash may also be a state, as in links. `lang` and `dir` are those of the frame. Other names are ignored.
 */
function show() {
  const params = new URLSearchParams(unescape(location.search));
  const hash = unescape(location.hash.slice(1));
  const state = stateIn(location.hash);
  if (state !== hash) for (const [name, value] of new URLSearchParams(hash)) params.set(name, value);
  if (state !== null) params.set('state', state);
  root.lang = params.get('lang') || 'en';
  root.dir = params.get('dir') ?? '';
  // The page follows the theme; a transparent one has no colours.
  const isTransparent = params.has('transparent');
  root.classList.toggle('transparent', isTransparent);
  root.dataset.theme = (!isTransparent && params.get('theme')) || 'auto';
  const figure = document.createElement('meander-path');
  for (const name of MeanderPath.observedAttributes) {
    const value = params.get(name);
    if (value !== null) figure.setAttribute(name, value);
  }
  main.replaceChildren(figure);
}

// Start now: the page fetches the module anyway, and the frame may not be in view yet. The figure reports any error.
readyForFigure().catch(() => {});
show();
addEventListener('hashchange', show);
