/** Chromium, Firefox and WebKitGTK as Debian packages them, each behind the same six commands. */
import { spawn } from 'node:child_process';
import { launch } from 'puppeteer-core';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
// @ts-expect-error The package of types lacks this file.
import { waitForServer } from 'selenium-webdriver/http/util.js';
// @ts-expect-error The package of types lacks this file.
import { findFreePort } from 'selenium-webdriver/net/portprober.js';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { installDebian, which } from '../../scripts/run.mjs';

/**
 * @typedef {[x: number, y: number]} Point CSS pixels of the window
 * @typedef {(from: Point, to: Point) => Promise<void>} Drag
 * @typedef {object} Browser prefers a dark colour scheme
 * @property {(url: string) => Promise<unknown>} open
 * @property {(expression: string) => Promise<any>} evaluate in the page; waits for promises
 * @property {Drag} drag
 * @property {Drag | null} touch null if the driver has no touch screen
 * @property {(keys: string) => Promise<void>} press such as `Tab` or `Control+v`
 * @property {() => Promise<void>} close
 * @typedef {(program: string) => Promise<Browser>} Start
 */

const findFirefox = () => process.env.FIREFOX_PATH ?? which('firefox-esr') ?? which('firefox');
const findWebKit = () => which('xvfb-run') && which('WebKitWebDriver');

/** @type {{ name: string, find: () => any, packages: string[], start: Start }[]} */
const ENGINES = [
  { name: 'Chromium', find: ensureBrowser, packages: [], start: startChromium },
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'], start: startFirefox },
  { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb', 'xauth'], start: startWebKit },
];

/** Finds each engine, or says how to install it. `MEANDER_ENGINES=install` installs it on Debian. */
export async function findEngines() {
  const engines = [];
  for (const { name, find, packages, start } of ENGINES) {
    const advice = `install ${packages.join(', ')}, or set MEANDER_ENGINES=install on Debian`;
    if (process.env.MEANDER_ENGINES === 'install' && !(await find()))
      await installDebian(packages, name, advice);
    const program = await find();
    const missing = program ? undefined : `${name} is missing: ${advice}`;
    engines.push({ name, missing, start: () => start(program) });
  }
  return engines;
}

/** @type {Start} */
async function startChromium(executablePath) {
  const browser = await launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  const page = await browser.newPage();
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  const permission = { name: 'clipboard-write' };
  await page.browserContext().setPermission('*', { permission, state: 'granted' });
  return drive(page);
}

/** @type {Start} */
async function startFirefox(executablePath) {
  const extraPrefsFirefox = { 'ui.systemUsesDarkTheme': 1 };
  const browser = await launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
  return drive(await browser.newPage());
}

/** @param {import('puppeteer-core').Page} page @returns {Promise<Browser>} */
async function drive(page) {
  await page.setViewport({ width: 800, height: 860 });
  const { mouse, keyboard, touchscreen } = page;
  return {
    open: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    async drag(from, to) {
      await mouse.move(...from);
      await mouse.down();
      await mouse.move(...to, { steps: 6 });
      await mouse.up();
    },
    async touch(from, to) {
      await touchscreen.touchStart(...from);
      await touchscreen.touchMove(...to);
      await touchscreen.touchEnd();
    },
    async press(keys) {
      const names = /** @type {import('puppeteer-core').KeyInput[]} */ (keys.split('+'));
      for (const key of names) await keyboard.down(key);
      for (const key of names.reverse()) await keyboard.up(key);
    },
    close: () => page.browser().close(),
  };
}

/** @type {Start} */
async function startWebKit(driver) {
  const port = await findFreePort('127.0.0.1');
  // The pipe closes when this process ends, however it ends, and that stops the driver and its screen.
  const command = `${driver} --port=${port} & read -r _; kill $!`;
  const screen = spawn('xvfb-run', ['-a', '-s', '-screen 0 1200x1100x24', 'sh', '-c', command], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, GTK_THEME: 'Adwaita:dark' },
  });
  screen.unref();
  const url = `http://127.0.0.1:${port}`;
  await waitForServer(url, 20_000);
  const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } };
  const session = await new Builder().usingServer(url).withCapabilities(new Capabilities(wanted)).build();
  await session.manage().window().setRect({ x: 0, y: 0, width: 800, height: 900 });
  /** @param {Point} point @param {number} [duration] */
  const to = ([x, y], duration = 0) => ({ origin: Origin.VIEWPORT, duration, x, y });
  /** @type {Record<string, string>} */
  const codes = { Tab: Key.TAB, Enter: Key.ENTER, ArrowRight: Key.ARROW_RIGHT, Control: Key.CONTROL };
  return {
    open: (address) => session.get(address),
    evaluate: (expression) => session.executeScript(`return ${expression}`),
    drag: (from, end) => session.actions().move(to(from)).press().move(to(end, 200)).release().perform(),
    touch: null,
    press(keys) {
      const actions = session.actions();
      const names = keys.split('+').map((name) => codes[name] ?? name);
      for (const name of names) actions.keyDown(name);
      for (const name of names.reverse()) actions.keyUp(name);
      return actions.perform();
    },
    close: () => session.quit(),
  };
}
