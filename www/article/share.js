import { startCopying } from './copy.js';
import { linkTo, stateIn } from './link.js';
import { SHARE } from './words.js';

/** @typedef {import('../element/meander-path.js').MeanderPath} MeanderPath */

/**
 * Under each figure: its link, made when it is asked for, and the way to the page that makes snippets of it.
 * @param {Iterable<MeanderPath>} figures
 */
export function offerLinks(figures) {
  for (const figure of figures) {
    const copy = Object.assign(document.createElement('button'), { type: 'button', textContent: SHARE.link });
    startCopying(copy, () => linkTo('./', figure.getState()), SHARE);
    const embed = Object.assign(document.createElement('a'), {
      href: './builder.html',
      textContent: SHARE.embed,
    });
    // The address is written when the link is about to be followed, not at every drag.
    const aim = () => (embed.href = linkTo('./builder.html', figure.getState()));
    for (const moment of ['pointerdown', 'focus', 'click']) embed.addEventListener(moment, aim);
    const line = Object.assign(document.createElement('div'), { className: 'share', slot: 'caption' });
    line.append(copy, embed);
    figure.append(line);
  }
}

/**
 * Shows what the address asks for, now and whenever its hash changes.
 * @param {MeanderPath | null} figure
 */
export function openLink(figure) {
  if (!figure) return;
  const open = () => {
    const state = stateIn(location.hash);
    if (state === null) return;
    figure.removeAttribute('autoplay');
    figure.setState(state);
    figure.scrollIntoView({ block: 'nearest' });
  };
  addEventListener('hashchange', open);
  open();
}
