/** For posts: words are used only if their file has the bytes that this was built with. */
import { fetchPinned } from '../../../engine/pinned/fetch.js';

/** @param {keyof typeof PINNED} file */
const read = async (file) => (await fetchPinned(file)).json();

/** @type {import('../built-in.js').WordSource} */
export default {
  de: () => read('words-de.json'),
  es: () => read('words-es.json'),
  fr: () => read('words-fr.json'),
  ja: () => read('words-ja.json'),
};
