/** Carving at once, in portions, and with other wigglinesses. */
import * as meander from '../../engine.ts';
import { carveAsWritten } from '../article.ts';
import { equal, field, random } from './input.ts';
import type { Bar } from './index.ts';

/** The target of a carving, by its side. */
const TARGETS: Record<number, Bar> = {
  400: { within: 12, faster: 1000 },
  1000: { within: 100 },
  4096: { within: 3000 },
};

const ARTICLE = "the article's pseudo-code, in JavaScript";

export function* carving(quick: boolean) {
  for (const side of quick ? [20, 50] : [20, 50, 100, 200, 400, 1000, 2000, 4096]) {
    const orders = [20, 100, 400].includes(side) ? [0, 1, 2].map((seed) => removals(side, seed)) : [];
    const written = (run: number) =>
      carveAsWritten({ ...field(side), order: orders[run % orders.length] }, random(run));
    yield {
      title: `carve ${side} × ${side}, w = 1`,
      ours: (run: number) => meander.chisel({ ...field(side), seed: run })?.path,
      ...(orders.length ? { peer: { name: ARTICLE, run: written, runs: orders.length }, agree: equal } : {}),
      bar: TARGETS[side],
    };
  }
  const side = quick ? 50 : 400;
  const four = [side + 1, 2 * side - 2, side * side - 2 * side + 1, side * side - side - 2];
  const next = random(3);
  const thousand = Array.from({ length: 1000 }, () => Math.floor(next() * side * side));
  for (const { words, terminals, bar } of [
    // One flood from the first end, where two ends have a flood each, and a spanning tree of what it visited.
    { words: 'four ends', terminals: four, bar: { atMost: 8 } },
    { words: 'a thousand ends', terminals: thousand },
  ]) {
    yield {
      title: `carve ${side} × ${side}, w = 1, ${words}`,
      ours: (run: number) => meander.chisel({ ...field(side), terminals, seed: run })?.cells,
      peer: {
        name: 'two ends',
        run: (run: number) => meander.chisel({ ...field(side), seed: run }),
      },
      bar,
    };
  }
}

export function* wiggling(quick: boolean) {
  const side = quick ? 30 : 100;
  for (const wiggliness of [0, 0.5, 2]) {
    const request = { ...field(side), wiggliness };
    yield {
      title: `carve ${side} × ${side}, w = ${wiggliness}`,
      ours: (run: number) => meander.chisel({ ...request, seed: run })?.path,
      peer: {
        name: ARTICLE,
        run: (run: number) => carveAsWritten(request, random(run)),
      },
      bar: { faster: 50 },
    };
  }
}

/** Carving that leaves the page alive and says how far it is. */
export function* later(quick: boolean) {
  for (const [side, wiggliness, within] of quick
    ? ([[200, 1, NaN]] as const)
    : ([
        [4096, 1, 3000],
        [400, 2, 1200],
      ] as const)) {
    const request = { ...field(side), wiggliness };
    yield {
      title:
        wiggliness === 1
          ? `carve ${side} × ${side} in portions, with progress`
          : `carve ${side} × ${side}, w = ${wiggliness}, with progress`,
      ours: async (run: number) =>
        (await meander.chiselLater({ ...request, seed: run }, { onProgress() {} }))?.path,
      peer: {
        name: 'all at once',
        run: (run: number) => meander.chisel({ ...request, seed: run })?.path,
      },
      agree: equal,
      bar: { within },
    };
  }
}

/** The open cells in the order in which a seed removes them. */
function removals(side: number, seed: number) {
  const chiseler = new meander.Chiseler({ ...field(side), seed });
  const order = [];
  while (chiseler.step() > 0) order.push(chiseler.last?.cell ?? NaN);
  chiseler.free();
  return order;
}
