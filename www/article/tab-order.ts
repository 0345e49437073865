/**
 * Keeps lazily loaded figures in the tab order. A figure that is not loaded has nothing focusable inside, so the element
 * itself is a labelled tab stop until it is. The first Tab key loads all figures, one after another, from the focus onwards.
 */
export function keepTabStops(figures: Iterable<HTMLElement>) {
  const waiting = new Map(Array.from(figures, (figure) => [figure, addTabStop(figure)]));

  addEventListener(
    'keydown',
    async function loadAll({ key }) {
      if (key !== 'Tab') return;
      removeEventListener('keydown', loadAll);
      for (const [figure, loaded] of fromFocus([...waiting])) {
        figure.setAttribute('loading', 'eager');
        await loaded;
        // Lets the browser handle pending key events between two figures.
        await new Promise((done) => setTimeout(done));
      }
    },
    { capture: true },
  );
}

/** Resolves when the figure is loaded or has failed. */
function addTabStop(figure: HTMLElement): Promise<unknown> {
  Object.assign(figure, { tabIndex: 0, role: 'group', ariaLabel: figure.getAttribute('label') });
  // Content laid out above it may move it out of sight before it loads.
  figure.addEventListener('focus', () => figure.setAttribute('loading', 'eager'), { once: true });
  const removeTabStop = () => {
    Object.assign(figure, { role: null, ariaLabel: null });
    figure.removeAttribute('tabindex');
  };
  const loaded = new Promise((done) => {
    for (const end of ['ready', 'error']) figure.addEventListener(`meander-${end}`, done, { once: true });
  });
  return loaded.then(() => {
    // Removing the tabindex of the focused element would lose the focus.
    if (document.activeElement !== figure) removeTabStop();
    else figure.addEventListener('blur', removeTabStop, { once: true });
  });
}

/** Sorts the figures after the focused element to the front. */
function fromFocus<T>(figures: [HTMLElement, T][]) {
  const { activeElement } = document;
  const follows = (figure: HTMLElement) =>
    !activeElement ||
    Boolean(activeElement.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING);
  return figures.toSorted(([one], [other]) => Number(follows(other)) - Number(follows(one)));
}
