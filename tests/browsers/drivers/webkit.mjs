/** WebKit as GNOME has it, driven by WebDriver on a screen of its own. */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { splitKeys, stepsTo } from './driven.mjs';

/**
 * @param {{ driver: string, browser: string, display: string }} programs
 * @returns {Promise<import('./driven.mjs').Driven>}
 */
export async function openWebKit({ driver, browser, display }) {
  const { Builder, Capabilities, Key, Origin } = await import('selenium-webdriver');
  const { home, downloads } = await makeHome();
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1400x1200x24'];
  const process = spawn(display, [...screen, driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...globalThis.process.env, HOME: home, XDG_CONFIG_HOME: join(home, '.config') },
  });
  await listening(port);
  const wanted = { binary: browser, args: ['--automation'] };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': wanted });
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  const found = await session.getCapabilities();
  await session.manage().setTimeouts({ script: 120_000 });

  /** @type {import('./driven.mjs').Driven['ask']} */
  const ask = (work, ...args) => session.executeScript(`return (${work}).apply(null, arguments)`, ...args);
  /** @param {number} width @param {number} height */
  const resize = async (width, height) => {
    const bars = await ask(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
    const size = { width: width + bars[0], height: height + bars[1] };
    await session
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
  };
  /** @param {string} name */
  const keyOf = (name) =>
    name.length === 1 ? name : Reflect.get(Key, name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase());
  const at = { origin: Origin.VIEWPORT, duration: 10 };
  /** @param {import('./driven.mjs').Place} place */
  const to = ([x, y]) => ({ ...at, x: Math.round(x), y: Math.round(y) });
  await resize(800, 860);

  return {
    name: `WebKitGTK ${found.getBrowserVersion()}`,
    engine: 'webkit',
    downloads,
    open: (address) => session.get(address),
    ask,
    resize,
    mouse: {
      click: (place) => session.actions().move(to(place)).press().release().perform(),
      async drag(from, end, held) {
        const moves = session.actions().move(to(from)).press();
        for (const place of stepsTo(from, end)) moves.move(to(place));
        await moves.perform();
        await held?.();
        await session.actions().release().perform();
      },
      // Its driver has neither a wheel nor fingers: the page is told what it would be told.
      wheel: (place, down, ctrl) => ask(turnWheel, place, down, ctrl),
    },
    swipe: (from, end) => ask(moveFinger, [from, ...stepsTo(from, end)]),
    async press(keys) {
      const { held, key } = splitKeys(keys);
      const actions = session.actions();
      for (const one of held) actions.keyDown(keyOf(one));
      actions.keyDown(keyOf(key)).keyUp(keyOf(key));
      for (const one of held) actions.keyUp(keyOf(one));
      await actions.perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    print: null,
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    async close() {
      await session.quit().catch(() => {});
      if (process.pid) globalThis.process.kill(-process.pid);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** A home with a folder for downloads, which the browser takes from the desktop's settings. */
async function makeHome() {
  const home = await mkdtemp(join(tmpdir(), 'meander-webkit-'));
  const downloads = join(home, 'downloads');
  for (const folder of [downloads, join(home, '.config')]) await mkdir(folder);
  await writeFile(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n');
  return { home, downloads };
}

/** In the page. @param {import('./driven.mjs').Place} place @param {number} deltaY @param {boolean} ctrlKey */
function turnWheel([clientX, clientY], deltaY, ctrlKey) {
  let target = document.elementFromPoint(clientX, clientY);
  while (target?.shadowRoot?.elementFromPoint(clientX, clientY))
    target = target.shadowRoot.elementFromPoint(clientX, clientY);
  const how = { bubbles: true, composed: true, cancelable: true };
  target?.dispatchEvent(new WheelEvent('wheel', { ...how, clientX, clientY, deltaY, ctrlKey }));
}

/**
 * In the page: the events of a finger. Its number is the mouse's, because only that one can be captured.
 * @param {import('./driven.mjs').Place[]} places
 */
async function moveFinger(places) {
  const [[x, y]] = places;
  let target = document.elementFromPoint(x, y);
  while (target?.shadowRoot?.elementFromPoint(x, y)) target = target.shadowRoot.elementFromPoint(x, y);
  /** @param {string} type @param {import('./driven.mjs').Place} place @param {number} buttons */
  const tell = (type, [clientX, clientY], buttons) =>
    target?.dispatchEvent(
      new PointerEvent(type, {
        ...{ pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0, buttons, clientX, clientY },
        ...{ bubbles: true, composed: true, cancelable: true },
      }),
    );
  tell('pointerdown', places[0], 1);
  for (const place of places.slice(1)) {
    tell('pointermove', place, 1);
    await new Promise((done) => requestAnimationFrame(done));
  }
  tell('pointerup', places[places.length - 1], 0);
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
