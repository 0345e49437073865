import { preview } from 'vite';
import { expect } from '@playwright/test';
import { test as quiet } from '../quiet.js';
import { createProject } from '../../package/packed.js';

export { expect };

/**
 * A project with the packed package installed; `host` serves one of its folders until the test ends.
 * @typedef {ReturnType<typeof createProject> & { host: (folder: string) => Promise<string> }} Project
 * @typedef {import('../quiet.js').TestArgs & { expectedNoise: RegExp, project: Project }} TestArgs
 * @typedef {import('@playwright/test').TestType<TestArgs, import('../quiet.js').WorkerArgs>} PackagedTest
 */

const PACKAGES = ['react', 'react-dom', 'scheduler', 'vue', '@vue', 'svelte', 'esm-env', 'clsx'];
/** All tests of a worker share it. A fixture of the worker would need a worker and a browser of its own. */
let shared = /** @type {ReturnType<typeof createProject> | undefined} */ (undefined);
process.on('exit', () => shared?.remove());

const packaged = /** @type {PackagedTest} */ (/** @type {unknown} */ (quiet));

export const test = packaged.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
  project: async ({}, use) => {
    const project = (shared ??= createProject(PACKAGES));
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
  },
});

/** A page with an empty `#app` and a script. @param {string} script @param {string} [type] */
export const pageWith = (script, type = 'module') =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>0</title><div id="app"></div><script type="${type}" src="${script}"></script>`;
