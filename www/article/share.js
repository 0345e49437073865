import { startCopyButton } from './copy.js';
import { download } from '../old/io/download.js';
import { figureIn, linkTo, stateForLink, stateIn } from './link.js';
import { SHARE } from './words.js';

/** @typedef {import('../old/element/meander-path.js').MeanderPath} MeanderPath */

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
    const aim = () => {
      const state = stateForLink(figure);
      if (state !== null) embed.href = linkTo('./builder.html', state);
      return state !== null;
    };
    for (const type of ['pointerdown', 'focus']) embed.addEventListener(type, aim);
    embed.addEventListener('click', (event) => {
      if (aim()) return;
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
  const state = stateForLink(figure);
  if (state !== null) return linkTo('./', state, figure.id);
  const act = () => download(new Blob([figure.getState()], { type: 'text/plain' }), 'meander.txt');
  return { reason: SHARE.tooLong, offer: { label: SHARE.saveState, act } };
}

/**
 * Shows the state in the page's hash, now and whenever the hash changes: in the figure that the link was copied from,
 * else in the first one.
 * @param {Iterable<HTMLElement & { setState(state: string): void }>} figures
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
