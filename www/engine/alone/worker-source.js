/** The self-contained file holds the program of its workers, too. */
import Program from '../worker.js?worker&inline';

export const startWorker = () => new Program();
