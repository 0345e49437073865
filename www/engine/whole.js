/** The whole compiled module. */
import source from '../wasm-source.js';

export * as glue from '../glue/meander.js';
export const all = true;
export { source };
