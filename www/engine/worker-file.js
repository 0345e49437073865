/** The program of a worker, as a file of its own. */
import { workAside } from './worker.js';

workAside();
