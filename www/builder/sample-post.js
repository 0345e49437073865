import { Unloaded } from './unloaded.js';
import { WORDS } from './words.js';

/** @typedef {import('../old/element/meander-path.js').MeanderPath & Record<string, any>} Figure */

/**
 * The figure of the sample post, once it is ready.
 * @param {HTMLIFrameElement} frame
 * @param {boolean} again where there is none, the frame is loaded anew
 * @returns {Promise<Figure>}
 */
export async function figureInPost(frame, again) {
  if (again && !figureIn(frame)) {
    frame.setAttribute('src', String(frame.getAttribute('src')));
    await loaded(frame);
  } else if (isComing(frame)) await loaded(frame);
  const found = figureIn(frame);
  if (!found) throw new Unloaded(WORDS.unloaded.post);
  await started(found);
  return found;
}

/** @param {HTMLIFrameElement} frame */
const loaded = (frame) => new Promise((done) => frame.addEventListener('load', done, { once: true }));

/** The browser's own page about an error, which has no document for this one, has come. @param {HTMLIFrameElement} frame */
const isComing = ({ contentDocument }) =>
  contentDocument !== null &&
  (contentDocument.readyState !== 'complete' || contentDocument.URL === 'about:blank');

/** @param {HTMLIFrameElement} frame @returns {Figure | null} nothing if the post or its script did not come */
function figureIn(frame) {
  const found = /** @type {Figure | null | undefined} */ (
    frame.contentDocument?.querySelector('meander-path')
  );
  return found && 'getState' in found ? found : null;
}

/** @param {Figure} figure @returns {Promise<unknown>} */
function started(figure) {
  return new Promise((done, fail) => {
    figure.addEventListener('meander-ready', done, { once: true });
    figure.addEventListener(
      'meander-error',
      (event) => fail(new Unloaded(WORDS.unloaded.module, Reflect.get(event, 'detail'))),
      { once: true },
    );
    // A call to any method loads the figure, also when it is far from the viewport.
    figure.pause();
    if (isReadyNow(figure)) done(null);
  });
}

/** @param {Figure} figure */
function isReadyNow(figure) {
  try {
    return figure.toCSV() !== null;
  } catch {
    return false;
  }
}

/** The sample post has the theme of this page. @param {HTMLIFrameElement} frame */
export function followTheme(frame) {
  const root = document.documentElement;
  const follow = () => {
    const inner = frame.contentDocument?.documentElement;
    if (!inner) return;
    if (root.dataset.theme) inner.dataset.theme = root.dataset.theme;
    else delete inner.dataset.theme;
  };
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] });
  follow();
}

/**
 * Shows a figure as its post will: so wide at most, and with these words beneath it.
 * @param {Figure} figure
 * @param {number | null} width in CSS pixels; null: as wide as its column
 * @param {string} caption
 */
export function layOut(figure, width, caption) {
  figure.style.maxInlineSize = width === null ? '' : `${width}px`;
  figure.style.marginInline = width === null ? '' : 'auto';
  figure.querySelector('[slot=caption]')?.remove();
  if (caption === '') return;
  const line = figure.ownerDocument.createElement('p');
  line.slot = 'caption';
  line.textContent = caption;
  figure.append(line);
}
