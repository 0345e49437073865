import { valuesKey, valuesOf } from '../model/values.js';

/**
 * The numbers of a figure for sentences about it, and the event that tells of others: once in a frame at most.
 * @param {object} given
 * @param {(type: string, detail: object) => void} given.announce
 * @param {() => boolean} given.isWhole
 * @param {() => Promise<void>} given.fetchWhole
 * @param {() => void} given.redraw
 */
export function createValues({ announce, isWhole, fetchWhole, redraw }) {
  /** What was told last depended on. @type {readonly unknown[]} */
  let known = [];
  let asked = false;

  /** What needs the whole module is a number once that is there. */
  function askWhole() {
    if (asked) return;
    asked = true;
    const again = () => {
      asked = false;
      known = [];
      redraw();
    };
    // What cannot be had stays unknown; the next frame that asks tries again.
    fetchWhole().then(again, () => (asked = false));
  }

  return {
    /** @param {import('../model/snapshot.js').Snapshot | null} snapshot null: nothing is known yet */
    of: (snapshot) => (snapshot ? valuesOf(snapshot, { isWhole, askWhole }) : {}),
    /** @param {import('../model/snapshot.js').Snapshot} snapshot */
    tell(snapshot) {
      const key = valuesKey(snapshot);
      if (key.length === known.length && key.every((part, i) => Object.is(part, known[i]))) return;
      known = key;
      announce('values', {});
    },
  };
}
