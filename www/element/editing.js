import { STRINGS, fill } from '../strings.js';
import { SOURCES } from './sources/index.js';

/**
 * What hands and keys may do to the points of a figure, each a step of history.
 *
 * @param {object} given
 * @param {import('./content.js').Store} given.store
 * @param {ReturnType<typeof import('./content.js').createContent>} given.content
 * @param {(index: number) => string} given.nameOf
 * @param {(index: number) => void} given.focus
 */
export function createEditing({ store, content, nameOf, focus }) {
  const source = () => SOURCES[store.state.source];
  const nothingChosen = { selected: -1, note: '' };

  /**
   * @param {number} index
   * @param {number} x
   * @param {number} y
   * @param {import('./store.js').Cause} cause
   */
  function move(index, x, y, cause) {
    const patch = source().move(store.state, index, x, y);
    if (patch) store.set(patch, cause);
  }

  /** @param {number} index */
  function choose(index) {
    const { selected } = store.state;
    if (index < 0 || index === selected) store.set(nothingChosen);
    else store.set({ selected: index, note: fill(STRINGS.status.chosen, { name: nameOf(index) }) });
  }

  /**
   * @param {{ patch: Record<string, any>, index: number }} added
   * @param {import('./store.js').Cause} cause
   */
  function insert({ patch, index }, cause) {
    store.set(patch, cause);
    store.set({ ...nothingChosen, touched: true });
    return index;
  }

  return {
    choose,
    grab() {
      store.begin();
      store.set({ note: '', touched: true });
    },
    /** @param {number} index @param {number} x @param {number} y */
    drag: (index, x, y) => move(index, x, y, 'user'),
    /** @param {number} index @param {boolean} moved */
    drop(index, moved) {
      store.commit();
      if (moved) store.set(nothingChosen);
      else choose(index);
    },
    /** @param {boolean} spoken */
    cancel(spoken) {
      store.cancel();
      store.set({ selected: -1, note: spoken ? STRINGS.status.cancelled : '' });
    },
    /**
     * @param {number} x
     * @param {number} y
     * @param {boolean} twice
     * @returns {boolean} the tap had a meaning
     */
    tap(x, y, twice) {
      const { selected } = store.state;
      const { add } = source();
      if (selected >= 0) {
        move(selected, x, y, 'user');
        store.set(nothingChosen);
        return true;
      }
      if (twice && add) focus(insert(add(store.state, x, y), 'user'));
      return false;
    },
    /**
     * @param {number} index
     * @param {number} dx
     * @param {number} dy
     * @param {'step' | 'far' | 'fine'} pace
     */
    nudge(index, dx, dy, pace) {
      if (!store.inGesture) store.begin();
      const by = source().nudge[pace];
      const { x, y } = content.handles()[index];
      move(index, x + dx * by, y + dy * by, 'keyboard');
      store.set({ note: nameOf(index), touched: true });
    },
    settle() {
      store.commit();
    },
    /** @param {number} index @param {import('./store.js').Cause} cause */
    split(index, cause) {
      const { split } = source();
      if (split) focus(insert(split(store.state, index), cause));
    },
    /** @param {number} index @param {import('./store.js').Cause} cause */
    remove(index, cause) {
      const patch = source().remove?.(store.state, index);
      if (!patch) return;
      store.set(patch, cause);
      store.set(nothingChosen);
      focus(index);
    },
  };
}
