/** Work beside the page, which not every page has: it comes when it is called for. */

/** @type {typeof import('./chisel-later.js').chiselLater} */
export const chiselLater = async (request, watch) =>
  (await import('./chisel-later.js')).chiselLater(request, watch);

/** @type {typeof import('./chisel-later.js').astarLater} */
export const astarLater = async (request, watch) =>
  (await import('./chisel-later.js')).astarLater(request, watch);
