import { startCopyButton } from './copy.js';
import { linkTo, stateIn } from './link.js';
import { SHARE } from './words.js';

/** @typedef {import('../element/meander-path.js').MeanderPath} MeanderPath */

/**
 * Adds a button that copies a figure's link, and a link to the builder, to each figure's caption.
 * @param {Iterable<MeanderPath>} figures
 */
export function addShareLinks(figures) {
  for (const figure of figures) {
    const copy = Object.assign(document.createElement('button'), { type: 'button', textContent: SHARE.link });
    startCopyButton(copy, () => linkTo('./', figure.getState()), SHARE);
    const embed = Object.assign(document.createElement('a'), {
      href: './builder.html',
      textContent: SHARE.embed,
    });
    // Written when the link is about to be followed, not at every change of the figure.
    const updateAddress = () => (embed.href = linkTo('./builder.html', figure.getState()));
    for (const type of ['pointerdown', 'focus', 'click']) embed.addEventListener(type, updateAddress);
    const line = Object.assign(document.createElement('div'), { className: 'share', slot: 'caption' });
    line.append(copy, embed);
    figure.append(line);
  }
}

/**
 * Shows the state in the page's hash, now and whenever the hash changes.
 * @param {MeanderPath | null} figure
 */
export function followHash(figure) {
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
