/** Carves one grid, in one of the two ways of the race, and says how long it took. */
import { chisel, ready } from '../../engine.js';
import { carveAsWritten } from '../../bench/article.js';
import { field, random } from '../../bench/tasks/input.js';

/** In milliseconds: the clock is too coarse for one flood. */
const ENOUGH = 60;
/** In milliseconds: how often the page is told how far it is. */
const INTERVAL = 100;

/** @typedef {{ way: 'flood' | 'written', side: number, seed: number }} Task */

addEventListener('message', async ({ data }) => {
  const { way, side, seed } = /** @type {Task} */ (data);
  await ready();
  const order = shuffled(side * side, random(seed));
  postMessage(way === 'flood' ? flood(side, order) : written(side, order));
});

/** @param {number} side @param {Uint32Array} order */
function flood(side, order) {
  const request = { ...field(side), order };
  // The first call also gets the memory that the others use.
  const path = chisel(request)?.path;
  const start = performance.now();
  let [count, ms] = [0, 0];
  while (ms < ENOUGH) {
    chisel(request);
    count++;
    ms = performance.now() - start;
  }
  return { ms: ms / count, path };
}

/** @param {number} side @param {Uint32Array} order */
function written(side, order) {
  const start = performance.now();
  let told = start;
  const path = carveAsWritten({ ...field(side), order }, random(0), (left) => {
    // Asking the clock costs as much as a stone beside the witness.
    if (left % 64 !== 0 || performance.now() < told + INTERVAL) return;
    told = performance.now();
    postMessage({ share: 1 - left / order.length });
  });
  return { ms: performance.now() - start, path: path && Uint32Array.from(path) };
}

/** @param {number} count @param {() => number} next */
function shuffled(count, next) {
  const list = Uint32Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const other = Math.floor(next() * (i + 1));
    [list[i], list[other]] = [list[other], list[i]];
  }
  return list;
}
