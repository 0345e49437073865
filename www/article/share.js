import { startCopyButton } from './copy.js';
import { download } from '../io/download.js';
import { figureIn, fitsLink, linkTo, stateIn } from './link.js';
import { SHARE } from './words.js';

/** @typedef {import('../element/meander-path.js').MeanderPath} MeanderPath */

/**
 * Adds a button that copies a figure's link, and a link to the builder, to each figure's caption.
 * @param {Iterable<MeanderPath>} figures
 */
export function addShareLinks(figures) {
  for (const figure of figures) {
    const copy = Object.assign(document.createElement('button'), { type: 'button', textContent: SHARE.link });
    startCopyButton(copy, () => linkOf(figure), SHARE);
    const embed = Object.assign(document.createElement('a'), {
      href: './builder.html',
      textContent: SHARE.embed,
    });
    // Written when the link is about to be followed, not at every change of the figure.
    const updateAddress = () => (embed.href = linkTo('./builder.html', figure.getState()));
    for (const type of ['pointerdown', 'focus', 'click']) embed.addEventListener(type, updateAddress);
    embed.addEventListener('click', (event) => {
      if (fitsLink(figure.getState())) return;
      event.preventDefault();
      copy.click();
    });
    const line = Object.assign(document.createElement('div'), { className: 'share', slot: 'caption' });
    line.append(copy, embed);
    figure.append(line);
  }
}

/** @param {MeanderPath} figure @returns {string | import('./copy.js').Refusal} */
function linkOf(figure) {
  const state = figure.getState();
  if (fitsLink(state)) return linkTo('./', state, figure.id);
  const act = () => download(new Blob([state], { type: 'text/plain' }), 'meander.txt');
  return { reason: SHARE.tooLong, save: { label: SHARE.saveState, act } };
}

/**
 * Shows the state in the page's hash, now and whenever the hash changes: in the figure that the link was copied from,
 * else in the first one.
 * @param {Iterable<MeanderPath>} figures
 */
export function followHash(figures) {
  const [first, ...others] = figures;
  if (!first) return;
  const open = () => {
    const state = stateIn(location.hash);
    if (state === null) return;
    const id = figureIn(location.hash);
    const figure = others.find((one) => one.id === id) ?? first;
    figure.removeAttribute('autoplay');
    figure.setState(state);
    // Without the page's smooth way: figures on it would start.
    figure.scrollIntoView({ block: 'start', behavior: 'instant' });
  };
  addEventListener('hashchange', open);
  open();
}
