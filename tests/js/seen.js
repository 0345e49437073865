import { createHash } from 'node:crypto';
import { makeFigure } from './make-figure.js';

/**
 * What a figure in this state shows, as a short text: its cells, its handles and its curves to the last bit.
 * @param {Record<string, any>} state
 */
export function seenIn(state) {
  const { seen, rest, store } = makeFigure(state);
  const hash = createHash('sha256');
  const put = (/** @type {ArrayLike<number>} */ numbers) => hash.update(`${Array.from(numbers).join()};`);
  const { grid, handles, curves } = seen();
  if (grid) {
    // In the order in which the kept texts were made: there the walls of a searched route came first.
    const { open, forced, witness, walls } = grid.cells;
    for (const cells of grid.states ? [open, forced, witness, walls] : [walls, forced, witness, []])
      put(cells);
  }
  put(handles.flatMap(({ x, y, .../** @type {{ z?: number }} */ rest }) => [x, y, rest.z ?? 0]));
  for (const id of store.state.overlays) {
    const curve = curves.find((one) => one.id === id);
    put(curve?.space ?? curve?.points ?? []);
  }
  rest();
  return `${store.state.source} ${hash.digest('hex').slice(0, 16)}`;
}
