/** A shortest route around walls. */
import { astar as search, astarLater } from '../../engine.js';
import { endCells, ends, wallCells } from './ends.ts';
import type { PathSettings, RouteRequest, Source } from './kind.ts';

function requestOf(settings: PathSettings): RouteRequest {
  const { columns, rows, seed } = settings;
  const [from, to] = endCells(settings);
  return { width: columns, height: rows, walls: wallCells(settings), from, to, seed };
}

export const astar: Source = {
  ...ends,
  grid: true,
  carved: false,
  find: (settings) => ({ carving: null, route: search(requestOf(settings)) ?? [] }),
  findLater: async (settings, { signal }) => ({
    carving: null,
    route: (await astarLater(requestOf(settings), { signal })) ?? [],
  }),
  call: (settings) => ({ id: 'astar', options: requestOf(settings) }),
};
