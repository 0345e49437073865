import { STRINGS } from '../strings.js';
import { createButton } from './button.js';
import { make } from './dom.js';
import { createChips, createLegend } from './legend.js';
import { createParameterSlider } from './parameter-slider.js';
import { createSeedField } from './seed-field.js';
import { createSwitch } from './switch.js';
import { createSpeedSlider, createTransportBar } from './transport-bar.js';

/**
 * @typedef {{ id: string, label: string, unit: string, kind: string, min: number, max: number, step: number,
 *   lowest: number, highest: number }} Parameter
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
 * @property {(id: import('../draw/types.js').CurveId, on: boolean) => void} showCurve
 * @property {() => void} roll
 * @property {() => void} add
 * @property {() => void} remove
 * @property {() => void} undo
 * @property {() => void} redo
 *
 * What the controls show.
 * @typedef {object} Shown
 * @property {Record<string, any>} state
 * @property {number} position
 * @property {number} total
 * @property {boolean} playing
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {boolean} canRemove
 * @property {(id: import('../draw/types.js').CurveId) => { points: number, length: number, maxTurn: number }} numbers
 *
 * @typedef {{ root: HTMLElement, update: (shown: Shown) => void }} Control
 *
 * @typedef {object} PanelOptions
 * @property {'full' | 'mini'} ui
 * @property {'chisel' | 'astar' | 'waypoints'} source
 * @property {readonly import('./legend.js').LegendRow[]} curves
 * @property {(algorithm: string, parameter: string) => Parameter} parameter
 * @property {Actions} actions
 * @property {Formats} formats
 */

/**
 * The controls under a figure: what its source needs, then its curves.
 * @param {PanelOptions} options
 */
export function createPanel({ ui, source, curves, parameter, actions, formats }) {
  /** @type {Control[]} */
  const controls = [];
  /** @type {HTMLElement[]} */
  const rows = [];

  /** @param {Control} control */
  const keep = (control) => (controls.push(control), control.root);
  if (source === 'chisel') rows.push(keep(createTransportBar(actions, formats)));
  if (ui === 'full') {
    const middle = make('div', { className: 'bar' });
    const group = make('div', { className: 'group' });
    if (source === 'chisel') {
      middle.append(
        keep(createSpeedSlider(actions, formats)),
        keep(createParameterSlider(parameter('chisel', 'wiggliness'), actions, formats)),
      );
      group.append(keep(seedField(parameter('chisel', 'seed'), actions)));
    }
    if (source === 'waypoints') middle.append(keep(pointButtons(actions)), keep(closedSwitch(actions)));
    group.append(keep(historyButtons(actions)));
    middle.append(group);
    rows.push(middle);
  }
  rows.push(keep(ui === 'full' ? createLegend(curves, actions, formats) : createChips(curves, actions)));
  return {
    root: make(
      'div',
      { className: 'panel', part: 'controls', role: 'group', 'aria-label': STRINGS.controls },
      ...rows,
    ),
    /** @param {Shown} shown */
    update: (shown) => controls.forEach((control) => control.update(shown)),
  };
}

/** @param {Parameter} range @param {Actions} actions @returns {Control} */
function seedField(range, actions) {
  const field = createSeedField({
    label: STRINGS.seed,
    rollLabel: STRINGS.newSeed,
    range,
    onChange(seed) {
      actions.change({ seed });
      actions.commit();
    },
    onRoll: actions.roll,
  });
  return { root: field.root, update: ({ state }) => field.update(state.seed) };
}

/** @param {Actions} actions @returns {Control} */
function closedSwitch(actions) {
  const toggle = createSwitch(STRINGS.closed, null, (closed) => {
    actions.change({ closed });
    actions.commit();
  });
  return { root: toggle.root, update: ({ state }) => toggle.update(state.closed) };
}

/** @param {Actions} actions @returns {Control} */
function pointButtons(actions) {
  const add = createButton('add', STRINGS.addPoint, actions.add);
  const remove = createButton('remove', STRINGS.removePoint, actions.remove);
  return {
    root: make('div', { className: 'buttons' }, add.root, remove.root),
    update: ({ canRemove }) => remove.update(canRemove),
  };
}

/** @param {Actions} actions @returns {Control} */
function historyButtons(actions) {
  const undo = createButton('undo', STRINGS.undo, actions.undo);
  const redo = createButton('redo', STRINGS.redo, actions.redo);
  return {
    root: make('div', { className: 'buttons history' }, undo.root, redo.root),
    update({ canUndo, canRedo }) {
      undo.update(canUndo);
      redo.update(canRedo);
    },
  };
}
