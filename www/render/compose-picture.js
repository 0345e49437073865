import { targetOf } from '../figure/actions.js';
import { isLarge } from '../model/grid-size.js';
import { canBeFollowed } from '../figure/status-line.js';

/**
 * Puts together what there is to see at one moment.
 * @param {import('../model/scene.js').Store} store
 * @param {ReturnType<typeof import('../model/scene.js').createContent>} content
 * @param {[cell: number, progress: number][]} crumbs
 * @param {import('../draw/types.js').Palette} [palette] for a large grid
 * @returns {import('../draw/picture.js').Picture}
 */
export function composePicture({ state }, content, crumbs, palette) {
  // A large one is an image, in the colours of a trail.
  const trail = state.view === 'trail' && !isLarge(content.scene());
  const grid = content.grid();
  const carving = content.carving();
  const halfway = carving && canBeFollowed(state) && carving.position < carving.total;
  const above = targetOf(state);
  return {
    cells: grid && { ...(trail && !carving ? asWalls(grid.cells) : grid.cells), route: grid.route, crumbs },
    image: palette && content.image(palette),
    marks: content.marks(),
    trail: trail ? state.seed : null,
    seed: state.seed,
    curves: content
      .curves()
      .flatMap(({ sides, ...main }) => [main, ...sides.map((side) => ({ ...main, ...side, side: true }))]),
    handles: content
      .seen()
      .map((handle, index) => ({ ...handle, chosen: index === state.selected, above: index === above })),
    floor: content.floor(),
    rejected: content.rejected(),
    brush: state.tool === 'walls' && grid ? state.cursor : -1,
    marked: halfway ? (carving.last()?.cell ?? -1) : -1,
  };
}

/** Nothing will be carved out of what stands around a searched route. @param {import('../model/scene.js').Cells} cells */
function asWalls(cells) {
  return { ...cells, open: [], walls: [...cells.open, ...cells.walls] };
}
