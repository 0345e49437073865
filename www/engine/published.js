/** The published algorithm, for tests and benchmarks. */
import { chiselPublished as published } from '../glue/meander.js';
import { asked, carved } from './carving.js';
import { call, whole } from './module.js';

/**
 * Carves as it was published: with a search from nothing for each hit of the witness. Much slower, and
 * here to be compared with; early stops, pruning and `articulation` are left out of account.
 * @param {import('./carving.js').ChiselOptions} request
 * @returns {import('./carving.js').Carving | null}
 */
export function chiselPublished(request) {
  whole();
  return call(() => carved(published(...asked(request))));
}
