/** What a figure loads to begin with, before it is asked for more. */
import { bring } from './module.js';
import * as part from './part.js';

/** @type {Promise<void> | undefined} */
let loading;

/** Loads no more than most figures need; `ready()` brings the rest. */
export function readyForFigure() {
  loading ??= bring(() => part).catch((cause) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}
