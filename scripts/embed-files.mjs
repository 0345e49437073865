/**
 * Writes the files for other people's pages, under an address with the version: `dist/embed/<version>/`. The page that
 * writes snippets reads their sizes and the loader's hash from `dist/embed.json`.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundle, bundleFrame } from './bundle.mjs';
import { root } from './run.mjs';

const DIST = join(root, 'dist');

/** Files to copy from `dist/`. */
const COPIED = [
  'figure.wasm',
  'meander.wasm',
  'meander-worker.js',
  'meander-path.js',
  'THIRD-PARTY-NOTICES.txt',
];
/** Files that a browser loads before a figure shows: in a frame, and in a post. */
const FRAME = ['embed.html', 'frame.css', 'frame.js', 'figure.wasm'];
const NEAR = ['element.js', 'figure.wasm'];

export async function writeEmbedFiles() {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const folder = join(DIST, 'embed', version);
  await rm(join(DIST, 'embed'), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  await bundleFrame(folder);
  await bundle({
    folder,
    entry: 'www/element/define.ts',
    file: 'element.js',
    split: true,
    standIns: ['lean'],
  });
  for (const file of COPIED) await copyFile(join(DIST, file), join(folder, file));
  const names = await readdir(folder);
  const loaded = names.filter((name) => /^(element.*|meander-worker)\.js$|\.wasm$/.test(name));
  const hashes = Object.fromEntries(
    await Promise.all(loaded.map(async (name) => [name, (await facts(name)).integrity])),
  );
  const define = { HASHES: JSON.stringify(hashes) };
  await bundle({ folder, entry: 'www/embedding/loader.ts', file: 'loader.js', format: 'iife', define });

  const list = {
    version,
    folder: `embed/${version}/`,
    frame: await cost(FRAME),
    near: await cost(NEAR),
    files: { 'loader.js': await facts('loader.js') },
  };
  await writeFile(join(DIST, 'embed.json'), JSON.stringify(list, null, 1));

  /** The compressed size of files, in bytes. @param {string[]} files */
  async function cost(files) {
    const sizes = await Promise.all(files.map(async (file) => (await facts(file)).gzip));
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  /** @param {string} file */
  async function facts(file) {
    const bytes = await readFile(join(folder, file));
    const hash = createHash('sha384').update(bytes).digest('base64');
    return { integrity: `sha384-${hash}`, bytes: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
  }
}
