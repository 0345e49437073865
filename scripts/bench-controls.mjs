/**
 * Times each control of a figure from the input event to the next paint, on a grid of 64 × 64 with everything shown.
 * Chromium's event timing has discrete events only, in steps of 8 ms from 16 ms on; pointer moves and what is shorter are
 * timed from the event's time stamp to the end of the frame that handles it. Reports only. `npm run bench:controls`
 */
import { Failure, isMain, main, say } from './run.mjs';
import { serve } from './serve.mjs';
import { ensureBrowser, ensurePackages } from './setup.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */

const TIMES = 24;
const ALL = {
  ...{ columns: 64, rows: 64, seed: 7, overlays: 'raw chaikin rdp catmull-rom' },
  ...{ view: 'trail', compare: '', marks: '', follow: '', speed: 1000 },
};

/** @type {readonly (readonly [title: string, use: (page: Page, root: Locator, i: number) => Promise<void>])[]} */
const CONTROLS = [
  ['scrub', (page, root, i) => moveOver(page, root.locator('.timeline input'), (i * 37) % 100)],
  ['step on', (_, root) => root.getByRole('button', { name: 'One step on' }).click()],
  ['step back', (_, root) => root.getByRole('button', { name: 'One step back' }).click()],
  ['passes', (page, root, i) => turn(page, root.getByLabel('passes'), i)],
  ['angle limit', (page, root, i) => turn(page, root.getByLabel('angle limit'), i)],
  ['tolerance', (page, root, i) => turn(page, root.getByLabel('tolerance'), i)],
  ['detail', (page, root, i) => turn(page, root.getByLabel('detail'), i)],
  ['alpha', (page, root, i) => turn(page, root.getByLabel('alpha'), i)],
  ['wiggliness', (page, root, i) => turn(page, root.getByLabel('wiggliness'), i)],
  ['curve on/off', (_, root) => root.getByRole('checkbox', { name: 'RDP' }).click()],
  ['trail view', (_, root) => root.getByRole('checkbox', { name: 'trail view' }).click()],
  ['keep off walls', (_, root) => root.getByRole('checkbox', { name: 'keep off walls' }).click()],
  ['construction', (_, root) => root.getByRole('checkbox', { name: 'construction' }).click()],
  [
    'seed and undo',
    (_, root, i) => root.getByRole('button', { name: i % 2 === 0 ? 'Another path' : 'Undo' }).click(),
  ],
  ['drag an end', (page, root, i) => moveOver(page, root.locator('canvas').first(), 20 + i)],
  ['build walls', (page, root, i) => moveOver(page, root.locator('canvas').first(), 20 + i)],
];

export async function benchControls() {
  await ensurePackages();
  const { chromium } = await import('@playwright/test').catch(() => {
    throw new Failure('Playwright is missing: `npm ci` brings it.');
  });
  const port = await serve(0);
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...root, '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 900, height: 1400 } });
  await page.addInitScript(watch);
  say(`${'control'.padEnd(16)} p75 to the frame's end   p75 of event timing`);
  for (const [title, use] of CONTROLS) {
    const words = new URLSearchParams(Object.entries(ALL).map(([name, value]) => [name, String(value)]));
    await page.goto(`http://127.0.0.1:${port}/dist/embed.html?${words}`);
    const figure = page.locator('meander-path');
    await figure.locator('.handle').first().waitFor();
    if (title.startsWith('step'))
      await figure.evaluate((element) => Reflect.get(element, 'seek').call(element, 2000));
    if (title === 'build walls') await figure.getByRole('button', { name: 'Build walls' }).click();
    await press(page, figure, title);
    await page.waitForTimeout(400);
    await page.evaluate('timings.frames.length = timings.events.length = 0');
    for (let i = 0; i < TIMES; i++) {
      await use(page, figure, i);
      await page.waitForTimeout(60);
    }
    await page.waitForTimeout(300);
    const { frames, events } = await page.evaluate('timings');
    say(`${title.padEnd(16)} ${show(frames).padStart(12)} ms  ${show(events).padStart(18)} ms`);
  }
  await browser.close();
}

/** Runs in the page. */
function watch() {
  /** @type {number[]} */
  const frames = [];
  /** @type {number[]} */
  const events = [];
  Object.assign(window, { timings: { frames, events } });
  let first = Infinity;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    frames.push(performance.now() - first);
    first = Infinity;
  };
  for (const type of ['pointermove', 'input', 'keydown', 'click'])
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        if (first === Infinity) requestAnimationFrame(() => port2.postMessage(null));
        first = Math.min(first, timeStamp);
      },
      { capture: true },
    );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId')) events.push(entry.duration);
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
}

/** @param {Page} page @param {Locator} slider @param {number} i */
async function turn(page, slider, i) {
  if (i === 0) await slider.focus();
  await page.keyboard.press(i % 8 < 4 ? 'ArrowRight' : 'ArrowLeft');
}

/** @param {Page} page @param {Locator} thing @param {number} percent of its width */
async function moveOver(page, thing, percent) {
  const box = await thing.boundingBox();
  if (!box) throw new Failure('A control is not to be seen.');
  const [x, y] = [box.x + (box.width * (2 + 0.96 * percent)) / 100, box.y + Math.min(box.height / 2, 200)];
  await page.mouse.move(x, y);
}

/**
 * Takes hold of what is dragged.
 * @param {Page} page
 * @param {Locator} figure
 * @param {string} title
 */
async function press(page, figure, title) {
  const held = {
    scrub: '.timeline input',
    'drag an end': '.handle >> nth=0',
    'build walls': 'canvas >> nth=0',
  }[title];
  if (!held) return;
  await figure.locator(held).hover();
  await page.mouse.down();
}

/** @param {number[]} times */
function show(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted.length === 0 ? '< 16' : sorted[Math.floor(0.75 * (sorted.length - 1))].toFixed(0);
}

if (isMain(import.meta)) await main(async () => benchControls().then(() => process.exit(0)));
