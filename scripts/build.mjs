/** Everything into `dist/`: the static site, and the library files at their fixed names. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { writeEmbedFiles } from './embed-files.mjs';
import { oneFile } from './one-file.mjs';
import { isMain, main, root, runTool, say, since } from './run.mjs';
import { writeServiceWorker } from './service-worker.mjs';
import { ensurePackages, ensureRust } from './setup.mjs';
import { tightCode } from './tight-code.mjs';
import { tightSheet } from './tight-sheet.mjs';
import { buildGlue } from './wasm.mjs';

const DIST = join(root, 'dist');
const ELEMENT = join(root, 'www/element/index.js');

export async function buildAll() {
  await ensurePackages();
  await buildGlue(await ensureRust());
  const start = performance.now();
  await bundle();
  await writeEmbedFiles();
  await declareTypes();
  await compressFolder(DIST);
  say(`Wrote the site and the library to dist/ in ${since(start)}`);
}

async function bundle() {
  // Vite is there only after the packages are installed.
  const { build } = await import('vite');
  const { engineBeside, forPages, filesBeside, wasmInside } = await import('./wasm-source.mjs');
  const site = await build({ root, configFile: join(root, 'vite.config.js'), logLevel: 'warn' });
  await writeServiceWorker(DIST, site);

  /** @type {import('vite').InlineConfig} */
  const library = { root, configFile: false, logLevel: 'warn', publicDir: false };
  /** @type {import('vite').BuildOptions} */
  const output = { outDir: DIST, emptyOutDir: false, target: 'es2022' };
  const rolldownOptions = { external: /^node:/ };
  // The functions in one file; a page that has only the element need not fetch them all.
  await build({
    ...library,
    plugins: [filesBeside()],
    build: {
      ...output,
      rolldownOptions: { ...rolldownOptions, output: { codeSplitting: false } },
      minify: false,
      lib: { entry: join(root, 'www/engine.js'), formats: ['es'], fileName: () => 'meander.js' },
    },
  });
  // The element, and beside it what only some figures or some actions need.
  await build({
    ...library,
    plugins: [filesBeside(), forPages(), tightSheet(), tightCode()],
    build: {
      ...output,
      rolldownOptions: {
        ...rolldownOptions,
        // What the parts share with it stays in it: it is there already.
        preserveEntrySignatures: 'allow-extension',
        output: { chunkFileNames: 'element-[name].js', minify: true },
      },
      lib: { entry: ELEMENT, formats: ['es'], fileName: () => 'element.js' },
    },
  });
  // The command finds the engine beside it.
  await build({
    ...library,
    plugins: [engineBeside()],
    build: {
      ...output,
      target: 'node20',
      minify: false,
      rolldownOptions: { external: [/^node:/, '@resvg/resvg-js'] },
      lib: { entry: join(root, 'bin/meander.js'), formats: ['es'], fileName: () => 'command.js' },
    },
  });
  // A classic script runs from file://, where browsers refuse to load modules.
  await build({
    ...library,
    plugins: [wasmInside(), forPages(), oneFile(), tightSheet(), tightCode()],
    build: {
      ...output,
      rolldownOptions: { ...rolldownOptions, output: { codeSplitting: false } },
      lib: {
        entry: join(root, 'www/element/alone.js'),
        formats: ['iife'],
        name: 'MeanderPath',
        fileName: () => 'meander-path.js',
      },
    },
  });
}

async function declareTypes() {
  await runTool('tsc', '-p', 'tsconfig.types.json');
  // Not every reader's TypeScript knows the symbol, and `free` says the same.
  const glue = await readFile(join(root, 'www/glue/meander.d.ts'), 'utf8');
  const plain = glue.replace(/^ *\[Symbol\.dispose\]\(\): void;\n/gm, '');
  await mkdir(join(DIST, 'types/glue'), { recursive: true });
  await writeFile(join(DIST, 'types/glue/meander.d.ts'), plain);
  await mendTypes(join(DIST, 'types'));
  // The element's table asks the compiled module, which is there only now.
  const { makeDeclarations } = await import('./package/declarations.mjs');
  const { makeManifest } = await import('./package/manifest.mjs');
  for (const [file, text] of Object.entries(await makeDeclarations()))
    await writeFile(join(DIST, file), text);
  const { makeDocument } = await import('./package/document.mjs');
  await writeFile(join(root, 'docs/element.md'), await makeDocument());
  await writeFile(join(DIST, 'custom-elements.json'), `${JSON.stringify(await makeManifest(), null, 2)}\n`);
}

/**
 * A type that a comment tells over several lines keeps the comment's stars when TypeScript 7 writes it down.
 * @param {string} folder
 */
async function mendTypes(folder) {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.d.ts'))) {
    const text = await readFile(join(folder, file), 'utf8');
    const mended = text.replace(/^(?!\s*\/?\*).*$/gm, (line) => line.replace(/(?<=\S) \* {2,}/g, ' '));
    if (mended !== text) await writeFile(join(folder, file), mended);
  }
}

if (isMain(import.meta)) await main(buildAll);
