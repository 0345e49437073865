import { createButton } from './button.js';
import { make } from '../dom.js';
import { createSwitch } from './switch.js';

/**
 * What can be done to points and walls, for those who would rather press.
 * @param {import('../sources/index.js').Source} source
 * @param {import('./panel.js').Actions} actions
 * @param {import('./panel.js').Formats} formats
 * @returns {import('./panel.js').Control}
 */
export function createEditBar({ controls }, actions, { words }) {
  const { add = 'addPoint', remove = 'removePoint' } = controls.words ?? {};
  /** @type {Record<import('../sources/index.js').Edit, () => Omit<import('./panel.js').Control, 'update'>>} */
  const makers = {
    walls: () => wallsButton(actions, words),
    add: () => createButton('add', words[add], actions.add),
    remove: () => removeButton(words[remove], actions),
    pick: () => createButton('dice', words.pick, actions.pick),
    open: () => createButton('open', words.open, actions.open),
    closed: () => closedSwitch(actions, words),
  };
  const parts = controls.edits.map((name) => makers[name]());
  const isButton = (/** @type {import('./panel.js').Control} */ { root }) => root.matches('button');
  const buttons = make('div', { className: 'buttons' }, ...parts.filter(isButton).map(({ root }) => root));
  const others = parts.filter((part) => !isButton(part)).map(({ root }) => root);
  return { root: make('div', { className: 'bar hands' }, buttons, ...others), parts };
}

/** @param {string} label @param {import('./panel.js').Actions} actions */
function removeButton(label, actions) {
  const { root, update } = createButton('remove', label, actions.remove);
  return {
    root,
    reads: ['canRemove'],
    /** @param {import('./panel.js').Shown} shown */
    update: ({ canRemove }) => update(canRemove),
  };
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
