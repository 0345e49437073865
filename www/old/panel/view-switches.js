import { make } from '../dom.js';
import { throughOf } from '../sources/index.js';
import { createSwitch } from './switch.js';

/**
 * Switches for how the figure is looked at. On a grid there are walls to mind and a trail to see.
 * @param {import('./panel.js').Actions} actions
 * @param {import('./panel.js').Formats} formats
 * @param {boolean} onGrid
 */
export function createViewSwitches(actions, { words }, onGrid) {
  /**
   * @param {string} label
   * @param {string} key
   * @param {unknown} on
   * @param {unknown} off
   * @param {(state: Record<string, any>) => unknown} [now]
   */
  function look(label, key, on = true, off = false, now = (state) => state[key]) {
    const { root, update } = createSwitch(label, null, (checked) => {
      actions.change({ [key]: checked ? on : off });
      actions.commit();
    });
    return {
      root,
      reads: ['source', key],
      /** @param {import('./panel.js').Shown} shown */
      update: ({ state }) => update(now(state) === on),
    };
  }

  const { trail, guarded, through, marks, follow } = words.looks;
  const looks = [
    ...(onGrid ? [look(trail, 'view', 'trail', 'states'), look(guarded, 'guarded')] : []),
    look(through, 'through', 'simplified', 'raw', throughOf),
    look(marks, 'marks'),
    look(follow, 'follow'),
  ];
  return {
    root: make('div', { className: 'bar looks' }, ...looks.map(({ root }) => root)),
    parts: looks,
  };
}
