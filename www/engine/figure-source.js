/** Where the module is that a figure begins with. */
// Vite would write the module into the libraries that it builds.
export default new URL('../glue/figure.wasm?no-inline', import.meta.url);
