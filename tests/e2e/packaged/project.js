import { preview } from 'vite';
import { expect } from '@playwright/test';
import { test as quiet } from '../quiet.js';
import { createProject } from '../../package/packed.js';

export { expect };

/**
 * A project with the packed package installed; `host` serves one of its folders. All tests of a worker share it.
 * @typedef {ReturnType<typeof createProject> & { host: (folder: string) => Promise<string> }} Project
 */
export const test = quiet.extend(
  /** @type {import('@playwright/test').Fixtures<{}, { project: Project }, import('@playwright/test').PlaywrightTestArgs>} */ ({
    project: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
      async ({}, use) => {
        const project = createProject([
          'react',
          'react-dom',
          'scheduler',
          'vue',
          '@vue',
          'svelte',
          'esm-env',
          'clsx',
        ]);
        /** @type {import('vite').PreviewServer[]} */
        const hosts = [];
        await use({
          ...project,
          async host(folder) {
            const host = await preview({
              configFile: false,
              logLevel: 'error',
              appType: 'mpa',
              build: { outDir: project.path(folder) },
              preview: { port: 0, host: '127.0.0.1' },
            });
            hosts.push(host);
            const address = host.httpServer.address();
            return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
          },
        });
        await Promise.all(hosts.map((host) => host.close()));
        project.remove();
      },
      { scope: 'worker' },
    ],
  }),
);

/** A page with an empty `#app` and a script. @param {string} script @param {string} [type] */
export const pageWith = (script, type = 'module') =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>0</title><div id="app"></div><script type="${type}" src="${script}"></script>`;
