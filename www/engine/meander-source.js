/** Where the whole module is. The file that works alone has another one: `alone/`. */
// Asked for when it is needed: not every bundle says where it is. Vite would write the module into the libraries it builds.
export default () => new URL('../glue/meander.wasm?no-inline', import.meta.url);
