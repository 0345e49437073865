import { handleName } from './handle-name.js';
import { createPanel } from './panel.js';
import { CURVES } from '../curves/registry.js';
import { isChallenge } from '../model/challenge.js';
import { stepLimit } from '../model/grid-size.js';
import { memoize } from '../memoize.js';
import { targetOf } from '../model/selection.js';
import { sourceOf } from '../sources/index.js';

/** Of so many points the numbers are slow to find: during a drag they are debounced until the pointer rests. */
const MANY = 200;
const REST_MS = 120;

/**
 * Each curve with the parameters that steer it.
 * @param {(algorithm: string, parameter: string) => import('./panel.js').Parameter} parameter
 */
function controlsOf(parameter) {
  /** @param {readonly import('../curves/types.js').Control[]} list */
  const all = (list) => list.map(([algorithm, id, endless]) => ({ ...parameter(algorithm, id), endless }));
  return CURVES.map(({ id, style, reference, controls, more }) => ({
    ...{ id, style, reference },
    parameters: all(controls),
    more: all(more),
  }));
}

/** What stands in the controls before anything is known. */
const NOTHING = Object.freeze({
  position: 0,
  total: 0,
  canUndo: false,
  canRedo: false,
  canRemove: false,
  place: null,
  pathCount: 1,
});
/** @param {Readonly<Record<string, any>>} state @returns {import('./panel.js').Shown['steers']} */
const steersIn = (state) => (id) => !CURVES.some(({ idle }) => idle?.(state).includes(id));
const NUMBERS = Object.freeze({ points: 0, length: 0, maxTurn: 0, meanTurn: 0 });
const FACTS = Object.freeze({ numbers: NUMBERS, deviation: 0, crossings: null, ms: 0 });

/** @typedef {import('../model/snapshot.js').Snapshot} Snapshot */

/**
 * The controls under a figure: made anew when other ones are wanted, and told what there is to show. Until the figure has started
 * they keep the room that they will take, unseen and out of reach, so that the page does not move when it does.
 *
 * @param {object} given
 * @param {HTMLElement} given.figure
 * @param {HTMLElement} given.plot
 * @param {(algorithm: string, parameter: string) => import('./panel.js').Parameter} given.parameter
 * @param {() => import('./panel.js').Formats} given.formats others: the controls are made anew
 */
