/** The module that a figure begins with: some of the functions of the whole one (`crates/wasm/src/lib.rs`). */
import * as glue from '../glue/figure.js';
import source from './figure-source.js';
import { loader } from './load.js';

/** Loads no more than a plain figure needs; `ready()` brings the rest. */
export const readyForFigure = loader({
  glue: () => Promise.resolve(glue),
  source,
  known: 'measure',
  whole: false,
});
