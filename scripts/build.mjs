/** Everything into `dist/`: the site, the library at its fixed names, what other people's pages load, and the types. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { bundle } from './bundle.mjs';
import { buildCore } from './core.mjs';
import { writeEmbedFiles } from './embed-files.mjs';
import { makeManifest } from './manifest.mjs';
import { root, run } from './run.mjs';

const DIST = join(root, 'dist');
/** Entries of the package, and where tsc writes their types. */
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
    // The engine is the one beside it.
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
  // The functions; a page that has only the element need not fetch them all. Last of those that write the worker's file.
  await bundle({ folder, entry: 'www/engine.ts', file: 'meander.js', minify: false });
  // Lit needs a page, or something that looks like one; a server only writes the tag.
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
  // Only www/engine uses the module's exports and start types.
  const [functions] = glue.split(/^export type InitInput/m);
  const plain = [
    `import type { CompiledModule } from '../engine/load.ts';\n\n`,
    // Not every reader's TypeScript knows the symbol, and `free` says the same.
    functions.replace(/^ *\[Symbol\.dispose\]\(\): void;\n/gm, ''),
    'export default function start(options: { module_or_path: CompiledModule }): Promise<unknown>;\n',
  ].join('');
  await mkdir(join(DIST, 'types/glue'), { recursive: true });
  await writeFile(join(DIST, 'types/glue/meander.d.ts'), plain);
  for (const [name, source] of Object.entries(TYPES))
    await writeFile(join(DIST, `${name}.d.ts`), `export * from './types/${source}.js';\n`);
  await writeFile(join(DIST, 'meander-path.d.ts'), 'export {};\n');
  // Depending on its configuration a bundler returns the address or the bytes.
  await writeFile(
    join(DIST, 'meander.wasm.d.ts'),
    'declare const source: string | URL | Uint8Array<ArrayBuffer>;\nexport default source;\n',
  );
  await writeFile(join(DIST, 'custom-elements.json'), `${JSON.stringify(await makeManifest(), null, 2)}\n`);
}
