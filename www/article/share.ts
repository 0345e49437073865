import type { MeanderPath } from '../element/meander-path.ts';
import type { DrawnFigure } from './figures/drawn-figure.ts';
import { figureIn, followState, linkTo } from './link.ts';
import { lead } from './thread.ts';

/** Offers a link and a post in the panels of figures. */
export function offerLinks(figures: Iterable<MeanderPath>) {
  for (const figure of figures)
    figure.share = {
      link: (state: string) => linkTo('./', state, figure.id),
      post: (state: string) => linkTo('./builder.html', state),
    };
}

/** A hash with the name of a drawing and its settings: `#rdp-figure;tolerance=0.5`. No figure reads it as a state. */
const DRAWN = /^#([a-z]+(?:-figure)?)(?:;([a-z]+=.*))?$/;

function drawnIn(hash: string) {
  const [, id = '', settings] = DRAWN.exec(hash) ?? [];
  const drawn = document.getElementById(id);
  return drawn?.matches('.drawn')
    ? { drawn, settings: new URLSearchParams(settings?.replaceAll(';', '&')) }
    : null;
}

/** In a frame (`?only`), removes everything but the drawing that the hash names. */
export function leaveOnly() {
  if (!document.documentElement.classList.contains('only')) return;
  const figure = drawnIn(location.hash)?.drawn.closest('figure');
  document.body.replaceChildren(...(figure ? [figure] : []));
}

/**
 * Shows the state in the page's hash, now and whenever the hash changes: in the figure that the link was copied from,
 * else in the first one.
 */
export function followHash(figures: Iterable<MeanderPath>) {
  const [first, ...others] = figures;
  if (first)
    followState((state) => {
      const id = figureIn(location.hash);
      const figure = others.find((one) => one.id === id) ?? first;
      figure.removeAttribute('autoplay');
      figure.setState(state);
      if (figure.matches('[data-thread]')) lead(figure);
      showFigure(figure);
    });
  addEventListener('hashchange', showDrawn);
  void showDrawn();
}

async function showDrawn() {
  const { drawn, settings } = drawnIn(location.hash) ?? {};
  if (!drawn || !settings) return;
  showFigure(drawn);
  await customElements.whenDefined(drawn.localName);
  for (const [name, value] of settings) (drawn as DrawnFigure).change(name, value);
}

/** Jumps: a smooth scroll would start the figures that it passes. */
function showFigure(figure: Element) {
  figure.closest('details')?.setAttribute('open', '');
  (figure.closest('.quad') ?? figure).scrollIntoView({ block: 'start', behavior: 'instant' });
}
