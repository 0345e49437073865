import { fill } from '../strings.js';
import { sourceOf } from '../sources/index.js';
import { startCarry } from '../view/carry.js';
import { heldKeys } from './status-line.js';

/**
 * What pointers and keys may do to the points of a figure, each a step of history.
 *
 * @param {object} given
 * @param {import('../model/snapshot.js').Store} given.store
 * @param {() => import('../model/snapshot.js').Snapshot['camera']} given.camera from where space is looked at; null in the plane
 * @param {(index: number) => string} given.nameOf
 * @param {(index: number) => void} given.focus
 * @param {() => import('../strings.js').Words} given.words
 * @param {() => number} given.stride how many cells make one to be seen
 */
export function createEditing({ store, camera, nameOf, focus, words, stride }) {
  const source = () => sourceOf(store.state);
  const nothingChosen = { selected: -1, note: '' };
  /** An arrow key that is pressed began the gesture, and ends it. */
  let nudging = false;
  /** The drag in space. @type {ReturnType<typeof startCarry> | undefined} */
  let carry;

  /**
   * @param {number} index
   * @param {number} x
   * @param {number} y
   * @param {number} z
   * @param {import('../model/store.js').Cause} cause
   */
  function move(index, x, y, z, cause) {
    const patch = source().move(store.state, index, x, y, z);
    if (patch) store.set(patch, cause);
  }

  const placeOf = (/** @type {number} */ index) => ({ z: 0, ...source().handles(store.state)[index] });

  /**
   * Moves a handle to where it is seen at (x, y).
   * @param {number} index
   * @param {number} x
   * @param {number} y
   * @param {typeof carry} [through] how that is meant in space; else at its height
   */
  function moveSeen(index, x, y, through) {
    const place = through?.(x, y) ?? camera()?.slide(placeOf(index), x, y) ?? { x, y, z: 0 };
    move(index, place.x, place.y, place.z, 'user');
  }

  /** @param {number} index */
  function choose(index) {
    const { selected } = store.state;
    if (index < 0 || index === selected) store.set(nothingChosen);
    else store.set({ selected: index, note: fill(words().status.chosen, { name: nameOf(index) }) });
  }

  /**
   * @param {(source: import('../sources/index.js').Source) => { patch: Record<string, any>, index: number } | null | undefined} add
   *   gives nothing where there is no room
   * @param {import('../model/store.js').Cause} cause
   */
  function insert(add, cause) {
    const added = add(source());
    if (!added) return;
    store.commit();
    store.set(added.patch, cause);
    store.set({ ...nothingChosen, touched: true, active: added.index });
    focus(added.index);
    store.set({ held: added.index });
  }

  /** What keys hold stays where it is. */
  function letGo() {
    store.commit();
    store.set({ held: -1 });
  }

  return {
    letGo,
    /** Picks a handle up for the arrow keys, as one step of history, or lets go of it. @param {number} index */
    pickUp(index) {
      if (index < 0 || index === store.state.held) {
        letGo();
        store.set(nothingChosen);
        return;
      }
      nudging = false;
      store.begin();
      const { status } = words();
      const keys = heldKeys(status, camera() !== null);
      store.set({ selected: index, held: index, note: fill(status.held, { keys }) });
    },
    /** Puts back what keys have picked up. @returns {boolean} something was held or chosen */
    escape() {
      if (store.state.held < 0 && store.state.selected < 0) return false;
      const moved = store.inGesture;
      store.cancel('keyboard');
      store.set({ selected: -1, held: -1, note: moved ? words().status.cancelled : '' });
      return true;
    },
    /** @param {number} index */
    grab(index) {
      store.begin();
      store.set({ note: '', touched: true, active: index, held: index });
      const from = camera();
      carry = from ? startCarry(from, placeOf(index)) : undefined;
    },
    /** @param {number} index @param {number} x @param {number} y */
    drag(index, x, y) {
      // Another finger may have ended the gesture with a control.
      if (!store.inGesture) store.begin();
      moveSeen(index, x, y, carry);
    },
    /** @param {number} index @param {boolean} moved */
    drop(index, moved) {
      store.commit();
      if (moved) store.set(nothingChosen);
      else choose(index);
    },
    /** @param {boolean} spoken */
    cancel(spoken) {
      store.cancel();
      store.set({ selected: -1, note: spoken ? words().status.cancelled : '' });
    },
    /**
     * @param {number} x
     * @param {number} y
     * @param {boolean} twice
     * @returns {boolean} the tap had a meaning
     */
    tap(x, y, twice) {
      const { selected } = store.state;
      if (selected >= 0) {
        moveSeen(selected, x, y);
        store.set(nothingChosen);
        return true;
      }
      if (twice && !camera()) insert(({ add }) => add?.(store.state, x, y), 'user');
      return false;
    },
    /**
     * @param {number} index
     * @param {number} dx
     * @param {number} dy
     * @param {number} dz
     * @param {'step' | 'far' | 'fine'} pace
     */
    nudge(index, dx, dy, dz, pace) {
      if (!store.inGesture) {
        store.begin();
        nudging = true;
      }
      const by = source().nudge[pace] * (pace === 'fine' ? 1 : stride());
      const { x, y, z = 0 } = source().handles(store.state)[index];
      move(index, x + dx * by, y + dy * by, z + dz * by, 'keyboard');
      store.set({ note: nameOf(index), touched: true, active: index });
    },
    /** The arrow key is let go of. */
    endNudge() {
      if (nudging) store.commit();
      nudging = false;
    },
    /**
     * Puts a handle at a place that was typed, as one step.
     * @param {number} index
     * @param {number[]} place
     */
    place(index, [x, y, z = 0]) {
      if (index < 0) return;
      move(index, x, y, z, 'user');
      store.set({ note: nameOf(index), touched: true });
    },
    /** @param {number} index below 0: after the last @param {import('../model/store.js').Cause} cause */
    split(index, cause) {
      const last = source().handles(store.state).length - 1;
      insert(({ split }) => split?.(store.state, index < 0 ? last : index), cause);
    },
    /** @param {number} index @param {import('../model/store.js').Cause} cause */
    remove(index, cause) {
      const patch = source().remove?.(store.state, index);
      if (!patch) return;
      store.commit();
      store.set(patch, cause);
      store.set({ ...nothingChosen, active: -1, held: -1 });
      focus(index);
    },
  };
}
