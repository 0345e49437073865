import { targetOf } from '../model/selection.js';
import { isLarge } from '../model/grid-size.js';
import { canBeFollowed } from '../model/carving.js';

/**
 * Puts together what there is to see at one moment.
 * @param {import('../model/snapshot.js').Snapshot} snapshot
 * @param {[cell: number, progress: number][]} fading
 * @param {import('../draw/grid-image.js').GridImage | null} [image] of a large grid
 * @param {Readonly<Record<string, string>> | null} [names] of curves, where they are to be written
 * @returns {import('../draw/picture.js').Picture}
 */
export function composePicture(snapshot, fading, image = null, names = null) {
  const { state, grid, carving } = snapshot;
  // A large one is an image, in the colours of a trail.
  const trail = state.view === 'trail' && !isLarge(snapshot.shownState);
  const halfway = carving && canBeFollowed(state) && carving.standing < snapshot.total;
  const above = targetOf(state);
  return {
    cells: grid && { ...grid.cells, route: grid.route, fading },
    image,
    marks: snapshot.marks,
    trail: trail ? state.seed : null,
    seed: state.seed,
    curves: snapshot.curves.flatMap(({ sides, ...main }) => [
      main,
      ...sides.map((side) => ({ ...main, ...side, side: true })),
    ]),
    names,
    handles: snapshot.seen.map((handle, index) => ({
      ...handle,
      chosen: index === state.selected,
      above: index === above,
    })),
    floor: snapshot.floor,
    rejected: snapshot.rejected,
    brush: state.tool === 'walls' && grid ? state.cursor : -1,
    marked: halfway ? (carving.last?.cell ?? -1) : -1,
  };
}