export function createPanelHost({ figure, plot, parameter, formats }) {
  const curves = controlsOf(parameter);
  /** @type {import('./panel.js').Actions | null} */
  let work = null;
  /** @type {ReturnType<typeof createPanel> | null} */
  let panel = null;
  let key = '';
  /** @type {import('./panel.js').Formats | null} */
  let spoken = null;
  /** Which control had the focus when all were made anew, and whether its fold was open. @type {{ which: number | string, open?: boolean } | null} */
  let left = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {import('./fold.js').Folding} */
  const folding = { open: false };
  /** The numbers that stand in the panel. @type {Snapshot['facts']} */
  let told = {};
  const placeOf = memoize(makePlace);
  /** What nobody can press yet asks for nothing. */
  const actions = /** @type {import('./panel.js').Actions} */ (
    new Proxy(
      {},
      {
        get:
          (_, name) =>
          (/** @type {unknown[]} */ ...given) => {
            panel?.forget();
            return work && Reflect.get(work, name)(...given);
          },
      },
    )
  );

  /** What the focus can stand on. */
  const stops = () =>
    /** @type {HTMLElement[]} */ ([
      ...(panel?.root.querySelectorAll('button, input, select, summary') ?? []),
    ]);
  /** @param {HTMLElement} stop */
  const nameOf = (stop) =>
    stop.getAttribute('aria-label') ?? stop.closest('label, summary')?.textContent ?? '';

  /** The focus goes to where it was, if that is still there. */
  function comeBack() {
    if (!left) return;
    const { which, open = false } = left;
    left = null;
    const stop = stops().find((one, i) => i === which || nameOf(one) === which);
    const fold = stop?.closest('details');
    if (fold) fold.open = open;
    stop?.focus({ preventScroll: true });
  }

  /** @param {Readonly<Record<string, any>>} state */
  function fit(state) {
    const { ui, source, readonly } = state;
    const dimension = sourceOf(state).grid ? 2 : state.dimension;
    const stepped = stepLimit(state);
    const challenge = isChallenge(state);
    const wanted = `${ui} ${source} ${dimension} ${readonly} ${stepped} ${challenge}`;
    if (wanted === key && spoken === formats()) return;
    const focused = stops().findIndex((stop) => stop.matches(':focus'));
    if (focused >= 0) {
      const stop = stops()[focused];
      // In other words it is the same one in the row.
      left = { which: wanted === key ? focused : nameOf(stop), open: stop.closest('details')?.open };
    }
    key = wanted;
    spoken = formats();
    panel?.root.remove();
    told = {};
    panel =
      ui === 'none'
        ? null
        : createPanel({
            source: sourceOf(state),
            ...{ ui, dimension, readonly, challenge, stepped, curves, plot, parameter, actions, folding },
            formats: spoken,
          });
    // Its one button stands beside the status line.
    figure.classList.toggle('lone', ui === 'more' && !challenge);
    if (!panel) return;
    panel.root.className = 'room';
    panel.root.inert = true;
    figure.append(panel.root);
  }

  /** The numbers of the curves; those that stand there, while they wait. @param {Snapshot['facts']} facts @param {boolean} waits */
  function factsOf(facts, waits) {
    const known = Object.keys(facts).every((id) => id in told);
    if (!waits || !known || Object.keys(told).length !== Object.keys(facts).length) told = facts;
    return told;
  }

  /**
   * What the fields show of the handle that was touched last: of cells their own numbers, of points their coordinates.
   * @param {Snapshot} snapshot
   * @param {number} target
   */
  function makePlace({ source, grid, handles }, target) {
    const { x, y, z } = handles[target];
    const whole = grid ? Math.floor : (/** @type {number} */ n) => n;
    const name = handleName(source, handles, target, formats());
    return { name, place: [whole(x), whole(y), ...(z === undefined ? [] : [z])] };
  }

  return {
    /** Keeps room for the controls of a figure in this state. @param {Readonly<Record<string, any>>} state */
    reserve(state) {
      fit(state);
      const facts = Object.fromEntries(state.overlays.map((/** @type {string} */ id) => [id, FACTS]));
      panel?.update({ ...NOTHING, state, facts, steers: steersIn(state) });
    },
    /** The figure has started: from now on the controls ask for this. @param {import('./panel.js').Actions} given */
    begin(given) {
      work = given;
    },
    /**
     * @param {Snapshot} snapshot
     * @param {{ canUndo: boolean, canRedo: boolean, inGesture: boolean }} history
     * @param {boolean} [rests] nothing moved for a while
     */
    show(snapshot, { canUndo, canRedo, inGesture }, rests = false) {
      const { state, source, rawPaths, dimension, handles, position, total } = snapshot;
      const waits = !rests && inGesture && rawPaths[0].length > MANY * dimension;
      clearTimeout(timer);
      if (waits)
        timer = setTimeout(() => this.show(snapshot, { canUndo, canRedo, inGesture }, true), REST_MS);
      const target = targetOf(state);
      fit(state);
      panel?.update({
        ...{ state, position, total, canUndo, canRedo },
        canRemove: target >= 0 && Boolean(source.remove?.(state, target)),
        place:
          state.readonly || !handles[target] ? null : placeOf([handles, target, formats()], snapshot, target),
        pathCount: rawPaths.length,
        facts: factsOf(snapshot.facts, waits),
        steers: steersIn(state),
      });
      if (panel?.root.inert) {
        panel.root.inert = false;
        panel.root.className = 'panel';
      }
      comeBack();
    },
    /** Nobody looks. */
    rest: () => clearTimeout(timer),
  };
}
