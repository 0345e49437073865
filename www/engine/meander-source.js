/** Where the whole module is. The file that works alone has another one: `alone/`. */
// Vite would write the module into the libraries that it builds.
export default new URL('../glue/meander.wasm?no-inline', import.meta.url);
