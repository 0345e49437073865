/** The packed package with esbuild, and without a bundler. */
import { cpSync } from 'node:fs';
import { BY_ADDRESS, expectAll, PAGE, WORKER } from './full-page.js';
import { expect, pageWith, test } from './project.js';

// In one worker, which packs the package once.
test.describe.configure({ mode: 'default' });

test('esbuild: the bundle works with the wasm files beside it', async ({ page, project }) => {
  project.write({
    'esbuild/main.js': PAGE.replace('NEW_WORKER', `new Worker('./worker.js', { type: 'module' })`),
    'esbuild/worker.js': WORKER,
    'esbuild/dist/index.html': pageWith('./main.js'),
  });
  const { build } = await import('esbuild');
  const result = await build({
    entryPoints: [project.path('esbuild/main.js'), project.path('esbuild/worker.js')],
    outdir: project.path('esbuild/dist'),
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  expect(result.warnings).toEqual([]);
  project.copyModules('esbuild/dist');
  await expectAll(page, await project.host('esbuild/dist'));
});

test('no bundler: a page works from the files of a CDN', async ({ page, project }) => {
  // Without an import map, a page imports by address.
  const plain = (/** @type {string} */ code) =>
    code
      .replaceAll(`'meander/element'`, `'./meander@0/dist/element.js'`)
      .replaceAll(`'meander'`, `'./meander@0/dist/meander.js'`);
  project.write({
    'cdn/index.html': pageWith('./main.js'),
    'cdn/main.js': plain(PAGE.replace('NEW_WORKER', BY_ADDRESS)),
    'cdn/worker.js': plain(WORKER),
    'cdn/script.html': `<!doctype html><link rel="icon" href="data:,"><title>script</title><meander-path seed="7"></meander-path><script src="./meander@0/dist/meander-path.js" defer></script>`,
  });
  cpSync(project.home, project.path('cdn/meander@0'), { recursive: true });
  const address = await project.host('cdn');
  await expectAll(page, address);
  await page.goto(`${address}script.html`);
  const figure = page.locator('meander-path');
  await expect(figure).toHaveJSProperty('seed', 7);
  await expect(figure.locator('.handle').first()).toBeAttached();
});
