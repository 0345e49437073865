/**
 * What other people's pages load, under an address that has the version in it: `dist/embed/<version>/`. A list of
 * hashes and sizes, `dist/embed.json`, tells the builder of snippets about them.
 */
import { createHash } from 'node:crypto';
import { mkdir, copyFile, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run.mjs';
import { tightCode } from './tight-code.mjs';
import { tightSheet } from './tight-sheet.mjs';
import { vouch } from './vouch.mjs';

const DIST = join(root, 'dist');

export async function writeEmbedFiles() {
  const { build } = await import('vite');
  const { forPages, filesBeside } = await import('./wasm-source.mjs');
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const folder = join(DIST, 'embed', version);
  await rm(join(DIST, 'embed'), { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  await bundle('www/embedding/widget.js', 'widget.js', 'es', {
    plugins: [
      filesBeside({ vouched: true }),
      forPages(),
      tightSheet(),
      tightCode(),
      vouch('widget-parts.js'),
    ],
  });
  const [widget, module, parts] = await Promise.all(
    ['widget.js', 'figure.wasm', 'widget-parts.js'].map(async (file) => {
      const { integrity } = await facts(join(folder, file));
      return { file, integrity };
    }),
  );
  await bundle('www/embedding/loader.js', 'loader.js', 'iife', {
    define: { BUILT: JSON.stringify({ widget, module, parts }) },
    plugins: [tightCode()],
  });
  await bundle('www/embedding/frame-height.js', 'frame-height.js', 'iife', { plugins: [tightCode()] });
  await copyFile(join(DIST, 'meander-path.js'), join(folder, 'meander-path.js'));

  const names = [
    'loader.js',
    'widget.js',
    'figure.wasm',
    'meander.wasm',
    'meander-path.js',
    'frame-height.js',
  ];
  const files = await Promise.all(
    names.map(async (name) => /** @type {const} */ ([name, await facts(join(folder, name))])),
  );
  const list = {
    version,
    folder: `embed/${version}/`,
    frame: await frameCost(),
    files: Object.fromEntries(files),
  };
  await writeFile(join(DIST, 'embed.json'), JSON.stringify(list, null, 1));

  /**
   * As a library only what has parts: Vite's other bundles wrap each import while running.
   * @param {string} entry
   * @param {string} file
   * @param {'es' | 'iife'} format
   * @param {import('vite').InlineConfig} [more]
   */
  function bundle(entry, file, format, more = {}) {
    const input = join(root, entry);
    const output = { format, entryFileNames: file };
    const parts = { chunkFileNames: file.replace('.js', '-[name].js') };
    return build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      base: './',
      ...more,
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: false,
        ...(format === 'es' ? { lib: { entry: input, formats: [format], fileName: () => file } } : {}),
        rolldownOptions: {
          input,
          external: /^node:/,
          // What parts share with it stays in it: it is there already.
          preserveEntrySignatures: 'allow-extension',
          output: format === 'es' ? { ...output, ...parts } : { ...output, codeSplitting: false },
        },
      },
    });
  }
}

/** What a browser loads for `embed.html`, zipped: the page, what it names, and the module that a figure begins with. */
async function frameCost() {
  const page = await readFile(join(DIST, 'embed.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file = '']) => file);
  const wasm = (await readdir(join(DIST, 'assets'))).filter((file) => /^figure.*\.wasm$/.test(file));
  const files = ['embed.html', ...named, ...wasm.map((file) => `assets/${file}`)];
  const sizes = await Promise.all(files.map(async (file) => (await facts(join(DIST, file))).gzip));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** @param {string} path */
async function facts(path) {
  const bytes = await readFile(path);
  const hash = createHash('sha384').update(bytes).digest('base64');
  return { integrity: `sha384-${hash}`, bytes: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}
