/** The figure's module: some of the functions of the whole one (`crates/wasm/src/lib.rs`). */
import * as glue from '../glue/figure.js';
import { loader } from './load.ts';

/** Loads only the functions that a plain figure needs; `ready()` loads all. */
export const readyForFigure = loader({
  glue: () => Promise.resolve(glue),
  // A function, because some bundles lack `import.meta.url`. `no-inline` stops Vite from embedding the file in libraries.
  source: () => new URL('../glue/figure.wasm?no-inline', import.meta.url),
  known: 'measure',
  whole: false,
});
