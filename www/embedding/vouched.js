/** The parts of a figure in a post: each has to have the bytes that it was built with. */

/** @type {typeof import('./preload.js').preload} */
let preload;

/** @param {typeof preload} by the loader's way to fetch a script that has to have a hash */
export function vouch(by) {
  preload = by;
}

/** @param {string} file */
const beside = (file) => new URL(file, import.meta.url).href;

/** @param {string} file @param {readonly (readonly [file: string, hash: string])[]} files it, and what it imports */
async function load(file, files) {
  await Promise.all(files.map(([name, hash]) => preload(beside(name), `sha384-${hash}`)));
  return import(/* @vite-ignore */ beside(file));
}

/** The build calls it in the place of each import while running. @param {string} file */
Object(import.meta).vouched = async (file) => {
  // The build writes a list of every part's files and hashes, and here the hash of that list.
  const { default: parts } = await load(LIST.file, [[LIST.file, LIST.hash]]);
  return load(file, parts[file]);
};
