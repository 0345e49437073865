/** What a reader downloads: `npm run size` prints it, and `tests/js/size.test.js` keeps it from growing. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isMain, root, say } from './run.mjs';

const DIST = join(root, 'dist');

/**
 * @typedef {{ name: string, files: string[] }} Download
 * @typedef {{ raw: number, gzip: number, brotli: number }} Size bytes
 */

/**
 * What is fetched for a carved figure with its curves and controls; the same where a loader fetches it; all that it can ever fetch; the file that has
 * everything in it; the functions alone.
 */
export function downloads() {
  const { version } = JSON.parse(readFileSync(join(DIST, 'embed.json'), 'utf8'));
  const parts = readdirSync(DIST).filter((name) => /^element-.*\.js$/.test(name));
  return {
    first: { name: 'a figure, to begin with', files: closure('element.js').concat('figure.wasm') },
    post: {
      name: 'a figure in a post',
      files: ['widget.js', 'figure.wasm'].map((file) => join('embed', version, file)),
    },
    all: {
      name: 'a figure, with every part',
      files: ['element.js', ...parts, 'figure.wasm', 'meander.wasm'],
    },
    single: { name: 'the self-contained file', files: ['meander-path.js'] },
    functions: { name: 'the functions', files: ['meander.js', 'meander.wasm'] },
  };
}

/** A file and those that it imports without being asked. @param {string} file @param {string[]} [found] @returns {string[]} */
function closure(file, found = []) {
  if (found.includes(file)) return found;
  found.push(file);
  const text = readFileSync(join(DIST, file), 'utf8');
  for (const [, name] of text.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w-]+\.js)["'`]/g))
    closure(name, found);
  return found;
}

/** @param {string} file @returns {Size} */
export function measure(file) {
  const bytes = readFileSync(join(DIST, file));
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  };
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
