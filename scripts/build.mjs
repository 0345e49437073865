/** Builds everything in `dist/`: the site, the library under fixed names, the files for other people's pages, and the types. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { bundle } from './bundle.mjs';
import { buildCore } from './core.mjs';
import { writeEmbedFiles } from './embed-files.mjs';
import { makeManifest } from './manifest.mjs';
import { root, run } from './run.mjs';

const DIST = join(root, 'dist');
/** Entry points of the package, and the source of their types. */
const TYPES = {
  meander: 'engine',
  element: 'element/api',
  react: 'package/react',
  vue: 'package/vue',
  svelte: 'package/svelte',
};

await buildCore();
await build({ root, configLoader: 'native', logLevel: 'warn' });
await buildLibrary();
await writeEmbedFiles();
await declareTypes();

async function buildLibrary() {
  const folder = DIST;
  await bundle({
    folder,
    entry: 'bin/meander.ts',
    file: 'command.js',
    minify: false,
    target: 'node20',
    // The command uses the library in the same folder as its engine.
    external: ['@resvg/resvg-js', /\/www\/engine\.ts$/],
    paths: (id) => (id.endsWith('/www/engine.ts') ? './meander.js' : id),
  });
  await bundle({
    folder,
    entry: 'www/element/index.ts',
    file: 'element.js',
    split: true,
    standIns: ['lean'],
  });
  // The functions, apart from the element, so that its pages need not fetch them all. After `element.js`: both builds
  // write the worker's file, and this one has to remain.
  await bundle({ folder, entry: 'www/engine.ts', file: 'meander.js', minify: false });
  // Lit needs a page, or an imitation such as jsdom; a server only writes the tag.
  await writeFile(
    join(DIST, 'server.js'),
    `export const { MeanderPath } = globalThis.HTMLElement ? await import('./element.js') : { MeanderPath: class {} };\n`,
  );
  // A classic script runs from file://, where browsers refuse to load modules.
  await bundle({
    folder,
    entry: 'www/element/alone.ts',
    file: 'meander-path.js',
    format: 'iife',
    standIns: ['alone', 'lean'],
  });
}

async function declareTypes() {
  await run(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.types.json']);
  const glue = await readFile(join(root, 'www/glue/meander.d.ts'), 'utf8');
  // Only www/engine uses the types of the module's exports and of its start.
  const [functions] = glue.split(/^export type InitInput/m);
  const plain = [
    `import type { CompiledModule } from '../engine/load.ts';\n\n`,
    // Older versions of TypeScript lack this symbol, and `free` does the same.
    functions.replace(/^ *\[Symbol\.dispose\]\(\): void;\n/gm, ''),
    'export default function start(options: { module_or_path: CompiledModule }): Promise<unknown>;\n',
  ].join('');
  await mkdir(join(DIST, 'types/glue'), { recursive: true });
  await writeFile(join(DIST, 'types/glue/meander.d.ts'), plain);
  for (const [name, source] of Object.entries(TYPES))
    await writeFile(join(DIST, `${name}.d.ts`), `export * from './types/${source}.js';\n`);
  await writeFile(join(DIST, 'meander-path.d.ts'), 'export {};\n');
  // A bundler returns the address or the bytes, depending on its configuration.
  await writeFile(
    join(DIST, 'meander.wasm.d.ts'),
    'declare const source: string | URL | Uint8Array<ArrayBuffer>;\nexport default source;\n',
  );
  await writeFile(join(DIST, 'custom-elements.json'), `${JSON.stringify(await makeManifest(), null, 2)}\n`);
}
