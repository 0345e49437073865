/** What the engine is asked for a path on a grid. */
import { indexesOf } from '../kinds.ts';
import type { Settings } from '../settings.ts';
import { endCells, wallCells } from './ends.ts';

type Grid = Pick<Settings, 'columns' | 'rows' | 'terminals' | 'walls' | 'seed'>;

export function routeRequest(settings: Grid) {
  const { columns, rows, seed } = settings;
  const [from, to] = endCells(settings);
  return { width: columns, height: rows, walls: [...wallCells(settings)], from, to, seed };
}

export function carvingRequest(
  settings: Grid & Pick<Settings, 'missing' | 'order' | 'challenge' | 'wiggliness'>,
) {
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
