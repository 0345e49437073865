import type { MeanderPath } from '../element/meander-path.ts';
import { figureIn, followState, linkTo } from './link.ts';

/** Offers a link and a post in the panels of figures. */
export function offerLinks(figures: Iterable<MeanderPath>) {
  for (const figure of figures)
    figure.share = {
      link: (state: string) => linkTo('./', state, figure.id),
      post: (state: string) => linkTo('./builder.html', state),
    };
}

/**
 * Shows the state in the page's hash, now and whenever the hash changes: in the figure that the link was copied from,
 * else in the first one.
 */
export function followHash(figures: Iterable<MeanderPath>) {
  const [first, ...others] = figures;
  if (!first) return;
  followState((state) => {
    const id = figureIn(location.hash);
    const figure = others.find((one) => one.id === id) ?? first;
    figure.removeAttribute('autoplay');
    figure.setState(state);
    // Without the page's smooth way: figures on it would start.
    figure.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
}
