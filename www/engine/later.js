/** Work beside the page, which not every page has: it comes when it is called for. */

/** @typedef {typeof import('./chisel-later.js')} Later */

/**
 * What was asked for is copied at once: it may be changed before what does the work has come.
 * @template {keyof Later} N
 * @param {N} name
 * @returns {Later[N]}
 */
const later = (name) =>
  /** @type {any} */ (
    async (/** @type {any} */ request, /** @type {any} */ watch) => {
      const asked = request && { ...request };
      for (const key in asked) if (asked[key]?.slice) asked[key] = asked[key].slice();
      return (await import('./chisel-later.js'))[name](asked, watch);
    }
  );

export const chiselLater = later('chiselLater');
export const astarLater = later('astarLater');
