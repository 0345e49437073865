/** @typedef {import('../old/element/meander-path.js').MeanderPath} MeanderPath */

/**
 * Prints each figure as a drawing: its current one, or the one from the page's markup where the figure is not loaded.
 * @param {Iterable<MeanderPath>} figures
 */
export function printDrawings(figures) {
  const all = [...figures];
  /** @type {Element[]} */
  let drawings = [];

  function clear() {
    for (const drawing of drawings.splice(0)) drawing.remove();
  }

  addEventListener('beforeprint', () => {
    clear();
    drawings = all.map((figure) => {
      const drawing = currentDrawing(figure) ?? markupDrawing(figure);
      drawing.classList.add('on-paper', ...figure.classList);
      figure.before(drawing);
      return drawing;
    });
  });
  addEventListener('afterprint', clear);
}

/** In light colours; null where the figure is not loaded. @param {MeanderPath} figure */
function currentDrawing(figure) {
  const theme = figure.getAttribute('theme');
  try {
    figure.setAttribute('theme', 'light');
    const { documentElement } = new DOMParser().parseFromString(figure.toSVG(), 'image/svg+xml');
    return document.importNode(documentElement, true);
  } catch {
    return null;
  } finally {
    if (theme === null) figure.removeAttribute('theme');
    else figure.setAttribute('theme', theme);
  }
}

/** The image for readers without scripts. @param {MeanderPath} figure */
function markupDrawing(figure) {
  const text = figure.querySelector('noscript')?.textContent ?? '';
  const image = new DOMParser().parseFromString(text, 'text/html').querySelector('img');
  return document.importNode(image ?? new Image(), true);
}
