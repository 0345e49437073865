import { fill } from '../strings.js';
import { make, say } from '../dom.js';
import { countPaths } from './legend.js';
import { createSwatch } from './swatch.js';

/** In milliseconds: clocks of browsers are coarse on purpose, and what takes less is not felt. */
const BRIEFEST = 1;

/**
 * What sets the curves apart, folded away until it is asked for: more numbers, and the plot of their headings.
 * @param {readonly import('./legend.js').LegendRow[]} rows
 * @param {2 | 3} dimension
 * @param {HTMLElement} plot
 * @param {import('./panel.js').Actions} actions
 * @param {import('./panel.js').Formats} formats
 * @returns {import('./panel.js').Control}
 */
export function createCompare(rows, dimension, plot, actions, formats) {
  const words = formats.words.compare;
  const heads = [
    formats.words.numbers.curve,
    words.meanTurn,
    words.deviation,
    words.crossings,
    words.time,
  ].map((text) => make('th', { scope: 'col' }, text));
  const nameHead = countPaths(heads[0], formats);
  const lines = rows.map((row) => createLine(row, formats));
  const table = make(
    'table',
    { className: 'compare' },
    make('caption', { className: 'unseen' }, words.caption),
    make('thead', {}, make('tr', {}, ...heads)),
    make('tbody', {}, ...lines.map(({ root }) => root)),
  );
  plot.setAttribute('part', 'plot');
  const meaning = dimension === 3 ? words.deepPlot : words.plot;
  plot.setAttribute('aria-label', meaning);
  const place = make('div', { className: 'plot' });
  const graph = make('div', {}, make('p', { className: 'plotted' }, meaning), place);
  const root = make('details', { className: 'more' }, make('summary', {}, words.title), table, graph);
  let asked = false;
  root.addEventListener('toggle', () => {
    asked = root.open;
    actions.compare(asked);
  });
  return {
    root,
    reads: ['compare', 'facts', 'overlays', 'pathCount'],
    update(shown) {
      const { compare } = shown.state;
      // The browser reports a toggle late: until then the state is older than the element.
      if (compare !== asked) root.open = asked = compare;
      if (!compare) plot.remove();
      else {
        if (plot.parentNode !== place) place.append(plot);
        for (const update of [nameHead, ...lines.map((line) => line.update)]) update(shown);
      }
    },
  };
}

/**
 * @param {import('./legend.js').LegendRow} row
 * @param {import('./panel.js').Formats} formats
 */
function createLine({ id, style, reference }, { words, whole, tenths, likeStep }) {
  const hundredths = likeStep(0.01);
  const cells = [0, 1, 2, 3].map(() => make('td'));
  const name = make('th', { scope: 'row' }, createSwatch({ id, style }), ' ', words.curve[id]);
  const root = make('tr', {}, name, ...cells);
  return {
    root,
    /** @param {import('./panel.js').Shown} shown */
    update(shown) {
      const facts = shown.facts[id];
      root.classList.toggle('off', !facts);
      const texts = facts ? describe(facts) : ['–', '–', '–', '–'];
      cells.forEach((cell, index) => say(cell, texts[index]));
    },
  };

  /** @param {import('../curves/compute.js').CurveFacts} curve */
  function describe({ numbers, deviation, crossings, ms }) {
    return [
      fill(words.degrees, { n: tenths(numbers.meanTurn) }),
      reference ? '–' : hundredths(deviation),
      crossings ? whole(crossings.count) : '–',
      reference || Number.isNaN(ms)
        ? '–'
        : fill(ms < BRIEFEST ? words.quicker : words.milliseconds, { n: whole(Math.max(ms, BRIEFEST)) }),
    ];
  }
}
