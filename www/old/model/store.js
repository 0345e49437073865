/**
 * The state of one figure, and its history. Knows nothing of pages or pixels.
 *
 * A reader's change is one step of history; everything between `begin` and `commit` is one step together.
 * A program's change ('api') is no step: undo takes back what the reader did, not what the page wants.
 *
 * @typedef {'user' | 'keyboard' | 'api'} Cause
 */

/**
 * @template {Record<string, any>} State
 * @typedef {(state: Readonly<State>, changed: ReadonlySet<keyof State>, cause: Cause) => void} Listener
 */

const LONGEST_HISTORY = 200;

/**
 * @template {Record<string, any>} State
 * @param {State} initial
 * @param {Iterable<keyof State>} remembered the keys that undo brings back
 */
export function createStore(initial, remembered) {
  let state = { ...initial };
  const keys = new Set(remembered);
  /** @type {Set<Listener<State>>} */
  const listeners = new Set();
  /** @type {{ before: Partial<State>, after: Partial<State> }[]} */
  const past = [];
  /** @type {{ before: Partial<State>, after: Partial<State> }[]} */
  const future = [];
  /** @type {Partial<State> | null} */
  let gesture = null;

  /**
   * @param {Partial<State>} patch
   * @param {Cause} cause
   */
  function apply(patch, cause) {
    /** @type {Set<keyof State>} */
    const changed = new Set();
    for (const key of /** @type {(keyof State)[]} */ (Object.keys(patch))) {
      if (!same(state[key], patch[key])) changed.add(key);
    }
    if (changed.size === 0) return;
    state = { ...state, ...patch };
    notify(changed, cause);
  }

  /** @param {ReadonlySet<keyof State>} changed @param {Cause} cause */
  function notify(changed, cause) {
    for (const listener of [...listeners]) listener(state, changed, cause);
  }

  /**
   * @param {Partial<State>} before
   * @param {Readonly<Partial<State>>} now
   */
  function remember(before, now) {
    /** @type {Partial<State>} */
    const after = {};
    for (const key of /** @type {(keyof State)[]} */ (Object.keys(before))) {
      if (same(before[key], now[key])) delete before[key];
      else after[key] = now[key];
    }
    if (Object.keys(after).length === 0) return;
    past.push({ before, after });
    if (past.length > LONGEST_HISTORY) past.shift();
    future.length = 0;
  }

  /** @param {Partial<State>} before */
  function isAsBefore(before) {
    return Object.keys(before).every((key) =>
      same(before[/** @type {keyof State} */ (key)], state[/** @type {keyof State} */ (key)]),
    );
  }

  /**
   * @param {Partial<State>} from
   * @param {Partial<State>} into
   */
  function keepOld(from, into) {
    for (const key of Object.keys(from)) {
      if (keys.has(key) && !(key in into)) into[/** @type {keyof State} */ (key)] = state[key];
    }
  }

  return {
    /** @returns {Readonly<State>} */
    get state() {
      return state;
    },
    /** An open gesture that has changed something counts: undo commits it first. */
    get canUndo() {
      return past.length > 0 || (gesture !== null && !isAsBefore(gesture));
    },
    get canRedo() {
      return future.length > 0;
    },
    get inGesture() {
      return gesture !== null;
    },
    /**
     * @param {Partial<State>} patch
     * @param {Cause} [cause]
     */
    set(patch, cause = 'api') {
      const before = gesture ?? {};
      if (cause !== 'api') {
        keepOld(patch, before);
        if (!gesture) remember(before, { ...state, ...patch });
      }
      apply(patch, cause);
    },
    /** Starts a gesture; one that is still open is committed first. */
    begin() {
      this.commit();
      gesture = {};
    },
    commit() {
      if (!gesture) return;
      const before = gesture;
      gesture = null;
      remember(before, state);
      notify(new Set(), 'user');
    },
    /** Ends the gesture as if it had never been. @param {Cause} [cause] */
    cancel(cause = 'user') {
      if (!gesture) return;
      const before = gesture;
      gesture = null;
      apply(before, cause);
    },
    /** @param {Cause} [cause] */
    undo(cause = 'user') {
      this.commit();
      const step = past.pop();
      if (!step) return;
      future.push(step);
      apply(step.before, cause);
    },
    /** @param {Cause} [cause] */
    redo(cause = 'user') {
      this.commit();
      const step = future.pop();
      if (!step) return;
      past.push(step);
      apply(step.after, cause);
    },
    /**
     * @param {Listener<State>} listener
     * @returns {() => void} ends the subscription
     */
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Equal, or lists of equal members.
 * @param {unknown} a
 * @param {unknown} b
 */
export function same(a, b) {
  if (Object.is(a, b)) return true;
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.every((member, index) => Object.is(member, b[index]));
}
