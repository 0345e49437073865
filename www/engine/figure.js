/** What a figure loads to begin with, before it is asked for more. */
import { bring } from './module.js';
import { kit } from './part.js';

/** @type {Promise<void> | undefined} */
let loading;

/**
 * Loads no more than most figures need; `ready()` brings the rest.
 * @param {import('./load.js').Source} [from]
 */
export function readyForFigure(from) {
  loading ??= bring(() => kit, from).catch((cause) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}
