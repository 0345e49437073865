import { fill } from '../strings.js';
import { createButton } from './button.js';
import { createCompare } from './compare.js';
import { make } from '../dom.js';
import { createEditBar } from './edit-bar.js';
import { createChips, createLegend } from './legend.js';
import { createViewSwitches } from './view-switches.js';
import { createParameterSlider } from './parameter-slider.js';
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
 * @property {Partial<Record<import('../curves/registry.js').CurveId, import('./compare.js').CurveFacts>>} facts of the curves that are shown
 * @property {(id: string) => boolean} steers whether this parameter has an effect now
 *
 * @typedef {import('./update-controls.js').Control} Control
 *
 * @typedef {object} PanelOptions
 * @property {'full' | 'mini'} ui
 * @property {import('../sources/index.js').Source} source
 * @property {2 | 3} dimension
 * @property {boolean} readonly
 * @property {number} [stepped] up to so many cells a side steps can be followed; 0: they can
 * @property {readonly import('./legend.js').LegendRow[]} curves
 * @property {HTMLElement} plot
 * @property {(algorithm: string, parameter: string) => Parameter} parameter
 * @property {Actions} actions
 * @property {Formats} formats
 */

/**
 * The controls under a figure: what its source needs, then its curves.
 * @param {PanelOptions} options
 */
export function createPanel({
  ui,
  source,
  dimension,
  readonly,
  stepped = 0,
  curves,
  plot,
  parameter,
  actions,
  formats,
}) {
  /** @type {Control[]} */
  const controls = [];
  /** @type {HTMLElement[]} */
  const rows = [];

  /** @param {Control} control */
  const keep = (control) => (controls.push(control), control.root);
  const { grid, imports, controls: wanted } = source;
  const plays = Boolean(grid?.carved) && stepped === 0;
  if (plays) rows.push(keep(createTransportBar(actions, formats)));
  else if (grid?.carved) {
    const why = fill(formats.words.look.noSteps, { n: formats.whole(stepped) });
    rows.push(make('p', { className: 'plotted' }, why));
  }
  if (ui === 'full') {
    const middle = make('div', { className: 'bar' });
    const group = make('div', { className: 'group' });
    if (plays) middle.append(keep(createSpeedSlider(actions, formats)));
    for (const names of wanted.parameters)
      middle.append(keep(createParameterSlider(parameter(...names), actions, formats)));
    if (grid) middle.append(keep(createSmoothnessSlider(parameter('soften', 'weight'), actions, formats)));
    if (wanted.seed) group.append(keep(seedField(parameter(...wanted.seed), actions, formats)));
    if (!readonly) {
      const editBar = keep(createEditBar(source, dimension, actions, formats));
      // Beside sliders there is no room for it.
      if (wanted.parameters.length > 0) rows.push(editBar);
      else middle.append(...editBar.childNodes);
    }
    group.append(
      keep(historyButtons(actions, formats)),
      createSaveMenu(!readonly && imports, actions, formats),
    );
    middle.append(group);
    rows.push(middle);
  }
  if (ui === 'full') {
    rows.push(
      keep(createViewSwitches(actions, formats, Boolean(grid))),
      keep(createLegend(curves, actions, formats)),
      keep(createCompare(curves, dimension, plot, actions, formats)),
    );
  } else {
    rows.push(keep(createChips(curves, actions, formats)));
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

/** @param {Parameter} range @param {Actions} actions @param {Formats} formats @returns {Control} */
function seedField(range, actions, { words, read }) {
  const field = createSeedField({
    label: words.seed,
    rollLabel: words.newSeed,
    ...{ range, read },
    onChange(seed) {
      actions.change({ seed });
      actions.commit();
      actions.tell('');
    },
    onRefuse: () => actions.tell(fill(words.badSeed, { n: range.highest })),
    onRoll: actions.roll,
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
