/** Carving at once, in portions, and with other wigglinesses. */
import * as meander from '../../engine.ts';
import { carveAsWritten } from '../article.ts';
import { equal, field, random } from './input.ts';
import type { Bar } from './index.ts';
import type { Carving } from '../../engine/carving.ts';

/** The milliseconds that a carving may take, by side. */
const CARVING: Record<number, Bar> = {
  400: { within: 12 },
  1000: { within: 100 },
  2000: { atMost: 2 },
  4096: { within: 3000 },
};

const ARTICLE = "the article's pseudo-code, in JavaScript";

export function* carving(quick: boolean) {
  for (const side of quick ? [20, 50] : [20, 50, 100, 200, 400]) {
    yield {
      title: `carve ${side} × ${side}, w = 1`,
      ours: (run: number) => meander.chisel({ ...field(side), seed: run })?.path,
      bar: CARVING[side] ?? {},
    };
  }
  for (const side of quick ? [20] : [100, 400]) {
    const orders = [0, 1, 2].map((seed) => removals(side, seed));
    yield {
      title: `carve ${side} × ${side}, w = 1`,
      ours: (run: number) => meander.chisel({ ...field(side), seed: run })?.path,
      peer: {
        name: ARTICLE,
        run: (run: number) =>
          carveAsWritten({ ...field(side), order: orders[run % orders.length] }, random(run)),
        runs: orders.length,
      },
      agree: equal,
      bar: side === 400 ? { faster: 1000 } : {},
    };
  }
  const small = (run: number) => meander.chisel({ ...field(200), seed: run });
  for (const side of quick ? [] : [1000, 2000, 4096]) {
    yield {
      title: `carve ${side} × ${side}, w = 1`,
      ours: (run: number) => meander.chisel({ ...field(side), seed: run })?.path,
      ...(side === 2000 ? { peer: { name: '200 × 200 for each cell', run: small, times: 100 } } : {}),
      bar: CARVING[side] ?? {},
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
  const next = random(5);
  const cells = Array.from({ length: side * side }, (_, i) => i);
  const { terminals } = field(side);
  const fifth = Uint32Array.from(cells.filter((cell) => next() < 0.2 && !terminals.includes(cell)));
  for (const walls of [new Uint32Array(), fifth]) {
    const request = { ...field(side), walls };
    yield {
      title: `carve ${side} × ${side}, w = 0${walls.length > 0 ? ', 20 % walls' : ''}`,
      ours: (run: number) => meander.chisel({ ...request, wiggliness: 0, seed: run }),
      peer: {
        name: 'one A* and a pass over the cells',
        run: (run: number) => straight(request, run),
      },
      agree: (a: Carving | null, b: ReturnType<typeof straight>) =>
        a?.steps === b?.steps && equal(a?.path, b?.path) && equal(a?.cells, b?.cells),
      // One search for all the shortest paths and a draw at each step; a way of its own for open grids is not worth its code.
      bar: { atMost: 3 },
    };
  }
  if (quick) return;
  const request = { ...field(400), wiggliness: 2 };
  yield {
    title: 'carve 400 × 400, w = 2',
    ours: (run: number) => meander.chisel({ ...request, seed: run })?.path,
    bar: { within: 1200 },
  };
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

/** The least that carving with wiggliness 0 can do: find a random shortest way, decide every cell. */
function straight({ terminals, ...grid }: ReturnType<typeof field> & { walls: Uint32Array }, seed: number) {
  const [from, to] = terminals;
  const path = meander.astar({ ...grid, from, to, seed });
  if (!path) return null;
  const kept = new Uint8Array(grid.width * grid.height);
  for (const wall of grid.walls) kept[wall] = 1;
  for (const cell of path) kept[cell] = 2;
  const cells = new Uint32Array(path.length);
  let [count, steps] = [0, -terminals.length];
  for (let cell = 0; cell < kept.length; cell++) {
    if (kept[cell] === 2) cells[count++] = cell;
    if (kept[cell] !== 1) steps++;
  }
  return { cells, path, steps };
}

/** The open cells in the order in which a seed removes them. */
function removals(side: number, seed: number) {
  const chiseler = new meander.Chiseler({ ...field(side), seed });
  const order = [];
  while (chiseler.step() > 0) order.push(chiseler.last?.cell ?? NaN);
  chiseler.free();
  return order;
}
