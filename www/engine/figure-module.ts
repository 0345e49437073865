/** The module that a figure begins with: some of the functions of the whole one (`crates/wasm/src/lib.rs`). */
import * as glue from '../glue/figure.js';
import { loader } from './load.ts';

/** Loads no more than a plain figure needs; `ready()` brings the rest. */
export const readyForFigure = loader({
  glue: () => Promise.resolve(glue),
  // Asked for when it is needed: not every bundle says where it is. Vite would write it into the libraries that it builds.
  source: () => new URL('../glue/figure.wasm?no-inline', import.meta.url),
  known: 'measure',
  whole: false,
});
