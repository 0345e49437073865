/** Everything into `dist/`: the static site, and the library files at their fixed names. */
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMain, main, root, runTool, say, since } from './run.mjs';
import { ensurePackages, ensureRust } from './setup.mjs';
import { buildGlue } from './wasm.mjs';

const DIST = join(root, 'dist');
const ELEMENT = join(root, 'www/element/index.js');

export async function buildAll() {
  await ensurePackages();
  await buildGlue(await ensureRust());
  const start = performance.now();
  await bundle();
  await declareTypes();
  say(`Wrote the site and the library to dist/ in ${since(start)}`);
}

async function bundle() {
  // Vite is there only after the packages are installed.
  const { build } = await import('vite');
  const { wasmBeside, wasmInside } = await import('./wasm-source.mjs');
  await build({ root, configFile: join(root, 'vite.config.js'), logLevel: 'warn' });

  /** @type {import('vite').InlineConfig} */
  const library = { root, configFile: false, logLevel: 'warn', publicDir: false };
  /** @type {import('vite').BuildOptions} */
  const output = { outDir: DIST, emptyOutDir: false, target: 'es2022' };
  const rolldownOptions = { external: /^node:/ };
  // Two entries of one build share the engine and one copy of the module.
  await build({
    ...library,
    plugins: [wasmBeside()],
    build: {
      ...output,
      rolldownOptions: { ...rolldownOptions, preserveEntrySignatures: 'allow-extension' },
      minify: false,
      lib: {
        entry: { meander: join(root, 'www/engine.js'), element: ELEMENT },
        formats: ['es'],
        fileName: (_format, name) => `${name}.js`,
      },
    },
  });
  // A classic script runs from file://, where browsers refuse to load modules.
  await build({
    ...library,
    plugins: [wasmInside()],
    build: {
      ...output,
      rolldownOptions,
      lib: { entry: ELEMENT, formats: ['iife'], name: 'MeanderPath', fileName: () => 'meander-path.js' },
    },
  });
}

async function declareTypes() {
  await runTool('tsc', '-p', 'tsconfig.types.json');
  await cp(join(root, 'www/glue/meander.d.ts'), join(DIST, 'types/glue/meander.d.ts'));
  await writeFile(join(DIST, 'meander.d.ts'), "export * from './types/engine.js';\n");
  await writeFile(join(DIST, 'element.d.ts'), "export * from './types/element/index.js';\n");
}

if (isMain(import.meta)) await main(buildAll);
