import { createButton } from './button.js';
import { make } from '../dom.js';
import { createPlaceFields } from './place-fields.js';
import { createSwitch } from './switch.js';

/**
 * What can be done to points and walls, for those who would rather press and type: walls, points, and the place of the last one touched.
 * @param {'chisel' | 'astar' | 'waypoints' | 'track'} source
 * @param {2 | 3} dimension
 * @param {import('./panel.js').Actions} actions
 * @param {import('./panel.js').Formats} formats
 * @returns {import('./panel.js').Control}
 */
export function createEditBar(source, dimension, actions, formats) {
  const { words } = formats;
  /** @type {import('./panel.js').Control[]} */
  const controls = [];
  const buttons = make('div', { className: 'buttons' });
  const root = make('div', { className: 'bar hands' }, buttons);

  /** @param {HTMLElement} parent @param {import('./panel.js').Control} control */
  const keep = (parent, control) => (controls.push(control), parent.append(control.root));
  if (source === 'chisel' || source === 'astar') keep(buttons, wallsButton(actions, words));
  if (source === 'chisel' || source === 'waypoints') {
    const [adding, removing] =
      source === 'chisel' ? [words.addEnd, words.removeEnd] : [words.addPoint, words.removePoint];
    buttons.append(createButton('add', adding, actions.add).root);
    const remove = createButton('remove', removing, actions.remove);
    keep(buttons, {
      root: remove.root,
      reads: ['canRemove'],
      update: ({ canRemove }) => remove.update(canRemove),
    });
  }
  if (source === 'waypoints') buttons.append(createButton('dice', words.pick, actions.pick).root);
  if (source === 'track') buttons.append(createButton('open', words.open, actions.open).root);
  if (source === 'waypoints' || source === 'track') keep(root, closedSwitch(actions, words));
  if (source !== 'track') {
    const fields = createPlaceFields(dimension, formats, actions.place);
    keep(root, { root: fields.root, reads: ['place'], update: ({ place }) => fields.update(place) });
  }
  return { root, parts: controls };
}

/** @param {import('./panel.js').Actions} actions @param {import('../strings.js').Words} words */
function wallsButton(actions, words) {
  const button = createButton('walls', words.buildWalls, actions.walls);
  return {
    root: button.root,
    reads: ['tool'],
    /** @param {import('./panel.js').Shown} shown */
    update: ({ state }) => button.root.setAttribute('aria-pressed', String(state.tool === 'walls')),
  };
}

/** @param {import('./panel.js').Actions} actions @param {import('../strings.js').Words} words */
function closedSwitch(actions, words) {
  const toggle = createSwitch(words.closed, null, (closed) => {
    actions.change({ closed });
    actions.commit();
  });
  return {
    root: toggle.root,
    reads: ['closed'],
    /** @param {import('./panel.js').Shown} shown */
    update: ({ state }) => toggle.update(state.closed),
  };
}
