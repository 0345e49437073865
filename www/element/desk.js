import { createPanel } from '../controls/panel.js';
import { targetOf } from './actions.js';
import { isRefined, OVERLAYS } from './curves.js';
import { stepLimit } from './large/size.js';
import { SOURCES } from './sources/index.js';

/** Of so many points the numbers are slow to find: they wait until the hand rests. */
const MANY = 200;
const REST_MS = 120;

/**
 * Each curve with the parameters that steer it.
 * @param {(algorithm: string, parameter: string) => import('../controls/panel.js').Parameter} parameter
 */
export function controlsOf(parameter) {
  /** @param {NonNullable<import('./curves.js').Overlay['more']>} list */
  const all = (list) => list.map(([algorithm, id, endless]) => ({ ...parameter(algorithm, id), endless }));
  return OVERLAYS.map(({ id, controls, more }) => ({ id, parameters: all(controls), more: all(more ?? []) }));
}

/**
 * The controls under a figure: made anew when other ones are wanted, and told what there is to show.
 *
 * @param {object} given
 * @param {HTMLElement} given.figure
 * @param {ReturnType<typeof import('./room.js').createRoom>} given.room kept for the controls until now
 * @param {HTMLElement} given.plot
 * @param {import('./content.js').Store} given.store
 * @param {ReturnType<typeof import('./content.js').createContent>} given.content
 * @param {import('./parts.js').Extras} given.extras
 * @param {(algorithm: string, parameter: string) => import('../controls/panel.js').Parameter} given.parameter
 * @param {import('../controls/panel.js').Actions} given.actions
 * @param {() => import('../controls/panel.js').Formats} given.formats
 * @param {(index: number) => string} given.nameOf
 */
export function createDesk({
  figure,
  room,
  plot,
  store,
  content,
  extras,
  parameter,
  actions,
  formats,
  nameOf,
}) {
  const curves = controlsOf(parameter);
  /** @type {ReturnType<typeof createPanel> | null} */
  let panel = null;
  let key = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** The numbers that stand in the panel. @type {Map<string, import('../controls/compare.js').CurveFacts>} */
  const told = new Map();

  /** @param {import('../draw/types.js').CurveId} id @param {boolean} waits */
  function factsOf(id, waits) {
    const facts = (waits && told.get(id)) || content.curve(id);
    told.set(id, facts);
    return facts;
  }

  /** What the fields show: cells by their own numbers, points by their coordinates. */
  function touchedPlace() {
    const target = targetOf(store.state);
    const handle = /** @type {{ x: number, y: number, z?: number } | undefined} */ (
      content.handles()[target]
    );
    if (!handle || store.state.readonly) return null;
    const { x, y, z } = handle;
    const whole = content.grid() ? Math.floor : (/** @type {number} */ n) => n;
    return { name: nameOf(target), place: [whole(x), whole(y), ...(z === undefined ? [] : [z])] };
  }

  return {
    fit() {
      const { ui, source, readonly } = store.state;
      const dimension = content.dimension();
      const stepped = stepLimit(store.state);
      const wanted = `${ui} ${source} ${dimension} ${readonly} ${stepped}`;
      if (wanted === key) return;
      key = wanted;
      room.leave();
      panel?.root.remove();
      told.clear();
      panel =
        ui === 'none'
          ? null
          : createPanel({
              ui,
              source,
              dimension,
              readonly,
              stepped,
              curves,
              plot,
              parameter,
              actions,
              formats: formats(),
            });
      if (panel) figure.append(panel.root);
    },
    /** @param {{ position: number, total: number }} now @param {boolean} [rests] nothing moved for a while */
    show({ position, total }, rests = false) {
      const { state } = store;
      const waits = !rests && store.inGesture && content.raw().length > MANY * content.dimension();
      clearTimeout(timer);
      if (waits) timer = setTimeout(() => this.show({ position, total }, true), REST_MS);
      const target = targetOf(state);
      panel?.update({
        state,
        position,
        total,
        playing: state.playing,
        canUndo: store.canUndo,
        canRedo: store.canRedo,
        canRemove: target >= 0 && Boolean(SOURCES[state.source].remove?.(state, target)),
        place: touchedPlace(),
        ways: content.ways(),
        curve: (id) => factsOf(id, waits),
        createCompare: extras.plot?.createCompare,
        steers: (id) => id !== 'ratio' || !isRefined(state),
      });
    },
    /** Nobody looks. */
    rest: () => clearTimeout(timer),
    /** Other words are wanted: the controls are made anew. */
    forget() {
      key = '';
    },
  };
}
