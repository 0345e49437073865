/** For bundles of one file: what is fetched elsewhere is there already, and needs no wrapping that would put it off. */

/** A comment, in which types are imported, or an import while running. */
const IMPORTS = /\/\*.*?\*\/|\bimport\('(\.[^']+)'\)/gs;

/** @returns {import('vite').Plugin} */
export function oneFile() {
  return {
    name: 'one-file',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/www\/.*\.js$/.test(id)) return null;
      /** @type {string[]} */
      const files = [];
      const body = code.replace(IMPORTS, (found, file) =>
        file === undefined ? found : `Promise.resolve(together${files.push(file)})`,
      );
      return files.map((file, i) => `import * as together${i + 1} from '${file}';\n`).join('') + body;
    },
  };
}
