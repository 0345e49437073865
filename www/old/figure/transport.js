import { createClock } from './step-clock.js';
import { createFadingCells } from './fading-cells.js';
import { BLOCKED, OPEN } from '../model/carving.js';
import { isChallenge } from '../model/challenge.js';
import { ROUTE_KEYS } from '../model/route-search.js';

/**
 * Playing, stepping and scrubbing: moves the store's `position` and `playing`, which are all it knows.
 *
 * @typedef {import('../model/snapshot.js').Store} Store
 * @typedef {import('../model/snapshot.js').Snapshots['route']} Route
 * @typedef {{ step: number, total: number, cell?: number, outcome?: string, searched?: boolean }} StepDetail
 */

const MOST_FADING = 400;

/**
 * @param {Route} route
 * @param {Store} store
 * @param {(type: 'step' | 'done', detail: StepDetail) => void} announce
 */
export function createTransport(route, store, announce) {
  const clock = createClock();
  const fadingCells = createFadingCells();

  store.subscribe((state, changed) => {
    if (changed.has('position') || ![...changed].some((key) => ROUTE_KEYS.includes(key))) return;
    fadingCells.stop();
    store.set({ position: null, playing: false });
  });

  /** What is carved, standing where the state says; null where a reader carves. */
  const carvingNow = () => (isChallenge(store.state) ? null : route.at(store.state).carving);

  /**
   * @param {number} wanted
   * @param {number} now
   */
  function moveTo(wanted, now) {
    const { carving, grid } = route.at(store.state);
    const before = grid?.states;
    if (!carving || !before) return;
    const from = carving.position;
    store.set({ position: placed(wanted, carving.total) });
    const after = route.at(store.state).grid?.states;
    if (!after) return;
    if (carving.position > from) fade(before, after, now);
    tell(from);
  }

  /** @param {number} from where the carving stood */
  function tell(from) {
    const carving = carvingNow();
    if (!carving || carving.position === from) return;
    const detail = { step: carving.position, total: carving.total, ...carving.last() };
    announce('step', detail);
    if (carving.position === carving.total) announce('done', detail);
  }

  /**
   * Lets the cells fade that have gone.
   * @param {Uint8Array} before
   * @param {Uint8Array} after
   * @param {number} now
   */
  function fade(before, after, now) {
    /** @type {number[]} */
    const gone = [];
    after.forEach((state, cell) => {
      if (state === BLOCKED && before[cell] === OPEN) gone.push(cell);
    });
    if (gone.length <= MOST_FADING) fadingCells.start(gone, now);
  }

  return {
    play() {
      const carving = carvingNow();
      if (!carving || carving.total === 0) return;
      clock.reset();
      const finished = carving.position >= carving.total;
      store.set({ position: finished ? 0 : carving.position, playing: true });
    },
    pause() {
      store.set({ playing: false });
    },
    /**
     * Steps forth, or back when n is negative.
     * @param {number} n
     * @param {number} now milliseconds
     */
    step(n, now) {
      const carving = carvingNow();
      if (!carving) return;
      store.set({ playing: false });
      fadingCells.stop();
      moveTo(carving.position + n, now);
    },
    /** @param {number} position */
    seek(position) {
      const carving = carvingNow();
      if (!carving) return;
      fadingCells.stop();
      const from = carving.position;
      store.set({ playing: false, position: placed(position, carving.total) });
      tell(from);
    },
    fade,
    /** Lets time pass unseen, so that nothing jumps when the figure is looked at again. */
    skip() {
      clock.reset();
    },
    /**
     * Moves what moves of itself.
     * @param {number} now milliseconds
     * @param {boolean} reducedMotion cells do not fade, they go
     * @returns {[cell: number, progress: number][]} what fades now
     */
    advance(now, reducedMotion) {
      const { playing, speed } = store.state;
      const carving = playing ? carvingNow() : null;
      if (carving) {
        const due = clock.advance(now, speed);
        if (due > 0) moveTo(carving.position + due, now);
        if (carving.position >= carving.total) store.set({ playing: false });
      }
      if (reducedMotion) fadingCells.stop();
      return fadingCells.at(now);
    },
  };
}

/**
 * A step as the store keeps it: null stands for the finished carving, however many steps that takes.
 * @param {number} step
 * @param {number} total
 */
function placed(step, total) {
  return step >= total ? null : Math.max(0, step);
}
