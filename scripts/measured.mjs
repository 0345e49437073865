/** What the pages tell of times: taken from `docs/bench.md`, so that no page says what was not measured. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const TABLE = join(root, 'docs/bench.md');
const PLACE = /(<span\b[^>]*\bdata-measured="([^"]*)"[^>]*>)[^<]*(?=<\/span\s*>)/g;
const WRITTEN = /wrote this table on ([^,]+), on: ([^.]+(?:\.\d[^.]*)*)\./;
const PEER = /^(.*?) \((.*)\)$/;
const PUBLISHED = "the article's pseudo-code";

/**
 * @typedef {{ title: string, ours: string, peer: string, ratio: string }} Row
 * @typedef {{ date: string, machine: string, rows: Row[] }} Bench
 */

/** What a name stands for. @type {Record<string, (bench: Bench) => string>} */
const VALUES = {
  'carve-100': ({ rows }) => ours(rows, 'carve 100 × 100, w = 1'),
  'carve-400': ({ rows }) => ours(rows, 'carve 400 × 400, w = 1'),
  'carve-1000': ({ rows }) => ours(rows, 'carve 1000 × 1000, w = 1'),
  'carve-2000': ({ rows }) => ours(rows, 'carve 2000 × 2000, w = 1'),
  'carve-4096': ({ rows }) => ours(rows, 'carve 4096 × 4096, w = 1'),
  'published-100': ({ rows }) => published(rows, 'carve 100 × 100, w = 1').peer,
  'published-400': ({ rows }) => published(rows, 'carve 400 × 400, w = 1').peer,
  'published-400-ratio': ({ rows }) => published(rows, 'carve 400 × 400, w = 1').ratio,
  'simplify-million': ({ rows }) => ours(rows, 'simplify noisy line of 1000000'),
  machine: ({ machine }) => machine,
  date: ({ date }) => date,
};

export const NAMES = Object.freeze(Object.keys(VALUES));

/** Vite plugin: fills each `<span data-measured="name"></span>` of a page. */
export function measured() {
  return /** @type {import('vite').Plugin} */ ({
    name: 'meander:measured',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) => fillMeasured(page, readFileSync(TABLE, 'utf8')),
    },
  });
}

/** @param {string} page @param {string} table the text of `docs/bench.md` */
export function fillMeasured(page, table) {
  const filled = page.replace(PLACE, (_, tag, name) => {
    if (!Object.hasOwn(VALUES, name))
      throw new Error(`data-measured="${name}": the names are ${NAMES.join(', ')}`);
    return `${tag}${VALUES[name](read(table))}`;
  });
  const places = page.split('data-measured=').length - 1;
  if ([...page.matchAll(PLACE)].length !== places)
    throw new Error('data-measured stands on a span with nothing but text in it');
  return filled;
}

/** @param {string} table @returns {Bench} */
function read(table) {
  const [, date, machine] = WRITTEN.exec(table) ?? [];
  if (!date) throw new Error('docs/bench.md does not say when and where it was measured');
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => {
      const [, title, own, peer, ratio] = line.split('|').map((cell) => cell.trim());
      return { title, ours: own, peer, ratio };
    });
  return { date, machine, rows };
}

/** @param {Row[]} rows @param {string} title */
const ours = (rows, title) => find(rows, (row) => row.title === title, title).ours;

/** @param {Row[]} rows @param {string} title */
function published(rows, title) {
  const row = find(
    rows,
    (one) => one.title === title && one.peer.includes(PUBLISHED),
    `${title}, ${PUBLISHED}`,
  );
  return { peer: PEER.exec(row.peer)?.[1] ?? '', ratio: row.ratio };
}

/** @param {Row[]} rows @param {(row: Row) => boolean} is @param {string} what */
function find(rows, is, what) {
  const row = rows.find(is);
  if (!row) throw new Error(`docs/bench.md has no row: ${what}`);
  return row;
}
