/** What a figure loads to begin with, before it is asked for more. */
import { loader } from './module.js';
import { kit } from './part.js';

/** Loads no more than most figures need; `ready()` brings the rest. */
export const readyForFigure = loader(() => kit);
