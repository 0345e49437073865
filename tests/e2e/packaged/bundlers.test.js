/** The packed package in the hands of the larger bundlers. */
import { promisify } from 'node:util';
import { BY_ADDRESS, expectAll, PAGE, WORKER } from './full-page.js';
import { expect, pageWith, test } from './project.js';

// Bundlers take their time.
test.describe.configure({ timeout: 240_000 });

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
