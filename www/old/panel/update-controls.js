/**
 * A control, or a row of them. `reads` names what its update depends on: keys of the state, or of what else is shown.
 * @typedef {object} Control
 * @property {HTMLElement} root
 * @property {readonly string[]} [reads]
 * @property {(shown: import('./panel.js').Shown) => void} [update]
 * @property {readonly Omit<Control, 'root'>[]} [parts]
 */

/**
 * Updates of many controls: only of those that read something that has changed.
 * @param {readonly Omit<Control, 'root'>[]} controls
 */
export function createUpdater(controls) {
  /** @type {Map<string, NonNullable<Control['update']>[]>} */
  const readers = new Map();
  /** What each name stood for when it was last read. @type {Map<string, unknown>} */
  const known = new Map();
  controls.forEach(add);

  /** @param {Omit<Control, 'root'>} control */
  function add({ reads = [], update, parts = [] }) {
    parts.forEach(add);
    if (!update) return;
    for (const name of reads) readers.set(name, [...(readers.get(name) ?? []), update]);
  }

  return {
    /** @param {import('./panel.js').Shown} shown */
    update(shown) {
      /** @type {Set<NonNullable<Control['update']>>} */
      const due = new Set();
      for (const [name, updates] of readers) {
        const value = name in shown ? shown[/** @type {'state'} */ (name)] : shown.state[name];
        if (known.has(name) && Object.is(known.get(name), value)) continue;
        known.set(name, value);
        for (const update of updates) due.add(update);
      }
      for (const update of due) update(shown);
    },
    /** Somebody used a control: it may show what the state does not say. */
    forget: () => known.clear(),
  };
}
