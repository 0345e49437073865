/**
 * Puts together what there is to see at one moment.
 * @param {import('./content.js').Store} store
 * @param {ReturnType<typeof import('./content.js').createContent>} content
 * @param {[cell: number, progress: number][]} crumbs
 * @returns {import('../draw/picture.js').Picture}
 */
export function composePicture({ state }, content, crumbs) {
  const grid = content.grid();
  const carving = content.carving();
  const halfway = carving && !state.playing && carving.position < carving.total;
  return {
    cells: grid && { ...grid.cells, crumbs },
    curves: content.curves(),
    handles: content.handles().map((handle, index) => ({ ...handle, chosen: index === state.selected })),
    marked: halfway ? (carving.last()?.cell ?? -1) : -1,
  };
}
