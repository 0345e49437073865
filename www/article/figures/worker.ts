/**
 * Floods or carves a large grid beside the page: for the million stones, or as one of the three runners of the race, whose
 * progress and time it reports.
 */
import { carveAsWritten } from '../../bench/article.ts';
import { Chiseler, chisel, ready } from '../../engine.ts';
import { flood, millionField, raceField, type Field, type Wet } from './order-flood.ts';

/** Milliseconds between two reports of the progress. */
const INTERVAL = 100;
/** Steps between two looks at the clock. */
const STEPS = 64;

export type Method = 'flood' | 'steps' | 'written';
export interface Task {
  method: Method | 'million';
  side: number;
}
export interface Answer {
  wet: Wet;
  /** How long the library takes to carve the grid. */
  ms: number;
}
/** Cells have the states of `Chiseler.states`, or WET. */
export interface Progress {
  /** Stones tried so far. */
  stones: number;
  cells: Uint8Array;
  path: Uint32Array;
  /** At the end: how long it took, in milliseconds. */
  ms?: number;
}
const WET = 3;

addEventListener('message', async ({ data: { method, side } }: MessageEvent<Task>) => {
  await ready();
  if (method !== 'million') return postMessage(METHODS[method](raceField(side)) satisfies Progress);
  const field = millionField(side);
  // Measures before the page is busy with the picture.
  const ms = usualTime(field);
  postMessage({ ms, wet: flood(field) } satisfies Answer);
});

const METHODS: Record<Method, (field: Field) => Progress> = {
  flood(field) {
    const { path } = chisel(field)!;
    const ms = usualTime(field);
    const { taken } = flood(field);
    return { ms, stones: taken.length, cells: taken.map((isTaken) => isTaken * WET), path };
  },

  steps(field) {
    const watch = stopwatch(field.order.length);
    const carving = new Chiseler(field);
    while (carving.step(STEPS) > 0)
      watch.tell(() => [carving.stepCount, carving.states(), carving.witness()]);
    return watch.end(carving.states(), carving.witness());
  },

  written(field) {
    const count = field.order.length;
    const watch = stopwatch(count);
    let cells: Uint8Array = new Uint8Array();
    const path = carveAsWritten(field, (left, states, witness) => {
      cells = states;
      // Reading the clock costs as much as trying a stone off the witness.
      if (left % STEPS === 0) watch.tell(() => [count - left, states, Uint32Array.from(witness!)]);
    });
    return watch.end(cells, Uint32Array.from(path!));
  },
};

function stopwatch(stones: number) {
  const start = performance.now();
  let told = start;
  return {
    tell(now: () => [number, Uint8Array, Uint32Array]) {
      if (performance.now() < told + INTERVAL) return;
      const [stones, cells, path] = now();
      postMessage({ stones, cells, path } satisfies Progress);
      told = performance.now();
    },
    end: (cells: Uint8Array, path: Uint32Array) => ({ ms: performance.now() - start, stones, cells, path }),
  };
}

/** The shortest measurement, in milliseconds and in calls. */
const [ENOUGH, FEWEST] = [100, 5];

/** How long a carving takes on this device, in milliseconds: the mean of the faster half of some calls. */
function usualTime(field: Field): number {
  const times: number[] = [];
  // The first call also allocates the memory that the others use.
  chisel(field);
  const end = performance.now() + ENOUGH;
  while (performance.now() < end || times.length < FEWEST) {
    const before = performance.now();
    chisel(field);
    times.push(performance.now() - before);
  }
  // A clock may be too coarse for one call, and other programs may interrupt.
  times.sort((a, b) => a - b);
  const half = times.slice(0, Math.ceil(times.length / 2));
  return half.reduce((sum, time) => sum + time) / half.length;
}
