/** The packed package, built and served by Vite. */
import { BY_ADDRESS, expectAll, PAGE, WORKER } from './full-page.js';
import { pageWith, test } from './project.js';

// Vite takes seconds to build.
test.describe.configure({ timeout: 240_000 });

test('vite build: the page and its worker carve, and the element shows', async ({ page, project }) => {
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

test.describe('development server', () => {
  // The development server writes to the console.
  test.use({ expectedNoise: /\[vite\]|WebSocket/ });

  test('vite dev: the page and its worker carve, and the element shows', async ({ page, project }) => {
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
