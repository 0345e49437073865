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
  const hash = unescape(location.hash.slice(1));
  const state = stateIn(location.hash);
  const [inHash, inQuery] = [state === hash ? '' : hash, unescape(location.search)].map(
    (text) => new URLSearchParams(text),
  );
  const given = (name: string) => (name === 'state' ? state : null) ?? inHash.get(name) ?? inQuery.get(name);
  root.lang = given('lang') || 'en';
  root.dir = given('dir') ?? '';
  // The page follows the theme; a transparent one has no colours.
  const isTransparent = given('transparent') !== null;
  root.classList.toggle('transparent', isTransparent);
  root.dataset.theme = (!isTransparent && given('theme')) || 'auto';
  const figure = document.createElement('meander-path');
  for (const name of MeanderPath.observedAttributes) {
    const value = given(name);
    if (value !== null) figure.setAttribute(name, value);
  }
  main.replaceChildren(figure);
}

// Start now: the page fetches the module anyway, and the frame may not be in view yet. The figure reports any error.
readyForFigure().catch(() => {});
show();
addEventListener('hashchange', show);
