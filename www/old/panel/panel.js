import { fill } from '../strings.js';
import { createButton } from './button.js';
import { createChallengeBar } from './challenge-bar.js';
import { createCompare } from './compare.js';
import { make } from '../dom.js';
import { createEditBar } from './edit-bar.js';
import { createFold } from './fold.js';
import { createChips, createLegend } from './legend.js';
import { createViewSwitches } from './view-switches.js';
import { createParameterSlider } from './parameter-slider.js';
import { createPlaceFields } from './place-fields.js';
import { createSaveMenu } from './save-menu.js';
import { createSeedField } from './seed-field.js';
import { createSpeedSlider, createTransportBar } from './transport-bar.js';
import { createSmoothnessSlider } from './smoothness-slider.js';
import { createUpdater } from './update-controls.js';

/**
 * @typedef {{ id: string, label: string, unit: string, kind: string, min: number, max: number, step: number,
 *   lowest: number, highest: number, endless?: boolean }} Parameter
 * @typedef {ReturnType<typeof import('./format.js').numberFormats>} Formats
 *
 * What the controls can ask for.
 * @typedef {object} Actions
 * @property {() => void} toggle
 * @property {() => void} restart
 * @property {(n: number) => void} step
 * @property {(position: number) => void} seek
 * @property {(patch: Record<string, unknown>) => void} change part of a gesture until `commit`
 * @property {() => void} commit
 * @property {(id: import('../curves/registry.js').CurveId, on: boolean) => void} showCurve
 * @property {(open: boolean) => void} compare
 * @property {() => void} roll
 * @property {(note: string) => void} tell says it in the status line
 * @property {() => void} add
 * @property {() => void} remove
 * @property {() => void} walls takes the brush for walls, or puts it away
 * @property {(place: number[]) => void} place puts the handle that was touched last somewhere else
 * @property {() => void} pick a random patrol
 * @property {() => void} open a file with a track
 * @property {(kind: keyof import('../strings.js').Words['save'], curve: import('../curves/registry.js').CurveId) => void} save
 * @property {() => void} undo
 * @property {() => void} redo
 *
 * What the controls show.
 * @typedef {object} Shown
 * @property {Record<string, any>} state
 * @property {number} position
 * @property {number} total
 * @property {number} pathCount how many paths the numbers of a curve count together
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {boolean} canRemove
 * @property {{ name: string, place: number[] } | null} place of the handle that was touched last
 * @property {Partial<Record<import('../curves/registry.js').CurveId, import('../curves/compute.js').CurveFacts>>} facts of the curves that are shown
 * @property {(id: string) => boolean} steers whether this parameter has an effect now
 *
 * @typedef {import('./update-controls.js').Control} Control
 *
 * @typedef {object} PanelOptions
 * @property {'full' | 'mini' | 'more'} ui
 * @property {import('./fold.js').Folding} folding
 * @property {import('../sources/index.js').Source} source
 * @property {2 | 3} dimension
 * @property {boolean} readonly
 * @property {boolean} challenge a reader takes the stones away: there is nothing else to set
 * @property {number} stepped up to so many cells a side steps can be followed; 0: they can
 * @property {readonly import('./legend.js').LegendRow[]} curves
 * @property {HTMLElement} plot
 * @property {(algorithm: string, parameter: string) => Parameter} parameter
 * @property {Actions} actions
 * @property {Formats} formats
 */

/**
 * The controls under a figure: in one row what its source is played with, and folded what is asked for seldom.
 * @param {PanelOptions} options
 */
