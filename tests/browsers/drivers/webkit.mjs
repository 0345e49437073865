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
  /** The driver turns the wheel back with the next action. @param {import('./driven.mjs').Place} place @param {number} down */
  const turn = ([x, y], down) =>
    /** @type {any} the types lack it */ (session.actions()).scroll(x, y, 0, down, Origin.VIEWPORT).perform();
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
      // Its driver's wheel knows no Ctrl: then the page is told what it would be told.
      wheel: (place, down, ctrl) => (ctrl ? ask(turnWheel, place, down) : turn(place, down)),
    },
    // Its driver's fingers are the mouse.
    touch: (fingers) => ask(moveFingers, fingers),
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

/** In the page, with Ctrl held. @param {import('./driven.mjs').Place} place @param {number} deltaY */
function turnWheel([clientX, clientY], deltaY) {
  let target = document.elementFromPoint(clientX, clientY);
  while (target?.shadowRoot?.elementFromPoint(clientX, clientY))
    target = target.shadowRoot.elementFromPoint(clientX, clientY);
  const how = { bubbles: true, composed: true, cancelable: true };
  target?.dispatchEvent(new WheelEvent('wheel', { ...how, clientX, clientY, deltaY, ctrlKey: true }));
}

/** In the page: the events of fingers. @param {import('./driven.mjs').Place[][]} fingers */
async function moveFingers(fingers) {
  const held = fingers.map(([[x, y]]) => {
    let target = document.elementFromPoint(x, y);
    while (target?.shadowRoot?.elementFromPoint(x, y)) target = target.shadowRoot.elementFromPoint(x, y);
    if (!target) throw new Error(`nothing at ${x}, ${y}`);
    // No pointer but a real one can be captured, and these events go nowhere else.
    target.setPointerCapture = () => {};
    return target;
  });
  /** @param {string} type @param {number} moment @param {number} buttons */
  const tell = (type, moment, buttons) => {
    for (const [i, target] of held.entries()) {
      const [clientX, clientY] = fingers[i][moment];
      const pointer = { pointerId: 100 + i, pointerType: 'touch', isPrimary: i === 0, button: 0, buttons };
      const how = { bubbles: true, composed: true, cancelable: true };
      target.dispatchEvent(new PointerEvent(type, { ...pointer, ...how, clientX, clientY }));
    }
  };
  const last = fingers[0].length - 1;
  tell('pointerdown', 0, 1);
  for (let moment = 1; moment <= last; moment += 1) {
    tell('pointermove', moment, 1);
    await new Promise((done) => requestAnimationFrame(done));
  }
  tell('pointerup', last, 0);
  for (const target of held) Reflect.deleteProperty(target, 'setPointerCapture');
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
