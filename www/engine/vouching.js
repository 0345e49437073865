/** A loader that started the element knows the hashes of its files. Without one, files are used as they come. */

/**
 * @typedef {object} Loader
 * @property {Readonly<Record<string, string>>} hashes by address
 * @property {(name: string) => Promise<unknown>} run runs the module `element-<name>.js` if it has its hash
 */
/** @type {Loader} */
let loader = { hashes: {}, run: () => Promise.resolve() };

/** @param {Loader} given */
export const trust = (given) => void (loader = given);

/** What `fetch` compares a file with. @param {unknown} address @returns {string | undefined} */
export const hashOf = (address) => loader.hashes[String(address)];

/** Rejects if a module has another hash. An import afterwards finds the module that was checked. @param {string} name */
export const checked = (name) => loader.run(name);
