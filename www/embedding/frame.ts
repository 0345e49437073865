/** The page of a frame: one figure that fills it, as the address describes. */
import { stateForLink, stateIn } from '../article/link.ts';
import { MeanderPath } from '../element/index.ts';
import { unescape } from '../figure/state-string.ts';

const main = document.querySelector('main')!;
const root = document.documentElement;
/** The site, seen from its own folder or from that of a version. */
const site = new URL(/\/embed\/[^/]+\/[^/]*$/.test(location.pathname) ? '../../' : './', location.href).href;

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
  const figure = document.createElement('meander-path') as MeanderPath;
  for (const name of MeanderPath.observedAttributes) {
    const value = params.get(name);
    if (value !== null) figure.setAttribute(name, value);
  }
  main.replaceChildren(figure, ...(params.has('link') ? [linkTo(figure)] : []));
}

/** Opens the figure as it is now on the site. */
function linkTo(figure: MeanderPath): HTMLAnchorElement {
  const link = document.createElement('a');
  Object.assign(link, { target: '_blank', rel: 'noopener', href: site });
  const aim = () => {
    const state = stateForLink(figure);
    link.href = state === null ? site : `${site}#${state}`;
  };
  for (const type of ['pointerenter', 'pointerdown', 'focus']) link.addEventListener(type, aim);
  for (const type of ['ready', 'words'])
    figure.addEventListener(`meander-${type}`, () => {
      link.textContent = figure.figure.say.peek()('openFigure');
      aim();
    });
  return link;
}

show();
addEventListener('hashchange', show);
