/** Carves one grid, in one of the two ways of the race, and says how long it took. */
import { chisel, ready } from '../../engine.js';
import { carveAsWritten } from '../../bench/article.js';
import { field, random } from '../../bench/tasks/input.js';

/** In milliseconds, and in calls: what is measured at least. */
const ENOUGH = 100;
const FEWEST = 5;
/** In milliseconds: how often the page is told how far it is. */
const INTERVAL = 100;

/**
 * The flood by a seed of its own, or by the order that the published way is given, too.
 * @typedef {{ way: 'seeded' | 'flood' | 'written', side: number }} Task
 */
const SEED = 7;

addEventListener('message', async ({ data }) => {
  const { way, side } = /** @type {Task} */ (data);
  await ready();
  const order = way === 'seeded' ? undefined : shuffled(side * side, random(SEED));
  postMessage(way === 'written' && order ? written(side, order) : flood(side, order));
});

/** @param {number} side @param {Uint32Array} [order] */
function flood(side, order) {
  const request = { ...field(side), ...(order ? { order } : { seed: SEED }) };
  // The first call also gets the memory that the others use.
  const path = chisel(request)?.path;
  const times = [];
  const end = performance.now() + ENOUGH;
  let now = performance.now();
  while (now < end || times.length < FEWEST) {
    chisel(request);
    const before = now;
    now = performance.now();
    times.push(now - before);
  }
  // A clock may be too coarse for one call, and other programs may get in between.
  times.sort((a, b) => a - b);
  const half = times.slice(0, Math.ceil(times.length / 2));
  return { ms: half.reduce((sum, time) => sum + time) / half.length, path };
}

/** @param {number} side @param {Uint32Array} order */
function written(side, order) {
  const start = performance.now();
  let told = start;
  const path = carveAsWritten({ ...field(side), order }, random(0), (left) => {
    // Asking the clock costs as much as a stone beside the witness.
    if (left % 64 !== 0 || performance.now() < told + INTERVAL) return;
    told = performance.now();
    postMessage({ stones: order.length - left });
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
