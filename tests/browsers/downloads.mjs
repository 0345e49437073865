/** Files that a browser saves. */
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from './until.mjs';

/** What is still being written. */
const PARTIAL = /\.(part|crdownload|wkdownload)$/;

/**
 * The one file that an action saves, as soon as it is whole.
 * @param {import('./drivers/driven.mjs').Driven} browser
 * @param {() => Promise<void>} act
 * @returns {Promise<{ name: string, bytes: Buffer }>}
 */
export async function savedBy({ downloads }, act) {
  for (const name of await readdir(downloads)) await rm(join(downloads, name), { recursive: true });
  await act();
  let saved = { name: '', bytes: Buffer.alloc(0) };
  await until('a file is saved and whole', async () => {
    const names = await readdir(downloads);
    if (names.length !== 1 || PARTIAL.test(names[0])) return false;
    const before = saved;
    saved = { name: names[0], bytes: await readFile(join(downloads, names[0])) };
    return saved.bytes.length > 0 && saved.bytes.equals(before.bytes);
  });
  return saved;
}
