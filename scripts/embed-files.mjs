/**
 * What other people's pages load, under an address that has the version in it: `dist/embed/<version>/`. A list of
 * hashes and sizes, `dist/embed.json`, tells the builder of snippets about them.
 */
import { createHash } from 'node:crypto';
import { mkdir, copyFile, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundle } from './bundle.mjs';
import { root } from './run.mjs';

const DIST = join(root, 'dist');

/** Files that `dist/` already has. */
const COPIED = ['figure.wasm', 'meander.wasm', 'meander-worker.js', 'meander-path.js'];

/** What a frame shows. */
const FRAME = ['embed.html', 'embed.css', 'frame.js'];

export async function writeEmbedFiles() {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const folder = join(DIST, 'embed', version);
  await rm(join(DIST, 'embed'), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const words = (await readdir(join(root, 'www/old/words'))).filter((file) => file.endsWith('.json'));
  for (const file of [...COPIED, 'THIRD-PARTY-NOTICES.txt'])
    await copyFile(join(DIST, file), join(folder, file));
  for (const file of words) await copyFile(join(root, 'www/old/words', file), join(folder, file));

  // Each has the hashes of what it loads: the widget of the whole module, the worker and the words, the loader of the rest.
  const pinned = await hashes(['meander.wasm', 'meander-worker.js', ...words]);
  const define = { PINNED: JSON.stringify(pinned) };
  await bundle({ folder, entry: 'www/embedding/widget.js', file: 'widget.js', instead: 'pinned', define });
  const built = await hashes(['widget.js', 'figure.wasm']);
  await bundle({
    folder,
    entry: 'www/embedding/loader.js',
    file: 'loader.js',
    format: 'iife',
    define: { BUILT: JSON.stringify(built) },
  });
  await bundle({ folder, entry: 'www/embedding/frame-height.js', file: 'frame-height.js', format: 'iife' });

  await writeFrame(folder, define);

  const names = ['loader.js', 'widget.js', 'frame-height.js', ...FRAME, ...COPIED, ...words];
  const files = await Promise.all(
    names.map(async (name) => /** @type {const} */ ([name, await facts(join(folder, name))])),
  );
  const list = {
    version,
    folder: `embed/${version}/`,
    frame: await cost(folder, [...FRAME, 'figure.wasm']),
    near: await cost(folder, Object.keys(built)),
    files: Object.fromEntries(files),
  };
  await writeFile(join(DIST, 'embed.json'), JSON.stringify(list, null, 1));

  /** @param {string[]} names */
  async function hashes(names) {
    const found = names.map(async (name) => [name, (await facts(join(folder, name))).integrity]);
    return Object.fromEntries(await Promise.all(found));
  }
}

/**
 * The page of frames with the version's own files.
 * @param {string} folder
 * @param {Record<string, string>} define
 */
async function writeFrame(folder, define) {
  await bundle({ folder, entry: 'www/article/embed.js', file: 'frame.js', instead: 'pinned', define });
  // The build has minified it, with all that it imports.
  const site = await readFile(join(DIST, 'embed.html'), 'utf8');
  const [, sheet] = /href="\.\/(assets\/embed-[^"]+\.css)"/.exec(site) ?? [];
  await copyFile(join(DIST, String(sheet)), join(folder, 'embed.css'));
  const page = await readFile(join(root, 'embed.html'), 'utf8');
  const here = page
    .replace('<html ', '<html data-site="../../" ')
    .replace('./www/article/embed.css', './embed.css')
    .replace('./www/article/embed.js', './frame.js');
  await writeFile(join(folder, 'embed.html'), here);
}

/** What a browser loads, zipped. @param {string} folder @param {string[]} files */
async function cost(folder, files) {
  const sizes = await Promise.all(files.map(async (file) => (await facts(join(folder, file))).gzip));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** @param {string} path */
async function facts(path) {
  const bytes = await readFile(path);
  const hash = createHash('sha384').update(bytes).digest('base64');
  return { integrity: `sha384-${hash}`, bytes: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}
