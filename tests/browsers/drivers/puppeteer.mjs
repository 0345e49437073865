/** Chromium and Firefox, which one library drives. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STEPS, splitKeys } from './driven.mjs';

/** Without an account, a maker's pages and a graphics processor; as root without a sandbox. */
const CHROMIUM = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * @param {'chromium' | 'firefox'} engine
 * @param {string} executablePath
 * @returns {Promise<import('./driven.mjs').Driven>}
 */
export async function openWithPuppeteer(engine, executablePath) {
  const { launch } = await import('puppeteer-core');
  const downloads = await mkdtemp(join(tmpdir(), 'meander-downloads-'));
  const browser = await launch({
    browser: engine === 'firefox' ? 'firefox' : 'chrome',
    executablePath,
    headless: true,
    args: engine === 'chromium' ? CHROMIUM : [],
    downloadBehavior: engine === 'chromium' ? { policy: 'allow', downloadPath: downloads } : undefined,
    extraPrefsFirefox: { 'browser.download.folderList': 2, 'browser.download.dir': downloads },
  });
  // The page that a browser begins with has no focus.
  const page = await browser.newPage();
  await page.setViewport({ width: 800, height: 860 });
  const { mouse, keyboard, touchscreen } = page;
  return {
    name: (await browser.version()).replace('/', ' '),
    engine,
    downloads,
    // A check that waits for what never comes says more than the library's own limit.
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    ask: (work, ...args) => /** @type {Promise<any>} */ (page.evaluate(/** @type {any} */ (work), ...args)),
    resize: (width, height) => page.setViewport({ width, height }),
    mouse: {
      click: ([x, y]) => mouse.click(x, y),
      async drag(from, to, held) {
        await mouse.move(...from);
        await mouse.down();
        await mouse.move(...to, { steps: STEPS });
        await held?.();
        await mouse.up();
      },
      async wheel(at, down, ctrl) {
        await mouse.move(...at);
        if (ctrl) await keyboard.down('Control');
        await mouse.wheel({ deltaY: down });
        if (ctrl) await keyboard.up('Control');
      },
    },
    async touch(fingers) {
      const down = [];
      for (const [from] of fingers) down.push(await touchscreen.touchStart(...from));
      for (let moment = 1; moment < fingers[0].length; moment += 1)
        for (const [i, finger] of down.entries()) await finger.move(...fingers[i][moment]);
      for (const finger of down) await finger.end();
    },
    async press(keys) {
      const { held, key } = splitKeys(keys);
      for (const one of held) await keyboard.down(/** @type {import('puppeteer-core').KeyInput} */ (one));
      await keyboard.press(/** @type {import('puppeteer-core').KeyInput} */ (key));
      for (const one of held) await keyboard.up(/** @type {import('puppeteer-core').KeyInput} */ (one));
    },
    type: (text) => keyboard.type(text),
    print: () => page.pdf({ width: '21cm', height: '29.7cm' }),
    screenshot: () => page.screenshot(),
    async close() {
      await browser.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}
