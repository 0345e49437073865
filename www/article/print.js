/**
 * Prints each figure as a drawing: its current one, or the one from the page's markup where the figure has none.
 * @param {Iterable<Element>} figures
 */
export function printDrawings(figures) {
  const all = [...figures];
  /** @type {Element[]} */
  let drawings = [];
  /** @type {Element[]} */
  let asides = [];

  function clear() {
    for (const drawing of drawings.splice(0)) drawing.remove();
    for (const aside of asides.splice(0)) aside.removeAttribute('open');
  }

  addEventListener('beforeprint', () => {
    clear();
    asides = [...document.querySelectorAll('details.aside:not([open])')];
    for (const aside of asides) aside.setAttribute('open', '');
    drawings = all.map((figure) => {
      const drawing = currentDrawing(figure) ?? markupDrawing(figure);
      drawing.setAttribute('class', `on-paper ${figure.className}`);
      drawing.removeAttribute('slot');
      figure.before(drawing);
      return drawing;
    });
  });
  addEventListener('afterprint', clear);
}

/** In light colours; null where the figure is not loaded. @param {any} figure */
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

/** The poster, or the image for readers without scripts. @param {Element} figure */
function markupDrawing(figure) {
  const poster = figure.querySelector('svg[slot=poster]');
  if (poster) return /** @type {Element} */ (poster.cloneNode(true));
  const text = figure.querySelector('noscript')?.textContent ?? '';
  const image = new DOMParser().parseFromString(text, 'text/html').querySelector('img');
  return document.importNode(image ?? new Image(), true);
}
