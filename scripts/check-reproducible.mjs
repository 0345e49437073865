/**
 * Two builds give the same bytes: this tree, and a copy of it in another folder, with other packages beside it, in
 * another time zone and language. `node scripts/check-reproducible.mjs`
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure, isMain, main, output, root, run, say } from './run.mjs';

/** What is delivered: the site and the library, and the modules that are in both. */
const DELIVERED = ['dist', 'www/glue'];
/** Which sources and which compiler the modules were made from: of no use to readers, and never delivered. */
const NOT_DELIVERED = 'www/glue/stamp';
/** Neither that of this machine nor the one that most servers have. */
const ELSEWHERE = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'C', NODE_ENV: 'production' };

export async function checkReproducible() {
  await run(process.execPath, [join(root, 'scripts/build.mjs')]);
  const here = await fingerprints(root);
  const parent = await mkdtemp(join(tmpdir(), 'meander build '));
  const copy = join(parent, 'a folder', 'with a much longer name than the first');
  await copySources(copy);
  await run(process.execPath, [join(copy, 'scripts/build.mjs')], { env: ELSEWHERE });
  const there = await fingerprints(copy);
  const names = new Set([...here.keys(), ...there.keys()]);
  const different = [...names].filter((name) => here.get(name) !== there.get(name));
  if (different.length > 0)
    throw new Failure(
      `Two builds of the same sources differ in\n  ${different.sort().join('\n  ')}\nThe other one is in ${copy}`,
    );
  await rm(parent, { recursive: true, force: true });
  say(`${here.size} files have the same bytes in two builds.`);
}

/** What git has, or would take: nothing that was built. @param {string} to */
async function copySources(to) {
  const list = output('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (list === null) throw new Failure('git does not list the sources: this works in a clone.');
  for (const file of list.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    await mkdir(dirname(join(to, file)), { recursive: true });
    await cp(join(root, file), join(to, file), { verbatimSymlinks: true });
  }
}

/** The hash of each delivered file. @param {string} folder @returns {Promise<Map<string, string>>} */
async function fingerprints(folder) {
  const found = new Map();
  for (const part of DELIVERED)
    for (const entry of await readdir(join(folder, part), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(folder.length).replace(/^\//, '');
      if (!entry.isFile() || name === NOT_DELIVERED) continue;
      found.set(
        name,
        createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      );
    }
  return found;
}

if (isMain(import.meta)) await main(checkReproducible);
