/** Paths on a grid: their ends, which stay joined, and how the chisel carves them or A* finds them around walls. */
import { astar as search, astarLater, chisel as carve, chiselLater, type Carving } from '../../engine.ts';
import { apart, clamp, nearestOf, type Place } from '../../geometry/view.ts';
import { indexesOf } from '../kinds.ts';
import type { Patch, Settings } from '../settings.ts';
import type { Found, Handles, PathSettings, Source } from './index.ts';

type Grid = Pick<Settings, 'columns' | 'rows'>;

export const wallCells = ({ walls, columns, rows }: Grid & Pick<Settings, 'walls'>) =>
  indexesOf(walls, columns, rows);

export const cellAt = ({ columns, rows }: Settings, { x, y }: Place) =>
  clamp(Math.floor(y), 0, rows - 1) * columns + clamp(Math.floor(x), 0, columns - 1);

export const centreOf = ({ columns }: Settings, cell: number): Place => ({
  x: (cell % columns) + 0.5,
  y: Math.floor(cell / columns) + 0.5,
});

/** The ends as given, if there are two or more in different cells of the grid; otherwise near opposite corners. */
export function endCells({ columns, rows, terminals }: Grid & Pick<Settings, 'terminals'>): number[] {
  const flat = terminals?.flat ?? [];
  const cells = Array.from(
    { length: Math.floor(flat.length / 2) },
    (_, i) => flat[2 * i + 1] * columns + flat[2 * i],
  );
  const inside = flat.every((n, i) => Number.isInteger(n) && n >= 0 && n < (i % 2 ? rows : columns));
  if (cells.length > 1 && inside && new Set(cells).size === cells.length) return cells;
  const inset = Math.min(columns, rows) > 3 ? 1 : 0;
  return [inset * columns + inset, (rows - 1 - inset) * columns + columns - 1 - inset];
}

const withEnds = ({ columns }: Settings, cells: readonly number[]): Patch => ({
  terminals: { size: 2, flat: cells.flatMap((cell) => [cell % columns, Math.floor(cell / columns)]) },
});

const isFree = (settings: Settings, cell: number) =>
  !wallCells(settings).includes(cell) && !endCells(settings).includes(cell);

function freeCell(settings: Settings, near: Place): number | null {
  const { columns, rows } = settings;
  const taken = new Set([...wallCells(settings), ...endCells(settings)]);
  const free = Array.from({ length: columns * rows }, (_, cell) => cell).filter((cell) => !taken.has(cell));
  return nearestOf(free, (cell) => apart(centreOf(settings, cell), near))?.item ?? null;
}

export const ends: Handles = {
  noun: 'end',
  through: 'simplified',
  nudge: { step: 1, far: 5, fine: 1 },

  handles: (settings) => endCells(settings).map((cell) => centreOf(settings, cell)),

  move(settings, index, to) {
    const cell = cellAt(settings, to);
    const cells = endCells(settings);
    // An equal list of ends would carve again on every move within a cell.
    if (cells[index] === cell) return {};
    return isFree(settings, cell) ? withEnds(settings, cells.with(index, cell)) : null;
  },
};

const manyEnds: Handles = {
  ...ends,

  add(settings, at) {
    const cell = cellAt(settings, at);
    const cells = endCells(settings);
    return isFree(settings, cell)
      ? { patch: withEnds(settings, [...cells, cell]), index: cells.length }
      : null;
  },

  split(settings, index) {
    const cells = endCells(settings);
    const [a, b] = [cells[index], cells[(index + 1) % cells.length]].map((cell) => centreOf(settings, cell));
    const cell = freeCell(settings, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    return cell === null ? null : { patch: withEnds(settings, [...cells, cell]), index: cells.length };
  },

  remove(settings, index) {
    const cells = endCells(settings);
    return cells.length > 2 ? withEnds(settings, cells.toSpliced(index, 1)) : null;
  },
};

export function carvingOf(settings: PathSettings) {
  const { columns, rows, missing, order, seed } = settings;
  const wiggliness = settings.challenge ? 1 : settings.wiggliness;
  return {
    width: columns,
    height: rows,
    walls: [...wallCells(settings), ...indexesOf(missing, columns, rows)],
    seed,
    wiggliness,
    terminals: endCells(settings),
    // With any other wiggliness, the witness decides which stone to try next.
    ...(wiggliness === 1 && order ? { order: order.filter((cell) => cell < columns * rows) } : {}),
  };
}

const found = (carving: Carving | null): Found => ({ carving, route: carving?.path ?? [] });

/** A path that the chisel carves; more than two ends are joined by a tree. */
export const chisel: Source = {
  ...manyEnds,
  grid: true,
  carved: true,
  request: carvingOf,
  find: (settings) => found(carve(carvingOf(settings))),
  findLater: async (settings, watch) => found(await chiselLater(carvingOf(settings), watch)),
  call: (settings) => ({ id: 'chisel', options: carvingOf(settings) }),
};

export function routeOf(settings: PathSettings) {
  const { columns, rows, seed } = settings;
  const [from, to] = endCells(settings);
  return { width: columns, height: rows, walls: wallCells(settings), from, to, seed };
}

export const astar: Source = {
  ...ends,
  grid: true,
  carved: false,
  find: (settings) => ({ carving: null, route: search(routeOf(settings)) ?? [] }),
  findLater: async (settings, { signal }) => ({
    carving: null,
    route: (await astarLater(routeOf(settings), { signal })) ?? [],
  }),
  call: (settings) => ({ id: 'astar', options: routeOf(settings) }),
};
