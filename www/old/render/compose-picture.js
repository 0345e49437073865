import { targetOf } from '../model/selection.js';
import { isLarge } from '../model/grid-size.js';
import { litParts } from '../model/parts.js';
import { canBeFollowed } from '../model/carving.js';
import { isChallenge } from '../model/challenge.js';

/**
 * Puts together what there is to see at one moment.
 * @param {import('../model/snapshot.js').Snapshot} snapshot
 * @param {object} [passing] what is seen beside it
 * @param {[cell: number, progress: number][]} [passing.fading]
 * @param {import('../draw/grid-image.js').GridImage | null} [passing.image] of a large grid
 * @param {number | null} [passing.aside] how far from its place a stone that cannot go shakes, in cells
 * @param {Readonly<Record<string, string>> | null} [passing.names] of curves, where they are to be written
 * @returns {import('../draw/picture.js').Picture}
 */
export function composePicture(snapshot, { fading = [], image = null, aside = null, names = null } = {}) {
  const { state, grid, carving } = snapshot;
  // A large one is an image, in the colours of a trail.
  const trail = state.view === 'trail' && !isLarge(snapshot.shownState);
  const challenge = isChallenge(state);
  const halfway = !challenge && carving && canBeFollowed(state) && carving.standing < snapshot.total;
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
    brush: (state.tool === 'walls' || challenge) && grid ? state.cursor : -1,
    lit: litParts(snapshot),
    marked: halfway ? (carving.last?.cell ?? -1) : -1,
    parting: snapshot.parting && { ...snapshot.parting, aside },
  };
}
