/** Browser tests of the built site, in the browser that the set-up finds. */
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './scripts/setup.mjs';

// Each worker reads this file again: what is found out once is handed on by the environment.
process.env.BROWSER_PATH ||= await ensureBrowser();
process.env.MEANDER_TEST_PORT ||= String(await freePort());
const FONTS = new URL('tests/fonts/fonts.conf', import.meta.url);
const port = Number(process.env.MEANDER_TEST_PORT);

/** What `npm run test:all` adds: see `scripts/test.mjs`. */
const RARE = [
  '**/access/*.test.js',
  '**/bench.test.js',
  '**/bombs.test.js',
  '**/regenerating.test.js',
  '**/twenty.test.js',
  '**/large-imports.test.js',
  // Only another layout of the package breaks them, or another version of what they depend on. How files are found is
  // tried at every run with a small bundler and with none, in `packaged/package.test.js`.
  '**/packaged/{bundlers,frameworks}.test.js',
];

/**
 * Each window of Chromium makes two pages ready for its address bar, which cost as much as the window itself, and each
 * page a process for the next. Of two such switches only the last counts: the other names are those that Playwright gives.
 */
const UNUSED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.js',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // A test that passes the second time hides a race.
  retries: 0,
  // Tests wait for a sixth of their time: a third keeps two cores busy.
  workers: 3,
  // As long as a machine may take that has more to do than this.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: [
    { name: 'element', testIgnore: RARE },
    { name: 'rare', testMatch: RARE },
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}/dist/`,
    browserName: 'chromium',
    // It doubles the time. After a failure: `npx playwright test --trace on -g 'the name of the test'`.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.BROWSER_PATH,
      // Letters have the same width on every machine: these fonts come from npm.
      env: { .../** @type {Record<string, string>} */ (process.env), FONTCONFIG_FILE: fileURLToPath(FONTS) },
      // The last three keep the browser from calling its maker.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        `--disable-features=${UNUSED.join(',')}`,
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node scripts/serve.mjs --port ${port}`,
    url: `http://127.0.0.1:${port}/dist/`,
  },
});

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 4173));
    });
  });
}
