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
  const { theme } = figure;
  // Its script has not run.
  if (!figure.toSVG) return null;
  try {
    figure.theme = 'light';
    const { documentElement } = new DOMParser().parseFromString(figure.toSVG(), 'image/svg+xml');
    return document.importNode(documentElement, true);
  } catch {
    return null;
  } finally {
    figure.theme = theme;
  }
}

/** The poster. @param {Element} figure */
function markupDrawing(figure) {
  const poster = figure.querySelector('[slot=poster]');
  return /** @type {Element} */ (poster?.cloneNode(true) ?? new Image());
}
