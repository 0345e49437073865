/** @typedef {import('../element/meander-path.js').MeanderPath} MeanderPath */

/**
 * Whoever goes by keys comes to every figure. Far from the screen none is made, so that there would be nothing to have
 * the focus: until then the figure itself has it, by its name. The first Tab has them made, one after the other from
 * where the focus is; a reader who only scrolls has none made that nobody comes near.
 * @param {Iterable<MeanderPath>} figures
 */
export function reachByKeys(figures) {
  const waiting = new Map(Array.from(figures, (figure) => [figure, standIn(figure)]));

  addEventListener(
    'keydown',
    async function begin({ key }) {
      if (key !== 'Tab') return;
      removeEventListener('keydown', begin);
      for (const [figure, made] of fromFocus([...waiting])) {
        figure.setAttribute('loading', 'eager');
        await made;
        // The next key comes first.
        await new Promise((done) => setTimeout(done));
      }
    },
    { capture: true },
  );
}

/**
 * @param {MeanderPath} figure
 * @returns {Promise<unknown>} it is made, or cannot be
 */
function standIn(figure) {
  const label = figure.getAttribute('label') ?? '';
  for (const [name, value] of Object.entries({ tabindex: '0', role: 'group', 'aria-label': label }))
    figure.setAttribute(name, value);
  const leave = () => {
    for (const name of ['tabindex', 'role', 'aria-label']) figure.removeAttribute(name);
  };
  return new Promise((done) => {
    for (const end of ['ready', 'error'])
      figure.addEventListener(
        `meander-${end}`,
        () => {
          done(null);
          // A focus whose place went would be lost, also where it has gone on inside.
          if (document.activeElement === figure) figure.addEventListener('blur', leave, { once: true });
          else leave();
        },
        { once: true },
      );
  });
}

/**
 * First those that come next.
 * @template T
 * @param {[MeanderPath, T][]} figures
 */
function fromFocus(figures) {
  const { activeElement } = document;
  const follows = (/** @type {MeanderPath} */ figure) =>
    !activeElement ||
    Boolean(activeElement.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING);
  return [
    ...figures.filter(([figure]) => follows(figure)),
    ...figures.filter(([figure]) => !follows(figure)),
  ];
}
