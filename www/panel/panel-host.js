import { createPanel } from './panel.js';
import { CURVES } from '../curves/registry.js';
import { isRouted, stepLimit } from '../model/grid-size.js';
import { SOURCES, targetOf } from '../model/sources/sources.js';

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
  playing: false,
  canUndo: false,
  canRedo: false,
  canRemove: false,
  place: null,
  pathCount: 1,
  curve: () => FACTS,
  steers: () => true,
});
const NUMBERS = Object.freeze({ points: 0, length: 0, maxTurn: 0, meanTurn: 0 });
const FACTS = Object.freeze({ numbers: NUMBERS, deviation: 0, crossings: null, ms: 0 });

/**
 * What the controls work on, when the figure has started.
 * @typedef {object} Work
 * @property {import('../model/scene.js').Store} store
 * @property {ReturnType<typeof import('../model/scene.js').createScene>} scene
 * @property {import('./panel.js').Actions} actions
 * @property {(index: number) => string} named what a handle is called
 */

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
  /** @type {Work | null} */
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
  /** The numbers that stand in the panel. @type {Map<string, import('./compare.js').CurveFacts>} */
  const told = new Map();
  /** What nobody can press yet asks for nothing. */
  const actions = /** @type {import('./panel.js').Actions} */ (
    new Proxy(
      {},
      {
        get:
          (_, name) =>
          (/** @type {unknown[]} */ ...given) =>
            work && Reflect.get(work.actions, name)(...given),
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
    const dimension = isRouted(state) ? 2 : state.dimension;
    const stepped = stepLimit(state);
    const wanted = `${ui} ${source} ${dimension} ${readonly} ${stepped}`;
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
    told.clear();
    panel =
      ui === 'none'
        ? null
        : createPanel({
            ...{ ui, source, dimension, readonly, stepped, curves, plot, parameter, actions },
            formats: spoken,
          });
    if (!panel) return;
    panel.root.className = 'room';
    panel.root.inert = true;
    figure.append(panel.root);
  }

  /**
   * The numbers of a curve; those that stand there, while it waits.
   * @param {Work} work
   * @param {import('../curves/registry.js').CurveId} id
   * @param {boolean} waits
   */
  function factsOf({ scene }, id, waits) {
    const facts = (waits && told.get(id)) || scene.curve(id);
    told.set(id, facts);
    return facts;
  }

  /** What the fields show: cells by their own numbers, points by their coordinates. @param {Work} work */
  function touchedPlace({ store, scene, named }) {
    const target = targetOf(store.state);
    const handle = /** @type {{ x: number, y: number, z?: number } | undefined} */ (scene.handles()[target]);
    if (!handle || store.state.readonly) return null;
    const { x, y, z } = handle;
    const whole = scene.grid() ? Math.floor : (/** @type {number} */ n) => n;
    return { name: named(target), place: [whole(x), whole(y), ...(z === undefined ? [] : [z])] };
  }

  return {
    /** Keeps room for the controls of a figure in this state. @param {Readonly<Record<string, any>>} state */
    reserve(state) {
      fit(state);
      panel?.update({ ...NOTHING, state });
    },
    /** The figure has started: from now on the controls work on this. @param {Work} given */
    begin(given) {
      work = given;
    },
    /**
     * @param {{ position: number, total: number }} now
     * @param {boolean} [rests] nothing moved for a while
     */
    show({ position, total }, rests = false) {
      if (!work) return;
      const at = work;
      const { store, scene } = at;
      const { state } = store;
      const waits = !rests && store.inGesture && scene.raw().length > MANY * scene.dimension();
      clearTimeout(timer);
      if (waits) timer = setTimeout(() => this.show({ position, total }, true), REST_MS);
      const target = targetOf(state);
      fit(state);
      panel?.update({
        state,
        position,
        total,
        playing: state.playing,
        canUndo: store.canUndo,
        canRedo: store.canRedo,
        canRemove: target >= 0 && Boolean(SOURCES[state.source].remove?.(state, target)),
        place: touchedPlace(at),
        pathCount: scene.pathCount(),
        curve: (id) => factsOf(at, id, waits),
        steers: (id) => !CURVES.some(({ idle }) => idle?.(state).includes(id)),
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
