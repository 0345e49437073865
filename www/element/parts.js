import { readyForFigure } from '../engine/figure.js';
import { isRefined } from './curves.js';
import { engine } from './functions.js';
import { isLarge, wantsLarge } from './large/size.js';
import { giveHands } from './sources/index.js';

/**
 * What not every figure needs: fetched when one does, so that the others are there sooner.
 *
 * @typedef {object} Extras what has come so far
 * @property {unknown} [whole] the whole compiled module
 * @property {typeof import('./large/index.js')} [large]
 * @property {typeof import('./crowd.js')} [crowd]
 * @property {typeof import('./making.js')} [making]
 * @property {typeof import('./space.js')} [space]
 * @property {typeof import('./layers.js')} [trail]
 * @property {typeof import('./ground.js')} [ground]
 * @property {typeof import('./plot.js')} [plot]
 * @property {typeof import('./race.js')} [race]
 * @property {typeof import('./saving.js')} [saving]
 * @property {typeof import('./web.js')} [web]
 * @property {typeof import('./pointed.js')} [points]
 *
 * @typedef {keyof Extras} Part
 * @typedef {{ sheet?: import('./sheets.js').Sheet, words?: Readonly<Record<string, any>> }} Brought beside what it does
 * @typedef {Readonly<Record<string, any>>} State
 */

/** The module that a figure begins with is made for size: beyond so many cells speed counts. */
const MANY_CELLS = 40 ** 2;

/** @param {State} state */
const pointed = ({ source }) => source === 'waypoints' || source === 'track';
/** @param {State} state */
const deep = (state) => pointed(state) && state.dimension === 3;

/** @param {State} state */
const wantsWhole = (state) =>
  wantsLarge(state) ||
  pointed(state) ||
  [state.guarded, state.marks, state.follow, state.compare, isRefined(state)].includes(true) ||
  state.columns * state.rows > MANY_CELLS;

/**
 * Of each part, whether a state wants it, and where it comes from.
 * @type {Readonly<Record<Part, readonly [wants: (state: State) => boolean, fetch: () => Promise<any>]>>}
 */
const PARTS = Object.freeze({
  whole: [wantsWhole, async () => (await engine.ready(), engine)],
  large: [wantsLarge, () => import('./large/index.js')],
  // Fifty in the plane.
  crowd: [
    ({ points, terminals }) => points?.length > 99 || terminals?.length > 99,
    () => import('./crowd.js'),
  ],
  making: [({ marks }) => marks, () => import('./making.js')],
  space: [deep, () => import('./space.js')],
  trail: [({ view }) => view === 'trail', () => import('./layers.js')],
  ground: [(state) => state.tool === 'walls' || deep(state) || isLarge(state), () => import('./ground.js')],
  plot: [({ compare }) => compare, () => import('./plot.js')],
  race: [({ follow }) => follow, () => import('./race.js')],
  points: [pointed, () => import('./pointed.js')],
  web: [
    ({ tool, walls, terminals }) => tool === 'walls' || walls?.length > 0 || terminals?.length > 4,
    () => import('./web.js'),
  ],
  // Asked for by hand.
  saving: [() => false, () => import('./saving.js')],
});

/** @param {(part: Brought) => void} put puts on what a part looks like, and learns its words */
export function createParts(put) {
  /** @type {Extras} */
  const here = {};

  /** @param {State} state */
  const missing = (state) =>
    /** @type {Part[]} */ (Object.keys(PARTS)).filter((part) => !here[part] && PARTS[part][0](state));

  /** @param {readonly Part[]} parts */
  async function fetchAll(parts) {
    await Promise.all(
      parts.map(async (part) => {
        if (here[part]) return;
        const module = await PARTS[part][1]();
        if (!here[part]) put(module);
        giveHands(module.hands);
        here[part] = module;
      }),
    );
  }

  return {
    here,
    /** All is there that this state wants. @param {State} state */
    suffice: (state) => missing(state).length === 0,
    /** All is there that its points are made of. @param {State} state */
    sufficeForPoints: (state) => !missing(state).some((part) => part === 'web' || part === 'points'),
    /** Fetches what a state wants. @param {State} state */
    bring: (state) => fetchAll(missing(state)),
    fetchAll,
    /** Fetches all that a figure in this state begins with. @param {State} state */
    begin: (state) => Promise.all([wantsWhole(state) ? null : readyForFigure(), fetchAll(missing(state))]),
  };
}
