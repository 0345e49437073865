import { MeanderPath } from '../element/index.js';

/** The address says what the figure shows: `?seed=7&ui=mini` or `#seed=7&ui=mini`, by the element's attributes. */
function asked() {
  const hash = new URLSearchParams(location.hash.slice(1));
  return new Map([...new URLSearchParams(location.search), ...hash]);
}

function show() {
  const figure = document.createElement('meander-path');
  for (const [name, value] of asked()) {
    if (MeanderPath.observedAttributes.includes(name)) figure.setAttribute(name, value);
  }
  document.body.replaceChildren(figure);
}

show();
addEventListener('hashchange', show);
