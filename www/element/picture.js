import { canBeFollowed } from './status.js';

/**
 * Puts together what there is to see at one moment.
 * @param {import('./content.js').Store} store
 * @param {ReturnType<typeof import('./content.js').createContent>} content
 * @param {[cell: number, progress: number][]} crumbs
 * @returns {import('../draw/picture.js').Picture}
 */
export function composePicture({ state }, content, crumbs) {
  const trail = state.view === 'trail';
  const grid = content.grid();
  const carving = content.carving();
  const halfway = carving && canBeFollowed(state) && carving.position < carving.total;
  return {
    cells: grid && { ...(trail && !carving ? asWalls(grid.cells) : grid.cells), route: grid.route, crumbs },
    marks: content.marks(),
    trail: trail ? state.seed : null,
    curves: content
      .curves()
      .flatMap(({ sides, ...main }) => [main, ...sides.map((side) => ({ ...main, ...side, side: true }))]),
    handles: content.seen().map((handle, index) => ({ ...handle, chosen: index === state.selected })),
    floor: floorOf(content, state),
    rejected: content.rejected(),
    brush: state.tool === 'walls' && grid ? state.cursor : -1,
    marked: halfway ? (carving.last()?.cell ?? -1) : -1,
  };
}

/** Nothing will be carved out of what stands around a searched route. @param {import('./content.js').Cells} cells */
function asWalls(cells) {
  return { ...cells, open: [], walls: [...cells.open, ...cells.walls] };
}

const FLOOR_LINES = 8;

/**
 * The floor of a picture of space: lines a few cells apart, and a stem below each handle; null in the plane.
 * @param {ReturnType<typeof import('./content.js').createContent>} content
 * @param {Readonly<Record<string, any>>} state
 */
function floorOf(content, { columns, rows }) {
  const lens = content.camera();
  if (!lens) return null;
  const gap = Math.max(columns, rows) / FLOOR_LINES;
  const stops = (/** @type {number} */ size) => {
    const count = Math.max(1, Math.round(size / gap));
    return Array.from({ length: count + 1 }, (_, i) => (i * size) / count);
  };
  const line = (/** @type {number[]} */ ...points) => lens.project(points).points;
  return {
    lines: [
      ...stops(columns).map((x) => line(x, 0, 0, x, rows, 0)),
      ...stops(rows).map((y) => line(0, y, 0, columns, y, 0)),
    ],
    stems: content.handles().map(({ x, y, z = 0 }) => line(x, y, z, x, y, 0)),
  };
}
