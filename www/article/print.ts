import type { Figure } from '../figure/figure.ts';

/** A figure, or one of the article's drawings. */
interface Printed extends HTMLElement {
  theme?: unknown;
  figure?: Figure;
  toSVG?(): string;
}

/** Prints each figure as a drawing: its current one, or the one from the page's markup where the figure has none. */
export function printDrawings(figures: Iterable<Printed>) {
  const drawings = document.getElementsByClassName('on-paper');
  let asides: Element[] = [];

  function clear() {
    for (const drawing of [...drawings]) drawing.remove();
    for (const aside of asides.splice(0)) aside.removeAttribute('open');
  }

  function show() {
    clear();
    asides = [...document.querySelectorAll('details.aside:not([open])')];
    for (const aside of asides) aside.setAttribute('open', '');
    for (const figure of figures) {
      const drawing = currentDrawing(figure) ?? markupDrawing(figure);
      drawing.setAttribute('class', `on-paper ${figure.className}`);
      drawing.removeAttribute('slot');
      figure.before(drawing);
    }
  }

  addEventListener('beforeprint', show);
  addEventListener('afterprint', clear);
  // Browsers that emulate print on a screen fire no print events.
  matchMedia('print').addEventListener('change', ({ matches }) => {
    if (!matches) clear();
    else if (!drawings.length) show();
  });
}

/** Draws a figure in light colours, and finished if it plays. Returns null if it is not loaded. */
function currentDrawing(figure: Printed): Element | null {
  const { theme } = figure;
  try {
    if (figure.figure?.motion.playing.peek()) figure.figure.motion.finish();
    if ('theme' in figure) figure.theme = 'light';
    const drawing = figure.toSVG!();
    if (!drawing) return null;
    const { documentElement } = new DOMParser().parseFromString(drawing, 'image/svg+xml');
    return document.importNode(documentElement, true);
  } catch {
    return null;
  } finally {
    if ('theme' in figure) figure.theme = theme;
  }
}

/** The poster. */
const markupDrawing = (figure: Element) =>
  (figure.querySelector('picture > img, [slot=poster]:not(picture)')?.cloneNode(true) as
    | Element
    | undefined) ?? new Image();
