/** The published algorithms, for tests and benchmarks. */
import { chiselPublished as carve, simplifyPublished as simplify } from '../glue/meander.js';
import { floats, options } from './arguments.js';
import { asked, carved } from './carving.js';
import { call, dimension, values, whole } from './module.js';

/**
 * Carves as it was published: with a search from nothing for each hit of the witness. Much slower, and
 * here to be compared with; early stops, pruning and `articulation` are left out of account.
 * @param {import('./carving.js').ChiselOptions} request
 * @returns {import('./carving.js').Carving | null}
 */
export function chiselPublished(request) {
  whole();
  return call(() => carved(carve(...asked(request))));
}

/**
 * Simplifies by reading every distance. The same points as `simplify`, and here to be compared with.
 * @param {import('./arguments.js').Points} points
 * @param {import('./curves.js').SimplifyOptions} request
 * @returns {Float64Array}
 */
export function simplifyPublished(points, request) {
  whole();
  const given = options(request);
  const size = dimension(given['dimension']);
  return call(() => {
    const list = values('simplify', given);
    return simplify(size, floats('points', points), list);
  });
}
