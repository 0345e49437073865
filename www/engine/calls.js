/** Calls that a worker can be asked for by name: what they take and give can be handed over. */
import { catmullRom, chaikin, simplify } from './curves.js';
import { deviation, measure } from './measures.js';
import { refine, refineRejected } from './refining.js';
import { readTrack } from './tracks.js';

/** @typedef {typeof CALLS} Calls */
export const CALLS = Object.freeze({
  catmullRom,
  chaikin,
  deviation,
  measure,
  readTrack,
  refine,
  refineRejected,
  simplify,
});
