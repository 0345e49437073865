/** Vite plugin: `words:de` imports the German column of `www/words/words.ts`. Bundles contain English and fetch the rest. */
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './run.mjs';

const TABLE = 'www/words/words.ts';
/** Columns pose as files beside the table, so the names of chunks say which language they contain. */
const COLUMN = join(root, 'www/words/words-');

export function words() {
  return /** @type {import('vite').Plugin} */ ({
    name: 'meander:words',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('words:') ? `${COLUMN}${id.slice('words:'.length)}.js` : null),
    async load(id) {
      if (!id.startsWith(COLUMN)) return null;
      this.addWatchFile(join(root, TABLE));
      const { LANGUAGES, TABLE: rows } = /** @type {typeof import('../www/words/words.ts')} */ (
        await load(TABLE)
      );
      const column = LANGUAGES.findIndex((language) => id === `${COLUMN}${language}.js`);
      const texts = Object.entries(rows).map(([key, row]) => [key, row[column]]);
      return `export default ${JSON.stringify(Object.fromEntries(texts), null, 2)};`;
    },
  });
}

/** Runs a module of the front end. @param {string} file path from the root @returns {Promise<any>} */
export const load = async (file) => (await runnerImport(join(root, file), { plugins: [words()] })).module;
