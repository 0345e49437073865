/** What a reader downloads: `npm run size` prints it, and `tests/js/size.test.js` keeps it from growing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isMain, root, say } from './run.mjs';

const DIST = join(root, 'dist');

/**
 * @typedef {{ name: string, files: string[] }} Download
 * @typedef {{ raw: number, gzip: number, brotli: number }} Size bytes
 */

/**
 * The most that each may be, in bytes of gzip. A number here stands for something that a person feels: how long a reader
 * on a slow line waits for a figure. When a gate is in the way of clear code, the gate moves, with a line that says why.
 */
export const GATES = Object.freeze({
  // The element is one script, and the small module keeps the core's checks and words: docs/decisions/size-gates.md.
  first: 143_000,
  post: 144_000,
  // Both hold every function of the crate, a reader of XML too. Who calls them wants them all; a reader's figure begins without.
  single: 330_000,
  functions: 250_000,
});

/** What is fetched for a plain figure; the same where a loader fetches it; all that a figure can ever fetch; and so on. */
export function downloads() {
  const { version } = JSON.parse(readFileSync(join(DIST, 'embed.json'), 'utf8'));
  return {
    first: { name: 'a figure, to begin with', files: ['element.js', 'figure.wasm'] },
    post: {
      name: 'a figure in a post',
      files: ['loader.js', 'widget.js', 'figure.wasm'].map((file) => join('embed', version, file)),
    },
    all: {
      name: 'a figure, with all there is',
      files: ['element.js', 'figure.wasm', 'meander.wasm', 'meander-worker.js'],
    },
    words: { name: 'the words of a language', files: ['words-ja.json'] },
    single: { name: 'the self-contained file', files: ['meander-path.js'] },
    functions: { name: 'the functions', files: ['meander.js', 'meander.wasm'] },
  };
}

/** Several downloads share a file, and brotli takes a second for a megabyte. @type {Map<string, Size>} */
const sizes = new Map();

/** @param {string} file @returns {Size} */
export function measure(file) {
  const known = sizes.get(file);
  if (known) return known;
  const bytes = readFileSync(join(DIST, file));
  const size = {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  };
  sizes.set(file, size);
  return size;
}

/** @param {Download} download @returns {Size} */
export function total({ files }) {
  const sum = { raw: 0, gzip: 0, brotli: 0 };
  for (const size of files.map(measure))
    for (const key of /** @type {const} */ (['raw', 'gzip', 'brotli'])) sum[key] += size[key];
  return sum;
}

/** The table, in kilobytes of a thousand bytes. */
export function table() {
  /** @param {string} name @param {Size} size */
  const row = (name, { raw, gzip, brotli }) =>
    [name.padEnd(30), ...[raw, gzip, brotli].map((n) => (n / 1000).toFixed(1).padStart(8))].join('');
  const head = ['kB'.padEnd(30), ...['raw', 'gzip', 'brotli'].map((word) => word.padStart(8))].join('');
  const rows = Object.values(downloads()).flatMap((download) => [
    row(download.name, total(download)),
    ...(download.files.length > 1 ? download.files.map((file) => row(`  ${file}`, measure(file))) : []),
  ]);
  return [head, ...rows].join('\n');
}

if (isMain(import.meta)) say(table());
