/** Carves one grid in one of the three ways of the race, shows how far it is, and says how long it took. */
import { carveAsWritten } from '../../bench/article.ts';
import { Chiseler, chisel, ready } from '../../engine.ts';
import { flood, raceField, type Field } from './order-flood.ts';
import { usualTime } from './timing.ts';

/** How often the page is told how far it is, in milliseconds. */
const INTERVAL = 100;
/** Steps between two looks at the clock. */
const STEPS = 64;

export type Way = 'flood' | 'steps' | 'written';
interface Task {
  way: Way;
  side: number;
}
/** Cells in the states of `Chiseler.states`, and WET. */
export interface Progress {
  /** Stones that had their turn. */
  stones: number;
  cells: Uint8Array;
  path: Uint32Array;
  /** At the end: how long it took, in milliseconds. */
  ms?: number;
}
const WET = 3;

addEventListener('message', async ({ data: { way, side } }: MessageEvent<Task>) => {
  await ready();
  postMessage(WAYS[way](raceField(side)) satisfies Progress);
});

const WAYS: Record<Way, (field: Field) => Progress> = {
  flood(field) {
    // The first call also gets the memory that the others use.
    const path = chisel(field)!.path;
    const ms = usualTime(() => chisel(field));
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
    const path = carveAsWritten(field, Math.random, (left, states, witness) => {
      cells = states;
      // Asking the clock costs as much as a stone beside the witness.
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
    end: (cells: Uint8Array, path: Uint32Array): Progress => ({
      ms: performance.now() - start,
      stones,
      cells,
      path,
    }),
  };
}
