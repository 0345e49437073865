import { expect, test as quiet } from '../figure.js';
import { createHost, listen } from '../../../scripts/host.mjs';
import { createProject } from '../../package/packed.js';

export { expect };

/**
 * A project with the packed package installed, and a way to serve one of its folders. One for all tests of a worker.
 * @typedef {ReturnType<typeof createProject> & { host: (folder: string) => Promise<string> }} Project
 */
export const test = quiet.extend(
  /** @type {import('@playwright/test').Fixtures<{}, { project: Project }, import('@playwright/test').PlaywrightTestArgs>} */ ({
    project: [
      // eslint-disable-next-line no-empty-pattern -- the runner reads the names it gives from this pattern
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
        /** @type {import('node:http').Server[]} */
        const hosts = [];
        await use({
          ...project,
          async host(folder) {
            const host = createHost(project.path(folder));
            hosts.push(host);
            return `http://127.0.0.1:${await listen(host, 0)}/`;
          },
        });
        for (const host of hosts) host.close();
        project.remove();
      },
      { scope: 'worker' },
    ],
  }),
);

/** A page with room for something. @param {string} script @param {string} [type] */
export const pageWith = (script, type = 'module') =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>0</title><div id="app"></div><script type="${type}" src="${script}"></script>`;
