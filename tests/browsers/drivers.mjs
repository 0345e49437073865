/**
 * Browsers beside the one that the other tests drive, by what the tests here ask of one. Each is looked for where Debian
 * puts it; null where there is none.
 *
 * @typedef {object} Driven
 * @property {string} name
 * @property {(address: string) => Promise<void>} open
 * @property {(script: string) => Promise<any>} ask an expression
 * @property {(from: [number, number], to: [number, number]) => Promise<void>} drag with the mouse, in pixels of the page
 * @property {(key: 'Tab' | 'ArrowRight') => Promise<void>} press
 * @property {() => Promise<void>} close
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const WEBKIT = ['4.1', '4.0', '6.0']
  .map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
  .find(existsSync);
const DISPLAY = '/usr/bin/xvfb-run';

/** @returns {Promise<Driven | null>} */
export async function openFirefox() {
  if (!existsSync(FIREFOX)) return null;
  const { launch } = await import('puppeteer-core');
  const browser = await launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 800, height: 800 });
  return {
    name: await browser.version(),
    open: async (address) => void (await page.goto(address)),
    ask: (script) => page.evaluate(script),
    async drag(from, to) {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 8 });
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

/** @returns {Promise<Driven | null>} */
export async function openWebKit() {
  if (!WEBKIT || !existsSync(WEBKIT_DRIVER) || !existsSync(DISPLAY)) return null;
  const { Builder, Capabilities, Key, Origin } = await import('selenium-webdriver');
  const port = await freePort();
  const driver = spawn(DISPLAY, ['-a', WEBKIT_DRIVER, `--port=${port}`], { stdio: 'ignore', detached: true });
  await listening(port);
  const wanted = { binary: WEBKIT, args: ['--automation'] };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': wanted });
  const address = `http://127.0.0.1:${port}`;
  const session = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  const found = await session.getCapabilities();
  const keys = { Tab: Key.TAB, ArrowRight: Key.ARROW_RIGHT };
  return {
    name: `${found.getBrowserName()} ${found.getBrowserVersion()}`,
    open: (address) => session.get(address),
    ask: (script) => session.executeScript(`return ${script}`),
    async drag([fromX, fromY], [toX, toY]) {
      const at = { origin: Origin.VIEWPORT, duration: 20 };
      const moves = session
        .actions()
        .move({ ...at, x: fromX, y: fromY })
        .press();
      for (let step = 1; step <= 8; step += 1) {
        const [x, y] = [fromX + ((toX - fromX) * step) / 8, fromY + ((toY - fromY) * step) / 8];
        moves.move({ ...at, x: Math.round(x), y: Math.round(y) });
      }
      await moves.release().perform();
    },
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    async close() {
      await session.quit();
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {number} port */
async function listening(port) {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (answer) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`No driver answered on port ${port}.`);
}
