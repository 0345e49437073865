import { boxHeight } from '../view/box.js';
import { hash } from '../view/hash.js';

const STOPS = 6;
const ROUND = 100;

/**
 * A patrol of six stops: six of the points that there are, in their order; where there are no more than six, six
 * new ones on a loop. The same seed picks the same.
 * @param {Record<string, any>} state
 * @param {readonly number[]} pool
 * @param {number} seed
 * @returns {number[]}
 */
export function pickPatrol(state, pool, seed) {
  const { dimension } = state;
  const count = pool.length / dimension;
  if (count <= STOPS) return makePatrol(state, seed);
  const drawn = Array.from({ length: count }, (_, index) => ({ index, lot: hash(seed, index, 31) }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, STOPS)
    .sort((a, b) => a.index - b.index);
  return drawn.flatMap(({ index }) => pool.slice(dimension * index, dimension * (index + 1)));
}

/** @param {Record<string, any>} state @param {number} seed */
function makePatrol({ columns, rows, dimension }, seed) {
  const height = boxHeight({ columns, rows });
  return Array.from({ length: STOPS }, (_, stop) => {
    const angle = (2 * Math.PI * (stop + 0.8 * hash(seed, stop, 32))) / STOPS;
    const far = 0.22 + 0.24 * hash(seed, stop, 33);
    const place = [
      columns * (0.5 + far * Math.cos(angle)),
      rows * (0.5 + far * Math.sin(angle)),
      height * (0.1 + 0.8 * hash(seed, stop, 34)),
    ];
    return place.slice(0, dimension).map((value) => Math.round(value * ROUND) / ROUND);
  }).flat();
}

/**
 * Remembers what was picked from, so that picking again picks from all of it.
 * @param {import('./snapshot.js').Store} store
 */
export function createRandomPatrols(store) {
  /** @type {number[] | null} */
  let picked = null;
  /** @type {number[]} */
  let pool = [];
  return {
    /** @param {number} seed */
    pick(seed) {
      const { state } = store;
      if (!picked || state.points !== picked) pool = state.points ?? [];
      picked = pickPatrol(state, pool, seed);
      store.set({ points: picked, seed }, 'user');
      store.set({ selected: -1, active: -1, note: '', touched: true });
    },
  };
}
