/** Browser tests of the built site, in the browser that `scripts/browser.mjs` finds. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './scripts/browser.mjs';

/** Tests that only changes of a bundler, a framework or the benchmarks break: `npm run test:rare`. */
const RARE = ['**/packaged/{bundlers,frameworks}.test.js', '**/bench.test.js'];
/** Features that start pages and processes no test needs, and Playwright's own list, which this switch would replace. */
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
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: 'tests',
  snapshotPathTemplate: 'tests/browser/pictures/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Tests spend a sixth of their time waiting: three workers keep two cores busy.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Traces double the time: `npx playwright test --trace on -g 'a name'` records a single test.
  reporter: 'list',
  projects: [
    { name: 'element', testMatch: ['e2e/**/*.test.js', 'browser/*.spec.ts'], testIgnore: RARE },
    { name: 'rare', testMatch: RARE },
  ],
  use: {
    baseURL: `${process.env.SITE}dist/`,
    // The least width with the desktop layout: without a graphics card each pixel takes time.
    viewport: { width: 1056, height: 600 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Motion takes a fifth of the time: tests that need it turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await ensureBrowser(),
      // Fonts from npm, so that letters look the same on every machine.
      env: {
        .../** @type {Record<string, string>} */ (process.env),
        FONTCONFIG_FILE: fileURLToPath(new URL('tests/fonts/fonts.conf', import.meta.url)),
      },
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        `--disable-features=${UNUSED.join(',')}`,
      ],
    },
  },
  webServer: {
    command: 'node tests/serve.js',
    wait: { stdout: /(?<SITE>http:\/\/127\.0\.0\.1:\d+\/)/ },
  },
});
