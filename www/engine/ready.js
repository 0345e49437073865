/** The whole module. */
import { loader } from './load.js';
import source from './meander-source.js';
import { checked } from './vouching.js';

/** The wrapper comes with its module: a figure may need neither. */
const glue = () => checked('meander').then(() => import('../glue/meander.js'));

/**
 * Loads the compiled module; further calls wait for the first. After a failure it can be called again.
 * Without an argument it loads the module that lies beside this file, in Node too.
 */
export const ready = loader({ glue, source, known: 'astar', whole: true });
