/** Carves one grid, in one of the two ways of the race, and says how long it took. */
import { carveAsWritten } from '../../bench/article.js';
import { field, random } from '../../bench/tasks/input.js';
import { chisel, ready } from '../../engine.js';

/** What is measured at least, in milliseconds and in calls. */
const [ENOUGH, FEWEST] = [100, 5];
/** How often the page is told how far it is, in milliseconds. */
const INTERVAL = 100;
const SEED = 7;

/** "seeded": the flood by a seed; else in the order that the published way is given, too. */
export interface Task {
  way: 'seeded' | 'flood' | 'written';
  side: number;
}

addEventListener('message', async ({ data: { way, side } }: MessageEvent<Task>) => {
  await ready();
  const order = way === 'seeded' ? undefined : shuffled(side * side, random(SEED));
  postMessage(way === 'written' && order ? written(side, order) : flood(side, order));
});

function flood(side: number, order?: Uint32Array) {
  const request = { ...field(side), ...(order ? { order } : { seed: SEED }) };
  // The first call also gets the memory that the others use.
  const path = chisel(request)?.path;
  const times: number[] = [];
  const end = performance.now() + ENOUGH;
  while (performance.now() < end || times.length < FEWEST) {
    const before = performance.now();
    chisel(request);
    times.push(performance.now() - before);
  }
  // A clock may be too coarse for one call, and other programs may get in between.
  times.sort((a, b) => a - b);
  const half = times.slice(0, Math.ceil(times.length / 2));
  return { ms: half.reduce((sum, time) => sum + time) / half.length, path };
}

function written(side: number, order: Uint32Array) {
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

function shuffled(count: number, next: () => number) {
  const list = Uint32Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const other = Math.floor(next() * (i + 1));
    [list[i], list[other]] = [list[other], list[i]];
  }
  return list;
}
