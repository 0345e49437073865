/** A path that the chisel carves; more than two ends are joined by a tree. */
import { chisel as carve, chiselLater } from '../../engine.js';
import { indexesOf } from '../kinds.ts';
import { endCells, manyEnds, wallCells } from './ends.ts';
import type { Carved, CarvingRequest, PathSettings, Source } from './kind.ts';

function requestOf(settings: PathSettings): CarvingRequest {
  const { columns, rows, missing, order, seed } = settings;
  const wiggliness = settings.challenge ? 1 : settings.wiggliness;
  return {
    width: columns,
    height: rows,
    walls: [...wallCells(settings), ...indexesOf(missing, columns, rows)],
    seed,
    wiggliness,
    terminals: endCells(settings),
    // With another wiggliness the witness decides what is tried next.
    ...(wiggliness === 1 && order ? { order: order.filter((cell) => cell < columns * rows) } : {}),
  };
}

/** Whatever a figure asks of a carving follows from one request. */
export const carvedBy = (request: (settings: PathSettings) => CarvingRequest): Carved => ({
  grid: true,
  carved: true,
  request,
  find(settings) {
    const carving = carve(request(settings));
    return { carving, route: carving?.path ?? [] };
  },
  async findLater(settings, watch) {
    const carving = await chiselLater(request(settings), watch);
    return { carving, route: carving?.path ?? [] };
  },
  call: (settings) => ({ id: 'chisel', options: request(settings) }),
});

export const chisel: Source = { ...manyEnds, ...carvedBy(requestOf) };
