/** Where the module is that a figure begins with. */
// Asked for when it is needed: not every bundle says where it is. Vite would write the module into the libraries it builds.
export default () => new URL('../glue/figure.wasm?no-inline', import.meta.url);