export function createPanel({ ui, folding, challenge, ...options }) {
  const { curves, actions, formats } = options;
  /** @type {Control[]} */
  const controls = [];
  /** @param {Control} control */
  const keep = (control) => (controls.push(control), control.root);
  /** @type {HTMLElement[]} */
  const rows = [];
  if (challenge) rows.push(keep(createChallengeBar(actions, formats)));
  else if (ui === 'mini') {
    if (options.source.grid?.carved) rows.push(keep(createSteps(options)));
    rows.push(keep(createChips(curves, actions, formats)));
  } else {
    const [first, ...others] = createRows(options, keep);
    const fold = createFold(ui === 'more' ? [first, ...others] : others, folding, formats);
    keep(fold);
    rows.push(
      ui === 'full' ? make('div', { className: 'first' }, first, fold.root) : fold.root,
      fold.content,
    );
  }
  return {
    root: make(
      'div',
      { className: 'panel', part: 'controls', role: 'group', 'aria-label': formats.words.controls },
      ...rows,
    ),
    ...createUpdater(controls),
  };
}

/**
 * All controls in rows, those first that are wanted most.
 * @param {Omit<PanelOptions, 'ui' | 'folding' | 'challenge'>} options
 * @param {(control: Control) => HTMLElement} keep
 */
function createRows(options, keep) {
  const { source, dimension, readonly, stepped, curves, plot, parameter, actions, formats } = options;
  const { grid, controls: wanted } = source;
  const { words } = formats;
  const first = make('div', { className: 'bar' });
  const hands = make('div', { className: 'bar' });
  const middle = make('div', { className: 'bar' });
  const group = make('div', { className: 'group' });
  const seed = wanted.seed && parameter(...wanted.seed);
  if (grid?.carved) first.append(keep(createSteps(options)));
  for (const names of wanted.parameters)
    first.append(keep(createParameterSlider(parameter(...names), actions, formats)));
  if (seed) first.append(createButton('dice', words.newSeed, actions.roll).root);
  if (!readonly) (grid?.carved ? hands : first).append(keep(createEditBar(source, actions, formats)));
  if (!readonly && wanted.place)
    (grid?.carved ? hands : middle).append(keep(createPlaceFields(dimension, actions, formats)));
  if (grid?.carved && stepped === 0) middle.append(keep(createSpeedSlider(actions, formats)));
  if (grid)
    (grid.carved ? middle : first).append(
      keep(createSmoothnessSlider(parameter('soften', 'weight'), actions, formats)),
    );
  if (seed) group.append(keep(seedField(seed, actions, formats)));
  group.append(keep(historyButtons(actions, formats)), createSaveMenu(!readonly, actions, formats));
  const looks = keep(createViewSwitches(actions, formats, Boolean(grid)));
  (middle.hasChildNodes() ? middle : looks).append(group);
  return [
    first,
    ...[hands, middle].filter((row) => row.hasChildNodes()),
    looks,
    keep(createLegend(curves, actions, formats)),
    keep(createCompare(curves, dimension, plot, actions, formats)),
  ];
}

/**
 * What plays the steps of a carving; where there are too many to follow them, the reason.
 * @param {Pick<PanelOptions, 'stepped' | 'actions' | 'formats'>} options
 * @returns {Control}
 */
function createSteps({ stepped, actions, formats }) {
  if (stepped === 0) return createTransportBar(actions, formats);
  const why = fill(formats.words.look.noSteps, { n: formats.whole(stepped) });
  return { root: make('p', { className: 'plotted' }, why) };
}

/** @param {Parameter} range @param {Actions} actions @param {Formats} formats @returns {Control} */
function seedField(range, actions, { words, read }) {
  const field = createSeedField({
    label: words.seed,
    ...{ range, read },
    onChange(seed) {
      actions.change({ seed });
      actions.commit();
      actions.tell('');
    },
    onRefuse: () => actions.tell(fill(words.badSeed, { n: range.highest })),
  });
  return { root: field.root, reads: ['seed'], update: ({ state }) => field.update(state.seed) };
}

/** @param {Actions} actions @param {Formats} formats @returns {Control} */
function historyButtons(actions, { words }) {
  const undo = createButton('undo', words.undo, actions.undo);
  const redo = createButton('redo', words.redo, actions.redo);
  return {
    root: make('div', { className: 'buttons history' }, undo.root, redo.root),
    reads: ['canUndo', 'canRedo'],
    update({ canUndo, canRedo }) {
      undo.update(canUndo);
      redo.update(canRedo);
    },
  };
}
