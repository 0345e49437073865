/** Where the compiled module is. Builds put something else here: see `scripts/wasm-source.mjs`. */
export default new URL('./glue/figure_bg.wasm', import.meta.url);
