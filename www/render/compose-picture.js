import { targetOf } from '../model/sources/sources.js';
import { isLarge } from '../model/grid-size.js';
import { canBeFollowed } from '../model/carving.js';

/**
 * Puts together what there is to see at one moment.
 * @param {import('../model/scene.js').Store} store
 * @param {ReturnType<typeof import('../model/scene.js').createScene>} scene
 * @param {[cell: number, progress: number][]} fading
 * @param {import('../draw/grid-image.js').GridImage | null} [image] of a large grid
 * @returns {import('../draw/picture.js').Picture}
 */
export function composePicture({ state }, scene, fading, image = null) {
  // A large one is an image, in the colours of a trail.
  const trail = state.view === 'trail' && !isLarge(scene.shownState());
  const grid = scene.grid();
  const carving = scene.carving();
  const halfway = carving && canBeFollowed(state) && carving.position < carving.total;
  const above = targetOf(state);
  return {
    cells: grid && { ...(trail && !carving ? asWalls(grid.cells) : grid.cells), route: grid.route, fading },
    image,
    marks: scene.marks(),
    trail: trail ? state.seed : null,
    seed: state.seed,
    curves: scene
      .curves()
      .flatMap(({ sides, ...main }) => [main, ...sides.map((side) => ({ ...main, ...side, side: true }))]),
    handles: scene
      .seen()
      .map((handle, index) => ({ ...handle, chosen: index === state.selected, above: index === above })),
    floor: scene.floor(),
    rejected: scene.rejected(),
    brush: state.tool === 'walls' && grid ? state.cursor : -1,
    marked: halfway ? (carving.last()?.cell ?? -1) : -1,
  };
}

/** Nothing will be carved out of what stands around a searched route. @param {import('../model/scene.js').Cells} cells */
function asWalls(cells) {
  return { ...cells, open: [], walls: [...cells.open, ...cells.walls] };
}
