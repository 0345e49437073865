/** The packed package in every bundler's hands, and in none's: it carves, in the page and in a worker, and shows its element, in another language too. */
import { cpSync } from 'node:fs';
import { promisify } from 'node:util';
import { takeFigure } from '../figure.js';
import { expect, pageWith, test } from './project.js';

// Bundlers take their time.
test.describe.configure({ timeout: 240_000 });

const PAGE = `
import { ready, chisel, chiselLater } from 'meander';
import 'meander/element';

const options = { width: 20, height: 20, terminals: [21, 378], seed: 7 };
const figure = document.createElement('meander-path');
figure.seed = 7;
document.querySelector('#app').append(figure);
await ready();
const here = chisel(options).path.length;
const later = (await chiselLater(options)).path.length;
const worker = NEW_WORKER;
const there = await new Promise((done, fail) => {
  worker.onmessage = ({ data }) => done(data);
  worker.onerror = (event) => fail(new Error(event.message));
});
document.title = [here, later, there].join();
`;
const WORKER = `
import { ready, chisel } from 'meander';
await ready();
postMessage(chisel({ width: 20, height: 20, terminals: [21, 378], seed: 7 }).path.length);
`;
const BY_ADDRESS = `new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })`;

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 */
async function expectAll(page, address) {
  await page.goto(address);
  await expect(page).not.toHaveTitle('0');
  const counts = (await page.title()).split(',').map(Number);
  expect(counts).toHaveLength(3);
  expect(counts[0]).toBeGreaterThan(30);
  expect(new Set(counts).size).toBe(1);
  const figure = await takeFigure(page, 'meander-path');
  await figure.drag([1.5, 1.5], [5.5, 8.5]);
  expect(await figure.get('terminals')).toEqual([5, 8, 18, 18]);
  expect(await figure.call('toCode', 'rust')).toContain('pub const PATH');
  await figure.set('lang', 'de');
  await expect(figure.root.getByRole('button', { name: 'Abspielen' })).toBeVisible();
}

// The longest first: these tests are the last of all, and no other fills the time beside it.
test('webpack', async ({ page, project }) => {
  project.write({
    'webpack/main.js': PAGE.replace('NEW_WORKER', BY_ADDRESS),
    'webpack/worker.js': WORKER,
    'webpack/dist/index.html': pageWith('./main.js', 'text/javascript'),
  });
  const { default: webpack } = await import('webpack');
  const compiler = webpack({
    mode: 'production',
    context: project.path('webpack'),
    entry: './main.js',
    output: { path: project.path('webpack/dist'), publicPath: 'auto' },
    performance: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  expect(stats?.toJson({ errors: true, warnings: true })).toMatchObject({ errors: [], warnings: [] });
  await expectAll(page, await project.host('webpack/dist'));
});

test('Vite', async ({ page, project }) => {
  project.write({
    'vite/index.html': pageWith('./main.js'),
    'vite/main.js': PAGE.replace('NEW_WORKER', BY_ADDRESS),
    'vite/worker.js': WORKER,
  });
  const { build } = await import('vite');
  await build({
    root: project.path('vite'),
    base: './',
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: { target: 'es2022' },
  });
  await expectAll(page, await project.host('vite/dist'));
});

test.describe('while developing', () => {
  // What the server says of itself.
  test.use({ expectedNoise: /\[vite\]|WebSocket/ });

  test("Vite's development server", async ({ page, project }) => {
    project.write({
      'dev/index.html': pageWith('./main.js'),
      'dev/main.js': PAGE.replace('NEW_WORKER', BY_ADDRESS),
      'dev/worker.js': WORKER,
    });
    const { createServer } = await import('vite');
    const server = await createServer({
      root: project.path('dev'),
      configFile: false,
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1', hmr: false, fs: { allow: [project.folder] } },
    });
    try {
      await server.listen();
      const address = server.httpServer?.address();
      await expectAll(page, `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
    } finally {
      await server.close();
    }
  });
});

test('esbuild, with the modules beside the bundle', async ({ page, project }) => {
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

test('no bundler: straight from the files, as a network of copies gives them', async ({ page, project }) => {
  // Addresses instead of names, as pages without an import map write them.
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
  const figure = await takeFigure(page, 'meander-path');
  expect(await figure.get('seed')).toBe(7);
});
