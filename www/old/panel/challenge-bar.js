import { make } from '../dom.js';
import { createButton } from './button.js';

/**
 * Take back, put back again, begin anew: for a reader who takes stones away.
 * @param {import('./panel.js').Actions} actions
 * @param {import('./panel.js').Formats} formats
 */
export function createChallengeBar(actions, { words }) {
  const undo = createButton('undo', words.undo, actions.undo);
  const redo = createButton('redo', words.redo, actions.redo);
  const restart = createButton('restart', words.restart, actions.restart);
  return {
    root: make(
      'div',
      { className: 'bar' },
      make('div', { className: 'buttons' }, undo.root, redo.root, restart.root),
    ),
    reads: ['canUndo', 'canRedo', 'order'],
    /** @param {import('./panel.js').Shown} shown */
    update({ canUndo, canRedo, state }) {
      undo.update(canUndo);
      redo.update(canRedo);
      restart.update(Boolean(state.order));
    },
  };
}
