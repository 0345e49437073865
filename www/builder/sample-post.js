/** @typedef {import('../element/meander-path.js').MeanderPath & Record<string, any>} Figure */

/** @param {HTMLIFrameElement} frame @returns {Promise<Figure>} */
export async function figureInPost(frame) {
  if (frame.contentDocument?.readyState !== 'complete' || frame.contentDocument.URL === 'about:blank')
    await new Promise((done) => frame.addEventListener('load', done, { once: true }));
  const found = /** @type {Figure} */ (frame.contentDocument?.querySelector('meander-path'));
  const ready = new Promise((done) => found.addEventListener('meander-ready', done, { once: true }));
  // A call to any method loads the figure, also when it is far from the viewport.
  found.pause();
  await Promise.race([ready, new Promise((done) => isReadyNow(found) && done(null))]);
  return found;
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
