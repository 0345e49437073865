/** In numbers: lines that are longer take too long between two frames. */
const LONG = 100_000;

/** What takes long for them. @type {readonly (keyof Calls)[]} */
const SLOW = ['catmullRom', 'chaikin', 'deviation', 'measure', 'refine', 'refineRejected', 'simplify'];

/** Thrown where a frame has to wait. */
const NOT_YET = new Error('not yet');

/** @typedef {typeof import('../engine.js')} Engine */
/** @typedef {import('../engine/calls.js').Calls} Calls */
/** @typedef {{ args: readonly unknown[], control: AbortController, result?: unknown, error?: unknown }} Answer */

/**
 * The engine as a figure uses it that never stops the page: what is asked of long lines while a frame is made is found
 * beside it, and until then the frame is not made.
 * @param {Engine} engine
 * @param {() => void} redraw a frame can go on
 */
export function createPatientEngine(engine, redraw) {
  /** The last answer of each call, for each line. @type {WeakMap<object, Map<keyof Calls, Answer>>} */
  const known = new WeakMap();
  /** @type {WeakSet<object>} */
  const untimed = new WeakSet();
  /** A frame is being made. */
  let patient = false;
  /** Something long may be done in it; all of it is. */
  let [fresh, hurried] = [false, false];
  /** The last frame is not finished. */
  let waiting = false;
  /** The state that it was of. @type {unknown} */
  let begun = null;

  /** @param {keyof Calls} name @param {object} points @param {unknown[]} rest */
  function ask(name, points, rest) {
    const answers = known.get(points) ?? new Map();
    known.set(points, answers);
    answers.get(name)?.control.abort();
    const control = new AbortController();
    /** @type {Answer} */
    const answer = { args: rest, control };
    answers.set(name, answer);
    const args = /** @type {any} */ ([points, ...rest]);
    engine
      .callLater(name, args, control)
      .then((result) => {
        answer.result = result;
        if (ArrayBuffer.isView(result)) untimed.add(result);
      })
      .catch((error) => (answer.error = error))
      .finally(() => control.signal.aborted || redraw());
  }

  /** @param {keyof Calls} name */
  function slow(name) {
    return (/** @type {ArrayLike<number>} */ points, /** @type {unknown[]} */ ...rest) => {
      const answer = known.get(points)?.get(name);
      if (answer && alike(answer.args, rest)) {
        if ('result' in answer) return answer.result;
        if ('error' in answer) throw answer.error;
        if (patient && !hurried) throw NOT_YET;
      }
      const long = [points, ...rest].some((one) => Number(Object(one).length) > LONG);
      if (!patient || hurried || !long) return /** @type {any} */ (engine[name])(points, ...rest);
      ask(name, points, rest);
      throw NOT_YET;
    };
  }

  /** @type {import('../curves/types.js').Engine} */
  const patientEngine = {
    ...engine,
    untimed,
    rest(points) {
      if (!patient || hurried || points.length <= LONG) return;
      if (!fresh) {
        redraw();
        throw NOT_YET;
      }
      fresh = false;
    },
    ...Object.fromEntries(SLOW.map((name) => [name, slow(name)])),
  };

  return {
    engine: patientEngine,
    get waiting() {
      return waiting;
    },
    /**
     * Makes a frame. Null: it has to wait, and there will be another.
     * @template T
     * @param {unknown} state
     * @param {boolean} moving the state changes in every frame, and would never be seen in pieces
     * @param {() => T} make
     */
    frame(state, moving, make) {
      hurried = moving || (waiting && begun !== state);
      patient = fresh = true;
      waiting = false;
      begun = state;
      try {
        return make();
      } catch (error) {
        if (error !== NOT_YET) throw error;
        waiting = true;
        return null;
      } finally {
        patient = false;
      }
    },
  };
}

/** @param {readonly unknown[]} a @param {readonly unknown[]} b */
const alike = (a, b) =>
  a.length === b.length &&
  a.every(
    (one, i) => one === b[i] || (!ArrayBuffer.isView(one) && JSON.stringify(one) === JSON.stringify(b[i])),
  );
