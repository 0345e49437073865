/** Runs `npm start` in a fresh clone of HEAD and `npm run preview` here, and drags an end in the served page. */
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser.mjs';
import { which } from '../scripts/run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'meander-clone-'));
const clone = join(folder, 'clone');
const MINUTE = 60_000;
/** Compiled dependencies of the modules and of the glue generator. */
const COMPILED = ['target/debug', 'target/wasm32-unknown-unknown/debug', 'target/std'];

/** Shares packages and compiled dependencies with the clone, which saves minutes. */
beforeAll(() => {
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const lock = (/** @type {string} */ where) => readFileSync(join(where, 'package-lock.json'), 'utf8');
  // An installation would replace the link, so `npm start` runs without one: `npm test` has just installed.
  if (lock(clone) === lock(root)) symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  else execFileSync('npm', ['install', '--ignore-scripts'], { cwd: clone });
  // Copied, not linked: the clone compiles into them.
  for (const name of COMPILED)
    if (existsSync(join(root, name)))
      cpSync(join(root, name), join(clone, name), {
        recursive: true,
        preserveTimestamps: true,
        filter: (path) => basename(path) !== 'incremental',
      });
  // Cargo compares file times. With this tree's, it compiles in the clone only files that differ here.
  for (const file of execFileSync('git', ['ls-files', 'crates'], { cwd: clone, encoding: 'utf8' }).split(
    '\n',
  )) {
    const [there, here] = [join(root, file), join(clone, file)];
    const found = statSync(there, { throwIfNoEntry: false });
    if (found?.isFile() && readFileSync(there).equals(readFileSync(here)))
      utimesSync(here, found.atime, found.mtime);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

/**
 * Starts a server, drags an end of the first figure on its page, and stops the server.
 * @param {string} cwd
 * @param {string[]} args of npm
 * @param {(page: import('@playwright/test').Page) => Promise<void>} [then] does more with the page
 */
async function serveAndDrag(cwd, args, then) {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
  const server = spawn('npm', args, { cwd, detached: true });
  const ended = once(server, 'exit');
  try {
    const page = await browser.newPage();
    await drag(page, await addressFrom(server));
    await then?.(page);
  } finally {
    await browser.close();
    if (server.pid && server.exitCode === null && server.signalCode === null)
      process.kill(-server.pid, 'SIGINT');
    await ended;
  }
}

/** @param {import('node:child_process').ChildProcessWithoutNullStreams} server @returns {Promise<string>} */
function addressFrom(server) {
  return new Promise((resolve, reject) => {
    let printed = '';
    const giveUp = () => reject(new Error(`The command printed no address:\n${printed}`));
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => {
        printed += stripVTControlCharacters(String(chunk));
        const address = /http:\/\/(localhost|127\.0\.0\.1):\d+\/\S*/.exec(printed)?.[0];
        if (address) resolve(address);
      });
    server.on('exit', giveUp);
    // Compiling takes a minute, and on a busy machine several.
    setTimeout(giveUp, 9 * MINUTE).unref();
  });
}

/** @param {import('@playwright/test').Page} page @param {string} address */
async function drag(page, address) {
  /** @type {string[]} */
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(address);
  const figure = page.locator('meander-path').first();
  const handle = figure.locator('[part~=handle]').first();
  await handle.waitFor({ timeout: MINUTE / 2 }).catch(async () => {
    const status = await figure.locator('.status').textContent();
    assert.fail(
      `The first figure has no handle. It says "${status}", the console "${complaints.join(', ')}".`,
    );
  });
  const box = await handle.boundingBox();
  assert.ok(box);
  /** Carves to the end, even during playback. `toCode` waits for the module that saves. @returns {Promise<string>} */
  const path = () =>
    figure.evaluate((element) => {
      const { seek, toCode } = /** @type {any} */ (element);
      seek.call(element, Number.MAX_SAFE_INTEGER);
      return toCode.call(element, 'javascript');
    });
  const before = await path();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 90, { steps: 8 });
  await page.mouse.up();
  assert.notEqual(await path(), before);
  assert.deepEqual(complaints, []);
}

test(
  'npm start serves a figure whose ends can be dragged, and shows errors in Rust',
  async () => {
    await serveAndDrag(clone, ['start', '--ignore-scripts', '--', '--port', '0'], async (page) => {
      appendFileSync(join(clone, 'crates/core/src/lib.rs'), 'fn {');
      await page
        .locator('vite-error-overlay', { hasText: 'unclosed delimiter' })
        .waitFor({ timeout: MINUTE });
    });
  },
  10 * MINUTE,
);

test(
  'npm run preview serves what npm run build wrote',
  async () => {
    await serveAndDrag(root, ['run', 'preview', '--', '--port', '0']);
  },
  2 * MINUTE,
);

/** @param {string[]} args of node @param {Record<string, string>} env */
const runNode = (args, env) =>
  spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8', env: { ...process.env, ...env } });

test('npm start and npm test without Rust say how to install it', () => {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  for (const name of ['node', 'sh']) symlinkSync(which(name) ?? '', join(bin, name));
  const npm = realpathSync(which('npm') ?? '');
  for (const args of [
    ['node_modules/vite/bin/vite.js', '--configLoader', 'native'],
    [npm, 'test'],
  ]) {
    const { status, stderr } = runNode(args, { PATH: bin });
    assert.equal(status, 1);
    assert.match(stderr, /Rust is missing: install .* from https:\/\/rustup\.rs\/ /);
    assert.doesNotMatch(stderr, /^ +at |not found/m);
  }
});

test('browser tests refuse a BROWSER_PATH that is not a program', () => {
  const { status, stderr } = runNode(['playwright.config.js'], {
    BROWSER_PATH: '/no/such/browser',
  });
  assert.equal(status, 1);
  assert.match(stderr, /BROWSER_PATH names no program: \/no\/such\/browser/);
});
