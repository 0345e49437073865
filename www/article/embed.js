import { MeanderPath } from '../old/element/index.js';
import { unescape } from '../figure/state-string.ts';
import { fitHeight } from './fit-height.js';
import { stateForLink, stateIn } from './link.ts';
import { post, postHeight } from './post-height.js';

const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const root = document.documentElement;
/** Where the whole site lies, seen from this page. */
const { site = './' } = root.dataset;

/**
 * Shows the figure that the address describes by the element's attributes: `?seed=7&ui=mini` or `#seed=7&ui=mini`. The
 * hash may also be a state, as in links. `lang` and `dir` are those of the frame. Other names are ignored.
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
  root.dir = params.get('dir') ?? '';
  const figure = /** @type {MeanderPath} */ (/** @type {unknown} */ (document.createElement('meander-path')));
  for (const name of MeanderPath.observedAttributes) {
    const value = params.get(name);
    if (value !== null) figure.setAttribute(name, value);
  }
  main.replaceChildren(figure, ...(params.has('link') ? [linkTo(figure)] : []));
  // With `grow` the host sets the frame's height from the figure's, so the figure must not depend on that height.
  root.classList.toggle('grows', params.has('grow'));
  root.classList.toggle('transparent', params.has('transparent'));
  // A page with a background follows the figure's theme; a transparent one leaves the theme to the figure alone.
  const theme = params.has('transparent') ? null : params.get('theme');
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
  fit();
}

/** Opens the figure as it is now in the site. @param {MeanderPath} figure */
function linkTo(figure) {
  const link = document.createElement('a');
  Object.assign(link, { className: 'open', target: '_blank', rel: 'noopener', href: site });
  const aim = () => {
    const state = stateForLink(figure);
    link.href = state === null ? site : `${site}#${state}`;
  };
  for (const type of ['pointerenter', 'pointerdown', 'focus']) link.addEventListener(type, aim);
  for (const type of ['ready', 'words'])
    figure.addEventListener(`meander-${type}`, () => {
      link.textContent = figure.strings.openFigure;
      aim();
    });
  return link;
}

/** A frame cannot be scrolled as easily as a page. */
function fit() {
  const figure = /** @type {HTMLElement | null} */ (main.querySelector('meander-path'));
  if (figure && parent !== window && !root.classList.contains('grows')) fitHeight(figure, main);
}

main.addEventListener('meander-ready', fit);
addEventListener('resize', fit);
// Before the figure has read its state, its height is that of another one.
for (const type of ['ready', 'error'])
  main.addEventListener(`meander-${type}`, () => postHeight(document.body), { once: true });
post('meander.begun');
show();
addEventListener('hashchange', show);
