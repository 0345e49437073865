/** For posts: the module is used only if it has the bytes that this was built with. */
import { fetchPinned } from './fetch.js';

export default () => fetchPinned('meander.wasm');
