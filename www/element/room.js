import { stepLimit } from './large/size.js';
import { numberFormats } from '../controls/format.js';
import { createPanel } from '../controls/panel.js';
import { controlsOf } from './desk.js';

/** What nobody can press yet asks for nothing. */
const NO_ACTIONS = /** @type {import('../controls/panel.js').Actions} */ (
  new Proxy({}, { get: () => () => {} })
);
const NUMBERS = Object.freeze({ points: 0, length: 0, maxTurn: 0, meanTurn: 0 });
const FACTS = Object.freeze({ numbers: NUMBERS, deviation: 0, crossings: null, ms: 0 });

/**
 * Keeps the room that the controls will take, so that the page does not move when they come: by controls that
 * are there already, but unseen and out of reach.
 * @param {HTMLElement} figure
 * @param {(algorithm: string, parameter: string) => import('../controls/panel.js').Parameter} parameter
 */
export function createRoom(figure, parameter) {
  /** @type {HTMLElement | null} */
  let room = null;
  let kept = false;

  function leave() {
    room?.remove();
    room = null;
    kept = false;
  }

  return {
    get kept() {
      return kept;
    },
    /**
     * @param {Record<string, any>} state
     * @param {import('../strings.js').Words} words
     * @param {typeof import('../controls/compare.js').createCompare} [createCompare]
     */
    keep(state, words, createCompare) {
      leave();
      kept = true;
      const { ui, source, readonly } = state;
      if (ui === 'none') return;
      const panel = createPanel({
        ...{ ui, source, readonly, parameter, curves: controlsOf(parameter), actions: NO_ACTIONS },
        dimension: source === 'chisel' || source === 'astar' ? 2 : state.dimension,
        stepped: stepLimit(state),
        plot: document.createElement('canvas'),
        formats: numberFormats('en', words),
      });
      panel.update({
        ...{
          state,
          position: 0,
          total: 0,
          playing: false,
          canUndo: false,
          canRedo: false,
          canRemove: false,
          ways: 1,
        },
        ...{ createCompare, place: null, curve: () => FACTS, steers: () => true },
      });
      room = panel.root;
      room.inert = true;
      room.removeAttribute('part');
      room.className = 'room';
      figure.append(room);
    },
    /** The controls are there, or will never be. */
    leave,
  };
}
