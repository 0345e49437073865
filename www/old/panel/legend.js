import { steersSmoothedLine } from '../curves/smoothed-line.js';
import { make, say } from '../dom.js';
import { throughOf } from '../sources/index.js';
import { fill } from '../strings.js';
import { createParameterControl } from './parameter-slider.js';
import { createSwatch } from './swatch.js';
import { createSwitch } from './switch.js';

/**
 * @typedef {import('./panel.js').Actions} Actions
 * @typedef {import('./panel.js').Shown} Shown
 * @typedef {Pick<import('../curves/registry.js').Curve, 'id' | 'style' | 'reference'> & { parameters: import('./panel.js').Parameter[], more: import('./panel.js').Parameter[] }} LegendRow
 */

/** @param {LegendRow} row @param {Actions} actions @param {import('./panel.js').Formats} formats */
function curveSwitch(row, actions, formats) {
  const { id } = row;
  const label = formats.words.curve[id];
  const { root, update } = createSwitch(label, createSwatch(row), (on) => actions.showCurve(id, on));
  return {
    root,
    reads: ['overlays'],
    /** @param {Shown} shown */
    update: ({ state }) => update(state.overlays.includes(id)),
  };
}

/**
 * The switches alone, in a row.
 * @param {readonly LegendRow[]} rows
 * @param {Actions} actions
 * @param {import('./panel.js').Formats} formats
 */
export function createChips(rows, actions, formats) {
  const chips = rows.map((row) => curveSwitch(row, actions, formats));
  return {
    root: make('div', { className: 'bar chips' }, ...chips.map(({ root }) => root)),
    parts: chips,
  };
}

/**
 * One line for each curve: its switch and its numbers, and under them its settings while they have an effect.
 * The roles are spelt out because a table that is laid out as a grid would lose them.
 * @param {readonly LegendRow[]} rows
 * @param {Actions} actions
 * @param {import('./panel.js').Formats} formats
 */
export function createLegend(rows, actions, formats) {
  const words = formats.words.numbers;
  const heads = [words.curve, words.points, words.length, words.maxTurn].map((text) =>
    make('th', { scope: 'col', role: 'columnheader' }, text),
  );
  const steer = make(
    'th',
    { scope: 'col', role: 'columnheader' },
    make('span', { className: 'unseen' }, words.steer),
  );
  const lines = rows.map((row) => createLine(row, actions, formats));
  const nameHead = countPaths(heads[0], formats);
  const root = make(
    'table',
    { className: 'legend', role: 'table', part: 'table' },
    make('caption', { className: 'unseen' }, words.caption),
    make('thead', { role: 'rowgroup' }, make('tr', { role: 'row' }, ...heads, steer)),
    make('tbody', { role: 'rowgroup' }, ...lines.map((line) => line.root)),
  );
  return {
    root,
    reads: ['pathCount'],
    update: nameHead,
    parts: lines,
  };
}

/**
 * Of several paths the head of the names says that they are counted together.
 * @param {HTMLElement} head
 * @param {import('./panel.js').Formats} formats
 */
export function countPaths(head, { words, whole }) {
  return (/** @type {Shown} */ { pathCount }) =>
    say(head, pathCount > 1 ? fill(words.numbers.ways, { n: whole(pathCount) }) : words.numbers.curve);
}

/**
 * @param {LegendRow} row
 * @param {Actions} actions
 * @param {import('./panel.js').Formats} formats
 */
function createLine(row, actions, formats) {
  const { id, parameters, more } = row;
  const toggle = curveSwitch(row, actions, formats);
  const [sliders, seldom] = [parameters, more].map((list) =>
    list.map((parameter) => createParameterControl(parameter, actions, formats, id)),
  );
  const fold =
    seldom.length === 0
      ? []
      : [
          make(
            'details',
            { className: 'fold' },
            make('summary', {}, formats.words.refine),
            ...seldom.map(({ root }) => root),
          ),
        ];
  const [points, length, turn] = [0, 1, 2].map(() => make('td', { role: 'cell', className: 'number' }));
  const steer = make(
    'td',
    { role: 'cell', className: 'steer' },
    ...sliders.map((slider) => slider.root),
    ...fold,
  );
  const root = make(
    'tr',
    { role: 'row' },
    make('th', { scope: 'row', role: 'rowheader' }, toggle.root),
    points,
    length,
    turn,
    steer,
  );
  return {
    root,
    parts: [toggle, ...sliders, ...seldom],
    reads: ['overlays', 'facts', 'through', 'source'],
    /** @param {Shown} shown */
    update({ facts, state }) {
      const numbers = facts[id]?.numbers;
      root.classList.toggle('off', !numbers);
      const through = throughOf(state);
      const steers = parameters.some((parameter) => steersSmoothedLine(parameter.id, state, through));
      steer.hidden = sliders.length === 0 || !(state.overlays.includes(id) || steers);
      say(points, numbers ? formats.whole(numbers.points) : '–');
      say(length, numbers ? formats.tenths(numbers.length) : '–');
      say(turn, numbers ? fill(formats.words.degrees, { n: formats.whole(numbers.maxTurn) }) : '–');
    },
  };
}
