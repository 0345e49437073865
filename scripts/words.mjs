/** Vite plugin: `words:de` is the German column of `www/words/words.ts`. Bundles begin with English and fetch the rest. */
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './run.mjs';

const TABLE = join(root, 'www/words/words.ts');
/** Columns look like files beside the table, so the names of chunks say what is in them. */
const COLUMN = join(root, 'www/words/words-');

export function words() {
  return /** @type {import('vite').Plugin} */ ({
    name: 'meander:words',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('words:') ? `${COLUMN}${id.slice('words:'.length)}.js` : null),
    async load(id) {
      if (!id.startsWith(COLUMN)) return null;
      this.addWatchFile(TABLE);
      const { module } = await runnerImport(TABLE);
      const { LANGUAGES, TABLE: rows } = /** @type {typeof import('../www/words/words.ts')} */ (module);
      const column = LANGUAGES.findIndex((language) => id === `${COLUMN}${language}.js`);
      const texts = Object.entries(rows).map(([key, row]) => [key, row[column]]);
      return `export default ${JSON.stringify(Object.fromEntries(texts), null, 2)};`;
    },
  });
}
