/** Where the whole module is. Files that stand alone, and posts, have another one: `alone/`, `pinned/`. */
// Vite would write the module into the libraries that it builds.
export default new URL('../glue/meander.wasm?no-inline', import.meta.url);
