/** Browser tests of the built site, in the browser that `scripts/browser.mjs` finds. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './scripts/browser.mjs';

/** What only a change of a bundler, a framework or the benchmarks breaks: `npm run test:rare`. */
const RARE = ['**/packaged/{bundlers,frameworks}.test.js', '**/bench.test.js'];
/** These start pages and processes that no test needs. A second such switch would override Playwright's own names. */
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
];

export default defineConfig({
  testDir: 'tests',
  snapshotPathTemplate: 'tests/browser/pictures/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Tests wait for a sixth of their time: three keep two cores busy.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A trace doubles the time: `npx playwright test --trace on -g 'a name'` makes one of a single test.
  reporter: 'list',
  projects: [
    { name: 'element', testMatch: ['e2e/**/*.test.js', 'browser/*.spec.ts'], testIgnore: RARE },
    { name: 'rare', testMatch: RARE },
  ],
  use: {
    baseURL: `${process.env.SITE}dist/`,
    // As wide as the layout for desks begins: without a graphics card each pixel takes time.
    viewport: { width: 1056, height: 600 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // What moves takes a fifth of the time: tests that it concerns ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await ensureBrowser(),
      // Every machine has the same letters: these fonts come from npm.
      env: {
        .../** @type {Record<string, string>} */ (process.env),
        FONTCONFIG_FILE: fileURLToPath(new URL('tests/fonts/fonts.conf', import.meta.url)),
      },
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        `--disable-features=${UNUSED.join(',')}`,
        // Keep the browser from calling its maker.
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node tests/serve.js',
    wait: { stdout: /(?<SITE>http:\/\/127\.0\.0\.1:\d+\/)/ },
  },
});
