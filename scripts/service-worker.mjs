/** Builds the site's service worker with the version of the build and the list of files that the first page needs. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run.mjs';

const FILE = 'service-worker.js';

/**
 * @param {string} folder where the site is
 * @param {unknown} built what Vite says it wrote
 */
export async function writeServiceWorker(folder, built) {
  const { build } = await import('vite');
  const files = ['./', ...filesOf('index.html', built)];
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(file).update(await readFile(join(folder, file === './' ? 'index.html' : file)));
  const version = hash.digest('hex').slice(0, 12);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { SITE: JSON.stringify({ version, files }) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'www/article/service-worker.js'),
        output: { format: 'iife', entryFileNames: FILE },
      },
    },
  });
}

/**
 * All files that a page loads, also lazily.
 * @param {string} page
 * @param {any} built
 * @returns {string[]}
 */
function filesOf(page, built) {
  const outputs = [built].flat().flatMap(({ output }) => output);
  const entry = outputs.find(
    ({ facadeModuleId }) => facadeModuleId === join(root, page).replaceAll('\\', '/'),
  );
  if (!entry) throw new Error(`Vite built no ${page}`);
  const found = new Set();
  const queue = [entry.fileName];
  for (const name of queue) {
    if (found.has(name)) continue;
    found.add(name);
    const chunk = outputs.find(({ fileName }) => fileName === name);
    queue.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
    for (const list of [chunk.viteMetadata?.importedCss, chunk.viteMetadata?.importedAssets])
      queue.push(...(list ?? []));
  }
  return [...found].filter((name) => outputs.some(({ fileName }) => fileName === name)).sort();
}
