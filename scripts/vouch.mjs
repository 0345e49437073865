/**
 * Parts that are imported while running get a hash each: the build writes them into a list, and the loader of posts, which
 * has the hash of the list, fetches them (`www/embedding/loader.js`).
 */
import { createHash } from 'node:crypto';
import { Failure } from './run.mjs';

/** A comment, in which types are imported, or an import while running. */
const IMPORTS = /\/\*.*?\*\/|\bimport\('(\.[^']+)'\)/gs;
const MARKED = /\bimport\.meta\.vouched\(\(\)=>import\((["'`])(.+?)\1\)\)/g;

/**
 * @param {string} name of the list
 * @returns {import('vite').Plugin[]} the last ones of all: what is changed later has another hash
 */
export function vouch(name) {
  /** @type {import('vite').Plugin} */
  const mark = {
    name: 'vouch:mark',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/www\/.*\.js$/.test(id)) return null;
      const marked = code.replace(IMPORTS, (found, file) =>
        file === undefined ? found : `import.meta.vouched(() => ${found})`,
      );
      return marked === code ? null : marked;
    },
  };
  /** @type {import('vite').Plugin} */
  const list = {
    name: 'vouch:list',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        /** @type {Record<string, { file: string, integrity: string }[]>} */
        const parts = {};
        for (const chunk of chunks) {
          if (chunk.isEntry) chunk.code = chunk.code.replace(MARKED, 'import.meta.vouched("$2")');
          if (/\bimport\(["'`]\./.test(chunk.code))
            throw new Failure(`${chunk.fileName} imports what nobody vouches for.`);
        }
        const [entry] = chunks.filter(({ isEntry }) => isEntry);
        for (const { fileName, imports } of chunks)
          if (fileName !== entry.fileName)
            parts[`./${fileName}`] = [fileName, ...imports]
              .filter((file) => file !== entry.fileName)
              .map((file) => ({ file, integrity: hash(Object(bundle[file]).code) }));
        this.emitFile({
          type: 'asset',
          fileName: name,
          source: `export default ${JSON.stringify(parts)};`,
        });
      },
    },
  };
  return [mark, list];
}

/** @param {string} code */
function hash(code) {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`;
}
