/** @typedef {import('../element/meander-path.js').MeanderPath} MeanderPath */

/**
 * On paper each figure is a drawing: as the reader left it, or, where it was not made yet, the page's own.
 * @param {Iterable<MeanderPath>} figures
 */
export function printDrawings(figures) {
  const all = [...figures];
  /** @type {Element[]} */
  let sheets = [];

  function clear() {
    for (const sheet of sheets.splice(0)) sheet.remove();
  }

  addEventListener('beforeprint', () => {
    clear();
    sheets = all.map((figure) => {
      const sheet = byDay(figure) ?? still(figure);
      sheet.classList.add('on-paper', ...figure.classList);
      figure.before(sheet);
      return sheet;
    });
  });
  addEventListener('afterprint', clear);
}

/** In the colours of paper; null: it is not made yet. @param {MeanderPath} figure */
function byDay(figure) {
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

/** What readers without scripts see. @param {MeanderPath} figure */
function still(figure) {
  const text = figure.querySelector('noscript')?.textContent ?? '';
  const image = new DOMParser().parseFromString(text, 'text/html').querySelector('img');
  return document.importNode(image ?? new Image(), true);
}
