/** For posts: the module is used only if it has the bytes that this was built with. */
import { fetchPinned } from './fetch.js';

/** @param {'default' | 'reload'} cache */
export default (cache) => fetchPinned('meander.wasm', cache);
