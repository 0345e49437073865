import { alike } from '../memoize.js';

/** In numbers: lines that are longer take too long between two frames. */
export const LONG = 100_000;

/** What takes long for them. @type {readonly (keyof Calls)[]} */
const SLOW = ['catmullRom', 'chaikin', 'deviation', 'measure', 'refine', 'refineRejected', 'simplify'];

/** Thrown where a frame has to end unfinished: the next one finds what was done, and goes on. */
const NOT_YET = new Error('not yet');

/** @typedef {typeof import('../../engine.js')} Engine */
/** @typedef {import('../../engine/calls.js').Calls} Calls */
/** @typedef {{ args: readonly unknown[], control: AbortController, result?: unknown, error?: unknown }} Answer */

/**
 * Frames that never stop the page. Of what takes long a frame does one piece, and whatever it asks of a long line is
 * found beside it: until all of it is there the frame is unfinished.
 * @param {Engine} engine
 * @param {() => void} redraw a frame can go on
 */
export function createFrameBudget(engine, redraw) {
  /** The last answer of each call, for each line. @type {WeakMap<object, Map<keyof Calls, Answer>>} */
  const known = new WeakMap();
  /** @type {WeakSet<object>} */
  const untimed = new WeakSet();
  /** A frame is being made that may end unfinished. */
  let limited = false;
  /** A piece that takes long was done in it. */
  let spent = false;
  let unfinished = false;
  /** The last frame has more to do, or did too much at once. */
  let late = false;
  /** What that was of. @type {readonly unknown[]} */
  let begun = [];

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
      if (answer && sameArguments(answer.args, rest)) {
        if ('result' in answer) return answer.result;
        if ('error' in answer) throw answer.error;
        if (limited) throw NOT_YET;
      }
      const long = [points, ...rest].some((one) => Number(Object(one).length) > LONG);
      if (limited && long) {
        ask(name, points, rest);
        throw NOT_YET;
      }
      spent ||= long;
      return /** @type {any} */ (engine[name])(points, ...rest);
    };
  }

  /** @type {import('../curves/types.js').Engine} */
  const budgeted = {
    ...engine,
    untimed,
    spend(numbers) {
      if (numbers <= LONG) return;
      if (spent) budgeted.endFrame?.();
      spent = true;
    },
    endFrame() {
      spent = true;
      if (!limited) return;
      redraw();
      throw NOT_YET;
    },
    ...Object.fromEntries(SLOW.map((name) => [name, slow(name)])),
  };

  return {
    engine: budgeted,
    /** The last frame was not made to its end. */
    get unfinished() {
      return unfinished;
    },
    /**
     * Makes a frame. Null: it is unfinished, and there will be another.
     * @template T
     * @param {readonly unknown[]} key what it is of. One of something else than a late one before it is made as a whole:
     *   what changes in every frame would else never be seen
     * @param {boolean} moving it changes in every frame
     * @param {() => T} make
     */
    frame(key, moving, make) {
      limited = !moving && (!late || alike(begun, key));
      spent = unfinished = false;
      begun = key;
      try {
        return make();
      } catch (error) {
        if (error !== NOT_YET) throw error;
        unfinished = true;
        return null;
      } finally {
        late = unfinished || (!limited && spent);
        // The next one tells whether the changes go on.
        if (late && !unfinished && !moving) redraw();
        limited = false;
      }
    },
  };
}

/** @param {readonly unknown[]} a @param {readonly unknown[]} b */
const sameArguments = (a, b) =>
  a.length === b.length &&
  a.every(
    (one, i) => one === b[i] || (!ArrayBuffer.isView(one) && JSON.stringify(one) === JSON.stringify(b[i])),
  );
