/** Carving at once and in portions. */
import * as meander from '../../engine.ts';
import { carveAsWritten } from '../article.ts';
import { equal, field, random } from './input.ts';
import type { Task } from './index.ts';

const ARTICLE = "the article's pseudo-code, in JavaScript";

export function* carving(quick: boolean): Generator<Task> {
  for (const side of quick ? [20, 50] : [20, 50, 100, 200, 400, 1000, 2000, 4096]) {
    const orders = [20, 100, 400].includes(side) ? [0, 1, 2].map((seed) => removals(side, seed)) : [];
    const written = (run: number) => carveAsWritten({ ...field(side), order: orders[run % orders.length] });
    yield {
      title: `carve ${side} × ${side}, w = 1`,
      ours: (seed) => meander.chisel({ ...field(side), seed })?.path,
      ...(orders.length ? { peer: { name: ARTICLE, run: written }, agree: equal } : {}),
    };
  }
  const side = quick ? 50 : 400;
  const four = [side + 1, 2 * side - 2, side * side - 2 * side + 1, side * side - side - 2];
  const next = random(3);
  const thousand = Array.from({ length: 1000 }, () => Math.floor(next() * side * side));
  for (const [words, terminals] of [
    ['four ends', four],
    ['a thousand ends', thousand],
  ] as const)
    yield {
      title: `carve ${side} × ${side}, w = 1, ${words}`,
      ours: (seed) => meander.chisel({ ...field(side), terminals, seed })?.cells,
      peer: { name: 'two ends', run: (seed) => meander.chisel({ ...field(side), seed }) },
    };
}

/** Carving that keeps the page responsive and reports its progress. */
export function* later(quick: boolean): Generator<Task> {
  const all = [
    { side: 4096, wiggliness: 1 },
    { side: 400, wiggliness: 2 },
  ];
  for (const { side, wiggliness } of quick ? [{ side: 200, wiggliness: 1 }] : all) {
    const request = { ...field(side), wiggliness };
    yield {
      title: `carve ${side} × ${side}, w = ${wiggliness}, in portions, with progress`,
      ours: async (seed) => (await meander.chiselLater({ ...request, seed }, { onProgress() {} }))?.path,
      peer: { name: 'all at once', run: (seed) => meander.chisel({ ...request, seed })?.path },
      agree: equal,
    };
  }
}

/** The open cells in the order in which a seed removes them. */
function removals(side: number, seed: number) {
  const chiseler = new meander.Chiseler({ ...field(side), seed });
  const order = [];
  while (chiseler.step() > 0) order.push(chiseler.last!.cell);
  chiseler.free();
  return order;
}
